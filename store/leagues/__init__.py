"""Ladders and seasons, in SQL."""
