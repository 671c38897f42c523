"""The limit of the hand and the empty deck (LG-10, LG-11)."""

from __future__ import annotations

import pytest

from engines.legends import events
from engines.legends.content.abilities import Abilities, Static, Triggered
from engines.legends.content.vocabulary import Group
from engines.legends.verbs.cards.draw import Draw
from engines.legends.verbs.figures.points import Points
from engines.legends.verbs.lives.prevent import Prevent
from tests.engines.legends.duels import Duel
from tests.engines.legends.figures import event, follower
from tests.engines.legends.verbs.casting import spell

# ---------------------------------------------------------------- the hand


@pytest.mark.rule("LG-10")
def test_at_the_end_of_each_turn_each_player_discards_down_to_seven_the_active_player_first() -> None:
    nine, eight = " ".join(["wolf"] * 8 + ["rat"]), " ".join(["bear"] * 8)
    duel = Duel(hand=nine, their_hand=eight)
    duel.go("end_phase")
    while duel.question[1] != "discard":
        assert len(duel.hand(0)) == 9, "more are allowed meanwhile"
        duel.answer("pass")
    assert (duel.question, duel.asked.least, duel.asked.most) == ((0, "discard"), 2, 2)
    duel.on("rat wolf", "bear#2")
    assert (len(duel.hand(0)), len(duel.hand(1)[:7])) == (7, 7)
    assert duel.graveyard(0) == ["rat", "wolf"]
    assert duel.graveyard(1) == ["bear"]
    assert duel.board.turn == 4, "and then the next turn begins"


@pytest.mark.rule("LG-10")
def test_seven_cards_are_kept() -> None:
    duel = Duel(hand=" ".join(["wolf"] * 7)).end_turn()
    assert (len(duel.hand(0)), duel.graveyard(0)) == (7, [])


@pytest.mark.rule("LG-10")
def test_nothing_is_discarded_once_the_game_is_over() -> None:
    duel = Duel("wolf", hand=" ".join(["wolf"] * 9))
    duel.go("end_phase")
    assert [each.winner for each in duel.emitted(events.GameOver)] == [1]
    assert duel.emitted(events.Buried) == []


# ---------------------------------------------------------------- the empty deck


@pytest.mark.rule("LG-11")
def test_each_missing_card_costs_each_own_hero_one_life_more_than_the_one_before() -> None:
    duel = Duel(
        "mira seer wolf", "rex", fillers=0, hand="zap zip", cards=[spell(Draw()), spell(Draw(by=2), card="zip")]
    )
    duel.resolve("zap")
    assert duel.lives("mira", "seer", "wolf", "rex") == [8, 8, 3, 9]
    duel.resolve("zip")
    assert duel.lives("mira", "seer") == [3, 3], "two more and then three more"
    assert [(each.seat, each.lives) for each in duel.emitted(events.Missing)] == [(0, 1), (0, 2), (0, 3)]


@pytest.mark.rule("LG-11")
def test_it_is_at_once_and_no_damage_so_that_nothing_prevents_it_or_sees_it() -> None:
    shield = event("shield", Static(what="shield", by=5, group=Group(kind="hero")))
    vengeful = follower(
        "vengeful",
        abilities=Abilities(triggered=(Triggered(when="damaged", about=Group(), do=(Points(lost=1),)),)),
        legendarity=1,
    )
    duel = Duel(
        "mira shield vengeful", fillers=0, hand="zap",
        cards=[shield, vengeful, spell(Prevent(by=3, who=Group(kind="hero")), Draw())],
    ).resolve("zap")  # fmt: skip
    assert duel.lives("mira") == [8]
    duel.settle()
    assert (duel.lives("mira"), duel.board.sides[0].spent) == ([8], 1), "zap alone was paid for"


@pytest.mark.rule("LG-11")
def test_a_hero_it_brings_to_0_stays_until_the_next_check() -> None:
    duel = Duel("mira seer wolf", fillers=0, hand="zap", damage={"mira": 8}, cards=[spell(Draw())]).resolve("zap")
    assert (duel.lives("mira"), duel.in_play(0)) == ([0], ["mira", "seer", "wolf"])
    duel.both_pass()
    assert duel.in_play(0) == ["seer", "wolf"]


@pytest.mark.rule("LG-11")
def test_the_draw_of_the_turn_counts_too() -> None:
    duel = Duel("mira", "rex", fillers=0, turn=4)
    duel.board.active = 1
    duel.go("next_turn")
    assert duel.lives("mira", "rex") == [8, 9]
