"""The texts of a game: words of a match, and for learners rules, cards and the lesson."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from engines.kernel.content.names import Name
from engines.kernel.learning.lessons import Stage
from engines.kernel.state.model import Seat
from words.common.catalogue import Entry
from words.common.deck_words import DeckWords
from words.common.lesson_page import Page
from words.common.protocol import GameWords
from words.texts import Language


@dataclass(frozen=True)
class ExampleWords:
    """Texts of a worked example that was played.

    `names` are those at its table; `caption` describes the example, shorter if it is `pictured`; `alt` describes the table.
    """

    names: Callable[[Language], Mapping[int, str]] = lambda _language: {}
    caption: Callable[..., str] = lambda _language, _shown, *, pictured: ""  # noqa: ARG005  # there is none to tell
    alt: Callable[[Language, Any], str] = lambda _language, _shown: ""


@dataclass(frozen=True)
class LookupWords:
    """Texts of a game for those who look up its rules and cards.

    `entries` returns all cards of a pack, `card_lines` the text of one. `listing` takes the language, the pack and the
    kind of a topic's listing; `examples` describes worked examples. A game without them leaves them out.
    """

    entries: Callable[[Any], list[Entry]]
    card_lines: Callable[[Language, Any, Entry], list[str]]
    listing: Callable[[Language, Any, str], list[str]] = lambda _language, _pack, _kind: []
    examples: ExampleWords = ExampleWords()


@dataclass(frozen=True)
class LessonWords:
    """Texts of a game's guided first match.

    `names` are those at the table, the learner's included; `names_in_text` are the same as texts have them. `pages` explains the
    events since the latest answer, in order; the last page is the question or the end. It takes the game's words with
    `names_in_text`.
    """

    names: Callable[[Language], Mapping[Seat, str]]
    names_in_text: Callable[[Language], Mapping[Seat, str]]
    pages: Callable[[Any, Stage], list[Page]]


@dataclass(frozen=True)
class NextTopic:
    """Something to learn after the first match: the key of its text, and the topic of the game's rules for more.

    One without a topic is about the bot, not about the game.
    """

    key: str
    topic: str = ""


UNDO, CLOCK = NextTopic("further-undo"), NextTopic("further-clock")
"""For every game: undoing a choice, and a match over days."""


@dataclass(frozen=True)
class GameTexts:
    """The texts of a game: `match` makes the words of a match; a game may have no `lookup` or `lesson`.

    `next_topics` are at least two things to learn after the first match, in order. `characters` are the names of those whom a
    pack lets people play, by id. `decks` are those of decks that people build, None where nobody builds any.
    """

    match: Callable[[Language, Any, Mapping[Seat, str]], GameWords]
    lookup: LookupWords | None = None
    lesson: LessonWords | None = None
    next_topics: tuple[NextTopic, ...] = (UNDO, CLOCK)
    characters: Callable[[Any], Mapping[str, Name]] = lambda _pack: {}
    decks: DeckWords | None = None
