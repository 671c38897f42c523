"""Verbs about lives: all go through the damage queue (LG-44)."""
