"""Decks of Legends: their texts and codes, what is wrong with them, and how they come to a table."""
