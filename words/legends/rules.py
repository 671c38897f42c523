"""Learners' texts of Legends: listings below rules topics, and worked examples."""

from __future__ import annotations

from typing import get_args

from engines.kernel.events import Event, Happened
from engines.legends.content.pack import Pack
from engines.legends.content.vocabulary import Keyword
from engines.legends.examples import Shown
from words.common.examples import example_names
from words.legends.cards.base import MatchWords
from words.legends.match import LegendsWords
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


# -------------------------------------------------------------------- worked examples


def caption(language: Language, made: Shown, *, pictured: bool) -> str:  # noqa: ARG001  # a picture does not tell what came when
    """Return the caption of an example, then the events in it, in order and with the numbers; no card is secret here."""
    words = LegendsWords(language, made.rules.pack, example_names(language)).at(made.view)
    events = [each for happened in made.events if (each := _all_known(happened)) is not None]
    lines = words.story(events)
    return "\n".join([f"**{made.example.says.in_language(language)}**", *(f"- {line}" for line in lines)])


def _all_known(happened: Happened) -> Event | None:
    """Return an event as those know it who know the most: the seat that it is a secret of, if any."""
    return next(iter(happened.secret.values()), happened.public)
