"""Chips: whose spells change a figure, and by how much, in the colours of the seats."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from boards.krendel import parts
from boards.painting import layout, text
from boards.painting.layout import Box, Item, Label, Panel
from boards.painting.theme import Role, seat_letter, seat_role
from engines.krendel.views.view import ChangeView

MIN_SIZE = 28
"""The least size of the text in a chip."""

SIZES_BESIDE = (36, 32, MIN_SIZE)
"""Sizes beside figures at least twice as large."""


def _height(letter: int) -> int:
    return round(letter * 1.44)


def _sums(changes: Sequence[ChangeView]) -> list[tuple[int, int]]:
    """Return seats and what the spells of each change in all, in the order given."""
    sums: dict[int, int] = {}
    for change in changes:
        sums[change.source] = sums.get(change.source, 0) + change.by
    return list(sums.items())


def _signed(change: int) -> str:
    return parts.signed(change) if change else "±0"


def _chip_width(seat: int, change: int, letter: int) -> int:
    return text.width(f"{seat_letter(seat)}{_signed(change)}", "strong", letter) + letter // 2


def fitting_sums(room: int, changes: Sequence[ChangeView], letter: int = MIN_SIZE) -> list[tuple[int, int]]:
    """Return the seats and sums that find room as chips, side by side in so many pixels: all, or the first of them."""
    found = _sums(changes)
    wide = [_chip_width(*each, letter) + 6 for each in found]
    if sum(wide) - 6 <= room:
        return found
    count = len(found) - 1
    while count and sum(wide[:count]) + 56 > room:
        count -= 1
    return found[:count]


def all_fit(room: int, changes: Sequence[ChangeView], letter: int = MIN_SIZE) -> bool:
    """Tell whether all changes find room as chips in so many pixels."""
    return len(fitting_sums(room, changes, letter)) == len(_sums(changes))


def size_beside(size: int, room: int, rows: Collection[Sequence[ChangeView]]) -> int:
    """Return the size of chips beside figures of this size, as large as leaves room for all changes of each row."""
    fitting = (n for n in SIZES_BESIDE if n * 2 <= size and all(all_fit(room, row, n) for row in rows))
    return next(fitting, MIN_SIZE)


def chips(box: Box, changes: Sequence[ChangeView], rest: Role, letter: int = MIN_SIZE) -> list[Item]:
    """Return the changes of a figure by seat: a chip for each seat, the last for all that find no room."""
    found = fitting_sums(box.w, changes, letter)
    items: list[Item] = []
    x, high = box.x, _height(letter)
    for seat, change in found:
        chip = Box(x, box.y + (box.h - high) // 2, _chip_width(seat, change, letter), high)
        tone, words = seat_role(seat), f"{seat_letter(seat)}{_signed(change)}"
        items += [Panel(chip, tone, high * 10 // 36), _centred(chip, words, f"{tone}.ink", letter)]
        x = chip.right + 6
    left = [change for _, change in _sums(changes)[len(found) :]]
    if left:
        words = f"…{_signed(sum(left))}"
        items.append(layout.line(Box(x, box.y, box.right - x, box.h), words, "strong", MIN_SIZE, rest))
    return items


def _centred(box: Box, words: str, role: Role, letter: int) -> Label:
    """Return figures and capitals in the middle of a box: without letters that reach below they look higher than a line."""
    wide, high = text.width(words, "strong", letter), round(letter * text.DIGIT_HEIGHT)
    place = Box(box.x + (box.w - wide) // 2, box.y + (box.h - high) // 2, wide, high)
    return Label(place, words, "strong", letter, role, place.bottom)
