"""Verbs about damage (SB-30, SB-59)."""
