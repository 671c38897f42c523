"""Controls for answers in groups that one press gives: the picture beside the question shows what they do.

- One group: a button for each answer, and a select that shows an answer's picture before it is given.
- Several: a button for each and what each could do now, then the answers of the one that was pressed. Usual ones have a line
  with a button, the others are in a select.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from discord import ui

from cogs.kit.composing.limits import BUTTON_LABEL
from cogs.screens.questions.confirm import Named, apart_from, considered_text, group_at, group_select, grouped, in_group
from cogs.screens.questions.drafts import ADD, GROUPS, PICKED, SELECT, Groups
from cogs.screens.questions.selects import (
    ControlTexts,
    DecisionWords,
    Item,
    Panel,
    answer_button,
    arranged,
    button,
    line,
    select,
)
from engines.kernel.state.model import Option
from words.safe import clip

MOST_GROUPS = 12
"""Groups that are buttons: more would leave no room for the rest of a panel."""

MOST_ANSWERS = 15
"""Answers of one group that are buttons: more would be a wall of them on a phone."""

WIDE, PAIR = 3, 2
"""Buttons in a row: of short names, and of names one of which is longer than `SHORT`."""

SHORT = 15
"""Letters of a name of which a phone shows three side by side."""


def at_once(panel: Panel, words: DecisionWords, texts: ControlTexts, groups: Groups) -> list[Item]:
    """Return the controls from top to bottom; an answer that does nothing and is alone in its group stands beneath them."""
    shown, beneath = apart_from(panel, words, groups)
    if len(shown) == 1 and words.usual_answers(panel.decision, shown[0].members, panel.view):
        return [*_members(panel, words, texts, shown[0].members), *beneath]
    if len(shown) == 1 and len(shown[0].members) > MOST_ANSWERS:
        return grouped(panel, words, texts, groups)
    if len(shown) == 1:
        return [*_of_one_group(panel, words, shown[0].members), *beneath]
    at = group_at(panel, groups)
    if at is not None:
        members = _members(panel, words, texts, groups[at][1])
        return [group_select(panel, words, shown, at), *members, *beneath]
    buttons = (
        _group_buttons(panel, words, shown) if len(shown) <= MOST_GROUPS else [group_select(panel, words, shown, None)]
    )
    return [*buttons, *beneath]


def _of_one_group(panel: Panel, words: DecisionWords, keys: Sequence[str]) -> list[Item]:
    """Return a button for each answer, and a select that shows one of them."""
    options = arranged(panel, words, [option for option in panel.decision.options if option.key in keys])
    buttons = [answer_button(panel, words, option) for option in options]
    look = words.look_label(panel.decision)
    return [*_in_rows(buttons), *considered_text(panel, words), in_group(panel, words, keys, look)]


def _group_buttons(panel: Panel, words: DecisionWords, groups: Sequence[Named]) -> list[Item]:
    """Return a button for each group, and below them their effects, those with the same effect together.

    So the buttons stand close to a picture above the question.
    """
    by_effect: dict[str, list[str]] = {}
    buttons = []
    for n, _, members in groups:
        title, effect = _group_texts(panel, words, members)
        if effect:
            by_effect.setdefault(effect, []).append(title)
        name = panel.id(*members) if len(members) == 1 else panel.id(GROUPS, str(n), action=ADD)
        buttons.append(button(title, name, discord.ButtonStyle.primary))
    lines = [f"-# **{', '.join(titles)}**: {effect}" for effect, titles in by_effect.items()]
    below: list[Item] = [ui.TextDisplay("\n".join(lines))] if lines else []
    return [*_in_rows(buttons), *below]


def _group_texts(panel: Panel, words: DecisionWords, members: Sequence[str]) -> tuple[str, str]:
    """Return the label of a group's button and its effect: with one answer, which the press gives, those of the answer."""
    decision, view = panel.decision, panel.view
    if len(members) == 1:
        label = words.option_label(decision, members[0], view)
        return clip(label, BUTTON_LABEL), words.option_description(decision, members[0], view)
    return clip(words.group_title(decision, members), BUTTON_LABEL), words.group_description(decision, members, view)


def _in_rows(buttons: Sequence[ui.Button[Any]]) -> list[Item]:
    """Return the rows of some buttons, of which a phone shows each name in full."""
    wide = WIDE if all(len(each.label or "") <= SHORT for each in buttons) else PAIR
    return [ui.ActionRow(*buttons[at : at + wide]) for at in range(0, len(buttons), wide)]


def _members(panel: Panel, words: DecisionWords, texts: ControlTexts, keys: Sequence[str]) -> list[Item]:
    """Return the answers of a group: a line for each usual one, a select of the others."""
    by_key = {option.key: option for option in panel.decision.options}
    usual = words.usual_answers(panel.decision, keys, panel.view)
    others = [by_key[key] for key in keys if key not in usual]
    given = words.line_texts(panel.decision, usual, panel.view)
    items: list[Item] = [line(panel, words, texts, by_key[key], panel.id(key), given=given.get(key)) for key in usual]
    hint = words.others_label(panel.decision) if usual else words.choose_label(panel.decision)
    return [*items, *_selects(panel, words, others, hint)]


def _selects(panel: Panel, words: DecisionWords, options: Sequence[Option], hint: str) -> list[Item]:
    pages = [options[at : at + SELECT] for at in range(0, len(options), SELECT)]
    return [
        select(panel, words, page, panel.id(f"{PICKED}{n}"), part=f" ({len(page)})", hint=hint)
        for n, page in enumerate(pages)
    ]
