"""What random play of a game has come across, and which tables it is to play at: one interface to the hunts of all games."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Any

from engines.kernel.events import Happened
from engines.kernel.state.model import Decision, Match
from tests.engines.conformance.hunting import Hunt, Matches
from tests.support.games import SAMPLES
from tools.conformance.playing import Table

SET_UP = 0.3
"""How often after an answer a hunt may do by hand what random play seldom comes to."""

GAMES = tuple(SAMPLES)


def hunt_of(game: str, rng: Random) -> Hunt:
    """Return a new hunt."""
    return new_hunt(game, rng.getrandbits(32))


def new_hunt(game: str, seed: int) -> Hunt:
    """Return the hunt of a game with this seed."""
    kind = SAMPLES[game].hunt
    assert kind is not None, f"the sample of {game} has no hunt"
    return kind(seed)


def everything(game: str) -> set[str]:
    """Return all that random play of a game is to come across."""
    return new_hunt(game, 0).missing


def table_of(hunt: Hunt, rng: Random) -> Table:
    """Return a table with options and seats drawn from all that the game takes."""
    options = hunt.options()
    takes = hunt.rules.game.takes(options)
    brings = hunt.rules.game.bring is not None
    draw = partial(_wanted, hunt, options) if brings and isinstance(hunt, Matches) else None
    return Table(hunt.rules, rng.choice(takes), options, brings=brings, draw=draw)


def _wanted(hunt: Matches, options: Any, _pack: Any, _rng: Random) -> str:
    """Return a deck that a hunt brings to such a table."""
    return hunt.bring(options, 1)[0]


def set_up(hunt: Hunt, before: Match[Any, Any], after: Match[Any, Any], rng: Random) -> None:
    """Do by hand now and then what random play seldom comes to."""
    if rng.random() < SET_UP:
        hunt.between(after, before.board.phase)


def note(hunt: Hunt, match: Match[Any, Any], asked: Decision | None, events: tuple[Happened, ...]) -> None:
    """Cross off what a choice has come across."""
    if asked is not None:
        hunt.used(f"asked:{asked.kind}")
    hunt.note(match, events)
