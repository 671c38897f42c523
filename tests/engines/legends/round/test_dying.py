"""Lives below 1: who leaves play and when, and which hero has the kill (LG-45, LG-46)."""

from __future__ import annotations

from typing import Any

import pytest

from engines.legends import events
from engines.legends.content.abilities import Abilities, Activated, Cost, Static, Triggered
from engines.legends.content.vocabulary import Group, Target
from engines.legends.verbs.cards.draw import Draw
from engines.legends.verbs.figures.modify import Modify
from engines.legends.verbs.lives.damage import Damage
from engines.legends.verbs.play.destroy import Destroy
from tests.engines.legends.duels import Duel
from tests.engines.legends.figures import follower, skill
from tests.engines.legends.round.cards import ANY, SPELLS, left
from tests.engines.legends.verbs.casting import spell

LASH = skill("scourge", do=(Damage(by=2, type="magical"),), targets=ANY)
BOON = spell(Modify(figure="lives", by=2, until="turn"), card="boon", targets=ANY)
SCOUT = follower(
    "scout", lives=1, legendarity=1, abilities=Abilities(activated=(Activated(cost=Cost(turn=True), do=(Draw(),)),))
)
CARDS = (*SPELLS, LASH, BOON, SCOUT)


def table(**given: Any) -> Duel:
    """Return a duel in which seat 0 has all the spells, and both are asked in each window."""
    hands = {"hand": "scourge scourge bolt boon mend recall fog", "their_hand": "mend recall bolt fog"}
    return Duel(**{"own": "mira mage", "theirs": "rex seer wolf scout", "cards": CARDS, **hands, **given})


# ---------------------------------------------------------------- the check


@pytest.mark.rule("LG-45")
def test_between_settlement_and_check_there_is_a_window() -> None:
    duel = table().resolve("bolt", "scout").settle()
    assert (duel.lives("scout"), duel.question) == ([-1], (0, "main"))
    duel.answer("pass")
    assert {"use:scout:0", "mend", "recall"} <= duel.offered
    held = len(duel.hand(1))
    duel.resolve("use:scout:0").both_pass()  # it still turns for its ability, which resolves, and then it is gone
    assert (len(duel.hand(1)), left(duel), duel.graveyard(1)) == (held + 1, [("scout", "lives")], ["scout"])


@pytest.mark.rule("LG-45")
def test_who_is_healed_or_brought_back_before_the_check_does_not_die() -> None:
    duel = table().resolve("bolt", "scout").settle().answer("pass").resolve("mend", "scout").settle()
    assert duel.both_pass().lives("scout") == [1]
    duel = table().resolve("bolt", "scout").settle().answer("pass").resolve("recall", "scout").check()
    assert (duel.graveyard(1), "scout" in duel.hand(1)) == (["recall"], True)


@pytest.mark.rule("LG-45")
def test_a_hero_is_removed_from_the_game() -> None:
    duel = table(damage={"seer": 8}).resolve("bolt", "seer").check()
    assert ([(each.card, each.to) for each in duel.emitted(events.Left)], duel.graveyard(1)) == (
        [("seer", "removed")],
        [],
    )


@pytest.mark.rule("LG-45", "LG-50")
def test_all_of_both_sides_leave_together_and_abilities_see_each_other_leave() -> None:
    witness = follower(
        "witness", lives=1, legendarity=1,
        abilities=Abilities(triggered=(Triggered(when="leaves", about=Group(kind="follower", other=True), do=(Draw(),)),)),
    )  # fmt: skip
    duel = table(own="mira mage witness", theirs="rex witness wolf", cards=(*CARDS, witness), damage={"wolf": 3})
    duel.permanent("witness").damage = duel.permanent("witness2").damage = 1
    duel.both_pass()
    for seat in (0, 1):  # each orders the own ones
        assert duel.question == (seat, "order")
        duel.answer(" ".join(sorted(duel.offered)))
    assert sorted(left(duel)) == [("witness", "lives"), ("witness", "lives"), ("wolf", "lives")]
    assert [each.seat for each in duel.emitted(events.Drew)] == [0, 0, 1, 1]  # each saw the other one and the wolf
    order = [type(each).__name__ for each in duel.happened() if isinstance(each, events.Left | events.Fired)]
    assert order == ["Left"] * 3 + ["Fired"] * 4


# ---------------------------------------------------------------- bonuses that end


@pytest.mark.rule("LG-49", "LG-45")
def test_the_end_of_a_bonus_can_kill_and_credits_nobody() -> None:
    duel = table().resolve("boon", "wolf").resolve("scourge", "mira", "wolf").resolve("bolt", "wolf").check()
    assert duel.lives("wolf") == [1]
    duel.end_turn()
    assert (left(duel), duel.level("mira")) == ([("wolf", "lives")], 1)


# ---------------------------------------------------------------- kills


