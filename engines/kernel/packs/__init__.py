"""Content packs of hosts: found in their folder, read, kept on a shelf, composed with a game.

What a file of content says is read by `content`.
"""
