"""Groups, targets, amounts and conditions of texts."""

from __future__ import annotations

from typing import Any

import pytest

from engines.legends.content.abilities import Abilities
from engines.legends.content.vocabulary import Amount, Condition, Filter, Group, Target
from engines.legends.derived.amounts import number
from engines.legends.derived.conditions import holds_all
from engines.legends.derived.groups import all_of, permanents, players
from engines.legends.derived.targets import candidates, still_legal
from tests.engines.legends.figures import Table, follower, hero

FILTERS: list[tuple[dict[str, Any], str]] = [
    ({}, "mira wolf spirit foe"),
    ({"kind": "permanent"}, "mira wolf spirit fog foe"),
    ({"kind": "hero"}, "mira"),
    ({"kind": "follower", "side": "own"}, "wolf spirit"),
    ({"side": "enemy"}, "foe"),
    ({"kind": "event"}, "fog"),
    ({"kind": "skill"}, ""),
    ({"kind": "spell"}, ""),
    ({"kind": "player"}, ""),
    ({"class_": "spirit"}, "spirit"),
    ({"class_": "general"}, "mira"),
    ({"turned": True}, "wolf"),
    ({"turned": False}, "mira spirit foe"),
    ({"hurt": True}, "foe"),
    ({"hurt": False}, "mira wolf spirit"),
    ({"legendarity": 2, "kind": "permanent"}, "wolf foe"),
    ({"other": True}, "wolf spirit foe"),
]


@pytest.mark.parametrize(("fields", "found"), FILTERS)
def test_a_filter_finds_what_it_says(fields: dict[str, Any], found: str) -> None:
    table = Table(follower("spirit", class_="spirit", legendarity=3), follower("foe"))
    mira = table.put("mira")
    table.put("wolf", turned=True)
    table.put("spirit")
    table.put("fog")
    table.put("foe", seat=1, damage=1)
    here = table.here(user=mira.uid)
    assert [p.card for p in all_of(here, Filter(**fields))] == found.split()


def test_parts_of_a_text_are_permanents_in_play() -> None:
    table = Table()
    mira, wolf, fog = table.put("mira"), table.put("wolf"), table.put("fog")
    here = table.here(user=mira.uid, it=fog.uid, targets=((wolf.uid, 99), (fog.uid,)))
    assert permanents(here, "self") == [mira]
    assert permanents(here, "it") == [fog]
    assert permanents(here, "target") == [wolf]
    assert permanents(here, "second") == [fog]
    assert permanents(here, Group(kind="event")) == [fog]
    assert [permanents(table.here(), role) for role in ("self", "it", "target", "second", "you")] == [[]] * 5


def test_players_of_a_text_are_its_controller_the_other_and_those_it_names() -> None:
    here = Table().here(seat=1, targets=((0, 1),))
    assert players(here, "you") == [1]
    assert players(here, "enemy") == [0]
    assert players(here, "target") == [0, 1]
    assert players(here, Group()) == []


@pytest.mark.rule("LG-51")
def test_targets_are_permanents_spells_or_players() -> None:
    table = Table()
    wolf, foe = table.put("wolf"), table.put("wolf", seat=1)
    mine, theirs = table.play("fog"), table.play("lash", seat=1)
    ability = table.play("wolf", seat=1, ability=0)
    here = table.here()
    assert candidates(here, Target(kind="follower")) == [wolf.uid, foe.uid]
    assert candidates(here, Target(kind="follower", side="enemy")) == [foe.uid]
    assert candidates(here, Target(kind="spell")) == [mine.uid, theirs.uid, ability.uid]
    assert candidates(here, Target(kind="spell", side="enemy", types=("skill",))) == [theirs.uid]
    assert candidates(here, Target(kind="spell", types=("event", "ability"))) == [mine.uid, ability.uid]
    assert candidates(here, Target(kind="player")) == [0, 1]
    assert candidates(here, Target(kind="player", side="own")) == [0]
    assert candidates(here, Target(kind="player", side="enemy")) == [1]


def test_an_untargetable_card_is_a_target_of_its_controller_alone() -> None:
    table = Table(follower("shade", abilities=Abilities(keywords=("untargetable",))))
    shade, wolf = table.put("shade"), table.put("wolf")
    assert candidates(table.here(seat=0), Target(kind="follower")) == [shade.uid, wolf.uid]
    assert candidates(table.here(seat=1), Target(kind="follower")) == [wolf.uid]
    table.change(wolf, "untargetable")
    assert candidates(table.here(seat=1), Target(kind="follower")) == []


@pytest.mark.rule("LG-33")
def test_every_printed_condition_of_a_target_is_asked_again() -> None:
    table = Table()
    wolf = table.put("wolf", seat=1)
    here, wanted = table.here(), Target(kind="follower", side="enemy", turned=False, hurt=False)
    assert still_legal(here, wanted, wolf.uid)
    for name, lost, fits in (("turned", True, False), ("damage", 1, 0), ("controller", 0, 1)):
        setattr(wolf, name, lost)
        assert not still_legal(here, wanted, wolf.uid), name
        setattr(wolf, name, fits)
    table.change(wolf, "untargetable")
    assert not still_legal(here, wanted, wolf.uid)
    table.board.effects = ()
    table.board.permanents.remove(wolf)
    assert not still_legal(here, wanted, wolf.uid)


