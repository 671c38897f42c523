"""Манёвр and the finisher (BC-25, BC-31, BC-39)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engines.battlecon.duels import Fight
from tests.engines.battlecon.kits import HALT, card, duel, op, when, with_style

FINISHER = card(
    "final", when("reveal", op("lose", by=1)), when("end", op("lose", by=2)), range=(1, 1), power=6, priority=3, guard=1
)
KIT: dict[str, Any] = {"finishers": (FINISHER,)}
TWO: dict[str, Any] = {"finishers": (FINISHER, card("other", range=(1, 6), power=2, priority=1))}


def rich(force: int = 30, **options: Any) -> Fight:
    return duel(KIT, spaces=(2, 3), **options).rich(0, force=force)


# ---------------------------------------------------------------- played


@pytest.mark.rule("BC-25")
def test_the_finisher_replaces_the_pair_for_force_equal_to_the_own_life() -> None:
    fight = rich().set(0, life=12).lay("maneuver/jab", "halt/strike").on()
    assert fight.question() == (0, "finisher")
    fight.answer("play").on()
    assert fight.question() == (1, "option")
    assert fight.emitted("finisher") == [{"fighter": 0, "card": "red.final", "cost": 12}]
    assert fight.board.force[0] == 18
    red = fight.fighter(0)
    assert "red.jab" in red.hand
    assert "maneuver" not in (*red.hand, *red.discard_1, *red.discard_2, red.style)
    assert (fight.reach(0), fight.power(0), fight.priority(0), fight.guard(0)) == ((1, 1), 6, 3, 1)


@pytest.mark.rule("BC-25")
@pytest.mark.parametrize(("force", "asked"), [(11, False), (12, True)])
def test_it_is_offered_to_those_who_have_the_force(force: int, asked: bool) -> None:
    fight = rich(force).set(0, life=12).lay("maneuver/jab", "halt/shot").on()
    assert (fight.question() == (0, "finisher")) == asked


@pytest.mark.rule("BC-25")
def test_its_cost_is_the_life_at_that_moment() -> None:
    gift = with_style(when("reveal", op("lose", by=3)))
    fight = duel(KIT, gift, spaces=(2, 3), active=1).rich(0, force=17).lay("maneuver/jab", "own/strike").on()
    assert fight.question() == (0, "finisher")
    fight.answer("play")
    assert fight.emitted("finisher")[0]["cost"] == 17


@pytest.mark.rule("BC-25")
def test_it_is_voluntary() -> None:
    fight = rich().lay("maneuver/jab", "plain/shot").on()
    assert fight.offered == {"play", "keep"}
    fight.answer("keep").on()
    assert fight.board.force[0] == 10, "30 and 2 more, and the surplus away"
    assert fight.fighter(0).finisher == 0
    assert "maneuver" in fight.fighter(0).discard_1
    assert fight.board.beat == 2


@pytest.mark.rule("BC-25")
def test_the_rest_of_the_pairs_effects_are_gone_and_its_own_reveal_effects_follow() -> None:
    base = card("burst_out", when("start", op("lose", by=5)), priority=9)
    fight = duel({**KIT, "bases": (base,)}, spaces=(2, 3)).rich(0)
    fight.beat("maneuver/burst_out", "plain/wait", answers=["play"])
    assert [f["effect"] for f in fight.emitted("effect", fighter=0)] == ["maneuver/0", "red.final/0", "red.final/1"]
    assert fight.life() == [20, 20 - 1 - 6 - 2]
    assert fight.emitted("order")[0]["order"] == [0, 1]


@pytest.mark.rule("BC-25")
def test_it_has_the_sign_and_nobody_clashes() -> None:
    fight = rich(active=1).lay("maneuver/jab", "plain/strike").on("play")
    assert fight.speeds() == {0: 3, 1: 3}
    assert fight.emitted("order")[0]["order"] == [0, 1]
    assert not fight.emitted("tied")


@pytest.mark.rule("BC-25", "BC-31")
def test_once_a_fight_afterwards_it_is_gone_and_maneuver_too() -> None:
    fight = rich().beat("maneuver/jab", "plain/wait", answers=["play"])
    red = fight.fighter(0)
    assert (red.finisher, red.maneuver_gone, red.finishing) == (-1, True, False)
    assert "maneuver" not in (*red.hand, *red.discard_1, *red.discard_2)
    fight.rich(0).beat("plain/strike", "calm/shot")
    assert len(fight.emitted("finisher")) == 1


@pytest.mark.rule("BC-31")
def test_after_a_finisher_no_card_moves_but_force_is_taken() -> None:
    fight = rich(20)
    fight.set(
        0, discard_1=("red.calm", "grasp"), discard_2=("red.still", "shot"), hand=("maneuver", "strike", "red.plain")
    )
    fight.beat("maneuver/strike", "plain/wait", answers=["play"])
    red = fight.fighter(0)
    assert (red.discard_1, red.discard_2) == (("red.calm", "grasp"), ("red.still", "shot"))
    assert {*red.hand} == {"strike", "red.plain"}
    assert fight.board.force[0] == 1
    assert {*fight.fighter(1).discard_1} == {"blue.plain", "blue.wait"}, "the other recycles as usual"


# ---------------------------------------------------------------- not played


@pytest.mark.rule("BC-39")
def test_without_the_force_its_end_effect_gives_one_force_and_it_is_discarded_as_a_style() -> None:
    fight = duel(KIT).beat("maneuver/strike", "plain/wait")
    assert [f["effect"] for f in fight.emitted("effect", fighter=0)] == ["maneuver/1"]
    assert fight.board.force[0] == 2 + 1 + 1
    assert {*fight.fighter(0).discard_1} == {"maneuver", "strike"}


@pytest.mark.rule("BC-39")
@pytest.mark.parametrize(("answer", "side"), [("keep", 0), ("flip", 1)])
def test_then_the_finisher_may_be_turned_over(answer: str, side: int) -> None:
    fight = duel(TWO, sides={0: 0}).lay("maneuver/strike", "plain/wait").on()
    assert fight.question() == (0, "flip")
    assert fight.board.phase == "end"
    fight.answer(answer)
    assert fight.fighter(0).finisher == side
    assert fight.board.force[0] == 4
    assert bool(fight.emitted("flipped")) == (answer == "flip")


@pytest.mark.rule("BC-39")
def test_declined_it_does_the_same() -> None:
    fight = duel(TWO, sides={0: 1}).rich(0).beat("maneuver/strike", "plain/wait", answers=["keep", "flip"])
    assert fight.fighter(0).finisher == 0
    assert fight.emitted("force", fighter=0, gained=1)


@pytest.mark.rule("BC-39")
def test_the_end_effect_is_compulsory_even_for_a_stunned_fighter() -> None:
    fight = duel(KIT, with_style(when("start", op("stun"), HALT))).lay("maneuver/strike", "own/wait").on("0")
    assert fight.emitted("stunned", fighter=0)
    assert fight.board.force[0] == 4
