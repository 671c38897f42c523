"""Judges: calling one, the desk, corrections, rulings.

The actions of moderators are in cogs/moderation.
"""
