"""A card's face: the spine of its kind, its name, the four figures in their columns, and its effects beneath."""

from __future__ import annotations

from dataclasses import dataclass
from typing import get_args

from boards.battlecon.cards import prose, signs
from boards.battlecon.cards.prose import Paragraph
from boards.battlecon.cards.signs import LOOKS
from boards.painting import layout
from boards.painting.layout import Badge, Box, Icon, Item, Mark, Panel
from boards.painting.theme import Role
from boards.pieces.prose import Run
from engines.battlecon.content.pack import Pack
from engines.battlecon.content.shapes import Card
from engines.battlecon.content.vocabulary import When
from words.battlecon.cards.texts import CardWords, EffectText

SPINE = 38
PAD = 7
HEAD = 64
"""Height of the line with name and figures."""

NUMBERS = 61
"""Hundredths of that line that the figures have."""

NAME_SIZE, DIGIT_SIZE, TEXT_SIZE = 44, 50, 34
"""Sizes of the name and of the figures at most, and of what the card does."""

NOTE_SIZE = 28
"""Size of what merely reminds."""

GAP = 5
EDGE, RING = 4, 7
"""Width of the line around a card, and around a chosen one."""

BRIEF_HEIGHT, UNAVAILABLE_HEIGHT = 74, 92
"""Heights of a card without its text, and of one with a note beneath its name."""


PHASES: tuple[When, ...] = get_args(When)
"""The phases of a beat in their order, then the moments."""


@dataclass(frozen=True, slots=True)
class Tones:
    """Colours of a face: its ground, ink, signs and notes, the words for when an effect applies."""

    ground: Role
    ink: Role
    note: Role
    when: Role


PAPER = Tones("paper", "paper.text", "paper.muted", "enamel.neighbours")
SPELL = Tones("back", "paper", "back.note", "spell.paper")
"""Colours of what is no card of an attack: the ability, tokens, special cards."""

UNAVAILABLE = Tones("panel", "muted", "faint", "faint")
"""A card that cannot be played now."""


def effects(words: CardWords, part: str, tones: Tones, *, dense: bool = False) -> tuple[Paragraph, ...]:
    """Return the effects of a part, one paragraph each or all in one; the timing of an effect stands first, in colour.

    Raises KeyError for unknown names.
    """
    found: list[Paragraph] = []
    for effect in _ordered_effects(words, part):
        if effect.when:
            found.append(
                (Run(f"{effect.when}:", "strong", tones.when), Run(lower_first(effect.text), "text", tones.ink))
            )
        else:
            found.append((Run(effect.text, "text", tones.ink),))
    return (tuple(run for each in found for run in each),) if dense and found else tuple(found)


def _ordered_effects(words: CardWords, part: str) -> list[EffectText]:
    """Return the effects of a card in the order of a beat; those without a timing stand first."""
    texts, made = words.effects(part), words.pack.part[part]
    if not isinstance(made, Card):
        return texts
    # What the figures X stand for is told before all effects.
    lead = len(texts) - len(made.effects)
    ranks = [*([-1] * lead), *(PHASES.index(effect.when) for effect in made.effects)]
    ranked = sorted(zip(ranks, texts, strict=True), key=lambda each: (each[1].when != "", each[0]))
    return [each for _, each in ranked]


def lower_first(words: str) -> str:
    """Return a sentence as it stands after a colon."""
    return words[:1].lower() + words[1:]


def height(words: CardWords, card: str, width: int, *, dense: bool = False) -> int:
    """Return how high a face of this width is; `dense` as for its effects."""
    body = prose.height(effects(words, card, PAPER, dense=dense), TEXT_SIZE, _text_width(width))
    return 2 * PAD + HEAD + (GAP + body if body else 0)


def _text_width(width: int) -> int:
    return width - SPINE - 2 * PAD


