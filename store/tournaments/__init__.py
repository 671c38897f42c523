"""Tournaments in SQL: what they are, who is in them, their log, their matches, the messages they owe."""
