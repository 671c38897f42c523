"""Verbs about cores (SB-20)."""
