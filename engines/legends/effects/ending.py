"""The end of a game and of the match (LG-05)."""

from __future__ import annotations

from typing import Literal

from engines.kernel.state.model import Outcome, Seat
from engines.legends import events
from engines.legends.board import NOBODY, Game, LegendsPlay, Result

Reason = Literal["heroes", "conceded", "turns", "loop", "repeated", "time"]


def end_game(play: LegendsPlay, winner: Seat, reason: Reason) -> None:
    """End the game being played, with everything in it; `winner` NOBODY is a draw, which counts for nobody (LG-05)."""
    board = play.board
    game = play.record(Game)
    game.winner = winner
    if winner == NOBODY:
        board.drawn += 1
    else:
        board.won[winner] += 1
        board.decider = board.other(winner)
    squads = tuple(board.squads[seat] for seat in sorted(board.order))
    board.ended = (*board.ended, Result(board.first, winner, squads))
    play.emit(events.GameOver(game.number, winner, reason, tuple(board.won[seat] for seat in sorted(board.order))))
    play.clear(Game)


def finish(play: LegendsPlay, winners: tuple[Seat, ...], reason: Literal["games", "withdrew", "time"]) -> None:
    """End the match; two winners share it, which is a drawn match. The lists of both decks open with it."""
    board = play.board
    board.phase = "over"
    losers = tuple(seat for seat in play.match.seats if seat not in winners)
    places = tuple(group for group in (winners, losers) if group)
    play.emit(events.Over(() if len(winners) > 1 else winners, reason))
    play.reveal()
    play.finish(Outcome(winners, len(winners) > 1, places, reason))
