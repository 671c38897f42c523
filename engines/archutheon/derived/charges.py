"""Charges as they are read: what they add to enemy attack cards (AR-93)."""

from __future__ import annotations

from engines.archutheon.board import Board, Declared


def charge_bonus(board: Board, declared: Declared, victim: int) -> int:
    """Return the addition of the charges of a victim's player to an enemy attack card: 1 for each of its element."""
    side = board.heroes[victim].side
    charges = board.players[side].charges
    if not charges or side == declared.side:
        return 0
    return sum(element == declared.element for element in charges)
