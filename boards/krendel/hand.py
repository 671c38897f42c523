"""The hand picture: up to five cards in two rows, and a cell with the own seat and the rewards."""

from __future__ import annotations

from collections.abc import Mapping

from boards import layout
from boards.krendel import parts
from boards.krendel.seat import Table
from boards.layout import Badge, Box, Icon, Item, Mark, Panel, Scene
from boards.theme import SEATS
from engines.krendel.content import Pack, WithPrevious
from engines.krendel.preview import preview
from engines.krendel.view import View
from words.krendel import KrendelWords

WIDTH, HEIGHT = 1280, 960
EDGE = 16


def hand_scene(view: View, pack: Pack, words: KrendelWords, names: Mapping[int, str]) -> Scene:
    """Return the viewer's hand laid out, 1280 by 960 pixels. Raises ValueError for the view of the public."""
    if view.viewer is None or view.hand is None:
        raise ValueError("the public has no hand")
    table = Table(view, pack, words, dict(names))
    rows = Box(EDGE, EDGE, WIDTH - 2 * EDGE, HEIGHT - 2 * EDGE)
    upper, lower = rows.top((rows.h - EDGE) // 2, EDGE)
    cells = [*upper.columns(3, EDGE), *lower.columns(3, EDGE)]
    items: list[Item] = []
    for card, cell in zip(view.hand, cells, strict=False):
        items += _card(table, card, cell, chosen=card in (view.chosen or ()))
    return Scene(WIDTH, HEIGHT, (*items, *_own(table, view.viewer, cells[-1])))


def _card(table: Table, card: str, box: Box, *, chosen: bool) -> list[Item]:
    """One card: the creature above, its spell below."""
    creature, seat = table.pack.creature[card], (table.view.viewer or 0) % SEATS
    items: list[Item] = [Panel(box, "paper", 18, f"seat{seat}" if chosen else "paper.line", 12 if chosen else 3)]
    inner = box.inset(18)
    upper, lower = inner.top(210, 10)
    if chosen:
        spot = Box(upper.right - 44, upper.y, 44, 44)
        items.append(Badge(spot, "circle", f"seat{seat}", "", f"seat{seat}.ink", "check"))
    emblem, rest = upper.left(112, 14)
    items.append(Icon(emblem.top(112)[0], creature.emblem, "paper.text"))
    title = rest.top(112)[0]
    items += layout.name(
        title.end(50)[1] if chosen else title, table.words.creature_name(card), "strong", 36, "paper.text"
    )
    attack, defence = upper.foot(90)[0].columns(2, 12)
    now = preview(table.pack, table.view, card) if table.view.phase == "choose" else (creature.attack, creature.defence)
    items += _stat(attack, parts.ATTACK, creature.attack, now[0])
    items += _stat(defence, parts.DEFENCE, creature.defence, now[1])
    items.append(Panel(lower, "back", 12))
    text_box = lower.inset(12, 10)
    title, body = text_box.top(40, 4)
    sign, title = title.left(40, 10)
    items.append(Icon(sign, parts.SPELL, "paper"))
    items += layout.name(title, table.words.spell_name(card), "strong", 32, "paper")
    return [*items, *layout.paragraph(body, table.words.spell_text(card), "text", 36, "paper")]


def _stat(box: Box, icon: str, printed: int, now: int) -> list[Item]:
    """A figure of the card, and what it comes to under the spells that work now where that differs."""
    items = parts.figure(box, icon, printed, "paper.text", 60)
    if now == printed:
        return items
    arrow, total = box.end(78)[0].left(22, 4)
    value = layout.number(total, parts.plain(now), 46, "paper.text")
    return [*items, Mark(arrow.middle(22, 22), "right", "paper.muted"), value]


def _own(table: Table, seat: int, box: Box) -> list[Item]:
    """The last cell: whose hand, trophies and wounds, condition and prize, and the spell that works with them."""
    view, words = table.view, table.words
    wizard = next(w for w in view.wizards if w.seat == seat)
    items: list[Item] = [Panel(box, "panel", 18, f"seat{seat % SEATS}", 4)]
    head, rest = box.inset(16).top(72, 8)
    badge, title = head.left(60, 12)
    items.append(layout.seat_badge(badge.middle(60, 60), seat))
    items += layout.name(title, table.name(seat), "strong", 40, "text")
    tracks, rest = rest.top(48, 8)
    one, other = tracks.columns(2, 12)
    items += parts.figure(one, parts.TROPHY, wizard.trophies, "gold", 46)
    items += parts.figure(other, parts.WOUND, wizard.wounds, "bad", 46)
    rows = (
        (parts.CONDITION, "gold", words.reward_condition(view.condition)),
        (parts.PRIZE, "gold", words.reward_prize(view.prize)),
    )
    for icon, role, body in rows:
        part, rest = rest.top(62, 8)
        sign, line = part.left(40, 10)
        items += [Icon(sign.middle(40, 40), icon, role), *layout.name(line, body, "text", 30, "text")]
    sign, line = rest.left(40, 10)
    items.append(Icon(sign.top(60)[0].middle(40, 40), parts.SPELL, "spell"))
    # From the flip on, the rewards shown are the next round's, and so is the spell.
    coming = view.phase == "discard"
    spells = _coming(table.pack, wizard.stack) if coming else wizard.spells
    if not spells:
        return [*items, layout.line(line.top(60)[0], "–", "strong", 28, "muted")]
    caption, effect_box = line.top(60)
    spell, effect = parts.spell_lines(words, spells)
    items += layout.name(caption, f"{words.term('next')}: {spell}" if coming else spell, "strong", 30, "spell")
    return [*items, *layout.paragraph(effect_box, effect, "text", 30, "text")]


def _coming(pack: Pack, stack: tuple[str, ...]) -> tuple[str, ...]:
    """Return whose spells will work in the next round: the top card's (TK-07), and the one's beneath if it says so (TK-20)."""
    both = any(isinstance(effect, WithPrevious) for card in stack[-1:] for effect in pack.creature[card].spell)
    return stack[: -3 if both else -2 : -1]
