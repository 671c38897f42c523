"""Letters that no font here has, written in Latin ones: a name in any script can be read and told from others."""

from __future__ import annotations

import re
import unicodedata
from functools import cache

from anyascii import anyascii

EMOJI_CATEGORIES = {"So", "Sk"}
"""Categories of emoji, their modifiers and ornaments; some are letters in a circle or a square."""

MARK_CATEGORIES = {"Mn", "Me"}
"""Categories of what stands on or in another letter: accents, and the vowels of some scripts."""

_EMOJI_NAME = re.compile(r":[a-z0-9_+-]+:")
"""The form in which anyascii writes an emoji."""


def is_accent(char: str) -> bool:
    """Tell whether a sign only stands on a Latin, Greek or Cyrillic letter; vowels of other scripts do not."""
    return unicodedata.category(char) in MARK_CATEGORIES and unicodedata.name(char, "").startswith("COMBINING")


@cache
def to_latin(char: str) -> str:
    """Return the replacement of a character in Latin letters, figures and signs; empty for emoji and ornaments."""
    if is_accent(char):
        return ""
    written = anyascii(char)
    if _EMOJI_NAME.search(written):
        return ""
    ornament = unicodedata.category(char) in EMOJI_CATEGORIES and not any(c.isalnum() for c in written)
    return "" if ornament else written


def emoji_words(text: str) -> str:
    """Return the emoji of a text as words: "dragon fire". What is none of them goes."""
    found = [each.strip(":") for char in text for each in _EMOJI_NAME.findall(anyascii(char))]
    return " ".join(found).replace("_", " ")
