"""Matches from lobby to result, clocks, judges and files over a real database, without Discord."""
