"""Rexan: whoever strikes him carries a curse away, and the curses are his weapon (BC-81)."""

from __future__ import annotations

import pytest

from tests.engines.battlecon.duels import Fight, figures_of, lasting_of


def curses(fight: Fight) -> tuple[int, int]:
    """Return the curses that the second fighter holds, and those in Rexan's exhausted area."""
    return fight.fighter(1).tokens.get("rexan.curse", 0), fight.fighter(0).exhausted["rexan.curse"]


def rexan(*spaces: int, held: int = 0, foe: str = "claus", active: int = 0) -> Fight:
    fight = Fight("rexan", foe, spaces=spaces, active=active)
    fight.set(0, exhausted={"curse": 3 - held})
    return fight.set(1, tokens={"rexan.curse": held}) if held else fight


@pytest.mark.rule("BC-81")
def test_the_figures_are_those_of_the_facts() -> None:
    assert figures_of("rexan") == {
        "unyielding": ((0, 1), -1, 0, 0),
        "devastating": ((0, 0), 2, -1, 0),
        "enervating": ((0, 0), 0, -2, 3),
        "vainglorious": ((0, 0), 1, 0, 0),
        "overlords": ((0, 0), 1, 0, 0),
        "malediction": ((1, 6), 2, 4, 0),
        "zero_hour": ("none", "none", 0, 0),
    }
    assert lasting_of("rexan") == {}
    fight = Fight("rexan", "claus")
    assert fight.fighter(0).life_at_start == 20
    assert curses(fight) == (0, 3)
    assert fight.fighter(0).tokens.get("rexan.curse", 0) == 0


# ---------------------------------------------------------------- the ability and the curses


@pytest.mark.rule("BC-94")
def test_whoever_hits_him_gets_a_curse() -> None:
    fight = rexan(3, 4).beat("overlords/strike", "maneuver/grasp", answers=["s2", "stay"])
    assert curses(fight) == (1, 2)
    assert fight.life()[1] == 20
    fight = rexan(0, 6).beat("overlords/strike", "maneuver/grasp", answers=["stay"])
    assert curses(fight) == (0, 3)


def test_to_hit_with_his_own_attack_gives_no_curse() -> None:
    fight = rexan(3, 4).beat("overlords/strike", "maneuver/shot", answers=["stay"])
    assert fight.emitted("hit", attacker=0)
    assert curses(fight) == (0, 3)


@pytest.mark.rule("BC-94", "BC-45")
def test_when_all_curses_are_out_a_hit_costs_2_life() -> None:
    fight = rexan(3, 4, held=3).beat("vainglorious/strike", "cyclone/grasp", answers=["s2", "stay"])
    assert curses(fight) == (3, 0)
    assert fight.emitted("lost") == [{"fighter": 1, "amount": 2, "life": 18}]
    fight = rexan(3, 4, held=3).set(1, life=2).beat("vainglorious/strike", "cyclone/grasp", answers=["s2", "stay"])
    assert fight.life()[1] == 1


@pytest.mark.rule("BC-94", "BC-42")
@pytest.mark.parametrize("used", [0, 1, 2])
def test_a_curse_used_is_1_power_and_1_priority_less_and_spares_the_attacker(used: int) -> None:
    fight = rexan(3, 4, held=2).lay("enervating/shot", "hurricane/strike")
    for _ in range(used):
        fight.use(1, "rexan.curse")
    assert curses(fight) == (2 - used, 1 + used)
    fight.on()
    assert fight.speeds() == {0: 0, 1: 3 - used}
    now = 3 if used == 0 else 2 - used
    assert curses(fight) == (now, 3 - now)
    assert fight.emitted("damage", fighter=0)[0]["power"] == 7 - used - now


@pytest.mark.rule("BC-94")
def test_curses_are_advantages_of_who_holds_them_and_of_nobody_else() -> None:
    fight = rexan(3, 4, held=1).set(0, tokens={"curse": 0}).lay("overlords/burst", "maneuver/strike")
    assert fight.question() == (0, "advantage")
    assert fight.offered == {"strengthen", "fortify", "hasten", "pass"}
    fight.answer("pass")
    assert fight.offered == {"rexan.curse", "strengthen", "fortify", "hasten", "pass"}
    fight.answer("rexan.curse").answer("pass")
    assert fight.offered == {"strengthen", "fortify", "hasten", "pass"}


