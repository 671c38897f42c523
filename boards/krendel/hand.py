"""The hand picture: up to five cards in two rows, the creature played, and a cell with the own seat and the rewards."""

from __future__ import annotations

from collections.abc import Mapping

from boards.krendel import held, parts
from boards.krendel.arena import coming
from boards.krendel.seat import Table, framed, header, tracks
from boards.krendel.spells import WHOLE, room, spell, told
from boards.painting import layout
from boards.painting.layout import Box, Icon, Item, Panel, Scene, ground
from engines.krendel.content.pack import Pack
from engines.krendel.views.preview import coming_spells
from engines.krendel.views.view import View, WizardView
from words.krendel.cards import lower_first
from words.krendel.match import KrendelWords

WIDTH = 1280
LOW, HIGH = 960, 1344
"""Heights: while creatures are chosen each card also tells how it stands against each rival."""

EDGE = 18
GAP = 16
HEAD = 72
LINE = 84
"""Height of condition and prize while creatures are chosen: two lines of letters that a phone shows large enough."""


def hand_scene(view: View, pack: Pack, words: KrendelWords, names: Mapping[int, str]) -> Scene:
    """Return the viewer's hand laid out: 1280 by 1344 pixels while creatures are chosen, else 1280 by 960.

    Raises ValueError for the view of the public.
    """
    if view.viewer is None or view.hand is None:
        raise ValueError("the public has no hand")
    table = Table(view, pack, words, dict(names))
    wizard = next(w for w in view.wizards if w.seat == view.viewer)
    height = HIGH if view.phase == "choose" else LOW
    upper, lower = Box(0, 0, WIDTH, height).inset(EDGE).top((height - 2 * EDGE - GAP) // 2, GAP)
    *cells, own = [*upper.columns(3, GAP), *lower.columns(3, GAP)]
    items: list[Item] = [ground(WIDTH, height)]
    for card, cell in zip(view.hand, cells, strict=False):
        items += held.card(table, card, cell, chosen=card in (view.chosen or ()))
    rest = cells[len(view.hand) :]
    if wizard.creature is not None and rest:
        items += _played(table, wizard, rest.pop(0))
    for cell in rest:
        items += [Panel(cell, "page", 20, "page.inlay", 3), Icon(cell.middle(120, 120), parts.HAND, "page.inlay")]
    return Scene(WIDTH, height, (*items, *_own(table, wizard, own)))


def _played(table: Table, wizard: WizardView, box: Box) -> list[Item]:
    """The creature of the combat shown, as the spell that it becomes."""
    assert wizard.creature is not None
    words = table.words
    spells = coming_spells(table.pack, wizard) if table.view.phase == "discard" else (wizard.creature,)
    name, effect = parts.spell_lines(words, table.view, wizard.seat, spells)
    lead = "" if table.view.phase == "over" else f"{words.term('next')}: "
    items: list[Item] = [Panel(box, "back", 20, "spell.paper", 5)]
    picture, rest = box.inset(EDGE, EDGE).top(132, GAP // 2)
    items += [
        parts.portrait(part, table.pack, card)
        for part, card in zip(picture.columns(len(spells), GAP // 2), spells, strict=True)
    ]
    title, body = rest.top(84, GAP // 2)
    items += layout.name(title, lead + name, "strong", 38, "spell.paper")
    return [*items, *layout.paragraph(body, effect, "text", 40, "paper")]


def _own(table: Table, wizard: WizardView, box: Box) -> list[Item]:
    """The last cell: whose hand, trophies and wounds, the rewards; while creatures are chosen, the spells that work."""
    choosing = table.view.phase == "choose"
    items, head, inner = framed(wizard, box, HEAD)
    items += header(table, wizard, head)
    track, inner = inner.top(88, GAP // 2)
    items += tracks(table, wizard, track)
    if not choosing:
        upper, lower = inner.top((inner.h - GAP // 2) // 2, GAP // 2)
        return [*items, *_reward(table, upper, prize=False), *_reward(table, lower, prize=True)]
    upper, inner = inner.top(LINE, 4)
    lower, inner = inner.top(LINE, GAP // 2)
    return [
        *items,
        *_reward(table, upper, prize=False),
        *_reward(table, lower, prize=True),
        *_working(table, wizard, inner),
    ]


def _reward(table: Table, box: Box, *, prize: bool) -> list[Item]:
    """What the prize is, or what it is given for; from the flip on they are the next round's, and a caption says so."""
    view, words = table.view, table.words
    card = view.prize if prize else view.condition
    side = min(box.h, 96 if box.h >= 96 else 60)
    emblem, rest = box.left(side, 14)
    items: list[Item] = [(parts.prize if prize else parts.condition)(emblem, table.pack, card)]
    if box.h >= 100:
        caption = words.term("prize" if prize else "condition")
        over, rest = rest.middle(rest.w, 100).top(34)
        shown = f"{words.term('next')}: {lower_first(caption)}" if view.phase == "discard" else caption
        items += layout.name(over, shown, "text", 28, "muted")
    line = words.reward_prize(card) if prize else words.reward_condition(card)
    return [*items, *layout.name(rest, line, "strong", 34, "text")]


def _working(table: Table, wizard: WizardView, box: Box) -> list[Item]:
    """The own spells that work, and what all spells do to the creature to come."""
    what = told(table, wizard)
    if not wizard.changes:
        return spell(table, wizard, what, box)
    sums, rest = box.foot(92, 8)
    if room(what, rest) < WHOLE:
        sums, rest = box.foot(56, 8)
    return [*coming(wizard, sums), *spell(table, wizard, what, rest)]
