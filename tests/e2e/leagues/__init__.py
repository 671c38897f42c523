"""Ladders and seasons through the real client: made, climbed and ended by presses."""
