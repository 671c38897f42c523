"""One card of a fighter alone, large: an attack's card with its figures, or a part that has effects only."""

from __future__ import annotations

from boards.battlecon.cards import emblem, face, pairs, prose, signs
from boards.battlecon.cards.face import Tones
from boards.battlecon.cards.signs import LOOKS, Figure
from boards.painting import layout, text
from boards.painting.layout import Align, Box, Icon, Item, Mark, Panel, Scene, ground
from boards.painting.theme import Role
from boards.pieces import sources
from boards.pieces.card_frame import metal_frame
from engines.battlecon.content.pack import Pack
from engines.battlecon.content.shapes import Card, Kit, Token
from words.battlecon.cards.texts import CardWords
from words.common.origins import source_mark

WIDTH, HEIGHT = 1280, 960
EDGE = 26
GAP = 18
SIZES = (56, 52, 48, 44, 40, 38, 36, 34, 32, 30, 28, 26, text.SMALLEST)
STATS = ("range", "power", "priority", "guard")
FARTHEST = 6
"""The greatest distance on the duel board (BC-01)."""


def scene(kit: str, name: str, pack: Pack, words: CardWords) -> Scene:
    """Return one card or part of a fighter, or one that all share. Raises KeyError for names that the pack does not have."""
    part = pack.part[name]
    drawn = _card(kit, name, pack, words) if isinstance(part, Card) else _part(kit, name, pack, words)
    return Scene(WIDTH, HEIGHT, (ground(WIDTH, HEIGHT), *drawn))


def source(box: Box, kit: Kit, words: CardWords, role: Role = "muted", align: Align = "left") -> list[Item]:
    """Return where a kit comes from, after its mark, at the left or the right of the box."""
    label = source_mark(words.say, f"battlecon-source-{kit.source}", words.pack, f"kits.{kit.id}")
    return sources.source_note(box, _capital(label), kit.source, role, align)


def _frame(fill: Role, spine: Role) -> tuple[list[Item], Box, Box]:
    """Return a card with a coloured spine, and the insides of the spine and of the card."""
    box = Box(0, 0, WIDTH, HEIGHT).inset(EDGE)
    inner = box.inset(10)
    left, rest = inner.left(196, 0)
    return [*metal_frame(box), Panel(inner, spine, 22), Panel(rest, fill, 22)], left, rest


def _spine(box: Box, pack: Pack, kit: str, kind: str, ink: Role, shape: Mark | Icon) -> list[Item]:
    """Return the fighter's medallion above; at the foot what kind of card it is, by shape and word."""
    top, rest = box.inset(10, 22).top(142)
    word, rest = rest.foot(72, 10)
    place = rest.foot(90)[0].middle(78, 78)
    sign = Mark(place, shape.shape, ink) if isinstance(shape, Mark) else Icon(place, shape.name, ink)
    words = layout.name(word, kind, "strong", 32, ink, "centre")
    return [emblem.medallion(top, pack, kit), sign, *words]


def _card(kit: str, name: str, pack: Pack, words: CardWords) -> list[Item]:
    kind = signs.kind_of(pack, name)
    look = LOOKS[kind]
    items, spine, body = _frame("paper", look.fill)
    word = words.say(f"battlecon-term-{kind}")
    items += _spine(spine, pack, kit, _capital(word), look.ink, Mark(spine, look.shape, look.ink))
    note, body = body.inset(34, 22).foot(44, 8)
    title, body = body.top(116, 8)
    items += layout.name(title, words.card(name), "display", 84, "paper.text")
    plates, rest = body.top(200, GAP)
    items += _figures(plates, signs.card_figures(pack, name, words), words)
    made = pack.card[name]
    if kind != "style" and isinstance(made.range, tuple):
        scale, rest = rest.top(62, GAP)
        tones = (look.fill, look.ink, "paper.shade", "paper.text")
        fighter, scale = scale.left(34, 16)
        items.append(Mark(fighter.middle(34, 34), "circle", "paper.muted"))
        items += pairs.distance_scale(scale.left(scale.w * 3 // 5)[0], made.range, FARTHEST, tones)
    items += _effects(rest, name, words, face.PAPER)
    return [*items, *_note(note, kit, pack, words, "paper.muted")]


def _capital(word: str) -> str:
    return word[:1].upper() + word[1:]


def _figures(box: Box, figures: tuple[Figure, ...], words: CardWords) -> list[Item]:
    """Return the four figures on plates, each with its name beneath."""
    items: list[Item] = []
    for plate, shown, stat in zip(box.columns(4, 14), figures, STATS, strict=True):
        caption, number = plate.inset(10, 8).foot(48, 0)
        word = words.say("battlecon-term-stable" if shown.stable else f"battlecon-term-{stat}")
        size = next(n for n in (96, 88, 80, 72, 64, 56) if signs.figure_width(shown, n) <= number.w or n == 56)
        middle = number.middle(signs.figure_width(shown, size), number.h)
        items.append(Panel(plate, "paper.shade", 18))
        items += signs.figure(middle, shown, size, "paper.text", "paper.muted")
        items += layout.name(caption, word, "text", 32, "paper.muted", "centre")
    return items


def _effects(box: Box, name: str, words: CardWords, tones: Tones) -> list[Item]:
    paragraphs = face.effects(words, name, tones)
    return prose.prose(box, paragraphs, prose.largest(paragraphs, box.w, box.h, SIZES))


def _note(box: Box, kit: str, pack: Pack, words: CardWords, role: Role) -> list[Item]:
    """Return the fighter or champion that the card belongs to, and where the kit comes from."""
    origin, name = box.end(box.w // 2, 20)
    return [
        *layout.name(name, words.fighter(kit), "display", 34, role),
        *source(origin, pack.kit[kit], words, role, "right"),
    ]


def _part(kit: str, name: str, pack: Pack, words: CardWords) -> list[Item]:
    """Return an ability, a token, a special card or a support token."""
    part = pack.part[name]
    if isinstance(part, Token):
        sign, kind = signs.TOKEN, words.say("battlecon-term-counter" if part.counter else "battlecon-term-token")
    elif name.endswith(".ability"):
        sign, kind = signs.ABILITY, words.say("battlecon-hand-ability")
    else:
        sign, kind = signs.CARD, words.say("battlecon-hand-special")
    items, spine, body = _frame("back", "back.line")
    items += _spine(spine, pack, kit, _capital(kind), "paper", Icon(spine, sign, "paper"))
    note, body = body.inset(34, 22).foot(44, 8)
    title, body = body.top(116, 8)
    items += layout.name(title, words.part(name), "display", 84, "spell.paper")
    items += _effects(body, name, words, face.SPELL)
    return [*items, *_note(note, kit, pack, words, "back.note")]
