"""Decks that people build and bring: the commands /deck, the workshop, sharing, and the choice of a deck for a table."""
