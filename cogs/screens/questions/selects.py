"""Selects of answers: their data, their order, their options (used by cogs/screens/questions/controls.py)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

import discord
import msgspec
from discord import ui

from cogs.kit.composing.limits import BUTTON_LABEL
from cogs.kit.composing.shortening import fair_share
from cogs.kit.controls.custom_ids import custom_id
from cogs.screens.questions.drafts import PICKED, SELECT, Groups
from engines.kernel.state.model import Decision, Option
from words.safe import clip
from words.texts import alphabetical_key

SELECTS = 5
"""Selects in one message, at most: more would be too long for a phone."""

END = "end"
"""The key of the answer that gives up the rest of a turn."""

WHOLE = 1500
"""Characters of the effects that stand above all selects of a message because options have no room for them, at most."""

PASSES = ("pass", "decline", "stay", "stop", "none", END)
"""Keys of answers that do nothing; a game offers such an answer last."""

Item = ui.Item[Any]


class DecisionWords(Protocol):
    """The wording that controls need; every game's words implement it."""

    def option_label(self, decision: Decision, key: str, view: Any, /) -> str:
        """Return the answer's label, at most 80 characters."""

    def option_description(self, decision: Decision, key: str, view: Any, /) -> str:
        """Return the answer's effects in short, at most 100 characters."""

    def option_detail(self, decision: Decision, key: str, view: Any, /) -> str:
        """Return the answer's effects in a few lines."""

    def option_text(self, decision: Decision, key: str, view: Any, /) -> str:
        """Return the answer's effects where the description has no room for them, else nothing."""

    def parts(self, decision: Decision, view: Any, /) -> Groups:
        """Return all answers in the parts and in the order in which they are shown together, nothing if both mean nothing."""

    def usual_parts(self, decision: Decision, view: Any, /) -> Sequence[str]:
        """Return the names of the parts whose answers stand open while all others are in selects; none if all are alike."""

    def has_pictured_answers(self, decision: Decision, /) -> bool:
        """Return whether the picture shows each answer with its name and figures, so that names are enough."""

    def groups(self, decision: Decision, /) -> Groups:
        """Return the answers sorted into named groups of at most 25, nothing if they need no groups."""

    def group_label(self, decision: Decision, /) -> str:
        """Return the placeholder of the select of groups, at most 80 characters."""

    def group_description(self, decision: Decision, keys: Sequence[str], view: Any, /) -> str:
        """Return the effect of a group's answers in short, at most 100 characters; nothing where their names are enough."""

    def picks_at_once(self, decision: Decision, /) -> bool:
        """Return whether a press gives an answer that stands in a group: the picture beside the question shows what it does."""

    def group_title(self, decision: Decision, keys: Sequence[str], /) -> str:
        """Return the short name of a group of such answers for its button, in at most 38 code points."""

    def usual_answers(self, decision: Decision, keys: Sequence[str], view: Any, /) -> Sequence[str]:
        """Return the answers of such a group that are given most often, in the order in which they are shown."""

    def line_texts(self, decision: Decision, keys: Sequence[str], view: Any, /) -> Mapping[str, tuple[str, str]]:
        """Return the name and the effects of each of these answers as they stand below each other, by key."""

    def others_label(self, decision: Decision, /) -> str:
        """Return the placeholder of the select of its other answers, in at most 60 code points."""

    def look_label(self, decision: Decision, /) -> str:
        """Return the placeholder of the select that shows an answer before it is given, in at most 80 code points."""

    def sorts_by_name(self, decision: Decision, /) -> bool:
        """Return whether the answers are sorted by name, because their own order means nothing."""

    def has_place_answers(self, decision: Decision, /) -> bool:
        """Return whether the answers are places that the picture labels with the same short names."""

    def option_picture(self, decision: Decision, key: str, view: Any, /) -> tuple[Any, str] | None:
        """Return the view to paint for a considered answer, with its Alt text; None if it has no picture."""

    def choose_label(self, decision: Decision, /) -> str:
        """Return the placeholder of a select of answers, at most 80 characters."""

    def nothing_label(self, decision: Decision, /) -> str:
        """Return the label of the button for an empty answer, at most 80 characters."""

    def facet_label(self, decision: Decision, facet: str, value: str, /) -> str:
        """Return the name of a facet's value, or with an empty value of the facet itself, at most 80 characters."""

    def facet_names(self, decision: Decision, facet: str, /) -> Mapping[str, str]:
        """Return the names of a facet's values by value, in the order of the picture; nothing if the facet is a select."""

    def facet_caption(self, decision: Decision, facet: str, /) -> str:
        """Return the caption above the buttons of a facet."""


