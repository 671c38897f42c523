"""Controls for answers in two steps, which are shown in full and given by *Confirm*: facets, and answers in groups."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import discord
import msgspec
from discord import ui

from cogs.kit.composing.limits import OPTION_TEXT, ROW
from cogs.screens.questions.drafts import ADD, DONE, GROUP, GROUPS, PICKED, SELECT, Groups, considered, facet_draft
from cogs.screens.questions.selects import (
    PASSES,
    ControlTexts,
    DecisionWords,
    Item,
    Panel,
    arranged,
    button,
    evenly,
    select,
    skip,
)
from engines.kernel.state.model import Option
from words.safe import clip
from words.texts import alphabetical_key

VALUES = 11
"""Values of all facets together that may be buttons: more would leave no room for the rest of a panel."""

TICK = "✓"


def facets(panel: Panel, words: DecisionWords, texts: ControlTexts) -> list[Item]:
    """Return the controls that pick a value of each facet, the resulting answer, and *Confirm*.

    A few values are buttons beneath the picture that shows them; many values, or any without a picture, are selects.
    """
    names = {name: words.facet_names(panel.decision, name) for name in panel.decision.facets}
    few = all(names.values()) and sum(map(len, names.values())) <= VALUES and not panel.detailed
    picks = _facet_buttons(panel, words, names) if few else _facet_selects(panel, words)
    return [*picks, *_confirm(panel, words, texts)]


def _facet_buttons(panel: Panel, words: DecisionWords, names: Mapping[str, Mapping[str, str]]) -> list[Item]:
    """Return a button for each value, facet by facet beneath its caption; picked values are ticked."""
    decision, picked = panel.decision, facet_draft(panel.decision, panel.draft)
    items: list[Item] = []
    for n, (facet, values) in enumerate(names.items()):
        buttons = [
            button(
                f"{TICK} {label}" if picked.get(n) == value else label,
                panel.id(f"{PICKED}{n}", value, action=ADD),
                discord.ButtonStyle.success if picked.get(n) == value else discord.ButtonStyle.primary,
            )
            for value, label in values.items()
        ]
        wide = evenly(buttons, ROW)
        items.append(ui.TextDisplay(f"-# {words.facet_caption(decision, facet)}"))
        items += [ui.ActionRow(*buttons[at : at + wide]) for at in range(0, len(buttons), wide)]
    return items


def _facet_selects(panel: Panel, words: DecisionWords) -> list[Item]:
    """Return a select for each facet, with the values that fit the values picked for the other facets."""
    decision = panel.decision
    picked = facet_draft(decision, panel.draft)
    items: list[Item] = []
    for n, name in enumerate(decision.facets):
        others = {m: v for m, v in picked.items() if m != n}
        fitting = [o for o in decision.options if all(o.facets[m] == v for m, v in others.items())]
        values = list(dict.fromkeys(o.facets[n] for o in fitting))
        if words.sorts_by_name(decision):
            values.sort(key=lambda value: alphabetical_key(words.facet_label(decision, name, value)))
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
        made: ui.Select[Any] = ui.Select(
            custom_id=panel.id(f"{PICKED}{n}", action=ADD),
            placeholder=words.facet_label(decision, name, ""),
            options=choices,
        )
        items.append(ui.ActionRow(made))
    return items


def _sum(panel: Panel, words: DecisionWords, fitting: Sequence[Option]) -> str | None:
    """Return the description of the only fitting answer, None if not exactly one answer fits the picked values."""
    if len(fitting) != 1:
        return None
    return words.option_description(panel.decision, fitting[0].key, panel.view) or None


class Named(NamedTuple):
    """A group that is shown: its number among all groups, its name, the keys of its answers."""

    number: int
    name: str
    members: Sequence[str]


def grouped(panel: Panel, words: DecisionWords, texts: ControlTexts, groups: Groups) -> list[Item]:
    """Return a select of the groups, a select of the picked group's answers, the picked answer, and *Confirm*.

    A single group needs no select of groups. An answer that does nothing and is alone in its group is a button beneath them.
    """
    shown, beneath = apart_from(panel, words, groups)
    if len(shown) == 1:
        return [in_group(panel, words, shown[0].members), *_confirm(panel, words, texts), *beneath]
    at = group_at(panel, groups)
    items = [group_select(panel, words, shown, at)]
    if at is not None:
        items.append(in_group(panel, words, groups[at][1]))
    return [*items, *_confirm(panel, words, texts), *beneath]


def apart_from(panel: Panel, words: DecisionWords, groups: Groups) -> tuple[list[Named], list[Item]]:
    """Return the groups that are shown, and the button of an answer that does nothing and is alone in its group."""
    last = panel.decision.options[-1]
    apart = panel.action == "c" and last.key in PASSES and [last.key] in [[*members] for _, members in groups]
    shown = [Named(n, *group) for n, group in enumerate(groups) if not apart or last.key not in group[1]]
    return shown, [skip(panel, words, last)] if apart else []


def group_at(panel: Panel, groups: Groups) -> int | None:
    """Return the number of the group that was picked, None if there is none."""
    at = next((int(d.removeprefix(GROUP)) for d in panel.draft if d.startswith(GROUP)), None)
    return at if at is not None and at < len(groups) else None


def group_select(panel: Panel, words: DecisionWords, groups: Sequence[Named], at: int | None) -> Item:
    """Return the select of groups, each with its effect."""
    named = [(n, name, _members(panel, words, members)) for n, name, members in groups]
    if words.sorts_by_name(panel.decision):
        named.sort(key=lambda group: alphabetical_key(group[1]))
    choices = [
        discord.SelectOption(label=name, value=str(n), description=description, default=n == at)
        for n, name, description in named
    ]
    made: ui.Select[Any] = ui.Select(
        custom_id=panel.id(GROUPS, action=ADD), placeholder=words.group_label(panel.decision), options=choices
    )
    return ui.ActionRow(made)


def in_group(panel: Panel, words: DecisionWords, members: Sequence[str], hint: str = "") -> Item:
    """Return the select of the answers of a group, of which one can be looked at; a hint may replace the usual one."""
    key = considered(panel.decision, panel.draft)
    options = [o for o in panel.decision.options if o.key in members]
    shown = msgspec.structs.replace(panel, picked=(key,) if key is not None else ())
    return select(shown, words, options, panel.id(PICKED, action=ADD), hint=hint)


def _members(panel: Panel, words: DecisionWords, keys: Sequence[str]) -> str:
    """Return the effect of a group's answers, else their names, cut to the length of an option's text."""
    if effect := words.group_description(panel.decision, keys, panel.view):
        return effect
    options = arranged(panel, words, [o for o in panel.decision.options if o.key in keys])
    return clip(", ".join(words.option_label(panel.decision, o.key, panel.view) for o in options), OPTION_TEXT)


def _confirm(panel: Panel, words: DecisionWords, texts: ControlTexts) -> list[Item]:
    """Return the picked answer with its effects, as far as no picture shows them, and *Confirm*, whose id names the answer.

    So the button gives the answer shown with it, even if another panel of the same seat has picked another one since.
    """
    key = considered(panel.decision, panel.draft)
    items = considered_text(panel, words)
    done = panel.id(*([key] if key is not None else []), action=DONE)
    disabled = key is None or key in panel.picked
    items.append(ui.ActionRow(button(texts.confirm, done, discord.ButtonStyle.success, disabled=disabled)))
    return items


def considered_text(panel: Panel, words: DecisionWords) -> list[Item]:
    """Return the answer that is considered with its effects, as far as no picture shows them; nothing if there is none."""
    decision, key = panel.decision, considered(panel.decision, panel.draft)
    if key is None:
        return []
    pictured = not panel.detailed and words.option_picture(decision, key, panel.view) is not None
    tell = words.option_description if pictured else words.option_detail
    label = words.option_label(decision, key, panel.view)
    return [ui.TextDisplay(f"**{label}**\n{tell(decision, key, panel.view)}".rstrip())]
