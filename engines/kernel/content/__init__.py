"""Content files: reading and checking them, composing packs, hints for their authors, and the script of a lesson.

The meaning of a card is each game's own. The packs that operators add are in `packs`.
"""
