"""Pairs that cannot be in the best round, found without solving it whole. Fewer edges are solved much faster.

A round among near pairs alone gives an upper bound. Lower bounds come from weak duality:

- Of an odd number of entries with some points or more at least one meets somebody below. So every threshold with an odd number
  above it costs a step squared, which all pairs that cross it may share: c' is the cost without those steps.
- Any numbers y with y(u) + y(v) ≤ c'(u, v) for all pairs sum to no more than what a round costs in c'.

A round with the pair (u, v) costs at least all y and all steps, and c'(u, v) − y(u) − y(v) more. If that is above the upper
bound, the pair is in no best round. All of it is counted in whole numbers (twice the costs), so nothing is lost by rounding.
"""

from __future__ import annotations

from collections.abc import Sequence
from heapq import nsmallest

from tournaments.pairing.cost import FIRSTS, POINTS, Costs
from tournaments.pairing.matching import least_cost_matching

NEAREST, OTHERS = 16, 4
"""Near pairs of each entry: the cheapest of all, and of each kind that the best round may be short of."""

Edge = tuple[int, int, int]
Rows = list[list[tuple[int, int]]]


def pruned(costs: Costs, shifts: Sequence[int], edges: Sequence[Edge]) -> Sequence[Edge]:
    """Return edges without those that are in no round of least cost; all of them where the near ones allow no round."""
    rows: Rows = [[] for _ in range(costs.size)]
    for i, j, cost in edges:
        rows[i].append((cost, j))
        rows[j].append((cost, i))
    near = _near(costs, rows)
    try:
        found = {*least_cost_matching(costs.size, near)}
    except ValueError:
        return edges
    upper = 2 * sum(cost for i, j, cost in near if (i, j) in found)
    steps, shared = _steps(costs, 2 << shifts[POINTS])
    y = _potentials(costs, 1 << shifts[FIRSTS])
    for v, row in enumerate(rows):
        # Whatever y was before, after each has been set once to the most that the others allow, it keeps the bounds.
        y[v] = min([2 * cost - abs(steps[v] - steps[u]) - y[u] for cost, u in row])
    most = upper - shared - sum(y)
    return [(i, j, cost) for i, j, cost in edges if 2 * cost - abs(steps[i] - steps[j]) - y[i] - y[j] <= most]


def _near(costs: Costs, rows: Rows) -> set[Edge]:
    """Return the cheapest pairs of each entry, some of them across points and some of two with a surplus of the same sign."""
    points, surplus = _points(costs), [player.surplus for player in costs.players] + [0]
    near: set[Edge] = set()
    for v, row in enumerate(rows):
        across = [end for end in row if points[end[1]] != points[v]]
        alike = [end for end in row if points[end[1]] == points[v] and surplus[end[1]] * surplus[v] > 0]
        both = [end for end in across if surplus[end[1]] * surplus[v] <= 0]
        kinds = (
            *nsmallest(NEAREST, row),
            *nsmallest(OTHERS, across),
            *nsmallest(OTHERS, alike),
            *nsmallest(OTHERS, both),
        )
        near.update((min(v, u), max(v, u), cost) for cost, u in kinds)
    return near


def _points(costs: Costs) -> list[int]:
    """Return the points of each vertex, −1 for the bye."""
    return costs.points + [-1] * costs.has_bye


def _steps(costs: Costs, unit: int) -> tuple[list[int], int]:
    """Return for each vertex the steps below its points, and the sum of all steps; the bye is below all."""
    below: dict[int, int] = {-1: 0}
    total, before = 0, 0
    for level in sorted({*costs.points}):
        if sum(value >= level for value in costs.points) % 2:
            total += unit * (level - before) ** 2
        below[level], before = total, level
    return [below[value] for value in _points(costs)], total


def _potentials(costs: Costs, unit: int) -> list[int]:
    """Return y to begin with: in each score group the more frequent sign of the surplus is dear, the other one cheap."""
    balance: dict[int, int] = {}
    for value, player in zip(costs.points, costs.players, strict=True):
        balance[value] = balance.get(value, 0) + (player.surplus > 0) - (player.surplus < 0)
    y = []
    for value, player in zip(costs.points, costs.players, strict=True):
        own = player.surplus * balance[value]
        y.append(0 if not balance[value] else unit if own > 0 else -unit)
    return y + [0] * costs.has_bye
