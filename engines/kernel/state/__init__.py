"""A match as plain data: its model, copies of it, and the dice.

Saves and undo are in `history`.
"""
