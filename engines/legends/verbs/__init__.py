"""The verbs of Legends, which its cards call ops: one file each, in folders by subject (engines/kernel/verbs/verb.py)."""
