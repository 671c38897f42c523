"""The choice of the opponent of a card."""

from __future__ import annotations

from engines.brawl.board import Action, BrawlPlay, opponents
from engines.brawl.effects.cards import draw
from engines.brawl.verbs.steps import step
from engines.kernel.state.model import Option


@step
def ask_opponent(play: BrawlPlay, what: str, value: int) -> None:
    """Ask for the opponent; with a single one there is nothing to ask."""
    action = play.record(Action)
    foes = [seat for seat in opponents(play.board, action.seat) if seat in play.match.seats]
    if len(foes) == 1:
        play.todo((opponent_meant, foes[0], what, value))
    elif foes:
        options = [Option(str(seat), (seat, what, value), ()) for seat in sorted(foes)]
        play.ask(action.seat, "opponent", options, opponent_meant)


@step
def opponent_meant(play: BrawlPlay, seat: int, what: str, value: int) -> None:
    """Go on with the chosen opponent."""
    play.record(Action).did = True
    if what == "draw":
        draw(play, seat, value)
    else:
        play.todo((play.rules.steps[what], seat, value))
