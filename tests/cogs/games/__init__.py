"""Panels and requests with the longest matches of each game, against Discord's limits."""
