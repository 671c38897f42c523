"""Answers that nobody presses: practice players and standing orders, each after a delay."""
