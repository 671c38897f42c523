"""Counts of the positions after so many choices, from fixed starts of every game."""
