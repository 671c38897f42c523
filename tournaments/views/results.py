"""Results of pairings in short signs, the same for every picture and text."""

from __future__ import annotations

from fractions import Fraction
from typing import Literal

from tournaments.settings.model import worth_of
from tournaments.state.deciding import Decision, counted_wins, decision, wins_of
from tournaments.state.model import Pairing, State
from tournaments.state.playing import first_of_game

Progress = Literal["waiting", "running", "over"]
"""The progress of a pairing: no game has begun, one has, it is decided."""

WON_UNPLAYED, LOST_UNPLAYED = "+", "-"
"""The signs of a pairing that was decided without play, as in cross tables of chess."""


def progress_of(state: State, pairing: Pairing) -> Progress:
    """Return how far a pairing has come."""
    if decision(state, pairing) is not None:
        return "over"
    return "running" if any(game.started_at or game.places for game in pairing.games) else "waiting"


def winner_of(state: State, pairing: Pairing) -> int:
    """Return the entry that won a pairing alone, 0 while or where nobody has."""
    made = decision(state, pairing)
    return pairing.sides[made.winner] if made and made.winner >= 0 else 0


def score_of(state: State, pairing: Pairing) -> tuple[str, ...]:
    """Return the figures of both sides: won games, signs where nothing was played, nothing before the first result.

    In a single game a win is 1, a draw 1/2. Pods and byes have no figures.
    """
    if len(pairing.sides) != 2:
        return ()
    made, wins = decision(state, pairing), wins_of(pairing)
    if made is None:
        return tuple(map(str, wins)) if any(wins) else ()
    if not made.played:
        return tuple(WON_UNPLAYED if place == 1 else LOST_UNPLAYED for place in made.places)
    if state.settings.best_of > 1 and _agree(made, counted := counted_wins(state, pairing, made)):
        return tuple(map(str, counted))
    if made.winner < 0 and made.places[0] == 1:
        return ("1/2", "1/2")
    return tuple("1" if place == 1 else "0" for place in made.places)


def first_now(state: State, pairing: Pairing) -> int:
    """Return the entry that goes first in the game that is played or comes next, 0 where none does or all is played (TM-27)."""
    if len(pairing.sides) != 2 or decision(state, pairing) is not None:
        return 0
    done = sum(1 for game in pairing.games if game.places)
    return first_of_game(state, pairing, done + 1)


def points_in(state: State, pairing: Pairing, side: int) -> str:
    """Return the points or the sign of one side's result in a decided duel."""
    made = decision(state, pairing)
    assert made is not None
    place = made.places[side]
    if not made.played:
        return WON_UNPLAYED if place == 1 else LOST_UNPLAYED
    worth = worth_of(state.settings.points)
    drawn = made.places == (1, 1)
    return figure(worth.draw if drawn else worth.win if place == 1 else worth.loss)


def figure(value: Fraction) -> str:
    """Return an exact number as pages keep it: "7/2"."""
    return str(value)


def _agree(made: Decision, wins: tuple[int, int]) -> bool:
    """Return whether the won games say the same as the result, which a judge may have declared."""
    if wins[0] == wins[1]:
        return made.winner < 0 or any(wins)
    return made.winner == (0 if wins[0] > wins[1] else 1)
