"""Controls for answers in parts that are shown together: a select for each part, or the buttons of what the picture names."""

from __future__ import annotations

from collections.abc import Sequence

from discord import ui

from cogs.kit.composing.limits import ROW
from cogs.screens.questions.drafts import BUTTONS, PICKED, SELECT, Groups
from cogs.screens.questions.selects import (
    PASSES,
    SELECTS,
    ControlTexts,
    DecisionWords,
    Item,
    Panel,
    answer_button,
    evenly,
    line,
    select,
    skip,
    whole_texts,
)
from engines.kernel.state.model import Option

MOST_BUTTONS = 15
"""Answers that the picture names and that may be buttons: more would be a wall of them on a phone."""

PAIRED = 10
"""Answers up to which their buttons stand in pairs, which a phone shows in full; more would be too many rows."""


def in_parts(panel: Panel, words: DecisionWords, texts: ControlTexts, parts: Groups) -> list[Item]:
    """Return the controls of all parts from top to bottom. Raises ValueError if they are too many for one message.

    An answer that is alone in its part has a line of its own, one that does nothing a button. If some parts are usual, their
    answers have lines, and those of all other parts, however few, are in selects.
    """
    by_key = {option.key: option for option in panel.decision.options}
    shown = [(name, [by_key[key] for key in keys]) for name, keys in parts if keys]
    pictured = words.has_pictured_answers(panel.decision) and not panel.detailed and len(by_key) <= MOST_BUTTONS
    usual = words.usual_parts(panel.decision, panel.view)
    chosen = [options for name, options in shown if not pictured and _in_a_select(name, options, usual)]
    above = iter(whole_texts(panel, words, *chosen))
    items: list[Item] = []
    selects = 0
    for name, options in shown:
        if [option.key for option in options] in [[key] for key in PASSES]:
            items.append(skip(panel, words, options[0]))
        elif pictured:
            wide = 2 if len(by_key) <= PAIRED else evenly(options, ROW)
            items += _buttons(panel, words, options, name if len(shown) > 1 else "", wide)
        elif _in_a_select(name, options, usual):
            items += [*next(above), *_selects(panel, words, options, name, selects)]
            selects += -(-len(options) // SELECT)
        else:
            items += [ui.TextDisplay(f"-# {name}")] if name in usual else []
            items += [line(panel, words, texts, option, panel.id(option.key)) for option in options]
    if selects > SELECTS:
        raise ValueError(f"{panel.decision.kind}: {len(by_key)} options are too many for one message")
    return items


def _in_a_select(name: str, options: Sequence[Option], usual: Sequence[str]) -> bool:
    """Return whether the answers of a part stand in a select: it has a name, and they are several.

    If some parts are usual, only theirs do not, as far as they are few.
    """
    if usual:
        return bool(name) and (name not in usual or len(options) > BUTTONS)
    return bool(name) and len(options) > 1


def _buttons(panel: Panel, words: DecisionWords, options: Sequence[Option], caption: str, wide: int) -> list[Item]:
    """Return a button for each answer, as many side by side as `wide` says, below the caption of their part."""
    buttons = [answer_button(panel, words, option) for option in options]
    above: list[Item] = [ui.TextDisplay(f"-# {caption}")] if caption else []
    return [*above, *(ui.ActionRow(*buttons[at : at + wide]) for at in range(0, len(buttons), wide))]


def _selects(panel: Panel, words: DecisionWords, options: Sequence[Option], name: str, first: int) -> list[Item]:
    """Return the select of a part, or several where it has many answers."""
    pages = [options[at : at + SELECT] for at in range(0, len(options), SELECT)]
    items: list[Item] = []
    for n, page in enumerate(pages):
        count = f" ({len(page)})" if len(pages) == 1 else f" ({n + 1}/{len(pages)})"
        items.append(select(panel, words, page, panel.id(f"{PICKED}{first + n}"), part=count, hint=name))
    return items
