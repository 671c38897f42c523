"""Checks of settings: before they are used, and for the number of entries at the start."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

import msgspec

from tournaments.settings.formats import DoubleElimination, Elimination, Pods, RoundRobin, Swiss, rounds_of
from tournaments.settings.model import Settings, worth_of
from tournaments.settings.paces import Days, Live

BEST_OF = (1, 3, 5, 7, 9)
CUTS = (0, 2, 4, 8, 16, 32, 64)
ROUNDS = 30
GROUPS = 64
CYCLES = 4
POD_SIZES = (3, 6)
SINGLE, DOUBLE = 128, 64
"""The most entries of the two elimination formats (TM-15, TM-18)."""

ENTRIES = 1024
"""The most entries of a tournament."""

SECONDS = 90 * 86400
"""The longest of all limits."""


class Problem(msgspec.Struct, frozen=True):
    """Something wrong with settings: the key of its text, the setting's name, the rule, and the numbers in the text."""

    key: str
    setting: str
    rule: str
    facts: dict[str, int] = {}


def problems(settings: Settings) -> tuple[Problem, ...]:
    """Return everything that is wrong with settings whatever the number of entries; nothing if they can work."""
    return (
        *_of_points(settings),
        *_of_format(settings),
        *_of_pace(settings),
        *_of_entering(settings),
        *_of_games(settings),
    )


def problems_at_start(settings: Settings, entries: int) -> tuple[Problem, ...]:
    """Return the reasons why settings cannot work with so many entries, such as seven rounds for four (TM-23)."""
    return tuple(_at_start(settings, entries))


