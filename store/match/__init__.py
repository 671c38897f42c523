"""Matches in SQL: rows, choices, states, events, the outbox, homes and imported files."""
