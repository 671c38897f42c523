"""The lexicon that tells made-up cards of Legends, and what is wrong with a text."""

from __future__ import annotations

import re
from typing import Any

from engines.legends.content.pack import load
from engines.legends.content.vocabulary import CardType, Target
from words.legends.cards.whom import Lexicon
from words.legends.match import LegendsWords
from words.texts import Language, words

PACK = load()

NAMES: dict[Language, dict[int, str]] = {"ru": {0: "Анна", 1: "Борис"}, "en": {0: "Anna", 1: "Boris"}}

TARGETS = (Target(kind="follower", side="enemy"), Target(kind="hero", side="own"))
"""The targets of a text that names two."""

LONGEST = 240
"""The most code points of a card's text."""


def lexicon(language: Language, itself: CardType = "hero", **more: Any) -> Lexicon:
    """Return the words for one text of a card of this type."""
    return Lexicon(words(language, strict=True), itself, **{"targets": TARGETS, **more})


def words_in(language: Language) -> LegendsWords:
    """Return the words of a match of the standard cards."""
    return LegendsWords(language, PACK, NAMES[language], strict=True)


def flaws(text: str, language: Language) -> list[str]:
    """Return what is wrong with the looks of a text, nothing if it can be shown."""
    found = re.findall(r"\{|\}|  |\$|legends-| [,.;:)]|\.\.|\( |^ | $|None|\) \(|[a-z]_[a-z]", text)
    quotes = [f"{a}{b}" for a, b in ("«»", "“”", "()") if text.count(a) != text.count(b)]
    alien = re.findall(r"[а-яё]+" if language == "en" else r"[a-z]+", text, re.IGNORECASE)
    return found + quotes + (['"'] if '"' in text else []) + [word for word in alien if word not in ("A", "B")]
