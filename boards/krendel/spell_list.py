"""The picture below the table of three players and more: each seat's spells in words, and who fulfilled the condition."""

from __future__ import annotations

from dataclasses import dataclass

from boards.krendel import parts, rewards
from boards.krendel.seat import Table
from boards.krendel.spells import SpellTexts, spell_texts
from boards.painting import layout, text
from boards.painting.layout import Box, Item, Panel, Scene, ground
from boards.painting.theme import Role, seat_role
from engines.krendel.views.view import WizardView

WIDTH, EDGE, GAP = 1280, 16, 12
STRIP = 140
PAD, BADGE, EMBLEM = 14, 60, 84
NAME = 38
SIZES = (44, 42, 40, 38, 36, 34)
"""Sizes of letters for the effects of spells: the largest is taken with which the picture is no higher than `MOST`."""

MOST = 1120
OWN = 40
"""Size of letters for the effects of the viewer's own spells, below the hand."""


@dataclass(frozen=True, slots=True)
class Row:
    """A seat's row: the names of its spells, their effects, and the card that they cover."""

    wizard: WizardView
    texts: SpellTexts
    name: str
    paragraphs: tuple[str, ...]


def spells_scene(table: Table) -> Scene | None:
    """Return the spells of all seats, seat by seat; None as long as there is neither a spell nor anything judged."""
    rows = [_row_of(table, wizard) for wizard in table.view.wizards]
    rows = [row for row in rows if row.texts.cards]
    judged = table.view.awarded is not None
    if not rows and not judged:
        return None
    columns = 1 if len(rows) <= 3 else 2
    wide = (WIDTH - 2 * EDGE - GAP * (columns - 1)) // columns
    top = EDGE + (STRIP + GAP if judged else 0)
    size, heights = next(
        (size, made)
        for size in SIZES
        if top + sum(made := _heights(rows, columns, wide, size)) <= MOST or size == SIZES[-1]
    )
    high = top + sum(heights) + EDGE - (GAP if heights else 0)
    items: list[Item] = [ground(WIDTH, high)]
    if judged:
        items += rewards.judged_pair(table, Box(EDGE, EDGE, WIDTH - 2 * EDGE, STRIP))
    for n, row in enumerate(rows):
        y = top + sum(heights[: n // columns])
        box = Box(EDGE + n % columns * (wide + GAP), y, wide, heights[n // columns] - GAP)
        items += _row(table, row, box, size)
    return Scene(WIDTH, high, tuple(items))


@dataclass(frozen=True, slots=True)
class OwnSpells:
    """A seat's spells across a picture, to be drawn in a box of this height."""

    table: Table
    row: Row
    high: int

    def draw(self, box: Box) -> list[Item]:
        """Return the spells at the top of a box."""
        return _row(self.table, self.row, box.top(self.high)[0], OWN)


def own_spells(table: Table, wizard: WizardView, wide: int) -> OwnSpells | None:
    """Return one seat's spells so many pixels wide, or None while it has none."""
    row = _row_of(table, wizard)
    return OwnSpells(table, row, _heights([row], 1, wide, OWN)[0] - GAP) if row.texts.cards else None


def _row_of(table: Table, wizard: WizardView) -> Row:
    what = spell_texts(table, wizard)
    if not what.cards:
        return Row(wizard, what, "", ())
    name, words = what.forms[0]
    covered = wizard.stack[-2] if table.view.phase == "choose" and len(wizard.stack) > 1 else None
    if covered is None or covered in what.cards:
        return Row(wizard, what, name, (words,))
    beneath = f"{table.words.term('beneath')}: {table.words.spell_name(covered)}"
    return Row(wizard, what, name, (words, text.clean(beneath, "text")))


def _side(row: Row) -> int:
    """Return the width of the column with the seat's mark and the emblems."""
    return max(BADGE, EMBLEM) if row.texts.cards else BADGE


def _text_width(row: Row, wide: int) -> int:
    return wide - 2 * PAD - _side(row) - PAD


def _lines(row: Row, wide: int, size: int) -> list[tuple[str, int, bool]]:
    """Return the lines of a row with their size; the name is strong."""
    room = _text_width(row, wide)
    lines = [(line, NAME, True) for line in text.wrap(row.name, "strong", NAME, room)]
    return lines + [(line, size, False) for each in row.paragraphs for line in text.wrap(each, "text", size, room)]


def _heights(rows: list[Row], columns: int, wide: int, size: int) -> list[int]:
    """Return the height of each row of cells with the gap beneath it."""
    cells = [
        max(
            sum(text.line_height(line[1]) for line in _lines(row, wide, size)),
            BADGE + len(row.texts.cards) * (EMBLEM + 6),
        )
        + 2 * PAD
        for row in rows
    ]
    return [max(cells[n : n + columns]) + GAP for n in range(0, len(cells), columns)]


def _row(table: Table, row: Row, box: Box, size: int) -> list[Item]:
    """Return a seat: its mark above the emblems, at their right names and words."""
    tone = seat_role(row.wizard.seat)
    items: list[Item] = [Panel(box, "back" if row.texts.flipped else "raised", 14, tone, 4)]
    left, rest = box.inset(PAD).left(_side(row), PAD)
    badge, below = left.top(BADGE, 6)
    items.append(layout.seat_badge(badge.middle(BADGE, BADGE), row.wizard.seat))
    for n, card in enumerate(row.texts.cards):
        spot = Box(below.x, below.y + n * (EMBLEM + 6), EMBLEM, EMBLEM)
        items.append(parts.medallion(spot, table.pack, card))
    y = rest.y
    inks: tuple[Role, Role] = ("spell.paper", "paper") if row.texts.flipped else ("spell", "text")
    for words, high, strong in _lines(row, box.w, size):
        line = Box(rest.x, y, rest.w, text.line_height(high))
        items.append(layout.line(line, words, "strong" if strong else "text", high, inks[not strong]))
        y = line.bottom
    return items
