"""The cells from which a card strikes: its hero may dash, leap or teleport before its range is measured (AR-30, AR-36)."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from engines.archutheon.board import Board, Declared
from engines.archutheon.content.op import Op
from engines.archutheon.content.pack import Pack
from engines.archutheon.derived.concerned import is_stopped
from engines.archutheon.derived.conditions import holds_all
from engines.archutheon.derived.declared import attacks, property_of, scheme_of
from engines.archutheon.derived.destinations import destinations, is_bound
from engines.archutheon.derived.here import Here


def standing_on(board: Board, at: int, cell: int) -> Board:
    """Return a board on which a hero stands on another cell; it shares all else with the first one."""
    heroes = list(board.heroes)
    heroes[at] = msgspec.structs.replace(heroes[at], cell=cell)
    return msgspec.structs.replace(board, heroes=heroes)


def moves_first(board: Board, pack: Pack, declared: Declared) -> bool:
    """Return whether the card may move somebody before its range is measured."""
    return bool(_before(pack, declared)) or _dashes(board, pack, declared)


def spots(board: Board, pack: Pack, declared: Declared) -> tuple[int, ...]:
    """Return the cells from which a card may strike, one for each area; none if its hero is off the board.

    Within an area it is the cell where he stands now, or else one without a Rift.
    """
    hero = declared.hero
    if hero < 0 or board.heroes[hero].cell < 0:
        return ()
    if not moves_first(board, pack, declared):
        return (board.heroes[hero].cell,)
    found = {board.heroes[hero].cell}
    for op in _before(pack, declared):
        if not is_stopped(op, declared):
            found = {cell for start in found for cell in _after(board, pack, declared, op, start)}
    if _dashes(board, pack, declared) and not {"movement", "effect"} & {*declared.void}:
        found = {cell for start in found for cell in _dashed(board, pack, hero, start)}
    return _one_an_area(board, found, board.heroes[hero].cell)


def _before(pack: Pack, declared: Declared) -> tuple[Op, ...]:
    """Return the effects of a card's property that come before the attack (AR-36)."""
    used = property_of(pack, declared)
    return used.pre if used is not None and not used.deferred and not used.flip else ()


def _dashes(board: Board, pack: Pack, declared: Declared) -> bool:
    """Return whether a card attacks by a scheme with the white arrow."""
    return attacks(pack, declared) and scheme_of(board, pack, declared).dash


def _after(board: Board, pack: Pack, declared: Declared, op: Op, start: int) -> list[int]:
    """Return the cells where the acting hero may stand after an op that found him on a cell."""
    here = Here(standing_on(board, declared.hero, start), pack, declared.hero, declared.target, declared)
    found = op.reaches(here) if holds_all(here, op.if_) else []
    return [*found, start] if op.may or not found else found


def _dashed(board: Board, pack: Pack, hero: int, start: int) -> list[int]:
    """Return the cells to which the dash of a scheme leads from a cell: he stays only if he must (AR-30)."""
    if is_bound(board, hero, "dash", hero):
        return [start]
    return destinations(standing_on(board, hero, start), pack, hero, "dash", hero) or [start]


def _one_an_area(board: Board, cells: Iterable[int], own: int) -> tuple[int, ...]:
    found: dict[int, int] = {}
    for cell in sorted(cells, key=lambda cell: (cell != own, board.things.get(cell) == "rift", cell)):
        found.setdefault(cell // 3, cell)
    return tuple(sorted(found.values()))