@pytest.mark.rule("BC-94")
def test_used_curses_come_back_to_their_user_if_nobody_hit() -> None:
    fight = rexan(0, 6, held=2).lay("vainglorious/shot", "maneuver/grasp")
    fight.use(1, "rexan.curse").use(1, "rexan.curse").on("stay")
    assert fight.emitted("tokens", how="taken_back") == [
        {"fighter": 1, "token": "rexan.curse", "change": 2, "how": "taken_back", "supply": 2, "to": None}
    ]
    assert curses(fight) == (2, 1)


def test_used_curses_do_not_come_back_if_somebody_hit() -> None:
    fight = rexan(3, 4, held=2).lay("vainglorious/strike", "maneuver/shot").use(1, "rexan.curse").on("stay")
    assert fight.emitted("hit", attacker=0)
    assert not fight.emitted("hit", attacker=1)
    assert curses(fight) == (1, 2)


@pytest.mark.rule("BC-41", "BC-96")
def test_of_two_hits_in_a_beat_the_first_alone_gives_a_curse() -> None:
    fight = Fight("rexan", "luc", spaces=(3, 4)).lay("vainglorious/strike", "memento/shot").use(1, "hasten")
    fight.on("luc.memento/0", "stay")
    assert len(fight.emitted("hit", attacker=1)) == 2
    assert fight.emitted("tokens", how="given") == [
        {"fighter": 0, "token": "rexan.curse", "change": 1, "how": "given", "supply": 0, "to": 1}
    ]
    assert curses(fight) == (1, 2)


# ---------------------------------------------------------------- styles


@pytest.mark.rule("BC-98")
def test_unyielding_hits_at_any_range_whoever_used_a_curse() -> None:
    fight = rexan(0, 6, held=1).lay("unyielding/strike", "maneuver/grasp").use(1, "rexan.curse").on()
    assert fight.emitted("hit", attacker=0)[0]["distance"] == 6
    assert fight.life() == [20, 17]
    fight = rexan(0, 6, held=1).beat("unyielding/strike", "maneuver/grasp")
    assert not fight.emitted("hit")
    fight = rexan(0, 6, held=1).lay("vainglorious/strike", "maneuver/grasp").use(1, "rexan.curse").on("stay")
    assert not fight.emitted("hit")


@pytest.mark.rule("BC-15")
def test_unyielding_gives_no_range_where_there_is_none() -> None:
    fight = rexan(0, 6, held=1).lay("unyielding/dash", "maneuver/grasp").use(1, "rexan.curse").on("s1")
    assert fight.emitted("missed", attacker=0, why="no_range")


@pytest.mark.rule("BC-98", "BC-76")
def test_unyielding_at_any_range_may_still_be_avoided() -> None:
    fight = rexan(0, 6, held=1).lay("unyielding/strike", "downdraft/drive").use(1, "rexan.curse").on()
    assert fight.emitted("missed", attacker=0, why="avoided")


@pytest.mark.rule("BC-76")
@pytest.mark.parametrize(("held", "used", "hit"), [(3, 0, False), (2, 0, True), (3, 1, True)])
def test_unyielding_cannot_be_hit_by_a_holder_of_3_curses(held: int, used: int, hit: bool) -> None:
    fight = rexan(3, 4, held=held).lay("unyielding/shot", "maneuver/strike")
    for _ in range(used):
        fight.use(1, "rexan.curse")
    fight.use(1, "hasten").on()
    assert bool(fight.emitted("hit", attacker=1)) == hit
    assert bool(fight.emitted("missed", attacker=1, why="avoided")) != hit


@pytest.mark.rule("BC-91", "BC-52")
def test_devastating_closes_in_at_the_start() -> None:
    fight = rexan(0, 5).lay("devastating/strike", "maneuver/burst").on()
    assert fight.emitted("moved", fighter=0)[0]["start"] == 0
    assert fight.emitted("moved", fighter=0)[0]["end"] == 4
    fight = rexan(3, 4).beat("devastating/strike", "maneuver/shot", uses=[(0, "hasten")])
    assert fight.spaces() == [3, 4]
    assert fight.emitted("damage", fighter=1)[0]["power"] == 6


