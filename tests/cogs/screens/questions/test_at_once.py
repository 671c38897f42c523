"""Answers in groups that the picture shows are given by one press, without Confirm (cogs/screens/questions/at_once.py)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
import pytest

from cogs.screens.questions.at_once import MOST_ANSWERS, MOST_GROUPS, SHORT
from cogs.screens.questions.controls import controls
from cogs.screens.questions.selects import Panel
from engines.kernel.state.model import Decision, Option
from tests.cogs.screens.questions.controlling import ADD, BLUE, GREEN, GREY, TEXTS, Told, asked, panel, rows, short

NAME = "v1:K3MD7Q:c:panel.2:2:12"


class Shown(Told):
    """Words whose answers the picture shows: in groups of three by their numbers, the last answer alone in its own."""

    def picks_at_once(self, decision: Decision, /) -> bool:
        return True

    def groups(self, decision: Decision, /) -> list[tuple[str, list[str]]]:
        *keys, last = [option.key for option in decision.options]
        found = [(f"whole name of {at}", keys[at : at + 3]) for at in range(0, len(keys), 3)]
        return [*found, ("nothing", [last])]

    def group_label(self, decision: Decision, /) -> str:
        return "Which group?"

    def group_title(self, decision: Decision, keys: Sequence[str], /) -> str:
        return f"from {keys[0]}"

    def group_description(self, decision: Decision, keys: Sequence[str], view: Any, /) -> str:
        return f"{'hits' if keys[0] == 'k0' else 'misses'} in {view}"

    def usual_answers(self, decision: Decision, keys: Sequence[str], view: Any, /) -> Sequence[str]:
        return [*reversed(keys[:2])] if keys[0] != "k3" else []

    def line_texts(self, decision: Decision, keys: Sequence[str], view: Any, /) -> Mapping[str, tuple[str, str]]:
        return {key: (f"line of {key}", f"below {keys[0]}") for key in keys}

    def others_label(self, decision: Decision, /) -> str:
        return "Others"


class Together(Shown):
    """Words whose answers are one group, none of them usual."""

    def usual_answers(self, decision: Decision, keys: Sequence[str], view: Any, /) -> Sequence[str]:
        return []

    def groups(self, decision: Decision, /) -> list[tuple[str, list[str]]]:
        return [("all", [option.key for option in decision.options])]

    def look_label(self, decision: Decision, /) -> str:
        return f"Look at a {decision.kind}"


def many(count: int) -> Decision:
    return asked(options=[*(Option(f"k{n}", (n,), ()) for n in range(count)), Option("pass", (), ())])


def made(shown: Panel, words: Told) -> list[tuple[Any, ...]]:
    return [short(item.to_component_dict()) for item in controls(shown, words, TEXTS)]


PASS = ("buttons", ("card pass", f"{NAME}:pass", GREY, False))


def test_groups_are_buttons_above_their_effects_and_those_alike_share_a_line() -> None:
    assert made(panel(many(10)), Shown()) == [
        (
            "buttons",
            ("from k0", f"{ADD}:*g:0", BLUE, False),
            ("from k3", f"{ADD}:*g:1", BLUE, False),
            ("from k6", f"{ADD}:*g:2", BLUE, False),
        ),
        ("buttons", ("card k9", f"{NAME}:k9", BLUE, False)),
        (
            "text",
            "-# **from k0**: hits in the view\n-# **from k3, from k6**: misses in the view\n-# **card k9**: does k9 in the view",
        ),
        PASS,
    ], "the only answer of a group is given by the button of the group"


def test_usual_answers_of_the_pressed_group_have_lines_and_a_pick_of_the_others_gives_them() -> None:
    groups, *lines, others, idle = made(panel(many(10), draft=["@0"]), Shown())
    assert groups[:3] == ("select", f"{ADD}:*g", "Which group?")
    assert [row[3] for row in groups[5]] == [True, False, False, False]
    assert lines == [
        ("line", f"**line of {key}**\nbelow k1", ("Pick", f"{NAME}:{key}", BLUE, False)) for key in ("k1", "k0")
    ]
    assert others == ("select", f"{NAME}:*0", "Others (1)", 1, 1, rows(2, 2))
    assert idle == PASS
    _, members, _ = made(panel(many(10), draft=["@1"]), Shown())
    assert members == ("select", f"{NAME}:*0", "Choose a card (3)", 1, 1, rows(3, 5)), "none is usual"


def test_answers_of_one_group_are_buttons_and_can_be_looked_at_before() -> None:
    *buttons, look = made(panel(asked(8)), Together())
    assert [name for _, *row in buttons for _, name, _, _ in row] == [f"{NAME}:k{n}" for n in range(8)]
    assert look[:3] == ("select", f"{ADD}:*", "Look at a card")
    *_, told, look = made(panel(asked(8), draft=["k3"]), Together())
    assert told == ("text", "**card k3**\ndetails of k3 in the view")
    assert [row[1] for row in look[5] if row[3]] == ["k3"]
    sealed = made(panel(asked(8), action="r", picked=["k2"]), Together())
    assert [style for _, *row in sealed[:-1] for _, name, style, _ in row] == [BLUE, BLUE, GREEN, *[BLUE] * 5]


def test_three_short_names_stand_side_by_side_but_two_long_ones() -> None:
    words = Together()
    assert [len(row) - 1 for row in made(panel(asked(8)), words)[:-1]] == [3, 3, 2]
    words.option_label = lambda _asked, key, _view: key.ljust(SHORT + 1, "x")  # type: ignore[method-assign]
    assert [len(row) - 1 for row in made(panel(asked(8)), words)[:-1]] == [2, 2, 2, 2]


@pytest.mark.parametrize(
    ("words", "decision", "kinds"),
    [
        (Shown(), many(3 * MOST_GROUPS), [*["buttons"] * 4, "text", "buttons"]),
        (Shown(), many(3 * MOST_GROUPS + 1), ["select", "buttons"]),
        (Together(), asked(MOST_ANSWERS), [*["buttons"] * 5, "select"]),
        (Together(), asked(MOST_ANSWERS + 1), ["select", "buttons"]),
    ],
)
def test_too_many_for_buttons_stand_in_a_select(words: Told, decision: Decision, kinds: list[str]) -> None:
    assert [item[0] for item in made(panel(decision), words)] == kinds


def test_without_a_picture_answers_are_told_in_full_and_confirmed() -> None:
    text = msgspec.structs.replace(panel(many(10), draft=["@0", "k1"]), detailed=True)
    assert [item[0] for item in made(text, Shown())] == ["select", "select", "text", "buttons", "buttons"]
