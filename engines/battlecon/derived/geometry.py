"""Spaces and distances (BC-11, BC-61): the nearest enemy on either side, and free spaces."""

from __future__ import annotations

from engines.battlecon.board import Board


def distance(board: Board, one: int, other: int) -> int:
    """Return the number of spaces from one fighter to another: the own space is not counted, the other's is (BC-11)."""
    return abs(board.fighters[one].space - board.fighters[other].space)


def towards(board: Board, one: int, other: int) -> int:
    """Return the direction from one fighter to another: 1 to the right, -1 to the left."""
    return 1 if board.fighters[other].space > board.fighters[one].space else -1


def opponents(board: Board, who: int) -> tuple[int, ...]:
    """Return the nearest enemy on either side, left first: in a duel the only one (BC-61)."""
    me = board.fighters[who]
    left = right = -1
    for i, fighter in enumerate(board.fighters):
        if fighter.team == me.team or fighter.out:
            continue
        if fighter.space < me.space:
            if left < 0 or fighter.space > board.fighters[left].space:
                left = i
        elif right < 0 or fighter.space < board.fighters[right].space:
            right = i
    return tuple([i for i in (left, right) if i >= 0])


def opponent(board: Board, who: int) -> int:
    """Return the nearest enemy, the left one if two are as near; -1 if there is none."""
    near = opponents(board, who)
    return min(near, key=lambda i: distance(board, who, i)) if near else -1


def occupied(board: Board) -> dict[int, int]:
    """Return the fighters by their spaces."""
    return {fighter.space: i for i, fighter in enumerate(board.fighters) if not fighter.out}


def free_spaces(board: Board) -> list[int]:
    """Return the spaces on which no fighter stands."""
    taken = occupied(board)
    return [space for space in range(board.spaces) if space not in taken]


def behind(board: Board, who: int, other: int) -> int | None:
    """Return the next free space away from the other, None if there is none: then the fighter stands before the edge."""
    step = -towards(board, who, other)
    taken = occupied(board)
    space = board.fighters[who].space + step
    while 0 <= space < board.spaces:
        if space not in taken:
            return space
        space += step
    return None
