"""The cross table of a round robin: everybody's result against everybody, one table a group."""

from __future__ import annotations

import msgspec

from tournaments.standings.standings import Line, standings
from tournaments.state.deciding import decision
from tournaments.state.model import MAIN, Pairing, State
from tournaments.views.results import figure, points_in, progress_of
from tournaments.views.tournament import Status, Viewer

CROSS_MOST = 16
"""Most entries of a group that a cross table has room for."""

RUNNING = "running"
"""The cell of a pairing that is being played."""


class CrossRow(msgspec.Struct, frozen=True):
    """A row of a cross table. `cells` stand in the order of the rows, each with a result for every meeting so far.

    A result is points, a sign without play ("+", "-"), "running", or "" before it.
    """

    entry: int
    place: int
    points: str
    cells: tuple[tuple[str, ...], ...]
    status: Status


class CrossTable(msgspec.Struct, frozen=True, tag="cross"):
    """The cross table of a group, the best row first; `group` is 0 where there is one group alone."""

    rows: tuple[CrossRow, ...]
    cycles: int
    group: int = 0
    groups: int = 1
    own: int = 0

    @property
    def entries(self) -> frozenset[int]:
        """The entries in the table."""
        return frozenset(row.entry for row in self.rows)


def cross_tables(state: State, viewer: Viewer) -> tuple[CrossTable, ...]:
    """Return the cross table of each group with all results so far; none for groups that are too large for one.

    Who left before half of the own pairings were played is not among them (TM-21).
    """
    lines = standings(state, state.paired_rounds(MAIN))
    by_group: dict[int, list[Line]] = {}
    for line in lines:
        by_group.setdefault(line.group, []).append(line)
    if not state.settings.is_robin or any(len(group) > CROSS_MOST for group in by_group.values()):
        return ()
    met: dict[tuple[int, int], list[str]] = {}
    for round_ in state.in_stage(MAIN):
        for pairing in round_.pairings:
            _add(state, pairing, met)
    cycles = getattr(state.settings.format, "cycles", 1)
    return tuple(
        CrossTable(_rows(state, group, met), cycles, number, len(by_group), viewer.entry)
        for number, group in by_group.items()
    )


def _add(state: State, pairing: Pairing, met: dict[tuple[int, int], list[str]]) -> None:
    """Add the result of a pairing for both sides."""
    if len(pairing.sides) != 2:
        return
    over = decision(state, pairing) is not None
    running = progress_of(state, pairing) == "running"
    for side in (0, 1):
        result = points_in(state, pairing, side) if over else RUNNING if running else ""
        met.setdefault((pairing.sides[side], pairing.sides[1 - side]), []).append(result)


def _rows(state: State, lines: list[Line], met: dict[tuple[int, int], list[str]]) -> tuple[CrossRow, ...]:
    return tuple(
        CrossRow(
            line.entry,
            line.place,
            figure(line.points),
            tuple(tuple(met.get((line.entry, other.entry), ())) for other in lines),
            state.entries[line.entry].out or "in",
        )
        for line in lines
    )
