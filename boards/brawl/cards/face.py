"""A card's face: core, name and kind on the core's colour; figures and range on a strip; what it does; whose it is."""

from __future__ import annotations

from dataclasses import dataclass

from boards.brawl.cards import prose, signs
from boards.brawl.cards.playable import Why
from boards.brawl.cards.prose import Paragraph, Run
from boards.brawl.cards.ranges import Reach
from boards.painting import layout, text
from boards.painting.layout import Box, Icon, Item, Panel, Sprite
from boards.painting.theme import Role
from boards.pieces.sources import SOURCES
from engines.brawl.content.pack import Pack
from engines.brawl.content.shapes import Card
from engines.brawl.content.shapes import Range as CardRange
from words.brawl.cards.texts import CardWords

EDGE, PAD, GAP = 5, 11, 8
HEAD, HIGHER = 102, 112
"""Heights of the part with name and kind, the name beside the core or beneath it."""

FIGURES, RANGE, LARGE = 54, 74, 92
"""Heights of a line with figures, of one with the hexes of a range, and of one with both."""

ONE_LINE = 340
"""From this width on figures and range share a line, and all is larger."""

NUMBERS, REACH = 168, 250
"""Widths of boots and strength beside a range, and of the range at most."""

NAME_BESIDE = 280
"""From this width on the name has room beside the core."""

DIGITS, CAPTION = 44, 25
FOOT, TALLER = 46, 62
"""Heights of the line with the champion; the taller one has room for two lines of the name beside another sign."""

WATERMARK = 84
"""Least side of the champion's emblem in the room that the text leaves."""

RADIUS = 18


@dataclass(frozen=True, slots=True)
class Tones:
    """Colours of a face: its ground and strip, ink and notes."""

    ground: Role
    strip: Role
    ink: Role
    note: Role
    line: Role


PAPER = Tones("paper", "paper.shade", "paper.text", "paper.muted", "paper.line")
AWAY = Tones("panel", "raised", "muted", "faint", "line")
"""A card that cannot be played now."""


def effects(told: CardWords, name: str, tones: Tones, when: Role) -> tuple[Paragraph, ...]:
    """Return what a card does, a paragraph for each part of it; when a part happens stands first, in the colour `when`.

    Raises KeyError for unknown names.
    """
    found: list[Paragraph] = []
    for effect in told.effects(name):
        body = prose.marked(told.language, effect.text, tones.ink, tones.note)
        found.append((Run(f"{effect.when}:", "strong", when), *body) if effect.when else body)
    return tuple(found)


def _said(told: CardWords, name: str, tones: Tones, when: Role) -> tuple[Paragraph, ...]:
    """Return what a card does, after whom it may aim at besides enemies, which its range does not say in short."""
    aimed = told.pack.card[name].range
    any_side: tuple[Paragraph, ...] = ()
    if aimed is not None and aimed.any_side:
        any_side = ((Run(told.say("brawl-face-any-side"), "strong", when),),)
    return (*any_side, *effects(told, name, tones, when))


def _inside(width: int) -> int:
    return width - 2 * (EDGE + PAD)


def _strip(card: Card, width: int) -> int:
    """Return the height of the strip with figures and range; 0: the card has neither."""
    figures = FIGURES if card.kind != "reaction" or card.defence is not None else 0
    if card.range is None:
        return figures
    return LARGE if width >= ONE_LINE else FIGURES + RANGE


def _high(width: int) -> int:
    return HEAD if width >= NAME_BESIDE else HIGHER


def _note(told: CardWords, why: Why, width: int) -> int:
    """Return the height of the note why a card cannot be played, which may take two lines."""
    words = text.clean(told.say(f"brawl-face-denied-{why}"), "strong")
    return 42 if text.width(words, "strong", text.SMALLEST) <= _inside(width) - 2 * 6 - 34 else 68


@dataclass(frozen=True, slots=True)
class State:
    """How a card is shown: why it cannot be played; `shown`: all know that it is in hand (SB-58); `whose`: with its champion.

    A `brief` one has the champion's emblem beside its kind, and no line with his name.
    """

    why: Why | None = None
    shown: bool = False
    whose: bool = True
    brief: bool = False


