"""A card's face: core, name and kind on the core's colour; figures and range on a strip; what it does; whose it is."""

from __future__ import annotations

from dataclasses import dataclass

from boards.brawl.cards import figures, prose, signs
from boards.brawl.cards.figures import PAPER, UNPLAYABLE, Tones
from boards.brawl.cards.playable import Obstacle
from boards.brawl.cards.prose import Paragraph
from boards.painting import layout, text
from boards.painting.layout import Box, Icon, Item, Panel
from boards.painting.theme import Role
from boards.pieces.prose import Run
from boards.pieces.sources import SOURCES
from engines.brawl.content.pack import Pack
from words.brawl.cards.texts import CardWords

EDGE, PAD, GAP = 5, 11, 8
NAME, LEAST = 36, 34
"""Letters of the name: from smaller ones than the least it rather takes two lines."""

CORE, LARGE_CORE = 58, 72
"""Widths of the core beside the name, the larger one from `WIDE` on."""

WIDE = 340
MARGIN, KIND = 5, 42
"""Margin above and below name and kind, and height of the line with the kind."""

SMALL, LEAST_NOTE = 34, 30
"""Letters of the kind, of whose card it is, and of why it cannot be played: all that one decides by besides the text.

From smaller ones than the least a note rather takes two lines.
"""

SIDE, SPACE = 9, 8
"""Margin beside name and kind, and the room after the core."""

NOTE, SIGN = 6, 34
"""Margin of a note, and the width of its sign."""

FOOT, TALLER = 46, 62
"""Heights of the line with the champion; the taller one has room for two lines of the name beside another sign."""

WATERMARK = 84
"""Least side of the champion's emblem in the room that the text leaves."""

RADIUS = 18


def effects(words: CardWords, name: str, tones: Tones, when: Role) -> tuple[Paragraph, ...]:
    """Return the effects of a card, a paragraph for each; when a part happens stands first, in the colour `when`.

    Raises KeyError for unknown names.
    """
    found: list[Paragraph] = []
    for effect in words.effects(name):
        body = prose.marked(words.language, effect.text, tones.ink, tones.note)
        found.append((Run(f"{effect.when}:", "strong", when), *body) if effect.when else body)
    return tuple(found)


def _paragraphs(words: CardWords, name: str, tones: Tones, when: Role) -> tuple[Paragraph, ...]:
    """Return the effects of a card, after a line that it may target allies too, if so."""
    aimed = words.pack.card[name].range
    any_side: tuple[Paragraph, ...] = ()
    if aimed is not None and aimed.any_side:
        any_side = ((Run(words.say("brawl-face-any-side"), "strong", when),),)
    return (*any_side, *effects(words, name, tones, when))


def _inside(width: int) -> int:
    return width - 2 * (EDGE + PAD)


def _title_height(words: CardWords, name: str, width: int) -> int:
    """Return the height of the name above the kind: one line if its letters need not be small, else two."""
    room = width - 2 * SIDE - (LARGE_CORE if width >= WIDE else CORE) - SPACE
    name_text = words.card(name)
    one = text.width(text.clean(name_text, "strong"), "strong", LEAST) <= room
    return text.line_height(NAME) + 4 if one else 2 * text.line_height(LEAST)


def _head_height(words: CardWords, name: str, width: int) -> int:
    """Return the height of the part with name and kind."""
    return 2 * MARGIN + _title_height(words, name, width) + KIND


def _note_height(words: CardWords, obstacle: Obstacle, width: int) -> int:
    """Return the height of the note why a card cannot be played, which may take two lines."""
    note = text.clean(words.say(f"brawl-face-denied-{obstacle}"), "strong")
    room = _inside(width) - 2 * NOTE - SIGN
    lines = 1 if text.width(note, "strong", LEAST_NOTE) <= room else 2
    return lines * text.line_height(SMALL) + 4


@dataclass(frozen=True, slots=True)
class State:
    """The state in which a card is shown.

    `obstacle` is why it cannot be played, `shown` says that all know it to be in hand (SB-58), `with_champion` that the line
    with its champion is drawn.
    """

    obstacle: Obstacle | None = None
    shown: bool = False
    with_champion: bool = True


PLAIN = State()


