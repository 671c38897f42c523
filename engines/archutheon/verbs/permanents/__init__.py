"""Verbs about permanents (AR-56, AR-60 to AR-73)."""
