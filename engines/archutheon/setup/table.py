"""The table before anything is chosen."""

from __future__ import annotations

from engines.archutheon.board import NONE, SUPPLY, Board, Options, Player
from engines.archutheon.content.pack import UNIVERSAL, Pack
from engines.kernel.state.model import Seat


def new_board(pack: Pack, seats: tuple[Seat, ...], options: Options) -> Board:
    """Return the table with its objects and tokens; the first seat is orange until colours are chosen (AR-01)."""
    arena = pack.arena[options.arena]
    things = dict.fromkeys(arena.cover_cells, "cover")
    things |= dict.fromkeys(arena.wall_cells, "wall")
    things |= dict.fromkeys(arena.rift_cells, "rift")
    tokens = {cell: side for side, cells in enumerate(arena.token_cells) for cell in cells}
    return Board(
        options=options, seats=seats, turn=0, phase="setup", moment=0, heroes=[],
        players=[new_player(pack), new_player(pack)], declared=[], deferred=(), things=things, tokens=tokens, aside={},  # type: ignore[arg-type]
        supply=SUPPLY, gate=arena.gate_start, collapse=NONE, lines=(0, 0), terrain="", fought=False,
        saved=(), warded=(), banned=(), winner=NONE,
    )  # fmt: skip


def new_player(pack: Pack) -> Player:
    """Return a player with the universal cards: the second of value base in recharge 2, the first in 1, the others in the stash
    (AR-07).
    """
    names = [f"{UNIVERSAL}.{card.id}" for card in pack.universal]
    first, second = [name for name in names if pack.value[name] == "base"][:2]
    return Player(
        hand=[], recharge=((first,), (second,), ()), stash=sorted(name for name in names if name not in (first, second)),
        away=[], out=(), tracks=(0, 0, 0), tactics="ready", collected=0, passive="", charges=(), bonus="", retyped="",
        known=(), fresh=(),
    )  # fmt: skip
