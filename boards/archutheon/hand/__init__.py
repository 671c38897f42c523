"""The hand of a player."""
