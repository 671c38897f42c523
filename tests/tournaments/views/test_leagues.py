"""Ladders and seasons' tables as pages: everybody stands on one, the own row is found, moves and challenges are right."""

from __future__ import annotations

from fractions import Fraction

import pytest

from tournaments.leagues.ladder import (
    DAY,
    Accepted,
    AnyLadderFact,
    Challenged,
    Joined,
    LadderRules,
    Left,
    Settled,
    Sunk,
    apply_to_ladder,
    fold_ladder,
)
from tournaments.leagues.season import SeasonLine, table_of_scores
from tournaments.views.ladder import LadderView, Transfer, ladder_view
from tournaments.views.leagues import Meeting, ladder_pages, season_pages
from tournaments.views.pages import own_page


def ladder(count: int, viewer: int = 0) -> LadderView:
    """Return a ladder of so many: 3 plays against 1, and 4 has challenged 2."""
    facts: list[AnyLadderFact] = [Joined(0, person) for person in range(1, count + 1)]
    facts += [Challenged(1, 3, 1), Accepted(2, 3), Challenged(3, 4, 2)]
    return ladder_view(fold_ladder(LadderRules(), facts), viewer, 4)


def lines(count: int) -> list[SeasonLine]:
    return table_of_scores([{n: Fraction(100 * (count - n), count - 1) for n in range(1, count + 1)}])


@pytest.mark.rule("TM-57")
def test_a_row_of_a_ladder_shows_both_challenges_and_whom_the_viewer_may_challenge() -> None:
    (page,) = ladder_pages("The ladder", ladder(6, 6), 6)
    rows = {row.person: row for row in page.rows}
    assert [row.place for row in page.rows] == [1, 2, 3, 4, 5, 6]
    assert (rows[3].made, rows[1].got) == (Meeting(1, True), Meeting(3, True))
    assert (rows[4].made, rows[2].got) == (Meeting(2, False), Meeting(4, False))
    assert rows[5].made is rows[5].got is None
    assert {person for person, row in rows.items() if row.may} == {3, 4, 5}
    assert (page.people, page.own, page.own_row) == (6, 6, None)


def test_who_stands_on_another_page_is_added_below() -> None:
    first, second = ladder_pages("The ladder", ladder(40, 37), 37)
    assert (len(first.rows), len(second.rows)) == (32, 8)
    assert first.own_row is not None
    assert (first.own_row.place, second.own_row) == (37, None)
    assert own_page([first, second]) == 1
    assert first.entries == {*range(1, 33), 37}
    first, second = season_pages("Autumn", 0, lines(33), 0, own=33)
    assert first.own_row is not None
    assert first.own_row.place == 33
    assert (second.own_row, own_page([first, second])) == (None, 1)


def test_nobody_makes_no_page() -> None:
    assert ladder_pages("The ladder", LadderView((), (), {}, (), 3, 3, 14)) == ()
    assert season_pages("Autumn", 0, [], 0) == ()


@pytest.mark.rule("TM-57")
def test_rows_have_the_last_moves_and_whom_one_played_lately() -> None:
    facts: list[AnyLadderFact] = [
        *(Joined(0, person) for person in (1, 2, 3, 4)),
        Challenged(10, 4, 2),
        Settled(20, 4, 4),
    ]
    ladder = fold_ladder(LadderRules(), facts)
    (page,) = ladder_pages("The ladder", ladder_view(ladder, 2, 20 + 14 * DAY - 1), 2)
    assert [(row.person, row.moved, row.rests, row.may) for row in page.rows] == [
        (1, 0, False, True),
        (4, 2, True, False),
        (2, -1, False, False),
        (3, -1, False, False),
    ]
    (later,) = ladder_pages("The ladder", ladder_view(ladder, 2, 20 + 14 * DAY), 2)
    assert [(row.rests, row.may) for row in later.rows[:2]] == [(False, True), (False, True)]
    apply_to_ladder(ladder, Joined(30, 5))
    assert ladder_view(ladder, 0, 30).moved == {4: 2, 2: -1, 3: -1}, "a newcomer moves nobody"
    apply_to_ladder(ladder, Sunk(40 * DAY, 1))
    assert ladder_view(ladder, 0, 0).moved == {4: 1, 1: -1}
    apply_to_ladder(ladder, Left(41 * DAY, 1))
    assert ladder_view(ladder, 0, 0).moved == {2: 1, 3: 1, 5: 1}
    for person in (4, 2, 3):
        apply_to_ladder(ladder, Sunk(90 * DAY, person))
    assert (ladder.order, ladder_view(ladder, 0, 0).moved) == ([4, 2, 5, 3], {5: 1, 3: -1}), "of one moment"


@pytest.mark.rule("TM-56")
def test_a_row_of_a_season_says_whether_its_person_goes_up_or_down() -> None:
    moves = [Transfer(1, 2, 1), Transfer(3, 2, 3), Transfer(4, 2, 0)]
    (page,) = season_pages("Autumn", 2, lines(4), 0, moves, over=True)
    assert [row.move for row in page.rows] == ["up", "stays", "down", "leaves"]
    assert [row.total for row in page.rows] == ["100", "200/3", "100/3", "0"]
    assert (page.division, page.over) == (2, True)
