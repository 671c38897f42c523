"""One card alone, large: name at the upper left, its emblem in the upper half, its figures each with its name, its text."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from boards.legends.cards import prose, signs
from boards.legends.cards.collector import collector_line
from boards.legends.cards.face import watermark
from boards.legends.cards.parts import Digits, Glyph, Part, Picture, Shaped
from boards.legends.cards.turning import QuarterTurn
from boards.painting import layout, text
from boards.painting.layout import Box, Icon, Item, Panel, Scene, Sprite, ground
from boards.pieces.card_frame import metal_frame
from boards.pieces.prose import Run
from engines.legends.content.pack import Pack
from engines.legends.content.shapes import Event, Follower, Hero, Skill
from engines.legends.views.view import CardView
from words.legends.cards.texts import CardWords
from words.texts import capital

WIDTH, HEIGHT = 1280, 960
EDGE, GAP = 22, 16
HEAD, FOOT = 128, 76
UPPER, PORTRAIT = 300, 300
SIZES = (54, 50, 46, 42, 40, 38, 36, 34, 32, 30, 28)
FLAVOUR, REMINDER = 32, 36
DIGITS, SIDE = 84, 66
KIND, CAPTION = 42, 32


class Plate(NamedTuple):
    """A figure with its sign, "" for none, and its name."""

    sign: Part
    digits: str
    caption: str


def card_scene(view: CardView, pack: Pack, words: CardWords) -> Scene:
    """Return one card, 1280 by 960 pixels (LG-57). Raises KeyError for a card that the pack does not have."""
    name = view.card
    tone = signs.fill(pack, name)
    box = Box(0, 0, WIDTH, HEIGHT).inset(EDGE)
    inner = box.inset(10)
    head, body = inner.top(HEAD)
    foot, rest = body.inset(30, 0).foot(FOOT)
    upper, lower = rest.inset(0, GAP).top(UPPER, GAP)
    return Scene(
        WIDTH,
        HEIGHT,
        (
            ground(WIDTH, HEIGHT),
            *metal_frame(box),
            Panel(inner, tone, 22),
            Panel(body, "paper", 22),
            *_head(head.inset(30, 10), words, name),
            *_upper(upper, words, name),
            *_text(lower, words, name),
            *collector_line(foot.inset(0, 6), words, name),
        ),
    )


def _head(box: Box, words: CardWords, name: str) -> list[Item]:
    """Return the name, and at the right the sign of the class, of an event or a skill of all heroes that of its type."""
    ink = f"{signs.fill(words.pack, name)}.ink"
    found = signs.class_of(words.pack, name)
    sign = signs.CLASS_SIGNS[found] if found else signs.TYPE_SIGNS[words.pack.type_of[name]]
    spot, rest = box.end(84, 20)
    return [
        *layout.name(rest, words.card(name), "display", 84, ink),
        Icon(spot.middle(84, 84), sign, ink),
    ]


def _upper(box: Box, words: CardWords, name: str) -> list[Item]:
    """Return the emblem, beside it type and class, the time at which the card may be played, and a plate for each figure."""
    card = words.pack.card[name]
    spot, rest = box.left(PORTRAIT, 24)
    kind, rest = rest.top(60)
    items: list[Item] = [
        Sprite(spot, signs.portrait(words.pack, name)),
        *layout.name(kind, words.kind(name), "strong", KIND, "paper.text"),
    ]
    if isinstance(card, Event | Skill):
        timing, rest = rest.top(52)
        items += layout.name(timing, capital(words.timing(card.when)), "text", 38, "paper.muted")
    plates = _plates(words, name)
    wide = (rest.w - 12 * (len(plates) - 1)) // len(plates)
    spots = Box(rest.x, rest.y, rest.w, rest.h).inset(0, 4)
    for plate in plates:
        each, spots = spots.left(min(wide, 290), 12)
        items += _plate(each, plate)
    return items


def _plates(words: CardWords, name: str) -> list[Plate]:
    """Return the figures of a card, the one by which it is played first."""
    card, say = words.pack.card[name], words.say
    sun = Glyph(signs.LEGENDARITY, "paper.muted", SIDE)
    heart, star = Shaped("heart", "paper.bad", SIDE), Shaped("star", "paper.muted", SIDE)
    found: list[Plate] = []
    if isinstance(card, Hero | Follower):
        kind = card.attack.type
        sign = Glyph(signs.DAMAGE_SIGNS[kind], "paper.muted", SIDE)
        found.append(Plate(sign, str(card.attack.by), say("legends-face-attack", type=kind)))
        found.append(Plate(heart, str(card.lives), say("legends-face-lives")))
    if isinstance(card, Hero | Skill):
        found.append(Plate(star, str(card.level), say("legends-face-level")))
    if isinstance(card, Hero):
        found.append(Plate(sun, f"+{card.legendarity}", say("legends-face-gives")))
    if isinstance(card, Follower):
        found.append(Plate(sun, str(card.legendarity), say("legends-face-occupies")))
    if isinstance(card, Event):
        found.append(Plate(sun, f"−{card.cost}" if card.cost else "0", say("legends-face-spends")))
    if isinstance(card, Skill):
        found.append(Plate(Picture(QuarterTurn("paper.muted"), SIDE), "", say("legends-face-turns")))
        prices: tuple[tuple[Part, int, str], ...] = (
            (sun, card.cost.points, "spends"),
            (heart, card.cost.lives, "loses"),
            (Glyph(signs.GRAVEYARD, "paper.muted", SIDE), card.cost.discard, "discards"),
            (Glyph(signs.DYING, "paper.muted", SIDE), int(card.cost.sacrifice is not None), "sacrifices"),
        )
        found += [Plate(each, f"−{count}", say(f"legends-face-{key}")) for each, count, key in prices if count]
    return found


def _plate(box: Box, plate: Plate) -> list[Item]:
    caption, number = box.inset(8, 8).foot(72)
    digits = text.clean(plate.digits, "strong")
    wide = SIDE + (12 + text.width(digits, "strong", DIGITS) if digits else 0)
    spot = number.middle(wide, number.h)
    items: list[Item] = [Panel(box, "paper.shade", 18), plate.sign.item(spot)]
    if digits:
        items.append(Digits(digits, "paper.text", DIGITS).item(spot.left(SIDE, 12)[1]))
    return [*items, *layout.name(caption, plate.caption, "text", CAPTION, "paper.muted", "centre", least=30)]


def _height(shown: Sequence[prose.Paragraph], reminders: Sequence[prose.Paragraph], size: int, room: int) -> int:
    """Return the height of a text with letters of this size, and of the reminders beneath it."""
    return prose.height(shown, size, room) + GAP + prose.height(reminders, min(size, REMINDER), room)


def _text(box: Box, words: CardWords, name: str) -> list[Item]:
    """Return the card's text as large as it fits, with the meaning of its keywords; its story and its emblem if there is room."""
    shown = prose.paragraphs(words.effects(name), "paper.text", "enamel.neighbours")
    reminders = tuple((Run(line, "text", "paper.muted"),) for line in words.reminders(name))
    size = next((each for each in SIZES if _height(shown, reminders, each, box.w) <= box.h), SIZES[-1])
    items = prose.prose(box, shown, size)
    free = box.top(prose.height(shown, size, box.w), GAP)[1]
    items += prose.prose(free, reminders, min(size, REMINDER))
    free = free.top(prose.height(reminders, min(size, REMINDER), box.w), GAP)[1]
    flavour = words.pack.card[name].flavour
    if flavour is not None:
        story = ((Run(flavour.in_language(words.language), "text", "paper.muted"),),)
        high = prose.height(story, FLAVOUR, box.w)
        if high <= free.h:
            spot, free = free.foot(high, GAP)
            items += prose.prose(spot, story, FLAVOUR)
    return [*items, *watermark(free, words, name)]
