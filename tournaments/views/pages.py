"""All kinds of pages of tournaments and leagues, as pictures and texts are made of them."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from tournaments.views.brackets import BracketPage
from tournaments.views.crosses import CrossTable
from tournaments.views.leagues import LadderPage, SeasonPage
from tournaments.views.rounds import PairingsPage, PodsPage
from tournaments.views.tables import StandingsPage

PERSON = 1
"""The number that the person of a rating curve has among the names."""


class RatingPoint(msgspec.Struct, frozen=True):
    """A shown rating after the games of a day; `day` counts from 1 January 1970. `provisional`: σ is still large (TM-50)."""

    day: int
    rating: int
    provisional: bool = False


class RatingCurve(msgspec.Struct, frozen=True, tag="curve"):
    """The shown rating of a person over time, the earliest first. `title` names game and form in the reader's language."""

    title: str
    points: tuple[RatingPoint, ...]

    @property
    def own(self) -> int:
        """No entry: a curve is of one person."""
        return 0

    @property
    def entries(self) -> frozenset[int]:
        """The person alone."""
        return frozenset({PERSON})


TournamentPage = BracketPage | StandingsPage | CrossTable | PodsPage | PairingsPage
LeaguePage = LadderPage | SeasonPage
AnyPage = TournamentPage | LeaguePage | RatingCurve


def own_page(pages: Sequence[TournamentPage | LeaguePage]) -> int:
    """Return the index of the page that the viewer looks for first: the latest with the own entry in a bracket, else the first.

    Without the viewer's entry it is the last page of a bracket, and the first of all else.
    """
    brackets = bool(pages) and isinstance(pages[0], BracketPage)
    found = [index for index, page in enumerate(pages) if page.own and _stands_on(page)]
    if brackets:
        return found[-1] if found else len(pages) - 1
    return found[0] if found else 0


def _stands_on(page: TournamentPage | LeaguePage) -> bool:
    if isinstance(page, LadderPage | SeasonPage):
        return any(row.person == page.own for row in page.rows)
    if isinstance(page, StandingsPage):
        return any(row.entry == page.own for row in page.rows)
    return page.own in page.entries
