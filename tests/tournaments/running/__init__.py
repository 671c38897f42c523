"""Tournaments as they are run."""
