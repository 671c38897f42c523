"""What each game offers to those who learn it: topics of its rules, worked examples, single cards. By game."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from engines.battlecon import examples as battlecon_examples
from engines.brawl import examples as brawl_examples
from engines.games import GAMES
from engines.kernel.content import ContentError
from engines.kernel.game import Rules
from engines.krendel import examples as krendel_examples
from words import battlecon_lookup, battlecon_rules, brawl_lookup, brawl_rules, krendel_rules
from words.catalogue import Catalogue, Entry
from words.rules import Book, Topic, book
from words.texts import Language


@dataclass(frozen=True)
class Lore:
    """What the words of a game give.

    `listing` is told the language, the pack and a topic's kind of listing; `example` returns one of `examples` by name, with
    `rules` and `view`, that `caption` (which asks besides whether it is `pictured`) and `alt` take, `names` are those at its
    table; `entries` are all cards of a pack, `card_lines` what one says.
    """

    listing: Callable[[Language, Any, str], list[str]]
    names: Callable[[Language], Mapping[int, str]]
    examples: Callable[[], tuple[str, ...]]
    example: Callable[[str], Any]
    caption: Callable[..., str]
    alt: Callable[[Language, Any], str]
    entries: Callable[[Any], list[Entry]]
    card_lines: Callable[[Language, Any, Entry], list[str]]


LORE: Mapping[str, Lore] = {
    krendel_rules.GAME: Lore(
        krendel_rules.listing,
        krendel_rules.example_names,
        krendel_examples.examples,
        krendel_examples.shown,
        krendel_rules.caption,
        krendel_rules.alt,
        krendel_rules.entries,
        krendel_rules.card_lines,
    ),
    battlecon_rules.GAME: Lore(
        battlecon_rules.listing,
        battlecon_rules.example_names,
        battlecon_examples.examples,
        battlecon_examples.shown,
        battlecon_rules.caption,
        battlecon_rules.alt,
        battlecon_lookup.entries,
        battlecon_lookup.card_lines,
    ),
    brawl_rules.GAME: Lore(
        brawl_rules.listing,
        brawl_rules.example_names,
        brawl_examples.examples,
        brawl_examples.shown,
        brawl_rules.caption,
        brawl_rules.alt,
        brawl_lookup.entries,
        brawl_lookup.card_lines,
    ),
}


def newest() -> dict[str, Rules[Any, Any]]:
    """Return all games that can be learnt, each with the pack that new matches begin with."""
    return {game: GAMES[game].standard for game in LORE}


def catalogue(played: Mapping[str, Rules[Any, Any]], besides: Mapping[str, Rules[Any, Any]] | None = None) -> Catalogue:
    """Return all cards of these games, in the packs that they are played with; after them those that are only in `besides`."""
    found: dict[str, Entry] = {}
    for layer in (played, besides or {}):
        for game, rules in layer.items():
            for entry in LORE[game].entries(rules.pack):
                found.setdefault(entry.key, entry)
    return Catalogue(found.values())


def rules_with(entry: Entry, *layers: Mapping[str, Rules[Any, Any]]) -> Rules[Any, Any]:
    """Return the first of the packs that a game is played with in which a card is. Raises KeyError if it is in none."""
    for rules in (played[entry.game] for played in layers if entry.game in played):
        if any(other.key == entry.key for other in LORE[entry.game].entries(rules.pack)):
            return rules
    raise KeyError(entry.key)


@cache
def books() -> Mapping[str, Book]:
    """Return the books of all games. Raises ContentError if one cannot be read, or names an example that is not there."""
    found = {game: book(game) for game in LORE}
    problems = [problem for made in found.values() for problem in missing(made, LORE[made.game].examples())]
    if problems:
        raise ContentError(problems)
    return found


def missing(made: Book, examples: Collection[str]) -> list[str]:
    """Return a readable problem for every example that a topic names and that is not there."""
    return [
        f"rules.toml: {topic.id}: no example {name!r}"
        for topic in made.topics
        for name in topic.examples
        if name not in examples
    ]


def game_of_rule(rule: str) -> str | None:
    """Return the game whose book has a topic for a rule id."""
    return next((game for game, found in books().items() if found.covering(rule)), None)


def listing_of(rules: Rules[Any, Any], topic: Topic, language: Language) -> list[str]:
    """Return what the cards of a game say themselves to a topic, a line each; nothing for most."""
    return LORE[rules.game.id].listing(language, rules.pack, topic.listing) if topic.listing else []
