"""The table picture of Super Fantasy Brawl: round and score, the arena, the challenge track, a panel for each player."""

from __future__ import annotations

from collections.abc import Mapping

from boards.brawl.cards import signs
from boards.brawl.table import arena, chips, gallery, players, track
from boards.brawl.table.sides import Table
from boards.painting import layout, text
from boards.painting.emblems import Ground
from boards.painting.layout import Badge, Box, Icon, Item, Mark, Panel, Scene, Sprite, seat_badge
from boards.painting.theme import Role
from engines.brawl.content.pack import Pack
from engines.brawl.views.view import View
from words.brawl.cards.texts import CardWords
from words.texts import figure as plain

WIDTH, HIGH = 1280, 1280
EDGE, GAP, HEAD = 16, 8, 66
TITLE = Box(EDGE, EDGE, WIDTH - 2 * EDGE, HEAD)
ARENA = Box(EDGE, EDGE + HEAD + GAP, 1040, 836)
TRACK = Box(ARENA.right + GAP, ARENA.y, WIDTH - EDGE - GAP - ARENA.right, ARENA.h)


def table_scene(view: View, pack: Pack, told: CardWords, names: Mapping[int, str]) -> Scene:
    """Return the table laid out, 1280 by 1280 pixels; while champions are chosen, who may be."""
    table = Table(view, pack, told, dict(names))
    items: list[Item] = [Sprite(Box(0, 0, WIDTH, HIGH), Ground())]
    if view.phase == "select":
        rest = Box(EDGE, ARENA.y, WIDTH - 2 * EDGE, HIGH - EDGE - ARENA.y)
        return Scene(WIDTH, HIGH, (*items, *_head(table, TITLE), *gallery.gallery(table, rest)))
    items += upper(table)
    below = Box(EDGE, ARENA.bottom + GAP, WIDTH - 2 * EDGE, HIGH - EDGE - GAP - ARENA.bottom)
    for team, column in enumerate(below.columns(2, GAP)):
        seats = table.seats(team)
        high = (column.h - GAP * (len(seats) - 1)) // max(1, len(seats))
        for n, seat in enumerate(seats):
            spot = Box(column.x, column.y + n * (high + GAP), column.w, high)
            items += players.panel(table, table.players[seat], spot)
    return Scene(WIDTH, HIGH, tuple(items))


def upper(table: Table) -> list[Item]:
    """Return the upper part of the picture: the arena, the head above it, the track beside it.

    The arena comes first: it is painted with the ground once and for all.
    """
    return [*arena.arena(table, ARENA), *_head(table, TITLE), *track.track(table, TRACK)]


# -------------------------------------------------------------------- the head


def _head(table: Table, box: Box) -> list[Item]:
    """At the left the round, whose turn it is and what is being done; at the right the score. At the end, who has won."""
    view = table.view
    won = view.result is not None
    items: list[Item] = [Panel(box, "raised" if won else "panel", 14, "gold" if won else "page.inlay", 5 if won else 3)]
    inner = box.inset(14, 4)
    if view.phase == "select":
        return [*items, *layout.name(inner, _phase(table), "display", 42, "gold")]
    score, inner = inner.end(_score_width(table), 18)
    items += _score(table, score)
    if view.result is not None:
        names = " + ".join(table.name(seat) for seat in view.result.winners)
        words = table.told.say(f"brawl-board-won-{view.result.reason}", names=names)
        sign, inner = inner.left(54, 12)
        items.append(Icon(sign.middle(52, 52), "laurels-trophy", "gold"))
        return [*items, *layout.name(inner, words, "display", 40, "gold")]
    if view.round > 0:
        title = text.clean(table.told.say("brawl-board-round", round=view.round), "display")
        left, inner = inner.left(text.width(title, "display", 40), 16)
        items.append(layout.line(left, title, "display", 40, "text"))
    if view.turn >= 0:
        left, inner = inner.left(48, 12)
        items.append(seat_badge(left.middle(48, 48), view.turn))
    if view.doing is not None and view.doing.reaction:
        sign, inner = inner.left(40, 10)
        items.append(Icon(sign.middle(38, 38), signs.KIND_SIGNS["reaction"], "gold"))
    for icon, words in _amounts(table):
        number, inner = inner.end(text.width(words, "strong", 40), 6)
        sign, inner = inner.end(38, 10)
        items.append(Icon(sign.middle(36, 36), icon, "muted"))
        items.append(layout.number(number, words, 40, "text"))
    return [*items, *layout.name(inner, _doing(table), "strong", 34, "gold")]


