"""The tournaments that the soak plays: every format and pace, with duels, teams and pods."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random

import msgspec

from engines.kernel.lobby.forms import Form
from referee.clocks.terms import DAY, NONE, Terms
from tournaments.settings.formats import DoubleElimination, Elimination, Format, Pods, RoundRobin, Swiss
from tournaments.settings.model import CARD_ORDER, ROBIN_ORDER, Entering, Points, Settings
from tournaments.settings.paces import HOUR, Days, Live, Pace

EVENING = (NONE, NONE, Terms("move", 600, 0), Terms("bank", 1800, 30))
WEEKS = (NONE, Terms("days", DAY, 0), Terms("days", 3 * DAY, 0))
"""The clocks of tables."""


@dataclass(frozen=True)
class Kind:
    """A kind of tournament: the game and form of its tables, its format, and how many enter."""

    name: str
    game: str
    form: Form
    format_of: Callable[[Random], Format]
    entries: tuple[int, int]
    days: bool = False
    best_of: int = 1


def _swiss(rng: Random) -> Format:
    return Swiss(rounds=rng.choice([0, 2, 3]), cut=rng.choice([0, 2, 4]), fold=rng.random() < 0.3)


def _short(rng: Random) -> Format:
    return Swiss(rounds=2, cut=rng.choice([0, 2]), third_place=False)


def _single(rng: Random) -> Format:
    return Elimination(third_place=rng.random() < 0.5)


def _double(rng: Random) -> Format:
    return DoubleElimination(second_final=rng.random() < 0.7)


def _robin(rng: Random) -> Format:
    return RoundRobin(groups=rng.choice([1, 1, 2]), cycles=rng.choice([1, 1, 2]))


def _pods(rng: Random) -> Format:
    return Pods(rounds=rng.choice([1, 2, 3]), target=rng.choice([3, 4, 5]), first=rng.choice(["meetings", "points"]))


KINDS = (
    Kind("swiss", "battlecon", "duel", _swiss, (4, 9)),
    Kind("swiss of days", "krendel", "duel", _swiss, (4, 8), days=True),
    Kind("best of three", "battlecon", "duel", _short, (4, 6), best_of=3),
    Kind("single", "krendel", "duel", _single, (3, 9)),
    Kind("double", "brawl", "duel", _double, (3, 7)),
    Kind("robin", "krendel", "duel", _robin, (4, 6)),
    Kind("robin of days", "battlecon", "duel", _robin, (4, 6), days=True),
    Kind("pods", "krendel", "free_for_all", _pods, (5, 13)),
    Kind("pods of days", "krendel", "free_for_all", _pods, (5, 9), days=True),
    Kind("teams of brawl", "brawl", "teams", _double, (3, 5)),
    Kind("swiss of legends", "legends", "duel", _short, (4, 6), best_of=3),
    Kind("double of legends", "legends", "duel", _double, (3, 5)),
    Kind("swiss of archutheon", "archutheon", "duel", _short, (4, 6)),
    Kind("teams of battlecon", "battlecon", "teams", _short, (4, 5)),
)
"""All kinds; tournament n of the soak is of kind n modulo their number."""


def settings_of(kind: Kind, rng: Random) -> Settings:
    """Return settings of a kind with chances for all that may differ."""
    found = Settings(
        format=kind.format_of(rng),
        pace=_pace(kind, rng),
        best_of=kind.best_of,
        seeding=rng.choice(["lots", "rating"]),
        shown=rng.choice(["start", "end"]),
        entering=Entering(cap=rng.choice([0, 0, 8]), members=1, reserve=rng.random() < 0.5 and kind.form == "teams"),
    )
    if isinstance(found.format, RoundRobin):
        return msgspec.structs.replace(found, tiebreaks=ROBIN_ORDER)
    if isinstance(found.format, Swiss) and rng.random() < 0.4:
        return msgspec.structs.replace(found, tiebreaks=CARD_ORDER, points=Points("3", "1", "0"))
    return found


def clock_of(kind: Kind, rng: Random) -> Terms:
    """Return the terms of a tournament's tables."""
    return rng.choice(WEEKS if kind.days else EVENING)


def _pace(kind: Kind, rng: Random) -> Pace:
    limit = rng.choice([0, 0, 1800])
    if kind.days:
        return Days(round=5 * DAY, no_show=48 * HOUR, together=rng.choice([1, 2, 3]), time_per_game=limit)
    return Live(flag=rng.choice([0, 60]), time_per_game=limit)
