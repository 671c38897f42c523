"""Cadenza (adapted): armour, Iron Body, and power out of blows taken."""

from __future__ import annotations

import pytest

from engines.battlecon.game import BATTLECON
from tests.engines.battlecon.duels import Fight, figures_of

BODY = "cadenza.iron_body"


def bodies(fight: Fight, i: int = 0) -> tuple[int, int]:
    """Return the Iron Body tokens in supply and exhausted."""
    return fight.fighter(i).tokens[BODY], fight.fighter(i).exhausted.get(BODY, 0)


@pytest.mark.rule("BC-81")
def test_figures() -> None:
    kit = BATTLECON.standard.pack.kit["cadenza"]
    assert figures_of("cadenza") == {
        "battery": ((0, 0), 1, -1, 0),
        "clockwork": ((0, 0), 3, -3, 0),
        "hydraulic": ((0, 0), 2, -1, 0),
        "grapnel": ((2, 4), 0, 0, 0),
        "mechanical": ((0, 0), 2, -2, 0),
        "press": ((1, 2), 1, 0, 6),
        "rocket_press": ((1, 1), 8, 0, "stable"),
        "feedback_field": ((1, 2), 1, 0, 0),
    }
    assert (kit.life, kit.source, kit.own_bases) == (20, "adapted", False)
    assert [(t.id, t.supply, t.exhausted, t.per_beat, t.counter) for t in kit.tokens] == [("iron_body", 3, 0, 1, False)]


# ---------------------------------------------------------------- Iron Body


def test_a_body_used_makes_stable_for_the_beat_once_a_beat() -> None:
    fight = Fight("cadenza", "claus", spaces=(2, 3)).lay("battery/strike", "hurricane/strike")
    assert BODY in fight.offered
    fight.use(0, "iron_body").answer("pass")
    assert BODY not in fight.offered
    fight.on()
    (hit,) = fight.emitted("damage", fighter=0)
    assert (hit["power"], hit["taken"], hit["guard"]) == (7, 7, None)
    assert fight.emitted("not_stunned", fighter=0, why="stable")
    assert fight.emitted("hit", attacker=0)
    assert bodies(fight) == (2, 1)
    # Not in the next beat.
    fight.lay("mechanical/press", "cyclone/grasp").on()
    assert fight.guard(0) == 6


@pytest.mark.rule("BC-41")
def test_a_body_spent_wards_off_a_stun_and_later_ones() -> None:
    fight = Fight("cadenza", "claus", spaces=(2, 3)).lay("mechanical/drive", "tailwind/strike").on("s1")
    assert [hit["taken"] for hit in fight.emitted("damage", fighter=0)] == [1], "Claus's push"
    assert fight.question() == (0, "effect")
    assert fight.offered == {"cadenza.ability/0", "decline"}
    fight.on("cadenza.ability/0")
    assert bodies(fight) == (2, 1)
    while fight.board.beat == 1:
        fight.on(sorted(fight.offered)[0])
    assert [hit["taken"] for hit in fight.emitted("damage", fighter=0)] == [1, 5]
    assert len(fight.emitted("not_stunned", fighter=0)) == 2
    assert not fight.emitted("stunned", fighter=0)
    assert fight.emitted("attack", attacker=0)
    assert bodies(fight) == (2, 1), "one for both stuns"
    assert {(emitted["target"], emitted["rule"], emitted["until"]) for emitted in fight.emitted("rule")} == {
        (0, "unstunnable_now", "beat"),
        (0, "stable", "beat"),
    }


def test_a_body_may_be_kept_and_then_the_stun_happens() -> None:
    fight = Fight("cadenza", "claus", spaces=(2, 3)).beat("battery/strike", "hurricane/strike", answers=["decline"])
    assert fight.emitted("stunned", fighter=0)
    assert not fight.emitted("attack", attacker=0)
    assert bodies(fight) == (3, 0)


