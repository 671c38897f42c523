"""The strip in the middle of the table: condition and prize, who fulfilled it and what came of it, the discard pile."""

from __future__ import annotations

from boards.krendel import parts
from boards.krendel.seat import Table
from boards.painting import layout, text
from boards.painting.layout import Box, Icon, Item, Mark, Panel
from boards.painting.theme import Role
from engines.krendel.views.preview import prize_changes
from words.krendel.cards import lower_first

GAP = 12
FULFILMENT, WIDE_FULFILMENT = 330, 400
"""Widths of the box that tells who fulfilled the condition, beside a pair and across a whole picture."""

CAPTION, READABLE = 34, 34
"""Height of a caption, and the least letters of a condition and a prize where they find room at all."""

PILES, PILE = 364, 64
"""Width of the box with the discard pile, and side of an emblem in it; the latest one is larger."""


def strip(table: Table, box: Box, *, judged_below: bool) -> list[Item]:
    """Return the reward pair; once it was judged, who fulfilled it; before a new round, also the next pair.

    With `judged_below` the picture below tells who fulfilled it (`judged_pair`).
    """
    view, words = table.view, table.words
    if judged_below and view.awarded is not None:
        coming = f"{words.term('next')}: " if view.phase == "discard" else ""
        return _pair(table, (view.condition, view.prize), box, coming)
    if view.awarded is None:
        pile, pair = box.end(PILES, GAP) if box.w > 1100 and view.discard else (None, box)
        return [*_pair(table, (view.condition, view.prize), pair, ""), *(_pile(table, pile) if pile else [])]
    if view.phase != "discard":
        judged, pair = box.end(min(FULFILMENT, box.w // 3), GAP)
        return [*_pair(table, view.awarded, pair, ""), *_fulfilment(table, judged, words.term("fulfilled"))]
    judged, pair = box.left(min(FULFILMENT, box.w // 3), GAP)
    got = f"{words.term('prize')}: {words.reward_prize(view.awarded[1])}"
    coming = f"{words.term('next')}: "
    return [*_fulfilment(table, judged, got), *_pair(table, (view.condition, view.prize), pair, coming)]


def current_pair(table: Table, box: Box) -> list[Item]:
    """Return the pair of the round that is played, across a whole picture."""
    return _pair(table, (table.view.condition, table.view.prize), box, "")


def reward_half(table: Table, box: Box, *, prize: bool) -> list[Item]:
    """Return the prize, or its condition; before a new round the caption says that it is the next one's."""
    view, words = table.view, table.words
    card = view.prize if prize else view.condition
    body = words.reward_prize(card) if prize else words.reward_condition(card)
    side, captioned = _divide(box, body)
    emblem, rest = box.left(side, 14)
    items: list[Item] = [(parts.prize_emblem if prize else parts.condition_emblem)(emblem, table.pack, card)]
    if captioned:
        head, rest = rest.top(CAPTION, 2)
        caption = words.term("prize" if prize else "condition")
        shown = f"{words.term('next')}: {lower_first(caption)}" if view.phase == "discard" else caption
        items += layout.name(head, shown, "text", 28, "muted")
    return [*items, *layout.name(rest, body, "strong", _largest_size(rest), "text")]


def judged_pair(table: Table, box: Box) -> list[Item]:
    """Return the pair that was judged, and who fulfilled its condition, across a whole picture."""
    words, view = table.words, table.view
    assert view.awarded is not None
    who, pair = box.end(WIDE_FULFILMENT, GAP)
    return [*_pair(table, view.awarded, pair, ""), *_fulfilment(table, who, words.term("fulfilled"))]


def _pair(table: Table, pair: tuple[str, str], box: Box, lead: str) -> list[Item]:
    """Return condition and prize side by side; captions begin with `lead`."""
    words = table.words
    left, right = box.columns(2, 44)
    items: list[Item] = [Mark(Box(left.right, box.y, 44, box.h).middle(32, 36), "right", "gold")]
    cards = (
        (left, parts.condition_emblem, pair[0], words.term("condition"), words.reward_condition(pair[0])),
        (right, parts.prize_emblem, pair[1], words.term("prize"), words.reward_prize(pair[1])),
    )
    for part, emblem, card, caption, body in cards:
        items.append(Panel(part, "paper.shade" if lead else "paper", 14, "paper.line"))
        inner = part.inset(14, 8)
        side, captioned = _divide(inner, body)
        sign, inner = inner.left(side, 14)
        items.append(emblem(sign, table.pack, card))
        if captioned:
            head, inner = inner.top(CAPTION, 2)
            shown = f"{lead}{lower_first(caption)}" if lead else caption
            items += layout.name(head, shown, "text", 28, "paper.muted")
        items += layout.name(inner, body, "strong", _largest_size(inner), "paper.text")
    return items


def _largest_size(box: Box) -> int:
    return 44 if box.w >= 240 else 36


def _divide(box: Box, body: str) -> tuple[int, bool]:
    """Return the side of a card's emblem and whether a caption stands above its words, so that these can be read on a phone.

    The emblem gives way first, then the caption: whether it is a condition or a prize the emblem and its place say too.
    """
    largest = min(box.h, 120 if box.w >= 380 else 72 if box.w >= 270 else 56)
    words = text.clean(body, "strong")
    for captioned in (True, False):
        for side in (side for side in (largest, 88, 72, 56) if side <= largest):
            rest = box.left(side, 14)[1]
            rest = rest.top(CAPTION, 2)[1] if captioned else rest
            if text.fit_name(words, "strong", rest.w, rest.h, _largest_size(rest)).size >= READABLE:
                return side, captioned
    return min(largest, 56), False


def _fulfilment(table: Table, box: Box, caption: str) -> list[Item]:
    """Return the seats that fulfilled the condition, under a caption, with the changes by the prize."""
    items: list[Item] = [Panel(box, "raised", 14, "line", 3)]
    inner = box.inset(14, 10)
    marks, head = inner.foot(58 if inner.h > 120 else 46, 2)
    items += layout.name(head, caption, "text", 32, "text")
    seats = table.view.fulfilled
    if not seats:
        return [*items, *layout.name(marks, table.words.term("nobody"), "strong", 34, "muted")]
    return [*items, *prize_gains(table, marks)]


def prize_gains(table: Table, box: Box) -> list[Item]:
    """Return the badges of those who fulfilled the condition, and behind an arrow of others that the prize changed.

    Each has its gain beside it if there is room for all gains.
    """
    changed = prize_changes(table.view)
    seats = table.view.fulfilled
    others = tuple(seat for seat in changed if seat not in seats)
    number = len(seats) + len(others)
    side, gap, arrow = min(box.h, 56), 6, 34 if others else 0
    if number * (side + gap) + arrow > box.w:
        side, gap = 44, 2
    gains = {seat: _gains(*changed[seat]) for seat in changed}
    widths = {seat: sum(text.width(words, "strong", 28) + 42 for words, *_ in gains[seat]) for seat in gains}
    gains_fit = number * (side + gap) + arrow + sum(widths.values()) <= box.w
    items: list[Item] = []
    rest = box
    for n, seat in enumerate((*seats, *others)):
        if n == len(seats) and number * (side + gap) + arrow <= box.w:
            sign, rest = rest.left(26, 8)
            items.append(Mark(sign.middle(24, 24), "right", "gold"))
        spot, rest = rest.left(side, gap)
        items.append(layout.seat_badge(spot.middle(side, side), seat))
        for words, icon, role in gains.get(seat, []) if gains_fit else []:
            figure, rest = rest.left(text.width(words, "strong", 28), 2)
            mark, rest = rest.left(30, 10)
            items += [layout.number(figure, words, 28, role), Icon(mark.middle(30, 30), icon, role)]
    return items


def _gains(trophies: int, wounds: int) -> list[tuple[str, str, Role]]:
    """Return the changes of a seat by a prize: words, icon and colour of each change."""
    rows = ((trophies, parts.TROPHY, trophies > 0), (wounds, parts.WOUND, wounds < 0))
    return [(parts.signed(count), icon, "good" if good else "bad") for count, icon, good in rows if count]


def _pile(table: Table, box: Box) -> list[Item]:
    """Return the cards discarded last, the latest first and largest."""
    items: list[Item] = [Panel(box, "panel", 14, "line", 3)]
    inner = box.inset(14, 8)
    count = len(table.view.discard)
    figure, rest = inner.left(parts.figure_width(count, 40), 14)
    items += parts.figure(figure, parts.DISCARD, count, "muted", 40)
    for n, card in enumerate(table.view.discard[::-1][:3]):
        side = min(rest.h, 88 if n == 0 else PILE)
        if side > rest.w:
            break
        spot, rest = rest.left(side, 10)
        items.append(parts.medallion(spot.middle(side, side), table.pack, card))
    return items
