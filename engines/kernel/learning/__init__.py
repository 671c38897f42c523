"""Worked examples and guided first matches, for every game."""
