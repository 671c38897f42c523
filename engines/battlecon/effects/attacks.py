"""Further attacks that effects bring about (BC-96)."""

from __future__ import annotations

from engines.battlecon.board import BattleconPlay


def attack_if_due(play: BattleconPlay, i: int) -> None:
    """Schedule one more attack if an effect demands it and the attacker is not stunned (BC-96)."""
    fighter = play.board.fighters[i]
    if fighter.attacks_due <= 0:
        return
    fighter.attacks_due -= 1
    if fighter.out or fighter.stunned:
        fighter.attacks_due = 0
        return
    play.todo((play.rules.steps["attack_again"], i))  # by name: attacks belong to the round, which imports effects
