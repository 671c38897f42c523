"""The arena: slabs with their coordinates, deployment areas, traps, who stands where and came from where, what is asked about."""

from __future__ import annotations

from boards.brawl.table import chips, tokens, traps
from boards.brawl.table.gates import gates
from boards.brawl.table.ground import ArenaGround
from boards.brawl.table.sides import Table
from boards.painting import layout, text
from boards.painting.layout import Arrow, Badge, Box, Disc, Item, Mark, Panel, Sprite, Tile
from boards.painting.theme import Role, seat_role, seat_shape
from boards.pieces import hexes
from boards.pieces.hexes import HexLayout
from engines.kernel.hexes import members

MARGIN = 16
NAME, PLATE = 34, 28
"""Size of the letters of coordinates, and height of the plates that some of them stand on."""

TRAIL = 11

ALONE = 78
"""Percent of a hex's width that a coordinate and chips may take together."""


def arena(table: Table, box: Box) -> list[Item]:
    """Return the arena, as large as the box allows."""
    laid = hexes.lay_out_hexes(table.arena.map, box.inset(MARGIN))
    whole = Box(laid.box.x - MARGIN, laid.box.y - MARGIN, laid.box.w + 2 * MARGIN, laid.box.h + 2 * MARGIN)
    return [
        Sprite(whole, ArenaGround(table.arena.map, MARGIN)),
        *gates(table, laid, box),
        *_deployment(table, laid),
        *_answer_marks(table, laid),
        *_highlights(table, laid),
        *_trails(table, laid),
        *chips.arrows(table, laid, near=False),
        *_free_coordinates(table, laid),
        *_traps(table, laid),
        *_move_signs(table, laid),
        *_champions(table, laid),
        *_occupied_coordinates(table, laid),
    ]


def _occupied(table: Table) -> set[int]:
    return {champion.hex for champion in table.view.champions if champion.hex >= 0}


# -------------------------------------------------------------------- the ground


def _deployment(table: Table, laid: HexLayout) -> list[Item]:
    """Return each team's area in its colour, with its shape on the free hexes."""
    items: list[Item] = []
    taken = _occupied(table) | {champion.before for champion in table.view.champions} | set(chips.chips_by_hex(table))
    for team, side in enumerate(table.view.sides):
        if not table.seats(team):
            continue
        for hex_ in members(table.arena.deployment[side]):
            cell = laid.hexes[hex_]
            items.append(Tile(_smaller_hex(cell, 11), table.team_floor(team)))
            if hex_ not in taken:
                spot = cell.middle(34, 34)
                form = "square" if table.view.teams else seat_shape(table.seats(team)[0])
                items.append(Badge(spot, form, table.team_floor(team), "", "rim", edge=table.team_tone(team)))
    return items


def _smaller_hex(cell: Box, inset: int) -> Box:
    """Return a smaller hex in the middle of another."""
    return cell.inset(inset, round(inset * hexes.TALL))


