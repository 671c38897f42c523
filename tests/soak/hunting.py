"""What random play of a game has come across, and which tables it is to play at: one interface to the hunts of all games."""

from __future__ import annotations

from random import Random
from typing import Any, Protocol

import pytest

from engines.kernel.chance import random_keys
from engines.kernel.game import Rules
from engines.kernel.model import Decision, Event, Match
from engines.krendel.board import Options as KrendelOptions
from engines.krendel.game import KRENDEL
from tests.battlecon import usage as battlecon
from tests.brawl import usage as brawl
from tests.kernel.usage import Noted, ids, texts
from tools.conformance.playing import Table

BY_HAND = {"battlecon": {"event:no_cards"}}
"""What random play gets to only with a table set up by hand, as the games' own tests do."""


class Hunt(Protocol):
    """What is to be used of a game. `missing` is what is left of it, `noted` its steps, which are counted."""

    rules: Rules[Any, Any]
    missing: set[str]
    noted: Noted

    def listen(self, monkeypatch: pytest.MonkeyPatch) -> None: ...

    def _options(self) -> Any: ...

    def _answer(self, match: Any, asked: Decision) -> list[str]: ...

    def _note(self, *what: Any) -> None: ...


class Krendel:
    """The hunt of Krendel's Tournament, whose events name all of its content."""

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)
        self.rules = Rules(KRENDEL, KRENDEL.standard.pack)
        self.noted = Noted(self.rules.steps)
        self.rules.__dict__["steps"] = self.noted
        self.missing = {f"card:{name}" for name in ids(self.rules.pack)}
        self.missing |= {f"event:{kind}" for kind in KRENDEL.events} | {f"asked:{kind}" for kind in KRENDEL.decisions}
        self.missing |= {f"step:{name}" for name in KRENDEL.steps.by_name}

    def listen(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """Nothing needs more than the events."""

    def _options(self) -> KrendelOptions:
        return KrendelOptions(self.rng.choice(("printed", "symmetric")))

    def _answer(self, match: Any, asked: Decision) -> list[str]:
        self.missing.discard(f"asked:{asked.kind}")
        return random_keys(asked, self.rng)

    def _note(self, match: Any, events: tuple[Event, ...]) -> None:
        for event in events:
            self.missing.discard(f"event:{event.kind}")
            told = texts([event.facts, event.secret, event.sealed])
            self.missing.difference_update([f"card:{text}" for text in told])
        self.missing.difference_update([f"step:{name}" for name in self.noted.run])


LEVELLED = 0.3
"""How often champions are levelled as a round begins."""

HUNTS: dict[str, type[Any]] = {"krendel": Krendel, "battlecon": battlecon.Hunt, "brawl": brawl.Hunt}
GAMES = tuple(HUNTS)


def hunt_of(game: str, rng: Random) -> Hunt:
    """Return a new hunt."""
    found: Hunt = HUNTS[game](rng.getrandbits(32))
    return found


def everything(game: str) -> set[str]:
    """Return all that random play of a game is to come across."""
    wanted: set[str] = set(HUNTS[game](0).missing)
    return wanted - BY_HAND.get(game, set())


def table_of(hunt: Hunt, rng: Random) -> Table:
    """Return a table with options and seats drawn from all that the game takes."""
    options = hunt._options()
    takes = hunt.rules.game.takes(options)
    return Table(hunt.rules, rng.choice(takes), options)


def level(hunt: Hunt, before: Match[Any, Any], after: Match[Any, Any], rng: Random) -> None:
    """Level champions of brawls now and then as a round begins, as taking out enemies does: by chance that is rare."""
    if not isinstance(hunt, brawl.Hunt):
        return
    if (before.board.phase, after.board.phase) == ("deploy", "activation") and rng.random() < LEVELLED:
        hunt._level(after)


def note(hunt: Hunt, match: Match[Any, Any], asked: Decision | None, events: tuple[Event, ...]) -> None:
    """Cross off what a choice has come across."""
    if asked is not None:
        hunt.missing.discard(f"asked:{asked.kind}")
    if isinstance(hunt, brawl.Hunt):
        hunt._note(events)
    else:
        hunt._note(match, events)
