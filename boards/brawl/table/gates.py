"""The gates in the corners of the arena, beside the deployment areas, with those who are out of action (SB-40)."""

from __future__ import annotations

from boards.brawl.cards import signs
from boards.brawl.table import tokens
from boards.brawl.table.sides import Table
from boards.painting.layout import Box, Icon, Item, Panel
from boards.pieces.hexes import HexLayout
from engines.kernel.hexes import members

PLATE = 100
"""Pixels: the side of a plate; where a corner has less room there is no gate, and the panels alone tell who is out."""

SIGN, BADGE = 52, 36


def gates(table: Table, laid: HexLayout, box: Box) -> list[Item]:
    """Return each team's gate at the left of its deployment area, and at the right the tokens of those who wait there.

    The arena is never turned, as its hexes have fixed names: in private the own side's gate stands out.
    """
    viewer = table.view.viewer
    own = None if viewer is None else table.players[viewer].team
    items: list[Item] = []
    for team, side in enumerate(table.view.sides):
        area = [laid.hexes[hex_] for hex_ in members(table.arena.deployment[side])]
        upper = min(cell.y for cell in area) < box.y + box.h // 2
        y = box.y + 4 if upper else box.bottom - 4 - PLATE
        left, right = (Box(x, y, PLATE, PLATE) for x in (box.x + 4, box.right - 4 - PLATE))
        if not table.seats(team) or any(
            plate.inset(-8).overlaps(cell) for cell in laid.hexes for plate in (left, right)
        ):
            continue
        sign, badge = left.middle(SIGN, SIGN + BADGE).top(SIGN)
        items += [
            Panel(left, "raised" if team == own else "panel", 14, table.team_tone(team), 8 if team == own else 3),
            Icon(sign, signs.GATE, "gold" if team == own else "muted"),
            table.team_badge(badge.middle(BADGE, BADGE), team),
        ]
        out = [champion for champion in table.view.champions if champion.team == team and champion.hex < 0]
        if out:
            items.append(Panel(right, "panel", 14, table.team_tone(team), 3))
        side_ = PLATE - 12 if len(out) == 1 else (PLATE - 12) // 2
        for n, champion in enumerate(out):
            spot = Box(right.x + 6 + n % 2 * side_, right.y + 6 + n // 2 * side_, side_, side_).inset(1)
            items.append(tokens.disc(table, spot, champion))
    return items
