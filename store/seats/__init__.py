"""Substitutes, motions, undo requests and standing orders in SQL."""
