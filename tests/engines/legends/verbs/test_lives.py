"""The verbs damage, heal, prevent and fight: all of them work through the damage queue."""

from __future__ import annotations

import pytest

from engines.legends import events
from engines.legends.content.abilities import Abilities, Activated, Cost
from engines.legends.content.shapes import Blow
from engines.legends.content.vocabulary import Amount, Group, Target
from engines.legends.content.vocabulary import Damage as DamageType
from engines.legends.verbs.lives.damage import Damage
from engines.legends.verbs.lives.fight import Fight
from engines.legends.verbs.lives.heal import Heal
from engines.legends.verbs.lives.prevent import Prevent
from engines.legends.verbs.play.destroy import Destroy
from tests.engines.legends.duels import Duel
from tests.engines.legends.figures import follower, hero
from tests.engines.legends.verbs.casting import ENEMIES, FOE, MINE, cast, craft, spell

# ---------------------------------------------------------------- damage


@pytest.mark.rule("LG-44", "LG-52")
def test_damage_waits_in_the_queue_and_then_is_dealt_to_the_target_alone() -> None:
    duel = cast(Damage(by=2, type="magical"), targets=(FOE,), theirs="rex bear wolf", answers="bear")
    assert duel.lives("bear") == [5]
    (queued,) = duel.emitted(events.Queued)
    assert (queued.what, queued.card, queued.amount, queued.type, queued.source) == (
        "damage", "bear", 2, "magical", "zap",
    )  # fmt: skip
    assert duel.settle().lives("bear", "wolf", "rex") == [3, 3, 9]


def test_damage_reaches_each_of_a_group_at_once() -> None:
    duel = cast(Damage(by=2, type="physical", who=ENEMIES), own="mira wolf", theirs="rex bear rat").settle()
    assert duel.lives("bear", "rat", "rex", "wolf") == [3, -1, 9, 3]


def test_damage_to_several_targets_of_one_text() -> None:
    both = Target(kind="follower", side="enemy", most=2)
    duel = cast(Damage(by=1, type="magical"), targets=(both,), theirs="rex bear wolf rat", answers="bear+rat").settle()
    assert duel.lives("bear", "wolf", "rat") == [4, 3, 0]


@pytest.mark.parametrize(
    ("amount", "lost"),
    [
        (Amount(of="count", group=ENEMIES), 2),
        (Amount(of="count", group=ENEMIES, times=2), 4),
        (Amount(of="count", group=ENEMIES, times=2, most=3), 3),
        (Amount(of="hand"), 2),
        (Amount(of="spent"), 2),
        (Amount(of="damage_on"), 1),
        (Amount(of="graveyard"), 3),
        (Amount(of="graveyard", type="follower"), 2),
    ],
)
def test_amounts_are_counted_as_the_text_is_carried_out(amount: Amount, lost: int) -> None:
    duel = cast(
        Damage(by=amount, type="magical"), targets=(Target(kind="hero", side="enemy"),), theirs="rex bear wolf",
        hand="zap fog lash", graveyard="fog wolf rat", spent={0: 1}, damage={"rex": 1},
    )  # fmt: skip
    assert duel.settle().lives("rex") == [8 - lost]


def test_the_level_and_the_attack_that_count_are_those_of_the_skills_hero() -> None:
    for of, lost in (("level", 3), ("attack", 2)):
        lash = craft(Damage(by=Amount(of=of), type="magical"), targets=(Target(kind="hero", side="enemy"),))  # type: ignore[arg-type]
        duel = Duel("mira mage", hand="craft", cards=[lash], levels={"mira": 3}).resolve("craft", "mira").settle()
        assert duel.lives("rex") == [9 - lost]


def test_no_damage_is_none_at_all() -> None:
    duel = cast(Damage(by=Amount(of="damage_on"), type="magical", who=ENEMIES), theirs="rex bear")
    assert duel.board.queue == []


# ---------------------------------------------------------------- heal


@pytest.mark.rule("LG-44", "LG-49")
def test_healing_waits_in_the_queue_and_takes_damage_off_but_no_more_than_there_is() -> None:
    duel = cast(Heal(by=2, who=Group(side="own")), own="mira bear", damage={"mira": 5, "bear": 1})
    assert duel.lives("mira", "bear") == [4, 4]
    assert duel.settle().lives("mira", "bear") == [6, 5]
    assert [(each.card, each.healed) for each in duel.emitted(events.Settled)] == [("mira", 2), ("bear", 1)]


