"""Moves, with what is foretold of them."""

from __future__ import annotations

from typing import Any

from engines.battlecon.views.view import DoingView, FighterView, StateView, View
from engines.kernel.state.model import Decision
from tests.words.battlecon.support.asked import moves
from tests.words.battlecon.support.tables import fighter, figures, table

NEAR = figures((1, 3), 4, 3, 0)
"""An attack that reaches from every distance of these tests."""


def attacker(index: int, kit: str, style: str, base: str, **more: Any) -> FighterView:
    """Return a fighter whose open attack reaches."""
    return fighter(index, kit, **{"style": style, "base": base, "figures": NEAR} | more)


def rule(what: str, value: int = 0) -> StateView:
    return StateView(0, "claus.blast", "rule", what, value, "beat")


def dodging(**more: Any) -> View:
    """Return a duel in which Claus moves after his Dash, Seth's attack is still to come."""
    claus = attacker(0, "claus", "claus.blast", "dash", figures=figures(None, None, 9, 0), attacks=1)
    seth = attacker(1, "seth", "seth.vanishing", "strike")
    doing = DoingView(0, "dash", "dash/0")
    return table(claus, seth, **{"phase": "attack", "doing": doing, "viewer": 0} | more)


MOVES: list[tuple[Decision, str, View, str, str]] = [
    (
        moves(0, 1, 5),
        "s5",
        dodging(),
        "Расстояние станет 1. Атака противника достала бы, но вы её избежите",
        "The distance becomes 1. The opponent's attack would reach, but you avoid it",
    ),
    (
        moves(0, 1, 5),
        "s1",
        dodging(),
        "Расстояние станет 3. Атака противника достанет",
        "The distance becomes 3. The opponent's attack reaches",
    ),
    (moves(0, 5), "s5", dodging(phase="end"), "Расстояние станет 1", "The distance becomes 1"),
    (
        moves(0, 5),
        "s5",
        table(
            attacker(0, "claus", "claus.blast", "strike"),
            attacker(1, "seth", "seth.fools", "strike", states=(rule("avoid"),)),
            phase="start",
        ),
        "Расстояние станет 1. Ваша атака достала бы, но её избегут, атака противника достанет",
        "The distance becomes 1. Your attack would reach, but is avoided, the opponent's attack reaches",
    ),
    (
        moves(0, 5),
        "s5",
        table(
            attacker(0, "claus", "claus.blast", "strike", states=(rule("avoid_one", 1), rule("misses"))),
            attacker(1, "seth", "seth.fools", "strike", stunned=True),
            phase="start",
        ),
        "Расстояние станет 1. Ваша атака достала бы, но не попадёт",
        "The distance becomes 1. Your attack would reach, but misses",
    ),
    (
        moves(0, 5),
        "s5",
        table(
            attacker(0, "claus", "claus.blast", "strike", states=(rule("avoid"),)),
            attacker(1, "seth", "seth.fools", "strike", states=(rule("avoid"),)),
            phase="start",
        ),
        "Расстояние станет 1. Обе атаки достали бы, но обеих избегут",
        "The distance becomes 1. Both attacks would reach, but both are avoided",
    ),
    (
        moves(0, 5),
        "s5",
        table(
            attacker(0, "kora", "kora.measured", "strike"),
            attacker(1, "seth", "seth.fools", "strike", attacks=1),
            phase="attack",
        ),
        "Расстояние станет 1. Ваша атака достала бы, но не попадёт",
        "The distance becomes 1. Your attack would reach, but misses",
    ),
    (
        moves(0, 5),
        "s5",
        table(
            attacker(0, "claus", "claus.blast", "strike"),
            attacker(1, "khadath", "khadath.evacuation", "strike", attacks=1),
            phase="attack",
        ),
        "Расстояние станет 1. Ваша атака достанет, но может не попасть",
        "The distance becomes 1. Your attack reaches, but may miss",
    ),
]
"""A question, an answer, where it is asked, and what it comes to in both languages."""
