"""The points of a stage's rounds: what each entry made in each round, and why."""

from __future__ import annotations

from collections.abc import Collection
from fractions import Fraction
from typing import Literal

import msgspec

from tournaments.pairing.berger import snake_group
from tournaments.settings.formats import Pods
from tournaments.settings.model import worth_of
from tournaments.state.deciding import BOTH_LOSE, Decision, counted_wins, decision, finished, ranked, wins_of
from tournaments.state.model import MAIN, Pairing, Round, State

Kind = Literal["played", "won_forfeit", "lost_forfeit", "bye", "absence", "gone", "open"]
"""The kinds of a round for an entry: "gone" is an absence after it left, "open" a pairing without a result yet."""

FULL = Fraction(120)
"""The points of the first place of a pod (TM-31)."""


class Row(msgspec.Struct, frozen=True):
    """A round of an entry. `games` are its won, drawn and lost games, those by forfeit among them.

    In a pod `place` of `size` is the best place that it shares, and `sole` says that it was first alone.
    """

    round: int
    kind: Kind
    points: Fraction
    opponents: tuple[int, ...] = ()
    games: tuple[int, int, int] = (0, 0, 0)
    sole: bool = False


def rows_of_round(state: State, round_: Round, annulled: Collection[int] = ()) -> dict[int, Row]:
    """Return the row of each entry in a round of the main stage. Annulled entries have none."""
    rows: dict[int, Row] = {}
    for pairing in round_.pairings:
        if not any(side in annulled for side in pairing.sides):
            rows.update(_rows_of_pairing(state, pairing))
    for entry in state.seeds:
        if entry not in rows and entry not in annulled:
            points = _half(state) if entry in round_.half else Fraction(0)
            rows[entry] = Row(round_.number, "gone" if entry in round_.gone else "absence", points)
    return rows


def rounds_counted(state: State) -> int:
    """Return through which round of the main stage the standings go: the closed ones; 0 while nothing counts yet.

    Rounds of a round robin of days run at once and close in any order (TM-22): there every result counts as soon as it is known.
    """
    rounds = [*state.in_stage(MAIN)]
    if not state.settings.runs_at_once:
        return sum(1 for round_ in rounds if round_.is_closed)
    pairings = (pairing for round_ in rounds for pairing in round_.pairings if not pairing.is_bye)
    return len(rounds) if any(decision(state, pairing) is not None for pairing in pairings) else 0


def pairings_left(state: State) -> int:
    """Return how many paired pairings have no result where rounds run at once, 0 elsewhere (TM-22)."""
    if not state.settings.runs_at_once:
        return 0
    pairings = (pairing for round_ in state.in_stage(MAIN) for pairing in round_.pairings)
    return sum(1 for pairing in pairings if decision(state, pairing) is None)


def points_of(state: State, through: int, stage: int = MAIN) -> dict[int, Fraction]:
    """Return the points of each entry after so many rounds, penalties of those rounds taken off."""
    points = dict.fromkeys(state.seeds, Fraction(0))
    annulled = annulled_entries(state, through)
    for round_ in state.in_stage(stage):
        if round_.number <= through:
            for entry, row in rows_of_round(state, round_, annulled).items():
                points[entry] += row.points
    return {entry: value - deducted(state, entry, through) for entry, value in points.items()}


def points_before(state: State, number: int) -> dict[int, Fraction]:
    """Return the points of each entry before a round of the main stage that is being paired: those of `points_of`.

    They are those before the last round with what that gave, unless an earlier result was corrected since or a leaver's results
    may be annulled: a thousand entries over ten rounds would keep everybody waiting.
    """
    last = state.rounds.get((MAIN, number - 1))
    if last is None or state.amended or state.settings.is_robin:
        return points_of(state, number - 1)
    fined = [one for one in state.penalties if (one.stage, one.round) == (MAIN, number - 1)]
    points = {
        entry: last.before.get(entry, Fraction(0)) + row.points for entry, row in rows_of_round(state, last).items()
    }
    for one in fined:
        points[one.entry] -= one.points
    return points


def deducted(state: State, entry: int, through: int) -> Fraction:
    """Return the points that penalties of the first rounds took from an entry (TM-63)."""
    return sum(
        (one.points for one in state.penalties if one.entry == entry and one.stage == MAIN and one.round <= through),
        Fraction(0),
    )


