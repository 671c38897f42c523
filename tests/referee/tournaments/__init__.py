"""Tournaments over a real database: the referee opens, starts and scores their tables."""
