"""One line about the content packs of a match."""

from __future__ import annotations

from typing import Any

from engines.kernel.content.reading import Origin, packs_of
from words.safe import safe_name
from words.texts import Words

DIGITS = 12
"""Hex digits of a pack's hash that are shown."""


def origin_label(words: Words, origin: Origin, *, digits: int = DIGITS) -> str:
    """Return the label of a pack: its name, its version and the first digits of its hash."""
    name = safe_name(origin.name.in_language(words.language), 40)
    return words("packs-named", name=name, version=origin.version, hash=origin.hash[:digits])


def with_packs(words: Words, pack: Any, key: str = "packs-with") -> list[str]:
    """Return a line with the content packs of a match, nothing if there are none."""
    packs = [origin_label(words, origin) for origin in packs_of(pack)]
    return [words(key, count=len(packs), packs=words.join(packs))] if packs else []
