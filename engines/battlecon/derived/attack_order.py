"""The order of attacks (BC-22, BC-24, BC-63, BC-85, BC-87)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from engines.battlecon.board import Board, standing
from engines.battlecon.content.pack import Pack
from engines.battlecon.derived.figures import has_tie, priority
from engines.battlecon.derived.lasting import Holders, ruled


class Speed(NamedTuple):
    """The present speed of a fighter: its priority, whether it has ▲, and whether it loses ties (BC-87)."""

    priority: int
    tie: bool
    loses: bool


Speeds = Mapping[int, Speed]


def speeds(board: Board, pack: Pack) -> Speeds:
    """Return the present speed of every fighter in the fight."""
    holders = Holders(board, pack)
    return {
        i: Speed(
            priority(board, pack, i, holders=holders),
            has_tie(board, pack, i, holders=holders),
            "loses_ties" in holders.given and ruled(board, pack, i, "loses_ties"),
        )
        for i in standing(board)
    }


def wins_tie(board: Board, i: int, fast: Speeds) -> bool:
    """Return whether a fighter has ▲, or all enemies with the same priority lose ties (BC-87)."""
    own = fast[i]
    team = board.fighters[i].team
    level = [speed for j, speed in fast.items() if speed.priority == own.priority and board.fighters[j].team != team]
    return own.tie or (bool(level) and all(speed.loses for speed in level))


def by_priority(board: Board, fighters: Iterable[int], fast: Speeds) -> list[int]:
    """Return fighters in order of attack: by priority, ties by ▲, then by teams, the active one first (BC-24, BC-63).

    A fighter that loses ties comes after all enemies with the same priority, unless it has ▲ or they lose ties as well: then
    both have won, and the active team comes first (BC-87). Fighters still tied stay in the given order.
    """
    teams_with_tie = {board.fighters[i].team for i, speed in fast.items() if speed.tie}

    def favoured(i: int) -> int:
        team, speed = board.fighters[i].team, fast[i]
        if speed.tie and speed.loses:
            return 4 if team == board.active_team else -1
        if speed.tie:
            return 3
        if speed.loses:
            return 0
        return 2 if teams_with_tie == {team} else 1

    def rank(i: int) -> tuple[int, int, bool]:
        return (-fast[i].priority, -favoured(i), board.fighters[i].team != board.active_team)

    return sorted(fighters, key=rank)


def tied_mates(board: Board, order: Iterable[int], fast: Speeds) -> list[list[int]]:
    """Return the groups of team mates with equal priority: they decide which of them takes which of their places (BC-63)."""
    groups: dict[tuple[int, int], list[int]] = {}
    for i in order:
        groups.setdefault((board.fighters[i].team, fast[i].priority), []).append(i)
    return [group for group in groups.values() if len(group) > 1]
