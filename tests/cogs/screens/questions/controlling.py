"""Decisions for tests of controls (cogs/screens/questions/controls.py), and what of a panel these compare."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from discord import ButtonStyle

from cogs.kit.composing.limits import fit_layout
from cogs.screens.questions.controls import controls
from cogs.screens.questions.selects import ControlTexts, Panel
from engines.kernel.state.model import Decision, Option
from words.common.defaults import DefaultWords

TEXTS = ControlTexts("Pick", "Picked", "Back", "Done", "Confirm")
BLUE, GREY, GREEN = ButtonStyle.primary.value, ButtonStyle.secondary.value, ButtonStyle.success.value


class Told(DefaultWords):
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
    assert fit_layout(items, {}).to_components() == before
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


STYLES = asked(
    options=[
        Option("wind-jab", (), ("wind", "jab")),
        Option("wind-leap", (), ("wind", "leap")),
        Option("fire-jab", (), ("fire", "jab")),
        Option("fire-sweep", (), ("fire", "sweep")),
    ],
    facets=("style", "base"),
)


ADD, BACK, DONE = ("v1:K3MD7Q:add:panel.2:2:12", "v1:K3MD7Q:back:panel.2:2:12", "v1:K3MD7Q:done:panel.2:2:12")
