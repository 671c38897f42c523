"""The pictures of ladders and of seasons' tables: the own row, challenges, results that do not count, who goes up and down."""

from __future__ import annotations

import pytest

from boards.painting.layout import Label, Panel
from tests.boards.support.scenes import icons, marks, texts
from tests.boards.tournaments.events import NAMES, ODD, PLAIN, WIDE, all_problems, drawn, row_of
from tests.boards.tournaments.leagues import ladder, season
from tests.support.pseudo import spoken
from tools.make.pseudo import PSEUDO
from tournaments.views.ladder import LadderView
from tournaments.views.leagues import ladder_pages
from words.texts import LANGUAGES

__all__ = ["spoken"]

pytestmark = pytest.mark.usefixtures("spoken")

SPOKEN = (*LANGUAGES, PSEUDO)

TITLES = ("Autumn", "Ж" * 60, "W" * 60, "🐉", "田中さん")


def test_the_own_place_has_a_frame_and_those_above_who_may_be_challenged_a_star() -> None:
    scene = drawn(ladder(8, 8)[0], NAMES)[0]
    own = row_of(scene, "P8")
    assert [item.line for item in own.items if isinstance(item, Panel)] == ["gold"]
    assert ("right", "gold") in marks(own, "right")
    assert [n for n in range(1, 9) if marks(row_of(scene, f"P{n}"), "star")] == [5, 6]
    assert [n for n in range(1, 9) if marks(row_of(scene, f"P{n}"), "shield")] == [7], "played lately"
    assert [texts(row_of(scene, f"P{n}"))[0] for n in range(1, 9)] == [str(n) for n in range(1, 9)]


def test_the_last_move_stands_beside_the_place() -> None:
    scene = drawn(ladder(8)[0], NAMES)[0]
    rose, sank, stayed = (row_of(scene, f"P{n}") for n in (2, 3, 7))
    assert (marks(rose, "up"), texts(rose)[:2]) == ([("up", "good")], ["2", "2"])
    assert (marks(sank, "down"), texts(sank)[:2]) == ([("down", "bad"), ("down", "muted")], ["3", "1"])
    assert (marks(stayed, "up"), marks(stayed, "down")) == ([], [])
    assert {"last move up", "last move down"} <= {*texts(scene)}


def test_a_challenge_shows_the_other_place_and_swords_while_it_is_played() -> None:
    scene = drawn(ladder(8)[0], NAMES)[0]
    assert (marks(row_of(scene, "P4"), "up"), icons(row_of(scene, "P4"))) == ([("up", "gold")], ["crossed-swords"])
    assert (marks(row_of(scene, "P2"), "down"), "4" in texts(row_of(scene, "P2"))) == ([("down", "gold")], True)
    waits = row_of(scene, "P5")
    assert (marks(waits, "up"), marks(waits, "down"), icons(waits)) == ([("up", "muted")], [("down", "muted")], [])
    assert {"3", "6"} <= {*texts(waits)}


def test_a_ladder_without_challenges_explains_no_signs() -> None:
    view = LadderView((1, 2), (), {}, (), 1, 3, 14)
    scene = drawn(ladder_pages("Small", view)[0], NAMES)[0]
    assert texts(scene) == ["Small", "1", "P1", "2", "P2", "Challenge up to 1 place above you"]


def test_a_season_shows_totals_singles_in_brackets_and_who_moves() -> None:
    (page,) = season(10, 5, own=4)
    scene = drawn(page, NAMES)[0]
    best = page.rows[0]
    shown = texts(row_of(scene, f"P{best.person}"))
    assert shown[0] == "1"
    assert len(shown) == 3 + 5
    assert [each.startswith("(") for each in shown[3:]] == [False] * 3 + [True] * 2
    assert marks(row_of(scene, f"P{best.person}"), "up") == [("up", "good")]
    assert marks(row_of(scene, f"P{page.rows[-1].person}"), "down") == [("down", "bad")]
    assert icons(row_of(scene, f"P{page.rows[3].person}")) == ["run"]
    assert [item.line for item in row_of(scene, "P4").items if isinstance(item, Panel)] == ["gold"]
    assert "Autumn · division 2" in texts(scene)


def test_more_results_than_there_is_room_for_leave_the_name_readable() -> None:
    (page,) = season(10, 30)
    scene = drawn(page, NAMES)[0]
    shown = [item for item in row_of(scene, f"P{page.rows[0].person}").items if isinstance(item, Label)]
    assert 5 <= len(shown) - 3 < 30
    assert min(item.box.x for item in shown[2:]) - shown[1].box.x >= 400


@pytest.mark.parametrize("language", SPOKEN)
def test_nothing_is_small_cut_or_outside(language: str) -> None:
    for count in (1, 2, 17, 33, 70):
        pages = [
            *ladder(count, count),
            *ladder(count, 1),
            *season(max(count, 4), 5, count),
            *season(max(count, 4), 1, 1),
        ]
        assert all_problems(pages, language, PLAIN, WIDE, ODD) == []
    for title in TITLES:
        pages = [*ladder(3, 3, title), *season(4, 30, 1, title), *season(4, 30, 1, title, 0)]
        assert all_problems(pages, language, PLAIN, cut=len(title) == 60) == []
