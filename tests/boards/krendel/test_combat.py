"""The combat in the table picture of Krendel's Tournament: attacks, totals and what spells change."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from boards.krendel import chips, links
from boards.painting import text
from boards.painting.layout import Box, Icon, Label, Panel, Scene
from engines.krendel.views.view import AttackView, ChangeView, View
from tests.boards.krendel.scenes import LANGUAGES, compared, drawn, seat_boxes, seat_changed, wizards
from tests.boards.support import samples, scenes
from words.krendel.match import KrendelWords
from words.texts import Language


@pytest.mark.parametrize("seats", range(2, 7))
def test_each_attack_is_shown_with_its_figures_and_outcome(seats: int) -> None:
    for seed in (seats, seats + 1):
        view = samples.phases(seats, seed)["reward"]
        scene = drawn(view)
        assert compared(scene) == Counter(text.clean(links.format_comparison(a), "strong") for a in view.attacks)
        order = [w.seat for w in view.wizards]
        beside = [
            a
            for a in view.attacks
            if (order.index(a.attacker) - order.index(a.target)) % len(order) in {1, len(order) - 1}
        ]
        arrows = [role for _, role in scenes.marks(scene, "left", "right", "up", "down") if role != "gold"]
        assert Counter(arrows) == Counter("good" if a.success else "faint" for a in beside)
        for wizard, box in zip(view.wizards, seat_boxes(scene), strict=True):
            _, *more = [words for words in scenes.badges(scenes.within(scene, box)) if words.isalpha()]
            assert more == ["ABCDEF"[a.target] for a in view.attacks if a not in beside and a.attacker == wizard.seat]


def attacking(view: View, *attacks: tuple[int, int, bool]) -> View:
    example = view.attacks[0]
    made = tuple(msgspec.structs.replace(example, attacker=a, target=b, success=s) for a, b, s in attacks)
    return msgspec.structs.replace(view, attacks=made)


def test_arrows_between_neighbours_point_from_attacker_to_target() -> None:
    view = samples.phases(4, 4)["reward"]

    def arrows(*attacks: tuple[int, int, bool]) -> list[tuple[str, str]]:
        scene = drawn(attacking(view, *attacks))
        return [m for m in scenes.marks(scene, "left", "right", "up", "down") if m[1] != "gold"]

    assert arrows((0, 1, True)) == [("right", "good")]
    assert arrows((1, 0, True)) == [("left", "good")]
    assert arrows((1, 2, True), (2, 1, False)) == [("down", "good"), ("up", "faint")]
    assert arrows((2, 3, True)) == [("left", "good")]
    assert arrows((3, 0, True)) == [("up", "good")]
    assert arrows((0, 2, True)) == []


@pytest.mark.rule("TK-16")
def test_an_attack_is_told_by_its_figures() -> None:
    def worded(attack: int, defence: int, success: bool) -> str:
        return links.format_comparison(AttackView(0, 1, attack, defence, success, False, 0, 0, 0))

    assert [worded(5, 3, True), worded(4, 4, False), worded(-1, 3, False), worded(6, 2, False)] == [
        "5>3",
        "4=4",
        "−1<3",
        "6>2",
    ]


@pytest.mark.rule("TK-54")
@pytest.mark.parametrize(
    ("change", "icon", "count"),
    [
        ({"success": True, "trophies": 1, "wounds": 1}, ("trophy-cup", "gold"), None),
        ({"success": True, "trophies": 2, "wounds": 1}, ("trophy-cup", "gold"), "2"),
        ({"success": False, "thorns": 2}, ("broken-heart", "bad"), "2"),
        ({"success": False, "shielded": True}, ("magic-swirl", "spell"), None),
        ({"success": False}, ("checked-shield", "faint"), None),
    ],
)
def test_what_an_attack_gave_stands_with_it(
    change: dict[str, object], icon: tuple[str, str], count: str | None
) -> None:
    plain = AttackView(0, 1, 4, 3, success=False, shielded=False, trophies=0, wounds=0, thorns=0)
    attack = msgspec.structs.replace(plain, **change)
    view = msgspec.structs.replace(samples.phases(6, 6)["reward"], attacks=(attack,))
    for items in (
        [i for i in drawn(view).items if i.box.x > 380 and i.box.right < 460 and i.box.bottom < 620],
        links.attack_row(attack, Box(0, 0, 150, 50)),
    ):
        part = Scene(0, 0, tuple(items))
        assert icon in [(i.name, i.role) for i in items if isinstance(i, Icon)]
        assert [line for line in scenes.texts(part) if line.isdigit()] == ([count] if count else [])


def test_before_the_combat_arrows_tell_who_will_attack_whom() -> None:
    view = samples.phases(4, 4)["choose"]
    targets = ((0, (1, 3)), (1, (2,)), (2, (1, 3, 0)), (3, (2, 0)))
    scene = drawn(msgspec.structs.replace(view, targets=targets))
    arrows = [m for m in scenes.marks(scene, "left", "right", "up", "down") if m[1] != "gold"]
    assert Counter(arrows) == Counter(
        {("right", "faint"): 2, ("left", "faint"): 1, ("down", "faint"): 2, ("up", "faint"): 2}
    )
    far = [[b for b in scenes.badges(scenes.within(scene, box))[1:] if b != "1"] for box in seat_boxes(scene)]
    assert far == [[], [], ["A"], []]


def test_the_creature_and_its_totals_are_shown_after_the_reveal_only() -> None:
    phases = samples.phases(3, 3)
    words = KrendelWords("en", samples.pack(), {})
    for phase in ("open", "choose"):
        assert all(
            i.role != "paper.text" for box in seat_boxes(drawn(phases[phase])) for i in inside(phases[phase], box)
        )
    view = phases["reward"]
    for wizard, box in zip(view.wizards, seat_boxes(drawn(view)), strict=True):
        lines = inside(view, box)
        assert wizard.creature is not None
        assert words.creature_name(wizard.creature) in " ".join(i.words for i in lines)
        figures = [i for i in lines if i.role == "paper.text" and i.words.strip("−").isdigit()]
        assert [i.words.replace("−", "-") for i in figures] == [str(wizard.attack), str(wizard.defence)]
        assert min(i.size for i in figures) >= 40


def inside(view: View, box: Box) -> list[Label]:
    """Return the lines in a box, but for the mark of the first player."""
    return [i for i in scenes.within(drawn(view), box).items if isinstance(i, Label)]


@pytest.mark.rule("TK-19", "TK-21")
@pytest.mark.parametrize("seats", range(2, 7))
def test_totals_say_whose_spells_made_them(seats: int) -> None:
    view = samples.phases(seats, seats)["reward"]
    creature = samples.pack().creature["ogre"]
    changes = (
        ChangeView(0, "cat", "attack", 2), ChangeView(1, "cat", "attack", -1), ChangeView(0, "mole", "attack", 1),
        ChangeView(1, "cat", "defence", -3),
    )  # fmt: skip
    totals = {"attack": creature.attack + 2, "defence": creature.defence - 3}
    scene = drawn(wizards(view, creature="ogre", changes=changes, **totals))
    for box in seat_boxes(scene):
        lines = scenes.texts(scenes.within(scene, box))
        assert [line for line in lines if line[0] in "AB" and line[1:2] in "+−"] == ["A+3", "B−1", "B−3"]
        assert [line.replace(" ", "") for line in lines if line[0] == "="] in (["=3", "=5"], ["=5"])


@pytest.mark.parametrize("seats", range(2, 7))
def test_what_spells_will_change_is_summed_up_before_the_reveal(seats: int) -> None:
    view = wizards(samples.phases(seats, seats)["choose"], changes=())
    changes = (ChangeView(1, "cat", "attack", 2), ChangeView(0, "mole", "attack", -5))
    scene = drawn(seat_changed(view, 0, changes=changes))
    sums = [
        [
            (i.words, i.role)
            for i in scenes.within(scene, box).items
            if isinstance(i, Label) and (i.size, i.face) == (44, "strong") and i.words[:1] in "+−"
        ]
        for box in seat_boxes(scene)
    ]
    assert sums == [[("−3", "bad")], *[[]] * (seats - 1)]
    shown = scenes.texts(scenes.within(scene, seat_boxes(scene)[0]))
    assert [line for line in shown if line in {"A−5", "B+2"}] == ["B+2", "A−5"]


@pytest.mark.rule("TK-20", "TK-26")
@pytest.mark.parametrize("language", LANGUAGES)
def test_from_the_flip_on_the_spells_of_the_next_round_are_shown(language: Language) -> None:
    words = KrendelWords(language, samples.pack(), {})
    view = wizards(samples.phases(4, 4)["discard"], stack=("ogre", "snail"), spells=("ogre",))
    for stack, cards in ((("ogre", "snail"), ("snail",)), (("ogre", "mole"), ("mole", "ogre"))):
        shown = scenes.prose(drawn(wizards(view, stack=stack), language))
        names = " + ".join(words.spell_name(card) for card in cards)
        assert shown.count(f"{words.term('next')}: {names}") == 4
        assert shown.count(words.spell_text(cards[-1])) == 4


def test_chips_that_find_no_room_are_summed_up() -> None:
    changes = [ChangeView(seat, "cat", "attack", seat + 1) for seat in range(6)]
    for room in (60, 120, 200, 330):
        items = chips.chips(Box(0, 0, room, 40), changes, "muted")
        assert max(i.box.right for i in items) <= room
        lines = scenes.texts(Scene(0, 0, tuple(items)))
        known = [line for line in lines if line[0] != "…"]
        assert known == [f"{letter}+{n}" for n, letter in enumerate("ABCDEF", 1)][: len(known)]
        left = sum(range(len(known) + 1, 7))
        assert lines[len(known) :] == ([f"…+{left}"] if left else [])
    assert known != []


def test_chips_beside_large_figures_are_large_where_all_find_room() -> None:
    one, many = [ChangeView(0, "cat", "attack", 1)], [ChangeView(n, "cat", "attack", 1) for n in range(5)]
    assert chips.size_beside(72, 200, [one]) == max(chips.SIZES_BESIDE)
    assert chips.size_beside(72, 340, [one, many]) == 32
    assert chips.size_beside(72, 280, [one, many]) == chips.MIN_SIZE
    assert chips.size_beside(44, 200, [one]) == chips.MIN_SIZE
    for letter in chips.SIZES_BESIDE:
        panel, label = chips.chips(Box(0, 0, 200, 60), one, "muted", letter)
        assert isinstance(label, Label)
        assert (label.size, panel.box.contains(label.box)) == (letter, True)


def test_the_figures_of_an_attack_keep_off_the_edge_of_their_plate() -> None:
    attack = AttackView(0, 1, 8, -1, success=True, shielded=False, trophies=2, wounds=1, thorns=0)
    view = msgspec.structs.replace(samples.phases(6, 6)["reward"], attacks=(attack,))
    (figures,) = [i for i in drawn(view).items if isinstance(i, Label) and i.words == "8>−1"]
    plate = next(
        i for i in drawn(view).items if isinstance(i, Panel) and i.line == "good" and i.box.contains(figures.box)
    )
    assert figures.size >= text.SMALLEST
    assert min(figures.box.x - plate.box.x, plate.box.right - figures.box.right) >= 6
