"""Cards of BattleCON in pictures: signs of figures, colours and shapes of the kinds, rows of figures, small plates."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Literal

from boards.battlecon.cards.prose import TIE, tie_side
from boards.painting import layout, text
from boards.painting.layout import Align, Box, Icon, Item, Mark, MarkShape, Panel
from boards.painting.theme import Role
from engines.battlecon.content.pack import Pack
from engines.battlecon.content.shapes import Card
from engines.battlecon.views.view import FiguresView
from words.battlecon.cards.texts import CardWords
from words.texts import figure as plain

RANGE, POWER, PRIORITY, GUARD = "horizontal-flip", "fist", "run", "checked-shield"
SIGNS = (RANGE, POWER, PRIORITY, GUARD)
"""The icons of an attack's four figures, in their fixed order (BC-10)."""

STABLE, ARMOUR, FORCE, LIFE, TOKEN = "shield", "breastplate", "power-lightning", "hearts", "token"
BACK, ASIDE, TIME, CARD, ABILITY, MARKER = (
    "backward-time",
    "card-discard",
    "hourglass",
    "papers",
    "magic-swirl",
    "position-marker",
)

Kind = Literal["style", "base", "finisher"]


@dataclass(frozen=True, slots=True)
class Look:
    """The look of a kind of card: a colour with its tints and ink, and a shape."""

    fill: Role
    deep: Role
    tint: Role
    ink: Role
    shape: MarkShape


LOOKS: dict[Kind, Look] = {
    "style": Look("enamel.attack", "enamel.attack.deep", "enamel.attack.tint", "enamel.attack.ink", "diamond"),
    "base": Look("enamel.defence", "enamel.defence.deep", "enamel.defence.tint", "enamel.defence.ink", "square"),
    "finisher": Look("metal", "metal.deep", "metal.tint", "rim", "star"),
}
"""Styles have red backs and bases blue ones, as in the book; finishers a frame of metal."""


def kind_of(pack: Pack, card: str) -> Kind:
    """Return the kind of the card of this name. Raises KeyError for a name that is none."""
    kit, _, name = card.rpartition(".")
    if not kit:
        return "style" if pack.card[card] is pack.common.maneuver else "base"
    if name in {each.id for each in pack.kit[kit].styles}:
        return "style"
    return "finisher" if pack.card[card] in pack.kit[kit].finishers else "base"


# -------------------------------------------------------------------- figures


@dataclass(frozen=True, slots=True)
class Figure:
    """A figure as it is shown: its sign and words ("1~3", "−2", "НЕТ"), with * if fixed; `tie`: ▲ behind it.

    `stable`: Стойкость, a shield in place of a number (BC-13). `idle`: it changes nothing, as the +0 of a style.
    """

    sign: str
    words: str
    tie: bool = False
    stable: bool = False
    idle: bool = False


Figures = tuple[Figure, Figure, Figure, Figure]


def card_figures(pack: Pack, card: str, words: CardWords) -> Figures:
    """Return the printed figures of a card: a style's with plus and minus signs, as they are added to those of a base (BC-10)."""
    made, printed = pack.card[card], words.figures(card)
    shown = [
        Figure(sign, each.replace(TIE, ""), idle=_is_idle(made, stat, adds=kind_of(pack, card) == "style"))
        for sign, stat, each in zip(SIGNS, ("range", "power", "priority", "guard"), printed, strict=True)
    ]
    stable = Figure(GUARD, "", stable=True) if made.guard == "stable" else shown[3]
    return shown[0], shown[1], replace(shown[2], tie=made.tie), stable


def _is_idle(card: Card, stat: str, *, adds: bool) -> bool:
    """Return whether a figure adds nothing, or protects from nothing."""
    return (adds or stat == "guard") and getattr(card, stat) in (0, (0, 0)) and stat not in card.fixed


def attack_figures(figures: FiguresView, words: CardWords) -> Figures:
    """Return the four sums of an attack (BC-10 to BC-17)."""
    none = words.say("battlecon-figure-none")
    if figures.spaces is not None:
        reach = "X"
    elif figures.any_range:
        reach = words.say("battlecon-hand-any")
    else:
        reach = none if figures.reach is None else format_range(*figures.reach)
    return (
        Figure(RANGE, reach),
        Figure(POWER, none if figures.power is None else plain(figures.power)),
        Figure(PRIORITY, plain(figures.priority), figures.tie),
        Figure(GUARD, "", stable=True) if figures.guard is None else Figure(GUARD, plain(figures.guard)),
    )


def format_range(least: int, most: int) -> str:
    """Return a range as it is written: "1~3", or one number for both (BC-11)."""
    return plain(least) if least == most else f"{plain(least)}~{plain(most)}"


def _letter_size(figure: Figure, size: int) -> int:
    """Return the size of a figure's words: what is no number is written smaller, to be as wide as one."""
    return size if any(char.isdigit() for char in figure.words) else max(text.SMALLEST, round(size * 0.68))


