"""Verbs by which champions are moved by others (SB-53 to SB-56)."""
