"""A decision becomes controls by its shape (DESIGN.md, "Discord"). No game is named here.

One of up to five answers: each in a line of its own, worded with what it does, its button beside it. One of up to 25: a
select; of more: several selects, or where the words sort them into groups, one of the groups and one of its answers, with
what is picked in detail and *Confirm*. Facets: a select each, what they come to, and *Confirm*. Several at once: a select
with the bounds. Picks in order, or out of more than 25: one after another into a draft kept by the referee, with *Back* and
*Done*.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

import discord
import msgspec
from discord import ui

from cogs.fits import BUTTON_LABEL, OPTION_TEXT
from cogs.ids import custom_id
from engines.kernel.model import Decision, Option
from words.safe import clip

BUTTONS = 5
"""Answers shown as a line with a button each."""

SELECT = 25
"""Discord's limit of options in a select."""

SELECTS = 5
"""Selects below one another before a message grows too long for a phone."""

PICKED = "*"
NOTHING = "-"
PASSES = ("pass", "decline", "stay")
"""Keys of answers that do nothing; a game offers such a one last."""

GROUPS = "*g"
GROUP = "@"
"""The select of groups, and what begins the entry of a draft that names a group by its number."""

ADD = "add"
BACK = "back"
DONE = "done"

Item = ui.Item[Any]


class DecisionWords(Protocol):
    """The wording that controls need; every game's words offer it."""

    def option_label(self, decision: Decision, key: str, view: Any, /) -> str:
        """Return what stands on the control, at most 80 characters."""

    def option_description(self, decision: Decision, key: str, view: Any, /) -> str:
        """Return what the answer will do, at most 100 characters."""

    def option_detail(self, decision: Decision, key: str, view: Any, /) -> str:
        """Return what the answer will do where there is room for some lines."""

    def groups(self, decision: Decision, /) -> Sequence[tuple[str, Sequence[str]]]:
        """Return the answers sorted into named groups of at most 25, or nothing where they stand side by side."""

    def group_label(self, decision: Decision, /) -> str:
        """Return what stands on the select of the groups before one is picked, at most 80 characters."""

    def choose_label(self, decision: Decision, /) -> str:
        """Return what stands on a select before anything is picked, at most 80 characters."""

    def nothing_label(self, decision: Decision, /) -> str:
        """Return what stands on the button that answers with nothing, at most 80 characters."""

    def facet_label(self, decision: Decision, facet: str, value: str, /) -> str:
        """Return what a facet's value is called, or with an empty value the facet itself, at most 80 characters."""


class ControlTexts(msgspec.Struct, frozen=True):
    """The texts on controls that belong to no game."""

    pick: str
    picked: str
    back: str
    done: str
    confirm: str


class Panel(msgspec.Struct, frozen=True):
    """What controls are made from.

    `action` is "c" to choose or "r" to revise a sealed answer; `picked` are the keys answered before, `draft` what was
    picked so far of an answer in several steps. `detailed` if the controls must say what no picture shows, `named` if each
    button must say by itself what it answers, as a screen reader tells buttons apart from the text beside them.
    """

    code: str
    slot: str
    action: str
    seat: int
    decision: Decision
    view: Any
    picked: tuple[str, ...]
    draft: tuple[str, ...]
    detailed: bool = False
    named: bool = False

    def id(self, *args: str, action: str = "") -> str:
        """Return a custom id. A revision names its lane only, since the question's own id changes with each one."""
        number = self.decision.id.partition(".")[0] if self.action == "r" else self.decision.id
        return custom_id(self.code, action or self.action, self.slot, self.seat, number, *args)


def drafted(decision: Decision) -> bool:
    """Whether an answer is put together step by step, because one press cannot say it."""
    return bool(decision.facets) or (decision.several and (decision.ordered or len(decision.options) > SELECT))


def lined(decision: Decision) -> bool:
    """Whether each answer stands in a line of its own, worded with what it does."""
    return not drafted(decision) and not decision.several and len(decision.options) <= BUTTONS


def controls(panel: Panel, words: DecisionWords, texts: ControlTexts) -> list[Item]:
    """Return the controls for a decision, top to bottom."""
    decision = panel.decision
    if decision.facets:
        return _facets(panel, words, texts)
    if groups := groups_of(decision, words):
        return _grouped(panel, words, texts, groups)
    if drafted(decision):
        return _one_by_one(panel, words, texts)
    if decision.several:
        return _several(panel, words)
    if lined(decision):
        return [_line(panel, words, texts, option) for option in decision.options]
    return _one_of_many(panel, words)


def _one_of_many(panel: Panel, words: DecisionWords) -> list[Item]:
    """Return selects of the answers, and a button for the one that does nothing where that stands last: it is given most."""
    *others, last = panel.decision.options
    if last.key not in PASSES or panel.action != "c":
        return _selects(panel, words, panel.decision.options, panel.action)
    label = clip(words.option_label(panel.decision, last.key, panel.view), BUTTON_LABEL)
    skip = _button(label, panel.id(last.key), discord.ButtonStyle.secondary)
    return [*_selects(panel, words, others, panel.action), ui.ActionRow(skip)]


