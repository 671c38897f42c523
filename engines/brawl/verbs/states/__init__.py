"""Verbs about states of champions to the end of the turn, and stun (SB-30, SB-57, SB-58)."""
