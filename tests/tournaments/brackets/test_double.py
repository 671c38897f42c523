from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from tournaments.brackets.double import double_bracket, entering_order
from tournaments.brackets.nodes import NOBODY, resolve
from tournaments.brackets.places import champion, is_over, places


def played(
    entries: int, rng: Random | None, second_final: bool = True
) -> tuple[dict[str, tuple[int, int]], dict[int, int], int]:
    """Play a bracket by chance, or with the better seed winning; return results, places and the champion."""
    bracket = double_bracket(entries, second_final)
    seeds = tuple(range(1, entries + 1))
    results: dict[str, tuple[int, int]] = {}
    while ready := [(name, at) for name, at in resolve(bracket, seeds, results).items() if at.is_ready]:
        for name, at in ready:
            low, high = sorted((at.one, at.other))
            results[name] = (low, high) if rng is None or rng.random() < 0.6 else (high, low)
    found = resolve(bracket, seeds, results)
    assert is_over(found)
    return results, places(bracket, seeds, found), champion(bracket, found)


@pytest.mark.rule("TM-18")
def test_losers_enter_in_the_order_of_the_rules() -> None:
    assert entering_order(1) == [1]
    assert entering_order(2) == [2, 1]
    assert entering_order(4) == [3, 4, 1, 2]
    assert entering_order(8) == [8, 7, 6, 5, 4, 3, 2, 1]
    assert entering_order(16) == [8, 7, 6, 5, 4, 3, 2, 1, 16, 15, 14, 13, 12, 11, 10, 9]


@pytest.mark.rule("TM-18")
def test_the_losers_bracket_of_eight() -> None:
    bracket = double_bracket(8, second_final=True)
    sources = {
        node.name: [f"{source.kind[0]} {source.node}" if source.node else source.seed for source in node.sides]
        for node in bracket.nodes
    }
    assert sources == {
        "W1-1": [1, 8],
        "W1-2": [4, 5],
        "W1-3": [2, 7],
        "W1-4": [3, 6],
        "L1-1": ["l W1-1", "l W1-2"],
        "L1-2": ["l W1-3", "l W1-4"],
        "W2-1": ["w W1-1", "w W1-2"],
        "W2-2": ["w W1-3", "w W1-4"],
        "L2-1": ["w L1-1", "l W2-2"],
        "L2-2": ["w L1-2", "l W2-1"],
        "L3-1": ["w L2-1", "w L2-2"],
        "W3-1": ["w W2-1", "w W2-2"],
        "L4-1": ["w L3-1", "l W3-1"],
        "G1": ["w W3-1", "w L4-1"],
        "G2": ["w G1", "l G1"],
    }


@pytest.mark.rule("TM-19")
@pytest.mark.parametrize("entries", range(2, 65))
def test_all_but_the_champion_lose_twice(entries: int) -> None:
    for seed in range(3):
        results, found, best = played(entries, Random(seed))
        losses = Counter(loser for _, loser in results.values())
        assert all(losses[entry] == 2 for entry in range(1, entries + 1) if entry != best)
        assert len(results) == 2 * entries - 2 + losses[best]
        assert losses[best] <= 1
        assert sorted(found.values())[:2] == [1, 2]
        assert found[best] == 1


@pytest.mark.rule("TM-19")
def test_the_undefeated_may_lose_the_grand_final_once() -> None:
    with_second = resolve(double_bracket(2, second_final=True), (1, 2), {"W1-1": (1, 2), "G1": (2, 1)})
    assert with_second["G2"].is_ready
    assert champion(double_bracket(2, second_final=True), with_second) < 0
    without = resolve(double_bracket(2, second_final=False), (1, 2), {"W1-1": (1, 2), "G1": (2, 1)})
    assert champion(double_bracket(2, second_final=False), without) == 2
    once = resolve(double_bracket(2, second_final=True), (1, 2), {"W1-1": (1, 2), "G1": (1, 2)})
    assert (once["G2"].one, once["G2"].winner) == (NOBODY, NOBODY)
    assert champion(double_bracket(2, second_final=True), once) == 1


@pytest.mark.rule("TM-18")
@pytest.mark.parametrize("entries", [3, 5, 6, 7, 9, 12, 33])
def test_byes_go_all_the_way_down(entries: int) -> None:
    """Nobody waits for an opponent that does not come: with the better seeds winning the champion never loses."""
    results, found, best = played(entries, None)
    assert best == 1
    assert len(results) == 2 * entries - 2
    assert sorted(found) == list(range(1, entries + 1))


@pytest.mark.rule("TM-17", "TM-18")
def test_equal_exits_of_the_losers_share_a_place() -> None:
    _, found, _ = played(8, None)
    assert sorted(found.values()) == [1, 2, 3, 4, 5, 5, 7, 7]
