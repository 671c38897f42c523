"""A seat's spells in its panel: emblem, name and text, fitted so that the text is whole."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import lru_cache

from boards.krendel import parts
from boards.krendel.arena import FRAMED, HIGH, WIDE
from boards.krendel.seat import Table
from boards.painting import layout, text
from boards.painting.layout import Box, Icon, Item, Panel
from boards.painting.theme import Role
from engines.krendel.views.preview import coming_spells
from engines.krendel.views.view import WizardView

Form = tuple[str, str]
"""A spell's name and its text."""

LINE = text.line_height(text.SMALLEST)

PAD = (14, 8)
"""Margins of a box."""

TIGHT = (8, 5)
"""The same where the text needs all the height there is."""

DEEP = 230
"""A box this high has room for the card beneath the spell."""

HEADS = (0.45, 0.36, 0.28)
"""Shares of a high box for the emblem with the name beside it, above the text; the largest that leaves room for the text."""

EMBLEMS = (96, 76, 60, 52)
"""Sides of emblems that give way to the text, after the largest."""

SWIRL = 64
"""The largest sign of a spell whose creature stands just above it."""

CUT, BRIEF, WHOLE, EMBLEM = range(4)
"""The amounts of a spell that a box may have room for."""

NAMED, LARGE, READABLE = 100, 42, 34
"""Height of a name beneath its emblem, and the letters of names that stand alone: the largest, and the least beside emblems."""

SIDES = (150, 116, 96, 76, 60)
"""Sides of emblems beside such names."""

LEAST = 28
"""The least letters of what merely reminds."""

BENEATH = 62
"""Height of the row with the covered card."""


@dataclass(frozen=True, slots=True)
class SpellTexts:
    """The texts of a seat's spells.

    `forms` are name and text, from the longest form on; `brief` are shorter ones for boxes that have no room for an emblem
    either. Without `forms` the names stand alone: the picture below has their effects. From the flip on, when creatures
    have become spells, they are those of the next round (TK-26): `flipped`.
    """

    cards: tuple[str, ...]
    forms: tuple[Form, ...]
    brief: tuple[Form, ...]
    flipped: bool

    @property
    def is_single(self) -> bool:
        """Whether it is the one creature that stands just above."""
        return self.flipped and len(self.cards) == 1


def names_only(what: SpellTexts) -> SpellTexts:
    """Return the texts with the names alone."""
    return replace(what, forms=())


def spell_texts(table: Table, wizard: WizardView) -> SpellTexts:
    """Return the texts of a seat's spells: those that work, or worked in the combat shown, or will work."""
    words, flipped = table.words, table.view.phase == "discard"
    cards = coming_spells(table.pack, wizard) if flipped else wizard.spells
    name, whole = parts.spell_lines(words, table.view, wizard.seat, cards)
    lead = f"{words.term('next')}: {name}" if flipped else name
    both = f"{words.say('krendel-effect-with-previous')}. "
    # The two names say that both work.
    texts = [whole, whole.replace(both, "", 1)] if len(cards) > 1 else [whole]
    # Left and right without the neighbours' letters, and what the name says is not said once more.
    short = " ".join(map(words.spell_text, cards))
    short = short.replace(both, "", 1) if len(cards) > 1 else short
    for card in cards:
        short = short.replace(f"{words.say('krendel-quoted', name=words.spell_name(card))}: ", "", 1)
    short = short[:1].upper() + short[1:]
    names = [lead, name, *([f"{text.ELLIPSIS} + {words.spell_name(cards[-1])}"] if len(cards) > 1 else [])]
    return SpellTexts(cards, _clean((lead, each) for each in texts), _clean((each, short) for each in names), flipped)


def _clean(forms: Iterable[Form]) -> tuple[Form, ...]:
    return tuple((text.clean(name, "strong"), text.clean(words, "text")) for name, words in forms)


