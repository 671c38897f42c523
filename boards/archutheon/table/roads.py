"""The three roads to victory of each side, beside its edge of the board: the leader's health, the Gate, the Collapse."""

from __future__ import annotations

from boards.archutheon.cards import signs
from boards.archutheon.table.head import side_badge
from boards.archutheon.table.seen import Table
from boards.painting import layout, text
from boards.painting.layout import Badge, Box, Icon, Item, Panel, Sprite
from boards.painting.theme import Role
from engines.archutheon.effects.tracks import TOKENS_TO_COLLAPSE
from engines.archutheon.views.view import PlayerView

WIDE, HIGH = 296, 186
"""Pixels: a panel."""

ROW, ICON, DIGITS, CAPTION = 50, 40, 40, 30
NAME = 28
"""Letters of a name at least: a longer one stands on two lines."""


def roads(table: Table, box: Box) -> list[Item]:
    """Return a panel in each corner of the box: at the left player and leader, at the right Gate and Collapse.

    Orange's are below, as on the board.
    """
    items: list[Item] = []
    for player in table.view.players:
        line = box.foot(HIGH)[0] if player.side == 0 else box.top(HIGH)[0]
        left, right = line.left(WIDE)[0], line.end(WIDE)[0]
        own = player.side == table.view.viewer
        edge: Role = "gold" if own else f"{signs.SIDE_TONES[player.side]}.shade"
        items += [Panel(spot, "panel", 16, edge, 6 if own else 4) for spot in (left, right)]
        items += [*_player(table, player, left.inset(16, 14)), *_progress(table, player, right.inset(16, 14))]
    return items


def _player(table: Table, player: PlayerView, box: Box) -> list[Item]:
    """Return the player's name, his leader with his health, and how many cards are in his hand."""
    upper, rest = box.top(62, 6)
    mark, name = upper.left(40, 10)
    emblem, rest = rest.left(90, 8)
    heart, rest = rest.left(84, 10)
    sign, count = rest.left(36, 4)
    items: list[Item] = [
        side_badge(mark.middle(40, 40), player.side),
        *layout.name(name, table.name(player.side), "strong", 36, "text", least=NAME),
        Icon(sign.middle(36, 36), signs.HAND, "muted"),
        layout.number(count, str(player.count), DIGITS, "text"),
    ]
    leader = table.leader(player.side)
    if leader is None:
        return items
    fill: Role = "enamel.attack" if table.is_low(leader) else "enamel.guard"
    items.append(Sprite(emblem.middle(90, 90), signs.hero_medallion(table.pack, leader.kit)))
    items.append(Badge(heart.middle(84, 84), "heart", fill, str(leader.health), f"{fill}.ink", edge="rim"))
    return items


def _progress(table: Table, player: PlayerView, box: Box) -> list[Item]:
    """Return how many shifts of the Gate win, and how near the Collapse is, or on which line the side's token lies (AR-80)."""
    view, say = table.view, table.words.say
    way = len(table.arena.gate_areas)
    needs = (way - view.gate, view.gate + 1)[player.side]
    rows = [(signs.GATE, say("archutheon-board-gate"), str(max(needs, 0)), "gold" if needs <= 1 else "text")]
    if view.collapse < 0:
        tokens = f"{player.collected}/{TOKENS_TO_COLLAPSE}"
        near = player.collected >= TOKENS_TO_COLLAPSE - 1
        rows.append((signs.TOKEN, say("archutheon-board-tokens"), tokens, "gold" if near else "text"))
        done, ends = sum(player.tracks), sum(player.ends)
        near = ends - done <= 1
        rows.append((signs.PROGRESS, say("archutheon-board-tracks"), f"{done}/{ends}", "gold" if near else "text"))
    else:
        line = f"{view.lines[player.side]}/{table.arena.last_line}"
        rows.append((signs.COLLAPSE, say("archutheon-board-line"), line, "bad"))
        if view.collapse == player.side:
            rows.append((signs.WINNER, say("archutheon-board-both"), "", "gold"))
    items: list[Item] = []
    for spot, (icon, caption, value, tone) in zip(box.cells(3, 1, 2), rows, strict=False):
        items += _row(spot, icon, caption, value, tone)
    return items


def _row(box: Box, icon: str, caption: str, value: str, tone: Role) -> list[Item]:
    sign, rest = box.left(ICON, 10)
    number, rest = rest.end(text.width(value, "strong", DIGITS) if value else 1, 8)
    return [
        Icon(sign.middle(ICON, ICON), icon, "muted"),
        *layout.name(rest, caption, "text", CAPTION, "text"),
        *([layout.number(number, value, DIGITS, tone)] if value else []),
    ]