def _free_coordinates(table: Table, laid: HexLayout) -> list[Item]:
    """Return the coordinates of free hexes, each at the top of its own; statues need none, since nobody stands there."""
    items: list[Item] = []
    asked, standing = _marks_by_hex(table), _occupied(table)
    tinted = {hex_ for area in (*table.arena.deployment, *table.arena.zones.values()) for hex_ in members(area)}
    for hex_, cell in enumerate(laid.hexes):
        if hex_ in standing or table.arena.blocked >> hex_ & 1:
            continue
        words = table.words.hex_name(table.view.arena, hex_)
        wide = text.width(words, "strong", NAME)
        plate = Box(cell.x + (cell.w - wide) // 2 - 6, cell.y + cell.h * 9 // 100, wide + 12, PLATE)
        role: Role = "text" if hex_ in tinted else "muted"
        if hex_ in asked:
            items.append(Panel(plate, "paper", 6))
            role = "paper.text"
        items.append(layout.number(plate.inset(6, 2), words, NAME, role))
    return items


def _occupied_coordinates(table: Table, laid: HexLayout) -> list[Item]:
    """Return the coordinates above champions, whose tokens take the rest of the hex, and the chips that belong there.

    Wide chips stand there alone.
    """
    items: list[Item] = []
    asked, marked = _marks_by_hex(table), chips.chips_by_hex(table)
    for hex_ in sorted(_occupied(table) | set(marked)):
        cell, own = laid.hexes[hex_], marked.get(hex_, [])
        if hex_ not in _occupied(table):
            down = cell.h * 76 // 100 if hex_ in table.view.traps else (cell.h - chips.HIGH) // 2
            items += chips.row(Box(cell.x, cell.y + down, cell.w, chips.HIGH), own)
            continue
        words = table.words.hex_name(table.view.arena, hex_)
        wide = text.width(words, "strong", NAME) + 8
        line = Box(cell.x, cell.y + cell.h * 4 // 100, cell.w, chips.HIGH)
        if own and wide + chips.GAP + chips.width(own) > cell.w * ALONE // 100:
            items += chips.row(line, own)
            continue
        plate, beside = line.middle(wide + chips.GAP + chips.width(own) if own else wide, chips.HIGH).left(
            wide, chips.GAP
        )
        plate = Box(plate.x, line.y, wide, PLATE)
        items.append(Panel(plate, "paper" if hex_ in asked else "page", 6))
        items.append(layout.number(plate.inset(4, 2), words, NAME, "paper.text" if hex_ in asked else "text"))
        items += chips.row(beside, own) if own else []
    return items


def _traps(table: Table, laid: HexLayout) -> list[Item]:
    standing = _occupied(table)
    return [
        item for hex_ in table.view.traps if hex_ not in standing for item in traps.trap(table, laid.hexes[hex_], hex_)
    ]


# -------------------------------------------------------------------- what is asked about


def _answer_marks(table: Table, laid: HexLayout) -> list[Item]:
    """Return the hexes of the open question: each kind of answer has a line of its own."""
    full: Role = "gold" if table.view.viewer is None else seat_role(table.view.viewer)
    items: list[Item] = []
    for hex_, kinds in _marks_by_hex(table).items():
        cell = _smaller_hex(laid.hexes[hex_], 2)
        if "area" in kinds:
            items.append(Tile(_smaller_hex(laid.hexes[hex_], 11), hatch=full))
        if "target" in kinds:
            items.append(Tile(cell, line="bad", thick=9, kind="aimed"))
        elif "trap" in kinds:
            items.append(Tile(cell, line="warning", thick=8, kind="double"))
        elif "place" in kinds:
            items.append(Tile(cell, line=full, thick=9, kind="dashed"))
        else:
            items.append(Tile(cell, line=full, thick=9))
    return items


def _marks_by_hex(table: Table) -> dict[int, list[str]]:
    """Return the kinds of marks of each hex."""
    found: dict[int, list[str]] = {}
    for mark in table.view.marks:
        found.setdefault(mark.hex, []).append(mark.what)
    return found


def _move_signs(table: Table, laid: HexLayout) -> list[Item]:
    """Return a sign on the free hexes that one may move to or be placed on."""
    full: Role = "gold" if table.view.viewer is None else seat_role(table.view.viewer)
    busy = _occupied(table) | set(table.view.traps) | {champion.before for champion in table.view.champions}
    items: list[Item] = []
    for hex_, kinds in _marks_by_hex(table).items():
        if hex_ in busy or hex_ in _deployment_hexes(table):
            continue
        spot = laid.hexes[hex_].middle(30, 30)
        if "move" in kinds:
            items.append(Mark(spot, "circle", full))
        elif "place" in kinds:
            items.append(Mark(spot, "down", full))
    return items


def _deployment_hexes(table: Table) -> set[int]:
    """Return the hexes of the deployment areas, which bear their team's mark."""
    return {hex_ for area in table.arena.deployment for hex_ in members(area)}


# -------------------------------------------------------------------- champions


def _trails(table: Table, laid: HexLayout) -> list[Item]:
    """Return where everybody came from in this turn."""
    items: list[Item] = []
    for champion in table.view.champions:
        if champion.hex < 0 or champion.before in (-1, champion.hex):
            continue
        start, end = laid.hexes[champion.before], laid.hexes[champion.hex]
        box, ends = hexes.arrow_between(start, end, start.w * 42 // 100)
        full = seat_role(champion.seat)
        items.append(Arrow(box, ends, full, "rim", TRAIL))
        if champion.before not in _occupied(table) and champion.before not in table.view.traps:
            items.append(Badge(start.middle(36, 36), seat_shape(champion.seat), full, "", full, edge="rim"))
    return items


def _highlights(table: Table, laid: HexLayout) -> list[Item]:
    """Return the hexes of who acts, of whom a reaction was put on, and of the targets."""
    doing = table.view.doing
    if doing is None:
        return []
    items: list[Item] = []
    for champion in table.view.champions:
        if champion.hex < 0:
            continue
        cell = _smaller_hex(laid.hexes[champion.hex], 2)
        if champion.index in doing.targets:
            items.append(Tile(cell, line="bad", thick=9, kind="aimed"))
        elif champion.index in (doing.user, doing.reactor):
            items.append(Tile(cell, line="text", thick=8))
    return items


def _champions(table: Table, laid: HexLayout) -> list[Item]:
    doing = table.view.doing
    acting = () if doing is None else (doing.user, doing.reactor)
    marked = chips.chips_by_hex(table)
    items: list[Item] = []
    for champion in table.view.champions:
        if champion.hex >= 0:
            cell, lit = laid.hexes[champion.hex], champion.index in acting
            items += tokens.token(table, cell, champion, lit=lit, bare=champion.hex in marked)
    # Arrows between neighbours lie on their tokens and beneath the figures there.
    upper = [item for item in items if not isinstance(item, Disc)]
    return [*(item for item in items if isinstance(item, Disc)), *chips.arrows(table, laid, near=True), *upper]
