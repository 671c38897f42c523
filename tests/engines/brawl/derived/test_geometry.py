"""Properties of the arena's tables and of ways through it, for any hexes and any champions on them."""

from __future__ import annotations

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engines.brawl.board import Board, occupied, of_team
from engines.brawl.derived.paths import Path, Ways, dashes, flights, jumps, line, swoops, walks
from engines.brawl.derived.targets import aims, area
from engines.kernel.hexes import OPPOSITE, STEPS, members
from tests.engines.brawl.bouts import RULES, Bout

PACK = RULES.pack
COURT = PACK.arena["courtyard"]
GRID = COURT.grid
ANY_HEX = st.integers(0, GRID.size - 1)
FREE_HEXES = sorted({*range(GRID.size)} - {*members(COURT.blocked)})


@st.composite
def tables(draw: st.DrawFn) -> Board:
    """Return a table of six champions on different hexes, or at the gate, with up to four traps, of which none is theirs."""
    board = Bout("taze gwaien rath", "alistair kilgore deryn").board
    places = draw(st.lists(st.sampled_from([-1, *FREE_HEXES]), min_size=6, max_size=6))
    taken = {-1}
    for champion, place in zip(board.champions, places, strict=True):
        champion.hex = place if place not in taken else -1
        taken.add(place)
    left = [hex_ for hex_ in FREE_HEXES if hex_ not in taken]
    board.traps = dict.fromkeys(draw(st.lists(st.sampled_from(left), max_size=4)), "root")
    return board


def every(ways: Ways) -> list[Path]:
    """Return all ways of a movement."""
    return [path for found in (ways.free, ways.traps) for paths in found.values() for path in paths]


def connected(start: int, path: Path) -> bool:
    """Return whether each hex of a path is next to the one before."""
    return all(GRID.near[one] >> other & 1 for one, other in zip((start, *path), path, strict=False))


# ---------------------------------------------------------------- tables


@pytest.mark.rule("SB-81")
def test_there_are_49_hexes_and_each_has_at_most_six_neighbours() -> None:
    assert GRID.size == 49
    assert all(near.bit_count() <= 6 for near in GRID.near)
    assert max(near.bit_count() for near in GRID.near) == 6


@given(ANY_HEX, ANY_HEX)
def test_neighbours_rows_and_distances_are_the_same_both_ways(one: int, other: int) -> None:
    assert GRID.near[one] >> other & 1 == GRID.near[other] >> one & 1
    assert GRID.distance[one][other] == GRID.distance[other][one]
    there, back = GRID.row[one][other], GRID.row[other][one]
    assert (there < 0) == (back < 0)
    assert there < 0 or OPPOSITE[there] == back


@pytest.mark.rule("SB-25")
@given(ANY_HEX, ANY_HEX, ANY_HEX)
def test_distance_is_a_shortest_way(one: int, other: int, between: int) -> None:
    assert (GRID.distance[one][other] == 0) == (one == other)
    assert (GRID.distance[one][other] == 1) == bool(GRID.near[one] >> other & 1)
    assert GRID.distance[one][other] <= GRID.distance[one][between] + GRID.distance[between][other]


@given(ANY_HEX, ANY_HEX)
def test_distances_are_those_of_the_plane(one: int, other: int) -> None:
    """The map has no bays: nothing lies further away than it would on an endless one."""
    (q, r), (q2, r2) = GRID.cells[one], GRID.cells[other]
    dq, dr = q2 - q, r2 - r
    assert GRID.distance[one][other] == max(abs(dq), abs(dr), abs(dq + dr))


@pytest.mark.rule("SB-26", "SB-53")
@given(ANY_HEX, st.integers(0, 5))
def test_a_row_goes_on_in_one_direction(start: int, direction: int) -> None:
    ray = GRID.rays[start][direction]
    q, r = GRID.cells[start]
    for n, hex_ in enumerate(ray, 1):
        assert GRID.cells[hex_] == (q + n * STEPS[direction].q, r + n * STEPS[direction].r)
        assert GRID.row[start][hex_] == direction
        assert GRID.distance[start][hex_] == n


@given(ANY_HEX, st.integers(0, 8))
def test_a_ring_is_all_within_a_distance(start: int, n: int) -> None:
    assert {*members(GRID.ring[start][n])} == {hex_ for hex_ in range(49) if GRID.distance[start][hex_] <= n}


# ---------------------------------------------------------------- areas


@pytest.mark.rule("SB-27")
@given(ANY_HEX, st.integers(0, 5), st.sampled_from([3, 6]))
def test_an_area_is_neighbours_side_by_side(start: int, direction: int, count: int) -> None:
    found = area(GRID, start, direction, count)
    assert len({*found}) == len(found) <= count
    assert all(GRID.near[start] >> hex_ & 1 for hex_ in found)
    if len(found) == count:
        assert all(GRID.near[one] >> other & 1 for one, other in itertools.pairwise(found))


@pytest.mark.rule("SB-27")
@given(ANY_HEX, ANY_HEX)
def test_of_two_neighbours_each_is_in_three_areas_of_the_other(one: int, other: int) -> None:
    for at, hex_ in ((one, other), (other, one)):
        count = sum(hex_ in area(GRID, at, d, 3) for d in range(6))
        assert count == (3 if GRID.near[at] >> hex_ & 1 else 0)


# ---------------------------------------------------------------- ways


