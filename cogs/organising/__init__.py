"""Tournaments for their organisers: making one, its settings, the panel with the next step, people, results and rounds."""
