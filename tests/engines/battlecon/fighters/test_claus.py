"""Claus (adapted): whoever stands in his way is pushed instead of passed."""

from __future__ import annotations

import pytest

from engines.battlecon.game import BATTLECON
from tests.engines.battlecon.duels import Fight, figures_of


@pytest.mark.rule("BC-81")
def test_figures() -> None:
    kit = BATTLECON.standard.pack.kit["claus"]
    assert figures_of("claus") == {
        "hurricane": ((0, 0), 3, 0, 0),
        "tailwind": ((0, 1), 1, 0, 0),
        "blast": ((0, 1), 0, -3, 2),
        "cyclone": ((0, 0), 1, 1, 0),
        "downdraft": ((0, 0), 0, -1, 0),
        "tempest": ((1, 3), 1, 4, 0),
        "autumns_advance": ((1, 2), 3, 6, 0),
    }
    assert (kit.life, kit.source, kit.own_bases, kit.tokens) == (20, "adapted", False, ())


# ---------------------------------------------------------------- the ability


@pytest.mark.rule("BC-79")
def test_what_would_lead_past_stops_and_pushes_with_a_damage_for_each_space() -> None:
    fight = Fight("claus", "vanaah", spaces=(1, 3)).lay("maneuver/tempest", "maneuver/strike").on()
    assert fight.question() == (0, "move")
    assert fight.offered == {"s2", "s4", "s5", "stay"}
    fight.on("s5")
    assert fight.emitted("moved") == [
        {"fighter": 0, "by": 0, "way": "advance", "start": 1, "end": 2, "passed": []},
        {"fighter": 1, "by": 0, "way": "push", "start": 3, "end": 5, "passed": []},
    ], "one space of his own, two of the other's"
    (hit,) = fight.emitted("damage", fighter=1, attack=False)
    assert (hit["power"], hit["taken"], hit["guard"]) == (2, 2, 5)
    assert not fight.emitted("stunned", fighter=1)
    assert fight.emitted("hit", attacker=0, distance=3), "the attack itself is another thing"


def test_a_way_that_leads_past_nobody_pushes_nobody() -> None:
    fight = Fight("claus", "vanaah", spaces=(1, 5)).lay("maneuver/tempest", "maneuver/strike").on("s4")
    assert fight.spaces() == [4, 5]
    assert not fight.emitted("damage", attack=False)
    away = Fight("claus", "vanaah", spaces=(3, 4)).lay("maneuver/burst", "glorious/strike").on("s1")
    assert not away.emitted("damage", attack=False)


@pytest.mark.rule("BC-50")
def test_the_edge_bounds_how_far_he_can_push() -> None:
    fight = Fight("claus", "vanaah", spaces=(4, 5)).lay("maneuver/tempest", "maneuver/strike").on()
    assert fight.offered == {"s6", "stay"}
    fight.on("s6")
    assert fight.spaces()[1] == 6
    assert fight.emitted("damage", fighter=1, attack=False)[0]["taken"] == 1
    corner = Fight("claus", "vanaah", spaces=(5, 6)).lay("blast/strike", "maneuver/burst").on()
    assert not corner.emitted("moved")
    assert not corner.emitted("damage", attack=False)


@pytest.mark.rule("BC-29")
def test_the_push_may_stun_and_knock_out() -> None:
    fight = Fight("claus", "vanaah", spaces=(2, 3)).lay("blast/drive", "reaping/grasp").on()
    assert fight.emitted("stunned", fighter=1), "one damage against no guard"
    assert not fight.emitted("attack", attacker=1)
    out = Fight("claus", "vanaah", spaces=(2, 3)).set(1, life=1).lay("blast/drive", "reaping/strike").on()
    assert out.match.outcome is not None
    assert out.match.outcome.winners == (0,)


@pytest.mark.rule("BC-44")
def test_armour_takes_the_push_as_it_takes_any_damage() -> None:
    fight = Fight("claus", "cadenza", spaces=(2, 3)).lay("blast/drive", "clockwork/strike").on()
    (hit,) = fight.emitted("damage", fighter=1, attack=False)
    assert (hit["power"], hit["armour"], hit["taken"]) == (1, 1, 0)


