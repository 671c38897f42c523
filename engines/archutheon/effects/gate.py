"""The Gate: an own leader who comes into its area shifts it towards the opponent (AR-81)."""

from __future__ import annotations

from engines.archutheon import events
from engines.archutheon.board import NONE, ORANGE, ArchutheonPlay, Board, other
from engines.archutheon.content.pack import Pack
from engines.archutheon.derived.here import arena_of
from engines.archutheon.derived.lasting import rule
from engines.archutheon.derived.permanents import has
from engines.archutheon.effects.ending import finish
from engines.archutheon.effects.moments import at_moment


def gate_area(board: Board, pack: Pack) -> int:
    """Return the area of the Gate, NONE once it is open."""
    way = arena_of(board, pack).gate_areas
    return way[board.gate] if 0 <= board.gate < len(way) else NONE


def enter_gate(play: ArchutheonPlay, at: int) -> None:
    """Shift the Gate if a leader has come into its area from another one, and nothing holds it; beyond the board he wins."""
    board, hero = play.board, play.board.heroes[at]
    if hero.number != 1 or hero.area != gate_area(board, play.pack) or is_held(board, play.pack, at):
        return
    board.gate += 1 if hero.side == ORANGE else -1
    play.emit(events.GateShifted(board.gate, hero.side))
    if gate_area(board, play.pack) == NONE:
        finish(play, hero.side, "gate")
    else:
        at_moment(play, "gate_shifted", hero.side)


def is_held(board: Board, pack: Pack, at: int) -> bool:
    """Return whether a leader in the Gate's area cannot shift it: he is hidden or aloft, or an enemy is there, or holds it."""
    if has(board, at, "aloft") or has(board, at, "stealth"):
        return True
    area, grid = board.heroes[at].area, arena_of(board, pack).grid
    for enemy, hero in enumerate(board.heroes):
        if hero.cell < 0 or hero.side != other(board.heroes[at].side):
            continue
        if hero.area == area:
            return True
        held = rule(board, pack, enemy, "hold_gate")
        if held and grid.distance[hero.area][area] <= held:
            return True
    return False
