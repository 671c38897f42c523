"""The pictures of standings and cross tables: places, points, the own row, the cut, who left."""

from __future__ import annotations

from random import Random

from boards.painting.layout import Icon, Label, Mark, Panel
from tests.boards.support.scenes import icons, marks, texts
from tests.boards.tournaments.events import NAMES, cards, drawn, row_of, started
from tests.tournaments.support.hall import Hall, random_outcome
from tournaments.facts.kinds import Disqualified, Dropped
from tournaments.settings.formats import RoundRobin, Swiss
from tournaments.settings.model import ROBIN_ORDER, Settings
from tournaments.views.crosses import cross_tables
from tournaments.views.tables import StandingsPage, standings_pages
from tournaments.views.tournament import Viewer


def swiss(entries: int = 10, rounds: int = 2, cut: int = 4) -> Hall:
    hall = Hall(Settings(format=Swiss(rounds=3, cut=cut))).begin(entries)
    for number in range(rounds):
        hall.round(random_outcome(Random(number)))
    return hall


def page_of(hall: Hall, own: int = 0) -> StandingsPage:
    return standings_pages(hall.state, Viewer(own))[0]


def test_a_row_has_place_name_points_and_tie_breaks_in_short() -> None:
    page = page_of(swiss())
    scene = drawn(page, NAMES)[0]
    best = page.rows[0]
    shown = texts(row_of(scene, f"P{best.entry}"))
    assert shown[:3] == [str(best.place), f"P{best.entry}", best.points.replace("3/2", "1½")]
    assert len(shown) == 3 + 5
    assert "/" not in "".join(shown)
    assert texts(scene)[1:7] == ["Points", "B−1", "B", "SB", "DE", "W"]


def test_the_own_row_has_a_frame_and_an_arrow() -> None:
    page = page_of(swiss(), own=3)
    scene = drawn(page, NAMES)[0]
    own = row_of(scene, "P3")
    assert [item.line for item in own.items if isinstance(item, Panel)] == ["gold"]
    assert ("right", "gold") in marks(own, "right")
    assert marks(row_of(scene, "P4"), "right") == []


def test_the_own_row_of_another_page_stands_at_the_end() -> None:
    hall = swiss(40, 1)
    last = standings_pages(hall.state, Viewer())[1].rows[-1].entry
    first, second = drawn(page_of(hall, own=last), NAMES)
    assert f"P{last}" not in texts(first)
    row = row_of(second, f"P{last}")
    assert max(i.box.y for i in second.items if isinstance(i, Panel) and i.box.w > 1200) == min(
        i.box.y for i in row.items if isinstance(i, Panel)
    )


def test_who_left_and_who_was_disqualified_are_muted_with_a_sign_of_their_own() -> None:
    hall = swiss()
    hall.add(Dropped(3), "player")
    hall.add(Disqualified(4), "judge", "why")
    scene = drawn(page_of(hall), NAMES)[0]
    for name, sign in (("P3", "run"), ("P4", "cancel")):
        row = row_of(scene, name)
        assert icons(row) == [sign]
        assert {item.role for item in row.items if isinstance(item, Label)} == {"muted"}
    assert texts(scene)[-2:] == ["left", "disqualified"]
    assert icons(row_of(scene, "P5")) == []


def test_the_cut_is_a_line_below_those_who_go_on_and_they_have_a_mark() -> None:
    page = page_of(swiss())
    scene = drawn(page, NAMES)[0]
    line = next(i for i in scene.items if isinstance(i, Label) and i.words == "The best 4 go on")
    for number, row in enumerate(page.rows, 1):
        shown = row_of(scene, f"P{row.entry}")
        assert (max(i.box.bottom for i in shown.items) <= line.box.y) == (number <= 4)
        assert (marks(shown, "up") == [("up", "good")]) == (number <= 4)
    assert marks(drawn(page_of(swiss(cut=0)), NAMES)[0], "up") == []


def test_names_and_points_are_large() -> None:
    page = page_of(swiss())
    scene = drawn(page, dict.fromkeys(range(1, 11), "Alexander Petrov"))[0]
    names = [item.size for item in scene.items if isinstance(item, Label) and item.words == "Alexander Petrov"]
    assert len(names) == 10
    assert min(names) >= 34
    points = [item.size for item in scene.items if isinstance(item, Label) and item.role == "gold"]
    assert points == [44] * 10


def test_percentages_are_shown_to_a_tenth() -> None:
    hall = Hall(cards()).begin(9)
    hall.round()
    scene = drawn(page_of(hall), NAMES)[0]
    assert "33.0" in texts(scene)
    assert "33,0" in texts(drawn(page_of(hall), NAMES, "ru")[0])


def test_pictures_of_many_rows_are_of_like_height() -> None:
    hall = swiss(20, 1)
    one, other = drawn(page_of(hall), NAMES)
    assert abs(one.height - other.height) < 200


# -------------------------------------------------------------------- cross tables


def robin(entries: int = 6, cycles: int = 1, rounds: int = 3) -> Hall:
    hall = Hall(Settings(format=RoundRobin(cycles=cycles), tiebreaks=ROBIN_ORDER, seeding="list")).begin(entries)
    for _ in range(rounds):
        hall.round()
    return hall


def test_a_cross_table_has_results_under_the_numbers_of_the_rows() -> None:
    (table,) = cross_tables(robin().state, Viewer(2))
    scene = drawn(table, NAMES)[0]
    heads = [i for i in scene.items if isinstance(i, Label) and i.words in "123456" and i.box.bottom <= 130]
    assert [head.words for head in heads] == [*"123456"]
    for index, row in enumerate(table.rows):
        shown = row_of(scene, f"P{row.entry}")
        for other, cell in enumerate(row.cells):
            middle = heads[other].box.x + heads[other].box.w // 2
            there = [
                i
                for i in shown.items
                if isinstance(i, Label) and abs(i.box.x + i.box.w // 2 - middle) < 8 and other != index
            ]
            assert [i.words for i in there] == [*cell]
    own = next(head for head, row in zip(heads, table.rows, strict=True) if row.entry == 2)
    assert own.role == "gold"
    assert {head.role for head in heads if head is not own} == {"muted"}


def test_a_game_under_way_is_crossed_swords_in_both_rows() -> None:
    hall = robin()
    hall.pair()
    started(hall, 1)
    (table,) = cross_tables(hall.state, Viewer())
    scene = drawn(table, NAMES)[0]
    swords = [i for i in scene.items if isinstance(i, Icon) and i.name == "crossed-swords"]
    assert len(swords) == 3  # and one in the legend
    assert "is being played" in texts(scene)


def test_results_of_several_cycles_stand_together() -> None:
    hall = robin(4, cycles=4, rounds=12)
    (table,) = cross_tables(hall.state, Viewer())
    assert {len(cell) for row in table.rows for cell in row.cells} == {0, 4}
    scene = drawn(table, NAMES)[0]
    figures = [i for i in scene.items if isinstance(i, Label) and i.words in "01" and i.box.y > 130]
    results = [i for i in figures if i.size == 28 and i.box.h < 28]
    assert len(results) == 4 * 12


def test_a_result_without_play_has_signs() -> None:
    hall = robin(rounds=2)
    hall.pair()
    hall.add(Dropped(1), "player")
    hall.add(Dropped(2), "player")
    tables = cross_tables(hall.finish().state, Viewer())
    shown = {result for row in tables[0].rows for cell in row.cells for result in cell}
    scene = drawn(tables[0], NAMES)[0]
    assert ("+" in texts(scene)) == ("+" in shown)
    assert not isinstance(scene.items[0], Mark)