@pytest.mark.rule("BC-92")
def test_who_cannot_be_moved_is_not_pushed_but_stops_him() -> None:
    fight = Fight("claus", "borneo", spaces=(1, 3)).lay("maneuver/tempest", "petulant/knuckle").on("s5")
    assert fight.spaces() == [2, 3]
    assert not fight.emitted("damage", fighter=1, attack=False)


@pytest.mark.rule("BC-92")
@pytest.mark.parametrize(("answer", "end", "damage"), [("allow", 4, [1]), ("refuse", 3, [])])
def test_who_may_refuse_movements_is_asked_before_the_push(answer: str, end: int, damage: list[int]) -> None:
    fight = Fight("claus", "lixis", spaces=(2, 3)).lay("blast/shot", "rooted/strike").on()
    assert fight.question() == (1, "refuse")
    assert fight.offered == {"allow", "refuse"}
    fight.on(answer)
    assert fight.spaces() == [2, end]
    assert [hit["power"] for hit in fight.emitted("damage", fighter=1, attack=False)] == damage
    assert bool(fight.emitted("refused", fighter=1, by=0)) == (answer == "refuse")


def test_the_opponents_movement_pushes_nobody() -> None:
    fight = Fight("claus", "vanaah", spaces=(2, 3)).lay("maneuver/shot", "reaping/drive").on("s1")
    assert fight.spaces() == [2, 1]
    assert not fight.emitted("damage", attack=False)


def test_two_of_them_push_each_other_in_turn() -> None:
    fight = Fight("claus", "claus", spaces=(2, 3)).lay("tailwind/shot", "tailwind/strike").on("s1")
    assert fight.question() == (0, "move")
    assert fight.offered == {"s2", "s4"}
    fight.on("s4")
    assert [(emitted["fighter"], emitted["way"], emitted["end"]) for emitted in fight.emitted("moved")] == [
        (0, "push", 1),
        (0, "advance", 2),
        (1, "push", 4),
    ]
    assert [(hit["fighter"], hit["power"]) for hit in fight.emitted("damage", attack=False)] == [(0, 1), (1, 1)]


# ---------------------------------------------------------------- styles


@pytest.mark.rule("BC-93")
def test_hurricane_costs_four_priority_in_the_next_beat_alone() -> None:
    fight = Fight("claus", "cadenza", spaces=(0, 6)).beat("hurricane/strike", "battery/strike")
    assert fight.stage("claus.hurricane/0") == "end"
    fight.lay("cyclone/shot", "hydraulic/burst")
    assert (fight.priority(0), fight.priority(1)) == (-4, 4)
    fight.on()
    while fight.board.beat == 2:
        fight.on(sorted(fight.offered)[0])
    fight.lay("downdraft/drive", "clockwork/press")
    assert fight.priority(0) == 0


def test_tailwind_advances_one_or_two_at_start() -> None:
    fight = Fight("claus", "vanaah", spaces=(0, 6)).lay("tailwind/strike", "maneuver/shot").on()
    assert fight.question() == (0, "move")
    assert fight.offered == {"s1", "s2"}
    assert fight.stage("claus.tailwind/0") == "start"


def test_blast_advances_one_at_start() -> None:
    fight = Fight("claus", "vanaah", spaces=(0, 6)).lay("blast/strike", "vengeance/shot").on()
    assert fight.stage("claus.blast/0") == "start"
    assert fight.emitted("moved", fighter=0)[0] == {
        "fighter": 0,
        "by": 0,
        "way": "advance",
        "start": 0,
        "end": 1,
        "passed": [],
    }


@pytest.mark.rule("BC-45")
@pytest.mark.parametrize(("spaces", "lost"), [((5, 6), 3), ((1, 0), 3), ((4, 5), 0), ((4, 6), 0), ((0, 1), 0)])
def test_cyclone_takes_three_life_from_an_adjacent_opponent_in_a_corner(spaces: tuple[int, int], lost: int) -> None:
    fight = Fight("claus", "vanaah", spaces=spaces).beat("cyclone/strike", "vengeance/shot")
    assert [emitted["amount"] for emitted in fight.emitted("lost", fighter=1)] == ([lost] if lost else [])
    assert not fight.emitted("lost", fighter=0)
    assert not lost or fight.stage("claus.cyclone/0") == "end"


