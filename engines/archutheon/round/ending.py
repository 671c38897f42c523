"""The end by time: the Gate decides, then the leaders' health (TM-37)."""

from __future__ import annotations

from engines.archutheon.board import GREEN, NONE, ORANGE, ArchutheonPlay, leader_of
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
    """Return the side towards whose win the Gate has come further, else whose leader has more health; NONE if they are level."""
    board = play.board
    gate = board.gate - arena_of(board, play.pack).gate_start
    health = board.heroes[leader_of(board, ORANGE)].health - board.heroes[leader_of(board, GREEN)].health
    lead = gate or health
    if lead == 0:
        return NONE
    return ORANGE if lead > 0 else GREEN
