"""A player's panel: header in the seat's colour, cores, cards by number, and each champion with all that is in force on him."""

from __future__ import annotations

from boards.brawl.cards import signs as card_signs
from boards.brawl.table import tokens
from boards.brawl.table.sides import Table
from boards.painting import layout, text
from boards.painting.layout import Badge, Box, Icon, Item, Mark, Panel, seat_badge
from boards.painting.theme import Role, seat_role
from boards.pieces.seat_panel import plaque, seat_panel
from engines.brawl.content.vocabulary import CORES
from engines.brawl.views.view import ChampionView, EffectView, PlayerView
from words.texts import figure as plain
from words.texts import signed

FRAME = 4
BAR, STOCK = 60, 58
NAME, ONE_LINE, TWO_LINES = 34, 44, 84
"""Letters of champions' names, and heights of names."""

FIGURES = (44, 42, 40, 38, 36, 34)
"""Letters of health and defence: the largest with which both find room."""

BELOW = 238
"""Height of all the rest: figures, places, effects, and the room between."""

EFFECT, MORE = 40, 44
"""Height of a row of effects, and width of the count of those that find no room."""

Signs = list[str | tuple[str]]
"""The contents of a plate from left to right: words, and signs, each in a tuple."""

TURN, AWAITED, WON = "flying-flag", "hourglass", "laurels-trophy"
SCORES = "trophy-cup"


def height(champions: int) -> int:
    """Return how high a panel with so many champions is: names of three beside each other take two lines."""
    return FRAME + BAR + STOCK + (TWO_LINES if champions > 2 else ONE_LINE) + BELOW


