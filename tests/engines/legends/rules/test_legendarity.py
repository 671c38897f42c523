"""Legendarity: what it is, and what followers cost (LG-16, LG-17, LG-18)."""

from __future__ import annotations

import pytest

from engines.legends.content.abilities import Abilities, Activated, Cost
from engines.legends.content.vocabulary import Group
from engines.legends.verbs.cards.draw import Draw
from engines.legends.verbs.figures.points import Points
from engines.legends.verbs.lives.damage import Damage
from engines.legends.verbs.play.control import Control
from engines.legends.verbs.play.destroy import Destroy
from tests.engines.legends.duels import Duel
from tests.engines.legends.figures import event, follower
from tests.engines.legends.verbs.casting import ENEMIES, FOE, cast, craft, spell

# ---------------------------------------------------------------- the sum


@pytest.mark.rule("LG-16")
def test_it_is_what_heroes_give_without_followers_in_play_and_on_the_stack_and_points_spent() -> None:
    duel = Duel("mira seer wolf", "rex", hand="bear fog", spent={0: 1})
    assert duel.available(0) == 4 + 4 - 2 - 1
    duel.play("bear")
    assert duel.available(0) == 2, "on the stack"
    while duel.board.stack:
        duel.answer("pass")
    assert (duel.available(0), duel.in_play(0)) == (2, ["mira", "seer", "wolf", "bear"])
    assert duel.resolve("fog").available(0) == 0


@pytest.mark.rule("LG-16")
def test_everybody_sees_the_sum_with_its_parts() -> None:
    duel = Duel("mira wolf", "rex", spent={0: 3})
    for viewer in (None, 0, 1):
        shown = duel.view(viewer).player(0).sum
        assert (shown.heroes, shown.followers, shown.spent, shown.available) == (4, 2, 3, -1)


@pytest.mark.rule("LG-16")
def test_points_are_spent_on_events_and_on_extra_costs_of_skills_and_abilities() -> None:
    drain = craft(Draw(), cost=Cost(points=1))
    shop = follower(
        "shop", abilities=Abilities(activated=(Activated(cost=Cost(points=1), do=(Draw(),)),)), legendarity=1
    )
    duel = Duel("mira seer shop", hand="fog craft", cards=[drain, shop])
    spent = []
    for answers in (("fog",), ("craft", "mira"), ("use:shop:0",)):
        duel.resolve(*answers)
        spent.append(duel.board.sides[0].spent)
    assert spent == [2, 3, 4]


@pytest.mark.rule("LG-16")
def test_below_zero_nothing_is_sacrificed_and_only_what_costs_nothing_can_be_paid() -> None:
    free = event("free", cost=0, stays=False, do=(Draw(),))
    duel = Duel("mira wolf rat", "rex", hand="rat fog free lash", spent={0: 5}, cards=[free])
    assert duel.available(0) == -4
    assert {"free", "lash"} <= duel.offered
    assert not {"rat", "fog"} & duel.offered
    assert duel.in_play(0) == ["mira", "wolf", "rat"]
    assert duel.resolve("free").in_play(0) == ["mira", "wolf", "rat"]


@pytest.mark.rule("LG-16", "LG-18", "LG-22")
def test_a_cost_needs_as_much_as_it_is() -> None:
    for spent, may in ((2, True), (3, False)):
        duel = Duel("mira", "rex", hand="fog wolf lash", spent={0: spent})
        assert ("fog" in duel.offered, "wolf" in duel.offered) == (may, may)


@pytest.mark.rule("LG-16")
def test_a_hero_who_leaves_goes_on_giving_what_is_printed_on_him() -> None:
    duel = cast(Destroy(who=Group(kind="hero", side="enemy", turned=True)), theirs="rex seer wolf", turned="seer")
    assert duel.in_play(1) == ["rex", "wolf"]
    assert duel.available(1) == 4 + 4 - 2
    assert duel.available(0) == 4 - 1, "nobody else has it"
    for viewer in (None, 0, 1):
        assert duel.view(viewer).player(1).sum.heroes == 8


@pytest.mark.rule("LG-16")
def test_points_given_back_never_bring_what_was_spent_below_0() -> None:
    assert cast(Points(back=5), own="mira wolf").available(0) == 2


@pytest.mark.rule("LG-16", "LG-07")
def test_a_stolen_follower_occupies_the_legendarity_of_its_new_controller() -> None:
    duel = cast(Control(until="stays"), targets=(FOE,), theirs="rex bear")
    assert (duel.available(0), duel.available(1)) == (4 - 1 - 3, 4)


# ---------------------------------------------------------------- followers and events


@pytest.mark.rule("LG-17")
def test_a_followers_legendarity_is_freed_as_it_leaves_and_an_events_is_spent_for_good() -> None:
    gone = spell(Destroy(who=Group(kind="follower", side="own")))
    duel = Duel("mira", "rex", hand="wolf zap", cards=[gone]).resolve("wolf")
    assert (duel.available(0), duel.board.sides[0].spent) == (2, 0)
    duel.resolve("zap")
    assert duel.available(0) == 3, "the wolf's two are free, the event's one is not"
    stays = Duel("mira", "rex", hand="fog", their_hand="zip", cards=[
        spell(Destroy(who=Group(kind="event", side="enemy")), card="zip"),
    ])  # fmt: skip
    stays.resolve("fog")
    assert stays.available(0) == 2
    stays.answer("pass").resolve("zip")
    assert (stays.in_play(0), stays.available(0)) == (["mira"], 2)


@pytest.mark.rule("LG-18")
def test_a_follower_goes_on_the_stack_and_acts_as_soon_as_it_is_in_play() -> None:
    turner = follower(
        "turner", abilities=Abilities(activated=(Activated(cost=Cost(turn=True), do=(Draw(),)),)), legendarity=1
    )
    duel = Duel("mira", "rex", hand="turner fog", their_hand="fog", cards=[turner]).play("turner")
    assert [(each.card, each.controller) for each in duel.board.stack] == [("turner", 0)]
    assert "turner" not in duel.in_play(0)
    while duel.board.stack:
        duel.answer("pass")
    assert {"attack:turner", "use:turner:0"} <= duel.offered


@pytest.mark.rule("LG-18")
def test_a_follower_needs_the_own_main_phase_an_empty_stack_and_no_attack_under_way() -> None:
    def offered(duel: Duel) -> bool:
        assert "fog" in duel.offered
        return "rat" in duel.offered

    def dealt() -> Duel:
        return Duel("mira seer", hand="rat fog fog", their_hand="rat fog")

    assert offered(dealt())
    assert not offered(dealt().play("fog"))
    assert not offered(dealt().play("attack:mira"))
    assert not offered(dealt().answer("pass")), "the passive player"
    assert not offered(dealt().go("end_phase"))
    duel = dealt()
    duel.board.active = 1
    assert not offered(duel.go("next_turn")), "in the start phase"


@pytest.mark.rule("LG-18")
def test_pending_damage_does_not_hinder_a_follower() -> None:
    burn = spell(Damage(by=1, type="magical", who=ENEMIES))
    duel = Duel("mira", "rex bear", hand="zap rat", cards=[burn]).resolve("zap")
    assert duel.board.queue
    assert "rat" in duel.offered
