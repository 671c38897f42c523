"""The pairings of a round: tables of two as pages of rows, pods as pages of tables with their seats."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

import msgspec

from tournaments.state.deciding import decision, ranked
from tournaments.state.model import MAIN, Pairing, Round, State
from tournaments.state.points import pod_points
from tournaments.views.results import Progress, figure, first_now, progress_of, score_of, winner_of
from tournaments.views.tournament import Viewer, left_in_cut

ROWS, PODS = 32, 8
"""Most pairings and most pods of a page."""

Part = TypeVar("Part")


class PairingRow(msgspec.Struct, frozen=True):
    """A pairing of two, or a bye of one. `first` is the entry that goes first in the game now, 0 where none does.

    `winner` is 0 while and where nobody has won.
    """

    table: int
    sides: tuple[int, ...]
    score: tuple[str, ...]
    winner: int
    progress: Progress
    first: int = 0
    group: int = 0


class PairingsPage(msgspec.Struct, frozen=True, tag="pairings"):
    """A page of a round's pairings, the viewer's first. `away` are the entries that are not paired, on the last page alone.

    `left` is how many entries are still in the cut when this round of it begins, 0 in other rounds.
    """

    stage: int
    round: int
    planned: int
    rows: tuple[PairingRow, ...]
    page: int
    pages: int
    by_hand: bool = False
    away: tuple[int, ...] = ()
    own: int = 0
    left: int = 0

    @property
    def entries(self) -> frozenset[int]:
        """The entries on this page."""
        return frozenset(side for row in self.rows for side in row.sides) | {*self.away}


class PodSeat(msgspec.Struct, frozen=True):
    """A seat of a pod, in the order of the table. `place` is 0 and `points` "" before the end; `absent`: was not there."""

    entry: int
    place: int = 0
    points: str = ""
    absent: bool = False


class PodView(msgspec.Struct, frozen=True):
    """A table of a round in pods."""

    table: int
    progress: Progress
    seats: tuple[PodSeat, ...]


class PodsPage(msgspec.Struct, frozen=True, tag="pods"):
    """A page of a round's pods, the viewer's first. `away` are the entries that are not paired, on the last page alone."""

    round: int
    planned: int
    pods: tuple[PodView, ...]
    page: int
    pages: int
    by_hand: bool = False
    away: tuple[int, ...] = ()
    own: int = 0

    @property
    def entries(self) -> frozenset[int]:
        """The entries on this page."""
        return frozenset(seat.entry for pod in self.pods for seat in pod.seats) | {*self.away}


def pairings_pages(state: State, stage: int, number: int, viewer: Viewer) -> tuple[PairingsPage, ...]:
    """Return the pairings of a round of two-sided tables. Raises KeyError if there is no such round."""
    round_ = state.rounds[stage, number]
    rows = [_row(state, pairing) for pairing in _own_first(round_, viewer.entry)]
    parts = _parts(rows, ROWS)
    planned, left = (state.planned, 0) if stage == MAIN else (0, left_in_cut(len(state.cut_seeds), number))
    return tuple(
        PairingsPage(
            stage, number, planned, part, n, len(parts), round_.by_hand, _away(round_, last), viewer.entry, left
        )
        for n, part, last in parts
    )


def pods_pages(state: State, number: int, viewer: Viewer) -> tuple[PodsPage, ...]:
    """Return the pods of a round. Raises KeyError if there is no such round."""
    round_ = state.rounds[0, number]
    parts = _parts([_pod(state, pairing) for pairing in _own_first(round_, viewer.entry)], PODS)
    return tuple(
        PodsPage(number, state.planned, part, n, len(parts), round_.by_hand, _away(round_, last), viewer.entry)
        for n, part, last in parts
    )


def _own_first(round_: Round, own: int) -> list[Pairing]:
    return sorted(round_.pairings, key=lambda pairing: own not in pairing.sides)


def _parts(items: Sequence[Part], most: int) -> list[tuple[int, tuple[Part, ...], bool]]:
    """Return pages of items: their number from 1, their part, and whether it is the last one."""
    count = max(-(-len(items) // most), 1)
    return [(n + 1, tuple(items[n * most : (n + 1) * most]), n == count - 1) for n in range(count)]


def _away(round_: Round, last: bool) -> tuple[int, ...]:
    return (*round_.half, *round_.none) if last else ()


def _row(state: State, pairing: Pairing) -> PairingRow:
    return PairingRow(
        pairing.table,
        pairing.sides,
        score_of(state, pairing),
        winner_of(state, pairing),
        progress_of(state, pairing),
        first_now(state, pairing),
        pairing.group,
    )


def _pod(state: State, pairing: Pairing) -> PodView:
    made = decision(state, pairing)
    there = ranked(pairing)
    points: dict[int, str] = {}
    if made is not None:
        places = [place for side, place in zip(pairing.sides, made.places, strict=True) if side in there]
        points = dict(zip(there, map(figure, pod_points(state, tuple(places))), strict=True))
    seats = tuple(
        PodSeat(side, made.places[index] if made else 0, points.get(side, "0" if made else ""), side not in there)
        for index, side in enumerate(pairing.sides)
    )
    return PodView(pairing.table, progress_of(state, pairing), seats)