@pytest.mark.rule("LG-44", "LG-49")
def test_healing_of_all_also_takes_off_damage_that_came_later() -> None:
    duel = cast(
        Heal(all=True, who=Group(kind="hero", side="enemy")),
        Damage(by=6, type="magical", who=Group(kind="hero", side="enemy")),
        damage={"rex": 5},
    ).settle()
    assert duel.lives("rex") == [9]


# ---------------------------------------------------------------- prevent


@pytest.mark.rule("LG-44")
def test_prevention_takes_so_much_off_the_next_settlement_and_the_rest_of_it_is_lost() -> None:
    hurt = Damage(by=3, type="magical", who=ENEMIES)
    assert cast(hurt, Prevent(by=2, who=ENEMIES), theirs="rex bear").settle().lives("bear") == [4]
    duel = cast(Prevent(by=5, who=ENEMIES), hurt, theirs="rex bear", hand="zap zap")
    assert duel.settle().lives("bear") == [5]
    assert duel.board.queue == []


@pytest.mark.rule("LG-44", "LG-52")
@pytest.mark.parametrize(("kind", "left"), [("magical", 4), ("physical", 2), (None, 4)])
def test_prevention_may_be_of_one_type(kind: DamageType | None, left: int) -> None:
    duel = cast(
        Damage(by=3, type="magical", who=ENEMIES),
        Prevent(by=2, who=ENEMIES, type=kind),
        theirs="rex bear",
    )
    assert duel.settle().lives("bear") == [left]


# ---------------------------------------------------------------- fight


def test_two_that_fight_deal_their_attack_to_each_other_through_the_queue() -> None:
    duel = cast(Fight(), targets=(MINE, FOE), own="mira wolf", theirs="rex bear")
    assert duel.lives("wolf", "bear") == [3, 5]
    assert duel.settle().lives("wolf", "bear", "mira", "rex") == [0, 3, 9, 9]


def test_a_fight_with_self_is_that_of_the_skills_hero_who_has_the_credit_for_it() -> None:
    duel = Duel(theirs="rex rat bear", hand="craft", cards=[craft(Fight(with_="self"), targets=(FOE,))])
    duel.resolve("craft", "rat").check()
    assert (duel.lives("mira"), duel.find("rat"), duel.level("mira")) == ([8], None, 2)


@pytest.mark.rule("LG-46")
def test_a_hero_who_is_made_to_fight_has_the_credit_for_what_he_kills() -> None:
    duel = cast(Fight(), targets=(Target(kind="hero", side="own"), FOE), own="mira", theirs="rex rat", hand="zap fog")
    duel.check()
    assert (duel.in_play(1), duel.level("mira")) == (["rex"], 2)


def test_the_type_of_the_damage_is_that_of_each_attack_and_attack_0_deals_none() -> None:
    witch, monk = follower("witch", attack=Blow(1, "magical")), follower("monk", attack_by=0)
    duel = cast(Fight(), targets=(MINE, FOE), own="mira witch", theirs="rex monk", cards=[witch, monk])
    assert [(entry.amount, entry.type) for entry in duel.board.queue] == [(1, "magical")]


def test_a_fight_without_the_other_is_none() -> None:
    zap, zip_ = spell(Fight(), targets=(MINE, FOE)), spell(Destroy(), targets=(FOE,), card="zip")
    duel = Duel(own="mira wolf", theirs="rex rat", hand="zap", their_hand="zip", cards=[zap, zip_])
    duel.play("zap").resolve("zip")
    assert duel.in_play(0) == ["mira"]
    assert duel.board.queue == []


def test_damage_of_an_ability_is_dealt_by_its_permanent() -> None:
    archer = hero(
        "archer",
        abilities=Abilities(
            activated=(Activated(cost=Cost(turn=True), targets=(FOE,), do=(Damage(by=1, type="physical"),)),)
        ),
    )
    duel = Duel("archer wolf", "rex bear", cards=[archer]).resolve("use:archer:0")
    (entry,) = duel.board.queue
    assert (entry.dealer, entry.by) == (duel.permanent("archer").uid,) * 2
