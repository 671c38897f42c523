"""Tournaments as their viewers see them."""
