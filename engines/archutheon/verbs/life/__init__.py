"""Verbs about health (AR-57, AR-80)."""
