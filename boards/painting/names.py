"""Players' names as pictures write them: in any script, and never empty."""

from __future__ import annotations

from collections.abc import Mapping

from boards.painting import text
from boards.painting.latin import in_words
from words.texts import Language, seat_letter, words


def drawable(names: Mapping[int, str], language: Language) -> dict[int, str]:
    """Return names by seat, each in letters that the faces have.

    Emoji beside letters are left out; a name of nothing but emoji is written in words, and one of nothing to see becomes
    "Player B".
    """
    return {
        seat: _drawable(name) or words(language)("seat-player", letter=seat_letter(seat))
        for seat, name in names.items()
    }


def _drawable(name: str) -> str:
    return text.clean(name, "strong") or text.clean(in_words(name[: text.LONGEST]), "strong")
