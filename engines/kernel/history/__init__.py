"""What is kept of a match and taken back: saves, and undo.

The state that is kept is in `state`.
"""
