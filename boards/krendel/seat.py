"""One seat on the table picture: who, trophies and wounds, the creature in combat, the spell, the attacks."""

from __future__ import annotations

from dataclasses import dataclass

from boards import layout, text
from boards.krendel import parts
from boards.layout import Box, Icon, Item, Mark, Panel
from boards.theme import SEATS, Role
from engines.krendel.board import GOAL
from engines.krendel.content import Pack
from engines.krendel.view import View, WizardView
from words.krendel import KrendelWords

EDGE = 14
GAP = 8
EMBLEM = 40
"""The least side of a creature's emblem, which gives way to a long word in the name beside it."""

CHIP = 58
"""Width of the mark of a seat attacked, with its outcome: five fit the narrowest panel."""


@dataclass(frozen=True, slots=True)
class Table:
    """What is drawn, and the words for it."""

    view: View
    pack: Pack
    words: KrendelWords
    names: dict[int, str]

    def name(self, seat: int) -> str:
        """Return what to call a seat: the player's name as far as it can be drawn, else the hero's, else the letter."""
        hero = next((w.hero for w in self.view.wizards if w.seat == seat), None)
        own = text.clean(self.names.get(seat, ""), "strong")
        return own or (self.words.hero_name(hero) if hero else self.words.letter(seat))

    def place(self, seat: int) -> int | None:
        """Return the final place of a seat, from 1; None while the match goes on and for a seat that is out."""
        if self.view.result is None:
            return None
        if seat in self.out():
            return None
        return next((n for n, seats in enumerate(self.view.result.places, 1) if seat in seats), None)

    def out(self) -> tuple[int, ...]:
        """Return the seats that their wounds put out of the final standing (TK-31); none while the match goes on.

        A player left alone at the table wins with any wounds.
        """
        result = self.view.result
        if result is None:
            return ()
        return tuple(w.seat for w in self.view.wizards if w.wounds >= GOAL and w.seat not in result.winners)


def seat_items(table: Table, wizard: WizardView, box: Box) -> list[Item]:
    """Return a seat's panel filling `box`, which is at least 380 by 500 pixels."""
    winner = table.view.result is not None and wizard.seat in table.view.result.winners
    frame: Role = "gold" if winner else f"seat{wizard.seat % SEATS}"
    items: list[Item] = [Panel(box, "panel", 18, frame, 8 if winner else 4)]
    tall = min(1.35, box.h / 514)
    head, rest = box.inset(EDGE).top(round(66 * min(tall, box.w / 389)), GAP)
    items += _head(table, wizard, head)
    track, rest = rest.top(round(42 * tall), 2)
    gained, hurt = wizard.trophies - wizard.trophies_before, wizard.wounds - wizard.wounds_before
    items += _track(track, parts.TROPHY, wizard.trophies, gained, "gold", "good" if gained > 0 else "bad")
    track, rest = rest.top(round(42 * tall), 6)
    items += _track(track, parts.WOUND, wizard.wounds, hurt, "bad", "bad" if hurt > 0 else "good")
    if wizard.creature is not None:
        card, rest = rest.top(round(98 * tall), GAP)
        items += _fighter(table, wizard, card)
    foot, spell = rest.foot(46, 6)
    items += _spell(table, wizard, spell)
    return [*items, *_foot(table, wizard, foot)]


def _head(table: Table, wizard: WizardView, box: Box) -> list[Item]:
    """Mark of the seat, name, hero, emblem; crown of the first player, or final place, or a broken heart if out."""
    side = round(box.h * 0.88)
    left, rest = box.left(side, 10)
    right, rest = rest.end(box.h, 6)
    items: list[Item] = [layout.seat_badge(left.middle(side, side), wizard.seat)]
    items.append(Icon(right.middle(box.h, box.h), table.pack.hero[wizard.hero].emblem, f"seat{wizard.seat % SEATS}"))
    small = max(text.SMALLEST, round(box.h * 0.31))
    lower, upper = rest.foot(text.line_height(small))
    place, out = table.place(wizard.seat), wizard.seat in table.out()
    if place is not None or out or wizard.seat == table.view.first:
        high = min(40, upper.h)
        mark, upper = upper.end(high, 6)
        spot = mark.middle(high, high)
        sign = Icon(spot, parts.WOUND, "bad") if out else Icon(spot, parts.FIRST, "gold")
        items.append(sign if place is None else parts.placed(spot, place))
    name, hero = table.name(wizard.seat), table.words.hero_name(wizard.hero)
    large = round(box.h * 0.54)
    if name == hero or text.fit_name(name, "strong", upper.w, upper.h, large).cut:
        # A long name takes the hero's line too; the emblem tells the hero.
        return [*items, *layout.name(Box(upper.x, rest.y, upper.w, rest.h), name, "strong", large, "text")]
    items += layout.name(upper, name, "strong", large, "text")
    return [*items, *layout.name(lower, hero, "text", small, "muted")]


