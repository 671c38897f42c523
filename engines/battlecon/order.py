"""Who attacks before whom (BC-22, BC-24, BC-63, BC-85)."""

from __future__ import annotations

from engines.battlecon.board import Board, standing
from engines.battlecon.content import Pack
from engines.battlecon.reading import has_tie, priority


def by_priority(board: Board, pack: Pack, fighters: list[int]) -> list[int]:
    """Return fighters in order of attack: by priority, ties by ▲, then by teams (BC-63)."""
    ties = {i for i in standing(board) if has_tie(board, pack, i)}
    teams_with_tie = {board.fighters[i].team for i in ties}

    def rank(i: int) -> tuple[int, int, bool, int]:
        team = board.fighters[i].team
        favoured = 2 if i in ties else int(teams_with_tie == {team})
        return (-priority(board, pack, i), -favoured, team != board.active_team, i)

    return sorted(fighters, key=rank)


def tied_mates(board: Board, pack: Pack, order: list[int]) -> list[list[int]]:
    """Return the groups of team mates with equal priority: they decide which of them takes which of their places (BC-63)."""
    groups: dict[tuple[int, int], list[int]] = {}
    for i in order:
        groups.setdefault((board.fighters[i].team, priority(board, pack, i)), []).append(i)
    return [group for group in groups.values() if len(group) > 1]


def reorder(board: Board, pack: Pack, first: int) -> None:
    """Make a fighter the active one; the others follow by priority (BC-85)."""
    rest = by_priority(board, pack, [i for i in standing(board) if i != first])
    board.order = (first, *rest)
    board.active, board.active_team = first, board.fighters[first].team
