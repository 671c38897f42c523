"""Texts of Super Fantasy Brawl's cards, generated from what the cards do."""
