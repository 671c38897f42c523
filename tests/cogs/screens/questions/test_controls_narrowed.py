"""Many answers become controls that narrow them, part by part or group by group (cogs/screens/questions/controls.py)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
import pytest

from cogs.screens.questions.controls import controls
from cogs.screens.questions.drafts import facet_draft, facet_option, redraft
from cogs.screens.questions.selects import Panel
from engines.kernel.state.model import Decision, Option
from tests.cogs.screens.questions.controlling import (
    ADD,
    BLUE,
    DONE,
    GREEN,
    GREY,
    STYLES,
    TEXTS,
    Told,
    asked,
    panel,
    short,
    shown,
)


def facet(place: int, name: str, values: Sequence[str], picked: str | None = None, **sums: str) -> tuple[Any, ...]:
    """A select of one facet; `sums` are the answers that values come to with the other facet picked."""
    worded = {value: f"does {key.replace('_', '-')} in the view" for value, key in sums.items()}
    choices = [(f"{name}: {value}", value, worded.get(value), value == picked) for value in values]
    return ("select", f"{ADD}:*{place}", f"Which {name}?", 1, 1, choices)


def confirm(key: str = "", *, ready: bool) -> tuple[Any, ...]:
    """*Confirm*, which names the answer that stands beside it."""
    return ("buttons", ("Confirm", f"{DONE}:{key}" if key else DONE, GREEN, not ready))


@pytest.mark.parametrize(
    ("draft", "expected"),
    [
        (
            [],
            [
                facet(0, "style", ["wind", "fire"]),
                facet(1, "base", ["jab", "leap", "sweep"], leap="wind_leap", sweep="fire_sweep"),
                confirm(ready=False),
            ],
        ),
        (
            ["0=fire"],
            [
                facet(0, "style", ["wind", "fire"], "fire"),
                facet(1, "base", ["jab", "sweep"], jab="fire_jab", sweep="fire_sweep"),
                confirm(ready=False),
            ],
        ),
        (
            ["1=leap"],
            [
                facet(0, "style", ["wind"], wind="wind_leap"),
                facet(1, "base", ["jab", "leap", "sweep"], "leap", leap="wind_leap", sweep="fire_sweep"),
                confirm(ready=False),
            ],
        ),
        (
            ["0=fire", "1=jab"],
            [
                facet(0, "style", ["wind", "fire"], "fire", wind="wind_jab", fire="fire_jab"),
                facet(1, "base", ["jab", "sweep"], "jab", jab="fire_jab", sweep="fire_sweep"),
                ("text", "**card fire-jab**\ndetails of fire-jab in the view"),
                confirm("fire-jab", ready=True),
            ],
        ),
    ],
)
def test_facets_are_selects_that_narrow_each_other(draft: list[str], expected: list[tuple[Any, ...]]) -> None:
    assert shown(panel(STYLES, draft=draft)) == expected


def test_facets_that_do_not_go_together_cannot_be_confirmed() -> None:
    assert shown(panel(STYLES, draft=["0=wind", "1=sweep"])) == [
        facet(0, "style", ["fire"], fire="fire_sweep"),
        facet(1, "base", ["jab", "leap"], jab="wind_jab", leap="wind_leap"),
        confirm(ready=False),
    ]


def test_a_sealed_answer_is_changed_from_what_it_is() -> None:
    draft = redraft(STYLES, ["fire-jab"], ())
    assert draft == ("0=fire", "1=jab")
    sealed = panel(STYLES, action="r", picked=["fire-jab"], draft=draft)
    assert shown(sealed)[-1] == confirm("fire-jab", ready=False)
    other = panel(STYLES, action="r", picked=["fire-jab"], draft=["0=fire", "1=sweep"])
    assert shown(other)[-1] == confirm("fire-sweep", ready=True)
    assert redraft(STYLES, ["none of them"], ()) == ()


class Sorted(Told):
    """Words that sort answers into two groups."""

    def groups(self, decision: Decision, /) -> list[tuple[str, list[str]]]:
        keys = [option.key for option in decision.options]
        return [("low", keys[:20]), ("high", keys[20:])]

    def group_label(self, decision: Decision, /) -> str:
        return f"Which {decision.kind}s?"


def test_many_answers_in_groups_are_picked_by_group_then_confirmed() -> None:
    many = asked(40)
    words = Sorted()

    def made(*draft: str) -> list[tuple[Any, ...]]:
        return [short(i.to_component_dict()) for i in controls(panel(many, draft=draft), words, TEXTS)]

    first, closed = made()
    assert first[:3] == ("select", f"{ADD}:*g", "Which cards?")
    assert [(row[0], row[1], row[3]) for row in first[5]] == [("low", "0", False), ("high", "1", False)]
    assert first[5][1][2].startswith("card k20, card k21")
    assert closed == confirm(ready=False)

    first, members, closed = made("@1")
    assert [row[3] for row in first[5]] == [False, True]
    assert [row[1] for row in members[5]] == [f"k{n}" for n in range(20, 40)]
    assert closed == confirm(ready=False)

    _, members, worded, ready = made("@1", "k30")
    assert [row[1] for row in members[5] if row[3]] == ["k30"]
    assert worded == ("text", "**card k30**\ndetails of k30 in the view")
    assert ready == confirm("k30", ready=True)
    assert redraft(many, ["k30"], words.groups(many)) == ("@1", "k30")
    assert controls(panel(asked(5)), words, TEXTS)[0].to_component_dict()["type"] == 9, "few answers stand in lines"


class Apart(Told):
    """Words that sort answers into groups, of which the last holds what does nothing."""

    def groups(self, decision: Decision, /) -> list[tuple[str, list[str]]]:
        *keys, last = [option.key for option in decision.options]
        return [("low", keys[:3]), *([("high", keys[3:])] if keys[3:] else []), ("pass", [last])]

    def group_label(self, decision: Decision, /) -> str:
        return f"Which {decision.kind}s?"


def test_an_answer_that_does_nothing_and_is_a_group_of_its_own_is_a_button_beneath_the_groups() -> None:
    def made(*keys: str, action: str = "c") -> list[tuple[Any, ...]]:
        decision = asked(options=[Option(key, (key,), ()) for key in keys])
        return [short(i.to_component_dict()) for i in controls(panel(decision, action=action), Apart(), TEXTS)]

    first, closed, skipped = made(*"abcdef", "pass")
    assert [row[0] for row in first[5]] == ["low", "high"]
    assert closed == confirm(ready=False)
    assert skipped[1][0] == "card pass"
    assert skipped[1][1].endswith(":pass")
    first, _ = made(*"abcdef", "g")
    assert [row[0] for row in first[5]] == ["low", "high", "pass"], "an answer that does something stays in its group"
    first, _ = made(*"abcdef", "pass", action="r")
    assert [row[0] for row in first[5]] == ["low", "high", "pass"], "a sealed answer is revised by Confirm alone"


def test_the_answer_that_does_nothing_is_a_button_above_the_select() -> None:
    options = [*(Option(f"k{n}", (n,), ()) for n in range(7)), Option("pass", (), ())]
    skip, select = shown(panel(asked(options=options)))
    assert [row[1] for row in select[5]] == [f"k{n}" for n in range(7)]
    assert skip == ("buttons", ("card pass", "v1:K3MD7Q:c:panel.2:2:12:pass", GREY, False))


class Plain(Told):
    """Words that say of passing nothing more than its name."""

    def option_description(self, decision: Decision, key: str, view: Any, /) -> str:
        return "" if key == "pass" else super().option_description(decision, key, view)


def test_an_answer_that_does_nothing_and_needs_no_words_is_a_button_above_the_lines() -> None:
    options = [Option("k0", (0,), ()), Option("k1", (1,), ()), Option("pass", (), ())]
    made = panel(asked(options=options))
    items = [short(item.to_component_dict()) for item in controls(made, Plain(), TEXTS)]
    assert items[0] == ("buttons", ("card pass", "v1:K3MD7Q:c:panel.2:2:12:pass", GREY, False))
    assert [item[0] for item in items] == ["buttons", "line", "line"]
    assert [item[0] for item in shown(made)] == ["line"] * 3, "what has something to tell stays a line"
    sealed = msgspec.structs.replace(made, action="r", picked=("k0",))
    assert [short(i.to_component_dict())[0] for i in controls(sealed, Plain(), TEXTS)] == ["line"] * 3


# ---------------------------------------------------------------- facets as buttons


class Pictured(Told):
    """Words that say that a picture shows the values of facets."""

    def facet_names(self, decision: Decision, facet: str, /) -> dict[str, str]:
        values = dict.fromkeys(option.facets[decision.facets.index(facet)] for option in decision.options)
        return {value: value.upper() for value in values}

    def facet_caption(self, decision: Decision, facet: str, /) -> str:
        return f"{facet}s of {decision.kind}"


def pictured(made: Panel) -> list[tuple[Any, ...]]:
    return [short(item.to_component_dict()) for item in controls(made, Pictured(), TEXTS)]


def faced(place: int, values: Sequence[str], picked: str | None = None) -> tuple[Any, ...]:
    """A row of buttons of one facet."""
    buttons = [
        (f"✓ {value.upper()}", f"{ADD}:*{place}:{value}", GREEN, False)
        if value == picked
        else (value.upper(), f"{ADD}:*{place}:{value}", BLUE, False)
        for value in values
    ]
    return ("buttons", *buttons)


@pytest.mark.parametrize(("draft", "style", "base"), [([], None, None), (["0=fire"], "fire", None)])
def test_few_values_that_the_picture_shows_are_buttons(draft: list[str], style: str | None, base: str | None) -> None:
    assert pictured(panel(STYLES, draft=draft)) == [
        ("text", "-# styles of card"),
        faced(0, ["wind", "fire"], style),
        ("text", "-# bases of card"),
        faced(1, ["jab", "leap", "sweep"], base),
        ("buttons", ("Confirm", DONE, GREEN, True)),
    ]


def test_what_the_buttons_come_to_is_told_and_confirmed_in_one_press() -> None:
    *_, worded, confirm = pictured(panel(STYLES, draft=["0=fire", "1=sweep"]))
    assert worded == ("text", "**card fire-sweep**\ndetails of fire-sweep in the view")
    assert confirm == ("buttons", ("Confirm", f"{DONE}:fire-sweep", GREEN, False))


def test_without_a_picture_or_with_many_values_facets_are_selects() -> None:
    worded = msgspec.structs.replace(panel(STYLES), detailed=True)
    assert [kind for kind, *_ in pictured(worded)] == ["select", "select", "buttons"]
    pairs = [Option(f"{style}-{base}", (), (f"s{style}", f"b{base}")) for style in range(5) for base in range(7)]
    many = asked(options=pairs, facets=("style", "base"))
    assert [kind for kind, *_ in pictured(panel(many))] == ["select", "select", "buttons"]
    fewer = asked(options=[pair for pair in pairs if pair.facets[1] != "b6"], facets=("style", "base"))
    kinds = [(kind, len(parts)) for kind, *parts in pictured(panel(fewer))]
    assert kinds == [("text", 1), ("buttons", 5), ("text", 1), ("buttons", 3), ("buttons", 3), ("buttons", 1)]


CALLED = dict(zip("abcdefg", ("Шар", "Ёж", "Еда", "Ель", "Ход 10", "Ход 9", "«Йод»"), strict=True))


class Called(Sorted):
    """Words that call answers by other names than their keys, and have them stand in the order of these."""

    def sorts_by_name(self, decision: Decision, /) -> bool:
        return True

    def option_label(self, decision: Decision, key: str, view: Any, /) -> str:
        return CALLED.get(key, key)

    def facet_label(self, decision: Decision, facet: str, value: str, /) -> str:
        return {"wind": "Я", "fire": "А"}.get(value, value or facet)

    def groups(self, decision: Decision, /) -> list[tuple[str, list[str]]]:
        return [("Ящики", list("abc")), ("Ёлки", list("defg"))]


def made_of(made: Panel) -> list[tuple[Any, ...]]:
    return [short(item.to_component_dict()) for item in controls(made, Called(), TEXTS)]


def test_names_stand_as_in_a_dictionary_and_mean_what_they_meant() -> None:
    several = asked(options=[Option(key, (key,), ()) for key in "abcdefg"], most=7)
    (select,) = made_of(panel(several))
    assert [row[0] for row in select[5]] == ["Еда", "Ёж", "Ель", "«Йод»", "Ход 9", "Ход 10", "Шар"]
    assert [row[1] for row in select[5]] == list("cbdgfea")
    first, *_ = made_of(panel(STYLES))
    assert [row[1] for row in first[5]] == ["fire", "wind"]
    lines = made_of(panel(asked(options=[Option(key, (key,), ()) for key in ("a", "b", "pass")])))
    assert [line[1].splitlines()[0] for line in lines] == ["**Ёж**", "**Шар**", "**pass**"]


def test_groups_stand_by_name_but_keep_their_numbers() -> None:
    decision = asked(options=[Option(key, (key,), ()) for key in "abcdefg"])
    groups, members, _ = made_of(panel(decision, draft=["@0"]))
    assert [(row[0], row[1], row[3]) for row in groups[5]] == [("Ёлки", "1", False), ("Ящики", "0", True)]
    assert groups[5][1][2] == "Еда, Ёж, Шар"
    assert [row[1] for row in members[5]] == list("cba")


@pytest.mark.parametrize(
    ("draft", "picked", "key"),
    [
        ([], {}, None),
        (["0=wind"], {0: "wind"}, None),
        (["0=wind", "1=leap"], {0: "wind", 1: "leap"}, "wind-leap"),
        (["1=sweep", "0=fire"], {0: "fire", 1: "sweep"}, "fire-sweep"),
        (["0=wind", "1=sweep"], {0: "wind", 1: "sweep"}, None),
        (["0=fire", "0=wind", "1=jab"], {0: "wind", 1: "jab"}, "wind-jab"),
        (["2=x", "x=y", "", "-1=z", "k1"], {}, None),
    ],
)
def test_what_a_draft_of_facets_means(draft: list[str], picked: dict[int, str], key: str | None) -> None:
    assert facet_draft(STYLES, draft) == picked
    found = facet_option(STYLES, draft)
    assert (found.key if found else None) == key
