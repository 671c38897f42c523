"""The content packs that a match is played with, in a line."""

from __future__ import annotations

from typing import Any

from engines.kernel.content.reading import Origin, packs_of
from words.safe import safe_name
from words.texts import Words

DIGITS = 12
"""Hex digits of a pack's hash that are shown."""


def told(words: Words, origin: Origin, *, digits: int = DIGITS) -> str:
    """Return a pack as it is named beside a match: name, version, the beginning of its hash."""
    name = safe_name(origin.name.in_language(words.language), 40)
    return words("packs-named", name=name, version=origin.version, hash=origin.hash[:digits])


def with_packs(words: Words, pack: Any, key: str = "packs-with") -> list[str]:
    """Return a line with the content packs that a match is played with; nothing where there are none."""
    packs = [told(words, origin) for origin in packs_of(pack)]
    return [words(key, count=len(packs), packs=words.join(packs))] if packs else []