@pytest.mark.rule("LG-46")
def test_the_hero_whose_damage_crosses_below_one_has_the_kill() -> None:
    duel = table().resolve("scourge", "mira", "wolf").resolve("scourge", "wolf").check()  # 3 lives: 2, then 2
    assert (duel.level("mira"), duel.level("mage")) == (1, 2)
    (gone,) = duel.emitted(events.Left)
    assert (gone.card, gone.by) == ("wolf", "mage")


@pytest.mark.rule("LG-46")
def test_prevention_comes_before_the_crossing() -> None:
    duel = table(hand="scourge scourge ward fog", damage={"wolf": 1}, their_hand="fog")
    duel.resolve("scourge", "mira", "wolf").resolve("scourge", "wolf").resolve("ward", "wolf").check()
    assert (duel.level("mira"), duel.level("mage")) == (1, 2)  # the earlier damage was prevented: it did not kill


@pytest.mark.rule("LG-46")
def test_damage_on_what_is_below_one_already_kills_nobody() -> None:
    duel = table().resolve("bolt", "scout").settle().resolve("scourge", "mira", "scout").check()
    assert (left(duel), duel.level("mira")) == ([("scout", "lives")], 1)


@pytest.mark.rule("LG-46")
def test_there_is_no_kill_if_healing_saves_the_card() -> None:
    duel = table().resolve("scourge", "mira", "scout").settle().resolve("mend", "scout").settle()
    assert (duel.lives("scout"), duel.board.phase) == ([1], "main")
    duel.both_pass()
    assert (duel.level("mira"), left(duel), duel.board.phase) == (1, [], "end")


@pytest.mark.rule("LG-46")
def test_the_last_crossing_counts() -> None:
    duel = table().resolve("scourge", "mira", "scout").settle().resolve("mend", "scout").settle()
    duel.resolve("scourge", "scout").check()
    assert (duel.level("mira"), duel.level("mage"), left(duel)) == (1, 2, [("scout", "lives")])


@pytest.mark.rule("LG-46")
def test_a_fight_credits_the_hero_who_dealt_the_damage_on_either_side() -> None:
    duel = table(own="mira mage wolf", theirs="rex seer scout").on("attack:mira", "scout")
    duel.both_pass().both_pass().both_pass()
    assert (duel.level("mira"), left(duel)) == (2, [("scout", "lives")])
    duel = table(own="mira mage wolf", damage={"wolf": 1}).on("attack:wolf", "rex").both_pass().both_pass().both_pass()
    assert (duel.level("rex"), left(duel)) == (2, [("wolf", "lives")])


@pytest.mark.rule("LG-46")
def test_a_hero_kills_followers_of_the_own_side_too_and_no_heroes() -> None:
    duel = table(own="mira mage scout").resolve("scourge", "mira", "scout").check()
    assert duel.level("mira") == 2
    duel = table(damage={"seer": 8}).resolve("scourge", "mira", "seer").check()
    assert (duel.level("mira"), left(duel)) == (1, [("seer", "lives")])


@pytest.mark.rule("LG-46")
def test_followers_and_events_have_no_kills() -> None:
    duel = table(own="mira mage wolf").on("attack:wolf", "scout").both_pass().both_pass().both_pass()
    assert ([each.by for each in duel.emitted(events.Left)], duel.emitted(events.Level)) == ([""], [])
    duel = table().resolve("bolt", "scout").check()
    assert ([each.by for each in duel.emitted(events.Left)], duel.emitted(events.Level)) == ([""], [])


@pytest.mark.rule("LG-46")
def test_events_in_play_are_no_kills() -> None:
    purge = skill("purge", do=(Destroy(),), targets=(Target(kind="event"),))
    duel = table(hand="purge fog", theirs="rex seer fog", cards=(*CARDS, purge)).resolve("purge", "mira")
    assert (left(duel), duel.level("mira")) == ([("fog", "effect")], 1)


@pytest.mark.rule("LG-46")
def test_who_is_alive_at_a_check_was_killed_by_nobody() -> None:
    flag = follower("flag", Static(what="lives", by=2, group=Group(kind="follower", other=True)), legendarity=1)
    duel = table(hand="scourge flag slay fog", damage={"wolf": 1}, cards=(*CARDS, flag))
    duel.resolve("scourge", "mira", "wolf").settle().resolve("flag")
    assert duel.lives("wolf") == [2]
    duel.both_pass()
    assert duel.board.phase == "end"
    duel.resolve("slay", "flag").both_pass()
    assert (left(duel), duel.level("mira")) == ([("flag", "effect"), ("wolf", "lives")], 1)


@pytest.mark.rule("LG-46")
def test_a_killer_who_dies_at_the_same_time_gains_nothing() -> None:
    duel = table(own="mira mage wolf", theirs="rex seer", damage={"rex": 8, "wolf": 1}).on("attack:wolf", "rex")
    duel.both_pass().both_pass().both_pass()
    assert sorted(left(duel)) == [("rex", "lives"), ("wolf", "lives")]
    assert duel.emitted(events.Level) == []
