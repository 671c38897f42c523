"""Turns: Recovery, Tactics and Combat, in which cards are declared and then executed."""
