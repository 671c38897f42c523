"""Ladders of the soak: people climb while the referee dies at random commits."""
