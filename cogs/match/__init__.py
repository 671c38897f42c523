"""One match as people see it: answering, board, log, story, result, undo, watching, and the commands for them.

The messages themselves are drawn in `screens`.
"""
