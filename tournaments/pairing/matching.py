"""The perfect matching of least cost, by rustworkx: the one module that knows it."""

from __future__ import annotations

from collections.abc import Iterable

import rustworkx

MOST_BITS = 119
"""Bits of the largest cost: rustworkx counts in 128 bits and needs some of them for itself."""


def least_cost_matching(size: int, edges: Iterable[tuple[int, int, int]]) -> list[tuple[int, int]]:
    """Return the perfect matching of least cost of an even number of vertices, sorted. Edges are two vertices and a cost ≥ 0.

    Raise ValueError if there is no perfect matching, or if a cost has more than MOST_BITS bits.
    """
    listed = list(edges)
    largest = max((cost for _, _, cost in listed), default=0)
    if largest.bit_length() > MOST_BITS:
        raise ValueError(f"a cost has {largest.bit_length()} bits, more than {MOST_BITS}")
    graph = rustworkx.PyGraph(multigraph=False)
    graph.add_nodes_from(range(size))
    graph.add_edges_from([(i, j, largest - cost) for i, j, cost in listed])
    found = rustworkx.max_weight_matching(graph, max_cardinality=True, weight_fn=int)
    if 2 * len(found) != size:
        raise ValueError("there is no perfect matching")
    return sorted((i, j) if i < j else (j, i) for i, j in found)
