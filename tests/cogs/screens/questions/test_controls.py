"""A decision becomes controls by its shape (cogs/screens/questions/controls.py)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from cogs.kit.controls.custom_ids import Control, parse_custom_id
from cogs.screens.questions.controls import controls
from cogs.screens.questions.drafts import drafted
from cogs.screens.questions.selects import Panel
from engines.kernel.state.model import Decision, Option
from tests.cogs.screens.questions.controlling import (
    ADD,
    BACK,
    BLUE,
    DONE,
    GREEN,
    GREY,
    STYLES,
    TEXTS,
    Told,
    asked,
    panel,
    rows,
    shown,
)

# ---------------------------------------------------------------- one answer


@pytest.mark.parametrize("count", [1, 2, 3, 4, 5])
def test_up_to_five_answers_are_lines_with_a_button_each(count: int) -> None:
    assert shown(panel(asked(count))) == [
        (
            "line",
            f"**card k{n}**\ndoes k{n} in the view",
            ("Pick", f"v1:K3MD7Q:c:panel.2:2:12:k{n}", BLUE, False),
        )
        for n in range(count)
    ]


def test_without_a_picture_the_lines_tell_all() -> None:
    worded = msgspec.structs.replace(panel(asked(2)), detailed=True)
    assert [line[1] for line in shown(worded)] == [f"**card k{n}**\ndetails of k{n} in the view" for n in range(2)]


def test_for_a_screen_reader_each_button_says_what_it_answers() -> None:
    named = msgspec.structs.replace(panel(asked(3), picked=["k1"]), named=True)
    assert [line[2][0] for line in shown(named)] == ["card k0", "Picked: card k1", "card k2"]
    long = asked(1)
    long = msgspec.structs.replace(long, kind="c" * 76)
    (line,) = shown(msgspec.structs.replace(panel(long, picked=["k0"]), named=True))
    assert len(line[2][0]) == 80


def test_an_answer_without_a_description_is_one_line() -> None:
    decision = asked(options=[Option("plain", (), ())])
    assert shown(panel(decision)) == [
        ("line", "**card plain**", ("Pick", "v1:K3MD7Q:c:panel.2:2:12:plain", BLUE, False))
    ]


@pytest.mark.parametrize("count", [6, 25])
def test_up_to_25_answers_are_one_select(count: int) -> None:
    name = "v1:K3MD7Q:c:panel.2:2:12:*0"
    assert shown(panel(asked(count))) == [("select", name, "Choose a card", 1, 1, rows(0, count - 1))]


@pytest.mark.parametrize(
    ("count", "parts"),
    [
        (26, [(0, 24), (25, 25)]),
        (50, [(0, 24), (25, 49)]),
        (51, [(0, 24), (25, 49), (50, 50)]),
        (125, [(0, 24), (25, 49), (50, 74), (75, 99), (100, 124)]),
    ],
)
def test_up_to_125_answers_are_several_selects(count: int, parts: list[tuple[int, int]]) -> None:
    assert shown(panel(asked(count))) == [
        ("select", f"v1:K3MD7Q:c:panel.2:2:12:*{n}", f"Choose a card ({n + 1}/{len(parts)})", 1, 1, rows(first, last))
        for n, (first, last) in enumerate(parts)
    ]


def test_more_answers_do_not_go_into_one_message() -> None:
    with pytest.raises(ValueError, match=r"^card: 126 options are too many for one message; group them$"):
        controls(panel(asked(126)), Told(), TEXTS)
    with pytest.raises(ValueError, match=r"^card: 126 options are too many for one message; group them$"):
        controls(panel(asked(126, most=3)), Told(), TEXTS)


def test_an_option_of_a_select_without_a_description_has_none() -> None:
    decision = asked(options=[Option("plain", (), ()), *(Option(f"k{n}", (), ()) for n in range(5))])
    ((*_, options),) = shown(panel(decision))
    assert options == [("card plain", "plain", None, False), *rows(0, 4)]


# ---------------------------------------------------------------- several answers at once


@pytest.mark.parametrize(
    ("count", "least", "most", "bounds"),
    [(3, 1, 2, (1, 2)), (3, 2, 2, (2, 2)), (25, 1, 25, (1, 25)), (4, 1, 9, (1, 4)), (2, 2, 2, (2, 2))],
)
def test_several_answers_are_one_select_with_the_bounds(
    count: int, least: int, most: int, bounds: tuple[int, int]
) -> None:
    decision = asked(count, least=least, most=most)
    assert shown(panel(decision)) == [
        ("select", "v1:K3MD7Q:c:panel.2:2:12:*", "Choose a card", *bounds, rows(0, count - 1)),
    ]


@pytest.mark.parametrize("most", [1, 2])
def test_picking_nothing_is_a_button(most: int) -> None:
    assert shown(panel(asked(3, least=0, most=most))) == [
        ("select", "v1:K3MD7Q:c:panel.2:2:12:*", "Choose a card", 1, most, rows(0, 2)),
        ("buttons", ("No card", "v1:K3MD7Q:c:panel.2:2:12:-", GREY, False)),
    ]


# ---------------------------------------------------------------- one after another


def ends(*, back: bool, done: bool) -> tuple[Any, ...]:
    return ("buttons", ("Back", BACK, GREY, not back), ("Done", DONE, GREEN, not done))


def test_an_ordered_answer_is_picked_one_after_another() -> None:
    decision = asked(6, least=2, most=2, ordered=True)
    first = ("select", f"{ADD}:*0", "Choose a card", 1, 1, rows(0, 5))
    assert shown(panel(decision)) == [first, ends(back=False, done=False)]
    left = [option for option in rows(0, 5) if option[1] != "k1"]
    assert shown(panel(decision, draft=["k1"])) == [
        ("text", "1. card k1"),
        ("select", f"{ADD}:*0", "Choose a card", 1, 1, left),
        ends(back=True, done=False),
    ]
    assert shown(panel(decision, draft=["k1", "k0"])) == [
        ("text", "1. card k1\n2. card k0"),
        ends(back=True, done=True),
    ]


def test_up_to_five_answers_in_order_are_lines_whose_buttons_add_them() -> None:
    decision = asked(3, least=1, most=3, ordered=True)

    def added(n: int) -> tuple[Any, ...]:
        return ("line", f"**card k{n}**\ndoes k{n} in the view", ("Pick", f"{ADD}:*0:k{n}", BLUE, False))

    assert shown(panel(decision)) == [added(0), added(1), added(2), ends(back=False, done=False)]
    assert shown(panel(decision, draft=["k1"])) == [
        ("text", "1. card k1"),
        added(0),
        added(2),
        ends(back=True, done=True),
    ]


def test_done_is_open_within_the_bounds_only() -> None:
    decision = asked(4, least=0, most=2, ordered=True)
    assert shown(panel(decision))[-1] == ends(back=False, done=True)
    assert shown(panel(decision, draft=["k3"]))[-1] == ends(back=True, done=True)
    assert shown(panel(decision, draft=["k3", "k0", "k1"]))[-1] == ends(back=True, done=False)


def test_when_all_are_picked_nothing_is_left_to_pick() -> None:
    decision = asked(2, least=1, most=5, ordered=True)
    assert shown(panel(decision, draft=["k1", "k0"])) == [
        ("text", "1. card k1\n2. card k0"),
        ends(back=True, done=True),
    ]


def test_several_out_of_more_than_25_are_picked_one_after_another() -> None:
    decision = asked(27, least=1, most=3)
    assert shown(panel(decision, draft=["k0"])) == [
        ("text", "1. card k0"),
        ("select", f"{ADD}:*0", "Choose a card (1/2)", 1, 1, rows(1, 25)),
        ("select", f"{ADD}:*1", "Choose a card (2/2)", 1, 1, rows(26, 26)),
        ends(back=True, done=True),
    ]


@pytest.mark.parametrize(
    ("decision", "expected"),
    [
        (asked(5), False),
        (asked(125), False),
        (asked(5, ordered=True), False),
        (asked(25, most=3), False),
        (asked(26, most=3), True),
        (asked(26, least=0), True),
        (asked(5, most=3, ordered=True), True),
        (asked(options=[Option("a", (), ("x",))], facets=("style",)), True),
    ],
)
def test_which_answers_take_several_presses(decision: Decision, expected: bool) -> None:
    assert drafted(decision) is expected


# ---------------------------------------------------------------- revising a sealed answer


def test_a_revision_names_its_lane_and_marks_what_is_picked() -> None:
    decision = asked(3, number="12.4")
    first, second, third = shown(panel(decision, action="r", picked=["k1"]))
    assert first[2] == ("Pick", "v1:K3MD7Q:r:panel.2:2:12:k0", BLUE, False)
    assert second[2] == ("Picked", "v1:K3MD7Q:r:panel.2:2:12:k1", GREEN, True)
    assert third[2] == ("Pick", "v1:K3MD7Q:r:panel.2:2:12:k2", BLUE, False)


def test_a_choice_in_a_lane_names_its_question() -> None:
    ((_, _, made),) = shown(panel(asked(1, number="12.4")))
    assert made == ("Pick", "v1:K3MD7Q:c:panel.2:2:12.4:k0", BLUE, False)


def test_what_was_picked_is_marked_in_selects() -> None:
    assert shown(panel(asked(30, number="12.4"), action="r", picked=["k26"])) == [
        ("select", "v1:K3MD7Q:r:panel.2:2:12:*0", "Choose a card (1/2)", 1, 1, rows(0, 24)),
        ("select", "v1:K3MD7Q:r:panel.2:2:12:*1", "Choose a card (2/2)", 1, 1, rows(25, 29, picked=[26])),
    ]
    assert shown(panel(asked(5, least=0, most=2, number="12.4"), action="r", picked=["k0", "k3"])) == [
        ("select", "v1:K3MD7Q:r:panel.2:2:12:*", "Choose a card", 1, 2, rows(0, 4, picked=[0, 3])),
        ("buttons", ("No card", "v1:K3MD7Q:r:panel.2:2:12:-", GREY, False)),
    ]


# ---------------------------------------------------------------- all of them


SHAPES = [
    panel(asked(5)),
    panel(asked(125)),
    panel(asked(25, least=0, most=25)),
    panel(asked(125, most=125, ordered=True), draft=["k7"]),
    panel(STYLES),
    panel(asked(5, number="12.4"), action="r", picked=["k0"]),
]


@pytest.mark.parametrize("made", SHAPES)
def test_every_control_leads_back_to_its_question(made: Panel) -> None:
    names = [name for item in controls(made, Told(), TEXTS) for name in custom_ids(item.to_component_dict())]
    assert len(set(names)) == len(names) > 0
    number = "12" if made.action == "r" else made.decision.id
    for name in names:
        control = parse_custom_id(name)
        assert isinstance(control, Control)
        assert (control.code, control.slot, control.args[:2]) == ("K3MD7Q", "panel:2", ("2", number))
        assert control.action in (made.action, "add", "back", "done")


def custom_ids(component: dict[str, Any]) -> list[str]:
    inner = [*component.get("components", []), *([component["accessory"]] if "accessory" in component else [])]
    own = [component["custom_id"]] if "custom_id" in component else []
    return own + [name for part in inner for name in custom_ids(part)]
