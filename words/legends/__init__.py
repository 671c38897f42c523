"""Legends in words: all texts of a match are reached through match.py.

Texts of the cards are in `cards`, of the events in `log`, of the answers in `answers`, of the table in `table`. The Fluent texts
are in data/locales.
"""
