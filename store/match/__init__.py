"""Matches in SQL: rows, choices, states, events, messages owed, places, files that were brought in."""
