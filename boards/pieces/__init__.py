"""Pieces that pictures of several games share: emblems, grounds, hexes, ornaments, prose.

It knows no game.
"""
