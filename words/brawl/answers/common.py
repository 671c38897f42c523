"""Helpers for all answers of Super Fantasy Brawl: champions and players by card and seat."""

from __future__ import annotations

from collections.abc import Callable

from engines.brawl.views.view import ChampionView, PlayerView, Seat, View
from engines.kernel.state.model import Decision
from words.brawl.cards.base import MatchWords

Answer = Callable[[MatchWords, Decision, str, View], str]
"""A function that returns a text of an answer by its key."""


def champion_of(view: View, seat: Seat, card: str) -> ChampionView | None:
    """Return the champion of a player's card."""
    kit = card.partition(".")[0]
    return next((each for each in view.champions if each.kit == kit and each.seat == seat), None)


def player_of(view: View, seat: Seat) -> PlayerView:
    """Return a player. Raises StopIteration for a seat that does not play."""
    return next(player for player in view.players if player.seat == seat)


def nothing(_words: MatchWords, _decision: Decision, _key: str, _view: View) -> str:
    """Return nothing: the name of the answer says it all."""
    return ""
