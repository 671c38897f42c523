"""The shapes of elimination."""
