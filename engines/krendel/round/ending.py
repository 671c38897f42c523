"""The end of Krendel's Tournament, and players who leave it (TK-30 to TK-37)."""

from __future__ import annotations

from engines.kernel.state.model import Outcome, Seat
from engines.kernel.steps.registry import Steps
from engines.kernel.steps.timing import time_called
from engines.krendel import events
from engines.krendel.board import GOAL, KPlay, clockwise

ending_steps = Steps()
step = ending_steps.step


@step
def check_end(play: KPlay) -> None:
    """TK-30, TK-37: end the game after phase 3 if anybody has 11 trophies or 11 wounds."""
    wizards = play.board.wizards.values()
    if max([w.trophies for w in wizards]) >= GOAL:
        _finish(play, "trophies")
    elif max([w.wounds for w in wizards]) >= GOAL:
        _finish(play, "wounds")


def end_at_time(play: KPlay) -> bool:
    """End the game if time was called, as it ends after phase 3; return whether it is over (TM-37).

    Where it must be decided, it goes on while several would share the win, or nobody would win.
    """
    called, decisive = time_called(play.match)
    if not called or (decisive and len(_standing(play)[0]) != 1):
        return False
    _finish(play, "time")
    return True


def _standing(play: KPlay) -> list[tuple[Seat, ...]]:
    """Return the seats that are not out by places: most trophies, then fewest wounds (TK-31, TK-32)."""
    standing: dict[tuple[int, int], list[Seat]] = {}
    for seat, wizard in play.board.wizards.items():
        if wizard.wounds < GOAL:
            standing.setdefault((-wizard.trophies, wizard.wounds), []).append(seat)
    return [tuple(standing[rank]) for rank in sorted(standing)] or [()]


def _finish(play: KPlay, reason: str) -> None:
    """TK-31, TK-32, TK-34: rule out the wounded; most trophies win, then fewest wounds; else the win is shared, or nobody
    wins.
    """
    board = play.board
    board.phase = "over"
    places = _standing(play)
    winners = places[0]
    out = tuple(seat for seat, wizard in board.wizards.items() if wizard.wounds >= GOAL)
    ranked = tuple(place for place in (*places, out) if place)
    outcome = Outcome(winners, len(winners) > 1, ranked, reason)
    play.emit(events.Over(winners, outcome.shared, out, reason))
    play.finish(outcome)


@step
def remove_wizard(play: KPlay, seat: int) -> None:
    """TK-35: discard a removed player's cards and close the circle; one player left wins."""
    board = play.board
    wizard = board.wizards.pop(seat)
    after = clockwise(board, seat)[1:]
    if board.first == seat:
        board.first = after[0]
    board.order = tuple(s for s in board.order if s != seat)
    cards = [*wizard.stack, *([wizard.creature] if wizard.creature else []), *(card.id for card in wizard.hand)]
    board.discard.extend(cards)
    board.fulfilled = tuple(s for s in board.fulfilled if s != seat)
    play.reveal()
    play.emit(events.Removed(seat, tuple(cards), board.first))
    if len(board.order) == 1:
        board.phase = "over"
        play.emit(events.Over((after[0],), False, (), "last"))
        play.finish(Outcome((after[0],), False, ((after[0],),), "last"))