def groups_of(decision: Decision, words: DecisionWords) -> Sequence[tuple[str, Sequence[str]]]:
    """Return the groups that the answers are offered in; nothing where they are few or several may be picked."""
    return () if drafted(decision) or decision.several or lined(decision) else words.groups(decision)


def considered(decision: Decision, draft: Sequence[str]) -> str | None:
    """Return the answer that a draft comes to, None while it comes to none."""
    if decision.facets:
        found = facet_option(decision, draft)
        return found.key if found else None
    return next((key for key in draft if any(o.key == key for o in decision.options)), None)


def redraft(decision: Decision, keys: Sequence[str], groups: Sequence[tuple[str, Sequence[str]]]) -> tuple[str, ...]:
    """Return the draft of an answer that was given, to be changed from there."""
    found = next((o for o in decision.options if o.key in keys), None)
    if found is None:
        return ()
    if decision.facets:
        return tuple(f"{n}={value}" for n, value in enumerate(found.facets))
    if groups:
        number = next((f"{GROUP}{n}" for n, (_, members) in enumerate(groups) if found.key in members), "")
        return (number, found.key)
    return tuple(keys)


def _button(label: str, name: str, style: discord.ButtonStyle, *, disabled: bool = False) -> ui.Button[Any]:
    return ui.Button(label=label, custom_id=name, style=style, disabled=disabled)


def _line(panel: Panel, words: DecisionWords, texts: ControlTexts, option: Option) -> Item:
    """Return one answer: its name and what it does, with a button beside it that is short enough for a phone."""
    label = words.option_label(panel.decision, option.key, panel.view)
    chosen = option.key in panel.picked
    style = discord.ButtonStyle.success if chosen else discord.ButtonStyle.primary
    name = texts.picked if chosen else texts.pick
    if panel.named:
        name = clip(f"{texts.picked}: {label}" if chosen else label, BUTTON_LABEL)
    button = _button(name, panel.id(option.key), style, disabled=chosen)
    tell = words.option_detail if panel.detailed else words.option_description
    detail = tell(panel.decision, option.key, panel.view)
    return ui.Section(ui.TextDisplay(f"**{label}**\n{detail}".rstrip()), accessory=button)


def _select(
    panel: Panel,
    words: DecisionWords,
    options: Sequence[Option],
    name: str,
    bounds: tuple[int, int] = (1, 1),
    part: str = "",
) -> Item:
    """Return a select; `part` tells it from the others where the options need several."""
    choices = [
        discord.SelectOption(
            label=words.option_label(panel.decision, option.key, panel.view),
            value=option.key,
            description=words.option_description(panel.decision, option.key, panel.view) or None,
            default=option.key in panel.picked,
        )
        for option in options
    ]
    most = min(bounds[1], len(choices))
    hint = words.choose_label(panel.decision) + part
    select: ui.Select[Any] = ui.Select(
        custom_id=name, placeholder=hint, min_values=bounds[0], max_values=most, options=choices
    )
    return ui.ActionRow(select)


def _selects(panel: Panel, words: DecisionWords, options: Sequence[Option], action: str) -> list[Item]:
    """Return as many selects as the options need. Raises ValueError where they are too many for one message."""
    parts = [options[at : at + SELECT] for at in range(0, len(options), SELECT)]
    if len(parts) > SELECTS:
        raise ValueError(f"{panel.decision.kind}: {len(options)} options are too many for one message; group them")
    names = [f" ({n}/{len(parts)})" if len(parts) > 1 else "" for n in range(1, len(parts) + 1)]
    return [
        _select(panel, words, part, panel.id(f"{PICKED}{n}", action=action), part=names[n])
        for n, part in enumerate(parts)
    ]


def _several(panel: Panel, words: DecisionWords) -> list[Item]:
    """Return one select with the bounds, and a button for an empty pick where that is legal."""
    decision = panel.decision
    bounds = (max(1, decision.least), decision.most)
    items = [_select(panel, words, decision.options, panel.id(PICKED), bounds)]
    if decision.least == 0:
        nothing = words.nothing_label(decision)
        items.append(ui.ActionRow(_button(nothing, panel.id(NOTHING), discord.ButtonStyle.secondary)))
    return items


