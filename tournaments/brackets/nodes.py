"""A bracket as a list of nodes, each a pairing to be, whose sides come from seeds or from other nodes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal

import msgspec

NOBODY = 0
"""The side that nobody takes: a bye, or where both were absent."""

UNKNOWN = -1
"""The side that is not known yet."""

Result = tuple[int, int]
"""Winner and loser of a node; NOBODY twice where both were absent."""


class Source(msgspec.Struct, frozen=True):
    """The origin of a side: the seed with a number from 1, or the winner or loser of a node."""

    kind: Literal["seed", "winner", "loser"]
    seed: int = 0
    node: str = ""


class Node(msgspec.Struct, frozen=True):
    """A pairing of a bracket. `level` orders the exits: who leaves at a higher level is placed better.

    `second` marks the second grand final, which is played only if the side from the losers won the first.
    """

    name: str
    sides: tuple[Source, Source]
    level: int
    second: bool = False


class Bracket(msgspec.Struct, frozen=True):
    """The nodes of a bracket, each after those it depends on. `lives` is how often one may lose; the last node is the final."""

    size: int
    nodes: tuple[Node, ...]
    lives: int

    def node(self, name: str) -> Node:
        """Return a node by its name."""
        return next(node for node in self.nodes if node.name == name)


class Sides(msgspec.Struct, frozen=True):
    """The two entries at a node, and the outcome once there is one: UNKNOWN where it is open."""

    one: int
    other: int
    winner: int = UNKNOWN
    loser: int = UNKNOWN

    @property
    def is_ready(self) -> bool:
        """Whether two entries stand here and nothing is decided."""
        return self.one > 0 and self.other > 0 and self.winner == UNKNOWN


def resolve(bracket: Bracket, seeds: Sequence[int], results: Mapping[str, Result]) -> dict[str, Sides]:
    """Return the entries at each node. `seeds` are the entries, the best first; places beyond them are byes, all the way down."""
    found: dict[str, Sides] = {}
    for node in bracket.nodes:
        if node.second and not _is_second_needed(found[node.sides[0].node]):
            first = found[node.sides[0].node]
            decided = first.winner != UNKNOWN
            found[node.name] = Sides(NOBODY, NOBODY, NOBODY, NOBODY) if decided else Sides(UNKNOWN, UNKNOWN)
            continue
        one, other = (_side(source, seeds, found) for source in node.sides)
        found[node.name] = _outcome(one, other, results.get(node.name))
    return found


def _is_second_needed(first: Sides) -> bool:
    return first.winner > 0 and first.winner == first.other and first.loser > 0


def _side(source: Source, seeds: Sequence[int], found: Mapping[str, Sides]) -> int:
    if source.kind == "seed":
        return seeds[source.seed - 1] if source.seed <= len(seeds) else NOBODY
    at = found[source.node]
    return at.winner if source.kind == "winner" else at.loser


def _outcome(one: int, other: int, result: Result | None) -> Sides:
    if UNKNOWN in (one, other):
        return Sides(one, other)
    if NOBODY in (one, other):
        return Sides(one, other, max(one, other), NOBODY)
    if result is None:
        return Sides(one, other)
    return Sides(one, other, *result)
