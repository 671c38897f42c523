"""Readers to whom a text that cannot be said is an error."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from cogs.kit.match_texts.reader import Reader
from engines.kernel.state.model import Seat
from referee.match.live import Live
from words.safe import safe_name
from words.texts import Language, words


def strict(
    live: Live, language: Language, viewer: Seat | None = None, make_safe: Callable[[str], str] = safe_name
) -> Reader:
    """Return who reads about a match in a language."""
    return replace(Reader.of(live, language, viewer, make_safe), words=words(language, strict=True))
