"""Who attacks before whom (BC-22, BC-24, BC-63, BC-85)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from engines.battlecon.board import Board, standing
from engines.battlecon.content.pack import Pack
from engines.battlecon.derived.figures import has_tie, priority
from engines.battlecon.derived.lasting import Holders


class Speed(NamedTuple):
    """How fast a fighter is now: its priority, and whether it has ▲."""

    priority: int
    tie: bool


Speeds = Mapping[int, Speed]


def speeds(board: Board, pack: Pack) -> Speeds:
    """Return how fast every fighter in the fight is."""
    holders = Holders(board, pack)
    return {
        i: Speed(priority(board, pack, i, holders=holders), has_tie(board, pack, i, holders=holders))
        for i in standing(board)
    }


def by_priority(board: Board, fighters: Iterable[int], fast: Speeds) -> list[int]:
    """Return fighters in order of attack: by priority, ties by ▲, then by teams, the active one first (BC-24, BC-63).

    What that leaves open stays in the order given.
    """
    teams_with_tie = {board.fighters[i].team for i, speed in fast.items() if speed.tie}

    def rank(i: int) -> tuple[int, int, bool]:
        team = board.fighters[i].team
        favoured = 2 if fast[i].tie else int(teams_with_tie == {team})
        return (-fast[i].priority, -favoured, team != board.active_team)

    return sorted(fighters, key=rank)


def tied_mates(board: Board, order: Iterable[int], fast: Speeds) -> list[list[int]]:
    """Return the groups of team mates with equal priority: they decide which of them takes which of their places (BC-63)."""
    groups: dict[tuple[int, int], list[int]] = {}
    for i in order:
        groups.setdefault((board.fighters[i].team, fast[i].priority), []).append(i)
    return [group for group in groups.values() if len(group) > 1]
