"""The pictures of a round: pairings and pods, who goes first, scores, seats, what is under way."""

from __future__ import annotations

from boards.painting.layout import Badge, Label, Mark, Panel, Scene
from boards.painting.theme import SEAT_LETTERS, seat_role, seat_shape
from tests.boards.support.scenes import icons, marks, texts, within
from tests.boards.tournaments.events import NAMES, drawn, row_of, started
from tests.tournaments.support.hall import Hall
from tournaments.facts.kinds import AbsenceAsked
from tournaments.settings.formats import Pods, Swiss
from tournaments.settings.model import Settings
from tournaments.views.rounds import PairingRow, PairingsPage, pairings_pages, pods_pages
from tournaments.views.tournament import Viewer


def swiss(entries: int = 9, **settings: object) -> Hall:
    hall = Hall(Settings(format=Swiss(rounds=3), **settings)).begin(entries)  # type: ignore[arg-type]
    hall.pair()
    return hall


def picture(hall: Hall, own: int = 0, number: int = 1) -> Scene:
    return drawn(pairings_pages(hall.state, 0, number, Viewer(own))[0], NAMES)[0]


def test_who_goes_first_has_an_arrow_towards_the_own_name() -> None:
    for first, shape in ((1, "left"), (2, "right")):
        row = PairingRow(1, (1, 2), (), 0, "waiting", first)
        scene = drawn(PairingsPage(0, 1, 3, (row,), 1, 1), NAMES)[0]
        assert marks(row_of(scene, "P1"), "left", "right") == [(shape, "spell")]
        arrow = next(i for i in row_of(scene, "P1").items if isinstance(i, Mark))
        name = next(i for i in scene.items if isinstance(i, Label) and i.words == f"P{first}")
        other = next(i for i in scene.items if isinstance(i, Label) and i.words == f"P{3 - first}")
        assert abs(arrow.box.x - name.box.x) < abs(arrow.box.x - other.box.x)
        assert "goes first" in texts(scene)


def test_the_own_pairing_is_the_first_with_a_frame() -> None:
    hall = swiss()
    scene = picture(hall, own=5)
    frames = [i for i in scene.items if isinstance(i, Panel) and i.line == "gold"]
    assert len(frames) == 1
    assert frames[0].box.y == min(i.box.y for i in scene.items if isinstance(i, Panel) and i.box.y > 90)
    assert "P5" in texts(within(scene, frames[0].box))
    assert [i for i in picture(hall).items if isinstance(i, Panel) and i.line == "gold"] == []


def test_scores_and_states_stand_between_the_names() -> None:
    hall = swiss(best_of=3)
    one, other, third, *_ = hall.state.rounds[0, 1].pairings
    hall.play(one, lambda *_: (1, 2))
    started(hall, other.sides[0])
    hall.game(third, (1, 1))
    hall.game(third, (2, 1))
    scene = picture(hall)
    assert texts(row_of(scene, f"P{one.sides[0]}"))[-2:] == ["2", "0"]
    assert icons(row_of(scene, f"P{one.sides[0]}")) == []
    assert icons(row_of(scene, f"P{other.sides[0]}")) == ["crossed-swords"]
    assert texts(row_of(scene, f"P{third.sides[0]}"))[-2:] == ["0", "1"]
    assert icons(row_of(scene, f"P{third.sides[0]}")) == ["crossed-swords"]
    waiting = hall.state.rounds[0, 1].pairings[3]
    assert icons(row_of(scene, f"P{waiting.sides[0]}")) == ["hourglass"]
    lost = next(i for i in scene.items if isinstance(i, Label) and i.words == f"P{one.sides[1]}")
    assert (lost.face, lost.role) == ("text", "muted")


def test_draws_byes_and_forfeits_are_told_apart() -> None:
    rows = (
        PairingRow(1, (1, 2), ("1/2", "1/2"), 0, "over"),
        PairingRow(2, (3, 4), ("-", "+"), 4, "over"),
        PairingRow(3, (5,), (), 5, "over"),
    )
    scene = drawn(PairingsPage(0, 1, 3, rows, 1, 1), NAMES)[0]
    assert texts(row_of(scene, "P1"))[-2:] == ["½", "½"]
    assert texts(row_of(scene, "P3"))[-2:] == ["−", "+"]
    assert texts(row_of(scene, "P5")) == ["P5", "bye"]
    assert "+ and − without play" in texts(scene)


def test_those_who_are_not_paired_are_named_on_the_last_page() -> None:
    hall = Hall(Settings(format=Swiss(rounds=3))).begin(9)
    hall.round()
    hall.add(AbsenceAsked(4, 2), "player")
    hall.pair()
    assert "Not paired: P4" in texts(picture(hall, number=2))
    assert not any(line.startswith("Not paired") for line in texts(picture(hall)))
    many = PairingsPage(0, 1, 3, (PairingRow(1, (1, 2), (), 0, "waiting"),), 1, 1, away=tuple(range(3, 12)))
    assert "Not paired: P3, P4, P5, P6, P7, P8 and 3 more" in " ".join(texts(drawn(many, NAMES)[0]))


# -------------------------------------------------------------------- pods


def pods(entries: int = 11) -> Hall:
    hall = Hall(Settings(format=Pods(), seats=(2, 6), tiebreaks=())).begin(entries)
    hall.pair()
    return hall


def table(scene: Scene, number: int) -> Scene:
    """Return the part of a picture with one table."""
    head = next(i for i in scene.items if isinstance(i, Label) and i.words == f"Table {number}")
    box = next(i.box for i in scene.items if isinstance(i, Panel) and i.box.w < 700 and i.box.contains(head.box))
    return within(scene, box)


def test_seats_have_colour_shape_and_letter_in_their_order() -> None:
    hall = pods()
    scene = drawn(pods_pages(hall.state, 1, Viewer())[0], NAMES)[0]
    for pod in hall.state.rounds[0, 1].pairings:
        shown = table(scene, pod.table)
        badges = [i for i in shown.items if isinstance(i, Badge)]
        assert [i.words for i in badges] == [*SEAT_LETTERS[: len(pod.sides)]]
        assert [(i.shape, i.fill) for i in badges] == [(seat_shape(n), seat_role(n)) for n in range(len(pod.sides))]
        assert texts(shown)[1:] == [f"P{side}" for side in pod.sides]


def test_tables_say_how_far_they_are_and_places_with_points_at_the_end() -> None:
    hall = pods()
    over, running, waiting = hall.state.rounds[0, 1].pairings
    hall.play(over, lambda *_: tuple(range(len(over.sides), 0, -1)))
    started(hall, running.sides[0])
    scene = drawn(pods_pages(hall.state, 1, Viewer(running.sides[1]))[0], NAMES)[0]
    assert [icons(table(scene, pod.table)) for pod in (over, running, waiting)] == [
        ["flying-flag", "trophy-cup"],
        ["crossed-swords"],
        ["hourglass"],
    ]
    shown = texts(table(scene, over.table))
    assert shown[1:4] == ["0", str(len(over.sides)), f"P{over.sides[0]}"]
    assert shown[-3:] == ["120", "1", f"P{over.sides[-1]}"]
    frames = [i for i in scene.items if isinstance(i, Panel) and i.line == "gold"]
    assert len(frames) == 1
    assert f"P{running.sides[1]}" in texts(within(scene, frames[0].box))


def test_four_tables_stand_in_a_picture() -> None:
    (page,) = pods_pages(pods(24).state, 1, Viewer())
    assert [
        sum(i.words.startswith("Table") for i in scene.items if isinstance(i, Label)) for scene in drawn(page, NAMES)
    ] == [3, 3]
