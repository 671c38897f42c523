"""One card alone, large: a creature with its spell, a reward with prize and condition, a hero."""

from __future__ import annotations

from boards.krendel import enamel, parts
from boards.painting import layout
from boards.painting.emblems import Medallion
from boards.painting.layout import Box, Icon, Item, Panel, Scene, Sprite, ground
from boards.pieces import sources
from boards.pieces.card_frame import metal_frame
from engines.krendel.content.pack import Pack
from engines.krendel.content.shapes import Source
from engines.krendel.views.view import CardView
from words.common.origins import source_mark
from words.krendel.cards import CardWords

WIDTH, HEIGHT = 1280, 960
EDGE = 30
GAP = 20
INSET = 30
DIE = 124
NOTE = 44
"""Height of the line that says where a card comes from."""


def card_scene(view: CardView, pack: Pack, words: CardWords) -> Scene:
    """Return a card laid out, 1280 by 960 pixels. Raises KeyError for an id that the pack does not have."""
    box = Box(0, 0, WIDTH, HEIGHT).inset(EDGE)
    drawn = {"creature": _creature, "reward": _reward, "hero": _hero}[view.kind]
    frame = [*metal_frame(box), Panel(box.inset(9), "paper", 24)]
    return Scene(WIDTH, HEIGHT, (ground(WIDTH, HEIGHT), *frame, *drawn(view.id, pack, words, box.inset(INSET))))


def _creature(card: str, pack: Pack, words: CardWords, box: Box) -> list[Item]:
    """Return the portrait at the left; at the right name and figures, and beneath them the inverted half."""
    made = pack.creature[card]
    picture, rest = box.left(500, 28)
    lower, upper = rest.foot(410, GAP)
    title, figures = upper.top(upper.h - 170, 0)
    attack, defence = figures.columns(2, GAP)
    items: list[Item] = [
        parts.portrait(picture, pack, card),
        *layout.name(title, words.creature_name(card), "display", 88, "paper.text"),
        *_figure(attack, parts.ATTACK, made.attack),
        *_figure(defence, parts.DEFENCE, made.defence),
        Panel(lower, "back", 20, "back.line", 4),
    ]
    note, body = lower.inset(24, 18).foot(NOTE, 8)
    head, body = body.top(76, 10)
    sign, title = head.left(60, 18)
    items.append(Icon(sign.middle(60, 60), parts.SPELL, "spell.paper"))
    items += layout.name(title, words.spell_name(card), "strong", 52, "spell.paper")
    items += layout.paragraph(body, words.spell_text(card), "text", 60, "paper")
    return [
        *items,
        *_note(note, source_mark(words.say, f"term-source-{made.source}", pack, f"creatures.{card}"), made.source),
    ]


def _figure(box: Box, icon: str, count: int) -> list[Item]:
    """Return a figure as large as a die, with its sign."""
    plate = box.inset(0, 6)
    middle = plate.middle(parts.figure_width(count, DIE), plate.h)
    return [Panel(plate, "paper.shade", 18), *parts.figure(middle, icon, count, "paper.text", DIE)]


def _note(box: Box, caption: str, source: Source) -> list[Item]:
    """Return where a card comes from, in the lower right corner of the inverted half."""
    return sources.source_note(box, caption, source, "back.note", "right")


def _reward(card: str, pack: Pack, words: CardWords, box: Box) -> list[Item]:
    """Return the name; the prize on the upright half, what it is given for on the inverted one."""
    made = pack.reward[card]
    title, rest = box.top(120, 0)
    upper, lower = rest.top((rest.h - GAP) // 2, GAP)
    items: list[Item] = [*layout.name(title, words.reward_name(card), "display", 72, "paper.text", "centre")]
    items.append(Panel(upper, "paper.shade", 20))
    items += _half(
        upper, enamel.prize_medallion(pack, card), (words.term("prize"), words.reward_prize(card)), "paper.text"
    )
    items.append(Panel(lower, "back", 20, "back.line", 4))
    items += _half(
        lower, enamel.condition_medallion(pack, card), (words.term("condition"), words.reward_condition(card)), "paper"
    )
    note = lower.inset(24, 12).foot(NOTE)[0]
    return [
        *items,
        *_note(note, source_mark(words.say, f"term-source-{made.source}", pack, f"rewards.{card}"), made.source),
    ]


def _half(box: Box, art: Medallion, texts: tuple[str, str], ink: str) -> list[Item]:
    emblem, rest = box.inset(32, 26).left(box.h - 52, 40)
    caption, body = rest.inset(0, NOTE - 16).top(54, 6)
    return [
        Sprite(emblem, art),
        *layout.name(caption, texts[0], "text", 40, "paper.muted" if ink == "paper.text" else "back.note"),
        *layout.paragraph(body, texts[1], "strong", 64, ink),
    ]


def _hero(card: str, pack: Pack, words: CardWords, box: Box) -> list[Item]:
    """Return the portrait, and the name beneath: a hero has no powers (TK-03)."""
    title, picture = box.foot(150, 8)
    return [
        parts.hero_portrait(picture, pack, card),
        *layout.name(title, words.hero_name(card), "display", 96, "paper.text", "centre"),
    ]
