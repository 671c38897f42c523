"""What learners are offered, game by game: topics of the rules, worked examples, single cards, and guided first matches."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import cache
from typing import Any

from engines.games import GAMES
from engines.kernel.content.reading import ContentError
from engines.kernel.game import Examples, Rules
from words.common.catalogue import Catalogue, Entry
from words.common.game_texts import LessonWords, LookupWords, NextTopic
from words.common.rule_book import Book, Topic, book
from words.games import GAMES as TEXTS
from words.texts import Language

LOOKUPS: Mapping[str, LookupWords] = {game: texts.lookup for game, texts in TEXTS.items() if texts.lookup is not None}
"""Of the games whose rules can be looked up."""

LESSONS: Mapping[str, LessonWords] = {game: texts.lesson for game, texts in TEXTS.items() if texts.lesson is not None}
"""Of the games that have a guided first match."""


def next_topics(game: str) -> tuple[NextTopic, ...]:
    """Return what to learn of a game after the first match."""
    return TEXTS[game].next_topics


def standard_rules() -> dict[str, Rules[Any, Any]]:
    """Return all games that can be learnt, each with the pack that new matches begin with."""
    return {game: GAMES[game].standard for game in LOOKUPS}


def catalogue(played: Mapping[str, Rules[Any, Any]], besides: Mapping[str, Rules[Any, Any]] | None = None) -> Catalogue:
    """Return all cards of these games, in the packs that they are played with; after them those that are only in `besides`."""
    found: dict[str, Entry] = {}
    for layer in (played, besides or {}):
        for game, rules in layer.items():
            for entry in LOOKUPS[game].entries(rules.pack):
                found.setdefault(entry.key, entry)
    return Catalogue(found.values())


def rules_with(entry: Entry, *layers: Mapping[str, Rules[Any, Any]]) -> Rules[Any, Any]:
    """Return the first of the packs that a game is played with in which a card is. Raises KeyError if it is in none."""
    for rules in (played[entry.game] for played in layers if entry.game in played):
        if any(other.key == entry.key for other in LOOKUPS[entry.game].entries(rules.pack)):
            return rules
    raise KeyError(entry.key)


@cache
def books() -> Mapping[str, Book]:
    """Return the books of all games. Raises ContentError if one cannot be read, or names an example that is not there."""
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
    """Return a readable problem for every example that a topic names and that is not there."""
    return [
        f"rules.toml: {topic.id}: no example {name!r}"
        for topic in made.topics
        for name in topic.examples
        if name not in examples
    ]


def game_of_rule(rule: str) -> str | None:
    """Return the game whose book has a topic for a rule id."""
    return next((game for game, found in books().items() if found.topic_of_rule(rule)), None)


def listing_of(rules: Rules[Any, Any], topic: Topic, language: Language) -> list[str]:
    """Return what the cards of a game say themselves to a topic, a line each; nothing for most."""
    return LOOKUPS[rules.game.id].listing(language, rules.pack, topic.listing) if topic.listing else []
