"""Chance that nobody can bend: a chain of values committed to before anybody enters, and lots that follow from it."""
