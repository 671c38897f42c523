"""Matches of each game from the lobby to the result, secrecy between seats, and every command with each game."""
