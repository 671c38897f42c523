"""Verbs about life, damage and stun (BC-44 to BC-46, BC-84)."""
