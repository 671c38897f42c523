"""Texts of BattleCON's cards, generated from what the cards do."""
