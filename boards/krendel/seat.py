"""One seat on the table picture: who, trophies and wounds, the creature in combat, the spell, the attacks."""

from __future__ import annotations

from dataclasses import dataclass

from boards import layout, text
from boards.krendel import parts
from boards.layout import Box, Icon, Item, Mark, Panel
from boards.theme import SEATS, Role
from engines.krendel.board import GOAL
from engines.krendel.content import Pack
from engines.krendel.view import AttackView, View, WizardView
from words.krendel import KrendelWords

EDGE = 14
GAP = 8


@dataclass(frozen=True, slots=True)
class Table:
    """What is drawn, and the words for it."""

    view: View
    pack: Pack
    words: KrendelWords
    names: dict[int, str]

    def place(self, seat: int) -> int | None:
        """Return the final place of a seat, from 1; None while the match goes on."""
        if self.view.result is None:
            return None
        return next((n for n, seats in enumerate(self.view.result.places, 1) if seat in seats), None)


def seat_items(table: Table, wizard: WizardView, box: Box) -> list[Item]:
    """Return a seat's panel filling `box`, which is at least 380 by 500 pixels."""
    seat = wizard.seat % SEATS
    winner = table.view.result is not None and wizard.seat in table.view.result.winners
    frame: Role = "gold" if winner else f"seat{seat}"
    items: list[Item] = [Panel(box, "panel", 18, frame, 8 if winner else 4)]
    unit = min(1.3, box.w / 389, box.h / 504)
    inner = box.inset(EDGE)
    head, rest = inner.top(round(72 * unit), GAP)
    items += _head(table, wizard, head)
    track, rest = rest.top(round(44 * unit), 2)
    gained, hurt = wizard.trophies - wizard.trophies_before, wizard.wounds - wizard.wounds_before
    items += _track(track, parts.TROPHY, wizard.trophies, gained, "gold", "good" if gained > 0 else "bad")
    track, rest = rest.top(round(44 * unit), GAP)
    items += _track(track, parts.WOUND, wizard.wounds, hurt, "bad", "bad" if hurt > 0 else "good")
    if wizard.creature is not None:
        card, rest = rest.top(round(104 * unit), GAP)
        items += _fighter(table, wizard, card)
    foot, spell = rest.foot(44, GAP)
    items += _spell(table, wizard, spell)
    items += _foot(table, wizard, foot)
    return items


def _head(table: Table, wizard: WizardView, box: Box) -> list[Item]:
    """Mark of the seat, name, hero, crown of the first player or final place, emblem."""
    side = min(box.h - 8, 64)
    left, rest = box.left(side, 10)
    right, rest = rest.end(box.h, 8)
    hero = table.words.hero_name(wizard.hero)
    items: list[Item] = [layout.seat_badge(left.middle(side, side), wizard.seat)]
    items.append(Icon(right.middle(box.h, box.h), table.pack.hero[wizard.hero].emblem, f"seat{wizard.seat % SEATS}"))
    place = table.place(wizard.seat)
    if place is not None or wizard.seat == table.view.first:
        mark, rest = rest.end(40, 8)
        spot = mark.middle(40, 40)
        items.append(parts.placed(spot, place) if place is not None else Icon(spot, parts.FIRST, "gold"))
    upper, lower = rest.top(rest.h - text.line_height(text.SMALLEST))
    name = text.clean(table.names.get(wizard.seat, ""), "strong")
    if not name:
        return [*items, *layout.name(rest, hero, "strong", 36, "text")]
    items += layout.name(upper, name, "strong", 38, "text")
    return [*items, *layout.name(lower, hero, "text", text.SMALLEST, "muted")]


def _track(box: Box, icon: str, count: int, change: int, full: Role, mark: Role) -> list[Item]:
    """Icon, number, what changed, and pips up to the goal."""
    size = min(44, box.h - 4)
    sign, rest = box.left(size - 4, 8)
    number, rest = rest.left(round(size * 1.1), 2)
    changed, rest = rest.left(round(size * 0.95), 6)
    items: list[Item] = [Icon(sign.middle(size - 6, size - 6), icon, full)]
    items.append(layout.line(number, str(count), "strong", size, full))
    if change:
        items.append(layout.line(changed, parts.signed(change), "strong", 28, mark))
    step = rest.w / GOAL
    side = min(round(step) - 4, 26)
    for n in range(GOAL):
        pip = Box(rest.x + round(n * step), rest.y + (rest.h - side) // 2, side, side)
        items.append(Mark(pip, "circle", full if n < count else "pip"))
    return items


def _fighter(table: Table, wizard: WizardView, box: Box) -> list[Item]:
    """The creature of the combat shown, with its totals."""
    assert wizard.creature is not None
    items: list[Item] = [Panel(box, "paper", 12)]
    inner = box.inset(10, 6)
    emblem, rest = inner.left(min(inner.h, 84), 8)
    figures, rest = rest.end(92, 6)
    items.append(
        Icon(emblem.middle(emblem.w, emblem.w), parts.creature_emblem(table.pack, wizard.creature), "paper.text")
    )
    items += layout.name(rest, table.words.creature_name(wizard.creature), "strong", 30, "paper.text")
    above, below = figures.top(figures.h // 2)
    items += parts.figure(above, parts.ATTACK, wizard.attack or 0, "paper.text", 44)
    return [*items, *parts.figure(below, parts.DEFENCE, wizard.defence or 0, "paper.text", 44)]


def _spell(table: Table, wizard: WizardView, box: Box) -> list[Item]:
    """The spells that work, or worked in the combat shown."""
    items: list[Item] = [Panel(box, "raised", 12)]
    inner = box.inset(10, 6)
    sign, rest = inner.left(36, 10)
    items.append(Icon(sign.top(36)[0], parts.SPELL, "spell" if wizard.spells else "faint"))
    if not wizard.spells:
        return [*items, layout.line(rest.top(36)[0], "–", "strong", 28, "muted")]
    name, body = parts.spell_lines(table.words, wizard.spells)
    return [*items, *parts.titled(rest, name, body, "spell", "text", 32)]


def _foot(table: Table, wizard: WizardView, box: Box) -> list[Item]:
    """Whom this seat attacked and what came of it; the number of cards in hand."""
    hand, rest = box.end(80, 8)
    items = parts.figure(hand, parts.HAND, wizard.hand, "muted", 34)
    attacks = [attack for attack in table.view.attacks if attack.attacker == wizard.seat]
    if not attacks:
        return items
    sign, rest = rest.left(32, 6)
    items.append(Icon(sign.middle(32, 32), "crossed-swords", "muted"))
    step = min(66, rest.w // len(attacks))
    for n, attack in enumerate(attacks):
        items += _attack(attack, Box(rest.x + n * step, rest.y, step, rest.h))
    return items


def _attack(attack: AttackView, box: Box) -> list[Item]:
    """The target's mark, then a tick for success or a cross for an attack repelled."""
    side = min(34, box.w - 18)
    mark, rest = box.left(side, 1)
    tick = min(18, rest.w)
    return [
        layout.seat_badge(mark.middle(side, side), attack.target),
        Mark(
            rest.left(tick)[0].middle(tick, tick),
            "check" if attack.success else "cross",
            "good" if attack.success else "faint",
        ),
    ]
