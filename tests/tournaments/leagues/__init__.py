"""Seasons, divisions, ladders."""
