"""Verbs that move fighters (BC-50 to BC-57)."""