@pytest.mark.rule("BC-74")
def test_devastating_takes_no_more_than_4() -> None:
    fight = rexan(3, 4).beat("devastating/strike", "hurricane/strike")
    blow = fight.emitted("damage", fighter=0)[0]
    assert (blow["power"], blow["taken"]) == (7, 4)
    assert not fight.emitted("stunned", fighter=0)
    assert fight.emitted("damage", fighter=1)[0]["taken"] == 6
    fight = rexan(3, 4).beat("devastating/dash", "maneuver/shot", answers=["s2"])
    assert fight.life()[0] == 17


@pytest.mark.rule("BC-97")
@pytest.mark.parametrize("held", [0, 1, 3])
def test_enervating_weakens_the_holder_by_each_curse_and_gains_it_in_a_hit(held: int) -> None:
    fight = rexan(3, 4, held=held).lay("enervating/strike", "hurricane/tempest").on("stay")
    assert fight.emitted("damage", fighter=0)[0]["power"] == 4 - min(held + 1, 3)
    assert fight.emitted("damage", fighter=0)[0]["guard"] == 8
    assert fight.emitted("damage", fighter=1)[0]["power"] == 4 + min(held + 1, 3)


def test_enervating_that_misses_gains_nothing() -> None:
    fight = rexan(0, 6, held=2).lay("enervating/strike", "maneuver/grasp").on()
    assert not fight.emitted("bonus")


@pytest.mark.rule("BC-90")
def test_vainglorious_weakens_a_neighbour_by_2() -> None:
    fight = rexan(3, 4).lay("vainglorious/strike", "hurricane/grasp").on("s5")
    assert fight.emitted("damage", fighter=0)[0]["power"] == 5 - 2
    fight = rexan(2, 4).lay("vainglorious/strike", "hurricane/tempest").on("stay")
    assert fight.emitted("damage", fighter=0)[0]["power"] == 4


@pytest.mark.rule("BC-91")
def test_vainglorious_pulls_0_to_1_before_the_attack() -> None:
    fight = rexan(2, 4).lay("vainglorious/strike", "maneuver/shot").on()
    assert fight.question() == (0, "move")
    assert fight.offered == {"s3", "stay"}
    fight.on("s3")
    assert fight.spaces() == [2, 3]
    assert fight.emitted("damage", fighter=1)[0]["power"] == 5


@pytest.mark.parametrize("held", [0, 1, 3])
def test_overlords_slows_the_holder_by_each_curse(held: int) -> None:
    fight = rexan(0, 6, held=held).lay("overlords/strike", "maneuver/grasp").on()
    assert fight.speeds() == {0: 3, 1: 5 - held}


@pytest.mark.rule("BC-57")
@pytest.mark.parametrize(("to", "power"), [("stay", 5), ("s5", 4), ("s3", 2), ("s2", 1), ("s0", 0)])
def test_overlords_pulls_up_to_its_power_and_loses_as_much(to: str, power: int) -> None:
    fight = rexan(1, 6).lay("overlords/shot", "maneuver/burst").on()
    assert fight.question() == (0, "move")
    assert fight.offered == {"s5", "s4", "s3", "s2", "stay"}
    fight = rexan(1, 6).lay("overlords/strike", "maneuver/burst").on()
    assert fight.offered == {"s5", "s4", "s3", "s2", "s0", "stay"}
    fight.on(to)
    assert [known["by"] for known in fight.emitted("bonus", target=0)] == ([power - 5] if power < 5 else [])
    assert [blow["power"] for blow in fight.emitted("damage", fighter=1)] == ([power] if to in ("s2", "s0") else [])


# ---------------------------------------------------------------- base and finisher


