"""Texts in both languages: complete, safe, and approved line by line."""
