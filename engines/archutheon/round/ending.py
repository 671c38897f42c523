"""The end by time: the Gate decides, then the health that the leaders have lost (TM-37)."""

from __future__ import annotations

from engines.archutheon.board import GREEN, NONE, ORANGE, ArchutheonPlay, leader_of
from engines.archutheon.derived.health import full_health
from engines.archutheon.derived.here import arena_of
from engines.archutheon.effects.ending import finish
from engines.kernel.steps.timing import time_called


def end_by_time_if_called(play: ArchutheonPlay) -> bool:
    """End the match if time is called, where a turn would begin; return whether it has ended. Level matches may go on."""
    called, decisive = time_called(play.match)
    if not called:
        return False
    winner = ahead(play)
    if winner == NONE and decisive:
        return False
    finish(play, winner, "time")
    return True


def ahead(play: ArchutheonPlay) -> int:
    """Return the side towards whose win the Gate has come further, else whose leader has lost less; NONE if they are level."""
    board = play.board
    gate = board.gate - arena_of(board, play.pack).gate_start
    lead = gate or _lost(play, GREEN) - _lost(play, ORANGE)
    if lead == 0:
        return NONE
    return ORANGE if lead > 0 else GREEN


def _lost(play: ArchutheonPlay, side: int) -> int:
    """Return the health that a leader has lost: that of the side that goes second has more to lose (AR-03)."""
    leader = leader_of(play.board, side)
    return full_health(play.board, play.pack, leader) - play.board.heroes[leader].health
