"""Ratings from results."""
