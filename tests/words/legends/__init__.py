"""Legends in words."""
