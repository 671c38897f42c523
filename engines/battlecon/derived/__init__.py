"""Functions that derive the present from the board each time: figures, amounts, conditions, lasting rules, places.

They change nothing.
"""
