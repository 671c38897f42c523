"""Verbs about tokens and counters (BC-43)."""