def figure_width(figure: Figure, size: int) -> int:
    """Return the width in pixels of a figure with its sign at this size of digits."""
    if figure.stable:
        return round(size * STABLE_SHARE)
    wide = text.width(_words(figure), "strong", _letter_size(figure, size))
    return _icon_side(size) + _gap(size) + wide + (tie_side(size) + size // 12 if figure.tie else 0)


STABLE_SHARE = 1.05
"""Side of the shield of Стойкость as a share of the size of digits."""


def _icon_side(size: int) -> int:
    return round(size * 0.72)


def _gap(size: int) -> int:
    return max(5, size // 8)


def _words(figure: Figure) -> str:
    return text.clean(figure.words, "strong")


def sign(box: Box, name: str, role: Role) -> list[Item]:
    """Return the sign of a figure, filling a square box; the arrows of a range are bolder than the icon of that name."""
    if name != RANGE:
        return [Icon(box, name, role)]
    half = Box(box.x, box.y + box.h // 6, box.w // 2, box.h - box.h // 3)
    return [Mark(half, "left", role), Mark(Box(half.right, half.y, half.w, half.h), "right", role)]


def figure(box: Box, shown: Figure, size: int, ink: Role, note: Role) -> list[Item]:
    """Return a sign in the colour `note` and its figure in `ink`, from the left of the box and in the middle of its height."""
    if shown.stable:
        side = round(size * STABLE_SHARE)
        return [Icon(box.left(side)[0].middle(side, side), STABLE, ink)]
    side = _icon_side(size)
    mark, rest = box.left(side, _gap(size))
    words, letters = _words(shown), _letter_size(shown, size)
    items = [
        *sign(mark.middle(side, side), shown.sign, note),
        layout.number(rest, words, letters, note if shown.idle else ink),
    ]
    if shown.tie:
        side = tie_side(size)
        spot = rest.left(text.width(words, "strong", letters), size // 12)[1].left(side)[0]
        items.append(Mark(spot.middle(side, side), "triangle", ink))
    return items


SHARES = (29, 24, 25, 22)
"""Hundredths of a row that the four figures have, so that they stand beneath each other in all cards."""


def columns(box: Box) -> list[Box]:
    """Return the places of the four figures in a row."""
    edges = [box.x + box.w * sum(SHARES[:n]) // 100 for n in range(len(SHARES) + 1)]
    return [Box(left, box.y, right - left, box.h) for left, right in pairwise(edges)]


def row(box: Box, figures: Sequence[Figure], size: int, ink: Role, note: Role) -> list[Item]:
    """Return the four figures in their columns, smaller where one would not find room in its own."""
    places = columns(box)
    while size > text.SMALLEST and any(
        figure_width(each, size) > place.w - 6 for each, place in zip(figures, places, strict=True)
    ):
        size -= 1
    return [item for each, place in zip(figures, places, strict=True) for item in figure(place, each, size, ink, note)]


LABEL = 28
"""Letters of what figures are called."""

NAMES = {RANGE: "range", POWER: "power", PRIORITY: "priority", GUARD: "guard", ARMOUR: "armour"}


def _figure_names(figures: Sequence[Figure], words: CardWords) -> list[str]:
    return [text.clean(words.say(f"battlecon-term-{NAMES.get(each.sign, 'guard')}"), "text") for each in figures]


def label_widths(figures: Sequence[Figure], words: CardWords) -> list[int]:
    """Return how much room what figures are called needs in its full size."""
    return [text.width(name, "text", LABEL) + 8 for name in _figure_names(figures, words)]


def labels(
    places: Sequence[Box], figures: Sequence[Figure], words: CardWords, ink: Role, align: Align = "centre"
) -> list[Item]:
    """Return the names of figures, each in its place, all in letters of one size; nothing where not all have room.

    Their signs say it too: half a word says nothing.
    """
    names = _figure_names(figures, words)
    size = LABEL
    while size > text.SMALLEST and any(
        text.width(name, "text", size) > spot.w - 4 for name, spot in zip(names, places, strict=True)
    ):
        size -= 1
    if any(text.width(name, "text", size) > spot.w - 4 for name, spot in zip(names, places, strict=True)):
        return []
    spots = zip(places, names, strict=True)
    return [item for spot, name in spots for item in layout.name(spot.inset(2, 0), name, "text", size, ink, align)]


# -------------------------------------------------------------------- backs


def back(box: Box, kind: Kind) -> list[Item]:
    """Return a card face down: the back of its kind, with its colour and shape."""
    look = LOOKS[kind]
    side = min(box.w, box.h) // 2
    return [
        Panel(box, look.tint, min(18, side // 3)),
        Panel(box.inset(4), look.fill, min(14, side // 3)),
        Panel(box.inset(10), look.deep, min(8, side // 4)),
        Mark(box.middle(side, side), look.shape, look.tint),
    ]
