"""Answers in parts are shown together: a select for each part, or buttons where the picture shows the answers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
import pytest
from discord import ui

from cogs.kit.composing.limits import TEXT, fit_layout
from cogs.screens.questions.controls import controls
from cogs.screens.questions.selects import WHOLE, Item, Panel
from engines.kernel.state.model import Decision, Option
from tests.cogs.screens.questions.controlling import BLUE, GREY, TEXTS, Told, panel, rows, short

NAME = "v1:K3MD7Q:c:panel.2:2:12"
PASS = ("buttons", ("card pass", f"{NAME}:pass", GREY, False))


class Parted(Told):
    """Words that part the answers, show them in the picture or not, and have long texts for some."""

    def __init__(self, *found: tuple[str, Sequence[str]], pictured: bool = False, long: str = "") -> None:
        self.found, self.pictured, self.long = found, pictured, long.split()

    def parts(self, decision: Decision, view: Any, /) -> Sequence[tuple[str, Sequence[str]]]:
        return self.found

    def has_pictured_answers(self, decision: Decision, /) -> bool:
        return self.pictured

    def option_text(self, decision: Decision, key: str, view: Any, /) -> str:
        return f"All that\n{key} does" if key in self.long else ""

    def option_description(self, decision: Decision, key: str, view: Any, /) -> str:
        return "" if key == "pass" else super().option_description(decision, key, view)


def keys(first: int, last: int) -> list[str]:
    return [f"k{n}" for n in range(first, last + 1)]


def parted(words: Parted, **changes: Any) -> list[tuple[Any, ...]]:
    """Return what is shown of a decision with all answers of the words, those that come first in them last."""
    return [short(item.to_component_dict()) for item in made_of(words, **changes)]


def made_of(words: Parted, **changes: Any) -> list[Item]:
    """Return the controls of that decision."""
    options = [Option(key, (key,), ()) for _, part in reversed(words.found) for key in part]
    options.sort(key=lambda option: option.key == "pass")
    made = Decision("12", 2, "card", tuple(options), 1, 1, False, (), ("then",), ("asked",))
    shown: Panel = msgspec.structs.replace(panel(made), **changes)
    return controls(shown, words, TEXTS)


def line(key: str, effects: str = "") -> tuple[Any, ...]:
    return ("line", f"**card {key}**\n{effects or f'does {key} in the view'}", ("Pick", f"{NAME}:{key}", BLUE, False))


def select(n: int, hint: str, first: int, last: int) -> tuple[Any, ...]:
    return ("select", f"{NAME}:*{n}", hint, 1, 1, rows(first, last))


def test_each_part_is_a_select_of_its_own_and_a_pick_is_the_answer() -> None:
    words = Parted(("Play", keys(0, 2)), ("Attack", keys(3, 5)), ("", ["pass"]))
    assert parted(words) == [select(0, "Play (3)", 0, 2), select(1, "Attack (3)", 3, 5), PASS]


def test_an_answer_alone_in_its_part_and_those_of_a_part_without_a_name_are_lines() -> None:
    words = Parted(("", ["pass"]), ("", keys(0, 1)), ("Play", keys(2, 4)), ("Attack", ["k5"]))
    assert parted(words) == [PASS, line("k0"), line("k1"), select(0, "Play (3)", 2, 4), line("k5")]


def test_a_part_of_many_answers_is_several_selects() -> None:
    words = Parted(("Play", keys(0, 25)), ("Attack", keys(26, 28)))
    assert parted(words) == [
        select(0, "Play (1/2)", 0, 24),
        select(1, "Play (2/2)", 25, 25),
        select(2, "Attack (3)", 26, 28),
    ]
    with pytest.raises(ValueError, match=r"^card: 150 options are too many for one message$"):
        parted(Parted(("Play", keys(0, 149))))


def test_up_to_five_answers_are_lines_in_the_order_of_the_parts() -> None:
    assert parted(Parted(("Play", ["k4"]), ("Attack", ["k1", "k3"]), ("", ["pass"]))) == [
        *map(line, ("k4", "k1", "k3")),
        PASS,
    ]
    assert parted(Parted(("", ["pass"]), ("Play", ["k4"]))) == [PASS, line("k4")]


def test_answers_that_the_picture_shows_are_buttons_below_the_names_of_their_parts() -> None:
    words = Parted(("Theirs", keys(0, 5)), ("Yours", ["k6"]), pictured=True)

    def buttons(first: int, last: int) -> tuple[Any, ...]:
        return ("buttons", *((f"card {key}", f"{NAME}:{key}", BLUE, False) for key in keys(first, last)))

    pairs = [buttons(0, 1), buttons(2, 3), buttons(4, 5)]
    assert parted(words) == [("text", "-# Theirs"), *pairs, ("text", "-# Yours"), buttons(6, 6)]
    assert parted(Parted(("Theirs", keys(0, 5)), pictured=True)) == pairs
    assert parted(Parted(("Theirs", keys(0, 11)), pictured=True)) == [buttons(0, 3), buttons(4, 7), buttons(8, 11)]
    told = parted(words, detailed=True)
    assert told[0] == select(0, "Theirs (6)", 0, 5), "without a picture names are not enough"
    many = parted(Parted(("Theirs", keys(0, 15)), pictured=True))
    assert many == [select(0, "Theirs (16)", 0, 15)]


def test_effects_that_an_option_has_no_room_for_stand_above_the_select_and_in_a_line() -> None:
    words = Parted(("Play", keys(0, 3)), ("Attack", ["k4", "k5"]), long="k1 k2 k4")
    first, play, second, attack = parted(words)
    assert first == ("text", "-# **card k1**: All that k1 does\n-# **card k2**: All that k2 does")
    assert second == ("text", "-# **card k4**: All that k4 does")
    assert (play[0], attack[0]) == ("select", "select")
    assert parted(Parted(("Play", keys(0, 1)), long="k1")) == [line("k0"), line("k1", "All that\nk1 does")]


def test_a_line_says_its_name_once() -> None:
    words = Parted(("Play", ["k4"]), ("Attack", ["k1"]))
    words.option_detail = lambda _asked, key, _view: f"card {key}\nand more" if key == "k1" else f"card {key}"  # type: ignore[method-assign]  # a name as its own effect
    first, second = parted(words, detailed=True)
    assert (first[1], second[1]) == ("**card k4**", "**card k1**\nand more")


def lengthy(*found: tuple[str, Sequence[str]]) -> Parted:
    """Words whose effects are all too long for an option."""
    words = Parted(*found)
    words.option_text = lambda _asked, key, _view: f"{key} {'x' * 200}"  # type: ignore[method-assign]  # a long text
    return words


def test_effects_above_a_select_leave_room_for_the_rest_of_the_message() -> None:
    (effects, _) = parted(lengthy(("Play", keys(0, 24))))
    assert WHOLE - 250 < len(effects[1]) <= WHOLE


def test_effects_above_several_selects_share_the_room_of_one() -> None:
    first, _, second, _ = parted(lengthy(("Play", keys(0, 24)), ("Use", keys(25, 49))))
    assert len(first[1]) + len(second[1]) <= WHOLE
    assert first[1].count("\n") == second[1].count("\n") > 1, "none takes all the room"
    few, _, many, _ = parted(lengthy(("Play", keys(0, 1)), ("Use", keys(2, 26))))
    assert few[1].count("\n") == 1, "few effects are shown whole"
    assert WHOLE - 250 < len(few[1]) + len(many[1]) <= WHOLE, "and leave their room to the others"


def test_a_panel_with_effects_above_three_selects_is_not_cut() -> None:
    words = lengthy(("Play", keys(0, 9)), ("Use", keys(10, 19)), ("Attack", keys(20, 29)))
    beside = "x" * (TEXT - WHOLE)
    layout = fit_layout([ui.TextDisplay(beside), *made_of(words)], {})
    texts = [item.content for item in layout.walk_children() if isinstance(item, ui.TextDisplay)]
    assert texts[0] == beside
    assert not any(text.endswith("…") for text in texts)


class Usual(Parted):
    """Words whose parts called "Near" are usual."""

    def usual_parts(self, decision: Decision, view: Any, /) -> Sequence[str]:
        return ["Near"]


def test_usual_answers_have_buttons_and_unusual_ones_are_in_selects_however_few() -> None:
    near, far = ("Near", keys(0, 1)), ("Far", ["k2"])
    shown = [("text", "-# Near"), line("k0"), line("k1"), select(0, "Far (1)", 2, 2), PASS]
    assert parted(Usual(near, far, ("", ["pass"]))) == shown, "of few answers, too"
    assert parted(Usual(far, ("", ["pass"]))) == [select(0, "Far (1)", 2, 2), PASS], "nothing is usual now"
    assert parted(Usual(("Near", keys(0, 5)), ("Far", ["k6"])))[0] == select(0, "Near (6)", 0, 5), (
        "as many buttons as fit a phone"
    )
