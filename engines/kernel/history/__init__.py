"""The history of a match: saves, and undo.

The state that is saved is in `state`.
"""
