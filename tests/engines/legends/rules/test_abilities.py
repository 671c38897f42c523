"""Activated abilities that cost nothing are used once a turn (LG-55)."""

from __future__ import annotations

import pytest

from engines.legends.content.abilities import Abilities, Activated, Cost
from engines.legends.content.shapes import Follower
from engines.legends.content.vocabulary import Group
from engines.legends.verbs.cards.draw import Draw
from engines.legends.verbs.play.control import Control
from tests.engines.legends.duels import Duel
from tests.engines.legends.figures import follower
from tests.engines.legends.verbs.casting import FOE, spell


def sage(*costs: Cost) -> Follower:
    """Return a follower that draws for each of these prices."""
    return follower(
        "sage",
        legendarity=1,
        lives=5,
        abilities=Abilities(activated=tuple(Activated(cost=cost, do=(Draw(),)) for cost in costs)),
    )


@pytest.mark.rule("LG-55")
def test_an_ability_without_a_price_is_used_once_a_turn() -> None:
    duel = Duel("mira sage", cards=[sage(Cost())])
    assert "use:sage:0" in duel.offered
    duel.resolve("use:sage:0")
    assert "use:sage:0" not in duel.offered
    assert len(duel.hand(0)) == 1


@pytest.mark.rule("LG-55")
def test_once_is_counted_as_it_is_used_and_not_as_it_resolves() -> None:
    duel = Duel("mira sage", hand="lash", cards=[sage(Cost())]).play("use:sage:0")
    assert duel.board.stack
    assert "use:sage:0" not in duel.offered


@pytest.mark.rule("LG-55")
@pytest.mark.parametrize(
    "cost",
    [Cost(points=1), Cost(lives=1), Cost(discard=1), Cost(sacrifice=Group(kind="event", side="own"))],
)
def test_one_with_a_price_is_used_as_often_as_it_can_be_paid(cost: Cost) -> None:
    duel = Duel("mira sage fog fog fog", hand="fog fog", cards=[sage(cost)])
    for _ in range(2):
        duel.answer("use:sage:0")
        if duel.question[1].startswith("pay"):
            duel.answer("fog")
        while duel.board.stack:
            duel.answer("pass")
    assert "use:sage:0" in duel.offered


@pytest.mark.rule("LG-55")
def test_one_that_turns_is_used_again_once_its_card_is_untapped() -> None:
    duel = Duel("mira sage", cards=[sage(Cost(turn=True))]).resolve("use:sage:0")
    assert "use:sage:0" not in duel.offered
    duel.permanent("sage").turned = False
    assert "use:sage:0" in duel.go("main_phase").offered


@pytest.mark.rule("LG-55")
def test_each_card_in_play_and_each_ability_counts_for_itself() -> None:
    duel = Duel("mira sage sage", cards=[sage(Cost(), Cost())]).resolve("use:sage:1")
    assert {word for word in duel.offered if word.startswith("use:")} == {"use:sage:0", "use:sage2:0", "use:sage2:1"}


@pytest.mark.rule("LG-55")
def test_it_is_once_in_each_turn_also_in_the_opponents() -> None:
    duel = Duel("mira sage", hand="fog", cards=[sage(Cost())])
    for turn in (3, 4, 5):
        while duel.question[0] != 0 or duel.board.turn != turn:
            duel.answer("pass")
        assert "use:sage:0" in duel.offered
        duel.resolve("use:sage:0")
        while duel.question[0] != 0:
            duel.answer("pass")
        assert "use:sage:0" not in duel.offered
        duel.end_turn()


@pytest.mark.rule("LG-55")
def test_a_card_that_was_used_and_then_stolen_is_not_used_again_in_this_turn() -> None:
    steal = spell(Control(until="stays"), targets=(FOE,))
    duel = Duel("mira", "rex sage", hand="zap", cards=[steal, sage(Cost())]).answer("pass").resolve("use:sage:0")
    while duel.question[0] != 0:
        duel.answer("pass")
    duel.resolve("zap")
    assert duel.in_play(0) == ["mira", "sage"]
    assert "attack:sage" in duel.offered
    assert "use:sage:0" not in duel.offered
