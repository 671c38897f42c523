"""A champion for all to read: who he is, both sides of the champion card, and his six action cards with their texts."""

from __future__ import annotations

from boards.brawl.cards import face, prose, signs, single
from boards.brawl.cards.prose import Paragraph
from boards.painting import layout, text
from boards.painting.emblems import Ground
from boards.painting.layout import Box, Icon, Item, Mark, Panel, Scene, Sprite
from boards.painting.theme import Role
from engines.brawl.content.pack import Pack
from engines.brawl.content.shapes import Face
from engines.brawl.views.view import CardView
from words.brawl.cards.texts import CardWords

WIDTH = 1280
LEAST, STEP, MOST = 1088, 64, 1536
"""Heights of a poster: as many steps more as the texts need; above `MOST` letters are as small as may be."""

EDGE, GAP = 14, 8
SIZES = (34, 32, 30, 28, 26, text.SMALLEST)
COLUMNS = 3
CARD_STATE = face.State(with_champion=False)
"""The state of all cards here: without a champion's line, since all are the same champion's."""

HEAD = 236
SIDE = 300
"""Width of the base side."""

TITLE, STATS, PAD = 40, 84, 14
"""Heights of a side's name and of its figures, and the margin around them."""

FIGURES, DIGITS = 272, 64
"""Width of health and defence of a side, and their size."""


def card_scene(view: CardView, pack: Pack, words: CardWords) -> Scene:
    """Return a champion laid out, 1280 pixels wide, or one of his cards alone, 1280 by 960.

    Raises KeyError for a champion or a card that the pack does not have.
    """
    if view.card:
        return single.scene(view.card, pack, words)
    cards = pack.cards_of(view.kit)
    rows = [cards[n : n + COLUMNS] for n in range(0, len(cards), COLUMNS)]
    wide = (WIDTH - 2 * EDGE - GAP * (COLUMNS - 1)) // COLUMNS

    def heights(size: int) -> list[int]:
        sides = _sides_height(words, view.kit, size)
        return [sides, *(max(face.height(words, card, wide, size, CARD_STATE) for card in row) for row in rows)]

    frame = 2 * EDGE + HEAD + GAP * (len(rows) + 1)
    size = next((size for size in SIZES if frame + sum(heights(size)) <= MOST), SIZES[-1])
    sides, *high = heights(size)
    needed = max(frame + sides + sum(high), LEAST)
    total = LEAST + -(-(needed - LEAST) // STEP) * STEP
    spare = total - frame - sides - sum(high)

    whole = Box(0, 0, WIDTH, total)
    head, rest = whole.inset(EDGE).top(HEAD, GAP)
    both, rest = rest.top(sides, GAP)
    items: list[Item] = [
        Sprite(whole, Ground()),
        *_header(head, pack, view.kit, words),
        *_sides(both, pack, view.kit, words, size),
    ]
    for n, (row, height) in enumerate(zip(rows, high, strict=True)):
        more = spare * (n + 1) // len(rows) - spare * n // len(rows)
        strip, rest = rest.top(height + more, GAP)
        for spot, card in zip(strip.columns(COLUMNS, GAP), row, strict=False):
            items += face.face(spot, pack, card, words, size, CARD_STATE)
    return Scene(WIDTH, total, tuple(items))


def _header(box: Box, pack: Pack, champion: str, words: CardWords) -> list[Item]:
    """Return the portrait, the name, how the champion plays, and where the cards come from."""
    made = pack.champion[champion]
    picture, rest = box.left(HEAD, 24)
    title, rest = rest.inset(0, 2).top(96, 4)
    note, flavour = rest.foot(44, 4)
    return [
        Sprite(picture, signs.champion_portrait(pack, champion)),
        *layout.name(title, words.champion(champion), "display", 84, "text"),
        *layout.name(flavour, made.flavour.in_language(words.language), "text", 34, "text"),
        *single.source(note, made, words),
    ]


def _ability(words: CardWords, champion: str) -> tuple[Paragraph, ...]:
    ability = words.ability(champion) or [words.say("brawl-face-no-ability")]
    return (tuple(atom for each in ability for atom in prose.marked(words.language, each, "paper", "back.note")),)


def _sides_height(words: CardWords, champion: str, size: int) -> int:
    body = prose.height(_ability(words, champion), size, WIDTH - 2 * EDGE - SIDE - GAP - FIGURES - 3 * PAD)
    return 2 * PAD + TITLE + max(STATS, body)


def _sides(box: Box, pack: Pack, champion: str, words: CardWords, size: int) -> list[Item]:
    """Return both sides of the champion card: figures, and the gifts of the levelled side (SB-42)."""
    made = pack.champion[champion]
    base, levelled = box.left(SIDE, GAP)
    title, body = levelled.inset(PAD).top(TITLE, 0)
    star, title = title.left(34, 10)
    figures, beside = body.left(FIGURES, PAD)
    ability = _ability(words, champion)
    high = prose.height(ability, size, beside.w)
    upper, lower = base.inset(PAD).top(TITLE, 0)
    return [
        Panel(base, "panel", 18, "line", 4),
        *layout.name(upper, words.say("brawl-face-base"), "strong", 30, "muted"),
        *_stats(lower, made.base, "text", "muted"),
        Panel(levelled, "back", 18, "metal", 4),
        Mark(star.middle(34, 34), "star", "metal"),
        *layout.name(title, words.say("brawl-face-levelled"), "strong", 30, "spell.paper"),
        *_stats(figures, made.levelled, "paper", "back.note"),
        *prose.prose(beside.middle(beside.w, high), ability, size),
    ]


def _stats(box: Box, side: Face, ink: Role, note: Role) -> list[Item]:
    """Return health and defence, from the left of the box and in the middle of its height."""
    items: list[Item] = []
    for spot, (icon, tone, number) in zip(
        box.left(min(box.w, FIGURES))[0].columns(2, 10),
        ((signs.HEALTH, "bad", side.health), (signs.DEFENCE, note, side.defence)),
        strict=True,
    ):
        sign, digits = spot.left(56, 10)
        items += [Icon(sign.middle(56, 56), icon, tone), layout.number(digits, str(number), DIGITS, ink)]
    return items
