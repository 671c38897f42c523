"""Charging: the element of the first attack card of a turn goes into the next charge cell (AR-88, AR-93)."""

from __future__ import annotations

from engines.archutheon import events
from engines.archutheon.board import CHARGES, ArchutheonPlay, Board


def is_first(board: Board, at: int) -> bool:
    """Return whether a declaration is the first one of the attack column in its turn."""
    turn = board.declared[at].turn
    return all(each.column != "attack" or each.turn != turn for each in board.declared[:at])


def charge(play: ArchutheonPlay, at: int) -> None:
    """Charge the element of a declaration if it is the first attack card and lies open; a hidden one is charged at its reveal."""
    board, declared = play.board, play.board.declared[at]
    if board.options.charge != "on" or declared.column != "attack" or declared.hidden or not is_first(board, at):
        return
    player = board.players[declared.side]
    if declared.element and len(player.charges) < CHARGES:
        player.charges = (*player.charges, declared.element)
        play.emit(events.Charged(declared.side, declared.element, len(player.charges)))
