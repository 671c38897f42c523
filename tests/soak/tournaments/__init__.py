"""Tournaments of the soak: what is played, what disturbs it, and what must hold."""
