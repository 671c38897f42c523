"""The decks that people build: storing and changing them, whatever the game."""