def test_without_bodies_or_without_a_stun_nothing_is_asked() -> None:
    none = Fight("cadenza", "claus", spaces=(2, 3)).set(0, tokens={"iron_body": 0})
    none.beat("battery/strike", "hurricane/strike")
    assert none.emitted("stunned", fighter=0)
    weak = Fight("cadenza", "claus", spaces=(2, 3)).beat("battery/strike", "cyclone/strike")
    assert weak.emitted("damage", fighter=0)[0]["taken"] == 5
    assert not weak.emitted("stunned", fighter=0), "five is no more than five guard"
    assert bodies(weak) == (3, 0)


def test_a_body_spent_is_not_used_and_does_not_bring_a_second_question() -> None:
    fight = Fight("cadenza", "cesar", spaces=(2, 3)).set(0, tokens={"iron_body": 3})
    fight.lay("battery/shot", "inevitable/strike").on()
    assert fight.question() == (0, "effect")
    fight.on("decline")
    assert fight.emitted("stunned", fighter=0)
    again = Fight("cadenza", "cesar", spaces=(2, 3)).lay("battery/shot", "inevitable/strike").on("cadenza.ability/0")
    assert fight.board.beat == again.board.beat == 2
    assert not again.emitted("stunned")
    assert bodies(again) == (2, 1)


# ---------------------------------------------------------------- styles


@pytest.mark.rule("BC-93")
def test_battery_gives_four_priority_in_the_next_beat_alone() -> None:
    fight = Fight("cadenza", "claus", spaces=(0, 6)).beat("battery/strike", "cyclone/strike")
    assert fight.stage("cadenza.battery/0") == "end"
    fight.lay("hydraulic/shot", "blast/drive")
    assert (fight.priority(0), fight.priority(1)) == (4, 0)
    fight.on()
    assert fight.compared() == [2 - 1 + 4, 4 - 3]
    while fight.board.beat == 2:
        fight.on(sorted(fight.offered)[0])
    fight.lay("clockwork/press", "tailwind/burst")
    assert fight.priority(0) == 0


@pytest.mark.rule("BC-44")
@pytest.mark.parametrize(
    ("style", "armour", "taken"), [("clockwork", 3, [0, 3]), ("hydraulic", 1, [0, 5]), ("battery", 0, [1, 5])]
)
def test_clockwork_and_hydraulic_have_armour_which_burns(style: str, armour: int, taken: list[int]) -> None:
    fight = Fight("cadenza", "claus", spaces=(2, 3)).lay(f"{style}/strike", "hurricane/strike").on()
    (hit,) = fight.emitted("damage", fighter=0)
    assert (hit["power"], hit["armour"], hit["taken"]) == (7, armour, 7 - armour)
    twice = Fight("cadenza", "claus", spaces=(2, 3)).beat(
        f"{style}/shot", "tailwind/strike", uses=[(0, "iron_body")], answers=["s1"]
    )
    assert [hit["power"] for hit in twice.emitted("damage", fighter=0)] == [1, 5], "Claus's push, then his attack"
    assert [hit["taken"] for hit in twice.emitted("damage", fighter=0)] == taken


def test_hydraulic_advances_one_before_its_attack() -> None:
    fight = Fight("cadenza", "claus", spaces=(1, 3)).beat("hydraulic/strike", "maneuver/strike")
    assert fight.emitted("moved") == [{"fighter": 0, "by": 0, "way": "advance", "start": 1, "end": 2, "passed": []}]
    assert fight.emitted("hit", attacker=0, distance=1)
    assert fight.stage("cadenza.hydraulic/1") == "attack"
    past = Fight("cadenza", "claus", spaces=(1, 2)).beat("hydraulic/strike", "maneuver/strike")
    assert past.spaces() == [3, 2]


@pytest.mark.rule("BC-57")
def test_grapnel_pulls_up_to_three_past_too() -> None:
    fight = Fight("cadenza", "claus", spaces=(2, 5)).lay("grapnel/strike", "maneuver/shot").on()
    assert fight.emitted("hit", attacker=0, distance=3, reach=[3, 5])
    assert fight.question() == (0, "move")
    assert fight.offered == {"s4", "s3", "s1", "stay"}
    assert fight.stage("cadenza.grapnel/0") == "hit"
    fight.on("s1")
    assert fight.spaces() == [2, 1]
    missed = Fight("cadenza", "claus", spaces=(2, 4)).beat("grapnel/strike", "maneuver/shot")
    assert missed.emitted("missed", attacker=0)
    assert missed.spaces() == [2, 4]


