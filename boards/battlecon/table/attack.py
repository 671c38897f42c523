"""A fighter's attack in its panel: style and base side by side with the sums, or their backs while they are hidden."""

from __future__ import annotations

from collections.abc import Sequence

from boards.battlecon.cards import signs
from boards.battlecon.cards.signs import Figure
from boards.battlecon.table.figure import Table
from boards.painting import layout, text
from boards.painting.layout import Box, Icon, Item, Mark, Panel
from boards.painting.theme import Role
from engines.battlecon.views.view import FighterView, FiguresView
from words.texts import figure as plain

GAP, SIDE = 6, 8
PRINTED_SIZE = 28
"""Size of what the cards say where bonuses have changed it."""

LABELS, LABELLED = 34, 180
"""Height of what figures are called, and of an attack that has room for it."""

TIGHT = 34
"""Figures smaller than this have nothing beside them."""


def attack(table: Table, fighter: FighterView, box: Box) -> list[Item]:
    """Return the attack on paper, filling the box; backs while it lies face down; nothing while none is laid."""
    if fighter.figures is not None:
        names, figures = box.inset(12, 7).top(max(36, min(54, box.h * 2 // 5)), 4)
        labels, figures = figures.foot(LABELS) if box.h >= LABELLED else (None, figures)
        return [
            Panel(box, "paper", 14, "paper.line"),
            *_card_names(table, fighter, names),
            *_figures(table, fighter, figures, labels),
        ]
    return _backs(table, box) if fighter.pair_down else []


def _backs(table: Table, box: Box) -> list[Item]:
    """Return the backs of a style and a base, and what they are."""
    items: list[Item] = [Panel(box, "raised", 14)]
    inner = box.inset(14, 5 if box.h < 80 else 8)
    side = min(inner.h, 84)
    for kind in ("style", "base"):
        back, inner = inner.left(side * 5 // 6, 8)
        items += signs.back(back.middle(back.w, side), kind)
    return [*items, *layout.name(inner.inset(8, 0), table.words.say("battlecon-table-hidden"), "strong", 34, "muted")]


def _card_names(table: Table, fighter: FighterView, box: Box) -> list[Item]:
    """Return the cards that make the attack, each a plate of its kind as wide as its name needs, all letters as large."""
    shown = [fighter.finisher_played] if fighter.finisher_played else [fighter.style, *fighter.added, fighter.base]
    shown = [name for name in shown if name]
    if not shown:
        return []
    spine, size = min(40 if box.w > 150 * len(shown) else 28, box.h), min(36, box.h * 2 // 3)
    room = box.w - GAP * (len(shown) - 1) - len(shown) * (spine + 3 + 2 * SIDE)
    names = [text.clean(table.words.card(name), "strong") for name in shown]
    while size > text.SMALLEST and sum(text.width(name, "strong", size) for name in names) > room:
        size -= 1
    widths = [text.width(name, "strong", size) for name in names]
    while sum(widths) > room:
        widths[widths.index(max(widths))] -= 1
    spare = (room - sum(widths)) // len(shown)
    items: list[Item] = []
    x = box.x
    for name, words, wide in zip(shown, names, widths, strict=True):
        spot = Box(x, box.y, spine + 3 + 2 * SIDE + wide + spare, box.h)
        look = signs.LOOKS[signs.kind_of(table.pack, name)]
        left, rest = spot.left(spine)
        side = spine // 2
        items += [
            Panel(spot, look.fill, 10),
            Panel(Box(rest.x, rest.y + 3, rest.w - 3, rest.h - 6), "paper", 7),
            Mark(left.middle(side, side), look.shape, look.ink),
            *layout.name(
                Box(rest.x + SIDE, rest.y, rest.w - 3 - 2 * SIDE, rest.h), words, "strong", size, "paper.text"
            ),
        ]
        x = spot.right + GAP
    return items


def _changes(now: FiguresView, before: FiguresView | None) -> tuple[int, ...]:
    """Return for range, power, priority and guard: 1 if the fight has raised it, -1 if it has lowered it, else 0."""
    if before is None:
        return 0, 0, 0, 0
    pairs = ((now.power, before.power), (now.priority, before.priority), (now.guard, before.guard))
    return 0, *(0 if new is None or old is None else (new > old) - (new < old) for new, old in pairs)


INKS: dict[int, Role] = {1: "paper.good", 0: "paper.text", -1: "paper.bad"}


def _figures(table: Table, fighter: FighterView, box: Box, labels: Box | None) -> list[Item]:
    """Return the sums, as large as they find room side by side, green or red where changed; what is printed beneath or beside.

    With `labels` it is said there what each of them is called.
    """
    assert fighter.figures is not None
    sums = list(signs.attack_figures(fighter.figures, table.words))
    before: list[Figure | None] = [None] * len(sums)
    if fighter.printed is not None:
        found = signs.attack_figures(fighter.printed, table.words)
        before = [old if old != new else None for old, new in zip(found, sums, strict=True)]
    inks = [INKS[way] for way in _changes(fighter.figures, fighter.printed)]
    if fighter.figures.armour:
        sums.append(Figure(signs.ARMOUR, plain(fighter.figures.armour)))
        before.append(None)
        inks.append("paper.text")
    beneath = any(old is not None for old in before) and box.h >= 72
    notes, row = box.foot(text.line_height(PRINTED_SIZE), 2) if beneath else (box, box)
    aside = [0 if old is None or beneath else _printed_width(old) for old in before]
    size = _largest_size(sums, sum(aside), row)
    if size < TIGHT and any(aside):
        aside = [0] * len(sums)
        size = _largest_size(sums, 0, row)
    bare = [signs.figure_width(each, size) + more for each, more in zip(sums, aside, strict=True)]
    places = _places(row, bare, signs.label_widths(sums, table.words) if labels is not None else [])
    items: list[Item] = []
    if labels is not None:
        spots = [Box(place.x, labels.y, place.w, labels.h) for place in places]
        items += signs.labels(spots, sums, table.words, "paper.muted")
    for each, old, ink, wide, place, more in zip(sums, before, inks, bare, places, aside, strict=True):
        spot = place.middle(wide, row.h)
        items += signs.figure(spot.left(wide - more)[0], each, size, ink, "paper.muted")
        if old is not None and beneath and _printed_width(old) <= place.w:
            items += _printed_figure(old, _printed_place(old, place, notes))
        elif old is not None and more:
            items += _printed_figure(old, spot.end(more - 6)[0])
    return items


def _printed_place(old: Figure, place: Box, notes: Box) -> Box:
    """Return where a printed figure stands: beneath the figure that it has become, within the row."""
    wide = _printed_width(old)
    left = place.x + (place.w - wide) // 2
    return Box(max(notes.x, min(left, notes.right - wide)), notes.y, wide, notes.h)


def _places(row: Box, bare: Sequence[int], named: Sequence[int]) -> list[Box]:
    """Return the places of figures side by side: each as wide as it needs, and as what it is called where all find room."""
    widths = [max(pair) for pair in zip(bare, named, strict=True)] if named else list(bare)
    widths = widths if sum(widths) <= row.w else list(bare)
    gap = (row.w - sum(widths)) // len(widths)
    gap = gap if named else min(46, (row.w - sum(widths)) // max(1, len(widths) - 1))
    x = row.x + max(0, (row.w - sum(widths) - gap * (len(widths) - 1)) // 2)
    starts = [x + sum(widths[:n]) + gap * n for n in range(len(widths))]
    return [Box(start - gap // 2, row.y, wide + gap, row.h) for start, wide in zip(starts, widths, strict=True)]


def _largest_size(sums: Sequence[Figure], aside: int, row: Box) -> int:
    """Return the largest size at which all figures find room side by side."""
    size = min(66, row.h)
    while size > text.SMALLEST and sum(signs.figure_width(each, size) for each in sums) + aside > row.w - 12 * len(
        sums
    ):
        size -= 1
    return size


def _printed_width(old: Figure) -> int:
    return PRINTED_SIZE if old.stable else text.width(_in_brackets(old), "strong", PRINTED_SIZE) + 6


def _in_brackets(old: Figure) -> str:
    return f"({text.clean(old.words, 'strong')})"


def _printed_figure(old: Figure, box: Box) -> list[Item]:
    """Return the printed figure."""
    if old.stable:
        return [Icon(box.middle(PRINTED_SIZE - 4, PRINTED_SIZE - 4), signs.STABLE, "paper.muted")]
    return [layout.line(box, _in_brackets(old), "strong", PRINTED_SIZE, "paper.muted", "centre")]
