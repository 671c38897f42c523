"""Verbs about the course of the fight: choices, further attacks, the order, a clash, the end."""
