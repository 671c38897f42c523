"""The match as a series of games, and the beginning of each."""