def _track(box: Box, icon: str, count: int, change: int, full: Role, mark: Role) -> list[Item]:
    """Icon, number, what changed, and pips up to the goal."""
    size = min(box.h - 2, box.w // 8)
    sign, rest = box.left(size - 4, 8)
    number, rest = rest.left(round(size * 1.1), 2)
    changed, rest = rest.left(round(size * 0.95), 6)
    items: list[Item] = [Icon(sign.middle(size - 6, size - 6), icon, full)]
    items.append(layout.number(number, str(count), size, full))
    if change:
        items.append(layout.number(changed, parts.signed(change), round(size * 0.64), mark))
    step = rest.w / GOAL
    side = min(round(step) - 4, round(size * 0.6))
    for n in range(GOAL):
        pip = Box(rest.x + round(n * step), rest.y + (rest.h - side) // 2, side, side)
        items.append(Mark(pip, "circle", full if n < count else "pip"))
    return items


def _fighter(table: Table, wizard: WizardView, box: Box) -> list[Item]:
    """The creature of the combat shown, with its totals."""
    assert wizard.creature is not None
    size = min(round(box.h * 0.42), box.w // 8)
    inner = box.inset(12, 5)
    attack, defence = wizard.attack or 0, wizard.defence or 0
    figures, rest = inner.end(max(parts.figure_width(count, size) for count in (attack, defence, 0)), 8)
    above, below = figures.top(figures.h // 2)
    name = table.words.creature_name(wizard.creature)
    spare = rest.w - 8 - text.narrowest(text.clean(name, "strong"), "strong")
    emblem, rest = rest.left(max(EMBLEM, min(inner.h, box.w // 4, 110, spare)), 8)
    return [
        Panel(box, "paper", 12, "paper.line"),
        Icon(emblem.middle(emblem.w, emblem.w), table.pack.creature[wizard.creature].emblem, "paper.text"),
        *layout.name(rest, name, "strong", round(size * 0.7), "paper.text"),
        *parts.figure(above, parts.ATTACK, attack, "paper.text", size),
        *parts.figure(below, parts.DEFENCE, defence, "paper.text", size),
    ]


def _spell(table: Table, wizard: WizardView, box: Box) -> list[Item]:
    """The spells that work, or worked in the combat shown; where there is room, the creature that left the top one."""
    items: list[Item] = [Panel(box, "raised", 12)]
    inner = box.inset(10, 8)
    roomy, wide = inner.h >= 180, inner.w >= 500 and inner.h >= 140
    side = 84 if wide else 32
    title, body = inner.top(40 if roomy else 30, 6 if roomy else 0)
    sign, title = title.left(side, 12)
    items.append(Icon(sign.middle(30, 30), parts.SPELL, "spell" if wizard.spells else "faint"))
    if not wizard.spells:
        return [*items, layout.line(title, "–", "strong", 28, "muted")]
    emblem, body = _emblem_box(body, side if wide else 0)
    if emblem is not None:
        items.append(Icon(emblem, table.pack.creature[wizard.spells[0]].emblem, "faint"))
    name, words = parts.spell_lines(table.words, wizard.spells)
    items += layout.name(title, name, "strong", 34 if roomy else 26, "spell")
    return [*items, *layout.paragraph(body, words, "text", 40 if roomy else 30, "text")]


def _emblem_box(box: Box, side: int) -> tuple[Box | None, Box]:
    """Return room for an emblem, at the left if a width for it is given, else at the foot of a high box; and the rest."""
    if side:
        left, rest = box.left(side, 12)
        return left.top(side)[0], rest
    if box.h >= 300:
        foot, rest = box.foot(150, 8)
        return foot.middle(140, 140), rest
    return None, box


def _foot(table: Table, wizard: WizardView, box: Box) -> list[Item]:
    """Whom this seat attacked and what came of it; the number of cards in hand."""
    hand, rest = box.end(64, 4)
    items = parts.figure(hand, parts.HAND, wizard.hand, "muted", 36)
    attacks = [attack for attack in table.view.attacks if attack.attacker == wizard.seat]
    if not attacks:
        return items
    if rest.w >= 44 + CHIP * len(attacks):
        sign, rest = rest.left(36, 8)
        items.append(Icon(sign.middle(36, 36), "crossed-swords", "muted"))
    for n, attack in enumerate(attacks):
        chip = Box(rest.x + n * CHIP, rest.y, CHIP - 2, rest.h).inset(0, 1)
        items.append(layout.seat_badge(chip, attack.target, "good" if attack.success else "bad"))
    return items
