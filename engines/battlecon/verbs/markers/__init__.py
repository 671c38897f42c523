"""Verbs about markers on the board (BC-49)."""
