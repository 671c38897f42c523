"""Content files: read, checked, composed, with hints for who wrote them; and the script of a lesson.

What a card means is each game's own. The packs of hosts are in `packs`.
"""
