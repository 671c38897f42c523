"""Figures from finished games: profiles and years of persons, shares of characters."""
