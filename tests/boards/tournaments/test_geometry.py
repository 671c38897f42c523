"""Every picture of random tournaments: nothing small, outside, over each other, or cut, whatever the names and the language."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.boards.tournaments.events import ODD, PLAIN, WIDE, all_problems, cards, crowd, moments
from tests.support.pseudo import spoken
from tests.tournaments.support.hall import Hall
from tools.make.pseudo import PSEUDO
from tournaments.settings.formats import DoubleElimination, Elimination, Format, Pods, RoundRobin, Swiss
from tournaments.state.model import State
from tournaments.views.brackets import bracket_pages
from tournaments.views.crosses import cross_tables
from tournaments.views.pages import AnyPage, RatingCurve, RatingPoint
from tournaments.views.rounds import pairings_pages, pods_pages
from tournaments.views.tables import standings_pages
from tournaments.views.tournament import Viewer
from words.texts import LANGUAGES

__all__ = ["spoken"]

pytestmark = pytest.mark.usefixtures("spoken")

SPOKEN = (*LANGUAGES, PSEUDO)

KNOCKOUTS: list[tuple[Format, int, int]] = [
    (Elimination(), 2, 3),
    (Elimination(third_place=False), 3, 1),
    (Elimination(), 13, 3),
    (Elimination(), 128, 1),
    (DoubleElimination(), 2, 1),
    (DoubleElimination(), 5, 3),
    (DoubleElimination(second_final=False), 16, 5),
    (DoubleElimination(), 33, 1),
    (DoubleElimination(), 64, 3),
]
EVENTS: list[tuple[Format, int]] = [
    (Swiss(rounds=3), 9),
    (Swiss(rounds=5, cut=8), 40),
    (RoundRobin(), 16),
    (RoundRobin(groups=4, cycles=2), 30),
    (RoundRobin(cycles=4), 6),
    (Pods(), 11),
    (Pods(rounds=5), 37),
]
OWN = Viewer(1)


def some(states: tuple[State, ...]) -> tuple[State, ...]:
    """Return the first state, the last one, and two between them."""
    return tuple(states[len(states) * part // 3 - (part == 3)] for part in range(4))


def pages_of(state: State) -> Iterator[AnyPage]:
    """Yield all pages of a tournament that is no knockout."""
    yield from standings_pages(state, OWN)
    yield from cross_tables(state, OWN)
    for stage, number in state.rounds:
        if isinstance(state.settings.format, Pods):
            yield from pods_pages(state, number, OWN)
        else:
            yield from pairings_pages(state, stage, number, OWN)


@pytest.mark.parametrize("language", SPOKEN)
@pytest.mark.parametrize(("format_", "entries", "best_of"), KNOCKOUTS)
def test_brackets(format_: Format, entries: int, best_of: int, language: str) -> None:
    for state in some(moments(format_, entries, 1, best_of)):
        pages = bracket_pages(state, 0, OWN)
        assert all_problems(pages, language, PLAIN) == []
        # Only names of the widest letters are too long for a column of a bracket.
        assert all_problems(pages, language, WIDE, ODD, cut=True) == []


@pytest.mark.parametrize("language", SPOKEN)
@pytest.mark.parametrize(("format_", "entries"), EVENTS)
def test_tables_and_rounds(format_: Format, entries: int, language: str) -> None:
    for state in some(moments(format_, entries, 2)):
        assert all_problems(pages_of(state), language, PLAIN, WIDE, ODD) == []


@pytest.mark.parametrize("language", SPOKEN)
def test_the_cut_of_a_swiss_is_a_bracket(language: str) -> None:
    state = moments(Swiss(rounds=5, cut=8), 40, 2)[-1]
    assert all_problems(bracket_pages(state, 1, OWN), language, PLAIN) == []


@pytest.mark.parametrize("language", SPOKEN)
def test_1024_rows(language: str) -> None:
    for pages in (standings_pages(crowd(), Viewer(1000)), pairings_pages(crowd(), 0, 1, Viewer(1000))):
        assert len(pages) in (16, 32)
        assert all_problems(pages[:: len(pages) // 4], language, WIDE, ODD) == []


@pytest.mark.parametrize("language", SPOKEN)
def test_tables_of_card_games(language: str) -> None:
    hall = Hall(cards()).begin(9).finish()
    assert all_problems(pages_of(hall.state), language, PLAIN, WIDE) == []


@pytest.mark.parametrize("language", SPOKEN)
@pytest.mark.parametrize(
    "points",
    [
        ((20_000, 1000, True),),
        ((20_000, 1000, True), (20_001, 1010, True)),
        tuple((20_000 + 40 * n, 900 + n * n, n < 5) for n in range(40)),
        tuple((20_000 + n, -300 + 17 * n % 40, False) for n in range(9)),
        ((20_000, 0, False), (20_000, 9999, False)),
    ],
)
def test_curves(points: tuple[tuple[int, int, bool], ...], language: str) -> None:
    curve = RatingCurve("Super Fantasy Brawl · free-for-all", tuple(RatingPoint(*point) for point in points))
    assert all_problems([curve], language, PLAIN, WIDE, ODD) == []
