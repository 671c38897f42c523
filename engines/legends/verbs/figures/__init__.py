"""Verbs about figures: of permanents, levels, and a player's legendarity."""