def height(words: CardWords, name: str, width: int, size: int, state: State = PLAIN) -> int:
    """Return how high a face of this width is with letters of this size."""
    strip = figures.height(words.pack.card[name], words, _inside(width))
    body = prose.height(_paragraphs(words, name, PAPER, PAPER.ink), size, _inside(width))
    parts = [
        part for part in (strip, body, _note_height(words, state.obstacle, width) if state.obstacle else 0) if part
    ]
    return _head_height(words, name, width) + sum(parts) + GAP * len(parts) + GAP + _foot_height(state) + EDGE


def _foot_height(state: State) -> int:
    """Return the height of the line with the champion."""
    if not state.with_champion:
        return 0
    return TALLER if state.shown else FOOT


def face(box: Box, pack: Pack, name: str, words: CardWords, size: int, state: State = PLAIN) -> list[Item]:
    """Return a card filling the box, which is at least `height` high; one that cannot be played has no colour and says why."""
    card, obstacle = pack.card[name], state.obstacle
    tones = UNPLAYABLE if obstacle else PAPER
    head, rest = box.top(_head_height(words, name, box.w), 0)
    ground = Box(rest.x + EDGE, rest.y, rest.w - 2 * EDGE, rest.h - EDGE)
    foot, body = ground.foot(_foot_height(state), 0)
    body = body.inset(PAD, GAP)
    items: list[Item] = [
        Panel(box, "raised" if obstacle else signs.core_fill(card.core), RADIUS, "line" if obstacle else None),
        Panel(ground, tones.ground, RADIUS - EDGE),
        *_head(head, name, words, state),
    ]
    if state.with_champion:
        items += _foot(foot.inset(8, 0), pack, name, words, tones, shown=state.shown)
    if obstacle:
        note, body = body.foot(_note_height(words, obstacle, box.w), GAP)
        items += _obstacle_note(note, words, obstacle)
    strip = figures.height(card, words, body.w)
    if strip:
        place, body = body.top(strip, GAP)
        items += figures.figures(place, card, words, tones)
    paragraphs = _paragraphs(words, name, tones, "faint" if obstacle else "enamel.neighbours")
    items += prose.prose(body, paragraphs, size)
    free = body.top(prose.height(paragraphs, size, body.w), GAP)[1]
    side = min(free.h, free.w) * 9 // 10
    if side >= WATERMARK:
        items.append(Icon(free.middle(side, side), signs.glyph(pack, name.partition(".")[0]), tones.strip))
    return items


def _head(box: Box, name: str, words: CardWords, state: State) -> list[Item]:
    """Return the core, beside it the name, beneath that the kind."""
    card, obstacle = words.pack.card[name], state.obstacle
    ink: Role = "muted" if obstacle else f"{signs.core_fill(card.core)}.ink"
    spot, title = box.inset(SIDE, MARGIN).left(LARGE_CORE if box.w >= WIDE else CORE, SPACE)
    kind, title = title.foot(KIND, 0)
    sign, kind = kind.left(28, 7)
    source, kind = kind.end(24, 4)
    origin = SOURCES[words.pack.champion[name.partition(".")[0]].source]
    return [
        signs.core(spot, card.core, ready=obstacle != "core"),
        *layout.name(title, words.card(name), "strong", NAME, ink, least=LEAST),
        Icon(sign.middle(28, 28), signs.KIND_SIGNS[card.kind], ink),
        *layout.name(kind, words.kind(name), "text", SMALL, ink),
        Icon(source.middle(22, 22), origin, ink),
    ]


def _foot(box: Box, pack: Pack, name: str, words: CardWords, tones: Tones, *, shown: bool) -> list[Item]:
    """Return the champion of the card; an eye if all know that it is in hand."""
    champion = name.partition(".")[0]
    spot, rest = box.left(38, 8)
    items: list[Item] = [signs.medallion(spot, pack, champion)]
    if shown:
        eye, rest = rest.end(34, 4)
        items.append(Icon(eye.middle(34, 34), signs.SHOWN, tones.ink))
    return [*items, *layout.name(rest, words.champion(champion), "text", SMALL, tones.note)]


def _obstacle_note(box: Box, words: CardWords, obstacle: Obstacle) -> list[Item]:
    sign, note = box.inset(NOTE, 0).left(SIGN - 6, 6)
    return [
        Panel(box, "raised", 10),
        Icon(sign.middle(28, 28), signs.DENIED, "warning"),
        *layout.name(note, words.say(f"brawl-face-denied-{obstacle}"), "strong", SMALL, "warning", least=LEAST_NOTE),
    ]
