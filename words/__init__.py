"""Wording: how decisions, events and cards are put into words.

The texts themselves, in Russian and English, are Fluent files in data/locales.
"""
