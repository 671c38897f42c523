"""The messages of a match: the public board, the private panel with its controls, the log, the result.

The handlers of their controls are in cogs/match.
"""
