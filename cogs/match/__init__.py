"""One match as people see it: board, log, story, result, undo, watching, and the commands for them.

Answering questions lives in cogs/decisions.
"""
