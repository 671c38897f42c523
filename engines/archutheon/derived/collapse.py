"""The Collapse zones as they lie now (AR-82, AR-85)."""

from __future__ import annotations

from engines.archutheon.board import Board
from engines.archutheon.content.pack import Pack
from engines.archutheon.derived.here import arena_of


def zone(board: Board, pack: Pack) -> int:
    """Return the set of areas in the Collapse zones; a token begins at the edge, before the first line."""
    arena = arena_of(board, pack)
    found = 0
    for token, line in enumerate(board.lines):
        if line > 0:
            found |= arena.zones[token][line - 1]
    return found


def next_zone(board: Board, pack: Pack, token: int) -> int:
    """Return the set of areas before the line to which a token moves next, of the last line if it is there."""
    arena = arena_of(board, pack)
    return arena.zones[token][min(board.lines[token], arena.last_line - 1)]


def is_closed(board: Board, pack: Pack) -> bool:
    """Return whether both tokens are at the centre: then nobody can be healed (AR-85)."""
    last = arena_of(board, pack).last_line
    return board.lines == (last, last)
