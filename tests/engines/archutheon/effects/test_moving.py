"""Movement: where each way leads, who is asked, what prevents it (AR-11 to AR-14, AR-20, AR-50 to AR-55, AR-62, AR-69)."""

from __future__ import annotations

from typing import Any

import pytest

from engines.archutheon.derived.destinations import Way, areas_for
from tests.engines.archutheon.packs import area, arena, do, op, targeted
from tests.engines.archutheon.tables import Table


def moving(places: str, *ops: dict[str, Any], aim: str = "f", scheme: Any = None, **setup: Any) -> Table:
    """Return a table after b's base card, which does no damage, has come to its effects."""
    card = {"damage": 0, "scheme": scheme or targeted(4), "slow": do(*ops)}
    table = Table(places, hand="b.base", cards={"b.base": card}, **setup)
    return table.on("attack", "with:slow:b.base", aim).rest()


def areas_offered(table: Table) -> set[str]:
    """Return the areas of the cells that are offered."""
    return {cell[:2] for cell in table.offered}


@pytest.mark.rule("AR-11", "AR-50")
def test_a_dash_leads_to_any_neighbouring_area() -> None:
    """C3w touches B2 and B3 alone."""
    table = moving("b:C3n f:C3w", op("dash", who="hit"), things={})
    assert table.question == (0, "dash"), "whoever applied it chooses"
    assert areas_offered(table) == {"C2", "C4", "B2", "B3", "D2", "D3"}


@pytest.mark.rule("AR-51")
def test_a_leap_goes_straight_over_one_area() -> None:
    table = moving("b:C3n f:C3w", op("leap", who="hit"), health={"f": 1})
    assert areas_offered(table) == {"C1", "C5", "A1", "A3", "E1", "E3"}
    table.answer("C1s")
    assert table.at("f") == ["C1s"]
    assert table.health("f") == [1]


@pytest.mark.rule("AR-52")
@pytest.mark.parametrize(("by", "count"), [(1, 6), (2, 18)])
def test_a_teleport_leads_1_to_x_areas_away(by: int, count: int) -> None:
    table = moving("b:C3n f:C3w", op("teleport", by=by, who="hit"), gone="c d g h")
    assert len(areas_offered(table)) == count
    assert "C3" not in areas_offered(table)


@pytest.mark.rule("AR-53")
def test_pulling_brings_the_target_into_the_users_area() -> None:
    table = moving("b:C3n f:C5n", op("pull", who="hit"))
    assert areas_offered(table) == {"C3"}
    full = moving("b:C3n c:C3w d:C3s f:C5n", op("pull", who="hit"))
    assert full.at("f") == ["C5n"], "full: no move"
    assert full.emitted("stayed", why="full")


@pytest.mark.rule("AR-55")
def test_shifting_stays_in_the_area() -> None:
    table = moving("b:C3n f:C2n", op("shift", who="hit"))
    assert {*table.offered} == {"C2w", "C2s"}
    alone = moving("b:C3n c:C2w f:C2n", op("shift", who="hit"), things={})
    assert alone.at("f") == ["C2s"], "the only free cell is not asked for"


# ---------------------------------------------------------------- pushing


def straight(user: str, target: str) -> set[str]:
    """Return the areas straight behind the target, by the map's own coordinates: columns, and heights in half areas."""
    found = arena()
    at = {name: (ord(name[0]), found.heights[n]) for n, name in enumerate(found.area_names)}
    steps = [(0, 2), (1, 1), (1, -1), (0, -2), (-1, -1), (-1, 1)]
    around = {
        name: {other for other in at if (at[other][0] - at[name][0], at[other][1] - at[name][1]) in steps}
        for name in at
    }
    if user == target:
        return around[target]
    (x, y), (u, v) = at[user], at[target]
    for dx, dy in steps:
        n = abs(u - x) if dx else abs(v - y) // 2
        if (x + dx * n, y + dy * n) == (u, v):
            return {name for name in around[target] if at[name] == (u + dx, v + dy)}
    return {name for name in around[target] if apart(at[user], at[name]) > apart(at[user], at[target])}


def apart(one: tuple[int, int], two: tuple[int, int]) -> int:
    """Return the distance of two areas by their columns and heights."""
    across, up = abs(one[0] - two[0]), abs(one[1] - two[1])
    return across + max(up - across, 0) // 2


@pytest.mark.rule("AR-54")
def test_a_push_leads_to_the_area_behind_the_target_from_all_pairs_of_areas() -> None:
    table, found = Table(), arena()
    way: Way = "push"
    for user in found.area_names:
        for target in found.area_names:
            table.hero("b").cell, table.hero("f").cell = found.area[user] * 3, found.area[target] * 3 + 1
            areas = areas_for(table.board, table.rules.pack, table.number("f"), way, table.number("b"), 1)
            assert {found.area_names[one] for one in areas} == straight(user, target), (user, target)


@pytest.mark.rule("AR-54", "AR-14")
@pytest.mark.parametrize(
    ("places", "areas"),
    [("b:C2n f:C3w", {"C4"}), ("b:C2n f:D3n", {"D4", "E3"}), ("b:C3n f:C3w", {"B2", "B3", "C2", "C4", "D2", "D3"})],
)
def test_the_user_picks_the_cell_of_a_push(places: str, areas: set[str]) -> None:
    table = moving(places, op("push", who="hit"), gone="c d g h")
    assert table.question == (0, "push")
    assert areas_offered(table) == areas


@pytest.mark.rule("AR-54", "AR-13")
def test_a_push_off_the_board_or_into_a_full_area_moves_nobody() -> None:
    off = moving("b:C4n f:C5w e:B3n", op("push", who="hit"))
    assert off.at("f") == ["C5w"]
    full = moving("b:C2n f:C3w g:C4n h:C4w e:C4s", op("push", who="hit"))
    assert full.at("f") == ["C3w"]


