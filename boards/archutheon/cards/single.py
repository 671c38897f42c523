"""Things alone and large: a hero with his five cards and both passives, a card, a passive, a side of a terrain, a terrain."""

from __future__ import annotations

from boards.archutheon.cards import face, prose, signs
from boards.archutheon.cards.prose import Paragraph
from boards.archutheon.cards.reference import reference_scene
from boards.archutheon.cards.rows import Cell, rows
from boards.archutheon.pages import GAP, pages
from boards.painting import layout, text
from boards.painting.layout import Box, Icon, Item, Panel, Sprite
from boards.painting.scenes import Scenes, as_scenes
from boards.pieces.pages import INSIDE, Part
from boards.pieces.prose import Run
from engines.archutheon.content.pack import Pack
from engines.archutheon.content.vocabulary import VALUES
from engines.archutheon.views.view import REFERENCE, CardView
from words.archutheon.cards.texts import CardWords

TITLE, NOTE, HEAD = 64, 34, 150
PAD, CAPTION = 20, 40
CARD_SIZE = 44
"""Letters of a card that stands alone."""


def card_scene(view: CardView, pack: Pack, words: CardWords) -> Scenes:
    """Return a thing alone, 1280 pixels wide. Raises KeyError for one that the pack does not have."""
    name = view.name
    if name == REFERENCE:
        return reference_scene(view, words)
    if name in pack.hero:
        return _pictures(_hero(words, name))
    if name in pack.card:
        return _pictures([_card(words, name)])
    if name in pack.terrain:
        sides = [f"{name}.{side.id}" for side in pack.terrain[name].sides]
        title = _title(words.terrain(name), words.say("archutheon-board-ground"), Icon(_SPOT, signs.TERRAIN, "gold"))
        return _pictures([title, *rows([_standing(words, side) for side in sides], HEAD + GAP, (2,))])
    owner = name.partition(".")[0]
    sign = signs.hero_medallion(pack, owner) if owner in pack.hero else None
    icon: Icon | Sprite = Sprite(_SPOT, sign) if sign else Icon(_SPOT, signs.TERRAIN, "gold")
    caption = words.say("archutheon-board-passive", hero=words.hero(owner)) if sign else words.terrain(owner)
    return _pictures([_title(words.passive(name), caption, icon), _wide_text(words, name)])


_SPOT = Box(0, 0, HEAD - 24, HEAD - 24)


def _pictures(parts: list[Part]) -> Scenes:
    return as_scenes(pages([[part] for part in parts]))


def _hero(words: CardWords, name: str) -> list[Part]:
    """Return a hero: name, story, what he can do besides; his cards by value, then his passives."""
    hero = words.pack.hero[name]
    story = hero.flavour.in_language(words.language)
    cards = sorted(hero.cards, key=lambda card: VALUES.index(card.value))
    cells = [_face(words, f"{name}.{card.id}") for card in cards]
    passives = [_standing(words, f"{name}.{passive.id}") for passive in hero.passives]
    title = _title(words.hero(name), words.trait(name) or story, Sprite(_SPOT, signs.hero_medallion(words.pack, name)))
    return [title, *rows(cells, HEAD + GAP), *rows(passives, 0, (2,))]


def _title(name: str, note: str, sign: Icon | Sprite) -> Part:
    """Return a name with a line beneath it, after a sign."""

    def draw(box: Box) -> list[Item]:
        mark, rest = box.inset(PAD, 12).left(HEAD - 24, 22)
        upper, lower = rest.top(72)
        placed: Item = Icon(mark, sign.name, sign.role) if isinstance(sign, Icon) else Sprite(mark, sign.art)
        return [
            Panel(box, "panel", 18, "metal", 4),
            placed,
            *layout.name(upper, text.clean(name, "display"), "display", TITLE, "text"),
            *layout.name(lower, note, "text", NOTE, "muted"),
        ]

    return Part(HEAD, draw)


def _face(words: CardWords, name: str) -> Cell:
    return Cell(
        lambda wide, size: face.height(words, name, wide, size), lambda box, size: face.face(box, words, name, size)
    )


def _card(words: CardWords, name: str) -> Part:
    """Return a card as wide as the picture."""
    high = face.height(words, name, INSIDE, CARD_SIZE)
    return Part(high, lambda box: face.face(box, words, name, CARD_SIZE))


def _standing(words: CardWords, name: str) -> Cell:
    """Return a passive, or a side of a terrain: its name above its text."""
    paragraphs: tuple[Paragraph, ...] = ((Run(words.standing(name), "text", "paper.text"),),)

    def draw(box: Box, size: int) -> list[Item]:
        inner = box.inset(PAD)
        upper, rest = inner.top(56, 8)
        return [
            Panel(box, "paper", 18, "metal", 5),
            *layout.name(upper, words.passive(name), "display", CAPTION, "paper.text"),
            *prose.prose(rest, paragraphs, size),
        ]

    return Cell(lambda wide, size: 2 * PAD + 64 + prose.height(paragraphs, size, wide - 2 * PAD), draw)


def _wide_text(words: CardWords, name: str) -> Part:
    paragraphs: tuple[Paragraph, ...] = ((Run(words.standing(name), "text", "paper.text"),),)
    room = INSIDE - 4 * PAD
    high = prose.height(paragraphs, CARD_SIZE, room) + 3 * PAD

    def draw(box: Box) -> list[Item]:
        return [
            Panel(box, "paper", 18, "metal", 5),
            *prose.prose(box.inset(2 * PAD, PAD + PAD // 2), paragraphs, CARD_SIZE),
        ]

    return Part(high, draw)
