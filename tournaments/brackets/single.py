"""Single elimination (TM-15 to TM-17): 1–8, 4–5, 2–7, 3–6 and so on."""

from __future__ import annotations

from functools import lru_cache

from tournaments.brackets.nodes import Bracket, Node, Source


def size_of(entries: int) -> int:
    """Return the places of a bracket: the next power of two."""
    return 1 << max(entries - 1, 1).bit_length() if entries > 2 else 2


def seed_order(size: int) -> list[int]:
    """Return the seeds of the first round from top to bottom; each two that follow each other meet."""
    order = [1]
    while len(order) < size:
        total = 2 * len(order) + 1
        order = [seed for best in order for seed in (best, total - best)]
    return order


def winners_nodes(size: int) -> list[list[Node]]:
    """Return the nodes of each round, from the first to the final; node i of round r is called "Wr-i"."""
    order = seed_order(size)
    rounds = [
        [
            Node(f"W1-{i}", (Source("seed", order[2 * i - 2]), Source("seed", order[2 * i - 1])), level=1)
            for i in range(1, size // 2 + 1)
        ]
    ]
    while len(rounds[-1]) > 1:
        number = len(rounds) + 1
        rounds.append(
            [
                Node(f"W{number}-{i}", (_winner(number - 1, 2 * i - 1), _winner(number - 1, 2 * i)), level=number)
                for i in range(1, len(rounds[-1]) // 2 + 1)
            ]
        )
    return rounds


@lru_cache(maxsize=32)
def single_bracket(entries: int, third_place: bool) -> Bracket:
    """Return the bracket of so many entries, with a pairing "T" of the losers of the semifinals if it is wanted (TM-17)."""
    size = size_of(entries)
    rounds = winners_nodes(size)
    nodes = [node for nodes in rounds[:-1] for node in nodes]
    if third_place and len(rounds) > 1:
        losers = (Source("loser", node=rounds[-2][0].name), Source("loser", node=rounds[-2][1].name))
        nodes.append(Node("T", losers, level=len(rounds)))
    final = rounds[-1][0]
    nodes.append(Node(final.name, final.sides, level=len(rounds) + 1))
    return Bracket(size, tuple(nodes), lives=1)


def _winner(number: int, index: int) -> Source:
    return Source("winner", node=f"W{number}-{index}")
