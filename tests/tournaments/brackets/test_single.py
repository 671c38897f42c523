from __future__ import annotations

import pytest

from tournaments.brackets.nodes import NOBODY, UNKNOWN, resolve
from tournaments.brackets.places import champion, is_over, places
from tournaments.brackets.single import seed_order, single_bracket, size_of


def played(entries: int, third: bool = True, upset: tuple[str, ...] = ()) -> tuple[dict[int, int], int, int]:
    """Play a bracket in which the better seed wins, except at some nodes; return places, champion and pairings played."""
    bracket = single_bracket(entries, third)
    seeds = tuple(range(1, entries + 1))
    results: dict[str, tuple[int, int]] = {}
    while ready := [(name, at) for name, at in resolve(bracket, seeds, results).items() if at.is_ready]:
        for name, at in ready:
            low, high = sorted((at.one, at.other))
            results[name] = (high, low) if name in upset else (low, high)
    found = resolve(bracket, seeds, results)
    assert is_over(found)
    return places(bracket, seeds, found), champion(bracket, found), len(results)


@pytest.mark.rule("TM-15")
def test_seeds_stand_in_the_order_of_the_rules() -> None:
    assert seed_order(8) == [1, 8, 4, 5, 2, 7, 3, 6]
    for size in (2, 4, 16, 32, 64, 128):
        order = seed_order(size)
        assert sorted(order) == list(range(1, size + 1))
        assert {one + other for one, other in zip(order[::2], order[1::2], strict=True)} == {size + 1}


@pytest.mark.rule("TM-15")
def test_the_size_is_the_next_power_of_two() -> None:
    assert [size_of(n) for n in (2, 3, 4, 5, 8, 9, 100, 128)] == [2, 4, 4, 8, 8, 16, 128, 128]


@pytest.mark.rule("TM-15")
@pytest.mark.parametrize("entries", range(2, 17))
def test_byes_go_to_the_best_seeds(entries: int) -> None:
    bracket = single_bracket(entries, third_place=False)
    found = resolve(bracket, range(1, entries + 1), {})
    byes = {
        max(at.one, at.other) for name, at in found.items() if name.startswith("W1-") and NOBODY in (at.one, at.other)
    }
    assert byes == set(range(1, size_of(entries) - entries + 1))


@pytest.mark.rule("TM-15", "TM-17")
@pytest.mark.parametrize("entries", [*range(2, 18), 31, 64, 100, 128])
def test_the_better_seeds_win_through(entries: int) -> None:
    found, best, games = played(entries, third=False)
    assert best == 1
    assert games == entries - 1
    assert found[1] == 1
    assert found[2] == 2
    size = size_of(entries)
    for entry, place in found.items():
        shared = next((s // 2 + 1 for s in (4, 8, 16, 32, 64, 128) if s // 2 < entry <= s and s <= size), entry)
        assert place == shared


@pytest.mark.rule("TM-17")
def test_third_place_is_played_and_equal_exits_share_a_place() -> None:
    found, _, games = played(8)
    assert found == {1: 1, 2: 2, 3: 3, 4: 4, 5: 5, 6: 5, 7: 5, 8: 5}
    assert games == 8
    assert played(8, upset=("T",))[0][4] == 3
    assert played(3)[0] == {1: 1, 2: 2, 3: 3}


@pytest.mark.rule("TM-16")
def test_where_both_were_absent_the_next_opponent_has_a_bye() -> None:
    bracket = single_bracket(4, third_place=True)
    seeds = (1, 2, 3, 4)
    found = resolve(bracket, seeds, {"W1-1": (NOBODY, NOBODY), "W1-2": (2, 3)})
    assert (found["W2-1"].winner, found["W2-1"].loser) == (2, NOBODY)
    assert found["T"].winner == 3
    assert places(bracket, seeds, found) == {2: 1, 3: 2, 1: 3, 4: 3}
    nobody = resolve(bracket, seeds, {"W1-1": (NOBODY, NOBODY), "W1-2": (NOBODY, NOBODY)})
    assert champion(bracket, nobody) == NOBODY
    assert is_over(nobody)


def test_a_node_is_open_until_both_sides_are_known() -> None:
    found = resolve(single_bracket(4, third_place=False), (1, 2, 3, 4), {"W1-1": (4, 1)})
    assert (found["W2-1"].one, found["W2-1"].other, found["W2-1"].winner) == (4, UNKNOWN, UNKNOWN)
    assert not found["W2-1"].is_ready
