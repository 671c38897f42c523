"""A deck: its heroes, its cards in columns by type, its curves, and what is wrong with it (LG-01, LG-62).

What finds no room in one picture stands in further ones below it.
"""

from __future__ import annotations

from boards.legends.cards import signs
from boards.legends.cards.parts import Coin, Digits, Glyph, Group, Shaped, draw_rows, group
from boards.legends.cards.parts import Part as Sign
from boards.legends.deck import curves, listing
from boards.legends.deck import notes as deck_notes
from boards.painting import layout, text
from boards.painting.layout import Box, Item, Panel
from boards.painting.scenes import Scenes, as_scenes
from boards.painting.theme import Role
from boards.pieces.pages import GAP, INSIDE, ROOM, Page, Part, joined, page_scenes
from engines.legends.board import SQUAD
from engines.legends.content.pack import Pack
from engines.legends.views.view import DeckView
from words.legends.cards.texts import CardWords

HEAD, HERO, NO_HERO = 84, 128, 70
CARDS = 50
"""The cards of a deck (LG-01)."""

EMBLEM, NAME = 92, 34
WIDE = 3
"""Heroes of a row with their names beside their emblems; more stand beneath each other in rows."""


def deck_scene(view: DeckView, pack: Pack, words: CardWords) -> Scenes:
    """Return a deck, 1280 pixels wide. Raises KeyError for a card that the pack does not have."""
    columns = listing.columns_of(pack, view.cards)
    totals = [sum(each.copies for each in column) for column in columns]
    top = [Part(HEAD, lambda box: _head(box, view, words)), *_heroes(view, words)]
    above = sum(part.height + GAP for part in top)
    listed = [_listing(words, part, totals) for part in listing.parted(words, columns, INSIDE, ROOM - above, ROOM)]
    charts = [_charts(row) for row in curves.rows(words, view.cards)]
    notes = [_note(note) for note in deck_notes.notes(view, INSIDE)]
    pages: list[Page] = [[*top, listed[0]], *([part] for part in listed[1:]), charts, *([part] for part in notes)]
    return as_scenes(page_scenes(joined(pages)))


def _listing(words: CardWords, part: list[list[listing.Listed]], totals: list[int]) -> Part:
    return Part(listing.height(words, part, INSIDE), lambda box: listing.listing(box, words, part, totals))


def _charts(row: list[curves.Chart]) -> Part:
    return Part(curves.HIGH, lambda box: curves.draw_charts(box, row))


def _note(note: deck_notes.Note) -> Part:
    return Part(deck_notes.note_height(note), lambda box: deck_notes.draw_note(box, note))


# -------------------------------------------------------------------- the head


def _head(box: Box, view: DeckView, words: CardWords) -> list[Item]:
    """Return the deck's name; at the right the number of its cards, and whether it has problems or warnings."""
    items: list[Item] = [Panel(box, "panel", 14, "page.inlay", 3)]
    rest = box.inset(16, 6)
    right = "good" if len(view.cards) == CARDS else "bad"
    counts = [
        group(Glyph(signs.DECK, "muted"), Digits(str(len(view.cards)), right), Digits(f"/{CARDS}", "muted", NAME)),
        *_verdict(len(view.problems), Glyph(signs.PROBLEM, "bad"), "bad"),
        *_verdict(len(view.warnings), Coin("!", "warning", "rim", "triangle", 46), "warning"),
    ]
    if not view.problems:
        counts.append(group(Shaped("check", "good", 36)))
    wide = sum(each.width() + 22 for each in counts)
    spot, rest = rest.end(wide, 0)
    for each in counts:
        spot = spot.left(22)[1]
        items += each.items(spot)
        spot = spot.left(each.width())[1]
    name = text.clean(view.name, "display") or words.say("legends-deck-unnamed")
    return [*items, *layout.name(rest, name, "display", 48, "text")]


def _verdict(count: int, sign: Sign, role: Role) -> list[Group]:
    return [group(sign, Digits(str(count), role))] if count else []


# -------------------------------------------------------------------- the heroes


def _heroes(view: DeckView, words: CardWords) -> list[Part]:
    """Return rows of heroes; the last one has the legendarity that the best squad gives."""
    if not view.heroes:
        return [Part(NO_HERO, lambda box: _no_hero(box, words))]
    shown = [*view.heroes, ""]
    rows = [shown[n : n + WIDE] for n in range(0, len(shown), WIDE)]
    return [_hero_row(view, words, row) for row in rows]


def _hero_row(view: DeckView, words: CardWords, row: list[str]) -> Part:
    def draw(box: Box) -> list[Item]:
        items: list[Item] = []
        for name, spot in zip(row, box.columns(WIDE, GAP), strict=False):
            items += _hero(spot, words, name) if name else _sum(spot, view, words)
        return items

    return Part(HERO, draw)


def _hero(box: Box, words: CardWords, name: str) -> list[Item]:
    """Return a hero: emblem, name, class, and the figures that count for a squad."""
    hero = words.pack.hero[name]
    spot, rest = box.inset(10, 6).left(EMBLEM, 10)
    figures, title = rest.foot(46)
    shown = [
        group(Glyph(signs.HERO_SIGNS[hero.class_], "muted")),
        group(Glyph(signs.LEGENDARITY, "gold"), Digits(str(hero.legendarity), "text")),
        group(Glyph(signs.DAMAGE_SIGNS[hero.attack.type], "muted"), Digits(str(hero.attack.by), "text")),
        group(Shaped("heart", "bad", 34), Digits(str(hero.lives), "text")),
    ]
    return [
        Panel(box, "raised", 14, "line", 3),
        signs.emblem(spot, words.pack, name),
        *layout.name(title, words.card(name), "strong", NAME, "text", least=30),
        *draw_rows(figures, [shown], 46),
    ]


def _sum(box: Box, view: DeckView, words: CardWords) -> list[Item]:
    """Return the legendarity of the best squad: of the three heroes who give most (LG-04, LG-16)."""
    given = sorted((words.pack.hero[name].legendarity for name in view.heroes), reverse=True)[:SQUAD]
    caption, figure = box.inset(14, 8).foot(48)
    total = group(Glyph(signs.LEGENDARITY, "gold", 46), Digits(str(sum(given)), "gold", 56))
    return [
        Panel(box, "panel", 14, "page.inlay", 3),
        *total.items(figure.middle(total.width(), figure.h)),
        *layout.name(
            caption, words.say("legends-deck-best", count=len(given)), "text", 32, "muted", "centre", least=30
        ),
    ]


def _no_hero(box: Box, words: CardWords) -> list[Item]:
    return [
        Panel(box, "panel", 14, "page.inlay", 3),
        *layout.name(box.inset(14, 4), words.say("legends-deck-no-heroes"), "text", 38, "warning", "centre"),
    ]
