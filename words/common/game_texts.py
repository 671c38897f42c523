"""All that the words of a game give: those of a match, and for learners its lore and its lesson."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from engines.kernel.learning.lessons import Stage
from engines.kernel.state.model import Seat
from words.common.catalogue import Entry
from words.common.lesson_page import Page
from words.common.protocol import GameWords
from words.texts import Language


@dataclass(frozen=True)
class ExampleWords:
    """What is said of a worked example that was played.

    `names` are those at its table; `caption` tells what it shows, shorter where it is `pictured`, `alt` the table alone.
    """

    names: Callable[[Language], Mapping[int, str]] = lambda _language: {}
    caption: Callable[..., str] = lambda _language, _shown, *, pictured: ""  # noqa: ARG005  # there is none to tell
    alt: Callable[[Language, Any], str] = lambda _language, _shown: ""


@dataclass(frozen=True)
class LookupWords:
    """What a game says to those who look up its rules and cards.

    `entries` are all cards of a pack, `card_lines` what one says. `listing` is told the language, the pack and a topic's kind of
    listing; `examples` tell worked examples. Where no topic has a listing or an example, they are left out.
    """

    entries: Callable[[Any], list[Entry]]
    card_lines: Callable[[Language, Any, Entry], list[str]]
    listing: Callable[[Language, Any, str], list[str]] = lambda _language, _pack, _kind: []
    examples: ExampleWords = ExampleWords()


@dataclass(frozen=True)
class LessonWords:
    """What a game says in its guided first match.

    `names` are those at the table, the learner's included, and `called` what the texts call them; `pages` explain what has
    happened since the latest answer, in order, the last one the question or the end. `pages` takes the game's words for those
    who are `called` so.
    """

    names: Callable[[Language], Mapping[Seat, str]]
    names_in_text: Callable[[Language], Mapping[Seat, str]]
    pages: Callable[[Any, Stage], list[Page]]


@dataclass(frozen=True)
class NextTopic:
    """Something to learn after the first match: the key of what is said, and the topic of the game's rules that tells more.

    Without a topic all of it is said there: how the bot is used, not how the game is played.
    """

    key: str
    topic: str = ""


UNDO, CLOCK = NextTopic("further-undo"), NextTopic("further-clock")
"""Of use in every game: a choice taken back, a match over days."""


@dataclass(frozen=True)
class GameTexts:
    """The words of a game: `match` makes those of a match; a game without rules to look up or a lesson leaves these out.

    `further` is what to learn after the first match, in order, two things at least.
    """

    match: Callable[[Language, Any, Mapping[Seat, str]], GameWords]
    lookup: LookupWords | None = None
    lesson: LessonWords | None = None
    next_topics: tuple[NextTopic, ...] = (UNDO, CLOCK)