# ---------------------------------------------------------------- cells


@pytest.mark.rule("AR-13")
def test_objects_and_tokens_take_no_cell() -> None:
    things = {"C4n": "cover", "C4w": "rift", "C4s": "wall"}
    table = moving("b:C2n f:C3w", op("push", who="hit"), things=things, aside={"C4": "chaos"})
    assert {*table.offered} == {"C4n", "C4w", "C4s"}, "one with a rift included (AR-14)"


@pytest.mark.rule("AR-11", "AR-20")
def test_a_normal_step_leads_to_free_cells_of_the_own_and_the_touched_areas() -> None:
    table = Table("b:C3w f:C3n g:B2s", gone="c d")
    table.on("move", "b:1")
    assert {*table.offered} == {"C3s", "B2w", "B2n", "B3w", "B3n", "B3s", "stay"}


# ---------------------------------------------------------------- what prevents movement


OWN_WAYS = [op("dash", who="self"), op("leap", who="self"), op("teleport", who="self", by=2)]


@pytest.mark.rule("AR-62")
@pytest.mark.parametrize("way", OWN_WAYS)
def test_a_numb_hero_does_not_move_himself(way: dict[str, Any]) -> None:
    assert moving("b:C3n f:C3w", way).question[1] == way["op"]
    table = moving("b:C3n f:C3w", way, marks={"b": "numb"})
    assert table.at("b") == ["C3n"]
    assert table.emitted("stayed", why="numb")


@pytest.mark.rule("AR-62")
@pytest.mark.parametrize("verb", ["dash", "leap", "teleport", "push", "pull", "shift"])
@pytest.mark.parametrize("who", ["c", "f"])
def test_others_may_move_a_numb_hero_friends_too(verb: str, who: str) -> None:
    table = moving("b:C3n c:C2n f:C4n", op(verb, who="hit"), aim=who, marks={"c": "numb", "f": "numb"})
    assert table.question == (0, verb)


@pytest.mark.rule("AR-62")
def test_a_numb_hero_takes_no_step_of_the_track() -> None:
    table = Table("b:C3w", marks={"b": "numb"}, gone="c d").on("move")
    assert {word[0] for word in table.offered if word != "stop"} == {"a"}


@pytest.mark.rule("AR-69")
@pytest.mark.parametrize("verb", ["push", "pull", "shift", "dash", "leap", "teleport"])
def test_steadiness_ignores_the_next_movement_by_an_enemy_and_goes(verb: str) -> None:
    table = moving("b:C3n f:C4n", op(verb, who="hit"), marks={"f": "steady"})
    assert table.at("f") == ["C4n"]
    assert table.marks("f") == set()
    friendly = moving("b:C3n c:C4n", op(verb, who="hit"), aim="c", marks={"c": "steady"})
    assert friendly.question == (0, verb), "by enemies' cards only"
    assert friendly.marks("c") == {"steady"}


@pytest.mark.rule("AR-69", "AR-68")
def test_steadiness_stops_the_flight_of_fear_but_not_the_fear() -> None:
    table = moving("b:C3n f:C4n", op("put", what="fear", who="hit"), marks={"f": "steady"})
    assert table.at("f") == ["C4n"]
    assert table.marks("f") == {"fear"}


@pytest.mark.rule("AR-69")
def test_steadiness_stops_no_step_of_his_own() -> None:
    table = Table("b:C3w", marks={"b": "steady"}).on("move", "b:1", "C3n", "stop")
    assert table.at("b") == ["C3n"]
    assert table.marks("b") == {"steady"}


@pytest.mark.rule("AR-69", "AR-62")
def test_a_swap_is_a_movement_of_both() -> None:
    swap = op("swap", who={"side": "enemies", "within": 1, "pick": "one"})
    table = moving("b:C3n f:C4n e:C5n", swap, gone="g h")
    table.on(*(["f"] if table.question[1] == "who" else []))
    assert table.at("b", "f") == ["C4n", "C3n"]
    steady = moving("b:C3n f:C4n e:C5n", swap, gone="g h", marks={"f": "steady"})
    assert steady.at("b", "f") == ["C3n", "C4n"]
    assert steady.marks("f") == set()
    assert moving("b:C3n f:C4n e:C5n", swap, gone="g h", marks={"b": "numb"}).at("b") == ["C3n"]


@pytest.mark.rule("AR-68")
def test_fear_moves_its_hero_to_a_neighbouring_area_as_it_comes() -> None:
    table = moving("b:C3n f:C4n", op("put", what="fear", who="hit"), things={}, gone="e g h")
    assert table.question == (0, "fear")
    assert areas_offered(table) == {"C3", "C5", "B3", "B4", "D3", "D4"}


@pytest.mark.rule("AR-68", "AR-60")
def test_fear_that_meets_stealth_moves_nobody() -> None:
    table = moving("b:C3n f:C4n", op("put", what="fear", who="hit"), scheme=area(4), aim="C4", marks={"f": "stealth"})
    assert table.at("f") == ["C4n"]
    assert table.marks("f") == set()


@pytest.mark.rule("AR-68", "AR-14")
def test_several_who_flee_do_so_in_the_order_that_the_cards_player_gives() -> None:
    table = moving("b:C3n f:C4n g:C4w", op("put", what="fear", who="hit"), scheme=area(4), aim="C4")
    assert table.question == (0, "order")
    table.on("g f")
    assert table.question == (0, "fear")
    cell = table.offered[0]
    table.answer(cell)
    assert table.at("g", "f") == [cell, "C4n"]
