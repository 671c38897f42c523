"""Texts of the cards of Legends, generated from what the cards do."""
