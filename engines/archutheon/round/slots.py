"""Slots and windows: where a declaration may go, and whether a side is asked for one, by what everybody sees (AR-22 to AR-24)."""

from __future__ import annotations

from engines.archutheon.board import NONE, Board, Column, Declared, in_slots, slower_first
from engines.archutheon.content.pack import Pack
from engines.archutheon.content.vocabulary import Speed
from engines.archutheon.derived.declared import is_attack_card
from engines.archutheon.effects.tracks import is_any_order, moves_of, open_speeds


def free_speeds(board: Board, pack: Pack, side: int, column: Column) -> list[Speed]:
    """Return the open slots of a column into which its next card may go: faster than all before, if the track does not free it
    (AR-23, AR-24).
    """
    taken = in_slots(board, side, column)
    found = [speed for speed in open_speeds(board, pack, side) if speed not in taken]
    if not taken or (column == "attack" and is_any_order(board, pack, side)):
        return found
    fastest = max(slower_first(speed) for speed in taken)
    return [speed for speed in found if slower_first(speed) > fastest]


def blocking_speed(board: Board, pack: Pack, side: int) -> Speed | None:
    """Return the slot into which a block may go, whatever the order: of the speed of the attack card just declared
    (AR-24, AR-40).
    """
    at = answered(board)
    if at == NONE or not is_attack_card(board.declared[at]):
        return None
    speed = board.declared[at].speed
    free = speed in open_speeds(board, pack, side) and speed not in in_slots(board, side, "defence")
    return speed if free else None


def answered(board: Board) -> int:
    """Return the place of the declaration that the defender answers: the attacker's latest, NONE if there is none.

    A release is answered too, although it has acted at once.
    """
    declared = board.declared
    return next((at for at in reversed(range(len(declared))) if is_attack_of(board, declared[at])), NONE)


def is_attack_of(board: Board, declared: Declared) -> bool:
    """Return whether something was declared in the attack column of this turn."""
    return declared.column == "attack" and declared.turn == board.turn


def has_attacked(board: Board) -> bool:
    """Return whether anything was declared in the attack column of this turn (AR-22)."""
    return answered(board) != NONE


def may_answer(board: Board, pack: Pack, side: int) -> bool:
    """Return whether the defender is asked: by what everybody sees he may have an answer (reading 3.7)."""
    player = board.players[side]
    if not free_speeds(board, pack, side, "defence") and blocking_speed(board, pack, side) is None:
        return False
    return bool(player.hand) or may_move(board, pack, side) or board.options.slots == "on"


def may_move(board: Board, pack: Pack, side: int) -> bool:
    """Return whether a side may move in defence by its Tactics token (AR-48)."""
    return (
        board.players[side].tactics == "ready"
        and any(moves_of(board, pack, side).shield)
        and bool(free_speeds(board, pack, side, "defence"))
    )


def column_of(board: Board, side: int) -> Column:
    """Return the column into which a side declares in this turn."""
    return "attack" if side == board.on_turn else "defence"
