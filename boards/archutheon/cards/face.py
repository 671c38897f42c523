"""A card's face: name, hero and value in the colour of the element, damage, scheme, block, and the three properties."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from boards.archutheon.cards import prose, schemes, signs
from boards.archutheon.cards.prose import Glyph, Paragraph
from boards.painting import layout, text
from boards.painting.layout import Box, Icon, Item, Panel, Sprite
from boards.painting.theme import Role
from boards.pieces.prose import Run
from engines.archutheon.content.pack import UNIVERSAL
from words.archutheon.cards.texts import CardWords

HEAD, FIGURES = 92, 106
FRAME, PAD = 7, 16
SCHEME = 74
"""Pixels: the scheme beneath the other figures."""

NAME, OWNER, NOTE, DIGITS = 40, 30, 30, 64
SIGN, NUMBER = 60, 44


def height(words: CardWords, name: str, wide: int, size: int) -> int:
    """Return the height of a card whose properties have letters of this size."""
    room = wide - 2 * (FRAME + PAD)
    paragraphs = prose.height(list(_properties(words, name, ())), size, room)
    return (
        2 * FRAME
        + HEAD
        + _figures_height(words, name, room)
        + prose.height(_figures_text(words, name), NOTE, room)
        + 12
        + paragraphs
        + PAD
    )


def face(box: Box, words: CardWords, name: str, size: int, speeds: Collection[str] | None = None) -> list[Item]:
    """Return a card filling the box.

    `speeds` are the slots into which it can be declared now: a golden frame and their signs in colour; None without a match.
    """
    card = words.pack.card[name]
    tone = signs.ELEMENT_TONES[card.element]
    inner = box.inset(FRAME)
    head, body = inner.top(HEAD)
    items: list[Item] = [
        Panel(box, "gold" if speeds else "metal.deep", 20),
        Panel(inner, "paper", 14),
        Panel(head, tone, 14),
        *_head(head.inset(8, 6), words, name),
    ]
    rest = body.inset(PAD, 0)
    figures, rest = rest.top(_figures_height(words, name, rest.w))
    items += _figures(figures, words, name)
    note = _figures_text(words, name)
    items += prose.prose(rest, note, NOTE)
    rest = rest.top(prose.height(note, NOTE, rest.w) + 12)[1]
    return [*items, *prose.prose(rest, list(_properties(words, name, speeds or ())), size)]


def _head(box: Box, words: CardWords, name: str) -> list[Item]:
    """Return the hero's emblem, the name above hero and value, and the sign of the element."""
    card = words.pack.card[name]
    tone = signs.ELEMENT_TONES[card.element]
    kit = name.partition(".")[0]
    emblem, rest = box.left(72, 6)
    upper, lower = rest.top(46)
    mark, upper = upper.end(46, 8)
    caption = words.say("archutheon-board-owner", owner=words.owner(name), value=words.pack.value[name])
    sprite: Item = (
        Icon(emblem.middle(64, 64), signs.UNIVERSAL, f"{tone}.ink")
        if kit == UNIVERSAL
        else Sprite(emblem.middle(72, 72), signs.hero_medallion(words.pack, kit))
    )
    return [
        sprite,
        *layout.name(upper, words.card(name), "strong", NAME, f"{tone}.ink"),
        *layout.name(lower, caption, "text", OWNER, f"{tone}.ink"),
        Panel(mark.middle(46, 46), f"{tone}.deep", 23, f"{tone}.ink", 3),
        Icon(mark.middle(32, 32), signs.ELEMENTS[card.element], f"{tone}.ink"),
    ]


def _is_narrow(words: CardWords, name: str, room: int) -> bool:
    """Return whether the scheme finds no room between damage and block."""
    return room < schemes.width(words.pack.card[name].scheme) + 2 * (SIGN + NUMBER) + 44


def _figures_height(words: CardWords, name: str, room: int) -> int:
    return FIGURES + SCHEME if _is_narrow(words, name, room) else FIGURES


def _figures(box: Box, words: CardWords, name: str) -> list[Item]:
    """Return damage, scheme and block, from the left; on a narrow card the scheme stands below both others."""
    card = words.pack.card[name]
    upper = box
    if _is_narrow(words, name, box.w):
        upper, spot = box.top(FIGURES - 30)
    sword, rest = upper.left(SIGN, 4)
    digits, rest = rest.left(NUMBER, 10)
    items: list[Item] = [
        Icon(sword.middle(54, 54), signs.DAMAGE, "paper.bad" if card.damage else "paper.line"),
        layout.number(digits, str(card.damage) if card.damage else "–", DIGITS, "paper.text"),
    ]
    by = str(card.block.by) if card.block.by else ""
    if by:
        number, rest = rest.end(text.width(by, "strong", DIGITS), 6)
        items.append(layout.number(number, by, DIGITS, "paper.text"))
    shield, rest = rest.end(SIGN, 10)
    items.append(Icon(shield.middle(54, 54), signs.BLOCKS[card.block.kind], "enamel.defence"))
    if upper is box:
        spot = rest
    wide = schemes.width(card.scheme)
    spot = Box(spot.x + max(0, (spot.w - wide) // 2), spot.y, wide, spot.h)
    return [*items, *schemes.diagram(spot, card.scheme, "paper.muted", "enamel.attack")]


def _figures_text(words: CardWords, name: str) -> tuple[Paragraph, ...]:
    """Return scheme and block in words; the areas of a pattern are in the diagram alone."""
    card = words.pack.card[name]
    scheme = words.say("archutheon-board-pattern") if card.scheme.kind == "pattern" else words.scheme(card.scheme)
    caption = f"{scheme} · {words.block(card.block)}"
    return ((Run(f"{caption[:1].upper()}{caption[1:]}", "text", "paper.muted"),),)


def _properties(words: CardWords, name: str, speeds: Collection[str]) -> Iterator[Paragraph]:
    """Yield the properties, each after the sign of its speed; its boost is bold."""
    for speed, found in words.properties(name):
        tone: Role = "paper.bad" if speed in speeds else "paper.muted"
        boost = (Run(found.boost, "strong", "enamel.neighbours"),) if found.boost else ()
        rest = found.text if found.boost.endswith(":") else found.alone
        paragraphs = (Run(rest, "text", "paper.text"),) if rest else ()
        yield (Glyph(signs.SPEEDS[speed], tone), *boost, *paragraphs)
