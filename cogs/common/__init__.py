"""Shared by all features: finding the match of a command, the right to watch it, and registration of a feature."""