def _amounts(table: Table) -> list[tuple[str, str]]:
    """Return what is left to move, or the strength of the attack that may be reacted to, each with its sign."""
    blows = chips.coming(table)
    if blows:
        return [(signs.STRENGTH, plain(max(blow.strength for blow in blows)))]
    doing = table.view.doing
    return [(signs.MOVE, plain(doing.points))] if doing is not None and doing.points and not doing.reaction else []


def _phase(table: Table) -> str:
    return table.told.say(f"brawl-board-phase-{table.view.phase}")


def _doing(table: Table) -> str:
    """The card or standard action that is being carried out, or the reaction to it, and whose it is; else the phase."""
    doing = table.view.doing
    if doing is None or not 0 <= doing.user < len(table.view.champions):
        return _phase(table)
    user, card = (doing.reactor, doing.reaction) if doing.reaction else (doing.user, doing.card)
    champion = table.told.champion(table.view.champions[user].kit)
    if card:
        return table.told.say("brawl-board-doing", champion=champion, action=table.told.card(card))
    if doing.standard:
        name = table.told.standard(doing.standard).name  # type: ignore[arg-type]  # a standard action
        return table.told.say("brawl-board-doing", champion=champion, action=name)
    return table.told.say("brawl-board-deploys", champion=champion) if table.view.phase == "deploy" else champion


MARK, SIZE = 48, 50


def _pip(table: Table) -> int:
    """Return the side of a pip, smaller where more of them are needed."""
    return 22 if table.view.to_win <= FEW else 16


FEW = 5


def _numbers(table: Table) -> tuple[str, str]:
    first, second = table.view.points
    return plain(first), plain(second)


def _score_width(table: Table) -> int:
    numbers = sum(text.width(words, "strong", SIZE) for words in _numbers(table))
    return 2 * (MARK + 10 + table.view.to_win * (_pip(table) + 4) + 10) + numbers + 44


def _score(table: Table, box: Box) -> list[Item]:
    """Both teams' points as pips out of those needed, and as numbers (SB-10); what the next scoring brings is outlined."""
    view, pip = table.view, _pip(table)
    items: list[Item] = []
    left, right = box, box
    numbers = _numbers(table)
    for team in (0, 1):
        mark, rest = left.left(MARK, 10) if team == 0 else right.end(MARK, 10)
        if table.seats(team):
            items.append(table.team_badge(mark.middle(MARK, MARK), team))
        wide = view.to_win * (pip + 4)
        pips, rest = rest.left(wide, 10) if team == 0 else rest.end(wide, 10)
        for n in range(view.to_win):
            x = pips.x + n * (pip + 4) if team == 0 else pips.right - (n + 1) * (pip + 4) + 4
            spot = Box(x, pips.y, pip, pips.h).middle(pip, pip)
            lit: Role = "gold" if n < view.points[team] else "pip"
            if view.points[team] <= n < view.points[team] + table.expected(team):
                items.append(Badge(spot, "diamond", "pip", "", "gold", edge="gold"))
            else:
                items.append(Mark(spot, "diamond", lit))
        number = rest.left(text.width(numbers[team], "strong", SIZE))[0]
        if team == 1:
            number = rest.end(text.width(numbers[team], "strong", SIZE))[0]
        ahead = view.points[team] >= view.points[1 - team]
        items.append(layout.number(number, numbers[team], SIZE, "text" if ahead else "muted"))
    middle = Box(left.x + (left.w - 20) // 2, left.y, 20, left.h)
    return [*items, layout.line(middle, ":", "strong", 40, "muted", "centre")]
