"""Verbs about cards in hands, decks and discards (SB-60, SB-61)."""
