"""Rated tables, leaderboards and profiles as people use them."""
