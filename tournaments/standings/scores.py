"""The figures behind tie-breaks: every entry's rounds, points and adjusted scores after so many rounds."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction

import msgspec

from tournaments.settings.model import Worth, worth_of
from tournaments.state.model import MAIN, State
from tournaments.state.points import Row, annulled_entries, deducted, rows_of_round

COUNTS_AS_THERE = ("played", "bye", "won_forfeit")
"""The kinds of rounds after which trailing absences begin (TM-44)."""


class Scores(msgspec.Struct, frozen=True):
    """The rounds and points of all entries. `robin`: forfeits count as played there, and nobody trails."""

    rows: Mapping[int, Sequence[Row]]
    points: Mapping[int, Fraction]
    adjusted: Mapping[int, Fraction]
    rounds: int
    worth: Worth
    robin: bool


def scores_of(state: State, through: int) -> Scores:
    """Return the scores of the main stage after so many rounds.

    Who left a round robin early is not among them (TM-21), nor who entered after these rounds (TM-48).
    """
    annulled = annulled_entries(state, through)
    there = [entry for entry in state.seeds if state.entries[entry].joined <= max(through, 1) and entry not in annulled]
    rows: dict[int, list[Row]] = {entry: [] for entry in there}
    for round_ in state.in_stage(MAIN):
        if round_.number <= through:
            for entry, row in rows_of_round(state, round_, annulled).items():
                if entry in rows:
                    rows[entry].append(row)
    off = {entry: deducted(state, entry, through) for entry in rows} if state.penalties else {}
    return scores_from(rows, through, worth_of(state.settings.points), state.settings.is_robin, off)


def scores_from(
    rows: Mapping[int, Sequence[Row]],
    rounds: int,
    worth: Worth,
    robin: bool,
    deductions: Mapping[int, Fraction] | None = None,
) -> Scores:
    """Return the scores that rounds give."""
    off = deductions or {}
    points = {entry: sum((row.points for row in own), Fraction(0)) - off.get(entry, 0) for entry, own in rows.items()}
    if robin:
        return Scores(rows, points, points, rounds, worth, robin)
    adjusted = {entry: _adjusted(own, worth) - off.get(entry, 0) for entry, own in rows.items()}
    return Scores(rows, points, adjusted, rounds, worth, robin)


def _adjusted(rows: Sequence[Row], worth: Worth) -> Fraction:
    """Return the adjusted score (TM-44): trailing rounds without an opponent count as draws."""
    last = max((row.round for row in rows if row.kind in COUNTS_AS_THERE), default=0)
    return sum((row.points if row.opponents or row.round <= last else worth.draw for row in rows), Fraction(0))