def spell_box(table: Table, wizard: WizardView, what: SpellTexts, box: Box) -> list[Item]:
    """Return a seat's spells: emblem, name and text; beneath them, where there is room, the card that they cover."""
    items: list[Item] = [Panel(box, "back" if what.flipped else "raised", 14)]
    inner = box.inset(*PAD)
    if not what.cards:
        return [*items, *_no_spell(table, wizard, inner)]
    if not what.forms:
        return [*items, *_names_alone(table, what, inner)]
    covered = wizard.stack[-2] if table.view.phase == "choose" and len(wizard.stack) > 1 else None
    if covered is not None and covered not in what.cards and inner.h >= DEEP:
        above = box.foot(BENEATH + 6)[1]
        if room_for(what, above) == EMBLEM:
            items += _covered_card(table, covered, inner.foot(BENEATH)[0])
            box, inner = above, above.inset(*PAD)
    large = 44 if inner.h >= 250 else 40 if inner.h >= 140 and inner.w >= WIDE else 34
    over = _fit_below_head(what, inner.w, inner.h)
    if over is not None:
        # The emblem with the name beside it above the text, which has the whole width.
        head, side, (name, words) = over
        upper, body = inner.top(head, 8)
        picture, title = upper.left(side, 14)
        items += _emblems(table, what, picture)
    else:
        if room_for(what, box) < EMBLEM:
            inner = box.inset(*TIGHT)
        found, (name, words) = _fit_beside_emblems(what, inner.w, inner.h)
        rest = inner
        if found:
            picture, rest = inner.left(found, 14)
            items += _emblems(table, what, picture)
        fitted = _fit_title(name, words, rest.w, rest.h, large)
        # What fits in no way ends in an ellipsis; the text board has it whole.
        title, body = rest.top(text.line_height(fitted.size) * len(fitted.lines) if fitted else LINE, 2)
    items += layout.name(title, name, "strong", large, "spell.paper" if what.flipped else "spell")
    return [*items, *layout.paragraph(body, words, "text", large - 2, "paper" if what.flipped else "text")]


def room_for(what: SpellTexts, box: Box) -> int:
    """Return how a spell finds room in a box: with its emblem, whole without, in a brief form, or cut."""
    if not what.cards or not what.forms:
        return EMBLEM
    inner, tight = box.inset(*PAD), box.inset(*TIGHT)
    if _fit_below_head(what, inner.w, inner.h) is not None or _fit_beside_emblems(what, inner.w, inner.h)[0]:
        return EMBLEM
    side, form = _fit_beside_emblems(what, tight.w, tight.h)
    return CUT if side is None else WHOLE if form in what.forms else BRIEF


