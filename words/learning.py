"""The learners' material by game: topics of the rules, worked examples, single cards, guided first matches."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from functools import cache, lru_cache
from typing import Any

from engines.games import GAMES
from engines.kernel.content.reading import ContentError
from engines.kernel.game import Examples, Rules
from engines.kernel.languages import languages
from words.common.catalogue import Catalogue, Entry
from words.common.game_texts import LessonWords, LookupWords, NextTopic
from words.common.rule_book import Book, Topic, book
from words.games import GAMES as TEXTS
from words.texts import Language

LOOKUPS: Mapping[str, LookupWords] = {game: texts.lookup for game, texts in TEXTS.items() if texts.lookup is not None}
"""The texts for looking up rules and cards, by game."""

LESSONS: Mapping[str, LessonWords] = {game: texts.lesson for game, texts in TEXTS.items() if texts.lesson is not None}
"""The texts of the guided first match, by game."""


def next_topics(game: str) -> tuple[NextTopic, ...]:
    """Return the things to learn of a game after the first match."""
    return TEXTS[game].next_topics


def standard_rules() -> dict[str, Rules[Any, Any]]:
    """Return the rules of all games that can be looked up, with the content of new matches."""
    return {game: GAMES[game].standard for game in LOOKUPS}


@dataclass(frozen=True)
class _Cards:
    """The cards of a game, the same for all rules with the same content."""

    game: str
    hash: str
    rules: Rules[Any, Any] = field(compare=False, repr=False)


def catalogue(played: Mapping[str, Rules[Any, Any]], besides: Mapping[str, Rules[Any, Any]] | None = None) -> Catalogue:
    """Return the catalogue of all cards in `played`, followed by cards that are only in `besides`."""
    layers = (played, besides or {})
    cards = (_Cards(game, rules.hash, rules) for layer in layers for game, rules in layer.items())
    return _catalogue(tuple(cards), languages())


@lru_cache(maxsize=4)
def _catalogue(layers: tuple[_Cards, ...], _tongues: tuple[Language, ...]) -> Catalogue:
    """Return a catalogue, prepared once: it is asked for at every key that is pressed, in most channels for the same cards."""
    found: dict[str, Entry] = {}
    for cards in layers:
        for key, entry in _entries(cards).items():
            found.setdefault(key, entry)
    return Catalogue(found.values())


@lru_cache(maxsize=32)
def _entries(cards: _Cards) -> Mapping[str, Entry]:
    """Return the entries of a game's cards by their keys."""
    return {entry.key: entry for entry in LOOKUPS[cards.game].entries(cards.rules.pack)}


def rules_with(entry: Entry, *layers: Mapping[str, Rules[Any, Any]]) -> Rules[Any, Any]:
    """Return the first rules of a card's game whose pack has the card. Raises KeyError if none has it."""
    for rules in (played[entry.game] for played in layers if entry.game in played):
        if entry.key in _entries(_Cards(entry.game, rules.hash, rules)):
            return rules
    raise KeyError(entry.key)


@cache
def books() -> Mapping[str, Book]:
    """Return the books of all games. Raises ContentError if one cannot be read or names an unknown example."""
    found = {game: book(game) for game in LOOKUPS}
    problems = [problem for made in found.values() for problem in missing_examples(made, example_names(made.game))]
    if problems:
        raise ContentError(problems)
    return found


def worked_examples(game: str) -> Examples:
    """Return the worked examples of a game. Raises KeyError for a game that has none."""
    found = GAMES[game].worked
    if found is None:
        raise KeyError(game)
    return found


def example_names(game: str) -> tuple[str, ...]:
    """Return the ids of the worked examples of a game; nothing for a game that has none. Raises ContentError."""
    found = GAMES[game].worked
    return () if found is None else found.names()


def missing_examples(made: Book, examples: Collection[str]) -> list[str]:
    """Return a readable problem for every unknown example that a topic names."""
    return [
        f"rules.toml: {topic.id}: no example {name!r}"
        for topic in made.topics
        for name in topic.examples
        if name not in examples
    ]


def game_of_rule(rule: str) -> str | None:
    """Return the game whose book has a topic for a rule id; None if none has."""
    return next((game for game, found in books().items() if found.topic_of_rule(rule)), None)


def listing_of(rules: Rules[Any, Any], topic: Topic, language: Language) -> list[str]:
    """Return the lines that a game's content adds to a topic; most topics have none."""
    return LOOKUPS[rules.game.id].listing(language, rules.pack, topic.listing) if topic.listing else []
