"""Wins, and the percentages of card games (TM-46, TM-47)."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction

from tournaments.standings.scores import Scores

FLOOR = Fraction(33, 100)
"""The least percentage that counts."""


def wins(scores: Scores, entry: int) -> Fraction:
    """Return the number of won rounds, forfeits and byes among them."""
    return Fraction(sum(1 for row in scores.rows[entry] if row.points == scores.worth.win and row.kind != "absence"))


def match_wins(scores: Scores, entry: int) -> Fraction:
    """Return points by the most that could have been won in the rounds before the entry left."""
    rounds = sum(1 for row in scores.rows[entry] if row.kind != "gone")
    return max(FLOOR, scores.points[entry] / (scores.worth.win * rounds)) if rounds else FLOOR


def game_wins(scores: Scores, entry: int) -> Fraction:
    """Return the points of single games by the most that could have been won; a bye is 2–0."""
    won, drawn, lost = (sum(row.games[index] for row in scores.rows[entry]) for index in range(3))
    games = won + drawn + lost
    worth = scores.worth
    gained = won * worth.win + drawn * worth.draw + lost * worth.loss
    return max(FLOOR, gained / (worth.win * games)) if games else FLOOR


def opponents_match_wins(scores: Scores, entry: int) -> Fraction:
    """Return the mean of the opponents' match wins."""
    return _mean_of_opponents(scores, entry, match_wins)


def opponents_game_wins(scores: Scores, entry: int) -> Fraction:
    """Return the mean of the opponents' game wins."""
    return _mean_of_opponents(scores, entry, game_wins)


def _mean_of_opponents(scores: Scores, entry: int, of: Callable[[Scores, int], Fraction]) -> Fraction:
    met = [other for row in scores.rows[entry] if row.kind == "played" for other in row.opponents]
    return sum((of(scores, other) for other in met), Fraction(0)) / len(met) if met else FLOOR
