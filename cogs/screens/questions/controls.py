"""Turns a decision into controls by its shape, without knowing the game.

- One of up to five answers: a line for each with its description and a button beside it; an answer that does nothing is a
  button above them.
- One of a few places that the picture names: buttons side by side.
- One of up to 25 answers: a select. Of more: several selects, or, if the words sort them into groups, a select of groups and
  one of answers, with the picked answer in detail and *Confirm*.
- Facets: buttons or a select for each, the resulting answer, and *Confirm*.
- Several at once: a select with bounds.
- Several in order, or out of more than 25: one pick after another into a draft kept by the referee, with *Back* and *Done*.
"""

from __future__ import annotations

import discord
from discord import ui

from cogs.kit.composing.limits import BUTTON_LABEL, ROW
from cogs.screens.questions.confirm import facets, grouped
from cogs.screens.questions.drafts import ADD, BACK, DONE, NOTHING, PICKED, drafted, groups_of, lined, spread
from cogs.screens.questions.selects import (
    END,
    PASSES,
    ControlTexts,
    DecisionWords,
    Item,
    Panel,
    arranged,
    button,
    evenly,
    select,
    selects,
    skip,
)
from engines.kernel.state.model import Option
from words.safe import clip


def controls(panel: Panel, words: DecisionWords, texts: ControlTexts) -> list[Item]:
    """Return the controls for a decision, from top to bottom."""
    decision = panel.decision
    if decision.facets:
        return facets(panel, words, texts)
    if groups := groups_of(decision, words):
        return grouped(panel, words, texts, groups)
    if drafted(decision):
        return _one_by_one(panel, words, texts)
    if decision.several:
        return _several(panel, words)
    if lined(decision):
        return _lines(panel, words, texts)
    beside = spread(decision, words) and not panel.detailed
    return _side_by_side(panel, words) if beside else _one_of_many(panel, words)


def _side_by_side(panel: Panel, words: DecisionWords) -> list[Item]:
    """Return a button for each place, up to five in a row, below the button for an answer that names none of them."""
    options = list(panel.decision.options)
    items: list[Item] = [skip(panel, words, options.pop())] if options[-1].key in PASSES else []
    buttons = [
        button(
            words.option_label(panel.decision, option.key, panel.view),
            panel.id(option.key),
            discord.ButtonStyle.success if option.key in panel.picked else discord.ButtonStyle.primary,
        )
        for option in options
    ]
    wide = evenly(options, ROW)
    return [*items, *(ui.ActionRow(*buttons[at : at + wide]) for at in range(0, len(buttons), wide))]


def _one_of_many(panel: Panel, words: DecisionWords) -> list[Item]:
    """Return selects of the answers, below a button for the answer that does nothing, which is given most often.

    A button that ends the turn stands beneath them, where nobody presses it by mistake.
    """
    *others, last = panel.decision.options
    if last.key not in PASSES or panel.action != "c":
        return selects(panel, words, panel.decision.options, panel.action)
    rest = selects(panel, words, others, panel.action)
    return [*rest, skip(panel, words, last)] if last.key == END else [skip(panel, words, last), *rest]


def _lines(panel: Panel, words: DecisionWords, texts: ControlTexts) -> list[Item]:
    """Return a line for each answer; one that does nothing and has no description is a button above them."""
    *others, last = arranged(panel, words, panel.decision.options)
    described = last.key not in PASSES or words.option_description(panel.decision, last.key, panel.view)
    if described or panel.action != "c":
        return [_line(panel, words, texts, option) for option in (*others, last)]
    return [skip(panel, words, last), *(_line(panel, words, texts, option) for option in others)]


def _line(panel: Panel, words: DecisionWords, texts: ControlTexts, option: Option) -> Item:
    """Return the line of one answer: its name and description, with a button beside it that is short enough for a phone."""
    label = words.option_label(panel.decision, option.key, panel.view)
    chosen = option.key in panel.picked
    style = discord.ButtonStyle.success if chosen else discord.ButtonStyle.primary
    name = texts.picked if chosen else texts.pick
    if panel.named:
        name = clip(f"{texts.picked}: {label}" if chosen else label, BUTTON_LABEL)
    pick = button(name, panel.id(option.key), style, disabled=chosen)
    tell = words.option_detail if panel.detailed else words.option_description
    detail = tell(panel.decision, option.key, panel.view)
    return ui.Section(ui.TextDisplay(f"**{label}**\n{detail}".rstrip()), accessory=pick)


def _several(panel: Panel, words: DecisionWords) -> list[Item]:
    """Return one select with bounds, and a button for an empty answer if that is legal."""
    decision = panel.decision
    bounds = (max(1, decision.least), decision.most)
    items = [select(panel, words, decision.options, panel.id(PICKED), bounds)]
    if decision.least == 0:
        nothing = words.nothing_label(decision)
        items.append(ui.ActionRow(button(nothing, panel.id(NOTHING), discord.ButtonStyle.secondary)))
    return items


def _one_by_one(panel: Panel, words: DecisionWords, texts: ControlTexts) -> list[Item]:
    """Return the picks so far, selects for the next one, *Back* and *Done*."""
    decision = panel.decision
    left = [o for o in decision.options if o.key not in panel.draft]
    items: list[Item] = []
    if panel.draft:
        lines = [f"{n}. {words.option_label(decision, key, panel.view)}" for n, key in enumerate(panel.draft, 1)]
        items.append(ui.TextDisplay("\n".join(lines)))
    if left and len(panel.draft) < decision.most:
        items += selects(panel, words, left, ADD)
    enough = decision.least <= len(panel.draft) <= decision.most
    items.append(
        ui.ActionRow(
            button(texts.back, panel.id(action=BACK), discord.ButtonStyle.secondary, disabled=not panel.draft),
            button(texts.done, panel.id(action=DONE), discord.ButtonStyle.success, disabled=not enough),
        )
    )
    return items
