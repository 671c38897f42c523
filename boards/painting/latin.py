"""Letters that no font here has, written in Latin ones: a name in any script can be read and told from others."""

from __future__ import annotations

import re
import unicodedata
from functools import cache

from anyascii import anyascii

PICTURES = {"So", "Sk"}
"""Categories of emoji, their modifiers and ornaments; some are letters in a circle or a square."""

MARKS = {"Mn", "Me"}
"""Categories of what stands on or in another letter: accents, and the vowels of some scripts."""

_IN_WORDS = re.compile(r":[a-z0-9_+-]+:")
"""How an emoji is written."""


def accent(char: str) -> bool:
    """Tell whether a sign only stands on a Latin, Greek or Cyrillic letter; vowels of other scripts do not."""
    return unicodedata.category(char) in MARKS and unicodedata.name(char, "").startswith("COMBINING")


@cache
def latin(char: str) -> str:
    """Return what stands for a character in Latin letters, figures and signs; empty for emoji and ornaments."""
    if accent(char):
        return ""
    written = anyascii(char)
    if _IN_WORDS.search(written):
        return ""
    ornament = unicodedata.category(char) in PICTURES and not any(c.isalnum() for c in written)
    return "" if ornament else written


def in_words(text: str) -> str:
    """Return the emoji of a text as words: "dragon fire". What is none of them goes."""
    found = [each.strip(":") for char in text for each in _IN_WORDS.findall(anyascii(char))]
    return " ".join(found).replace("_", " ")
