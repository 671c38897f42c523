"""Verbs about objects and elements on the board (AR-75 to AR-79)."""