@pytest.mark.rule("SB-21")
@given(tables(), st.integers(0, 5), st.integers(1, 4))
def test_a_walk_never_goes_through_what_blocks(board: Board, i: int, points: int) -> None:
    champion = board.champions[i]
    foes, barred = of_team(board, 1 - champion.team), occupied(board) | COURT.blocked
    ways = walks(board, PACK, i, points)
    for path in every(ways):
        assert len(path) <= points
        assert not any((COURT.blocked | foes) >> hex_ & 1 for hex_ in path)
        assert not any(hex_ in board.traps for hex_ in path[:-1]), "past a trap in one go"
        assert not barred >> path[-1] & 1
        assert connected(champion.hex, path) if champion.hex >= 0 else connected(path[0], path[1:])
    assert all(hex_ in board.traps for hex_ in ways.traps)
    assert not any(hex_ in board.traps for hex_ in ways.free)


@pytest.mark.rule("SB-41")
@given(tables(), st.integers(0, 5), st.integers(1, 3))
def test_from_the_gate_every_way_begins_on_a_free_hex_of_the_own_area(board: Board, i: int, points: int) -> None:
    champion = board.champions[i]
    champion.hex = -1
    own = COURT.deployment[board.sides[champion.team]]
    paths = every(walks(board, PACK, i, points))
    assert all(own >> path[0] & 1 and not occupied(board) >> path[0] & 1 for path in paths)
    assert len({path[-1] for path in paths}) == len(paths), "one way to each hex"


@pytest.mark.rule("SB-21")
@given(tables(), st.integers(0, 5), st.integers(1, 4))
def test_more_points_lead_at_least_as_far(board: Board, i: int, points: int) -> None:
    near, far = walks(board, PACK, i, points), walks(board, PACK, i, points + 1)
    assert near.free.keys() <= far.free.keys()
    assert near.traps.keys() <= far.traps.keys()


@pytest.mark.rule("SB-50")
@given(tables(), st.integers(0, 5), st.integers(1, 5))
def test_a_dash_is_straight_and_never_goes_through_what_blocks(board: Board, i: int, steps: int) -> None:
    champion = board.champions[i]
    if champion.hex < 0:
        return
    foes = of_team(board, 1 - champion.team)
    for path in every(dashes(board, PACK, i, steps)):
        direction = GRID.row[champion.hex][path[-1]]
        assert GRID.rays[champion.hex][direction][: len(path)] == path
        assert len(path) <= steps
        assert not any((COURT.blocked | foes) >> hex_ & 1 for hex_ in path)
        assert not any(hex_ in board.traps for hex_ in path[:-1])
        assert not occupied(board) >> path[-1] & 1


@pytest.mark.rule("SB-50", "SB-51", "SB-52")
@given(tables(), st.integers(0, 5), st.integers(1, 4))
def test_a_jump_reaches_all_that_a_swoop_does_and_a_swoop_all_that_a_dash_does(
    board: Board, i: int, steps: int
) -> None:
    if board.champions[i].hex < 0:
        return
    dash, swoop = dashes(board, PACK, i, steps), swoops(board, PACK, i, steps)
    jump = {*members(jumps(board, PACK, i, steps))}
    assert {*dash.free, *dash.traps} <= {*swoop} <= jump
    assert not any((occupied(board) | COURT.blocked) >> hex_ & 1 for hex_ in jump)
    assert all(GRID.distance[board.champions[i].hex][hex_] <= steps for hex_ in jump)


@pytest.mark.rule("SB-32", "SB-56")
@given(tables(), st.integers(0, 5), st.sampled_from(FREE_HEXES), st.integers(1, 3))
def test_each_step_of_a_flight_leads_further_away_and_all_are_the_longest(
    board: Board, i: int, source: int, steps: int
) -> None:
    champion = board.champions[i]
    if champion.hex < 0:
        return
    found = flights(board, PACK, i, source, steps)
    assert len({len(path) for path in found.values()}) <= 1
    for path in found.values():
        ways = [GRID.distance[source][hex_] for hex_ in (champion.hex, *path)]
        assert ways == sorted({*ways})
        assert not any((COURT.blocked | of_team(board, 1 - champion.team)) >> hex_ & 1 for hex_ in path)


@pytest.mark.rule("SB-53")
@given(tables(), st.integers(0, 5), st.integers(0, 5), st.integers(1, 3))
def test_a_push_goes_as_far_as_nothing_stands_there(board: Board, i: int, direction: int, steps: int) -> None:
    champion = board.champions[i]
    if champion.hex < 0:
        return
    ray, barred = GRID.rays[champion.hex][direction], occupied(board) | COURT.blocked
    path = line(board, PACK, i, direction, steps)
    assert path == ray[: len(path)]
    assert not any(barred >> hex_ & 1 for hex_ in path)
    assert len(path) == steps or len(ray) == len(path) or barred >> ray[len(path)] & 1


# ---------------------------------------------------------------- targets


@pytest.mark.rule("SB-24", "SB-25", "SB-26")
@given(tables())
def test_who_can_be_hit_by_a_direct_attack_can_be_hit_back(board: Board) -> None:
    """Flamespear of Gwaien: by the same card Alistair could be seen from there, and the indirect reach does not ask for rows."""
    gwaien = next(i for i, c in enumerate(board.champions) if c.kit == "gwaien")
    spear, ball = PACK.card["gwaien.flamespear"], PACK.card["gwaien.fireball"]
    foes = {i for i, c in enumerate(board.champions) if c.team != board.champions[gwaien].team and c.hex >= 0}
    for key in aims(board, PACK, gwaien, spear):
        foe = int(key)
        assert foe in foes
        assert str(gwaien) in aims(board, PACK, foe, spear)
    if board.champions[gwaien].hex >= 0:
        far = GRID.distance[board.champions[gwaien].hex]
        assert {int(key) for key in aims(board, PACK, gwaien, ball)} == {
            foe for foe in foes if 2 <= far[board.champions[foe].hex] <= 3
        }
