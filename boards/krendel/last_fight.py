"""The picture below the podium: the last fight, with condition and prize, then each creature with its totals and attacks."""

from __future__ import annotations

from boards.krendel import links, parts, rewards
from boards.krendel.seat import Table
from boards.painting import layout, text
from boards.painting.layout import Box, Item, Panel, Scene, ground
from boards.painting.theme import seat_role
from engines.krendel.views.view import AttackView, WizardView

WIDTH, EDGE, GAP, PAD = 1280, 16, 8, 12
CAPTION, STRIP = 64, 140
"""Heights of the caption, and of condition and prize with their winner."""

BADGE, EMBLEM, NAME, FIGURE = 52, 76, 316, 112
"""Widths of the columns before a creature's attacks."""

ROW, LINE, ABREAST = 76, 54, 2
"""Heights of a creature's row and of a line of attacks in it, and how many of these stand side by side."""


def fight_scene(table: Table) -> Scene | None:
    """Return the last fight, a row for each creature; None if the match ended before any."""
    fought = [wizard for wizard in table.view.wizards if wizard.creature is not None]
    if not fought:
        return None
    judged = table.view.awarded is not None
    highs = [_row_height(len(_attacks(table, wizard))) + 2 * PAD for wizard in fought]
    high = 2 * EDGE + CAPTION + (STRIP + GAP if judged else 0) + sum(highs) + GAP * len(highs)
    caption, rest = Box(EDGE, EDGE, WIDTH - 2 * EDGE, high - 2 * EDGE).top(CAPTION, GAP)
    title = text.clean(table.words.term("last-fight"), "display")
    items: list[Item] = [ground(WIDTH, high), layout.line(caption.inset(8, 0), title, "display", 46, "gold")]
    if judged:
        strip, rest = rest.top(STRIP, GAP)
        items += rewards.judged_pair(table, strip)
    for wizard, each in zip(fought, highs, strict=True):
        row, rest = rest.top(each, GAP)
        items += _row(table, wizard, row)
    return Scene(WIDTH, high, tuple(items))


def _attacks(table: Table, wizard: WizardView) -> list[AttackView]:
    return [attack for attack in table.view.attacks if attack.attacker == wizard.seat]


def _row_height(attacks: int) -> int:
    """Return the height of a creature with so many attacks."""
    return max(ROW, LINE * -(-attacks // ABREAST))


def _row(table: Table, wizard: WizardView, box: Box) -> list[Item]:
    assert wizard.creature is not None
    badge, rest = box.inset(PAD).left(BADGE, 10)
    emblem, rest = rest.left(EMBLEM, 12)
    name, rest = rest.left(NAME, 10)
    items: list[Item] = [
        Panel(box, "panel", 14, seat_role(wizard.seat), 3),
        layout.seat_badge(badge.middle(BADGE, BADGE), wizard.seat),
        parts.medallion(emblem.middle(EMBLEM, EMBLEM), table.pack, wizard.creature),
        *layout.name(name.middle(name.w, ROW + 8), table.words.creature_name(wizard.creature), "strong", 46, "text"),
    ]
    for icon, count in ((parts.ATTACK, wizard.attack or 0), (parts.DEFENCE, wizard.defence or 0)):
        figure, rest = rest.left(FIGURE, 8)
        items += parts.figure(figure, icon, count, "text", 46)
    found = _attacks(table, wizard)
    lines = -(-len(found) // ABREAST)
    spots = rest.middle(rest.w, LINE * lines).cells(len(found), ABREAST, 0) if found else []
    for attack, spot in zip(found, spots, strict=True):
        items += links.attack_row(attack, Box(spot.x, spot.y, spot.w - 8, spot.h))
    return items
