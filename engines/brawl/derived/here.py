"""The context in which something is read: the board, the action and its champion."""

from __future__ import annotations

from typing import NamedTuple

from engines.brawl.board import Action, Board
from engines.brawl.content.arenas import Arena
from engines.brawl.content.pack import Pack


class Here(NamedTuple):
    """The context in which something is read: action (None: a levelled champion's rule), champion, target (-1: any).

    `attack` is the attack that a reaction belongs to, or the action itself.
    """

    board: Board
    pack: Pack
    user: int
    action: Action | None = None
    attack: Action | None = None
    target: int = -1

    @property
    def arena(self) -> Arena:
        """The map."""
        return arena_of(self.board, self.pack)


def arena_of(board: Board, pack: Pack) -> Arena:
    """Return the map of the match."""
    return pack.arena[board.options.arena]


def is_trap_hex(board: Board, arena: Arena, hex_: int) -> bool:
    """Return whether a hex is a trap hex: by its symbol or by a token (SB-49)."""
    return bool(arena.trap_hexes >> hex_ & 1) or hex_ in board.traps
