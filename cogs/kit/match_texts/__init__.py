"""Texts about a match for one reader: names of seats, clocks, outcomes."""
