"""A ladder and a season's table of so many people, for pictures."""

from __future__ import annotations

from fractions import Fraction

from tournaments.leagues.season import SeasonLine, table_of_scores
from tournaments.views.ladder import ChallengeView, LadderView, Transfer
from tournaments.views.leagues import LadderPage, SeasonPage, ladder_pages, season_pages


def ladder(count: int, own: int = 0, title: str = "The long ladder") -> tuple[LadderPage, ...]:
    """Return a ladder in which 4 plays against 2, 6 waits for 5, and 5 for 3; 2 has just come up to its place from below 4."""
    made = [ChallengeView(4, 2, True, 0), ChallengeView(6, 5, False, 0), ChallengeView(5, 3, False, 0)]
    known = tuple(one for one in made if one.challenger <= count)
    may = tuple(person for person in (own - 3, own - 2) if person > 0)
    moved = {2: 2, 3: -1, 4: -1} if count > 3 else {}
    resting = {own - 1: 1} if own > 1 else {}
    order = tuple(range(1, count + 1))
    return ladder_pages(title, LadderView(order, known, {}, may, 3, 3, 14, moved, resting), own)


def scored(count: int, events: int) -> list[SeasonLine]:
    return table_of_scores(
        [
            {n: Fraction(100 * ((n * (e + 3)) % count), max(1, count - 1)) for n in range(1, count + 1)}
            for e in range(events)
        ],
        3,
    )


def season(count: int, events: int, own: int = 0, title: str = "Autumn", division: int = 2) -> tuple[SeasonPage, ...]:
    """Return a table with the first two going up, the last one down, and one who leaves."""
    lines = scored(count, events)
    order = [line.person for line in lines]
    moves = [Transfer(order[0], 2, 1), Transfer(order[-1], 2, 3), *(Transfer(one, 2, 0) for one in order[3:4])]
    return season_pages(title, division, lines, 3, moves if division else (), own=own)
