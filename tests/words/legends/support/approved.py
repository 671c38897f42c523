"""The cards of Legends as they read, a paragraph each: name, properties, text, and the short text of an option.

The texts are kept in tests/words/legends/approved; `python -m tests.words.approve` writes them anew.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from tests.words.legends.support.making import words_in
from words.texts import Language

FOLDER = Path(__file__).parents[1] / "approved"


def file_of(language: Language) -> Path:
    """Return where the approved texts of a language are kept."""
    return FOLDER / f"cards-{language}.txt"


def worded(language: Language) -> str:
    """Return all cards of the standard pack in words."""
    return "\n".join(_lines(language))


def _lines(language: Language) -> Iterator[str]:
    words = words_in(language)
    for name in words.pack.card:
        yield f"{words.card(name)} ({words.collector(name)})"
        yield f"   {words.short(name)}"
        yield from (f"   {words.paragraph(effect)}" for effect in words.effects(name))
        if words.short_text(name) != words.text(name):
            yield f"   > {words.short_text(name)}"
        yield ""
