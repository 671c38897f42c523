"""A seat's spells in its panel: emblem, name and text, fitted so that the text is whole."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from boards import layout, text
from boards.krendel import parts
from boards.krendel.arena import FRAMED, HIGH, WIDE
from boards.krendel.seat import Table
from boards.layout import Box, Icon, Item, Panel
from engines.krendel.preview import coming_spells
from engines.krendel.view import WizardView

LINE = text.line_height(text.SMALLEST)

PAD = (14, 8)
"""Margins of a box."""

DEEP = 230
"""A box this high has room for the card beneath the spell."""

EMBLEMS = (96, 76, 60, 52)
"""Sides of emblems that give way to the text, after the largest."""

SWIRL = 64
"""The largest sign of a spell whose creature stands just above it."""


@dataclass(frozen=True, slots=True)
class Told:
    """What is told of a seat's spells.

    `texts` are its texts from the longest on: of two spells that work, the two names say so where room is short. From the
    flip on, when creatures have become spells, they are those of the next round (TK-26): `flipped`.
    """

    cards: tuple[str, ...]
    name: str
    texts: tuple[str, ...]
    flipped: bool

    @property
    def lone(self) -> bool:
        """Whether it is the one creature that stands just above."""
        return self.flipped and len(self.cards) == 1


def told(table: Table, wizard: WizardView) -> Told:
    """Return what is told of a seat's spells: those that work, or worked in the combat shown, or will work."""
    flipped = table.view.phase == "discard"
    cards = coming_spells(table.pack, wizard) if flipped else wizard.spells
    name, whole = parts.spell_lines(table.words, cards)
    if flipped:
        name = f"{table.words.term('next')}: {name}"
    texts = [whole]
    if len(cards) > 1:
        texts.append(whole.replace(f"{table.words.say('krendel-effect-with-previous')}. ", "", 1))
    clean = tuple(text.clean(words, "text") for words in texts)
    return Told(cards, text.clean(name, "strong"), clean, flipped)


def spell(table: Table, wizard: WizardView, box: Box) -> list[Item]:
    """Return a seat's spells: emblem, name and text; beneath them, where there is room, the card that they cover."""
    what = told(table, wizard)
    items: list[Item] = [Panel(box, "back" if what.flipped else "raised", 14)]
    inner = box.inset(*PAD)
    if not what.cards:
        return [*items, *_no_spell(table, wizard, inner)]
    covered = wizard.stack[-2] if table.view.phase == "choose" and len(wizard.stack) > 1 else None
    if covered is not None and covered not in what.cards and inner.h >= DEEP:
        foot, inner = inner.foot(60, 6)
        items += _beneath(table, covered, foot)
    large = 44 if inner.h >= 250 else 40 if inner.h >= 140 and inner.w >= WIDE else 34
    words = what.texts[0]
    if inner.h >= HIGH and inner.w < WIDE:
        # The emblem with the name beside it above the text, which has the whole width.
        head, body = inner.top(inner.h * 9 // 20, 8)
        most = min(head.h, SWIRL) if what.lone else head.h
        picture, title = head.left(min(most, inner.w - 14 - text.narrowest(what.name, "strong")), 14)
        items += _emblems(table, what, picture)
    else:
        side, words = _beside(what, inner.w, inner.h)
        rest = inner
        if side:
            picture, rest = inner.left(side, 14)
            items += _emblems(table, what, picture)
        fitted = _title(what.name, words, rest.w, rest.h, large)
        # What fits in no way ends in an ellipsis; the text board has it whole.
        title, body = rest.top(text.line_height(fitted.size) * len(fitted.lines) if fitted else LINE, 2)
    items += layout.name(title, what.name, "strong", large, "spell.paper" if what.flipped else "spell")
    return [*items, *layout.paragraph(body, words, "text", large - 2, "paper" if what.flipped else "text")]


def spell_fits(what: Told, box: Box, *, emblem: bool) -> bool:
    """Tell whether name and text find room in a box, with an emblem beside them or without."""
    if not what.cards:
        return True
    inner = box.inset(*PAD)
    side, words = _beside(what, inner.w, inner.h)
    return side > 0 or (not emblem and _title(what.name, words, inner.w, inner.h, 34) is not None)


@lru_cache(maxsize=4096)
def _title(name: str, words: str, width: int, height: int, largest: int) -> text.Fitted | None:
    """Return a spell's name as large as leaves room for its text beneath it; None if even the smallest leaves too little."""
    if text.narrowest(words, "text") > width:
        return None
    for size in (largest, 30, text.SMALLEST):
        title = text.fit_name(name, "strong", width, max(LINE, height // 2), min(size, largest))
        high = height - text.line_height(title.size) * len(title.lines) - 2
        if not title.cut and high >= LINE and not text.fit(words, "text", width, high, text.SMALLEST).cut:
            return title
    return None


@lru_cache(maxsize=4096)
def _beside(what: Told, width: int, height: int) -> tuple[int, str]:
    """Return the width of emblems at the left of a box, as large as the text leaves room for, or 0; and which text."""
    room = (height - 6 * (len(what.cards) - 1)) // len(what.cards)
    largest = min(SWIRL if what.lone else room, room, width * 2 // 5 if width >= WIDE else 116)
    for words in what.texts:
        for side in (largest, *(side for side in EMBLEMS if side < largest)):
            if _title(what.name, words, width - side - 14, height, 30) is not None:
                return side, words
    whole = (words for words in what.texts if _title(what.name, words, width, height, 30) is not None)
    return 0, next(whole, what.texts[-1])


def _emblems(table: Table, what: Told, box: Box) -> list[Item]:
    """One card's portrait or medallion, or the medallions of two, one over the other."""
    if what.lone:
        side = min(box.w, box.h)
        return [Icon(box.top(side)[0].middle(side, side), parts.SPELL, "spell.paper")]
    if len(what.cards) == 1:
        if box.w >= FRAMED and box.h >= FRAMED:
            return [parts.portrait(box.top(min(box.h, box.w * 27 // 20))[0], table.pack, what.cards[0])]
        return [parts.medallion(box.top(min(box.w, box.h))[0], table.pack, what.cards[0])]
    side = min(box.w, (box.h - 6 * (len(what.cards) - 1)) // len(what.cards))
    spots = [box.top((side + 6) * n)[1].top(side)[0] for n in range(len(what.cards))]
    return [parts.medallion(spot, table.pack, card) for spot, card in zip(spots, what.cards, strict=True)]


def _beneath(table: Table, card: str, box: Box) -> list[Item]:
    """The card that the active spell covers: another spell may switch it on (TK-20)."""
    left, rest = box.left(56, 12)
    words = f"{table.words.term('beneath')}: {table.words.spell_name(card)}"
    return [parts.medallion(left.middle(56, 56), table.pack, card), *layout.name(rest, words, "text", 30, "muted")]


def _no_spell(table: Table, wizard: WizardView, box: Box) -> list[Item]:
    """In the first round nobody has a spell: the hero instead (TK-11)."""
    side = min(box.h, 330, box.w // 2 if box.h >= DEEP else box.w * 2 // 5)
    picture, rest = box.left(side, 18)
    shown = parts.hero_portrait if side >= 100 else parts.hero_medallion
    words = table.words.say("krendel-no-spell")
    return [
        shown(picture.middle(side, side), table.pack, wizard.hero),
        *layout.name(rest, words, "text", 36 if box.w >= WIDE else 32, "muted"),
    ]
