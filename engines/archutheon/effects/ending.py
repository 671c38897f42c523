"""The end of a match (AR-80 to AR-83)."""

from __future__ import annotations

from engines.archutheon import events
from engines.archutheon.board import NONE, ArchutheonPlay, leader_of, other
from engines.kernel.state.model import Outcome


def finish(play: ArchutheonPlay, winner: int, reason: str) -> None:
    """End the match: a side wins, or NONE for a draw. `reason` is a word of the game."""
    board = play.board
    if play.match.outcome is not None:
        return
    board.winner, board.phase = winner, "over"
    play.emit(events.Over(winner, reason))
    if winner == NONE:
        play.finish(Outcome((), shared=False, places=(board.seats,), reason=reason))
        return
    first, last = board.seats[winner], board.seats[other(winner)]
    places = ((first,), (last,)) if last in play.match.seats else ((first,),)
    play.finish(Outcome((first,), shared=False, places=places, reason=reason))


def end_if_leader_left(play: ArchutheonPlay, executing: int) -> None:
    """End the match if a leader has left the board; `executing` is the side whose card or Recovery did it.

    If both leave at one moment, the side that turned the Collapse card wins, before that the executing side (AR-80, AR-83).
    """
    board = play.board
    lost = [side for side in (0, 1) if board.heroes[leader_of(board, side)].cell < 0]
    if not lost:
        return
    if len(lost) == 2:
        finish(play, board.collapse if board.collapse >= 0 else executing, "both_leaders")
    else:
        finish(play, other(lost[0]), "leader")