PLAIN = State()


def height(told: CardWords, name: str, width: int, size: int, state: State = PLAIN) -> int:
    """Return how high a face of this width is with letters of this size."""
    strip = _strip(told.pack.card[name], width)
    body = prose.height(_said(told, name, PAPER, PAPER.ink), size, _inside(width))
    parts = [part for part in (strip, body, _note(told, state.why, width) if state.why else 0) if part]
    return _high(width) + sum(parts) + GAP * len(parts) + GAP + _low(state) + EDGE


def _low(state: State) -> int:
    """Return the height of the line with the champion."""
    if state.brief or not state.whose:
        return 0
    return TALLER if state.shown else FOOT


def face(box: Box, pack: Pack, name: str, told: CardWords, size: int, state: State = PLAIN) -> list[Item]:
    """Return a card filling the box, which is at least `height` high; one that cannot be played has no colour and says why."""
    card, why = pack.card[name], state.why
    tones = AWAY if why else PAPER
    head, rest = box.top(_high(box.w), 0)
    ground = Box(rest.x + EDGE, rest.y, rest.w - 2 * EDGE, rest.h - EDGE)
    foot, body = ground.foot(_low(state), 0)
    body = body.inset(PAD, GAP)
    items: list[Item] = [
        Panel(box, "raised" if why else signs.core_fill(card.core), RADIUS, "line" if why else None),
        Panel(ground, tones.ground, RADIUS - EDGE),
        *_head(head, name, told, state),
    ]
    if state.whose and not state.brief:
        items += _foot(foot.inset(8, 0), pack, name, told, tones, shown=state.shown)
    if why:
        note, body = body.foot(_note(told, why, box.w), GAP)
        items += _why(note, told, why)
    strip = _strip(card, box.w)
    if strip:
        place, body = body.top(strip, GAP)
        items += _figures(place, card, told, tones, wide=box.w >= ONE_LINE)
    said = _said(told, name, tones, "faint" if why else "enamel.neighbours")
    items += prose.prose(body, said, size)
    free = body.top(prose.height(said, size, body.w), GAP)[1]
    side = min(free.h, free.w) * 9 // 10
    if side >= WATERMARK:
        items.append(Icon(free.middle(side, side), signs.glyph(pack, name.partition(".")[0]), tones.strip))
    return items


def _head(box: Box, name: str, told: CardWords, state: State) -> list[Item]:
    """The core, beside it the name and the kind; on the narrowest faces the name stands beneath, with all of the width."""
    card, why = told.pack.card[name], state.why
    ink: Role = "muted" if why else f"{signs.core_fill(card.core)}.ink"
    inside = box.inset(9, 5)
    if box.w >= NAME_BESIDE:
        spot, title = inside.left(72 if box.w >= ONE_LINE else 58, 8)
        kind, title = title.foot(30, 0)
    else:
        kind, title = inside.top(38, 0)
        spot, kind = kind.left(40, 8)
    sign, kind = kind.left(24, 7)
    champion = name.partition(".")[0]
    emblem: list[Item] = []
    if state.brief:
        whose, kind = kind.end(34, 4)
        emblem = [signs.medallion(whose.middle(34, 34), told.pack, champion)]
    source, kind = kind.end(24, 4)
    origin = signs.SHOWN if state.brief and state.shown else SOURCES[told.pack.champion[champion].source]
    return [
        *emblem,
        signs.core(spot, card.core, ready=why != "core"),
        *layout.name(title, told.card(name), "strong", 36, ink),
        Icon(sign.middle(24, 24), signs.KIND_SIGNS[card.kind], ink),
        *layout.name(kind, told.kind(name), "text", text.SMALLEST, ink),
        Icon(source.middle(22, 22), origin, ink),
    ]


def _foot(box: Box, pack: Pack, name: str, told: CardWords, tones: Tones, *, shown: bool) -> list[Item]:
    """Whose card it is; an eye if all know that it is in hand."""
    champion = name.partition(".")[0]
    spot, rest = box.left(38, 8)
    items: list[Item] = [signs.medallion(spot, pack, champion)]
    if shown:
        eye, rest = rest.end(34, 4)
        items.append(Icon(eye.middle(34, 34), signs.SHOWN, tones.ink))
    return [*items, *layout.name(rest, told.champion(champion), "text", 28, tones.note)]


