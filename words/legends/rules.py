"""Learners' texts of Legends: listings below rules topics."""

from __future__ import annotations

from typing import get_args

from engines.legends.content.pack import Pack
from engines.legends.content.vocabulary import Keyword
from words.legends.cards.base import MatchWords
from words.texts import Language


def listing(language: Language, pack: Pack, kind: str) -> list[str]:
    """Return the listing of content below a topic, a line each. Raises KeyError for an unknown kind."""
    words = MatchWords(language, pack, {})
    if kind == "keywords":
        return [f"- {words.reminder(word)}" for word in ("stays", *get_args(Keyword))]
    if kind == "presets":
        return [
            words.say("legends-rules-preset", name=words.preset(each.id), about=each.about.in_language(language))
            for each in pack.presets
        ]
    raise KeyError(kind)
