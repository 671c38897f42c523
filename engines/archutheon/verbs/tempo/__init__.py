"""Verbs about cards, tokens and tracks (AR-17, AR-18, AR-45)."""
