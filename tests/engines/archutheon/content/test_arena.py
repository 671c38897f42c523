"""The map: 19 areas, 57 cells, and what each touches (AR-10 to AR-12)."""

from __future__ import annotations

from collections import Counter

import pytest

from engines.archutheon.content.checks import mirror, problems_of_arena
from tests.engines.archutheon.packs import arena
from tests.engines.archutheon.tables import Table

TOUCHED = {
    "A1w": "", "A1n": "A2 B2", "A1s": "B1", "A2w": "", "A2n": "A3 B3", "A2s": "A1 B2", "A3w": "", "A3n": "B4", "A3s": "A2 B3",
    "B1w": "A1", "B1n": "B2 C2", "B1s": "C1", "B2w": "A1 A2", "B2n": "B3 C3", "B2s": "B1 C2", "B3w": "A2 A3", "B3n": "B4 C4",
    "B3s": "B2 C3", "B4w": "A3", "B4n": "C5", "B4s": "B3 C4",
    "C1w": "B1", "C1n": "C2 D1", "C1s": "", "C2w": "B1 B2", "C2n": "C3 D2", "C2s": "C1 D1", "C3w": "B2 B3", "C3n": "C4 D3",
    "C3s": "C2 D2", "C4w": "B3 B4", "C4n": "C5 D4", "C4s": "C3 D3", "C5w": "B4", "C5n": "", "C5s": "C4 D4",
    "D1w": "C1 C2", "D1n": "D2 E1", "D1s": "", "D2w": "C2 C3", "D2n": "D3 E2", "D2s": "D1 E1", "D3w": "C3 C4", "D3n": "D4 E3",
    "D3s": "D2 E2", "D4w": "C4 C5", "D4n": "", "D4s": "D3 E3",
    "E1w": "D1 D2", "E1n": "E2", "E1s": "", "E2w": "D2 D3", "E2n": "E3", "E2s": "E1", "E3w": "D3 D4", "E3n": "", "E3s": "E2",
}  # fmt: skip
"""The areas that each of the 57 cells touches besides its own, read off the picture of the map."""


def touched(cell: str) -> set[str]:
    """Return the areas that a cell touches."""
    found = arena()
    return {found.area_names[area] for area in found.touching[found.cell[cell]]}


@pytest.mark.rule("AR-10", "AR-12")
def test_the_map_has_19_areas_with_3_cells_each() -> None:
    found = arena()
    assert Counter(name[0] for name in found.area_names) == {"A": 3, "B": 4, "C": 5, "D": 4, "E": 3}
    assert len(found.cell_names) == len({*found.cell_names}) == 57


@pytest.mark.rule("AR-11", "AR-12")
@pytest.mark.parametrize("cell", sorted(TOUCHED))
def test_what_a_cell_touches(cell: str) -> None:
    assert touched(cell) == {*TOUCHED[cell].split()}


@pytest.mark.rule("AR-11")
@pytest.mark.parametrize("cell", sorted(TOUCHED))
def test_a_step_leads_to_the_own_area_and_the_touched_ones(cell: str) -> None:
    found = arena()
    areas = {cell[:2], *TOUCHED[cell].split()}
    expected = {name for name in found.cell_names if name[:2] in areas and name != cell}
    assert {found.cell_names[at] for at in found.steps[found.cell[cell]]} == expected


@pytest.mark.rule("AR-12")
def test_how_many_cells_touch_two_areas_one_or_none() -> None:
    counted = Counter(len(areas.split()) for areas in TOUCHED.values())
    assert counted == {2: 36, 1: 12, 0: 9}
    assert {cell for cell, areas in TOUCHED.items() if len(areas.split()) == 1} == {
        "A1s", "B1w", "B1s", "C1w", "E1n", "A3n", "B4w", "B4n", "C5w", "E3s", "E2n", "E2s",
    }  # fmt: skip
    assert {cell for cell, areas in TOUCHED.items() if not areas} == {
        "A1w", "C1s", "D1s", "E1s", "A3w", "C5n", "D4n", "E3n", "A2w",
    }  # fmt: skip


@pytest.mark.rule("AR-12")
def test_each_neighbouring_pair_is_joined_by_one_cell_each_way() -> None:
    found = arena()
    pairs = Counter((cell[:2], area) for cell, areas in TOUCHED.items() for area in areas.split())
    neighbours = {
        (found.area_names[one], found.area_names[two]) for one in found.areas for two in found.grid.around[one]
    }
    assert {*pairs} == neighbours
    assert {*pairs.values()} == {1}
    assert len(pairs) == 2 * 42


@pytest.mark.rule("AR-12")
def test_the_map_is_mirror_fair() -> None:
    assert problems_of_arena(arena()) == []
    for cell, areas in TOUCHED.items():
        assert touched(mirror(arena(), cell)) == {mirror(arena(), area) for area in areas.split()}


@pytest.mark.rule("AR-01", "AR-12")
def test_what_lies_on_the_map_at_the_start() -> None:
    table, found = Table(), arena()
    things = Counter(table.board.things.values())
    assert things == {"cover": 4, "wall": 4, "rift": 4}
    assert table.board.supply == 4
    assert {found.cell_names[cell] for cell, what in table.board.things.items() if what == "rift"} == {
        "C2w", "D2n", "C4w", "D3s",
    }  # fmt: skip
    tokens = {(found.cell_names[cell], side) for cell, side in table.board.tokens.items()}
    assert tokens == {
        *((["A2n", "E2n", "B4w", "D4n"][n], 0) for n in range(4)),
        *((["A2s", "E2s", "B1w", "D1s"][n], 1) for n in range(4)),
    }
    assert found.area_names[found.gate_areas[table.board.gate]] == "C3"


@pytest.mark.rule("AR-10")
@pytest.mark.parametrize(
    ("one", "two", "distance"),
    [("C3", "C3", 0), ("C3", "D3", 1), ("C1", "C5", 4), ("A1", "E3", 4), ("A2", "E2", 4), ("B1", "D4", 4)],
)
def test_distances_are_counted_in_areas(one: str, two: str, distance: int) -> None:
    found = arena()
    assert found.grid.distance[found.area[one]][found.area[two]] == distance
