"""Content packs of operators: found in their folder, read, put on a shelf, composed with a game.

The module `content` reads the single files.
"""