def panel(table: Table, player: PlayerView, box: Box) -> list[Item]:
    """Return a player's panel filling the box, which is some 620 pixels wide and as high as `height` says."""
    empty, bar, below = seat_panel(box, BAR, seat_role(player.seat), FRAME)
    champions = table.champions(player.seat)
    stock, rest = below.inset(FRAME + 8, FRAME + 4).top(STOCK, 8)
    cores, counts = stock.left(stock.w * 31 // 100, 12)
    return [
        *empty,
        *_header(table, player, bar),
        *_cores(player, cores),
        *_counts(player, counts.columns(3, 4)),
        *_champions(table, champions, rest),
    ]


# -------------------------------------------------------------------- header


def _header(table: Table, player: PlayerView, box: Box) -> list[Item]:
    """Return seat and name, and at the right the signs of the player.

    These are laurels for a winner, a flag for the active player, an hourglass while the match waits for the player, and a cup
    with the points of the next scoring.
    """
    view, full = table.view, seat_role(player.seat)
    left, rest = box.left(box.h, 10)
    items: list[Item] = [seat_badge(left.middle(box.h, box.h), player.seat, inverse=True)]
    signs = []
    if view.result is not None:
        signs = [WON] if player.seat in view.result.winners else []
    else:
        signs += [TURN] if view.turn == player.seat else []
        signs += [AWAITED] if player.seat in view.asked and view.turn != player.seat else []
    for sign in signs:
        spot, rest = rest.end(box.h, 8)
        items += plaque(spot, sign)
    if view.teams:
        spot, rest = rest.end(box.h, 8)
        items.append(table.team_badge(spot.inset(1), player.team))
    elif points := table.expected_scores(player.team):
        items_, rest = _expected(rest, points)
        items += items_
    return [*items, *layout.name(rest, table.name(player.seat), "strong", 38, f"{full}.ink")]


def _expected(box: Box, points: int) -> tuple[list[Item], Box]:
    """Return the points that the player's next scoring brings if nothing changes, and the room left of them."""
    words = text.clean(signed(points), "strong")
    wide = text.width(words, "strong", 38)
    spot, rest = box.end(box.h + wide + 10, 8)
    sign, number = spot.inset(6, 0).left(box.h - 12, 4)
    side = sign.w
    return [
        Panel(spot, "rim", 10),
        Icon(sign.middle(side, side), SCORES, "gold"),
        layout.number(number, words, 38, "gold"),
    ], rest


# -------------------------------------------------------------------- cores and cards


def _cores(player: PlayerView, box: Box) -> list[Item]:
    """Return the three cores; those that are exhausted are grey and crossed out."""
    items: list[Item] = []
    side = min(box.h, box.w // 3 - 2)
    for n, core in enumerate(sorted(CORES)):
        spot = Box(box.x + n * (box.w // 3), box.y, box.w // 3, box.h).middle(side, side)
        if core in player.ready:
            items.append(card_signs.core(spot, core))
        else:
            inner = spot.middle(side * 3 // 4, side * 3 // 4)
            items += [Panel(spot, "pip", side // 2), Icon(inner, card_signs.CORE_SIGNS[core], "faint")]
    return items


def _counts(player: PlayerView, spots: list[Box]) -> list[Item]:
    """Return how many cards are in hand, in the deck (how many of them planned) and in the discard."""
    shown = [
        (card_signs.HAND, player.hand_size),
        (card_signs.DECK, player.deck_size),
        (card_signs.DISCARD, len(player.discard)),
    ]
    items: list[Item] = []
    size = 44
    for spot, (sign, count) in zip(spots, shown, strict=True):
        side = min(spot.h - 2, spot.w * 42 // 100, 44)
        left, right = spot.left(side, 5)
        planned = sign == card_signs.DECK and player.planned_size > 0
        items.append(Icon(left.middle(side, side), sign, "spell" if planned else "muted"))
        words = plain(count)
        items.append(layout.number(right, words, size, "text"))
        if planned:
            left, right = right.end(right.w - text.width(words, "strong", size) - 6)
            mark = f"+{player.planned_size}"
            if text.width(mark, "strong", 30) <= left.w:
                items.append(layout.number(left, mark, 30, "spell"))
    return items


# -------------------------------------------------------------------- champions


def _champions(table: Table, champions: list[ChampionView], box: Box) -> list[Item]:
    items: list[Item] = []
    for champion, spot in zip(champions, box.columns(max(2, len(champions)), 8), strict=False):
        items += _champion(table, champion, spot, TWO_LINES if len(champions) > 2 else ONE_LINE)
    return items


def _champion(table: Table, champion: ChampionView, box: Box, high: int) -> list[Item]:
    """Return a champion: the name, health and defence, emblem and where he stands, what is in force on him."""
    doing = table.view.doing
    lit = doing is not None and champion.index == doing.user
    out = champion.hex < 0
    items: list[Item] = [
        Panel(box, "page" if out else "raised", 12, "gold" if lit else "line", 4 if lit else 2),
    ]
    name, rest = box.inset(7, 5).top(high, 2)
    figures, rest = rest.top(46, 4)
    place, effects = rest.top(52, 4)
    picture, place = place.left(52, 8)
    ink: Role = "muted" if out else "text"
    return [
        *items,
        *layout.name(name, table.words.champion(champion.kit), "strong", NAME, ink, least=NAME),
        *_figures(champion, figures),
        tokens.disc(table, picture, champion, lit=lit),
        *_place(table, champion, place),
        *_effects(table, champion, effects),
    ]


def _figure_width(words: str, size: int) -> int:
    """Return the width of a figure with its sign."""
    return size + 1 + text.width(words, "strong", size)


def _figures(champion: ChampionView, box: Box) -> list[Item]:
    """Return the damage out of the health, and the defence, in green or red if it is not as printed."""
    defence, taken = plain(champion.defence), plain(champion.damage)
    words, size = next(
        (
            (words, size)
            for words in (f"{taken}/{champion.health}", taken)
            for size in FIGURES
            if _figure_width(words, size) + _figure_width(defence, size) + 8 <= box.w
        ),
        (taken, FIGURES[-1]),
    )
    side = size - 3
    right, rest = box.end(_figure_width(defence, size), 4)
    mark, rest = rest.left(side, 4)
    ink: Role = "bad" if champion.bloodied else "text"
    items: list[Item] = [
        Icon(mark.middle(side, side), card_signs.DAMAGE, "bad"),
        layout.number(rest.left(text.width(words, "strong", size))[0], words, size, ink),
    ]
    mark, number = right.left(side, 4)
    changed = champion.defence - champion.defence_printed
    role: Role = "good" if changed > 0 else "bad" if changed < 0 else "text"
    items.append(Mark(mark.middle(side - 3, side), "shield", "enamel.defence.tint"))
    return [*items, layout.number(number, defence, size, role)]


def _place(table: Table, champion: ChampionView, box: Box) -> list[Item]:
    """Return a champion's hex with the statue next to it, or the gate; a star marks a levelled one."""
    side = min(34, box.h)
    items: list[Item] = []
    if champion.levelled and champion.hex >= 0:
        spot, box = box.end(side, 4)
        items.append(Badge(spot.middle(side, side), "star", "enamel.trophies", "", "rim", edge="rim"))
    if champion.hex < 0:
        gate, rest = box.left(box.h, 8)
        items.append(Icon(gate.middle(box.h, box.h), card_signs.GATE, "muted"))
        words = table.words.say("brawl-board-gate")
        fits = text.width(words, "text", NAME) <= rest.w
        return [*items, *(layout.name(rest, words, "text", NAME, "muted") if fits else [])]
    words = table.words.hex_name(table.view.arena, champion.hex)
    left, rest = box.left(text.width(words, "strong", 38), 8)
    items.append(layout.line(left, words, "strong", 38, "text"))
    if champion.zone:
        spot = rest.left(side)[0]
        items.append(card_signs.core(spot.middle(side, side), champion.zone))  # type: ignore[arg-type]  # a core
    return items


def _effects(table: Table, champion: ChampionView, box: Box) -> list[Item]:
    """Return the conditions and effects of a champion: sign, number, the emblem of the only champion it counts against.

    In two rows; what finds no room there is a count.
    """
    rest: list[tuple[Signs, Role]] = []
    rest += [([(sign,)], role) for sign, role in tokens.signs(champion) if sign in (tokens.ROOTED, tokens.BLOODIED)]
    rest += [(_effect_parts(table, effect), "good" if effect.by >= 0 else "bad") for effect in champion.effects]
    items: list[Item] = []
    for last, whole in enumerate((box.top(EFFECT)[0], box.top(EFFECT, 4)[1].top(EFFECT)[0])):
        row = whole
        while rest and _plate_width(rest[0][0]) <= row.w - (MORE if last and len(rest) > 1 else 0):
            parts, role = rest.pop(0)
            spot, row = row.left(_plate_width(parts), 6)
            items += _effect_plate(spot, parts, role)
        if last and rest:
            items.append(layout.number(row, f"+{len(rest)}", 34, "muted"))
    return items


def _plate_width(parts: Signs) -> int:
    wide = sum(text.width(part, "strong", 34) if isinstance(part, str) else 32 for part in parts)
    return wide + 3 * (len(parts) - 1) + 10


def _effect_plate(box: Box, parts: Signs, role: Role) -> list[Item]:
    """Return the signs and words of an effect on a plate; a sign alone has the colour itself."""
    items: list[Item] = [Panel(box, "page", 8)]
    rest = box.inset(5, 2)
    for part in parts:
        if isinstance(part, str):
            words, rest = rest.left(text.width(part, "strong", 34), 3)
            items.append(layout.number(words, part, 34, role))
        else:
            sign, rest = rest.left(32, 3)
            items.append(Icon(sign.middle(32, 32), part[0], "muted" if len(parts) > 1 else role))
    return items


def _effect_parts(table: Table, effect: EffectView) -> Signs:
    """Return the signs and words of an effect."""
    parts: Signs = []
    if effect.what in tokens.STATS:
        parts += [(tokens.STATS[effect.what],), text.clean(signed(effect.by), "strong")]
    elif effect.what == "root":
        parts.append((tokens.ROOTED,))
    else:
        parts.append((tokens.IMMUNE,))
    if effect.against >= 0:
        parts.append((card_signs.champion_medallion(table.pack, table.view.champions[effect.against].kit).glyph,))
    return parts
