"""Health as it is read: what a hero has at most, and how much he would gain by healing (AR-03, AR-57, AR-66, AR-85)."""

from __future__ import annotations

from engines.archutheon.board import Board
from engines.archutheon.content.pack import Pack
from engines.archutheon.derived.collapse import is_closed
from engines.archutheon.derived.lasting import rule
from engines.archutheon.derived.permanents import has


def full_health(board: Board, pack: Pack, at: int) -> int:
    """Return the health of a hero in this match while he is unhurt."""
    hero = board.heroes[at]
    return pack.tables.full_health(board.options.modules(), hero.side, hero.number)


def gained(board: Board, pack: Pack, at: int, amount: int) -> int:
    """Return the health that a hero gains by healing: at most to full health, a vulnerable one 1, nobody once the Collapse has
    closed.
    """
    hero = board.heroes[at]
    if hero.cell < 0 or amount <= 0 or is_closed(board, pack):
        return 0
    amount += rule(board, pack, at, "healing")
    if has(board, at, "vulnerable"):
        amount = min(amount, 1)
    return max(min(amount, full_health(board, pack, at) - hero.health), 0)