@lru_cache(maxsize=4096)
def _fit_title(name: str, words: str, width: int, height: int, largest: int) -> text.Fitted | None:
    """Return a spell's name as large as leaves room for its text beneath it; None if even the smallest leaves too little."""
    if text.min_width(words, "text") > width:
        return None
    for size in (largest, 30, text.SMALLEST):
        title = text.fit_name(name, "strong", width, max(LINE, height // 2), min(size, largest))
        high = height - text.line_height(title.size) * len(title.lines) - 2
        if not title.cut and high >= LINE and not text.fit(words, "text", width, high, text.SMALLEST).cut:
            return title
    return None


@lru_cache(maxsize=4096)
def _fit_below_head(what: SpellTexts, width: int, height: int) -> tuple[int, int, Form] | None:
    """Return the height of a head above the text, the width of the emblems in it, and the form of the text.

    None for a wide or a low box, or where the text would not find room beneath a head.
    """
    if height < HIGH or width >= WIDE:
        return None
    for name, words in what.forms:
        for share in HEADS:
            head = round(height * share)
            side = min(head, SWIRL) if what.is_single else head
            side = min(side, width - 14 - text.min_width(name, "strong"))
            if side < EMBLEMS[-1] or text.min_width(words, "text") > width:
                continue
            title = text.fit_name(name, "strong", width - side - 14, head, text.SMALLEST)
            if not title.cut and not text.fit(words, "text", width, height - head - 8, text.SMALLEST).cut:
                return head, side, (name, words)
    return None


@lru_cache(maxsize=4096)
def _fit_beside_emblems(what: SpellTexts, width: int, height: int) -> tuple[int | None, Form]:
    """Return the width of emblems at the left of a box, as large as the text leaves room for, or 0; and which form.

    None instead of a width if no form finds room, even without emblems.
    """
    space = (height - 6 * (len(what.cards) - 1)) // len(what.cards)
    largest = min(SWIRL if what.is_single else space, space, width * 2 // 5 if width >= WIDE else 116)
    for form in what.forms:
        for side in (largest, *(side for side in EMBLEMS if side < largest)):
            if _fit_title(*form, width - side - 14, height, 30) is not None:
                return side, form
    for form in (*what.forms, *what.brief):
        if _fit_title(*form, width, height, 30) is not None:
            return 0, form
    return None, what.brief[-1]


def _emblems(table: Table, what: SpellTexts, box: Box) -> list[Item]:
    """Return one card's portrait or medallion, or the medallions of two, one over the other."""
    if what.is_single:
        side = min(box.w, box.h)
        return [Icon(box.top(side)[0].middle(side, side), parts.SPELL, "spell.paper")]
    if len(what.cards) == 1:
        if box.w >= FRAMED and box.h >= FRAMED:
            return [parts.portrait(box.top(min(box.h, box.w * 27 // 20))[0], table.pack, what.cards[0])]
        return [parts.medallion(box.top(min(box.w, box.h))[0], table.pack, what.cards[0])]
    side = min(box.w, (box.h - 6 * (len(what.cards) - 1)) // len(what.cards))
    spots = [box.top((side + 6) * n)[1].top(side)[0] for n in range(len(what.cards))]
    return [parts.medallion(spot, table.pack, card) for spot, card in zip(spots, what.cards, strict=True)]


def _names_alone(table: Table, what: SpellTexts, box: Box) -> list[Item]:
    """Return the emblem with the name beside it, or beneath it in a high box; it gives way to letters that can be read."""
    # Without "next", which the picture below says.
    name = what.brief[1][0]
    ink: Role = "spell.paper" if what.flipped else "spell"
    if box.h >= box.w:
        upper, title = box.top(min(box.w, box.h - NAMED), 8)
        return [
            *_emblems(table, what, upper.square()),
            *layout.name(title, name, "strong", LARGE, ink, "centre"),
        ]
    for side in (side for side in SIDES if side <= box.h):
        picture, title = box.left(side, 14)
        if text.fit_name(name, "strong", title.w, title.h, LARGE).size >= READABLE:
            return [*_emblems(table, what, picture.middle(side, side)), *layout.name(title, name, "strong", LARGE, ink)]
    if text.fit_name(name, "strong", box.w, box.h, LARGE).cut:
        name = what.brief[-1][0]
    return [*layout.name(box, name, "strong", LARGE, ink)]


def _covered_card(table: Table, card: str, box: Box) -> list[Item]:
    """Return the card that the active spell covers: another spell may switch it on (TK-20)."""
    left, rest = box.left(56, 12)
    words = text.clean(f"{table.words.term('beneath')}: {table.words.spell_name(card)}", "text")
    if text.fit_name(words, "text", rest.w, rest.h, 30).cut:
        return [*layout.name(box, words, "text", 30, "muted")]
    return [parts.medallion(left.middle(56, 56), table.pack, card), *layout.name(rest, words, "text", 30, "muted")]


def _no_spell(table: Table, wizard: WizardView, box: Box) -> list[Item]:
    """Return the hero, which stands for the spell in the first round (TK-11)."""
    words = table.words.say("krendel-no-spell")
    largest = min(box.h, 330, box.w // 2 if box.h >= DEEP else box.w * 2 // 5)
    sides = (largest, *(side for side in SIDES if side < largest))
    side = next(
        (s for s in sides if text.fit_name(words, "text", box.w - s - 18, box.h, LEAST).size >= LEAST), sides[-1]
    )
    picture, rest = box.left(side, 18)
    shown = parts.hero_portrait if side >= 100 else parts.hero_medallion
    return [
        shown(picture.middle(side, side), table.pack, wizard.hero),
        *layout.name(rest, words, "text", 36 if box.w >= WIDE else 32, "muted"),
    ]
