"""Decks at the local table."""
