"""Verbs that stop declared cards, or parts of them (AR-58)."""
