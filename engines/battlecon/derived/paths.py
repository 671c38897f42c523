"""Movement (BC-50 to BC-57, BC-91, BC-92): every legal end of a movement, with the fighters it passes."""

from __future__ import annotations

from typing import NamedTuple

from engines.battlecon.board import Board
from engines.battlecon.content.pack import Pack
from engines.battlecon.content.vocabulary import Who
from engines.battlecon.derived import geometry
from engines.battlecon.derived.lasting import given_any, ruled, rules_on


class Way(NamedTuple):
    """One legal movement: the mover, the fighter it is relative to, the space, the number of spaces (of a closing: the most)."""

    mover: int
    other: int
    space: int
    steps: int


OWN = ("advance", "retreat", "close", "move")
"""The ways of moving oneself; the others move the opponent."""


def direction_of(board: Board, mover: int, other: int, way: str) -> tuple[int, ...]:
    """Return the directions of a movement relative to the other fighter: towards it, away from it, or both (BC-51, BC-57)."""
    near = geometry.towards(board, mover, other)
    if way in ("advance", "close", "pull"):
        return (near,)
    return (-near,) if way in ("retreat", "push") else (near, -near)


BARRING = frozenset({"no_move", "unmoved", "no_advance", "no_retreat", "no_walk_back"})
"""The rules that may cancel a movement."""


def barred(board: Board, pack: Pack, mover: int, by: int, approaching: bool, *, walking: bool) -> bool:
    """Return whether a ban cancels a movement towards or away from the opponent (BC-55, BC-92)."""
    if not given_any(board, pack, BARRING):
        return False  # most movements
    if ruled(board, pack, mover, "no_move"):
        return True
    if mover != by and board.fighters[mover].team != board.fighters[by].team:
        return ruled(board, pack, mover, "unmoved")
    if approaching:
        return ruled(board, pack, mover, "no_advance")
    if ruled(board, pack, mover, "no_retreat"):
        return True
    return walking and ruled(board, pack, mover, "no_walk_back")


WALKING = frozenset({"no_walk_past_marker", "no_enter_adjacent", "no_pass", "no_walk_past"})
"""The rules that may end a way."""


def walk(board: Board, pack: Pack, mover: int, direction: int, *, own: bool) -> list[int]:
    """Return the spaces that a fighter may reach step by step in a direction, nearest first.

    Fighters in the way are jumped and not counted (BC-56); one that may not be passed or come near ends the way (BC-92).
    """
    taken = geometry.occupied(board)
    wall: list[int] = []
    closed: set[int] = set()
    held: set[int] = set()
    if given_any(board, pack, WALKING):
        wall = _walls(board, pack, mover)
        closed = _closed(board, pack, mover)
        held = _unpassable(board, pack, mover, own=own)
    start = here = board.fighters[mover].space
    found: list[int] = []
    while True:
        space = here + direction
        while space in taken:
            if taken[space] in held:
                return found
            space += direction
        if not 0 <= space < board.spaces or space in closed:
            return found
        if wall and any((start - at) * (space - at) < 0 for at in wall):
            return found
        found.append(space)
        here = space


def _unpassable(board: Board, pack: Pack, mover: int, *, own: bool) -> set[int]:
    """Return the fighters that this one may not move past: under a rule, those that the rule comes from."""
    found = {rule.owner for rule in rules_on(board, pack, mover, "no_pass")}
    if own:
        found |= {rule.owner for rule in rules_on(board, pack, mover, "no_walk_past")}
    return found


def _walls(board: Board, pack: Pack, mover: int) -> list[int]:
    rules = rules_on(board, pack, mover, "no_walk_past_marker")
    places = [board.fighters[rule.owner].markers.get(rule.marker) for rule in rules]
    return [at for at in places if at is not None]


def _closed(board: Board, pack: Pack, mover: int) -> set[int]:
    """Return the spaces next to fighters that this one may not come near."""
    owners = [board.fighters[rule.owner].space for rule in rules_on(board, pack, mover, "no_enter_adjacent")]
    return {space + side for space in owners for side in (-1, 1)}


class Movement(NamedTuple):
    """A movement space by space as a card states it: the way, the least and the greatest number of spaces.

    `far`: the largest legal number alone. `short`: never past the other.
    """

    way: str
    least: int
    most: int
    far: bool
    short: bool


def ways(board: Board, pack: Pack, by: int, other: int, movement: Movement) -> list[Way]:
    """Return the legal movements relative to one opponent, without that of staying (BC-50, BC-54, BC-91)."""
    mover, reference = (by, other) if movement.way in OWN else (other, by)
    least, most = max(movement.least, 1), movement.most
    found: list[Way] = []
    for direction in direction_of(board, mover, reference, movement.way):
        approaching = direction == geometry.towards(board, mover, reference)
        if barred(board, pack, mover, by, approaching, walking=True):
            continue
        spaces = walk(board, pack, mover, direction, own=mover == by)
        if approaching and (movement.short or movement.way == "close"):
            side = geometry.towards(board, mover, reference)
            spaces = [s for s in spaces if (board.fighters[reference].space - s) * side > 0]
        if movement.way == "close":
            found += [Way(mover, other, spaces[:most][-1], most)] if spaces[:most] else []
        elif movement.far:
            found += [Way(mover, other, spaces[-1], len(spaces))] if spaces else []
        else:
            found += [Way(mover, other, s, n) for n, s in enumerate(spaces, 1) if least <= n <= most]
    return found


def teleports(board: Board, pack: Pack, by: int, other: int, who: Who, where: str, marker: int | None) -> list[Way]:
    """Return the legal teleports of `who` to such spaces: free ones, as an advance or a retreat (BC-53, BC-91)."""
    mover, reference = (by, other) if who == "self" else (other, by)
    near = geometry.towards(board, mover, reference)
    start, at = board.fighters[mover].space, board.fighters[reference].space
    closed = _closed(board, pack, mover)
    found: list[Way] = []
    for space in geometry.free_spaces(board):
        approaching = (space - start) * near > 0
        if space in closed or barred(board, pack, mover, by, approaching, walking=False):
            continue
        if _is_wanted(where, board, space, at, near, marker):
            found.append(Way(mover, other, space, abs(space - start)))
    return found


def _is_wanted(where: str, board: Board, space: int, at: int, near: int, marker: int | None) -> bool:
    if where == "adjacent":
        return abs(space - at) == 1
    if where == "own_side":
        return (at - space) * near > 0
    if where == "corner":
        return space in (0, board.spaces - 1)
    return where == "anywhere" or space == marker


def passed(board: Board, mover: int, end: int) -> tuple[int, ...]:
    """Return the enemies between a fighter's space and the end of its movement."""
    start, team = board.fighters[mover].space, board.fighters[mover].team
    low, high = sorted((start, end))
    return tuple(
        i
        for i, fighter in enumerate(board.fighters)
        if not fighter.out and fighter.team != team and low < fighter.space < high
    )
