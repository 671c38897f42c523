"""Choosing champions: whom each player has, and all champions with emblem, health and defence, those left to choose lit.

They stand in the order of the answers: by their names in the language of the picture.
"""

from __future__ import annotations

from boards.brawl.cards import signs
from boards.brawl.table.sides import Table
from boards.painting import layout, text
from boards.painting.layout import Box, Icon, Item, Mark, Panel, seat_badge
from boards.painting.theme import Role, seat_role
from boards.pieces.choices import choice_frame
from engines.brawl.content.shapes import Champion
from engines.brawl.views.view import PlayerView
from words.texts import alphabetical_key
from words.texts import figure as plain

COLUMNS = 6
CHOSEN = 112
NAME = 34


def gallery(table: Table, box: Box) -> list[Item]:
    """Return the champions chosen so far above all that there are, by name as in the selects, filling the box."""
    players = [table.players[seat] for seat in table.view.order]
    rows = -(-len(players) // 2)
    upper, lower = box.top(rows * (CHOSEN + 8) - 8, 12)
    items: list[Item] = []
    for player, spot in zip(players, upper.cells(len(players), 2, 8), strict=True):
        items += _player_plate(table, player, spot)
    champions = sorted(table.pack.champions, key=lambda champion: alphabetical_key(table.words.champion(champion.id)))
    for champion, spot in zip(champions, lower.cells(len(champions), COLUMNS, 8), strict=True):
        items += _champion_cell(table, champion, spot)
    return items


def _player_plate(table: Table, player: PlayerView, box: Box) -> list[Item]:
    """Return a player's mark and name, and the champions chosen; those only brought along are small."""
    full = seat_role(player.seat)
    asked = player.seat in table.view.asked
    items: list[Item] = [Panel(box, full, 16, "gold" if asked else f"{full}.deep", 5)]
    inner = box.inset(14, 10)
    left, inner = inner.left(62, 10)
    items.append(seat_badge(left.middle(62, 62), player.seat, inverse=True))
    if table.view.teams:
        spot, inner = inner.end(46, 8)
        items.append(table.team_badge(spot.middle(46, 46), player.team))
    own = [champion.kit for champion in table.champions(player.seat)]
    brought = [kit for kit in player.brought if kit not in own]
    # What has been brought along and may yet be chosen is smaller, and all together leave the name a third of the room.
    side = min(inner.h, round(inner.w * 0.66 / (len(own) + 0.6 * len(brought) or 1)) - 5)
    for kit, share in [*((kit, 0.6) for kit in reversed(brought)), *((kit, 1.0) for kit in reversed(own))]:
        spot, inner = inner.end(round(side * share), 5)
        items.append(signs.medallion(spot, table.pack, kit))
    return [*items, *layout.name(inner, table.name(player.seat), "strong", 40, f"{full}.ink")]


def _champion_cell(table: Table, champion: Champion, box: Box) -> list[Item]:
    """Return a champion: emblem, name, health and defence; a cross if banned, the marks of those who have or bring him."""
    view = table.view
    free, banned = champion.id in view.choices, champion.id in view.banned
    owners = [each.seat for each in view.champions if each.kit == champion.id]
    if view.viewer is not None and champion.id in view.sealed:
        owners.append(view.viewer)
    items: list[Item] = [choice_frame(box, owner=owners[0] if owners else None, banned=banned, free=free)]
    called = text.clean(table.words.champion(champion.id), "strong")
    row, inner = box.inset(6, 6).foot(42)
    lines = 1 if text.width(called, "strong", NAME) <= inner.w else 2
    name, inner = inner.foot(lines * text.line_height(NAME), 2)
    if owners or banned:
        left, inner = inner.left(46, 2)
        items += [seat_badge(Box(left.x, left.y + 2 + n * 50, 44, 44), seat) for n, seat in enumerate(owners[:2])]
        if banned:
            items.append(Icon(left.top(44)[0].middle(44, 44), "cancel", "bad"))
    items.append(signs.medallion(inner, table.pack, champion.id))
    ink: Role = "text" if free else "muted"
    health, defence = row.middle(150, 40).columns(2, 8)
    for spot, shape, role, value in (
        (health, "heart", "bad", champion.base.health),
        (defence, "shield", "enamel.defence.tint", champion.base.defence),
    ):
        mark, number = spot.left(30, 6)
        items.append(Mark(mark.middle(30, 32), shape, role))  # type: ignore[arg-type]  # a shape
        items.append(layout.number(number, plain(value), 40, ink))
    return [*items, *layout.name(name, called, "strong", NAME, ink, "centre", least=NAME)]
