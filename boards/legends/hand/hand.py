"""A hand: above it what the player's heroes and legendarity allow, then the cards, whole and in large letters (LG-10).

What finds no room stands in a second picture below it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import pairwise, product
from typing import NamedTuple

from boards.legends.cards import face, parts, signs
from boards.legends.cards.face import Held
from boards.legends.cards.parts import Digits, Glyph, Group, Line, Picture, Seal, Shaped, group
from boards.legends.cards.turning import QuarterTurn, Turned
from boards.legends.table.seen import Table
from boards.legends.table.side import legendarity
from boards.painting import layout, text
from boards.painting.emblems import Ground
from boards.painting.layout import Box, Item, Panel, Scene, Sprite
from boards.painting.scenes import Scenes
from engines.legends.content.pack import Pack
from engines.legends.views.view import PlayerView, View
from words.legends.answers.parts import place_in_hand
from words.legends.cards.base import MatchWords

WIDTH, EDGE, GAP = 1280, 14, 8
MOST = 1280
"""The height that a picture has at most while its rows can be parted."""

SIZES = (40, 38, 36, 34)
"""Letters of the cards' texts, which one decides by."""

COLUMNS = (2, 3, 4)
WIDEST = 620
STATUS, HEADING, EMPTY = 52, 46, 200


Cards = tuple[Held, ...]
"""Cards with how many of each there are."""


class Strip(NamedTuple):
    """A row of cards of as many columns, or a heading, and how high it is."""

    cards: Cards
    columns: int
    height: int
    heading: str = ""


def hand_scene(view: View, pack: Pack, words: MatchWords, names: Mapping[int, str]) -> Scenes:
    """Return the viewer's hand, 1280 pixels wide.

    Cards that the question shows to this player alone stand above it, and while the squad is chosen the heroes. Raises
    ValueError for the view of the public.
    """
    player = next((each for each in view.players if each.seat == view.viewer), None)
    if player is None or player.hand is None:
        raise ValueError("there is no hand to show")
    table = Table(view, pack, words, dict(names))
    status = parts.rows_of(_status(table, player), WIDTH - 2 * EDGE - 24)
    high = len(status) * (STATUS + 2) + 12
    strips, size = _fit(words, _parts(table, player), MOST - 2 * EDGE - high - GAP)
    pages = _pages(strips, MOST - 2 * EDGE - high - GAP, MOST - 2 * EDGE)
    first = _scene(words, pages[0], size, status)
    rest = tuple(_scene(words, page, size, []) for page in pages[1:])
    return (first, *rest) if rest else first


def _parts(table: Table, player: PlayerView) -> list[tuple[str, Cards]]:
    """Return the parts of the picture from the top down: a heading, "" for the hand alone, and cards in the order shown."""
    view, say = table.view, table.words.say
    counts = Counter(player.hand or ())
    shown = sorted(counts, key=lambda card: place_in_hand(table.words, card))
    hand = tuple(Held(card, counts[card], player.event_change) for card in shown)
    found: list[tuple[str, Cards]] = []
    if view.looking:
        found.append((say("legends-face-looking"), tuple(Held(card, 1, player.event_change) for card in view.looking)))
    if view.asking == "squad" and player.squad:
        found.append((say("legends-face-squad"), tuple(map(Held, player.squad))))
    return [*found, (say("legends-face-hand"), hand)] if found else [("", hand)]


def _fit(words: MatchWords, shown: Sequence[tuple[str, Cards]], first: int) -> tuple[list[Strip], int]:
    """Return rows of cards and the size of their letters: in as few pictures as can be, then with the meaning of keywords.

    After that, letters as large as can be count.
    """
    best: tuple[int, bool, int, int, list[Strip]] | None = None
    ways = (True, False) if any(words.reminders(held.card) for _, cards in shown for held in cards) else (False,)
    for reminds, size in product(ways, SIZES):
        made = [(heading, tuple(held._replace(reminds=reminds) for held in cards)) for heading, cards in shown]
        strips = [strip for heading, cards in made for strip in _strips(words, heading, cards, size)]
        count = len(_pages(strips, first, MOST - 2 * EDGE))
        key = (count, not reminds, -size, sum(strip.height for strip in strips))
        if best is None or key < best[:4]:
            best = (*key, strips)
    assert best is not None  # there are sizes
    return best[4], -best[2]


