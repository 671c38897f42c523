"""Ladders and seasons as a service, over a real database."""
