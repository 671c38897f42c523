"""The standings after a round (TM-43, TM-48): they depend on the rounds so far alone."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction

import msgspec

from tournaments.draws.chain import seed_of
from tournaments.draws.lots import lot_of_entry
from tournaments.pairing.berger import snake_group
from tournaments.settings.formats import Pods, RoundRobin
from tournaments.standings.buchholz import buchholz, buchholz_cut_1, sonneborn_berger
from tournaments.standings.direct import direct_encounter
from tournaments.standings.podium import pod_breaks
from tournaments.standings.scores import Scores, scores_of
from tournaments.standings.wins import game_wins, opponents_game_wins, opponents_match_wins, wins
from tournaments.state.model import MAIN, State

BREAKS: Mapping[str, Callable[[Scores, int], Fraction]] = {
    "buchholz_cut_1": buchholz_cut_1,
    "buchholz": buchholz,
    "sonneborn_berger": sonneborn_berger,
    "wins": wins,
    "opponents_match_wins": opponents_match_wins,
    "game_wins": game_wins,
    "opponents_game_wins": opponents_game_wins,
}
"""The tie-breaks that an entry has by itself. Direct encounter depends on who is tied."""


class Line(msgspec.Struct, frozen=True):
    """A line of the standings. Entries that are still equal share a place. `breaks` stand in the order of the settings."""

    place: int
    entry: int
    points: Fraction
    breaks: tuple[Fraction, ...] = ()
    group: int = 0


def standings(state: State, through: int) -> list[Line]:
    """Return the standings of the main stage after so many rounds, the best first; in a round robin group by group."""
    scores = scores_of(state, through)
    if isinstance(state.settings.format, RoundRobin):
        groups = state.settings.format.groups
        found = []
        for group in range(groups):
            own = [
                entry for i, entry in enumerate(state.seeds) if snake_group(i, groups) == group and entry in scores.rows
            ]
            found += _lines(state, scores, own, group + 1 if groups > 1 else 0, through)
        return found
    return _lines(state, scores, list(scores.rows), 0, through)


def _lines(state: State, scores: Scores, entries: Sequence[int], group: int, through: int) -> list[Line]:
    last = {
        entry for entry in entries if state.entries[entry].out == "disqualified" and _is_out_by(state, entry, through)
    }
    breaks: dict[int, list[Fraction]] = {entry: [] for entry in entries}
    lots = _lots(state, through, entries)
    tied = _split([list(entries)], lambda entry: (entry not in last, scores.points[entry]))
    if isinstance(state.settings.format, Pods):
        values = {entry: pod_breaks(scores, entry) for entry in entries}
        for entry, own in values.items():
            breaks[entry] += own
        tied = _split(tied, lambda entry: values[entry])
        if lots:
            tied = _split(tied, lambda entry: -lots[entry])
    else:
        for name in state.settings.tiebreaks:
            tied = _refined(scores, tied, name, breaks)
    lines, place = [], 1
    for equal in tied:
        lines += [Line(place, entry, scores.points[entry], tuple(breaks[entry]), group) for entry in sorted(equal)]
        place += len(equal)
    return lines


def _refined(scores: Scores, tied: list[list[int]], name: str, breaks: dict[int, list[Fraction]]) -> list[list[int]]:
    values: dict[int, Fraction] = {}
    for equal in tied:
        if name == "direct_encounter":
            values.update(direct_encounter(scores, equal))
        else:
            values.update((entry, BREAKS[name](scores, entry)) for entry in equal)
    for entry, value in values.items():
        breaks[entry].append(value)
    return _split(tied, lambda entry: values[entry])


def _split(groups: list[list[int]], value: Callable[[int], object]) -> list[list[int]]:
    """Return groups split by a value, the greatest first within each."""
    found = []
    for group in groups:
        by_value: dict[object, list[int]] = {}
        for entry in group:
            by_value.setdefault(value(entry), []).append(entry)
        found += [by_value[key] for key in sorted(by_value, reverse=True)]  # type: ignore[type-var]
    return found


def _is_out_by(state: State, entry: int, through: int) -> bool:
    """Return whether an entry was out when the standings after a round were posted: later they do not change (TM-48)."""
    return state.entries[entry].out_from <= through


def _lots(state: State, through: int, entries: Sequence[int]) -> dict[int, int]:
    round_ = state.rounds.get((MAIN, through))
    if round_ is None or round_.lots_draw is None:
        return {}
    seed = seed_of(round_.lots_draw.value, state.salt)
    return {entry: lot_of_entry(seed, entry) for entry in entries}
