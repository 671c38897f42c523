"""Matches of several games: a bout is a scope, and whoever has won more than half of them, or most, has won the match."""

from __future__ import annotations

from engines.kernel.state.model import Outcome, Seat
from engines.kernel.steps.timing import time_called
from tests.engines.kernel.gauntlet import events
from tests.engines.kernel.gauntlet.board import TRAPS, Board, Bout, GPlay, gauntlet_steps, new_runner
from tests.engines.kernel.gauntlet.fight import leave
from tests.engines.kernel.gauntlet.marks import take_flag
from tests.engines.kernel.gauntlet.own import shuffle_own

step = gauntlet_steps.step


def next_bout(play: GPlay, number: int, won: dict[Seat, int]) -> None:
    """Open the next game; the game's own steps play it."""
    steps = play.rules.steps
    play.emit(events.Game(number))
    play.scope(Bout(number, won, ()), lay_out, steps["refill"], steps["new_round"], then=bout_over)


@step
def lay_out(play: GPlay) -> None:
    """Lay the table anew for all who are still in the match."""
    board = play.board
    board.order = tuple(seat for seat in board.order if seat in play.match.seats)
    for n, seat in enumerate(board.order):
        board.runners[seat] = new_runner(n, seat)
        take_flag(board, seat)
    board.round, board.stack, board.traps, board.deck, board.discard = 0, [], dict(TRAPS), [], []
    if board.own is not None:
        shuffle_own(play, board.own)
    else:
        board.discard = [card.id for card in play.pack.cards]


@step
def bout_over(play: GPlay, bout: Bout) -> None:
    """Count the game; a drawn one counts for nobody. End the match if it is decided, or if all games are played."""
    won = dict(bout.won)
    if len(bout.winners) == 1:
        won[bout.winners[0]] += 1
    games = play.board.options.games
    most = max(won[seat] for seat in play.match.seats)
    best = tuple(seat for seat in play.match.seats if won[seat] == most)
    called, decisive = time_called(play.match)
    if (2 * most > games or bout.number >= games) and not (called and decisive and len(best) > 1):
        numbers = sorted({won[seat] for seat in play.match.seats}, reverse=True)
        places = tuple(tuple(seat for seat in play.match.seats if won[seat] == number) for number in numbers)
        play.emit(events.Over(best, "bouts"))
        play.finish(Outcome(best, len(best) > 1, places, "bouts"))
    else:
        next_bout(play, bout.number + 1, won)


@step
def concede(play: GPlay, seat: int) -> None:
    """Give up this game: the runner is out of it, and the rest of it is lost where nobody is left to play against."""
    if not play.board.runners[seat].out:
        play.board.runners[seat].health = 0
        leave(play, seat)


def played(board: Board) -> bool:
    return board.options.games > 1