@pytest.mark.rule("LG-33")
def test_a_spell_that_left_the_stack_is_no_target_any_more() -> None:
    table = Table()
    spell = table.play("fog", seat=1)
    here, wanted = table.here(), Target(kind="spell", side="enemy", types=("event",))
    assert still_legal(here, wanted, spell.uid)
    assert not still_legal(here, Target(kind="spell", side="own"), spell.uid)
    assert not still_legal(here, Target(kind="spell", types=("skill",)), spell.uid)
    table.board.stack.clear()
    assert not still_legal(here, wanted, spell.uid)


def test_a_player_stays_a_target_of_its_side() -> None:
    here = Table().here()
    assert still_legal(here, Target(kind="player", side="enemy"), 1)
    assert not still_legal(here, Target(kind="player", side="enemy"), 0)
    assert not still_legal(here, Target(kind="player"), 2)


AMOUNTS: list[tuple[Amount | int, int]] = [
    (3, 3),
    (-2, -2),
    (Amount(of="count", group=Group(kind="follower", side="own")), 2),
    (Amount(of="count", group=Group(kind="follower"), times=2), 6),
    (Amount(of="count", group=Group(kind="follower"), times=2, most=5), 5),
    (Amount(of="level"), 3),
    (Amount(of="attack"), 2),
    (Amount(of="damage_on"), 4),
    (Amount(of="hand"), 2),
    (Amount(of="spent"), 6),
    (Amount(of="graveyard"), 3),
    (Amount(of="graveyard", type="event"), 2),
]


@pytest.mark.parametrize(("amount", "value"), AMOUNTS)
def test_an_amount_is_read_when_it_is_needed(amount: Amount | int, value: int) -> None:
    table = Table()
    mira, wolf = table.put("mira", level=3), table.put("wolf", damage=4)
    table.put("wolf")
    table.put("wolf", seat=1)
    table.hold("fog", "lash")
    table.hold("fog", seat=1)
    table.bury("fog", "wolf", "fog")
    table.bury("fog", seat=1)
    table.board.sides[0].spent = 6
    assert number(table.here(user=mira.uid), amount, wolf) == value


def test_amounts_of_what_is_gone_are_zero() -> None:
    here = Table().here(user=5)
    assert [number(here, Amount(of=of)) for of in ("level", "attack", "damage_on")] == [0, 0, 0]


CONDITIONS: list[tuple[dict[str, Any], bool]] = [
    ({"is_": "count", "group": Group(kind="follower"), "least": 1}, True),
    ({"is_": "count", "group": Group(kind="follower"), "least": 2}, False),
    ({"is_": "count", "group": Group(kind="follower"), "most": 0}, False),
    ({"is_": "lives", "least": 7, "most": 7}, True),
    ({"is_": "lives", "least": 8}, False),
    ({"is_": "lives", "most": 6}, False),
    ({"is_": "lives", "hurt": True}, True),
    ({"is_": "lives", "hurt": False}, False),
    ({"is_": "lives", "who": "target", "hurt": False}, True),
    ({"is_": "turned"}, False),
    ({"is_": "turned", "who": "target"}, True),
    ({"is_": "turned", "who": "it"}, False),
    ({"is_": "level", "least": 3}, True),
    ({"is_": "level", "least": 4}, False),
    ({"is_": "level", "most": 2}, False),
    ({"is_": "graveyard", "least": 2}, True),
    ({"is_": "graveyard", "type": "event", "least": 2}, False),
    ({"is_": "hand", "least": 1, "most": 1}, True),
    ({"is_": "hand", "most": 0}, False),
    ({"is_": "did"}, True),
]


@pytest.mark.parametrize("opposite", [False, True])
@pytest.mark.parametrize(("fields", "holds"), CONDITIONS)
def test_a_condition_holds_or_with_not_does_not(fields: dict[str, Any], holds: bool, opposite: bool) -> None:
    table = Table(hero("ada"))
    ada, wolf = table.put("ada", damage=2, level=3), table.put("wolf", turned=True)
    table.hold("fog")
    table.hold("fog", "fog", seat=1)
    table.bury("fog", "wolf")
    here = table.here(user=ada.uid, targets=((wolf.uid,),), did=True)
    assert holds_all(here, (Condition(**fields, not_=opposite),)) is (holds is not opposite)


def test_all_conditions_must_hold() -> None:
    table = Table()
    yes, no = Condition(is_="hand", most=0), Condition(is_="did")
    assert holds_all(table.here(), ())
    assert holds_all(table.here(), (yes,))
    assert not holds_all(table.here(), (yes, no))
