"""Substitutes, votes of the table, requests to undo and standing orders in SQL."""
