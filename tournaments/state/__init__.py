"""The state of a tournament at a moment: entries, rounds and results, folded from its records."""
