"""Judges: calling one, the desk, corrections, rulings.

What moderators do lives in cogs/moderation.
"""
