"""Places in the picture become controls, and answers are looked at before they are given (cogs/screens/questions/controls.py)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from cogs.screens.questions.controls import controls
from engines.kernel.state.model import Decision, Option
from tests.cogs.screens.questions.controlling import ADD, BLUE, GREY, TEXTS, Told, asked, panel, short, shown


class Placed(Told):
    """Words whose answers are all places."""

    def has_place_answers(self, decision: Decision, /) -> bool:
        return True


def placed(count: int, last: str = "", **facts: Any) -> list[tuple[Any, ...]]:
    options = [Option(f"k{n}", (n,), ()) for n in range(count)] + ([Option(last, (last,), ())] if last else [])
    made = msgspec.structs.replace(panel(asked(options=options)), **facts)
    return [short(item.to_component_dict()) for item in controls(made, Placed(), TEXTS)]


@pytest.mark.parametrize(("count", "rows"), [(6, [3, 3]), (7, [4, 3]), (10, [5, 5]), (11, [4, 4, 3]), (15, [5, 5, 5])])
def test_places_are_buttons_side_by_side(count: int, rows: list[int]) -> None:
    buttons = placed(count)
    assert [len(row) - 1 for row in buttons] == rows
    assert [item for _, *row in buttons for item in row] == [
        (f"card k{n}", f"v1:K3MD7Q:c:panel.2:2:12:k{n}", BLUE, False) for n in range(count)
    ]


def test_to_stay_stands_above_the_places() -> None:
    stay, *rows = placed(15, "stay")
    assert stay == ("buttons", ("card stay", "v1:K3MD7Q:c:panel.2:2:12:stay", GREY, False))
    assert [len(row) - 1 for row in rows] == [5, 5, 5]


def test_few_places_and_places_in_text_are_told_with_what_they_mean() -> None:
    assert [row[0] for row in placed(5)] == ["line"] * 5
    assert [row[0] for row in placed(9, detailed=True)] == ["select"]
    assert [row[0] for row in placed(17)] == ["select"]


def test_many_places_are_parted_evenly_and_each_select_says_which() -> None:
    first, second = placed(27)
    assert [(row[2], len(row[5])) for row in (first, second)] == [
        ("Choose a card: card k0 – card k13", 14),
        ("Choose a card: card k14 – card k26", 13),
    ]


def test_what_ends_a_turn_stands_beneath_the_others() -> None:
    options = [*(Option(f"k{n}", (n,), ()) for n in range(6)), Option("end", (), ())]
    assert [row[0] for row in shown(panel(asked(options=options)))] == ["select", "buttons"]
    options[-1] = Option("pass", (), ())
    assert [row[0] for row in shown(panel(asked(options=options)))] == ["buttons", "select"]


class Looked(Told):
    """Words whose answers are one group, each with a picture."""

    def groups(self, decision: Decision, /) -> list[tuple[str, list[str]]]:
        return [("all", [option.key for option in decision.options])]

    def option_picture(self, decision: Decision, key: str, view: Any, /) -> tuple[Any, str] | None:
        return key, "told"


@pytest.mark.parametrize("draft", [["k3"], ["@0", "k3"]])
def test_answers_in_one_group_are_looked_at_before_they_are_given(draft: list[str]) -> None:
    made = panel(asked(8), draft=draft)
    select, worded, confirm = (short(item.to_component_dict()) for item in controls(made, Looked(), TEXTS))
    assert select[1] == f"{ADD}:*"
    assert [row[1] for row in select[5] if row[3]] == ["k3"]
    assert worded == ("text", "**card k3**\ndoes k3 in the view"), "the picture shows the rest"
    assert confirm[1][1].endswith(":done:panel.2:2:12:k3")
    text = msgspec.structs.replace(made, detailed=True)
    assert short(controls(text, Looked(), TEXTS)[1].to_component_dict())[1].endswith("details of k3 in the view")
