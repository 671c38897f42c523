"""Pieces that pictures of several games share: grounds, hexes, ornaments, prose.

It knows no game.
"""
