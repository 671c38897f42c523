"""Archutheon in words: all texts of a match are reached through match.py.

Texts of the hand are in hand.py, those of the table in `table`. The Fluent texts are in data/locales.
"""
