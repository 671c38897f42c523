"""Standings as pages of 32 rows, in which everybody finds the own one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from tournaments.settings.formats import Pods, Swiss
from tournaments.standings.standings import Line, standings
from tournaments.state.model import State
from tournaments.state.points import pairings_left, rounds_counted
from tournaments.views.results import figure
from tournaments.views.tournament import Status, Viewer

ROWS = 32
"""Most rows of a page."""

POD_COLUMNS = ("sole_firsts", "best_results", "opponents_mean")
"""The tie-breaks of pods (TM-32)."""


class StandingsRow(msgspec.Struct, frozen=True):
    """A row of the standings. `breaks` are exact figures, "7/2", in the order of the page's columns; several stand with spaces.

    `qualified`: the entry goes on to the cut, by the standings so far or by the cut once it is made.
    """

    place: int
    entry: int
    points: str
    breaks: tuple[str, ...]
    status: Status
    qualified: bool = False


class StandingsPage(msgspec.Struct, frozen=True, tag="standings"):
    """A page of the standings after so many of the planned rounds; `group` is 0 where there is one group alone.

    `cut` is how many go on, 0 without a cut; the cut's line lies below the row with the number `line` of this page, 0 without
    one. `own_row` is the viewer's where it stands on another page. `left` are the
    pairings that have no result where all rounds run at once.
    """

    rounds: int
    planned: int
    columns: tuple[str, ...]
    rows: tuple[StandingsRow, ...]
    page: int
    pages: int
    group: int = 0
    cut: int = 0
    line: int = 0
    cut_made: bool = False
    own: int = 0
    own_row: StandingsRow | None = None
    left: int = 0

    @property
    def entries(self) -> frozenset[int]:
        """The entries on this page."""
        return frozenset(row.entry for row in (*self.rows, *([self.own_row] if self.own_row else ())))


def standings_pages(state: State, viewer: Viewer, rounds: int | None = None) -> tuple[StandingsPage, ...]:
    """Return the standings of the main stage after so many rounds, by default all that count so far; group by group."""
    through = rounds_counted(state) if rounds is None else rounds
    lines = standings(state, through)
    cut = _cut_of(state)
    through_cut = _qualified(state, lines, cut)
    by_group: dict[int, list[StandingsRow]] = {}
    for line in lines:
        by_group.setdefault(line.group, []).append(_row(state, line, line.entry in through_cut))
    pages = [
        page for group, rows in by_group.items() for page in _pages(state, rows, group, (through, cut), viewer.entry)
    ]
    return tuple(msgspec.structs.replace(page, page=n, pages=len(pages)) for n, page in enumerate(pages, 1))


def _cut_of(state: State) -> int:
    format_ = state.settings.format
    return format_.cut if isinstance(format_, Swiss) else 0


def _qualified(state: State, lines: Sequence[Line], cut: int) -> set[int]:
    """Return the entries that go on: those of the cut once it is made, till then the best who have not left."""
    if state.cut_seeds or not cut:
        return {*state.cut_seeds}
    return {*[line.entry for line in lines if not state.is_out(line.entry)][:cut]}


def _row(state: State, line: Line, qualified: bool) -> StandingsRow:
    entry = state.entries[line.entry]
    breaks = tuple(map(figure, line.breaks))
    if isinstance(state.settings.format, Pods) and breaks:
        breaks = (breaks[0], " ".join(breaks[1:-1]), breaks[-1])
    return StandingsRow(line.place, line.entry, figure(line.points), breaks, entry.out or "in", qualified)


def _pages(
    state: State, rows: list[StandingsRow], group: int, through: tuple[int, int], own: int
) -> Iterator[StandingsPage]:
    rounds, cut = through
    pods = isinstance(state.settings.format, Pods)
    columns = POD_COLUMNS if pods else state.settings.tiebreaks
    last = max((number for number, row in enumerate(rows, 1) if row.qualified), default=0)
    mine = next((row for row in rows if row.entry == own), None)
    for at in range(0, max(len(rows), 1), ROWS):
        part = tuple(rows[at : at + ROWS])
        line = last - at if at < last <= at + ROWS and last < len(rows) else 0
        pinned = None if mine in part else mine
        yield StandingsPage(
            rounds,
            state.planned,
            columns,
            part,
            1,
            1,
            group,
            cut,
            line,
            bool(state.cut_seeds),
            own,
            pinned,
            pairings_left(state),
        )
