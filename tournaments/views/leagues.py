"""Ladders and the tables of seasons as pages of 32 rows, in which everybody finds the own one (TM-55, TM-56, TM-57)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal

import msgspec

from tournaments.leagues.season import SeasonLine
from tournaments.views.ladder import LadderView, Transfer
from tournaments.views.results import figure
from tournaments.views.tables import ROWS

Move = Literal["up", "down", "leaves", "stays"]
"""The division of a person in the next season: a higher one, a lower one, none, or the same."""


class Meeting(msgspec.Struct, frozen=True):
    """The place of the other person of an open challenge, and whether it was accepted, so that it is being played."""

    place: int
    accepted: bool


class LadderRow(msgspec.Struct, frozen=True):
    """A row of a ladder, with the open challenges that the person has made and got.

    `may`: the viewer may challenge them now; `rests`: not yet again. `moved`: by how many places they rose (below 0: sank) last.
    """

    place: int
    person: int
    made: Meeting | None = None
    got: Meeting | None = None
    may: bool = False
    rests: bool = False
    moved: int = 0


class LadderPage(msgspec.Struct, frozen=True, tag="ladder"):
    """A page of a ladder, which has `people` in all. `title` is its name as users wrote it.

    `own_row` is the viewer's where it stands on another page.
    """

    title: str
    people: int
    reach: int
    rows: tuple[LadderRow, ...]
    page: int
    pages: int
    own: int = 0
    own_row: LadderRow | None = None

    @property
    def entries(self) -> frozenset[int]:
        """The persons on this page."""
        return frozenset(row.person for row in (*self.rows, *([self.own_row] if self.own_row else ())))


class SeasonRow(msgspec.Struct, frozen=True):
    """A row of a season's table. Figures are exact, "200/3"; `singles` are all scores, the best first."""

    place: int
    person: int
    total: str
    singles: tuple[str, ...]
    move: Move = "stays"


class SeasonPage(msgspec.Struct, frozen=True, tag="season"):
    """A page of a season's table; `title` is its name as users wrote it, `division` 0 where there is one table alone.

    `best` is how many scores count, 0 for all. `own_row` is the viewer's where it stands on another page.
    """

    title: str
    division: int
    best: int
    over: bool
    rows: tuple[SeasonRow, ...]
    page: int
    pages: int
    own: int = 0
    own_row: SeasonRow | None = None

    @property
    def entries(self) -> frozenset[int]:
        """The persons on this page."""
        return frozenset(row.person for row in (*self.rows, *([self.own_row] if self.own_row else ())))


def ladder_pages(title: str, view: LadderView, own: int = 0) -> tuple[LadderPage, ...]:
    """Return a ladder as pages, none for one without people. `own` is the viewer, 0 for the public."""
    places = {person: place for place, person in enumerate(view.order, 1)}
    made = {one.challenger: Meeting(places[one.challenged], one.accepted) for one in view.challenges}
    got = {one.challenged: Meeting(places[one.challenger], one.accepted) for one in view.challenges}
    rows = [
        LadderRow(
            place,
            person,
            made.get(person),
            got.get(person),
            person in view.may_challenge,
            person in view.resting,
            view.moved.get(person, 0),
        )
        for person, place in places.items()
    ]
    mine = next((row for row in rows if row.person == own), None)
    parts = [tuple(rows[at : at + ROWS]) for at in range(0, len(rows), ROWS)]
    return tuple(
        LadderPage(title, len(rows), view.reach, part, n, len(parts), own, None if mine in part else mine)
        for n, part in enumerate(parts, 1)
    )


def season_pages(
    title: str,
    division: int,
    lines: Sequence[SeasonLine],
    best: int,
    moves: Sequence[Transfer] = (),
    *,
    over: bool = False,
    own: int = 0,
) -> tuple[SeasonPage, ...]:
    """Return a season's table as pages, none for one without people, with the moves that would follow from it now."""
    goes = {one.person: one for one in moves}
    rows = [_season_row(line, goes) for line in lines]
    mine = next((row for row in rows if row.person == own), None)
    parts = [tuple(rows[at : at + ROWS]) for at in range(0, len(rows), ROWS)]
    return tuple(
        SeasonPage(title, division, best, over, part, n, len(parts), own, None if mine in part else mine)
        for n, part in enumerate(parts, 1)
    )


def _season_row(line: SeasonLine, goes: Mapping[int, Transfer]) -> SeasonRow:
    move: Move = "stays"
    if (one := goes.get(line.person)) is not None:
        move = "leaves" if not one.after else "up" if one.after < one.before else "down"
    return SeasonRow(line.place, line.person, figure(line.total), tuple(map(figure, line.singles)), move)
