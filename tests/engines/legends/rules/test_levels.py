"""Levels: kills, the start of a turn, and the skills they allow (LG-15, LG-21, LG-24)."""

from __future__ import annotations

import pytest

from engines.legends import events
from engines.legends.content.abilities import Abilities, Activated, Cost
from engines.legends.content.op import Op
from engines.legends.content.vocabulary import Group
from engines.legends.verbs.figures.level import Level
from engines.legends.verbs.figures.modify import Modify
from engines.legends.verbs.lives.damage import Damage
from engines.legends.verbs.play.bounce import Bounce
from engines.legends.verbs.play.destroy import Destroy
from engines.legends.verbs.play.sacrifice import Sacrifice
from tests.engines.legends.duels import Duel
from tests.engines.legends.figures import hero, skill
from tests.engines.legends.openings import Opening
from tests.engines.legends.verbs.casting import ENEMIES, FOE, cast, craft, spell

BURN = Damage(by=9, type="magical")


def fought(duel: Duel) -> Duel:
    """Let the attack that was declared come to its end, with the check of lives."""
    while duel.board.fight is not None or duel.question[1] != "main":
        duel.both_pass()
    return duel


# ---------------------------------------------------------------- kills


@pytest.mark.rule("LG-15")
def test_a_hero_rises_by_one_for_each_follower_that_his_attack_kills_at_the_check() -> None:
    duel = Duel("mira seer", "rex wolf rat", damage={"wolf": 1}, hand="fog").answer("attack:mira").answer("wolf")
    while duel.board.fight is not None:
        assert duel.level("mira") == 1
        duel.both_pass()
    assert (duel.lives("wolf"), duel.level("mira")) == ([0], 1), "not before lives are checked"
    assert fought(duel).level("mira") == 2
    assert [(each.card, each.by, each.why) for each in duel.emitted(events.Level)] == [("mira", 1, "kill")]


@pytest.mark.rule("LG-15")
def test_one_who_hits_back_or_blocks_kills_too() -> None:
    duel = Duel("rat mira", "rex wolf").answer("attack:rat").answer("rex")
    assert fought(duel).level("rex") == 2


@pytest.mark.rule("LG-15")
@pytest.mark.parametrize("op", [BURN, Destroy(), Sacrifice(kind="follower", who="enemy")])
def test_a_skill_kills_in_any_way(op: Op) -> None:
    trick = craft(op, targets=() if isinstance(op, Sacrifice) else (FOE,))
    duel = Duel("mira seer", "rex wolf", hand="craft", cards=[trick], turned="seer").resolve("craft").check()
    assert (duel.in_play(1), duel.level("mira"), duel.level("seer")) == (["rex"], 2, 1)


@pytest.mark.rule("LG-15")
def test_a_skill_that_takes_lives_away_kills_too() -> None:
    trick = craft(Modify(figure="lives", by=-3), targets=(FOE,))
    duel = Duel("mira seer", "rex wolf", hand="craft", cards=[trick], turned="seer").resolve("craft").both_pass()
    assert (duel.in_play(1), duel.level("mira")) == (["rex"], 2)


@pytest.mark.rule("LG-15")
def test_each_of_several_counts_and_followers_of_either_side_do() -> None:
    sweep = craft(Damage(by=9, type="magical", who=Group(kind="follower")))
    duel = Duel("mira rat", "rex wolf bear", hand="craft", cards=[sweep]).resolve("craft").check()
    assert (duel.in_play(0), duel.in_play(1), duel.level("mira")) == (["mira"], ["rex"], 4)


@pytest.mark.rule("LG-15")
def test_an_ability_kills_by_damage_but_not_by_destroying() -> None:
    for op, level in ((BURN, 2), (Destroy(), 1), (Modify(figure="lives", by=-9), 1)):
        boss = hero("boss", abilities=Abilities(activated=(Activated(cost=Cost(turn=True), targets=(FOE,), do=(op,)),)))
        duel = Duel("boss mira", "rex wolf", cards=[boss]).resolve("use:boss:0").check()
        assert (duel.in_play(1), duel.level("boss")) == (["rex"], level)


@pytest.mark.rule("LG-15")
def test_events_and_followers_kill_for_nobody() -> None:
    burnt = cast(BURN, targets=(FOE,), theirs="rex wolf").check()
    assert (burnt.in_play(1), burnt.level("mira")) == (["rex"], 1)
    duel = Duel("mira bear", "rex wolf").answer("attack:bear").answer("wolf")
    assert (fought(duel).in_play(1), duel.level("mira")) == (["rex"], 1)


