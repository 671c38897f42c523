"""What a match looks like in messages: the public board, the private panel with its controls, the log, the result.

What a press does lives in cogs/match.
"""