class ControlTexts(msgspec.Struct, frozen=True):
    """The texts on controls that belong to no game."""

    pick: str
    picked: str
    back: str
    done: str
    confirm: str


class Panel(msgspec.Struct, frozen=True):
    """The data of a decision's controls.

    `action` is "c" to choose or "r" to revise a sealed answer; `picked` are the keys answered before, `draft` the picks so
    far of an answer in several steps. `detailed` is true if no picture shows the effects, so that the text must; `named` is
    true if each button must name its answer, since a screen reader reads buttons apart from the text beside them.
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
        """Return a custom id. A revision names its lane alone, since each revision changes the question's id."""
        number = self.decision.id.partition(".")[0] if self.action == "r" else self.decision.id
        return custom_id(self.code, action or self.action, self.slot, self.seat, number, *args)


def arranged(panel: Panel, words: DecisionWords, options: Sequence[Option]) -> Sequence[Option]:
    """Return answers in the order in which they are shown: that of their parts, or by name if their own order means nothing.

    Answers that do nothing come last among names. Nothing else depends on this order, since controls carry keys.
    """
    if parts := words.parts(panel.decision, panel.view):
        places = {key: n for n, key in enumerate(key for _, keys in parts for key in keys)}
        return sorted(options, key=lambda option: places[option.key])
    if not words.sorts_by_name(panel.decision):
        return options
    named = {option.key: words.option_label(panel.decision, option.key, panel.view) for option in options}
    return sorted(options, key=lambda option: (option.key in PASSES, alphabetical_key(named[option.key])))


def button(label: str, name: str, style: discord.ButtonStyle, *, disabled: bool = False) -> ui.Button[Any]:
    """Return a button with a label that needs no translation."""
    return ui.Button(label=label, custom_id=name, style=style, disabled=disabled)


def answer_button(panel: Panel, words: DecisionWords, option: Option) -> ui.Button[Any]:
    """Return the button that gives an answer, with its name."""
    return button(
        clip(words.option_label(panel.decision, option.key, panel.view), BUTTON_LABEL),
        panel.id(option.key),
        discord.ButtonStyle.success if option.key in panel.picked else discord.ButtonStyle.primary,
    )


def skip(panel: Panel, words: DecisionWords, option: Option) -> Item:
    """Return the button for an answer that does nothing."""
    label = clip(words.option_label(panel.decision, option.key, panel.view), BUTTON_LABEL)
    return ui.ActionRow(button(label, panel.id(option.key), discord.ButtonStyle.secondary))


def select(
    panel: Panel,
    words: DecisionWords,
    options: Sequence[Option],
    name: str,
    bounds: tuple[int, int] = (1, 1),
    part: str = "",
    hint: str = "",
) -> Item:
    """Return a select with a hint, or with the usual one; `part` distinguishes it if the options need several selects."""
    choices = [
        discord.SelectOption(
            label=words.option_label(panel.decision, option.key, panel.view),
            value=option.key,
            description=words.option_description(panel.decision, option.key, panel.view) or None,
            default=option.key in panel.picked,
        )
        for option in arranged(panel, words, options)
    ]
    most = min(bounds[1], len(choices))
    shown = (hint or words.choose_label(panel.decision)) + part
    made: ui.Select[Any] = ui.Select(
        custom_id=name, placeholder=shown, min_values=bounds[0], max_values=most, options=choices
    )
    return ui.ActionRow(made)


