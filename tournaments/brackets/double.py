"""Double elimination (TM-18, TM-19): an entry that loses goes to a second bracket, and is out if it loses there."""

from __future__ import annotations

from functools import lru_cache

from tournaments.brackets.nodes import Bracket, Node, Source
from tournaments.brackets.single import size_of, winners_nodes


def entering_order(count: int) -> list[int]:
    """Return the order, from 1, in which so many losers of a later round of winners come to the losers' bracket (TM-18)."""
    order = list(range(1, count + 1))
    half = count // 2
    if count in (2, 8):
        return order[::-1]
    if count == 4:
        return order[half:] + order[:half]
    if count == 16:
        return order[:half][::-1] + order[half:][::-1]
    return order


@lru_cache(maxsize=32)
def double_bracket(entries: int, second_final: bool) -> Bracket:
    """Return the bracket of so many entries.

    Nodes "Wr-i" are of the winners, "Lr-i" of the losers, "G1" and "G2" the grand finals. Odd rounds of losers pair those who are
    there, even ones bring the losers of the winners' rounds in.
    """
    winners = winners_nodes(size_of(entries))
    nodes = list(winners[0])
    there: list[Source] = [Source("loser", node=node.name) for node in winners[0]]
    number = 0
    for round_ in winners[1:]:
        number += 1
        pairs = list(zip(there[::2], there[1::2], strict=True))
        lower = [Node(f"L{number}-{i}", pair, level=number) for i, pair in enumerate(pairs, 1)]
        # A winners' node is lost into the level of the losers' round that follows it.
        nodes += lower
        nodes += [Node(node.name, node.sides, level=number) for node in round_]
        number += 1
        order = entering_order(len(round_))
        entering = [Source("loser", node=round_[index - 1].name) for index in order]
        upper = [
            Node(f"L{number}-{i}", (Source("winner", node=node.name), loser), level=number)
            for i, (node, loser) in enumerate(zip(lower, entering, strict=True), 1)
        ]
        nodes += upper
        there = [Source("winner", node=node.name) for node in upper]
    grand = (Source("winner", node=winners[-1][0].name), there[0])
    nodes.append(Node("G1", grand, level=number + 1))
    if second_final:
        again = (Source("winner", node="G1"), Source("loser", node="G1"))
        nodes.append(Node("G2", again, level=number + 1, second=True))
    return Bracket(size_of(entries), tuple(nodes), lives=2)
