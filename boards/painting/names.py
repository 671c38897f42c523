"""Players' names as pictures write them: in any script, and never empty."""

from __future__ import annotations

from collections.abc import Mapping

from boards.painting import text
from boards.painting.latin import emoji_words
from words.texts import Language, seat_letter, words


def drawable_names(names: Mapping[int, str], language: Language) -> dict[int, str]:
    """Return names by seat, each in letters that the faces have.

    Emoji beside letters are left out; a name of nothing but emoji is written in words, and one of nothing to see becomes
    "Player B".
    """
    return {
        seat: drawable_name(name) or words(language)("seat-player", letter=seat_letter(seat))
        for seat, name in names.items()
    }


def drawable_name(name: str) -> str:
    """Return a name in letters that the faces have, "" if nothing of it can be seen."""
    return text.clean(name, "strong") or text.clean(emoji_words(name[: text.MAX_CHARACTERS]), "strong")
