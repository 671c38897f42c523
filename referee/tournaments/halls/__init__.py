"""Tournaments in memory: their state, their one way to grow, their slots, the rights in them."""
