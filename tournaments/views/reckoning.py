"""The reckoning of one entry: how its figures were computed (TM-43 to TM-47), each addend and each share."""

from __future__ import annotations

from fractions import Fraction
from typing import Literal

import msgspec

from tournaments.settings.formats import Pods
from tournaments.standings.buchholz import addends
from tournaments.standings.scores import Scores, scores_of
from tournaments.standings.standings import Line, standings
from tournaments.standings.wins import game_wins, match_wins
from tournaments.state.model import State
from tournaments.state.points import Kind, Row, deducted

Basis = Literal["opponents", "least_of_both", "own_or_half", ""]
"""The origin of an addend: adjusted scores of opponents, the lesser of own points and theirs, or of own points and ½ a round."""


class Part(msgspec.Struct, frozen=True):
    """A round in the reckoning of an entry. `games` are its won, drawn and lost games.

    `addend` is its part of the Buchholz by `basis`; `product` that times the own result, its part of the Sonneborn-Berger. `cut`
    marks the addend that Buchholz cut 1 leaves out.
    """

    round: int
    kind: Kind
    opponents: tuple[int, ...]
    points: Fraction
    games: tuple[int, int, int]
    addend: Fraction = Fraction(0)
    basis: Basis = ""
    product: Fraction = Fraction(0)
    cut: bool = False


class OpponentFigures(msgspec.Struct, frozen=True):
    """An opponent's own and adjusted score, and the shares of match points and game points."""

    points: Fraction
    adjusted: Fraction
    match_wins: Fraction
    game_wins: Fraction


class Reckoning(msgspec.Struct, frozen=True):
    """The reckoning of an entry after `through` rounds.

    `deducted` are the points that penalties took. `breaks` are the tie-breaks by name, in pods without names. `met` has the
    opponents' figures. `encounter` are the points of those tied before the direct encounter, if that counted.
    """

    entry: int
    place: int
    through: int
    points: Fraction
    deducted: Fraction
    half_rounds: Fraction
    parts: tuple[Part, ...]
    breaks: tuple[tuple[str, Fraction], ...]
    met: dict[int, OpponentFigures]
    encounter: dict[int, Fraction]


def reckoning(state: State, entry: int, through: int) -> Reckoning | None:
    """Return how an entry's line of the standings after a round came about, None if it has no line there."""
    lines = standings(state, through)
    line = next((line for line in lines if line.entry == entry), None)
    if line is None:
        return None
    scores = scores_of(state, through)
    parts = _parts(scores, entry)
    others = {other for part in parts for other in part.opponents if other in scores.points}
    names = _names(state, line)
    return Reckoning(
        entry,
        line.place,
        through,
        line.points,
        deducted(state, entry, through),
        scores.worth.draw * scores.rounds,
        parts,
        tuple(zip(names, line.breaks, strict=True)),
        {other: _figures(scores, other) for other in sorted(others)},
        _encounter(state, lines, line, through),
    )


def _names(state: State, line: Line) -> tuple[str, ...]:
    if not isinstance(state.settings.format, Pods):
        return state.settings.tiebreaks
    return ("sole_firsts", *("result" for _ in line.breaks[1:-1]), "mean_points") if line.breaks else ()


def _parts(scores: Scores, entry: int) -> tuple[Part, ...]:
    rows = [row for row in scores.rows[entry] if row.opponents or not scores.robin]
    sums = addends(scores, entry)
    away = [addend.value for addend in sums if addend.away]
    least = min(away or [addend.value for addend in sums], default=Fraction(0))
    found, is_cut = [], False
    for row, addend in zip(rows, sums, strict=True):
        cut = not is_cut and addend.value == least and (addend.away or not away)
        is_cut = is_cut or cut
        found.append(
            Part(
                row.round,
                row.kind,
                row.opponents,
                row.points,
                row.games,
                addend.value,
                _basis(scores, row),
                addend.value * addend.result,
                cut,
            )
        )
    return tuple(found)


def _basis(scores: Scores, row: Row) -> Basis:
    if row.opponents:
        return "opponents" if row.kind == "played" or scores.robin else "least_of_both"
    return "own_or_half"


def _figures(scores: Scores, entry: int) -> OpponentFigures:
    return OpponentFigures(
        scores.points[entry], scores.adjusted[entry], match_wins(scores, entry), game_wins(scores, entry)
    )


def _encounter(state: State, lines: list[Line], line: Line, through: int) -> dict[int, Fraction]:
    """Return the direct encounter's points of those who were tied when it came to decide."""
    names = state.settings.tiebreaks
    if "direct_encounter" not in names or isinstance(state.settings.format, Pods):
        return {}
    at = names.index("direct_encounter")

    def is_out(entry: int) -> bool:
        found = state.entries[entry]
        return found.out == "disqualified" and found.out_from <= through

    tied = [
        other
        for other in lines
        if (other.group, other.points, other.breaks[:at]) == (line.group, line.points, line.breaks[:at])
        and is_out(other.entry) == is_out(line.entry)
    ]
    return {other.entry: other.breaks[at] for other in tied} if len(tied) > 1 else {}
