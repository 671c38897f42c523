"""Turns a decision into controls by its shape, without knowing the game.

- One of up to five answers: a line for each with its description and a button beside it; an answer that does nothing is a
  button above them.
- Answers in parts: for each a select, or buttons side by side where the picture shows the answers. If some parts are usual,
  each of their answers has a line with a button, and all others are in selects.
- One of a few places that the picture names: buttons side by side.
- One of up to 25 answers: a select. Of more: several selects, or, if the words sort them into groups, a select of groups and
  one of answers, with the picked answer in detail and *Confirm*. Where the picture shows what answers do, groups are buttons
  and a press gives the answer.
- Facets: buttons or a select for each, the resulting answer, and *Confirm*.
- Several at once: a select with bounds.
- Several in order, or out of more than 25: one pick after another into a draft kept by the referee, with *Back* and *Done*.
  Up to five are lines with a button each.
"""

from __future__ import annotations

import discord
from discord import ui

from cogs.kit.composing.limits import ROW
from cogs.screens.questions.at_once import at_once
from cogs.screens.questions.confirm import facets, grouped
from cogs.screens.questions.drafts import ADD, BACK, BUTTONS, DONE, NOTHING, PICKED, drafted, groups_of, lined, spread
from cogs.screens.questions.parts import in_parts
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
    line,
    select,
    selects,
    skip,
    whole_texts,
)
from engines.kernel.state.model import Option


def controls(panel: Panel, words: DecisionWords, texts: ControlTexts) -> list[Item]:
    """Return the controls for a decision, from top to bottom."""
    decision = panel.decision
    if decision.facets:
        return facets(panel, words, texts)
    if groups := groups_of(decision, words):
        together = at_once if words.picks_at_once(decision) and not panel.detailed else grouped
        return together(panel, words, texts, groups)
    if drafted(decision):
        return _one_by_one(panel, words, texts)
    return _several(panel, words) if decision.several else _one(panel, words, texts)


def _one(panel: Panel, words: DecisionWords, texts: ControlTexts) -> list[Item]:
    """Return the controls for one answer that a press or a pick gives at once."""
    decision = panel.decision
    parts = words.parts(decision, panel.view)
    if lined(decision) and not words.usual_parts(decision, panel.view):
        return _lines(panel, words, texts)
    if parts:
        return in_parts(panel, words, texts, parts)
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
    """Return a line for each answer; one that does nothing and has no description is a button.

    That button stands where the parts of the answers put it, else above them.
    """
    shown = list(arranged(panel, words, panel.decision.options))
    if panel.action != "c":
        return [_line(panel, words, texts, option) for option in shown]
    idle = [option for option in shown if _is_idle(panel, words, option)]
    if idle and not words.parts(panel.decision, panel.view):
        shown = [*idle, *(option for option in shown if option not in idle)]
    return [skip(panel, words, option) if option in idle else _line(panel, words, texts, option) for option in shown]


def _is_idle(panel: Panel, words: DecisionWords, option: Option) -> bool:
    """Return whether an answer is the last one, does nothing, and has no description."""
    last = panel.decision.options[-1].key == option.key
    return last and option.key in PASSES and not words.option_description(panel.decision, option.key, panel.view)


def _line(panel: Panel, words: DecisionWords, texts: ControlTexts, option: Option) -> Item:
    """Return the line of an answer that a press gives."""
    return line(panel, words, texts, option, panel.id(option.key), chosen=option.key in panel.picked)


def _several(panel: Panel, words: DecisionWords) -> list[Item]:
    """Return one select with bounds, and a button for an empty answer if that is legal."""
    decision = panel.decision
    bounds = (max(1, decision.least), decision.most)
    items = whole_texts(panel, words, decision.options)[0]
    items.append(select(panel, words, decision.options, panel.id(PICKED), bounds))
    if decision.least == 0:
        nothing = words.nothing_label(decision)
        items.append(ui.ActionRow(button(nothing, panel.id(NOTHING), discord.ButtonStyle.secondary)))
    return items


def _pick(panel: Panel, words: DecisionWords, texts: ControlTexts, option: Option) -> Item:
    """Return the line of an answer that a press adds to the draft."""
    return line(panel, words, texts, option, panel.id(f"{PICKED}0", option.key, action=ADD))


def _one_by_one(panel: Panel, words: DecisionWords, texts: ControlTexts) -> list[Item]:
    """Return the picks so far, selects for the next one, *Back* and *Done*."""
    decision = panel.decision
    left = [o for o in decision.options if o.key not in panel.draft]
    items: list[Item] = []
    if panel.draft:
        lines = [f"{n}. {words.option_label(decision, key, panel.view)}" for n, key in enumerate(panel.draft, 1)]
        items.append(ui.TextDisplay("\n".join(lines)))
    if left and len(panel.draft) < decision.most:
        few = len(decision.options) <= BUTTONS
        items += [_pick(panel, words, texts, o) for o in left] if few else selects(panel, words, left, ADD)
    enough = decision.least <= len(panel.draft) <= decision.most
    items.append(
        ui.ActionRow(
            button(texts.back, panel.id(action=BACK), discord.ButtonStyle.secondary, disabled=not panel.draft),
            button(texts.done, panel.id(action=DONE), discord.ButtonStyle.success, disabled=not enough),
        )
    )
    return items
