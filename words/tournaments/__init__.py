"""Tournaments in words."""