def face(
    box: Box, pack: Pack, card: str, words: CardWords, *, dense: bool = False, ring: Role | None = None
) -> list[Item]:
    """Return a card filling the box, which is at least `height` high; a chosen one with a ring and a tick in that colour."""
    body = Box(box.x + SPINE, box.y, box.w - SPINE, box.h).inset(PAD)
    head, rest = body.top(HEAD, GAP)
    strip, title = _divide_head(head)
    return [
        *_frame(box, signs.kind_of(pack, card), PAPER, ring, head),
        *layout.name(title, words.card(card), "strong", NAME_SIZE, PAPER.ink),
        Panel(strip, "paper.shade", 12),
        *signs.row(strip.inset(8, 0), signs.card_figures(pack, card, words), DIGIT_SIZE, PAPER.ink, PAPER.note),
        *prose.prose(rest, effects(words, card, PAPER, dense=dense), TEXT_SIZE),
    ]


def _divide_head(head: Box) -> tuple[Box, Box]:
    """Return the room of the figures in a card's line, and of its name."""
    strip, title = head.inset(1, 0).end(head.w * NUMBERS // 100, 8)
    return strip.left(strip.w - EDGE)[0], title


def labels(box: Box, words: CardWords, ink: Role) -> list[Item]:
    """Return the names of the four figures above the columns of the cards below, in a box as wide as a card."""
    strip = _divide_head(Box(box.x + SPINE, box.y, box.w - SPINE, box.h).inset(PAD, 0))[0]
    places = signs.columns(strip.inset(8, 0))
    figures = [signs.Figure(name, "") for name in signs.SIGNS]
    return signs.labels(places, figures, words, ink, "left")


def _frame(box: Box, kind: signs.Kind, tones: Tones, ring: Role | None, head: Box) -> list[Item]:
    """Return the card's ground and its spine with the shape of its kind beside its `head`; a ring and a tick if it is chosen."""
    look = LOOKS[kind]
    fill = look.fill if tones is PAPER else look.deep
    thick = RING if ring else EDGE
    inner = box.inset(thick)
    place = Box(inner.x, head.y, SPINE - thick, head.h)
    items: list[Item] = [Panel(box, ring or fill, 18)]
    if ring:
        items.append(Panel(inner, fill, 12))
        place, rest = place.top(place.h // 2)
        items.append(Badge(rest.middle(26, 26), "circle", ring, "", f"{ring}.ink", "check"))
    items.append(Panel(inner.left(SPINE - thick, 0)[1], tones.ground, 12))
    return [*items, Mark(place.middle(24, 24), look.shape, look.ink)]


def brief(box: Box, pack: Pack, card: str, words: CardWords, *, ring: Role | None = None) -> list[Item]:
    """Return a card without its text, on a line at least `BRIEF_HEIGHT` high: its kind, its name, its figures."""
    head = _line(box, ring)
    title, figures = head.left(head.w * (100 - NUMBERS) // 100, 10)
    return [
        *_frame(box, signs.kind_of(pack, card), PAPER, ring, head),
        *layout.name(title, words.card(card), "strong", NAME_SIZE, PAPER.ink),
        *signs.row(figures, signs.card_figures(pack, card, words), DIGIT_SIZE, PAPER.ink, PAPER.note),
    ]


def unavailable(box: Box, pack: Pack, card: str, words: CardWords, beat: int | None) -> list[Item]:
    """Return a card that cannot be played, on a line at least `UNAVAILABLE_HEIGHT` high.

    Beneath its name it says with which beat the card can be played again, or that it lies beside the pair.
    """
    head = _line(box, None)
    title, below = head.inset(0, 2).top(46)
    sign, note = below.left(28, 8)
    key = "battlecon-hand-aside" if beat is None else "battlecon-hand-back"
    return [
        *_frame(box, signs.kind_of(pack, card), UNAVAILABLE, None, head),
        *layout.name(title, words.card(card), "strong", TEXT_SIZE, UNAVAILABLE.ink),
        Icon(sign.middle(28, 28), signs.ASIDE if beat is None else signs.BACK, UNAVAILABLE.note),
        *layout.name(note, words.say(key, beat=beat or 0), "text", NOTE_SIZE, UNAVAILABLE.note),
    ]


def _line(box: Box, ring: Role | None) -> Box:
    """Return the inside of a card of one line, right of its spine."""
    inner = box.inset(RING if ring else EDGE)
    return Box(box.x + SPINE, inner.y, inner.right - box.x - SPINE, inner.h).inset(PAD, 0)
