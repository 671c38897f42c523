"""The possible targets of a card from its champion's hex (SB-24 to SB-27, SB-31, SB-83)."""

from __future__ import annotations

from engines.brawl.board import Board, at, occupied
from engines.brawl.content.pack import Pack
from engines.brawl.content.shapes import Card
from engines.brawl.derived.figures import reach_of
from engines.brawl.derived.here import arena_of
from engines.brawl.derived.lasting import rule
from engines.kernel.hexes import Grid

Aims = dict[str, tuple[int, ...]]
"""Targets by the answer's key: "4" for champion 4, "d0" to "d5" for a direction of an area."""


def aims(board: Board, pack: Pack, i: int, card: Card) -> Aims:
    """Return the possible aims of a card: none if it has no range or nobody is in it."""
    if card.range is None or board.champions[i].hex < 0:
        return {}
    found = _areas(board, pack, i, card) if card.range.shape == "area" else _single(board, pack, i, card)
    if card.kind != "attack":
        return found
    taunts = _taunting(board, pack, i)
    return {key: targets for key, targets in found.items() if taunts <= {*targets}}


def _single(board: Board, pack: Pack, i: int, card: Card) -> Aims:
    assert card.range is not None
    user, grid = board.champions[i], arena_of(board, pack).grid
    least, most = reach_of(board, pack, i, card.range)
    found: Aims = {}
    for other, champion in enumerate(board.champions):
        if champion.hex < 0 or other == i or (champion.team == user.team and not card.range.any_side):
            continue
        if not least <= grid.distance[user.hex][champion.hex] <= most or _hidden(board, pack, other, card):
            continue
        if card.range.shape != "direct" or _clear(board, pack, user.hex, champion.hex):
            found[str(other)] = (other,)
    return found


def _clear(board: Board, pack: Pack, start: int, end: int) -> bool:
    """Return whether two hexes are in a row with neither statue nor champion between (SB-26)."""
    arena = arena_of(board, pack)
    direction = arena.grid.row[start][end]
    if direction < 0:
        return False
    barred = arena.blocked | occupied(board)
    for hex_ in arena.grid.rays[start][direction]:
        if hex_ == end:
            return True
        if barred >> hex_ & 1:
            return False
    return False


def _areas(board: Board, pack: Pack, i: int, card: Card) -> Aims:
    """Return the champions on each pattern, allies too, with at least one enemy (SB-27)."""
    assert card.range is not None
    user, grid = board.champions[i], arena_of(board, pack).grid
    found: Aims = {}
    for d in range(1 if card.range.most == 6 else 6):
        there = [other for hex_ in area(grid, user.hex, d, card.range.most) if (other := at(board, hex_)) >= 0]
        targets = tuple(sorted(other for other in there if not _hidden(board, pack, other, card)))
        if any(board.champions[other].team != user.team for other in targets):
            found[f"d{d}"] = targets
    return found


def _hidden(board: Board, pack: Pack, i: int, card: Card) -> bool:
    """Return whether a champion cannot be a target of attacks, being next to an ally."""
    if card.kind != "attack" or not rule(board, pack, i, "hidden_near_ally"):
        return False
    champion, grid = board.champions[i], arena_of(board, pack).grid
    return any(
        other.team == champion.team and other.hex >= 0 and grid.distance[other.hex][champion.hex] == 1
        for other in board.champions
    )


def _taunting(board: Board, pack: Pack, i: int) -> set[int]:
    """Return the enemies next to a champion who must be among the targets of his attacks."""
    user, grid = board.champions[i], arena_of(board, pack).grid
    return {
        other
        for other, champion in enumerate(board.champions)
        if champion.team != user.team
        and champion.hex >= 0
        and grid.distance[champion.hex][user.hex] == 1
        and rule(board, pack, other, "taunt")
    }


def area(grid: Grid, at: int, first: int, count: int) -> tuple[int, ...]:
    """Return so many neighbours in a row around a hex, clockwise from a direction; those off the map are left out (SB-27)."""
    around = (grid.next[at][(first + n) % 6] for n in range(count))
    return tuple(hex_ for hex_ in around if hex_ >= 0)
