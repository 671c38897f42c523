"""Verbs that move heroes (AR-50 to AR-55)."""
