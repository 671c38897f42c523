"""Verbs: the things that cards can do, each a type with all that belongs to it, in a file of its own."""
