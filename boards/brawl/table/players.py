"""A player's panel: header in the seat's colour, cores, cards by number, and each champion with all that is in force on him."""

from __future__ import annotations

from boards.brawl.cards import signs as card_signs
from boards.brawl.table import tokens
from boards.brawl.table.sides import Table, inverse, tone
from boards.painting import layout, text
from boards.painting.layout import Badge, Box, Icon, Item, Mark, Panel
from boards.painting.theme import Role
from engines.brawl.content.vocabulary import CORES
from engines.brawl.views.view import ChampionView, EffectView, PlayerView
from words.texts import figure as plain
from words.texts import signed

FRAME, ROUND = 4, 16
LARGE = 250
"""Pixels: the least height of a panel with everything large."""

MORE = 36
"""Width of the count of effects that find no room."""

TURN, AWAITED, WON = "flying-flag", "hourglass", "laurels-trophy"
SCORES = "trophy-cup"


def panel(table: Table, player: PlayerView, box: Box) -> list[Item]:
    """Return a player's panel filling the box, which is at least 600 by 150 pixels."""
    full, large = tone(player.seat), box.h >= LARGE
    bar = box.top((56 if large else 46) + FRAME)[0]
    left, right = bar.foot(ROUND)[0].left(FRAME + 8)[0], bar.foot(ROUND)[0].end(FRAME + 8)[0]
    items: list[Item] = [
        Panel(box, "panel", ROUND, full, FRAME),
        Panel(bar, full, ROUND),
        Panel(left, full),
        Panel(right, full),
        *_header(table, player, bar.inset(FRAME + 8, FRAME), brief=not large),
    ]
    rest = Box(box.x, bar.bottom, box.w, box.bottom - bar.bottom).inset(FRAME + 8, FRAME + 4)
    champions = table.champions(player.seat)
    if large:
        stock, rest = rest.top(58, 8)
        cores, counts = stock.left(stock.w * 34 // 100, 12)
        items += [*_cores(player, cores), *_counts(player, counts.columns(3, 4), 44)]
        return [*items, *_champions(table, champions, rest, 3)]
    stock, rest = rest.left(76, 8)
    step = stock.h // 3
    rows = [Box(stock.x, stock.y + n * step, stock.w, step) for n in range(3)]
    return [*items, *_counts(player, rows, 34), *_champions(table, champions, rest, 2)]


# -------------------------------------------------------------------- header


def _header(table: Table, player: PlayerView, box: Box, *, brief: bool) -> list[Item]:
    """Seat and name; at the right laurels, a flag for whose turn it is, an hourglass for whom the match waits for,
    a cup with the points that the next scoring brings.

    In a brief panel the cores stand there too.
    """
    view, full = table.view, tone(player.seat)
    left, rest = box.left(box.h, 10)
    items: list[Item] = [inverse(left.middle(box.h, box.h), player.seat)]
    signs = []
    if view.result is not None:
        signs = [WON] if player.seat in view.result.winners else []
    else:
        signs += [TURN] if view.turn == player.seat else []
        signs += [AWAITED] if player.seat in view.asked and view.turn != player.seat else []
    for sign in signs:
        spot, rest = rest.end(box.h, 8)
        items += [Panel(spot, "metal.tint", 10, "rim", 3), Icon(spot.inset(6), sign, "rim")]
    if view.teams:
        spot, rest = rest.end(box.h, 8)
        items.append(table.team_badge(spot.inset(1), player.team))
    elif points := table.expected(player.team):
        items_, rest = _expected(rest, points)
        items += items_
    if brief:
        spot, rest = rest.end(3 * box.h, 8)
        items += _cores(player, spot)
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
    """The three cores; those that are exhausted are grey and crossed out."""
    items: list[Item] = []
    side = min(box.h, box.w // 3 - 2)
    for n, core in enumerate(CORES):
        spot = Box(box.x + n * (box.w // 3), box.y, box.w // 3, box.h).middle(side, side)
        if core in player.ready:
            items.append(card_signs.core(spot, core))
        else:
            inner = spot.middle(side * 3 // 4, side * 3 // 4)
            items += [Panel(spot, "pip", side // 2), Icon(inner, card_signs.CORE_SIGNS[core], "faint")]
    return items


def _counts(player: PlayerView, spots: list[Box], size: int) -> list[Item]:
    """How many cards are in hand, in the deck (how many of them planned) and in the discard."""
    shown = [
        (card_signs.HAND, player.hand_size),
        (card_signs.DECK, player.deck_size),
        (card_signs.DISCARD, len(player.discard)),
    ]
    items: list[Item] = []
    for spot, (sign, count) in zip(spots, shown, strict=True):
        side = min(spot.h - 2, spot.w * 42 // 100, 44)
        left, right = spot.left(side, 5)
        planned = sign == card_signs.DECK and player.planned_size > 0
        items.append(Icon(left.middle(side, side), sign, "spell" if planned else "muted"))
        words = plain(count)
        items.append(layout.number(right, words, size, "text"))
        if planned and right.w > 60:
            left, right = right.end(right.w - text.width(words, "strong", size) - 6)
            mark = f"+{player.planned_size}"
            if text.width(mark, "strong", 28) <= left.w:
                items.append(layout.number(left, mark, 28, "spell"))
    return items


# -------------------------------------------------------------------- champions


def _champions(table: Table, champions: list[ChampionView], box: Box, columns: int) -> list[Item]:
    items: list[Item] = []
    for champion, spot in zip(champions, box.columns(columns, 8), strict=False):
        items += _champion(table, champion, spot)
    return items


def _champion(table: Table, champion: ChampionView, box: Box) -> list[Item]:
    """A champion: emblem and name, health and defence, where he stands, what is in force on him."""
    doing = table.view.doing
    lit = doing is not None and champion.index == doing.user
    out = champion.hex < 0
    items: list[Item] = [
        Panel(box, "page" if out else "raised", 12, "gold" if lit else "line", 4 if lit else 2),
    ]
    inner = box.inset(7, 6)
    head, rest = inner.top(min(58, inner.h - 38), 2)
    left, name = head.left(min(head.h, 50 if inner.h > 100 else 44), 6)
    items.append(tokens.disc(table, left.middle(left.w, left.w), champion, lit=lit))
    ink: Role = "muted" if out else "text"
    items += layout.name(name, table.told.champion(champion.kit), "strong", 30, ink)
    if rest.h < 100:
        return [*items, *_brief(table, champion, rest)]
    figures, below = rest.top(40, 2)
    place, effects = below.top(34, 4)
    items += _figures(champion, figures, 38)
    items += _place(table, champion, place)
    return [*items, *_effects(table, champion, effects.top(34)[0])]


def _brief(table: Table, champion: ChampionView, box: Box) -> list[Item]:
    """Health, defence and hex in one row; the hex at the right, or the gate."""
    if champion.hex < 0:
        sign, box = box.end(34, 14)
        return [Icon(sign.middle(32, 32), card_signs.GATE, "faint"), *_figures(champion, box, 34)]
    words = table.told.hex_name(table.view.arena, champion.hex)
    spot, box = box.end(text.width(words, "strong", 30), 14)
    return [*_figures(champion, box, 34), layout.line(spot, words, "strong", 30, "muted")]


def _figures(champion: ChampionView, box: Box, size: int) -> list[Item]:
    """Health left of all, and defence, in green or red where it is not as printed."""
    side = size - 3
    defence = plain(champion.defence)
    right, rest = box.end(side + 4 + text.width(defence, "strong", size), 4)
    left = max(0, champion.health - champion.damage)
    words = f"{left}/{champion.health}"
    mark, rest = rest.left(side, 4)
    if text.width(words, "strong", size) > rest.w:
        words = plain(left)
    heart: Role = "bad" if champion.bloodied else "text"
    items: list[Item] = [
        Mark(mark.middle(side, side), "heart", "bad"),
        layout.number(rest.left(text.width(words, "strong", size))[0], words, size, heart),
    ]
    mark, number = right.left(side, 4)
    changed = champion.defence - champion.defence_printed
    role: Role = "good" if changed > 0 else "bad" if changed < 0 else "text"
    items.append(Mark(mark.middle(side - 3, side), "shield", "enamel.defence.tint"))
    return [*items, layout.number(number, defence, size, role)]


def _place(table: Table, champion: ChampionView, box: Box) -> list[Item]:
    """His hex, or the gate; a star on who has levelled, and the signs of what holds him."""
    side = min(34, box.h)
    items: list[Item] = []
    if champion.levelled and champion.hex >= 0:
        spot, box = box.end(side, 4)
        items.append(Badge(spot.middle(side, side), "star", "enamel.trophies", "", "rim", edge="rim"))
    if champion.hex < 0:
        left, rest = box.left(side, 6)
        items.append(Icon(left.middle(side, side), card_signs.GATE, "faint"))
        return [*items, *layout.name(rest, table.told.say("brawl-board-gate"), "text", 28, "muted")]
    words = table.told.hex_name(table.view.arena, champion.hex)
    left, rest = box.left(text.width(words, "strong", 32), 8)
    items.append(layout.line(left, words, "strong", 32, "muted"))
    if champion.zone:
        spot, rest = rest.left(side, 4)
        items.append(card_signs.core(spot.middle(side, side), champion.zone))  # type: ignore[arg-type]  # a core
    for sign, role in tokens.signs(champion):
        if sign in (tokens.ROOTED, tokens.BLOODIED) and rest.w >= side:
            spot, rest = rest.left(side, 4)
            items += [Panel(spot.middle(side, side), "rim", side // 2)]
            items += [Icon(spot.middle(side - 8, side - 8), sign, role)]
    return items


def _effects(table: Table, champion: ChampionView, box: Box) -> list[Item]:
    """What is in force to the end of the turn: sign, number, and the emblem of whom alone it concerns; the rest as a count."""
    made = [(effect, *_effect(table, effect)) for effect in champion.effects]
    fits = len(made)
    while fits and sum(wide + 6 for *_, wide in made[:fits]) > box.w + 6 - (MORE if fits < len(made) else 0):
        fits -= 1
    items: list[Item] = []
    for effect, parts, wide in made[:fits]:
        spot, box = box.left(wide, 6)
        items.append(Panel(spot, "page", 8))
        spot = spot.inset(5, 2)
        for part in parts:
            if isinstance(part, str):
                words, spot = spot.left(text.width(part, "strong", 28), 3)
                items.append(layout.number(words, part, 28, "good" if effect.by >= 0 else "bad"))
            else:
                sign, spot = spot.left(26, 3)
                items.append(Icon(sign.middle(26, 26), part[0], "muted"))
    if fits < len(made):
        items.append(layout.number(box, f"+{len(made) - fits}", 26, "muted"))
    return items


def _effect(table: Table, effect: EffectView) -> tuple[list[str | tuple[str]], int]:
    """Return the signs (in a tuple) and words of an effect, and how wide its plate is."""
    parts: list[str | tuple[str]] = []
    if effect.what in tokens.STATS:
        parts += [(tokens.STATS[effect.what],), text.clean(signed(effect.by), "strong")]
    elif effect.what == "root":
        parts.append((tokens.ROOTED,))
    else:
        parts.append((tokens.IMMUNE,))
    if effect.against >= 0:
        parts.append((card_signs.champion_medallion(table.pack, table.view.champions[effect.against].kit).glyph,))
    wide = sum(text.width(part, "strong", 28) if isinstance(part, str) else 26 for part in parts)
    return parts, wide + 3 * (len(parts) - 1) + 10