@pytest.mark.rule("BC-45")
def test_cyclone_leaves_the_last_life() -> None:
    fight = Fight("claus", "vanaah", spaces=(5, 6)).set(1, life=7).beat("cyclone/strike", "vengeance/shot")
    assert fight.emitted("lost", fighter=1, amount=1, life=1)
    assert fight.match.outcome is None


@pytest.mark.rule("BC-76")
@pytest.mark.parametrize(("space", "hit"), [(2, True), (3, False), (4, False)])
def test_downdraft_avoids_attacks_from_three_or_more(space: int, hit: bool) -> None:
    fight = Fight("claus", "vanaah", spaces=(0, space)).beat("downdraft/grasp", "reaping/shot")
    assert bool(fight.emitted("hit", attacker=1)) == hit
    assert bool(fight.emitted("missed", attacker=1, why="avoided")) != hit
    other = Fight("claus", "vanaah", spaces=(0, space)).beat("cyclone/strike", "reaping/shot")
    assert other.emitted("hit", attacker=1)


# ---------------------------------------------------------------- Tempest, Autumn's Advance


def test_tempest_advances_up_to_three_at_start() -> None:
    fight = Fight("claus", "vanaah", spaces=(0, 6)).lay("cyclone/tempest", "vengeance/strike").on()
    assert fight.question() == (0, "move")
    assert fight.offered == {"s1", "s2", "s3", "stay"}
    assert fight.stage("claus.tempest/0") == "start"
    fight.on("s3")
    assert fight.emitted("hit", attacker=0, distance=3, reach=[1, 3])


def test_autumns_advance_strikes_harder_in_a_corner() -> None:
    fight = Fight("claus", "vanaah", spaces=(0, 6)).set(0, life=9).rich(0, force=9)
    fight.lay("maneuver/strike", "vengeance/shot").on("play")
    assert fight.question() == (0, "move")
    assert fight.offered == {"s1", "s2", "s3", "s4", "s5", "stay"}
    fight.on("s5")
    assert fight.stage("claus.autumns_advance/0") == "attack"
    assert fight.stage("claus.autumns_advance/1") == "hit"
    assert fight.emitted("bonus", target=0, stat="power", by=3, until="beat")
    assert fight.emitted("hit", attacker=0, distance=1, reach=[1, 2])
    assert fight.emitted("damage", fighter=1)[0]["power"] == 6
    open_ground = Fight("claus", "vanaah", spaces=(0, 5)).set(0, life=9).rich(0, force=9)
    open_ground.beat("maneuver/strike", "vengeance/shot", answers=["play", "s4"])
    assert open_ground.emitted("damage", fighter=1)[0]["power"] == 3
    cornered = Fight("claus", "vanaah", spaces=(0, 2)).set(0, life=9).rich(0, force=9)
    cornered.beat("maneuver/strike", "vengeance/shot", answers=["play", "stay"])
    assert cornered.emitted("damage", fighter=1)[0]["power"] == 3, "Claus's own corner does not matter"


def test_autumns_advance_comes_six_spaces_where_there_are_as_many() -> None:
    fight = Fight("claus", "vanaah", "cadenza", spaces=(0, 7, 8)).set(0, life=9).rich(0)
    fight.lay("maneuver/strike", "vengeance/shot", "battery/press").on("play")
    assert fight.offered == {"s1", "s2", "s3", "s4", "s5", "s6", "stay"}


def test_autumns_advance_pushes_into_the_corner_and_then_strikes() -> None:
    fight = Fight("claus", "vanaah", spaces=(1, 4)).set(0, life=9).rich(0, force=9)
    fight.lay("maneuver/strike", "vengeance/shot").on("play")
    assert fight.offered == {"s2", "s3", "s5", "s6", "stay"}
    fight.on("s6")
    assert fight.emitted("damage", fighter=1, attack=False)[0]["power"] == 2
    assert fight.emitted("missed", attacker=0, distance=3)
    near = Fight("claus", "vanaah", spaces=(3, 5)).set(0, life=9).rich(0, force=9)
    near.beat("maneuver/strike", "vengeance/shot", answers=["play", "s6"])
    assert near.emitted("hit", attacker=0, distance=2)
    assert [hit["power"] for hit in near.emitted("damage", fighter=1)] == [1, 6]
