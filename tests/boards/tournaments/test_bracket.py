"""The picture of a bracket: the own path, winners and losers, tables under way, byes, the winner of all."""

from __future__ import annotations

from itertools import pairwise

from boards.painting.layout import Icon, Label, Panel, Scene
from tests.boards.support.scenes import texts, within
from tests.boards.tournaments.events import NAMES, drawn, named
from tests.tournaments.support.hall import Hall
from tournaments.settings.formats import Elimination
from tournaments.settings.model import Settings
from tournaments.views.brackets import BracketPage, bracket_pages
from tournaments.views.tournament import Viewer


def hall(entries: int = 8, best_of: int = 1) -> Hall:
    return Hall(Settings(format=Elimination(), seeding="list", best_of=best_of)).begin(entries)


def picture(hall: Hall, own: int = 0) -> Scene:
    (page,) = bracket_pages(hall.state, 0, Viewer(own))
    return drawn(page, NAMES)[0]


def labels(scene: Scene, words: str) -> list[Label]:
    return [item for item in scene.items if isinstance(item, Label) and item.words == words]


def gold(scene: Scene) -> list[Panel]:
    return [item for item in scene.items if isinstance(item, Panel) and "gold" in (item.fill, item.line)]


def test_the_own_path_is_gold_from_pairing_to_pairing() -> None:
    played = hall()
    played.round()
    played.pair()
    assert gold(picture(played)) == []
    scene = picture(played, own=1)
    frames = [item for item in gold(scene) if item.line == "gold"]
    assert len(frames) == 2
    assert {label.role for label in labels(scene, "P1")} == {"gold"}
    # A bar before the own name in both, and a line from the first pairing into the second.
    bars = [item for item in gold(scene) if item.line is None and item.box.w == 8]
    wires = [item for item in gold(scene) if item.line is None and item not in bars]
    assert len(bars) == 2
    assert min(wire.box.x for wire in wires) == frames[0].box.right
    assert max(wire.box.right for wire in wires) == frames[1].box.x


def test_who_lost_has_no_gold_line_onwards() -> None:
    played = hall()
    played.round()
    scene = picture(played, own=8)
    assert len([item for item in gold(scene) if item.line == "gold"]) == 1
    assert [item for item in gold(scene) if item.line is None and item.box.w != 8] == []


def test_winners_are_bold_and_losers_muted() -> None:
    played = hall()
    played.round()
    scene = picture(played)
    assert {(label.face, label.role) for label in labels(scene, "P1")} == {("strong", "text")}
    assert {(label.face, label.role) for label in labels(scene, "P8")} == {("text", "muted")}


def test_each_pairing_leads_to_the_middle_of_the_next() -> None:
    scene = picture(hall(16))
    boxes = sorted(
        (item.box for item in scene.items if isinstance(item, Panel) and item.box.h == 132), key=lambda b: (b.x, b.y)
    )
    columns = [[box for box in boxes if box.x == x] for x in sorted({box.x for box in boxes})]
    assert [len(column) for column in columns] == [8, 4, 2, 2]  # the last one with that for place three
    for before, after in pairwise(columns[:3]):
        for index, box in enumerate(after):
            assert abs(2 * box.y - before[2 * index].y - before[2 * index + 1].y) <= 2


def test_a_table_under_way_has_a_full_plate_with_its_number_and_the_score_so_far() -> None:
    played = hall(4, best_of=3)
    played.pair()
    one = played.state.rounds[0, 1].pairings[0]
    played.game(one, (1, 2))
    scene = picture(played)
    plates = {
        item.fill: within(scene, item.box) for item in scene.items if isinstance(item, Panel) and item.box.w == 60
    }
    assert [texts(plates[fill]) for fill in ("good", "page")] == [["1"], ["2"]]
    assert texts(scene)[-2:] == ["table number, being played", "table number, not begun yet"]
    assert len(labels(scene, "0")) == 1


def test_names_and_scores_are_large() -> None:
    played = hall(16, best_of=3).finish()
    (page,) = bracket_pages(played.state, 0, Viewer(3))
    labels = [
        item for item in drawn(page, dict.fromkeys(range(1, 17), "Константин"))[0].items if isinstance(item, Label)
    ]
    assert {item.size >= 34 for item in labels if item.words == "Константин"} == {True}
    assert {item.size for item in labels if item.words in ("2", "0") and item.face == "strong"} == {44}


def test_byes_are_named() -> None:
    assert texts(picture(hall(5))).count("bye") == 3


def test_a_forfeit_has_signs_instead_of_figures() -> None:
    (page,) = bracket_pages(hall(2).state, 0, Viewer())
    first = page.columns[0].matches[0]
    shown = BracketPage(
        "single",
        1,
        1,
        (type(page.columns[0])("of", 2, (type(first)("W1-1", (1, 2), (1, 2), (), "over", ("-", "+"), 2, 1),)),),
    )
    assert {"−", "+"} <= set(texts(drawn(shown, NAMES)[0]))


def test_the_winner_of_all_wears_a_crown() -> None:
    played = hall(4)
    assert "crown" not in [item.name for item in picture(played).items if isinstance(item, Icon)]
    scene = picture(played.finish())
    crown = next(item for item in scene.items if isinstance(item, Icon) and item.name == "crown")
    beside = next(label for label in labels(scene, "P1") if label.role == "gold")
    assert beside.box.y < crown.box.bottom
    assert crown.box.y < beside.box.bottom


def test_a_person_without_a_name_is_a_former_player() -> None:
    (page,) = bracket_pages(hall(2).state, 0, Viewer())
    assert "former player 2" in " ".join(texts(drawn(page, {1: "Anna"})[0]))
    assert "Entry 2" in texts(drawn(page, named(("\u200b",), [1, 2]))[0])