def line(
    panel: Panel,
    words: DecisionWords,
    texts: ControlTexts,
    option: Option,
    name: str,
    *,
    chosen: bool = False,
    given: tuple[str, str] | None = None,
) -> Item:
    """Return the line of one answer: its name and effects, with a button beside it that is short enough for a phone.

    `name` is the id of the button, `chosen` tells that it has been pressed. `given` are other texts for name and effects.
    """
    decision, view = panel.decision, panel.view
    label = words.option_label(decision, option.key, view)
    style = discord.ButtonStyle.success if chosen else discord.ButtonStyle.primary
    shown = texts.picked if chosen else texts.pick
    if panel.named:
        shown = clip(f"{texts.picked}: {label}" if chosen else label, BUTTON_LABEL)
    if panel.detailed:
        effects = words.option_detail(decision, option.key, view)
    elif given is not None:
        label, effects = given
    else:
        effects = words.option_text(decision, option.key, view)
        effects = effects or words.option_description(decision, option.key, view)
    return ui.Section(answer_text(label, effects), accessory=button(shown, name, style, disabled=chosen))


def answer_text(label: str, effects: str) -> ui.TextDisplay[Any]:
    """Return an answer's name with its effects beneath, which do not repeat the name."""
    first, _, rest = effects.partition("\n")
    return ui.TextDisplay(f"**{label}**\n{rest if first == label else effects}".rstrip())


def whole_texts(panel: Panel, words: DecisionWords, *selected: Sequence[Option]) -> list[list[Item]]:
    """Return for each select the effects for which its options have no room, a line each, as many as fit.

    All selects of a message share `WHOLE`: one with few texts leaves its room to the others.
    """
    lines = [_whole_lines(panel, words, options) for options in selected]
    share = fair_share([sum(map(_length, each)) for each in lines], WHOLE)
    return [_fitting(each, share) for each in lines]


def _whole_lines(panel: Panel, words: DecisionWords, options: Sequence[Option]) -> list[str]:
    """Return the lines about options whose effects are longer than their descriptions, in the order of the options."""
    lines: list[str] = []
    for option in arranged(panel, words, options):
        if effects := words.option_text(panel.decision, option.key, panel.view):
            label = words.option_label(panel.decision, option.key, panel.view)
            lines.append(f"-# **{label}**: {' '.join(effects.split())}")
    return lines


def _length(line: str) -> int:
    """Return how many characters a line takes, with its end."""
    return len(line) + 1


def _fitting(lines: Sequence[str], room: int) -> list[Item]:
    """Return a text of the lines that fit: one that is too long leaves its room to those after it."""
    kept: list[str] = []
    for each in lines:
        if _length(each) <= room:
            kept.append(each)
            room -= _length(each)
    return [ui.TextDisplay("\n".join(kept))] if kept else []


def evenly(options: Sequence[object], most: int) -> int:
    """Return the size of each part if the options are split evenly into as few parts of at most `most` as possible."""
    return -(-len(options) // -(-len(options) // most)) if options else most


def selects(panel: Panel, words: DecisionWords, options: Sequence[Option], action: str) -> list[Item]:
    """Return as many selects as the options need. Raises ValueError if they are too many for one message."""
    options = arranged(panel, words, options)
    # Places are split evenly, so that each select covers a region of the picture.
    most = evenly(options, SELECT) if words.has_place_answers(panel.decision) else SELECT
    parts = [options[at : at + most] for at in range(0, len(options), most)]
    if len(parts) > SELECTS:
        raise ValueError(f"{panel.decision.kind}: {len(options)} options are too many for one message; group them")
    return [
        *whole_texts(panel, words, options)[0],
        *(
            select(panel, words, part, panel.id(f"{PICKED}{n}", action=action), part=_part(panel, words, parts, n))
            for n, part in enumerate(parts)
        ),
    ]


def _part(panel: Panel, words: DecisionWords, parts: Sequence[Sequence[Option]], n: int) -> str:
    """Return the label that distinguishes a select: its number, or for places its first and last place."""
    if len(parts) == 1:
        return ""
    if not words.has_place_answers(panel.decision):
        return f" ({n + 1}/{len(parts)})"
    first, last = (words.option_label(panel.decision, parts[n][at].key, panel.view) for at in (0, -1))
    return f": {first} – {last}"
