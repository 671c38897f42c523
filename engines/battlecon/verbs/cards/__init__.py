"""Verbs about cards: in hand, on the table, in the discard piles, special ones (BC-70, BC-78, BC-95)."""
