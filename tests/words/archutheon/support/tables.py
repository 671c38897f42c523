"""Matches and words of Archutheon that the tests of its words speak about."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from engines.archutheon.board import Board, Options
from engines.archutheon.content.pack import Pack, load
from engines.archutheon.game import ARCHUTHEON
from engines.archutheon.views.view import View
from engines.kernel.choose import Turn, begin, choose
from engines.kernel.game import Rules
from engines.kernel.state.model import Decision, Option
from engines.kernel.views import random_keys, view
from tests.engines.archutheon.tables import Table
from words.archutheon.match import ArchutheonWords
from words.texts import Language

PACK = load()
RULES: Rules[Board, Pack] = ARCHUTHEON.rules(PACK)
NAMES: dict[Language, dict[int, str]] = {"ru": {0: "Анна", 1: "Борис"}, "en": {0: "Anna", 1: "Boris"}}

ALL: dict[str, Any] = {
    "leaders": "on",
    "passives": "on",
    "charge": "on",
    "boosting": "on",
    "release": "on",
    "slots": "on",
}
"""All modules but the terrain."""

SETTINGS: dict[str, Options] = {
    "basic": Options(),
    "all": Options(terrain="elimination", **ALL),
    "boosts": Options(boosting="on", charge="on", terrain="drawn"),
}
"""Tables whose matches together ask and tell all there is."""


def words_in(language: Language) -> ArchutheonWords:
    """Return the words of a match, strict: a text that cannot be said is an error."""
    return ArchutheonWords(language, PACK, NAMES[language], strict=True)


def play(setting: str, seed: int) -> Iterator[Turn]:
    """Yield every turn of a random match, the opening first."""
    rng = Random(seed)
    turn = begin(RULES, range(2), rng.randbytes(32).hex(), SETTINGS[setting])
    yield turn
    while turn.match.outcome is None:
        asked: Decision = rng.choice(turn.match.asks)
        turn = choose(RULES, turn.match, asked.seat, asked.id, random_keys(asked, rng))
        yield turn


def asked(kind: str, setting: str = "basic") -> Iterator[tuple[Decision, View]]:
    """Yield questions of a kind with their views, of some random matches."""
    for seed in range(6):
        for turn in play(setting, seed):
            for each in turn.match.asks:
                if each.kind == kind:
                    yield each, view(RULES, turn.match, each.seat).table


def decision(kind: str, *options: Option, seat: int = 0, least: int = 1, most: int = 1) -> Decision:
    """Return a question with these answers."""
    return Decision("1", seat, kind, options, least, most, False, (), ("then",), ("asked",))


def keys(kind: str, *names: str, args: tuple[Any, ...] = (), **more: Any) -> Decision:
    """Return a question whose answers carry the same arguments behind their keys."""
    return decision(kind, *(Option(name, (name, *args), ()) for name in names), **more)


def words_of(table: Table, language: Language) -> ArchutheonWords:
    """Return the words of a table set up for a test, strict."""
    return ArchutheonWords(language, table.rules.pack, NAMES[language], strict=True)


def seen_by_asked(table: Table) -> tuple[Decision, View]:
    """Return the open question of a table set up for a test, and the view of whom it asks."""
    asked = table.asked()
    return asked, table.view(asked.seat)