def test_mechanical_advances_three_spaces_at_most() -> None:
    fight = Fight("cadenza", "claus", spaces=(1, 6)).lay("mechanical/strike", "cyclone/strike").on()
    assert fight.offered == {"s2", "s3", "s4", "stay"}


def test_mechanical_advances_up_to_three_at_the_end_even_when_stunned() -> None:
    fight = Fight("cadenza", "claus", spaces=(2, 3)).lay("mechanical/shot", "hurricane/strike").on("decline")
    assert fight.emitted("stunned", fighter=0)
    assert fight.question() == (0, "move")
    assert fight.offered == {"s4", "s5", "s6", "stay"}
    assert fight.stage("cadenza.mechanical/0") == "end"
    fight.on("s5")
    assert fight.spaces() == [5, 3]


# ---------------------------------------------------------------- bases and finishers


@pytest.mark.rule("BC-97")
def test_press_has_a_power_more_for_each_damage_taken() -> None:
    fight = Fight("cadenza", "claus", spaces=(2, 3)).beat("hydraulic/press", "hurricane/strike")
    (hit,) = fight.emitted("damage", fighter=0)
    assert (hit["taken"], hit["guard"]) == (6, 6)
    assert not fight.emitted("stunned", fighter=0)
    assert fight.emitted("damage", fighter=1)[0]["power"] == 2 + 1 + 6
    first = Fight("cadenza", "claus", spaces=(2, 4)).beat("mechanical/press", "maneuver/strike", answers=["stay"])
    assert first.emitted("hit", attacker=0, distance=2)
    assert first.emitted("damage", fighter=1)[0]["power"] == 3


def test_press_guard_breaks_at_seven() -> None:
    fight = Fight("cadenza", "claus", spaces=(2, 3)).beat("battery/press", "hurricane/strike", answers=["decline"])
    assert fight.emitted("stunned", fighter=0)


def test_rocket_press_advances_two_to_five_and_takes_three() -> None:
    fight = Fight("cadenza", "claus", spaces=(0, 4), sides={0: 0}).set(0, life=9).rich(0, force=9)
    fight.lay("maneuver/strike", "hurricane/shot").on("play")
    (hit,) = fight.emitted("damage", fighter=0)
    assert (hit["power"], hit["armour"], hit["taken"]) == (6, 3, 3)
    assert fight.emitted("not_stunned", fighter=0, why="stable")
    assert fight.question() == (0, "move")
    assert fight.offered == {"s2", "s3", "s5", "s6"}
    assert fight.stage("cadenza.rocket_press/1") == "attack"
    fight.on("s3")
    assert fight.emitted("hit", attacker=0, reach=[1, 1])
    assert fight.life() == [6, 12]
    short = Fight("cadenza", "claus", spaces=(4, 5), sides={0: 0}).set(0, life=9).rich(0, force=9)
    short.beat("maneuver/strike", "downdraft/burst", answers=["play"])
    assert not short.emitted("moved", fighter=0), "two spaces are not there"


def test_feedback_field_adds_what_its_armour_took() -> None:
    fight = Fight("cadenza", "claus", spaces=(2, 4), sides={0: 1}).set(0, life=9).rich(0, force=9)
    fight.beat("maneuver/strike", "hurricane/shot", answers=["play", "cadenza.ability/0"])
    (hit,) = fight.emitted("damage", fighter=0)
    assert (hit["power"], hit["armour"], hit["taken"], hit["guard"]) == (6, 5, 1, 0)
    assert fight.emitted("hit", attacker=0, distance=2, reach=[1, 2])
    assert fight.emitted("damage", fighter=1)[0]["power"] == 1 + 5
    assert fight.stage("cadenza.feedback_field/1") == "hit"
    assert {emitted["until"] for emitted in fight.emitted("bonus", target=0)} == {"beat"}
    idle = Fight("cadenza", "claus", spaces=(2, 4), sides={0: 1}).set(0, life=9).rich(0, force=9)
    idle.beat("maneuver/strike", "hurricane/strike", answers=["play"])
    assert idle.emitted("damage", fighter=1)[0]["power"] == 1
