"""Helpers for all answers of BattleCON: the fighter a question is about, and what that one can spend."""

from __future__ import annotations

from collections.abc import Callable

from engines.battlecon.views.view import FighterView, View
from engines.kernel.state.model import Decision
from words.battlecon.cards.base import MatchWords

Answer = Callable[[MatchWords, Decision, str, View], str]
"""A function that returns a text of an answer by its key."""

ABOUT_FIGHTER = frozenset({"side", "discards", "discard_1", "discard_2", "place", "pair", "clash", "effect"})
"""Questions whose answers begin with the fighter that is asked about."""


def fighter_of(decision: Decision, view: View) -> FighterView | None:
    """Return the fighter that a question is about: the one its answers name, or whose effect it is; None before there are any."""
    if decision.kind in ABOUT_FIGHTER:
        for option in decision.options:
            if len(option.args) > 1 and isinstance(option.args[0], int) and 0 <= option.args[0] < len(view.fighters):
                return view.fighters[option.args[0]]
    own = [fighter for fighter in view.fighters if fighter.seat == decision.seat]
    if view.doing is not None and view.fighters[view.doing.fighter] in own:
        return view.fighters[view.doing.fighter]
    return own[0] if own else None


def leads_several(decision: Decision, view: View) -> bool:
    """Return whether the player asked leads several fighters, so that each answer must name its fighter."""
    return len([fighter for fighter in view.fighters if fighter.seat == decision.seat and not fighter.out]) > 1


def force_of(view: View, fighter: FighterView) -> int:
    """Return the force that a fighter can spend: in teams the team's."""
    return view.force[fighter.team] if fighter.team < len(view.force) else fighter.force