def _strips(words: MatchWords, heading: str, cards: Cards, size: int) -> list[Strip]:
    """Return cards in rows of as many columns as take the least height, after their heading."""
    head = [Strip((), 1, HEADING, heading)] if heading else []
    if not cards:
        return [*head, Strip((), 1, EMPTY)]
    laid = []
    for columns in COLUMNS if len(cards) > 1 else (1,):
        wide = _card_width(columns)
        if columns > COLUMNS[0] and not all(face.has_room(words, held.card, wide, size) for held in cards):
            continue
        count = -(-len(cards) // columns)
        ends = [-(-len(cards) * n // count) for n in range(count + 1)]
        rows = [cards[start:end] for start, end in pairwise(ends)]
        laid.append([Strip(row, columns, max(face.height(words, held, wide, size) for held in row)) for row in rows])
    return [*head, *min(laid, key=lambda rows: sum(row.height + GAP for row in rows))]


def _card_width(columns: int) -> int:
    return min((WIDTH - 2 * EDGE - GAP * (columns - 1)) // columns, WIDEST)


def _pages(strips: list[Strip], first: int, most: int) -> list[list[Strip]]:
    """Return rows in pictures: the first has room for so many pixels, the others for `most`; no heading stands last."""
    done: list[list[Strip]] = [[]]
    for n, strip in enumerate(strips):
        kept = [strip, *strips[n + 1 : n + 2]] if strip.heading else [strip]
        high = sum(each.height + GAP for each in (*done[-1], *kept)) - GAP
        if done[-1] and high > (first if len(done) == 1 else most):
            done.append([])
        done[-1].append(strip)
    return done


def _scene(words: MatchWords, page: list[Strip], size: int, status: list[list[Group]]) -> Scene:
    above = len(status) * (STATUS + 2) + 12 if status else 0
    high = 2 * EDGE + sum(strip.height + GAP for strip in page) - GAP + (above + GAP if above else 0)
    whole = Box(0, 0, WIDTH, high)
    rest = whole.inset(EDGE)
    items: list[Item] = [Sprite(whole, Ground())]
    if above:
        line, rest = rest.top(above, GAP)
        items += [Panel(line, "panel", 14, "page.inlay", 3), *parts.draw_rows(line.inset(12, 6), status, STATUS)]
    for strip in page:
        line, rest = rest.top(strip.height, GAP)
        items += _row(words, line, strip, size)
    return Scene(WIDTH, high, tuple(items))


def _row(words: MatchWords, box: Box, strip: Strip, size: int) -> list[Item]:
    """Return a heading, or cards side by side; few of them stand in the middle."""
    if strip.heading:
        return [*layout.name(box, text.clean(strip.heading, "strong"), "strong", 36, "gold")]
    if not strip.cards:
        note = box.middle(WIDEST, box.h - 40)
        empty = words.say("legends-face-empty")
        return [Panel(note, "panel", 18), *layout.name(note, empty, "display", 44, "muted", "centre")]
    wide = _card_width(strip.columns)
    line = box.middle(len(strip.cards) * (wide + GAP) - GAP, box.h)
    items: list[Item] = []
    for held in strip.cards:
        spot, line = line.left(wide, GAP)
        items += face.face(spot, words, held, size)
    return items


def _status(table: Table, player: PlayerView) -> list[Group]:
    """Return the player, the legendarity that may be spent, and each hero with level, class, and whether turned."""
    found = [
        group(Seal(player.seat, 44), Line(table.brief_name(player.seat), "text", 36, "strong")),
        group(Glyph(signs.HAND, "muted"), Digits(f"{player.hand_size}/{player.hand_limit}", "text")),
        legendarity(player),
    ]
    for hero in table.permanents(player.seat, "hero"):
        medallion = signs.medallion(table.pack, hero.card)
        turned = (Picture(QuarterTurn("warning"), 36),) if hero.turned else ()
        sign = signs.CLASS_SIGNS[str(signs.class_of(table.pack, hero.card))]
        found.append(
            group(
                Picture(Turned(medallion) if hero.turned else medallion, 48),
                Glyph(sign, "muted", 34),
                Shaped("star", "gold", 34),
                Digits(str(hero.level), "muted" if hero.turned else "text"),
                *turned,
                plate="page",
            )
        )
    return found
