"""The hand picture: up to five cards in two rows, the creature played, and a cell with the own seat."""

from __future__ import annotations

from collections.abc import Mapping

from boards.krendel import hand_card, parts
from boards.krendel.arena import coming_changes
from boards.krendel.matchups import matchup_scene
from boards.krendel.rewards import reward_half
from boards.krendel.seat import Table, header, seat_frame, tracks
from boards.krendel.spells import names_only, spell_box, spell_texts
from boards.painting import layout, text
from boards.painting.layout import Box, Icon, Item, Panel, Scene, ground
from boards.painting.scenes import Scenes
from engines.krendel.content.pack import Pack
from engines.krendel.views.preview import coming_spells
from engines.krendel.views.view import View, WizardView
from words.krendel.match import KrendelWords

WIDTH, HEIGHT = 1280, 960
EDGE = 18
GAP = 16
HEAD, TRACKS, SUMS = 84, 76, 116
"""Heights in the viewer's own cell: the name, trophies and wounds, the sum of all spells."""

PICTURES = (132, 100, 72)
"""Heights of the portraits above the spell to come: the largest that leaves room for its text."""

NAME = 84
"""The most height of the name above that text: two lines."""

TEXT = 34
"""Letters that a phone shows large enough."""


def hand_scene(view: View, pack: Pack, words: KrendelWords, names: Mapping[int, str]) -> Scenes:
    """Return the viewer's hand laid out, 1280 by 960 pixels.

    While creatures are chosen a picture below tells condition and prize, what each creature beats and repels, and what the
    own spells do. Raises ValueError for the view of the public.
    """
    if view.viewer is None or view.hand is None:
        raise ValueError("the public has no hand")
    table = Table(view, pack, words, dict(names))
    wizard = next(w for w in view.wizards if w.seat == view.viewer)
    upper, lower = Box(0, 0, WIDTH, HEIGHT).inset(EDGE).top((HEIGHT - 2 * EDGE - GAP) // 2, GAP)
    *cells, own = [*upper.columns(3, GAP), *lower.columns(3, GAP)]
    items: list[Item] = [ground(WIDTH, HEIGHT)]
    for card, cell in zip(view.hand, cells, strict=False):
        items += hand_card.hand_card(table, card, cell, chosen=card in (view.chosen or ()))
    rest = cells[len(view.hand) :]
    if wizard.creature is not None and rest:
        items += _played_creature(table, wizard, rest.pop(0))
    for cell in rest:
        items += [Panel(cell, "page", 20, "page.inlay", 3), Icon(cell.middle(120, 120), parts.HAND, "page.inlay")]
    scene = Scene(WIDTH, HEIGHT, (*items, *_own_cell(table, wizard, own)))
    return (scene, matchup_scene(table, wizard)) if view.phase == "choose" else scene


def _played_creature(table: Table, wizard: WizardView, box: Box) -> list[Item]:
    """Return the creature of the combat shown, as the spell that it becomes."""
    assert wizard.creature is not None
    words = table.words
    spells = coming_spells(table.pack, wizard) if table.view.phase == "discard" else (wizard.creature,)
    name, effect = parts.spell_lines(words, table.view, wizard.seat, spells)
    lead = "" if table.view.phase == "over" else f"{words.term('next')}: "
    items: list[Item] = [Panel(box, "back", 20, "spell.paper", 5)]
    inner = box.inset(EDGE, 14)
    title = text.fit_name(text.clean(lead + name, "strong"), "strong", inner.w, NAME, 42)
    high = text.line_height(title.size) * len(title.lines)
    body = text.clean(effect, "text")
    side = next((s for s in PICTURES if _fits(body, inner.w, inner.h - s - high - 2 * GAP // 2)), PICTURES[-1])
    picture, rest = inner.top(side, GAP // 2)
    items += [
        parts.portrait(part, table.pack, card)
        for part, card in zip(picture.columns(len(spells), GAP // 2), spells, strict=True)
    ]
    head, rest = rest.top(high, GAP // 2)
    items += layout.name(head, lead + name, "strong", 42, "spell.paper")
    return [*items, *layout.paragraph(rest, effect, "text", 42, "paper")]


def _fits(words: str, wide: int, high: int) -> bool:
    """Tell whether a text finds room with letters that can be read on a phone."""
    return text.fit(words, "text", wide, high, TEXT).size >= TEXT


def _own_cell(table: Table, wizard: WizardView, box: Box) -> list[Item]:
    """Return the last cell: name, trophies and wounds, the rewards; while creatures are chosen, the spells in force."""
    items, head, inner = seat_frame(wizard, box, HEAD)
    items += header(table, wizard, head)
    track, inner = inner.top(TRACKS, GAP // 2)
    items += tracks(table, wizard, track)
    if table.view.phase == "choose":
        return [*items, *_own_spells(table, wizard, inner)]
    upper, lower = inner.top((inner.h - GAP // 4) // 2, GAP // 4)
    return [*items, *reward_half(table, upper, prize=False), *reward_half(table, lower, prize=True)]


def _own_spells(table: Table, wizard: WizardView, box: Box) -> list[Item]:
    """Return the names of the viewer's own spells in force, and the changes by all spells to the next creature."""
    what = names_only(spell_texts(table, wizard))
    if not wizard.changes:
        return spell_box(table, wizard, what, box)
    sums, rest = box.foot(SUMS, 8)
    return [*coming_changes(wizard, sums), *spell_box(table, wizard, what, rest)]
