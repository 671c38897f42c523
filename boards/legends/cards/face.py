"""A card in a hand: name at the upper left, what it costs at the right, emblem, type and figures, then what it does (LG-57)."""

from __future__ import annotations

from typing import NamedTuple

from boards.legends.cards import parts, price, prose, signs
from boards.legends.cards.parts import Digits, Group, group
from boards.painting import layout, text
from boards.painting.layout import Box, Icon, Item, Label, Panel
from boards.painting.text import Face
from boards.painting.theme import Role
from boards.pieces.prose import Run
from engines.legends.content.shapes import Event, Skill
from words.legends.cards.texts import CardWords
from words.texts import capital

EDGE, PAD, GAP = 5, 11, 8
NAME, LEAST = 36, 34
SMALL = 34
"""Letters of type and timing."""

STEP = text.line_height(SMALL)
EMBLEM = 96
ROW = 46
RADIUS = 18
WATERMARK = 84


def _inside(width: int) -> int:
    return width - 2 * (EDGE + PAD)


class Held(NamedTuple):
    """A card of a hand: how many of it there are, and by how much events cost more than is printed.

    `reminds` is true if the card is as high as the meaning of its keywords needs; else that stands only where room is left.
    """

    card: str
    copies: int = 1
    event_change: int = 0
    reminds: bool = False


def _figures(words: CardWords, held: Held, ink: Role) -> list[Group]:
    """Return the figures beside the name: copies, if there are several, and the cost."""
    figure = price.main_figure(words.pack, held.card, ink, event_change=held.event_change)
    return [group(Digits(f"×{held.copies}", ink)), figure] if held.copies > 1 else [figure]


def _title_room(words: CardWords, held: Held, width: int) -> int:
    taken = sum(each.width() + parts.BETWEEN for each in _figures(words, held, "paper.text"))
    return width - 2 * (EDGE + PAD) - taken


def _head_height(words: CardWords, held: Held, width: int) -> int:
    """Return the height of the plate with the name: one line if its letters need not be small, else two."""
    shown = text.clean(words.card(held.card), "strong")
    one = text.width(shown, "strong", LEAST) <= _title_room(words, held, width)
    return (text.line_height(NAME) if one else 2 * text.line_height(LEAST)) + 12


def _caption_lines(words: CardWords, name: str, room: int) -> list[Label]:
    """Return the lines beside the emblem: the type, then the time at which the card may be played."""
    card = words.pack.card[name]
    captions: list[tuple[str, Face]] = [(words.kind(name), "text")]
    if isinstance(card, Event | Skill):
        captions.append((capital(words.timing(card.when)), "strong"))
    return [
        layout.line(Box(0, 0, room, STEP), line, face, SMALL, "paper.muted")
        for caption, face in captions
        for line in text.wrap(text.clean(caption, face), face, SMALL, room)
    ]


def _middle_height(words: CardWords, name: str, width: int) -> int:
    """Return the height of the part with emblem, type, timing and figures."""
    room = _inside(width) - EMBLEM - GAP
    rows = parts.rows_of(price.figures(words.pack, name, "paper.text", "paper.muted"), room)
    return max(EMBLEM, len(_caption_lines(words, name, room)) * STEP + len(rows) * (ROW + 2))


def paragraphs(words: CardWords, name: str) -> tuple[prose.Paragraph, ...]:
    """Return the text of a card."""
    return prose.paragraphs(words.effects(name), "paper.text", "enamel.neighbours")


def _reminders(words: CardWords, name: str) -> tuple[prose.Paragraph, ...]:
    """Return the meaning of a card's keywords."""
    return tuple((Run(line, "text", "paper.muted"),) for line in words.reminders(name))


def has_room(words: CardWords, name: str, width: int, size: int) -> bool:
    """Tell whether a card of this width has room for each word of its text with letters of this size, and of its type."""
    runs = [run for paragraph in paragraphs(words, name) for run in paragraph]
    parts_ = [part for run in runs for part in text.clean(run.words, run.face).split()]
    if max((text.width(part, "strong", size) for part in parts_), default=0) > _inside(width):
        return False
    kind = text.clean(words.kind(name), "text").split()
    return max(text.width(part, "text", SMALL) for part in kind) <= _inside(width) - EMBLEM - GAP


def height(words: CardWords, held: Held, width: int, size: int) -> int:
    """Return how high a card of this width is with letters of this size."""
    room, reminders = _inside(width), _reminders(words, held.card)
    body = prose.height(paragraphs(words, held.card), size, room)
    body += GAP + prose.height(reminders, SMALL, room) if reminders and held.reminds else 0
    return _head_height(words, held, width) + GAP + _middle_height(words, held.card, width) + GAP + body + GAP + EDGE


def face(box: Box, words: CardWords, held: Held, size: int) -> list[Item]:
    """Return a card filling the box, which is at least `height` high, with how many of it there are."""
    pack, name = words.pack, held.card
    tone = signs.fill(pack, name)
    ink = f"{tone}.ink"
    head, rest = box.top(_head_height(words, held, box.w))
    ground = Box(rest.x + EDGE, rest.y, rest.w - 2 * EDGE, rest.h - EDGE)
    plate = head.inset(EDGE + PAD, 6)
    spot, title = plate.end(plate.w - _title_room(words, held, box.w))
    items: list[Item] = [
        Panel(box, tone, RADIUS),
        Panel(ground, "paper", RADIUS - EDGE),
        *layout.name(title, words.card(name), "strong", NAME, ink, least=LEAST),
        *parts.draw_rows(spot.left(parts.BETWEEN)[1], [_figures(words, held, ink)], spot.h),
    ]
    body = Box(ground.x + PAD, ground.y + GAP, ground.w - 2 * PAD, ground.h - GAP)
    middle, body = body.top(_middle_height(words, name, box.w), GAP)
    items += _middle(middle, words, name)
    shown, reminders = paragraphs(words, name), _reminders(words, name)
    items += prose.prose(body, shown, size)
    free = body.top(prose.height(shown, size, body.w), GAP)[1]
    high = prose.height(reminders, SMALL, body.w)
    if reminders and high <= free.h:
        items += prose.prose(free, reminders, SMALL)
        free = free.top(high, GAP)[1]
    return [*items, *watermark(free, words, name)]


def watermark(free: Box, words: CardWords, name: str) -> list[Item]:
    """Return the card's emblem in the room that the text leaves, if that is large enough."""
    side = min(free.h - GAP, free.w) * 9 // 10
    return [Icon(free.middle(side, side), signs.glyph(words.pack, name), "paper.shade")] if side >= WATERMARK else []


def _middle(box: Box, words: CardWords, name: str) -> list[Item]:
    """Return the emblem, beside it type, timing and figures."""
    spot, rest = box.left(EMBLEM, GAP)
    items: list[Item] = [signs.emblem(spot.top(EMBLEM)[0], words.pack, name)]
    for label in _caption_lines(words, name, rest.w):
        row, rest = rest.top(STEP)
        items.append(layout.line(row, label.words, label.face, SMALL, label.role))
    rows = parts.rows_of(price.figures(words.pack, name, "paper.text", "paper.muted"), rest.w)
    return [*items, *parts.draw_rows(rest, rows, ROW)]