@pytest.mark.rule("BC-74")
def test_malediction_takes_no_more_than_2_from_its_hit_on_and_gives_a_curse() -> None:
    fight = rexan(3, 4).lay("unyielding/malediction", "hurricane/strike").on()
    assert fight.speeds() == {0: 4, 1: 3}
    assert fight.emitted("tokens", how="given")[0]["to"] == 1
    blow = fight.emitted("damage", fighter=0)[0]
    assert (blow["power"], blow["taken"]) == (7, 2)
    assert curses(fight)[0] == 2
    assert fight.question() == (0, "move")
    assert fight.board.phase == "end"
    assert fight.offered == {"s2", "s1", "stay"}
    fight.on("s1")
    assert fight.spaces() == [3, 1]


def test_malediction_that_misses_or_comes_later_limits_nothing() -> None:
    fight = rexan(3, 4).lay("unyielding/malediction", "hurricane/grasp").on("s2")
    assert fight.emitted("damage", fighter=0)[0]["taken"] == 5
    assert fight.emitted("stunned", fighter=0)
    assert curses(fight) == (1, 2)
    assert fight.offered == {"s3", "stay"}
    fight = rexan(0, 6, foe="mikhail").lay("unyielding/malediction", "sacred/grasp").use(1, "seal").on()
    assert not fight.emitted("tokens", how="given")
    assert fight.board.beat == 2


def test_malediction_with_all_curses_out_costs_2_life() -> None:
    fight = rexan(1, 6, held=3).lay("unyielding/malediction", "hurricane/burst").on()
    assert fight.emitted("lost") == [{"fighter": 1, "amount": 2, "life": 18}]
    assert fight.offered == {"s5", "s4", "s3", "stay"}


@pytest.mark.rule("BC-98", "BC-79")
@pytest.mark.parametrize("held", [0, 1, 2])
def test_zero_hour_deals_3_damage_for_each_curse_at_the_start(held: int) -> None:
    fight = rexan(0, 6, held=held).rich(0).beat("maneuver/strike", "cyclone/strike", answers=["play"])
    assert fight.life() == [20, 20 - 3 * held]
    assert [blow["attack"] for blow in fight.emitted("damage", fighter=1)] == ([False] if held else [])
    assert fight.match.outcome is None
    assert bool(fight.emitted("stunned", fighter=1)) == (3 * held > 5)


@pytest.mark.rule("BC-33")
def test_zero_hour_wins_at_the_end_if_the_opponent_holds_3_curses() -> None:
    fight = rexan(0, 6, held=3).rich(0).lay("maneuver/strike", "cyclone/strike").on("play", "rexan.zero_hour/1")
    assert fight.match.outcome is not None
    assert fight.match.outcome.winners == (0,)
    assert fight.life() == [20, 11]


@pytest.mark.rule("BC-33")
def test_zero_hour_may_knock_out_and_a_hit_on_it_may_bring_the_third_curse() -> None:
    fight = rexan(0, 6, held=2).rich(0).set(1, life=6).lay("maneuver/strike", "cyclone/strike").on("play")
    assert fight.match.outcome is not None
    assert fight.match.outcome.winners == (0,)
    fight = rexan(3, 4, held=2).rich(0).lay("maneuver/strike", "blast/strike").on("play")
    assert fight.emitted("damage", fighter=1)[0]["guard"] == 7
    assert fight.match.outcome is not None
    assert fight.match.outcome.winners == (0,)


# ---------------------------------------------------------------- against himself


@pytest.mark.rule("BC-94")
def test_two_rexans_keep_each_others_curses_apart() -> None:
    fight = Fight("rexan", "rexan", spaces=(3, 4)).lay("vainglorious/strike", "unyielding/grasp").on("s2", "stay")
    assert fight.fighter(1).tokens["rexan.curse"] == 1
    assert fight.fighter(0).exhausted["rexan.curse"] == 2
    fight = Fight("rexan", "rexan", spaces=(3, 4))
    fight.set(0, tokens={"curse": 2}, exhausted={"curse": 2}).set(1, tokens={"curse": 1}, exhausted={"curse": 1})
    fight.lay("vainglorious/strike", "unyielding/burst").use(0, "curse").on("s5", "stay")
    assert fight.fighter(1).exhausted["rexan.curse"] == 2
    assert fight.speeds() == {0: 2, 1: 1}
