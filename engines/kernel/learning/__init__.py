"""Worked examples and guided first matches, as every game has them."""
