"""Verbs about the card itself: what it cancels, and that it is done again."""
