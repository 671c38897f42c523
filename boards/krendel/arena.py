"""The things a seat fights with: the creature revealed with its totals and why, the changes to come, the hand."""

from __future__ import annotations

from boards.krendel import chips, parts
from boards.krendel.seat import Table
from boards.painting import layout, text
from boards.painting.layout import Box, Icon, Item, Mark, Panel
from engines.krendel.views.view import WizardView

BACK = (34, 46)
"""A card's back, in pixels."""

FAN = 6
"""Backs drawn one by one; a larger hand is one back and its number."""

WIDE = 460
"""A box this wide has its emblem beside its text, however high it is."""

FIGURE = 40
"""The least size of totals."""

COMING_SIZES = (34, 30)
"""Letters of chips beside what spells will do, where all of them find room; else the least."""

HIGH = 165
"""A narrow box this high has the emblem and the name above the figures."""

FRAMED = 150
"""The least side of a portrait; what is smaller is a medallion."""


def fighter(table: Table, wizard: WizardView, box: Box) -> list[Item]:
    """Return the creature revealed: emblem, name, and its totals with what they are made of."""
    assert wizard.creature is not None
    items: list[Item] = [Panel(box, "paper", 14, "paper.line")]
    name = table.words.creature_name(wizard.creature)
    inner = box.inset(14, 10)
    narrow = text.min_width(text.clean(name, "strong"), "strong")
    if inner.w >= WIDE:
        side = max(48, min(inner.h, inner.w * 34 // 100, inner.w - 14 - narrow))
        picture, rest = inner.left(side, 14)
        title, figures = rest.top(max(round(rest.h * 0.3), 34))
    elif inner.h >= HIGH:
        # The emblem with the name beside it above the figures, which have the whole width for what they are made of.
        upper, figures = inner.top(inner.h * 9 // 20, 8)
        side = min(upper.h, inner.w - 14 - narrow)
        picture, title = upper.left(side, 14)
    else:
        title, lower = inner.top(34, 4)
        side = min(lower.h, 88)
        picture, figures = lower.left(side, 14)
        if not _changes_fit(wizard, figures):
            # Whose spells made the totals counts for more than the emblem.
            side, figures = 0, lower
    if side:
        shown = parts.portrait if side >= FRAMED and picture.h >= side else parts.medallion
        items.append(shown(picture.middle(side, side if side < FRAMED else picture.h), table.pack, wizard.creature))
    largest = 46 if title.h > 80 else max(30, min(46, title.h * 4 // 5))
    items += layout.name(title, name, "strong", largest, "paper.text")
    return [*items, *_totals(table, wizard, figures)]


def _total_size(wizard: WizardView, box: Box) -> tuple[int, int]:
    """Return the size of totals in a box, and the width of the column that they take."""
    size = max(FIGURE, min(72 if box.w >= 290 else 44, round(box.h * 0.47)))
    return size, max(parts.figure_width(count, size) for count in (wizard.attack or 0, wizard.defence or 0, 0))


def _changes_fit(wizard: WizardView, box: Box) -> bool:
    """Tell whether all changes find room beside the totals."""
    room = box.w - _total_size(wizard, box)[1] - 10
    rows = ([change for change in wizard.changes if change.stat == stat] for stat in ("attack", "defence"))
    return all(chips.all_fit(room, row) for row in rows)


def _totals(table: Table, wizard: WizardView, box: Box) -> list[Item]:
    """Attack over defence: the total, then what is printed and each seat's changes."""
    assert wizard.creature is not None
    items: list[Item] = []
    size, widest = _total_size(wizard, box)
    card = table.pack.creature[wizard.creature]
    found = {stat: [change for change in wizard.changes if change.stat == stat] for stat in ("attack", "defence")}
    room = box.w - widest - 10
    small = chips.size_beside(size, room - box.w // 6, found.values())
    # As wide in both rows, so that they stand in columns.
    printed = max(text.width(_printed(count, box), "strong", small + 3) for count in (card.attack, card.defence)) + 6
    for row, icon, stat, count, total in (
        (box.top(box.h // 2)[0], parts.ATTACK, "attack", card.attack, wizard.attack or 0),
        (box.foot(box.h // 2)[0], parts.DEFENCE, "defence", card.defence, wizard.defence or 0),
    ):
        figure, why = row.left(widest, 10)
        items += parts.figure(figure, icon, total, "paper.text", size)
        if not found[stat]:
            continue
        if len(chips.fitting_sums(room - printed, found[stat], small)) == len(
            chips.fitting_sums(room, found[stat], small)
        ):
            sign, why = why.left(printed - 6, 6)
            items.append(layout.line(sign, _printed(count, box), "strong", small + 3, "paper.muted"))
        items += chips.chips(why, found[stat], "paper.muted", small)
    return items


def _printed(count: int, box: Box) -> str:
    return f"= {parts.plain(count)}" if box.w >= 320 else f"={parts.plain(count)}"


def coming_changes(wizard: WizardView, box: Box) -> list[Item]:
    """Return the changes that spells will make to the next creature: the sum for each figure, and whose spells they are."""
    items: list[Item] = [Panel(box, "raised", 14)]
    inner = box.inset(14, 4)
    rows = (
        inner.columns(2, 16)
        if box.w >= WIDE or box.h < 70
        else [inner.top(inner.h // 2)[0], inner.foot(inner.h // 2)[0]]
    )
    size = 44
    for row, icon, stat in ((rows[0], parts.ATTACK, "attack"), (rows[1], parts.DEFENCE, "defence")):
        found = [change for change in wizard.changes if change.stat == stat]
        total = sum(change.by for change in found)
        sign, rest = row.left(40, 8)
        side = min(40, row.h - 2)
        items.append(Icon(sign.middle(side, side), icon, "text" if found else "faint"))
        if not found:
            items.append(layout.line(rest, "–", "strong", 30, "muted"))
            continue
        words = parts.signed(total) if total else "±0"
        figure, rest = rest.left(max(text.width("+0", "strong", size), text.width(words, "strong", size)), 12)
        items.append(layout.number(figure, words, size, "good" if total > 0 else "bad" if total < 0 else "text"))
        letter = next(
            (size for size in COMING_SIZES if chips.all_fit(rest.w, found, size) and size * 1.5 < row.h), chips.MIN_SIZE
        )
        items += chips.chips(rest, found, "muted", letter)
    return items


def hand_backs(wizard: WizardView, box: Box, needed: int) -> tuple[list[Item], Box]:
    """Return the cards in hand as backs with their number, and the room at their right.

    Where less than `needed` pixels would be left, there is one back for all.
    """
    fan = wizard.hand * (BACK[0] + 4) + 6 + text.width(str(wizard.hand), "strong", 40) + 16
    count = wizard.hand if wizard.hand <= FAN and box.w - fan >= needed else min(1, wizard.hand)
    width, height = BACK
    items: list[Item] = []
    x, y = box.x, box.y + (box.h - height) // 2
    for n in range(count):
        back = Box(x + n * (width + 4), y, width, height)
        items += [Panel(back, "back", 6, "back.line"), *_lozenge(back)]
    x += count * (width + 4) + 6
    wide = text.width(str(wizard.hand), "strong", 40)
    items.append(layout.number(Box(x, box.y, wide, box.h), str(wizard.hand), 40, "text"))
    used = x + wide - box.x + 16
    return items, box.left(used)[1]


def _lozenge(back: Box) -> list[Item]:
    return [Mark(back.middle(14, 20), "diamond", "back.line")]
