"""What random play of a game has come across, and which tables it is to play at: one interface to the hunts of all games."""

from __future__ import annotations

from random import Random
from typing import Any

from engines.kernel.chance import random_keys
from engines.kernel.model import Decision, Event, Match
from engines.krendel.board import Options as KrendelOptions
from engines.krendel.game import KRENDEL
from tests.battlecon.usage import Fights
from tests.brawl.usage import Brawls
from tests.kernel.hunting import Hunt
from tests.kernel.usage import ids, texts
from tools.conformance.playing import Table

BY_HAND = {"battlecon": {"event:no_cards"}}
"""What random play gets to only with a table set up by hand, as the games' own tests do."""


class Krendel(Hunt):
    """The hunt of Krendel's Tournament, whose events name all of its content."""

    game = KRENDEL

    def content(self) -> set[str]:
        return {f"card:{name}" for name in ids(self.rules.pack)}

    def options(self) -> KrendelOptions:
        return KrendelOptions(self.rng.choice(("printed", "symmetric")))

    def answer(self, match: Any, asked: Decision) -> list[str]:
        return random_keys(asked, self.rng)

    def note(self, match: Any, events: tuple[Event, ...]) -> None:
        super().note(match, events)
        for event in events:
            self.used(*(f"card:{text}" for text in texts([event.facts, event.secret, event.sealed])))


LEVELLED = 0.3
"""How often champions are levelled as a round begins."""

HUNTS: dict[str, type[Hunt]] = {"krendel": Krendel, "battlecon": Fights, "brawl": Brawls}
GAMES = tuple(HUNTS)


def hunt_of(game: str, rng: Random) -> Hunt:
    """Return a new hunt."""
    return HUNTS[game](rng.getrandbits(32))


def everything(game: str) -> set[str]:
    """Return all that random play of a game is to come across."""
    return HUNTS[game](0).missing - BY_HAND.get(game, set())


def table_of(hunt: Hunt, rng: Random) -> Table:
    """Return a table with options and seats drawn from all that the game takes."""
    options = hunt.options()
    takes = hunt.rules.game.takes(options)
    return Table(hunt.rules, rng.choice(takes), options)


def level(hunt: Hunt, before: Match[Any, Any], after: Match[Any, Any], rng: Random) -> None:
    """Level champions of brawls now and then as a round begins, as taking out enemies does: by chance that is rare."""
    if not isinstance(hunt, Brawls):
        return
    if (before.board.phase, after.board.phase) == ("deploy", "activation") and rng.random() < LEVELLED:
        hunt.level(after)


def note(hunt: Hunt, match: Match[Any, Any], asked: Decision | None, events: tuple[Event, ...]) -> None:
    """Cross off what a choice has come across."""
    if asked is not None:
        hunt.used(f"asked:{asked.kind}")
    hunt.note(match, events)
