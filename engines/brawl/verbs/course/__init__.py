"""Verbs about the card itself: cancelling a part of it, doing it again."""
