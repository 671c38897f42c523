"""An attack that does not turn its attacker is still one attack a turn: else it could go on for ever."""

from __future__ import annotations

import pytest

from engines.legends.content.abilities import Abilities
from tests.engines.legends.duels import Duel
from tests.engines.legends.figures import follower

RIDER = follower("rider", attack_by=1, lives=5, abilities=Abilities(keywords=("untouched",)))
WALL = follower("wall", attack_by=0, lives=9)


@pytest.mark.rule("LG-40")
def test_an_untouched_attacker_stays_unturned_and_attacks_once_a_turn() -> None:
    duel = Duel("mira rider", "rex wall", cards=(RIDER, WALL))
    assert "attack:rider" in duel.offered
    duel.on("attack:rider", "wall")
    while duel.question != (0, "main"):
        duel.passes(1)
    assert not duel.permanent("rider").turned
    assert duel.lives("wall") == [8]
    assert duel.board.turn == 3
    assert "attack:rider" not in duel.offered
    assert "attack:mira" in duel.offered


@pytest.mark.rule("LG-40")
def test_it_attacks_again_in_a_later_turn() -> None:
    duel = Duel("mira rider", "rex wall", cards=(RIDER, WALL))
    duel.board.sides[0].done = (f"{duel.permanent('rider').uid}:attack",)
    duel.go("next_turn")
    duel.go("next_turn")
    while duel.question != (0, "main"):
        duel.passes(1)
    assert "attack:rider" in duel.offered
