"""Decks of Legends."""
