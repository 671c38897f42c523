"""How Krendel's Tournament ends, and how somebody leaves it (TK-30 to TK-37)."""

from __future__ import annotations

from engines.kernel.state.model import Outcome, Seat
from engines.kernel.steps import Steps
from engines.krendel.board import GOAL, KPlay, clockwise

ending_steps = Steps()
step = ending_steps.step


@step
def check_end(play: KPlay) -> None:
    """TK-30, TK-37: 11 trophies or 11 wounds of anybody end the game, after phase 3."""
    wizards = play.board.wizards.values()
    if max([w.trophies for w in wizards]) >= GOAL:
        _finish(play, "trophies")
    elif max([w.wounds for w in wizards]) >= GOAL:
        _finish(play, "wounds")


def _finish(play: KPlay, reason: str) -> None:
    """TK-31, TK-32, TK-34: the wounded are out; most trophies, then fewest wounds; else shared; or nobody."""
    board = play.board
    board.phase = "over"
    standing: dict[tuple[int, int], list[Seat]] = {}
    for seat, wizard in board.wizards.items():
        if wizard.wounds < GOAL:
            standing.setdefault((-wizard.trophies, wizard.wounds), []).append(seat)
    places = [tuple(standing[rank]) for rank in sorted(standing)]
    winners = places[0] if places else ()
    out = tuple(seat for seat, wizard in board.wizards.items() if wizard.wounds >= GOAL)
    outcome = Outcome(winners, len(winners) > 1, tuple(places) + ((out,) if out else ()), reason)
    play.emit("over", {"winners": list(winners), "shared": outcome.shared, "out": list(out), "reason": reason})
    play.finish(outcome)


@step
def remove_wizard(play: KPlay, seat: int) -> None:
    """TK-35: a removed player's cards go to the discard pile, the circle closes, and one player left wins."""
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
    play.emit("removed", {"seat": seat, "creatures": cards, "first": board.first})
    if len(board.order) == 1:
        board.phase = "over"
        play.emit("over", {"winners": [after[0]], "shared": False, "out": [], "reason": "last"})
        play.finish(Outcome((after[0],), False, ((after[0],),), "last"))