def _why(box: Box, told: CardWords, why: Why) -> list[Item]:
    sign, words = box.inset(6, 0).left(28, 6)
    return [
        Panel(box, "raised", 10),
        Icon(sign.middle(28, 28), signs.DENIED, "warning"),
        *layout.name(words, told.say(f"brawl-face-denied-{why}"), "strong", 26, "warning"),
    ]


# -------------------------------------------------------------------- figures


def _figures(box: Box, card: Card, told: CardWords, tones: Tones, *, wide: bool) -> list[Item]:
    """Boots and strength or defence at the left, the range at the right of them or beneath."""
    items: list[Item] = [Panel(box, tones.strip, 12)]
    inner = box.inset(8, 0)
    if card.range is None:
        return [*items, *_numbers(inner, card, tones)]
    line, beneath = inner.left(NUMBERS, 6) if wide else inner.top(FIGURES, 0)
    place = beneath.left(min(beneath.w, REACH))[0]
    return [*items, *_numbers(line, card, tones), *_range(place, card, card.range, told, tones)]


def _numbers(box: Box, card: Card, tones: Tones) -> list[Item]:
    shown: list[tuple[str, str]] = []
    if card.kind != "reaction":
        shown.append((signs.MOVE, str(card.move) if card.move else "–"))
    if card.strength is not None:
        shown.append((signs.STRENGTH, str(card.strength)))
    if card.defence is not None:
        shown.append((signs.DEFENCE, f"+{card.defence}"))
    items: list[Item] = []
    for spot, (icon, words) in zip(box.columns(2, 6), shown, strict=False):
        sign, number = spot.left(38, 8)
        tone = tones.note if words == "–" else tones.ink
        items += [Icon(sign.middle(38, 38), icon, tones.note), layout.number(number, words, DIGITS, tone)]
    return items


def reach(box: Box, card: Card, shown: CardRange, tones: Tones) -> Sprite:
    """Return the hexes of a range, filling the box; those reached in the colour of the card's core."""
    reached = tones.note if tones is AWAY else signs.core_fill(card.core)
    return Sprite(box, Reach(shown.shape, shown.least, shown.most, tones.ink, reached, tones.line, tones.strip))


def span(shown: CardRange) -> str:
    """Return how far a range goes, "2–3", or how many hexes an area has; nothing for a melee range."""
    if shown.shape == "melee":
        return ""
    return str(shown.most) if shown.shape == "area" or shown.least == shown.most else f"{shown.least}–{shown.most}"


def _range(box: Box, card: Card, shown: CardRange, told: CardWords, tones: Tones) -> list[Item]:
    """The hexes with what they mean in words: beneath a row of them, beside those that lie around or ahead."""
    caption = text.clean(told.say(f"brawl-face-range-{shown.shape}"), "text")
    digits = span(shown)
    if shown.shape == "direct":
        line, picture = box.inset(0, 4).foot(30, 0)
        line = line.middle(text.width(caption, "text", CAPTION) + 10 + text.width(digits, "strong", 34), line.h)
        label = layout.line(line, caption, "text", CAPTION, tones.ink)
        return [
            reach(picture, card, shown, tones),
            label,
            layout.number(line.left(label.box.w, 10)[1], digits, 34, tones.ink),
        ]
    words, picture = box.end(_caption(told), 6)
    picture = picture.inset(0, 4)
    if not digits:
        return [reach(picture, card, shown, tones), *layout.name(words, caption, "text", CAPTION, tones.ink)]
    above, below = words.middle(words.w, 66).top(30, 0)
    return [
        reach(picture, card, shown, tones),
        *layout.name(above, caption, "text", CAPTION, tones.ink),
        layout.number(below, digits, 36, tones.ink),
    ]


def _caption(told: CardWords) -> int:
    """Return the width of the longest word that stands beside hexes."""
    shapes = (told.say(f"brawl-face-range-{shape}") for shape in ("melee", "indirect", "area"))
    return max(text.width(each, "text", CAPTION) for each in shapes)