def annulled_entries(state: State, through: int) -> set[int]:
    """Return the entries that left a round robin before half of the own pairings were played: the results do not count (TM-21).

    Tables that were posted before somebody left keep them.
    """
    if not state.settings.is_robin:
        return set()
    left = [number for number in state.seeds if state.entries[number].out and state.entries[number].out_from <= through]
    return {number for number in left if played_pairings(state, number) * 2 < robin_pairings(state, number)}


def played_pairings(state: State, entry: int) -> int:
    """Return how many pairings of the main stage an entry has played for."""
    own = (pairing for round_ in state.in_stage(MAIN) for pairing in round_.pairings if entry in pairing.sides)
    return sum(1 for pairing in own if (made := decision(state, pairing)) and made.played)


def robin_pairings(state: State, entry: int) -> int:
    """Return how many pairings an entry has in the whole round robin."""
    groups = getattr(state.settings.format, "groups", 1)
    cycles = getattr(state.settings.format, "cycles", 1)
    group = snake_group(state.seeds.index(entry), groups)
    size = sum(1 for index in range(len(state.seeds)) if snake_group(index, groups) == group)
    return cycles * (size - 1)


def pod_points(state: State, places: tuple[int, ...]) -> tuple[Fraction, ...]:
    """Return the points of places in a pod of that many; those who tie share the mean of the places they hold (TM-31)."""
    size = len(places)
    if size == 1:
        return (FULL,)
    format_ = state.settings.format
    table = format_.tables.get(size) if isinstance(format_, Pods) else None
    by_place = (
        [Fraction(value) for value in table] if table else [FULL * (size - p) / (size - 1) for p in range(1, size + 1)]
    )
    points = []
    for place in places:
        better, equal = sum(other < place for other in places), places.count(place)
        points.append(sum(by_place[better : better + equal], Fraction(0)) / equal)
    return tuple(points)


def _half(state: State) -> Fraction:
    """Return the points of an absence with ½: those of a draw (TM-43), in pods half a first place."""
    return FULL / 2 if isinstance(state.settings.format, Pods) else worth_of(state.settings.points).draw


def _rows_of_pairing(state: State, pairing: Pairing) -> dict[int, Row]:
    made = decision(state, pairing)
    number = pairing.round
    if pairing.is_bye:
        win = FULL if isinstance(state.settings.format, Pods) else worth_of(state.settings.points).win
        return {pairing.sides[0]: Row(number, "bye", win, games=(2, 0, 0))}
    if made is None:
        return {side: Row(number, "open", Fraction(0), _others(pairing, side)) for side in pairing.sides}
    if isinstance(state.settings.format, Pods):
        return _rows_of_pod(state, pairing, made)
    return {side: _duel_row(state, pairing, made, index) for index, side in enumerate(pairing.sides)}


def _duel_row(state: State, pairing: Pairing, made: Decision, index: int) -> Row:
    worth = worth_of(state.settings.points)
    own, other = made.places[index], made.places[1 - index]
    if own == 1 and other == 1:
        points, kind = worth.draw, "played"
    elif own == 1:
        points, kind = worth.win, "won_forfeit"
    else:
        points, kind = worth.loss, "lost_forfeit"
    wins, done = counted_wins(state, pairing, made), finished(pairing)
    drawn = sum(game.places == (1, 1) for game in done)
    both_lost = len(done) - drawn - sum(wins_of(pairing))
    games = (wins[index], drawn, wins[1 - index] + both_lost)
    if made.played:
        return Row(pairing.round, "played", points, _others(pairing, pairing.sides[index]), games)
    unplayed: Kind = "lost_forfeit" if kind == "lost_forfeit" else "won_forfeit"
    return Row(pairing.round, unplayed, points, _others(pairing, pairing.sides[index]), games)


def _rows_of_pod(state: State, pairing: Pairing, made: Decision) -> dict[int, Row]:
    there = ranked(pairing)
    rows = {side: Row(pairing.round, "lost_forfeit", Fraction(0), _others(pairing, side)) for side in pairing.sides}
    places = tuple(place for side, place in zip(pairing.sides, made.places, strict=True) if side in there)
    kind: Kind = "played" if made.played else "won_forfeit"
    # Where several share the best place nobody is first alone; places without a 1 are a loss of all.
    for side, place, points in zip(there, places, pod_points(state, places), strict=True):
        others = tuple(other for other in there if other != side)
        sole = place == min(places) and places.count(place) == 1 and place < BOTH_LOSE
        rows[side] = Row(pairing.round, kind, points, others, sole=sole)
    return rows


def _others(pairing: Pairing, side: int) -> tuple[int, ...]:
    return tuple(other for other in pairing.sides if other != side)
