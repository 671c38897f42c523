"""The board: areas with their names, objects, tokens, the Gate, Collapse zones, and who stands where."""

from __future__ import annotations

from boards.archutheon.cards import signs
from boards.archutheon.table.geometry import BoardLayout, gate_spot, lay_out_board, name_spot
from boards.archutheon.table.ground import BoardGround
from boards.archutheon.table.heroes import changes, heroes
from boards.archutheon.table.seen import Table
from boards.painting import layout
from boards.painting.layout import Arrow, Badge, Box, Icon, Item, Mark, MarkShape, Panel, Sprite, Tile
from boards.painting.theme import Role
from boards.pieces.hexes import arrow_between

MARGIN = 16
NAME = 36

UP: MarkShape = "up"
DOWN: MarkShape = "down"

GATE_SIDE = 66
"""Pixels: the sign of the Gate."""


HATCH, STRUCK = 64, 52
"""Pixels between the lines of a Collapse zone, and of the areas that the present card hits: names and cells stay legible."""

MANY = 10
"""Areas of a Collapse zone from which on its lines stand farther apart: most of the board is struck anyway."""

CHEVRON, DIAMOND = 46, 34
"""Pixels: the signs where the Gate comes to by each side's next shift, and those of the other areas on its way."""


def arena(table: Table, box: Box) -> list[Item]:
    """Return the board, as large as the box allows."""
    found = table.arena
    columns, heights = found.columns, found.heights
    laid = lay_out_board(columns, heights, box.inset(MARGIN))
    ground = BoardGround(columns, heights, found.touching, found.gate_areas, tuple(found.start_cells), MARGIN)
    return [
        Sprite(box, ground),
        *_zones(table, laid),
        *_hit_areas(table, laid),
        *_asked_areas(table, laid),
        *_names(table, laid),
        *_asides(table, laid),
        *_tokens(table, laid),
        *_things(table, laid),
        *_gate(table, laid),
        *_trails(table, laid),
        *heroes(table, laid),
        *changes(table, laid),
        *_answer_marks(table, laid),
    ]


def _inner(area: Box, inset: int) -> Box:
    """Return a smaller hex in the middle of an area."""
    return area.inset(round(inset * 1.15), inset)


def _zones(table: Table, laid: BoardLayout) -> list[Item]:
    """Return the Collapse zones, hatched, and the areas that the next line adds, outlined (AR-82)."""
    step = HATCH if len(table.view.zone) <= MANY else 3 * HATCH
    items: list[Item] = [
        Tile(_inner(laid.hexes.hexes[area], 10), hatch="enamel.attack", step=step) for area in table.view.zone
    ]
    items += [cell for area in table.view.zone for cell in _bare_cells(laid, area)]
    outlined = (_inner(laid.hexes.hexes[area], 12) for area in table.next_zone)
    items += [Tile(box, line="enamel.attack", thick=6, kind="dashed") for box in outlined]
    return items


def _bare_cells(laid: BoardLayout, area: int) -> list[Item]:
    """Return the cells of an area again, above its hatching."""
    return [Badge(cell, "circle", "floor.deep", "", "rim") for cell in laid.cells[area * 3 : area * 3 + 3]]


def _hit_areas(table: Table, laid: BoardLayout) -> list[Item]:
    """Return the areas that the card being executed hits, hatched, or those that declared ones would hit."""
    hatch: Role | None = "warning" if table.view.executing >= 0 else None
    items: list[Item] = []
    for area in sorted(table.hit_areas):
        items.append(
            Tile(_inner(laid.hexes.hexes[area], 8), hatch=hatch, line="bad", thick=8, kind="aimed", step=STRUCK)
        )
        items += _bare_cells(laid, area) if hatch else []
    return items


def _asked_areas(table: Table, laid: BoardLayout) -> list[Item]:
    """Return a ring around each area that answers the viewer's question."""
    return [Tile(_inner(laid.hexes.hexes[area], 9), line="gold", thick=5) for area in table.view.asked_areas]


def _names(table: Table, laid: BoardLayout) -> list[Item]:
    """Return the names of the areas in their upper left corners, where no cell is; those in a Collapse zone on a plate."""
    items: list[Item] = []
    for at, (name, area) in enumerate(zip(table.arena.area_names, laid.hexes.hexes, strict=True)):
        spot = name_spot(area, 58, 40)
        chosen = at in table.view.asked_areas
        plate = chosen or at in table.view.zone or at in table.hit_areas
        if plate:
            items.append(Panel(spot, "floor.deep" if chosen else "floor", 12, "gold" if chosen else None, 3))
        ink: Role = "gold" if chosen else "text" if plate else "muted"
        items.append(layout.line(spot, name, "strong", NAME, ink, "centre"))
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
            items.append(Icon(laid.cells[cell].inset(4), signs.THINGS[thing], "bad" if thing == "rift" else "text"))
    return items


def _gate(table: Table, laid: BoardLayout) -> list[Item]:
    """Return the Gate in its area, and its way: an arrow of each side where its leader shifts it next, else diamonds (AR-81)."""
    way, at = table.arena.gate_areas, table.view.gate
    if table.gate_area < 0:
        return []
    items: list[Item] = []
    for n, area in enumerate(way):
        place = laid.hexes.hexes[area]
        if n == at:
            spot = gate_spot(place, GATE_SIDE)
            items += [Panel(spot, "rim", 16, "metal", 4), Icon(spot.inset(8), signs.GATE, "metal.tint")]
        elif abs(n - at) == 1:
            side, sign = (0, UP) if n > at else (1, DOWN)
            items.append(Mark(gate_spot(place, CHEVRON), sign, signs.SIDE_TONES[side]))
        else:
            items.append(Mark(gate_spot(place, DIAMOND), "diamond", "metal.deep"))
    return items


def _trails(table: Table, laid: BoardLayout) -> list[Item]:
    """Return an arrow for each hero who has changed areas in this turn, from the area that he came from."""
    items: list[Item] = []
    for hero in table.view.heroes:
        if hero.cell >= 0 and hero.before >= 0 and hero.before != hero.cell // 3:
            cell = laid.cells[hero.cell]
            box, ends = arrow_between(laid.hexes.hexes[hero.before], cell, round(cell.w * 0.6))
            items.append(Arrow(box, ends, signs.SIDE_TONES[hero.side], "rim", 10))
    return items


def _answer_marks(table: Table, laid: BoardLayout) -> list[Item]:
    """Return the cells of the open question, each with its name, above all else."""
    items: list[Item] = []
    for cell in table.asked_cells:
        spot = laid.cells[cell]
        if cell in table.standing:
            spot = Box(spot.x, spot.y - 8, spot.w, 44)
            items.append(Panel(spot, "floor.deep", 22, "gold", 4))
        else:
            items.append(Panel(spot.inset(-3), "floor.deep", spot.w, "gold", 5))
        items.append(layout.line(spot, table.arena.cell_names[cell], "strong", NAME, "gold", "centre"))
    return items
