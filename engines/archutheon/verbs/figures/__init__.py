"""Verbs that change the figures of a declared card (AR-34, AR-35, AR-59)."""
