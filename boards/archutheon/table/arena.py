"""The board: areas with their names, objects, tokens, the Gate, Collapse zones, and who stands where."""

from __future__ import annotations

from boards.archutheon.cards import signs
from boards.archutheon.table.geometry import BoardLayout, lay_out_board
from boards.archutheon.table.ground import BoardGround
from boards.archutheon.table.heroes import heroes
from boards.archutheon.table.seen import Table
from boards.painting import layout
from boards.painting.layout import Badge, Box, Icon, Item, Panel, Sprite, Tile

MARGIN = 16
NAME = 36

GATE_SIDE = 74
"""Pixels: the sign of the Gate, above the name of its area."""


def arena(table: Table, box: Box) -> list[Item]:
    """Return the board, as large as the box allows."""
    found = table.arena
    columns, heights = found.columns, found.heights
    laid = lay_out_board(columns, heights, box.inset(MARGIN))
    ground = BoardGround(columns, heights, found.touching, found.gate_areas, MARGIN)
    return [
        Sprite(box, ground),
        *_zones(table, laid),
        *_hit_areas(table, laid),
        *_names(table, laid),
        *_asides(table, laid),
        *_tokens(table, laid),
        *_things(table, laid),
        *_gate(table, laid),
        *_answer_marks(table, laid),
        *heroes(table, laid),
    ]


def _inner(area: Box, inset: int) -> Box:
    """Return a smaller hex in the middle of an area."""
    return area.inset(round(inset * 1.15), inset)


def _zones(table: Table, laid: BoardLayout) -> list[Item]:
    """Return the Collapse zones, hatched, and the areas that the next line adds, outlined (AR-82)."""
    items: list[Item] = [Tile(_inner(laid.hexes.hexes[area], 10), hatch="enamel.attack") for area in table.view.zone]
    outlined = (_inner(laid.hexes.hexes[area], 12) for area in table.next_zone)
    items += [Tile(box, line="enamel.attack", thick=6, kind="dashed") for box in outlined]
    return items


def _hit_areas(table: Table, laid: BoardLayout) -> list[Item]:
    """Return the areas that the card being executed hits, or those declared would hit."""
    return [
        Tile(_inner(laid.hexes.hexes[area], 8), line="bad", thick=8, kind="aimed") for area in sorted(table.hit_areas)
    ]


def _names(table: Table, laid: BoardLayout) -> list[Item]:
    """Return the names of the areas in their middles; the Gate stands above that of its area."""
    items: list[Item] = []
    for at, (name, area) in enumerate(zip(table.arena.area_names, laid.hexes.hexes, strict=True)):
        down = GATE_SIDE // 2 if at == table.gate_area else 0
        spot = area.middle(70, 40)
        items.append(layout.line(Box(spot.x, spot.y + down, 70, 40), name, "strong", NAME, "muted", "centre"))
    return items


def _asides(table: Table, laid: BoardLayout) -> list[Item]:
    """Return the elements and permanents in side cells (AR-77)."""
    items: list[Item] = []
    for area, what in table.view.aside:
        spot = laid.sides[area].inset(-12)
        icon = signs.ELEMENTS.get(what) or signs.PERMANENTS[what]
        fill = signs.ELEMENT_TONES.get(what, "paper")
        items.append(Badge(spot, "circle", fill, "", "rim", edge="rim"))
        items.append(Icon(spot.inset(9), icon, f"{fill}.ink" if what in signs.ELEMENTS else "paper.text"))
    return items


def _tokens(table: Table, laid: BoardLayout) -> list[Item]:
    """Return the Enlightenment tokens on free cells, in colour and shape of their side; under a hero he shows it."""
    items: list[Item] = []
    for cell, side in table.view.tokens:
        if cell not in table.standing:
            items += token(laid.cells[cell].inset(8), side)
    return items


def token(box: Box, side: int) -> list[Item]:
    """Return an Enlightenment token."""
    tone = signs.SIDE_TONES[side]
    return [
        Badge(box, signs.SIDE_SHAPES[side], tone, "", tone, edge="rim"),
        Icon(box.inset(box.w // 5), signs.TOKEN, f"{tone}.ink"),
    ]


def _things(table: Table, laid: BoardLayout) -> list[Item]:
    """Return covers, walls and rifts; beneath a hero they stand at his foot (see heroes.py)."""
    items: list[Item] = []
    for cell, thing in table.view.things:
        if cell not in table.standing:
            items.append(
                Icon(laid.cells[cell].inset(4), signs.THINGS[thing], "bad" if thing == "rift" else "metal.tint")
            )
    return items


def _gate(table: Table, laid: BoardLayout) -> list[Item]:
    """Return the Gate in its area."""
    if table.gate_area < 0:
        return []
    area = laid.hexes.hexes[table.gate_area]
    spot = area.middle(GATE_SIDE, GATE_SIDE)
    spot = Box(spot.x, spot.y - GATE_SIDE // 3, GATE_SIDE, GATE_SIDE)
    return [Panel(spot.inset(-4), "rim", 16, "metal", 4), Icon(spot.inset(4), signs.GATE, "gold")]


def _answer_marks(table: Table, laid: BoardLayout) -> list[Item]:
    """Return the cells and areas of the open question."""
    items: list[Item] = []
    for cell in table.asked_cells:
        items.append(Badge(laid.cells[cell].inset(-4), "circle", "gold", "", "gold"))
        items.append(Badge(laid.cells[cell].inset(4), "circle", "floor.deep", "", "floor.deep"))
        name = table.arena.cell_names[cell]
        items.append(layout.line(laid.cells[cell], name, "strong", 30, "gold", "centre"))
    return items
