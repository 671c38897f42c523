"""Decks of people."""