def _one_by_one(panel: Panel, words: DecisionWords, texts: ControlTexts) -> list[Item]:
    """Return what can be picked next, what was picked, *Back* and *Done*."""
    decision = panel.decision
    left = [o for o in decision.options if o.key not in panel.draft]
    items: list[Item] = []
    if panel.draft:
        lines = [f"{n}. {words.option_label(decision, key, panel.view)}" for n, key in enumerate(panel.draft, 1)]
        items.append(ui.TextDisplay("\n".join(lines)))
    if left and len(panel.draft) < decision.most:
        items += _selects(panel, words, left, ADD)
    enough = decision.least <= len(panel.draft) <= decision.most
    items.append(
        ui.ActionRow(
            _button(texts.back, panel.id(action=BACK), discord.ButtonStyle.secondary, disabled=not panel.draft),
            _button(texts.done, panel.id(action=DONE), discord.ButtonStyle.success, disabled=not enough),
        )
    )
    return items


def facet_draft(decision: Decision, draft: Sequence[str]) -> dict[int, str]:
    """Return the facet values picked so far, by facet. Entries that are none are left out."""
    picked = {}
    for entry in draft:
        place, _, value = entry.partition("=")
        if place.isdigit() and int(place) < len(decision.facets):
            picked[int(place)] = value
    return picked


def facet_option(decision: Decision, draft: Sequence[str]) -> Option | None:
    """Return the option that has all facet values picked, or None while it is not told which."""
    picked = facet_draft(decision, draft)
    if len(picked) < len(decision.facets):
        return None
    return next((o for o in decision.options if all(o.facets[n] == v for n, v in picked.items())), None)


def _facets(panel: Panel, words: DecisionWords, texts: ControlTexts) -> list[Item]:
    """Return a select per facet with what goes with the other facets picked, what they come to, and *Confirm*."""
    decision = panel.decision
    picked = facet_draft(decision, panel.draft)
    items: list[Item] = []
    for n, name in enumerate(decision.facets):
        others = {m: v for m, v in picked.items() if m != n}
        fitting = [o for o in decision.options if all(o.facets[m] == v for m, v in others.items())]
        values = list(dict.fromkeys(o.facets[n] for o in fitting))
        if len(values) > SELECT:
            raise ValueError(f"{decision.kind}: {len(values)} values of {name} are too many for one select; group them")
        choices = [
            discord.SelectOption(
                label=words.facet_label(decision, name, v),
                value=v,
                description=_sum(panel, words, [o for o in fitting if o.facets[n] == v]),
                default=picked.get(n) == v,
            )
            for v in values
        ]
        select: ui.Select[Any] = ui.Select(
            custom_id=panel.id(f"{PICKED}{n}", action=ADD),
            placeholder=words.facet_label(decision, name, ""),
            options=choices,
        )
        items.append(ui.ActionRow(select))
    return [*items, *_confirm(panel, words, texts)]


def _sum(panel: Panel, words: DecisionWords, fitting: Sequence[Option]) -> str | None:
    """Return what a facet's value comes to with the others picked; None while that is not one answer."""
    if len(fitting) != 1:
        return None
    return words.option_description(panel.decision, fitting[0].key, panel.view) or None


def _confirm(panel: Panel, words: DecisionWords, texts: ControlTexts) -> list[Item]:
    """Return what has been picked so far with all that it does, and *Confirm*, which names it.

    So it gives the answer that stands beside it, whatever another panel of the same seat has picked since.
    """
    decision, key = panel.decision, considered(panel.decision, panel.draft)
    items: list[Item] = []
    if key is not None:
        label = words.option_label(decision, key, panel.view)
        items.append(ui.TextDisplay(f"**{label}**\n{words.option_detail(decision, key, panel.view)}".rstrip()))
    done = panel.id(*([key] if key is not None else []), action=DONE)
    disabled = key is None or key in panel.picked
    items.append(ui.ActionRow(_button(texts.confirm, done, discord.ButtonStyle.success, disabled=disabled)))
    return items


def _grouped(
    panel: Panel, words: DecisionWords, texts: ControlTexts, groups: Sequence[tuple[str, Sequence[str]]]
) -> list[Item]:
    """Return a select of the groups, one of the answers in the group picked, what is picked, and *Confirm*."""
    decision, key = panel.decision, considered(panel.decision, panel.draft)
    at = next((int(d.removeprefix(GROUP)) for d in panel.draft if d.startswith(GROUP)), None)
    choices = [
        discord.SelectOption(
            label=name,
            value=str(n),
            description=clip(
                ", ".join(words.option_label(decision, member, panel.view) for member in members), OPTION_TEXT
            ),
            default=n == at,
        )
        for n, (name, members) in enumerate(groups)
    ]
    first: ui.Select[Any] = ui.Select(
        custom_id=panel.id(GROUPS, action=ADD), placeholder=words.group_label(decision), options=choices
    )
    items: list[Item] = [ui.ActionRow(first)]
    if at is not None and at < len(groups):
        options = [o for o in decision.options if o.key in groups[at][1]]
        shown = msgspec.structs.replace(panel, picked=(key,) if key is not None else ())
        items.append(_select(shown, words, options, panel.id(PICKED, action=ADD)))
    return [*items, *_confirm(panel, words, texts)]
