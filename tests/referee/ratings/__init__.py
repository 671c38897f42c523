"""Ratings over a real database: which games count, in which order, and what a correction changes."""
