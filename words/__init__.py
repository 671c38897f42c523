"""Wording: Fluent texts in Russian and English, and how decisions, events and cards are told."""
