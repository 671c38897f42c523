"""A decision becomes controls by its shape (cogs/controls.py)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
import pytest
from discord import ButtonStyle

from cogs.controls import controls
from cogs.drafts import drafted, facet_draft, facet_option, redraft
from cogs.fits import fits
from cogs.ids import Control, parse
from cogs.selects import ControlTexts, Panel
from engines.kernel.model import Decision, Option
from words.unsaid import Unsaid

TEXTS = ControlTexts("Pick", "Picked", "Back", "Done", "Confirm")
BLUE, GREY, GREEN = ButtonStyle.primary.value, ButtonStyle.secondary.value, ButtonStyle.success.value


class Told(Unsaid):
    """Words that say which key they stand for, and in which view they were said."""

    def option_label(self, decision: Decision, key: str, view: Any, /) -> str:
        return f"{decision.kind} {key}"

    def option_description(self, decision: Decision, key: str, view: Any, /) -> str:
        return f"does {key} in {view}" if key != "plain" else ""

    def option_detail(self, decision: Decision, key: str, view: Any, /) -> str:
        return f"details of {key} in {view}" if key != "plain" else ""

    def choose_label(self, decision: Decision, /) -> str:
        return f"Choose a {decision.kind}"

    def nothing_label(self, decision: Decision, /) -> str:
        return f"No {decision.kind}"

    def facet_label(self, decision: Decision, facet: str, value: str, /) -> str:
        return f"{facet}: {value}" if value else f"Which {facet}?"


def asked(
    count: int = 0,
    *,
    options: Sequence[Option] = (),
    least: int = 1,
    most: int = 1,
    ordered: bool = False,
    facets: tuple[str, ...] = (),
    number: str = "12",
) -> Decision:
    made = tuple(options) or tuple(Option(f"k{n}", (n,), ()) for n in range(count))
    return Decision(number, 2, "card", made, least, most, ordered, facets, ("then",), ("asked",))


def panel(decision: Decision, *, action: str = "c", picked: Sequence[str] = (), draft: Sequence[str] = ()) -> Panel:
    return Panel("K3MD7Q", "panel:2", action, decision.seat, decision, "the view", tuple(picked), tuple(draft))


def shown(made: Panel) -> list[tuple[Any, ...]]:
    """What is on the message, top to bottom, in short; Discord takes it as it is."""
    items = controls(made, Told(), TEXTS)
    before = [item.to_component_dict() for item in items]
    assert fits(items, {}).to_components() == before
    return [short(component) for component in before]


def short(component: dict[str, Any]) -> tuple[Any, ...]:
    if component["type"] == 10:
        return ("text", component["content"])
    if component["type"] == 9:
        (text,) = component["components"]
        return ("line", text["content"], button(component["accessory"]))
    if component["components"][0]["type"] == 2:
        return ("buttons", *(button(item) for item in component["components"]))
    (select,) = component["components"]
    rows = [(o["label"], o["value"], o.get("description"), o["default"]) for o in select["options"]]
    return ("select", select["custom_id"], select["placeholder"], select["min_values"], select["max_values"], rows)


def button(item: dict[str, Any]) -> tuple[str, str, int, bool]:
    return (item["label"], item["custom_id"], item["style"], item["disabled"])


def rows(first: int, last: int, picked: Sequence[int] = ()) -> list[tuple[str, str, str, bool]]:
    return [(f"card k{n}", f"k{n}", f"does k{n} in the view", n in picked) for n in range(first, last + 1)]


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
    told = msgspec.structs.replace(panel(asked(2)), detailed=True)
    assert [line[1] for line in shown(told)] == [f"**card k{n}**\ndetails of k{n} in the view" for n in range(2)]


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


ADD, BACK, DONE = ("v1:K3MD7Q:add:panel.2:2:12", "v1:K3MD7Q:back:panel.2:2:12", "v1:K3MD7Q:done:panel.2:2:12")


def ends(*, back: bool, done: bool) -> tuple[Any, ...]:
    return ("buttons", ("Back", BACK, GREY, not back), ("Done", DONE, GREEN, not done))


def test_an_ordered_answer_is_picked_one_after_another() -> None:
    decision = asked(3, least=2, most=2, ordered=True)
    first = ("select", f"{ADD}:*0", "Choose a card", 1, 1, rows(0, 2))
    assert shown(panel(decision)) == [first, ends(back=False, done=False)]
    left = [option for option in rows(0, 2) if option[1] != "k1"]
    assert shown(panel(decision, draft=["k1"])) == [
        ("text", "1. card k1"),
        ("select", f"{ADD}:*0", "Choose a card", 1, 1, left),
        ends(back=True, done=False),
    ]
    assert shown(panel(decision, draft=["k1", "k0"])) == [
        ("text", "1. card k1\n2. card k0"),
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


# ---------------------------------------------------------------- facets


STYLES = asked(
    options=[
        Option("wind-jab", (), ("wind", "jab")),
        Option("wind-leap", (), ("wind", "leap")),
        Option("fire-jab", (), ("fire", "jab")),
        Option("fire-sweep", (), ("fire", "sweep")),
    ],
    facets=("style", "base"),
)


def facet(place: int, name: str, values: Sequence[str], picked: str | None = None, **sums: str) -> tuple[Any, ...]:
    """A select of one facet; `sums` are the answers that values come to with the other facet picked."""
    told = {value: f"does {key.replace('_', '-')} in the view" for value, key in sums.items()}
    choices = [(f"{name}: {value}", value, told.get(value), value == picked) for value in values]
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

    _, members, told, ready = made("@1", "k30")
    assert [row[1] for row in members[5] if row[3]] == ["k30"]
    assert told == ("text", "**card k30**\ndetails of k30 in the view")
    assert ready == confirm("k30", ready=True)
    assert redraft(many, ["k30"], words.groups(many)) == ("@1", "k30")
    assert controls(panel(asked(5)), words, TEXTS)[0].to_component_dict()["type"] == 9, "few answers stand in lines"


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


CALLED = dict(zip("abcdefg", ("Шар", "Ёж", "Еда", "Ель", "Ход 10", "Ход 9", "«Йод»"), strict=True))


class Called(Sorted):
    """Words that call answers by other names than their keys, and have them stand in the order of these."""

    def by_name(self, decision: Decision, /) -> bool:
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


# ---------------------------------------------------------------- places in the picture


class Placed(Told):
    """Words whose answers are all places."""

    def places(self, decision: Decision, /) -> bool:
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
    select, told, confirm = (short(item.to_component_dict()) for item in controls(made, Looked(), TEXTS))
    assert select[1] == f"{ADD}:*"
    assert [row[1] for row in select[5] if row[3]] == ["k3"]
    assert told == ("text", "**card k3**\ndoes k3 in the view"), "the picture shows the rest"
    assert confirm[1][1].endswith(":done:panel.2:2:12:k3")
    text = msgspec.structs.replace(made, detailed=True)
    assert short(controls(text, Looked(), TEXTS)[1].to_component_dict())[1].endswith("details of k3 in the view")


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
        control = parse(name)
        assert isinstance(control, Control)
        assert (control.code, control.slot, control.args[:2]) == ("K3MD7Q", "panel:2", ("2", number))
        assert control.action in (made.action, "add", "back", "done")


def custom_ids(component: dict[str, Any]) -> list[str]:
    inner = [*component.get("components", []), *([component["accessory"]] if "accessory" in component else [])]
    own = [component["custom_id"]] if "custom_id" in component else []
    return own + [name for part in inner for name in custom_ids(part)]
