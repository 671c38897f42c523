"""A second way to find the best round: networkx on the criteria packed with room to spare, or all rounds compared one by one."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import networkx as nx

from tournaments.pairing.cost import Costs, Fields, Rules, total
from tournaments.pairing.player import Player

ROOM = 64
"""Bits of each criterion: more than any sum takes."""

Pairs = set[tuple[int, int]]


def judged(costs: Costs) -> Pairs:
    """Return the best round by networkx."""
    graph = nx.Graph()
    for i in range(costs.size):
        for j in range(i + 1, costs.size):
            packed = 0
            for value in costs.fields(i, j):
                packed = (packed << ROOM) + value
            graph.add_edge(i, j, weight=(1 << ROOM * 9) - packed)
    return {(min(pair), max(pair)) for pair in nx.max_weight_matching(graph, maxcardinality=True)}


def compared(costs: Costs) -> Pairs:
    """Return the best round of all, their criteria compared as tuples."""
    return {*min(_rounds(list(range(costs.size))), key=lambda pairs: fields_of(costs, pairs))}


def fields_of(costs: Costs, pairs: list[tuple[int, int]]) -> Fields:
    """Return the criteria of a round."""
    return total([costs.fields(i, j) for i, j in pairs])


def _rounds(rest: list[int]) -> Iterator[list[tuple[int, int]]]:
    if not rest:
        yield []
        return
    for index in range(1, len(rest)):
        for more in _rounds([*rest[1:index], *rest[index + 1 :]]):
            yield [(rest[0], rest[index]), *more]


def random_costs(rng: Random, count: int) -> Costs:
    """Return the costs of a round in the midst of some tournament."""
    from fractions import Fraction

    met: dict[int, dict[int, int]] = {n: {} for n in range(1, count + 1)}
    for _ in range(rng.randint(0, 2 * count)):
        one, other = rng.sample(range(1, count + 1), 2)
        met[one][other] = met[other][one] = met[one].get(other, 0) + 1
    players = [
        Player(
            number,
            rank,
            Fraction(rng.randint(0, 8), 2),
            met[number],
            byes=rng.choice((0, 0, 0, 1)),
            floated=rng.choice((-1, 0, 0, 1)),
            surplus=rng.randint(-2, 2),
            last_second=rng.randint(0, 3),
            club=rng.choice(("", "", "a", "b")),
        )
        for rank, number in enumerate(rng.sample(range(1, count + 1), count))
    ]
    rules = Rules(clubs_apart=rng.random() < 0.3, fold=rng.random() < 0.4)
    return Costs(players, rules, rng.randbytes(32))
