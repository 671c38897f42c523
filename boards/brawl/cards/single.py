"""One action card alone, large: core, name and kind, its figures each with its name, its range in hexes, what it does."""

from __future__ import annotations

from boards.brawl.cards import face, prose, signs
from boards.brawl.cards.figures import PAPER
from boards.brawl.cards.ranges import Reach
from boards.painting import layout, text
from boards.painting.layout import Align, Box, Icon, Item, Panel, Scene, Sprite, ground
from boards.painting.theme import Role
from boards.pieces import sources
from boards.pieces.card_frame import metal_frame
from engines.brawl.content.pack import Pack
from engines.brawl.content.shapes import Card, Champion
from words.brawl.cards.texts import CardWords
from words.common.origins import source_mark

WIDTH, HEIGHT = 1280, 960
EDGE, GAP = 26, 18
HEAD, FOOT = 206, 84
PLATE = 224
"""Height of the plates with figures and range."""

SIZES = (60, 56, 52, 48, 44, 40, 38, 36, 34, 32, 30, 28, 26, text.SMALLEST)
DIGITS = 100


def scene(name: str, pack: Pack, words: CardWords) -> Scene:
    """Return one card, 1280 by 960 pixels. Raises KeyError for a name that the pack does not have."""
    card = pack.card[name]
    box = Box(0, 0, WIDTH, HEIGHT).inset(EDGE)
    inner = box.inset(10)
    head, body = inner.top(HEAD, 0)
    foot, rest = body.inset(34, 0).foot(FOOT, 0)
    items: list[Item] = [
        ground(WIDTH, HEIGHT),
        *metal_frame(box),
        Panel(inner, signs.core_fill(card.core), 22),
        Panel(body, "paper", 22),
        *_head(head.inset(26, 14), name, words),
        *_foot(foot, name, pack, words),
    ]
    rest = rest.inset(0, GAP)
    plates = _plates(card, words)
    if plates or card.range is not None:
        line, rest = rest.top(PLATE, GAP)
        items += _figures(line, name, words, plates)
    paragraphs = face.effects(words, name, PAPER, "enamel.neighbours")
    size = prose.largest(paragraphs, rest.w, rest.h, SIZES)
    items += prose.prose(rest, paragraphs, size)
    free = rest.top(prose.height(paragraphs, size, rest.w), GAP)[1]
    side = min(free.h, 420)
    if side >= face.WATERMARK:
        items.append(Icon(free.end(side, 0)[0].foot(side)[0], signs.glyph(pack, name.partition(".")[0]), "paper.shade"))
    return Scene(WIDTH, HEIGHT, tuple(items))


def source(box: Box, champion: Champion, words: CardWords, role: Role = "muted", align: Align = "left") -> list[Item]:
    """Return where a card comes from, after its mark, at the left or the right of the box."""
    caption = source_mark(words.say, f"term-source-{champion.source}", words.pack, f"champions.{champion.id}")
    return sources.source_note(box, caption, champion.source, role, align)


def _head(box: Box, name: str, words: CardWords) -> list[Item]:
    """Return the core, the name, the kind and the name of the core."""
    card = words.pack.card[name]
    ink = f"{signs.core_fill(card.core)}.ink"
    spot, rest = box.left(box.h, 26)
    line, title = rest.foot(56, 0)
    sign, line = line.left(48, 14)
    caption = words.say("brawl-face-line", kind=words.kind(name), core=words.core(card.core))
    return [
        signs.core(spot, card.core),
        *layout.name(title, words.card(name), "display", 84, ink),
        Icon(sign.middle(48, 48), signs.KIND_SIGNS[card.kind], ink),
        *layout.name(line, caption, "text", 40, ink),
    ]


def _foot(box: Box, name: str, pack: Pack, words: CardWords) -> list[Item]:
    """Return the fighter or champion that the card belongs to, and where it comes from."""
    champion = name.partition(".")[0]
    origin, rest = box.end(box.w // 2, 20)
    spot, rest = rest.left(68, 16)
    return [
        signs.medallion(spot, pack, champion),
        *layout.name(rest, words.champion(champion), "display", 40, "paper.muted"),
        *source(origin, pack.champion[champion], words, "paper.muted", "right"),
    ]


Plate = tuple[str, str, str]
"""The sign of a figure, the figure, and its name."""


def _plates(card: Card, words: CardWords) -> list[Plate]:
    found: list[Plate] = []
    if card.kind != "reaction":
        caption = words.say("brawl-face-move" if card.move else "brawl-face-no-move")
        found.append((signs.MOVE, str(card.move) if card.move else "–", caption))
    if card.strength is not None:
        found.append((signs.STRENGTH, str(card.strength), words.say("brawl-face-strength")))
    if card.defence is not None:
        found.append((signs.DEFENCE, f"+{card.defence}", words.say("brawl-face-defence")))
    return found


def _figures(box: Box, name: str, words: CardWords, plates: list[Plate]) -> list[Item]:
    """Return a plate for each figure, and a wide one for the range."""
    card = words.pack.card[name]
    items: list[Item] = []
    rest = box
    for plate in plates:
        spot, rest = rest.left(240, 14)
        items += _plate(spot, *plate)
    if card.range is None:
        return items
    shown = card.range
    caption, picture = rest.inset(16, 10).foot(52, 6)
    range_text = words.range_text(name)
    tones = ("paper.text", signs.core_fill(card.core), "paper.line", "paper.shade")
    return [
        *items,
        Panel(rest, "paper.shade", 18),
        Sprite(picture, Reach(shown.shape, shown.least, shown.most, *tones)),
        *layout.name(caption, range_text, "text", 34, "paper.muted", "centre"),
    ]


def _plate(box: Box, icon: str, digits: str, name: str) -> list[Item]:
    caption, number = box.inset(10, 10).foot(52, 0)
    wide = 86 + 14 + text.width(digits, "strong", DIGITS)
    sign, count = number.middle(wide, number.h).left(86, 14)
    return [
        Panel(box, "paper.shade", 18),
        Icon(sign.middle(86, 86), icon, "paper.muted"),
        layout.number(count, digits, DIGITS, "paper.text"),
        *layout.name(caption, name, "text", 34, "paper.muted", "centre"),
    ]