def _at_start(settings: Settings, entries: int) -> Iterator[Problem]:
    if entries < 2:
        yield Problem("entries-few", "entries", "TM-01", {"entries": entries, "least": 2})
        return
    limit = ENTRIES
    match settings.format:
        case Swiss(cut=cut) as swiss:
            rounds = rounds_of(swiss, entries)
            if rounds >= entries:
                yield Problem(
                    "rounds-many", "rounds", "TM-23", {"rounds": rounds, "entries": entries, "most": entries - 1}
                )
            if cut > entries:
                yield Problem("cut-large", "cut", "TM-23", {"cut": cut, "entries": entries})
        case Elimination():
            limit = SINGLE
        case DoubleElimination():
            limit = DOUBLE
        case RoundRobin(groups=groups):
            if groups * 2 > entries:
                yield Problem("groups-many", "groups", "TM-20", {"groups": groups, "most": entries // 2})
        case Pods():
            if entries < 3 and settings.seats[0] > 2:
                yield Problem("entries-few", "entries", "TM-28", {"entries": entries, "least": 3})
    if entries > limit:
        yield Problem("entries-many", "entries", "TM-15", {"entries": entries, "most": limit})


def _of_points(settings: Settings) -> Iterator[Problem]:
    try:
        worth = worth_of(settings.points)
    except (ValueError, ZeroDivisionError):
        yield Problem("points-form", "points", "TM-43")
        return
    if not 0 <= worth.loss <= worth.draw <= worth.win or worth.win == 0 or worth.win > 1000:
        yield Problem("points-order", "points", "TM-43")
    if any(value.denominator > 60 for value in (worth.win, worth.draw, worth.loss)):
        yield Problem("points-fine", "points", "TM-43", {"most": 60})
    if len({*settings.tiebreaks}) != len(settings.tiebreaks):
        yield Problem("tiebreaks-twice", "tiebreaks", "TM-43")


def _of_format(settings: Settings) -> Iterator[Problem]:
    match settings.format:
        case Swiss() as swiss:
            yield from _range("rounds", swiss.rounds, (0, ROUNDS), "TM-23")
            yield from _range("club_rounds", swiss.club_rounds, (0, ROUNDS), "TM-24")
            yield from _range("absences", swiss.absences, (0, ROUNDS), "TM-08")
            if swiss.cut not in CUTS:
                yield Problem("cut-power", "cut", "TM-23", {"cut": swiss.cut})
        case RoundRobin() as robin:
            yield from _range("groups", robin.groups, (1, GROUPS), "TM-20")
            yield from _range("cycles", robin.cycles, (1, CYCLES), "TM-20")
        case Pods() as pods:
            yield from _of_pods(settings, pods)
    if not isinstance(settings.format, Pods) and settings.seats[0] > 2:
        yield Problem("seats-duel", "seats", "TM-01", {"least": settings.seats[0]})


def _of_pods(settings: Settings, pods: Pods) -> Iterator[Problem]:
    yield from _range("rounds", pods.rounds, (0, ROUNDS), "TM-28")
    yield from _range("absences", pods.absences, (0, ROUNDS), "TM-08")
    least, most = settings.seats
    # With tables of three, four and five nobody of three or more is ever left over.
    if least > POD_SIZES[0] or most < 5:
        yield Problem("seats-pods", "seats", "TM-28", {"least": least, "most": most})
    else:
        yield from _range("target", pods.target, (POD_SIZES[0], min(most, POD_SIZES[1])), "TM-28")
    for size, points in pods.tables.items():
        if not _is_falling(points) or len(points) != size or not 2 <= size <= POD_SIZES[1]:
            yield Problem("pod-points", "tables", "TM-31", {"size": size})


def _is_falling(points: tuple[str, ...]) -> bool:
    try:
        values = [Fraction(value) for value in points]
    except (ValueError, ZeroDivisionError):
        return False
    return values == sorted(values, reverse=True) and bool(values) and values[-1] >= 0


def _of_pace(settings: Settings) -> Iterator[Problem]:
    match settings.pace:
        case Live() as live:
            for name in ("check_in", "no_show_game", "no_show_pairing"):
                yield from _range(name, getattr(live, name), (60, SECONDS), "TM-35")
            yield from _range("flag", live.flag, (0, SECONDS), "TM-36")
            yield from _range("time_per_game", live.time_per_game, (0, SECONDS), "TM-37")
            if live.no_show_pairing < live.no_show_game:
                yield Problem("no-show-order", "no_show_pairing", "TM-35")
        case Days() as days:
            for name in ("check_in", "no_show", "round"):
                yield from _range(name, getattr(days, name), (3600, SECONDS), "TM-38")
            for name in ("flag", "time_per_game", "extension", "vacation"):
                yield from _range(name, getattr(days, name), (0, SECONDS), "TM-39")
            yield from _range("together", days.together, (1, 100), "TM-22")


def _of_entering(settings: Settings) -> Iterator[Problem]:
    entering = settings.entering
    if entering.cap:
        yield from _range("cap", entering.cap, (2, ENTRIES), "TM-03")
    yield from _range("members", entering.members, (1, 2), "TM-09")
    if entering.reserve and entering.members == 1:
        yield Problem("reserve-single", "reserve", "TM-09")
    if entering.closes and entering.closes <= entering.opens:
        yield Problem("window-empty", "closes", "TM-03")
    if entering.rating_to and entering.rating_to < entering.rating_from:
        yield Problem("rating-window", "rating_to", "TM-04")


def _of_games(settings: Settings) -> Iterator[Problem]:
    least, most = settings.seats
    if not 2 <= least <= most:
        yield Problem("seats-order", "seats", "TM-01", {"least": least, "most": most})
    if settings.best_of not in BEST_OF:
        yield Problem("best-of", "best_of", "TM-33", {"best_of": settings.best_of})
    if isinstance(settings.format, Pods) and settings.best_of != 1:
        yield Problem("best-of-pods", "best_of", "TM-33", {"best_of": settings.best_of})


def _range(name: str, value: int, bounds: tuple[int, int], rule: str) -> Iterator[Problem]:
    if not bounds[0] <= value <= bounds[1]:
        yield Problem("out-of-range", name, rule, {"value": value, "least": bounds[0], "most": bounds[1]})
