"""The strip of a card with its figures and its range: boots, strength or defence, the hexes reached, and how that is called."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from boards.brawl.cards import signs
from boards.brawl.cards.ranges import Reach
from boards.painting import layout, text
from boards.painting.layout import Box, Icon, Item, Panel, Sprite
from boards.painting.theme import Role
from engines.brawl.content.shapes import Card
from engines.brawl.content.shapes import Range as CardRange
from words.brawl.cards.texts import CardWords

FIGURES, WORDS, ROW = 52, 44, 40
"""Heights of the line with figures, of the words for the range, and of a row of hexes by itself."""

DIGITS, CAPTION = 44, 34
"""Letters of figures, and of the range in words: one decides by both."""

NUMBERS, PICTURE, REACH = 152, 96, 250
"""Widths of boots and strength, and of the hexes of a range at least and at most."""

LONG = 150
"""Least width of a row of hexes."""

MARGIN, GAP, APART = 8, 8, 16
"""Margins at the sides, room between words, and room before hexes that stand beside words."""


@dataclass(frozen=True, slots=True)
class Tones:
    """Colours of a face: its ground and strip, ink and notes."""

    ground: Role
    strip: Role
    ink: Role
    note: Role
    line: Role


PAPER = Tones("paper", "paper.shade", "paper.text", "paper.muted", "paper.line")
UNPLAYABLE = Tones("panel", "raised", "muted", "faint", "line")
"""A card that cannot be played now."""

Place = Literal["beside", "above", "between"]
"""The place of the hexes: beside figures and words, above the words beside the figures, or in a row between both."""


def _hex_place(shown: CardRange, words: CardWords, width: int) -> Place:
    room = width - 2 * MARGIN
    beside = room - APART - max(NUMBERS, _caption_width(shown, words))
    above = room - GAP - NUMBERS
    if shown.shape == "direct":
        return "beside" if beside >= LONG else "above" if above >= LONG else "between"
    return "beside" if beside >= PICTURE else "above"


def height(card: Card, words: CardWords, width: int) -> int:
    """Return how high the strip is, so many pixels wide; 0: the card has neither figures nor a range."""
    if card.range is None:
        return FIGURES if card.kind != "reaction" or card.defence is not None else 0
    return FIGURES + WORDS + (ROW if _hex_place(card.range, words, width) == "between" else 0)


def figures(box: Box, card: Card, words: CardWords, tones: Tones) -> list[Item]:
    """Return boots and strength or defence, and the range as hexes and in caption, filling the box, `height` high."""
    items: list[Item] = [Panel(box, tones.strip, 12)]
    inner = box.inset(MARGIN, 0)
    shown = card.range
    if shown is None:
        return [*items, *_numbers(inner.left(NUMBERS)[0], card, tones)]
    place = _hex_place(shown, words, box.w)
    if place == "beside":
        left, picture = inner.left(max(NUMBERS, _caption_width(shown, words)), APART)
        numbers, caption = left.top(FIGURES, 0)
        picture = picture.left(min(picture.w, REACH))[0].inset(0, 5)
    else:
        numbers, below = inner.top(FIGURES, 0)
        caption, between = below.foot(WORDS, 0)
        numbers, picture = numbers.left(NUMBERS, GAP)
        picture = between if place == "between" else picture.inset(0, 3)
    return [
        *items,
        *_numbers(numbers.left(NUMBERS)[0], card, tones),
        reach_sprite(picture, card, shown, tones),
        *_caption_items(caption, shown, words, tones),
    ]


def _numbers(box: Box, card: Card, tones: Tones) -> list[Item]:
    shown: list[tuple[str, str]] = []
    if card.kind != "reaction":
        shown.append((signs.MOVE, str(card.move) if card.move else "–"))
    if card.strength is not None:
        shown.append((signs.STRENGTH, str(card.strength)))
    if card.defence is not None:
        shown.append((signs.DEFENCE, f"+{card.defence}"))
    items: list[Item] = []
    for spot, (icon, digits) in zip(box.columns(2, 6), shown, strict=False):
        sign, number = spot.left(38, 6)
        tone = tones.note if digits == "–" else tones.ink
        items += [Icon(sign.middle(38, 38), icon, tones.note), layout.number(number, digits, DIGITS, tone)]
    return items


def reach_sprite(box: Box, card: Card, shown: CardRange, tones: Tones) -> Sprite:
    """Return the hexes of a range, filling the box; those reached in the colour of the card's core."""
    reached = tones.note if tones is UNPLAYABLE else signs.core_fill(card.core)
    return Sprite(box, Reach(shown.shape, shown.least, shown.most, tones.ink, reached, tones.line, tones.strip))


def format_range(shown: CardRange) -> str:
    """Return how far a range goes, "2–3", or how many hexes an area has; nothing for a melee range."""
    if shown.shape == "melee":
        return ""
    return str(shown.most) if shown.shape == "area" or shown.least == shown.most else f"{shown.least}–{shown.most}"


def _caption(shown: CardRange, words: CardWords) -> str:
    return text.clean(words.say(f"brawl-face-range-{shown.shape}"), "text")


def _caption_width(shown: CardRange, words: CardWords) -> int:
    """Return the width of a range in words."""
    wide = text.width(_caption(shown, words), "text", CAPTION)
    return wide + (GAP + text.width(format_range(shown), "strong", CAPTION) if format_range(shown) else 0)


def _caption_items(box: Box, shown: CardRange, words: CardWords, tones: Tones) -> list[Item]:
    """Return how a range is called, and how far it goes."""
    label = layout.line(box, _caption(shown, words), "text", CAPTION, tones.ink)
    if not format_range(shown):
        return [label]
    return [label, layout.line(box.left(label.box.w, GAP)[1], format_range(shown), "strong", CAPTION, tones.ink)]
