"""The damage of a rift to a hero who comes onto it (AR-09, AR-76)."""

from __future__ import annotations

from engines.archutheon.board import Board
from engines.archutheon.content.pack import Pack
from engines.archutheon.derived.lasting import rule
from engines.archutheon.derived.permanents import has

RIFT_DAMAGE = 3


def rift_changes(board: Board, pack: Pack, at: int) -> tuple[tuple[str, int], ...]:
    """Return all that makes the damage another one than a rift's own, by the names of its parts: blocks and barriers do not."""
    found = (
        ("lasting", rule(board, pack, at, "rift_damage")),
        ("vulnerable", int(has(board, at, "vulnerable"))),
        ("armour", -int(has(board, at, "armour"))),
        ("leader", -int(board.heroes[at].number == 1)),
    )
    return tuple((name, n) for name, n in found if n)


def rift_damage(board: Board, pack: Pack, at: int) -> int:
    """Return the damage, 0 to a hero whom rifts do not hurt."""
    if rule(board, pack, at, "rift_proof"):
        return 0
    return max(RIFT_DAMAGE + sum(n for _, n in rift_changes(board, pack, at)), 0)
