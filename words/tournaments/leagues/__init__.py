"""Ratings, seasons, divisions and ladders in words."""