@pytest.mark.rule("LG-15")
def test_a_dying_follower_that_is_bounced_in_time_was_not_killed() -> None:
    burn, save = craft(BURN, targets=(FOE,)), spell(Bounce(who=Group(kind="follower", side="own")), card="save")
    duel = Duel("mira seer", "rex wolf", hand="craft", their_hand="save fog", cards=[burn, save], turned="seer")
    duel.resolve("craft").settle()
    while duel.question[0] == 0:
        duel.answer("pass")
    assert duel.lives("wolf") == [-6]
    duel.resolve("save").both_pass()
    assert (duel.hand(1), duel.level("mira")) == (["fog", "wolf"], 1)


@pytest.mark.rule("LG-15")
def test_heroes_who_are_killed_do_not_count() -> None:
    burn = craft(Damage(by=9, type="magical", who=Group(kind="hero", side="enemy")))
    duel = Duel("mira wolf", "rex seer", hand="craft", cards=[burn], damage={"rex": 1})
    duel.resolve("craft").settle()
    duel.permanent("seer").damage = 0
    duel.both_pass()
    assert (duel.in_play(1), duel.level("mira")) == (["seer"], 1)


@pytest.mark.rule("LG-15")
def test_events_and_skills_that_are_destroyed_in_play_do_not_count() -> None:
    purge = craft(Destroy(who=Group(kind="permanent", side="enemy", hurt=False)))
    duel = Duel("mira", "rex fog lash", hand="craft", cards=[purge], damage={"rex": 1}).resolve("craft")
    assert (duel.in_play(1), duel.level("mira")) == (["rex"], 1)


@pytest.mark.rule("LG-15")
def test_there_is_no_highest_level() -> None:
    duel = Duel("mira rat", "rex wolf", levels={"mira": 40}).answer("attack:mira").answer("wolf")
    duel.permanent("wolf").damage = 2
    assert fought(duel).level("mira") == 41


# ---------------------------------------------------------------- the start of a turn


@pytest.mark.rule("LG-21")
def test_mages_and_oracles_rise_at_the_start_of_each_turn_of_their_controller() -> None:
    duel = Duel("mage seer", "mira mage seer").go("next_turn")
    names = ["mage", "seer", "mira", "mage2", "seer2"]
    assert [duel.level(name) for name in names] == [1, 1, 1, 2, 2]
    assert {(each.by, each.why) for each in duel.emitted(events.Level)} == {(1, "turn")}
    duel.end_turn()
    assert [duel.level(name) for name in names] == [2, 2, 1, 2, 2]


@pytest.mark.rule("LG-21")
def test_the_first_turn_is_one_too() -> None:
    match = Opening(first=0).squads("mage mira", "seer")
    assert [match.level(name) for name in ("mage", "mira", "seer")] == [2, 1, 1]


# ---------------------------------------------------------------- skills


@pytest.mark.rule("LG-24")
def test_a_hero_uses_no_skill_above_his_level() -> None:
    for level, may in ((1, False), (2, True), (3, True)):
        duel = Duel("mira wolf", hand="second", levels={"mira": level}, cards=[skill("second", level=2)])
        assert ("second" in duel.offered) == may


@pytest.mark.rule("LG-24")
def test_a_level_that_an_effect_gives_counts() -> None:
    lift = Modify(figure="level", by=1, who=Group(kind="hero", side="own"))
    duel = cast(lift, own="mira wolf", hand="zap second", cards=[skill("second", level=2)])
    assert "second" in duel.offered
    duel = cast(Level(by=-1, who=Group(kind="hero", side="own")), own="mira wolf", hand="zap lash")
    assert (duel.level("mira"), "lash" in duel.offered) == (0, False)


@pytest.mark.rule("LG-24")
def test_only_heroes_of_the_level_are_offered() -> None:
    duel = Duel("mira seer mage", hand="second", levels={"mira": 2, "mage": 3}, cards=[skill("second", level=2)])
    assert duel.answer("second").offered == {"mira", "mage"}


@pytest.mark.rule("LG-24")
def test_a_level_lost_afterwards_does_not_stop_a_skill_that_was_used() -> None:
    lower = spell(Level(by=-1, who=Group(kind="hero", side="enemy")), card="lower")
    burn = craft(Damage(by=2, type="magical", who=ENEMIES))
    duel = Duel("mira", "rex wolf", hand="craft", their_hand="lower", cards=[lower, burn]).play("craft")
    duel.resolve("lower").settle()
    assert (duel.level("mira"), duel.lives("wolf")) == (0, [1])
