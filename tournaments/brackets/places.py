"""The places of a bracket: equal exits share a place (TM-17)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tournaments.brackets.nodes import NOBODY, UNKNOWN, Bracket, Node, Sides

STILL_IN, CHAMPION = 1000, 1001
"""Levels above those of all exits."""


def places(bracket: Bracket, seeds: Sequence[int], sides: Mapping[str, Sides]) -> dict[int, int]:
    """Return the place of each entry; those who are still in share the best place that is open to them."""
    ranks = {entry: _rank(bracket, entry, sides) for entry in seeds}
    return {entry: 1 + sum(other > rank for other in ranks.values()) for entry, rank in ranks.items()}


def champion(bracket: Bracket, sides: Mapping[str, Sides]) -> int:
    """Return the entry that won the bracket, NOBODY if none did, UNKNOWN while it is played."""
    final = sides[bracket.nodes[-1].name]
    if bracket.nodes[-1].second and final.one == NOBODY:
        return sides[bracket.nodes[-2].name].winner
    return final.winner


def is_over(sides: Mapping[str, Sides]) -> bool:
    """Return whether every node is decided."""
    return all(at.winner != UNKNOWN for at in sides.values())


def _rank(bracket: Bracket, entry: int, sides: Mapping[str, Sides]) -> tuple[int, int]:
    """Return a rank that is higher for a better place: the level of the exit, and in the pairing for place three its result."""
    if champion(bracket, sides) == entry:
        return (CHAMPION, 0)
    lost = [node for node in bracket.nodes if entry in (sides[node.name].one, sides[node.name].other)]
    exits = [node for node in lost if _left_at(node, entry, sides)]
    third = next((node for node in lost if node.name == "T"), None)
    if third is not None:
        decided = sides["T"].winner
        return (third.level - 1, 0 if decided in (NOBODY, UNKNOWN) else 1 if decided == entry else -1)
    out = len(exits) >= bracket.lives or any(sides[node.name].winner == NOBODY for node in exits)
    if not out:
        return (STILL_IN, 0)
    return (exits[-1].level, 0)


def _left_at(node: Node, entry: int, sides: Mapping[str, Sides]) -> bool:
    at = sides[node.name]
    return at.winner not in (UNKNOWN, entry)
