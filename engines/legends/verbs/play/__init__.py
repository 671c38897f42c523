"""Verbs about permanents in play: leaving it, turning, control."""
