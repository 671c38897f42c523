"""Krendel's Tournament in words: all texts of a match are reached through match.py."""
