"""Names for the entries of test tournaments, and a speech with them."""

from __future__ import annotations

from words.texts import Language, words
from words.tournaments.speech import Speech

NAMES = dict(
    enumerate(("Anna", "Boris", "Vera", "Gleb", "Dina", "Egor", "Zhenya", "Zina", "Igor", "Katya", "Lev", "Maya"), 1)
)


def speech(language: Language = "en", own: int = 0) -> Speech:
    """Return strict words in a language for a reader, with moments that are easy to see."""
    return Speech(words(language, strict=True), NAMES, lambda at: f"[{at}]", own)
