"""Automatic answers: those of practice players and of standing orders, each after a delay."""
