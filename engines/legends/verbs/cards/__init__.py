"""Verbs about cards in hands, decks and graveyards (LG-10)."""
