"""Buchholz and Sonneborn-Berger (TM-45, TM-46)."""

from __future__ import annotations

from fractions import Fraction

import msgspec

from tournaments.standings.scores import Scores
from tournaments.state.points import Row

AWAY = ("absence", "gone", "lost_forfeit")
"""The kinds of rounds whose addend is cut first."""


class Addend(msgspec.Struct, frozen=True):
    """A round's part of the Buchholz. `away`: it was an absence or a forfeit loss."""

    value: Fraction
    result: Fraction
    away: bool


def addends(scores: Scores, entry: int) -> list[Addend]:
    """Return the addends of an entry's Buchholz, one for each round."""
    return [
        Addend(_value(scores, entry, row), row.points, row.kind in AWAY)
        for row in scores.rows[entry]
        if row.opponents or not scores.robin
    ]


def _value(scores: Scores, entry: int, row: Row) -> Fraction:
    if row.opponents and (row.kind == "played" or scores.robin):
        return sum((scores.adjusted.get(other, Fraction(0)) for other in row.opponents), Fraction(0))
    own = scores.points[entry]
    if row.opponents:
        return min(own, scores.adjusted.get(row.opponents[0], Fraction(0)))
    return min(own, scores.worth.draw * scores.rounds)


def buchholz(scores: Scores, entry: int) -> Fraction:
    """Return the sum of all addends."""
    return sum((addend.value for addend in addends(scores, entry)), Fraction(0))


def buchholz_cut_1(scores: Scores, entry: int) -> Fraction:
    """Return the Buchholz without one addend: the least of an absence or forfeit loss, without such the least of all."""
    own = addends(scores, entry)
    away = [addend.value for addend in own if addend.away]
    least = min(away or [addend.value for addend in own], default=Fraction(0))
    return sum((addend.value for addend in own), Fraction(0)) - least


def sonneborn_berger(scores: Scores, entry: int) -> Fraction:
    """Return the sum of the addends, each times the own result of its round."""
    return sum((addend.value * addend.result for addend in addends(scores, entry)), Fraction(0))
