"""Texts of Archutheon's cards, generated from what the cards do."""
