"""Content files and packs: found, read, checked, composed.

What a card means is each game's own.
"""
