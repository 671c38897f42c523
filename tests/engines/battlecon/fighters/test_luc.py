"""Luc: moments saved up and spent one, three or five at once (BC-81)."""

from __future__ import annotations

import pytest

from tests.engines.battlecon.duels import Fight, figures_of, lasting_of


def times(fight: Fight) -> tuple[int, int]:
    """Return Luc's Time in supply and exhausted."""
    return fight.fighter(0).tokens["luc.time"], fight.fighter(0).exhausted["luc.time"]


def luc(*spaces: int, time: int = 2, foe: str = "claus", active: int = 0) -> Fight:
    fight = Fight("luc", foe, spaces=spaces, active=active)
    return fight.set(0, tokens={"time": time}, exhausted={"time": 5 - time})


@pytest.mark.rule("BC-81")
def test_the_figures_are_those_of_the_facts() -> None:
    assert figures_of("luc") == {
        "eternal": ((0, 0), 0, -4, 0),
        "memento": ((0, 0), 0, 1, 0),
        "fusion": ((0, 0), 0, 1, 0),
        "feinting": ((1, 1), 0, -2, 0),
        "chrono": ((0, 0), 0, 1, 0),
        "flash": ((1, 1), 1, 6, 0),
        "temporal_recursion": ((1, 1), 3, 5, 0),
    }
    assert lasting_of("luc") == {}
    fight = Fight("luc", "claus")
    assert fight.fighter(0).life_at_start == 20
    assert times(fight) == (2, 3)


# ---------------------------------------------------------------- the ability and its tokens


def test_one_time_comes_back_at_the_end_of_each_beat_up_to_5() -> None:
    fight = luc(0, 6).beat("maneuver/strike", "maneuver/grasp")
    assert times(fight) == (3, 2)
    fight = luc(0, 6, time=5).beat("maneuver/strike", "maneuver/grasp")
    assert times(fight) == (5, 0)
    assert not fight.emitted("tokens")


@pytest.mark.rule("BC-30")
def test_time_comes_back_to_a_stunned_luc_too() -> None:
    fight = luc(3, 4).beat("maneuver/shot", "cyclone/strike")
    assert fight.emitted("stunned", fighter=0)
    assert times(fight) == (3, 2)


@pytest.mark.rule("BC-94", "BC-35")
@pytest.mark.parametrize(
    ("time", "offers"),
    [(0, []), (1, [1]), (2, [1]), (3, [1, 3]), (4, [1, 3]), (5, [1, 3, 5])],
)
def test_one_three_or_five_are_used_at_once_and_once_a_beat(time: int, offers: list[int]) -> None:
    fight = luc(0, 6, time=time).lay("maneuver/strike", "maneuver/grasp")
    supports = {"strengthen", "fortify", "hasten", "pass"}
    assert fight.offered == supports | {f"luc.time:{n}" for n in offers}
    if offers:
        fight.use(0, f"time:{offers[0]}").answer("pass")
        assert fight.offered == supports
        assert times(fight) == (time - 1, 6 - time)


def test_one_time_is_1_priority_and_nothing_else() -> None:
    fight = luc(2, 4).lay("chrono/strike", "maneuver/burst").use(0, "time:1").on()
    assert fight.speeds() == {0: 3 + 1 + 1, 1: 1}
    assert fight.question() == (0, "amount")
    assert fight.spaces() == [2, 4]


def test_three_time_are_an_advance_of_0_to_2_at_the_start_without_priority() -> None:
    fight = luc(2, 4, time=3).lay("memento/strike", "maneuver/grasp").use(0, "time:3").on()
    assert fight.speeds() == {0: 4, 1: 5}
    assert fight.question() == (0, "move")
    assert fight.offered == {"s3", "s5", "stay"}
    assert fight.board.phase == "start"
    fight.on("s3", "s2")
    assert fight.spaces()[1] == 4
    assert fight.fighter(0).tokens["luc.time"] == 1


@pytest.mark.rule("BC-85")
def test_five_time_make_luc_the_active_one() -> None:
    fight = luc(3, 4, time=5).lay("eternal/strike", "maneuver/shot").use(0, "time:5").on()
    assert fight.speeds() == {0: -1, 1: 2}
    assert fight.emitted("active") == [{"fighter": 0}]
    assert [a["attacker"] for a in fight.emitted("attack")] == [0]
    assert fight.emitted("stunned", fighter=1)
    assert fight.spaces() == [3, 4]
    assert times(fight) == (1, 4)


def test_four_time_in_supply_do_not_count_as_used() -> None:
    fight = luc(3, 4, time=5).lay("eternal/strike", "maneuver/shot").on()
    assert not fight.emitted("active")
    assert fight.emitted("attack")[0]["attacker"] == 1


# ---------------------------------------------------------------- styles


@pytest.mark.rule("BC-44", "BC-43")
@pytest.mark.parametrize(("spent", "life"), [(0, 17), (1, 18), (2, 19)])
def test_eternal_has_armour_1_and_1_more_for_each_time_spent_when_hit(spent: int, life: int) -> None:
    fight = luc(3, 4).lay("eternal/strike", "maneuver/strike").on()
    assert fight.question() == (0, "amount")
    assert fight.offered == {"0", "1", "2"}
    fight.on(str(spent))
    assert fight.life() == [life, 16]
    assert times(fight) == (3 - spent, 2 + spent)


def test_eternal_spends_up_to_5() -> None:
    fight = luc(3, 4, time=5).lay("eternal/strike", "maneuver/strike").on()
    assert fight.offered == {"0", "1", "2", "3", "4", "5"}
    fight.on("5")
    assert fight.life()[0] == 20
    assert times(fight) == (1, 4)


def test_eternal_asks_nothing_without_time_or_without_a_hit() -> None:
    fight = luc(3, 4, time=0).beat("eternal/strike", "maneuver/strike")
    assert fight.life() == [17, 16]
    fight = luc(0, 6).beat("eternal/strike", "maneuver/strike")
    assert fight.life() == [20, 20]
    assert times(fight) == (3, 2)


@pytest.mark.rule("BC-41")
def test_eternal_asks_once_a_beat() -> None:
    fight = Fight("luc", "luc", spaces=(3, 4)).set(0, tokens={"time": 5}).set(1, tokens={"time": 5})
    fight.lay("eternal/strike", "memento/flash").on()
    assert fight.spaces() == [3, 2]
    fight.on("1", "luc.memento/0")
    assert len(fight.emitted("hit", attacker=1)) == 2
    assert fight.emitted("tokens", fighter=0, how="spent") == [
        {"fighter": 0, "token": "luc.time", "change": -1, "how": "spent", "supply": 4, "to": None}
    ]
    assert [blow["armour"] for blow in fight.emitted("damage", fighter=0)] == [1, 1]


@pytest.mark.rule("BC-96", "BC-75")
def test_memento_spends_2_time_to_attack_again_once() -> None:
    fight = luc(3, 4, time=5, foe="vanaah")
    fight.lay("memento/shot", "maneuver/burst").on("s6")
    assert fight.question() == (0, "effect")
    assert fight.offered == {"luc.memento/0", "decline"}
    fight.on("luc.memento/0", "keep")
    assert len(fight.emitted("attack", attacker=0)) == 2
    assert len(fight.emitted("hit", attacker=0)) == 2
    assert fight.life() == [20, 14]
    assert times(fight) == (4, 1)


def test_memento_may_be_declined_and_needs_2_time() -> None:
    fight = luc(3, 4).lay("memento/shot", "maneuver/dash").on("s5", "decline")
    assert len(fight.emitted("attack", attacker=0)) == 1
    assert times(fight) == (3, 2)
    fight = luc(3, 4, time=1).beat("memento/shot", "maneuver/dash", answers=["s5"])
    assert len(fight.emitted("attack", attacker=0)) == 1


@pytest.mark.rule("BC-28")
def test_memento_attacks_again_after_a_miss_too() -> None:
    fight = luc(0, 6).lay("memento/strike", "maneuver/strike").on("luc.memento/0")
    assert len(fight.emitted("missed", attacker=0)) == 2


def test_fusion_pushes_by_the_damage_dealt() -> None:
    fight = luc(0, 1).beat("fusion/strike", "maneuver/shot")
    assert fight.spaces() == [0, 5]
    assert fight.life() == [20, 16]
    assert not fight.emitted("lost")


@pytest.mark.rule("BC-45")
@pytest.mark.parametrize(("at", "end", "life"), [(1, 5, 16), (2, 6, 16), (3, 6, 14), (5, 6, 14), (6, 6, 14)])
def test_fusion_takes_2_life_if_the_edge_cut_the_push_short(at: int, end: int, life: int) -> None:
    fight = luc(at - 1, at).beat("fusion/strike", "maneuver/shot")
    assert fight.spaces() == [at - 1, end]
    assert fight.life() == [20, life]


@pytest.mark.rule("BC-44", "BC-28")
def test_fusion_counts_damage_not_power_and_pushes_nobody_without_any() -> None:
    fight = luc(0, 1, foe="lixis").lay("fusion/strike", "rooted/shot").on("allow")
    assert fight.life()[1] == 18
    assert fight.emitted("moved", fighter=1, way="push")[0]["end"] == 3
    fight = luc(0, 1, foe="lixis").lay("fusion/grasp", "rooted/shot").on()
    assert fight.question() == (1, "refuse")
    fight.on("allow")
    assert fight.emitted("damage", fighter=1)[0]["taken"] == 0
    assert [event["end"] for event in fight.emitted("moved", fighter=1)] == [2]
    assert fight.question() == (0, "discard")


def test_fusion_pushes_to_the_left_too_and_never_takes_the_last_life() -> None:
    fight = luc(3, 2).set(1, life=5).beat("fusion/strike", "cyclone/shot")
    assert fight.spaces() == [3, 0]
    assert fight.life() == [20, 1]
    fight = luc(3, 0).set(0, space=1).set(1, life=6).beat("fusion/strike", "cyclone/shot")
    assert fight.life() == [20, 1]


def test_fusion_takes_life_from_one_at_the_edge_and_not_for_a_refused_push() -> None:
    fight = luc(5, 6, foe="lixis").lay("fusion/strike", "rooted/shot").on()
    assert fight.emitted("lost", fighter=1) == [{"fighter": 1, "amount": 2, "life": 16}]
    fight = luc(4, 5, foe="lixis").lay("fusion/strike", "rooted/shot").on("refuse")
    assert fight.emitted("lost") == []
    assert fight.spaces() == [4, 5]


@pytest.mark.rule("BC-92")
def test_fusion_that_is_stopped_by_a_rule_costs_no_life() -> None:
    fight = luc(5, 6, foe="eligor").lay("fusion/strike", "vengeful/shot").on()
    assert fight.emitted("damage", fighter=1, taken=4)
    assert not fight.emitted("moved", way="push")
    assert not fight.emitted("lost")


@pytest.mark.rule("BC-50")
def test_feinting_retreats_1_at_the_start_and_advances_1_or_2_at_the_end() -> None:
    fight = luc(3, 4).lay("feinting/strike", "maneuver/shot").on()
    assert fight.spaces() == [2, 4]
    assert fight.question() == (0, "move")
    assert fight.board.phase == "end"
    assert fight.offered == {"s3", "s5"}
    assert fight.emitted("hit", attacker=0)[0]["reach"] == [2, 2]
    fight.on("s3")
    assert fight.spaces() == [3, 4]


def test_feinting_at_the_edge_stays_there() -> None:
    fight = luc(0, 1).lay("feinting/strike", "maneuver/shot").on()
    assert fight.spaces() == [0, 1]
    assert fight.emitted("missed", attacker=0, why="range")


@pytest.mark.rule("BC-52", "BC-54")
@pytest.mark.parametrize(("spent", "end"), [(0, 0), (1, 1), (2, 2), (3, 3), (5, 3)])
def test_chrono_closes_1_for_each_time_spent_never_past_the_opponent(spent: int, end: int) -> None:
    fight = luc(0, 4, time=5).lay("chrono/strike", "maneuver/shot").on()
    assert fight.question() == (0, "amount")
    assert fight.offered == {"0", "1", "2", "3", "4", "5"}
    fight.on(str(spent))
    assert fight.spaces() == [end, 4]
    assert bool(fight.emitted("hit", attacker=0)) == (end == 3)
    assert times(fight) == (min(5 - spent + 1, 5), max(spent - 1, 0))


def test_chrono_asks_nothing_without_time() -> None:
    fight = luc(0, 4, time=0).beat("chrono/strike", "maneuver/shot")
    assert fight.spaces() == [0, 4]


# ---------------------------------------------------------------- base and finisher


@pytest.mark.rule("BC-71")
def test_flash_advances_1_and_ignores_guard() -> None:
    fight = luc(2, 4).beat("memento/flash", "maneuver/strike", answers=["decline"])
    assert fight.spaces() == [3, 4]
    assert fight.emitted("damage", fighter=1)[0]["guard"] == 0
    assert fight.emitted("stunned", fighter=1)
    assert fight.life() == [20, 19]


@pytest.mark.rule("BC-71", "BC-13")
def test_flash_does_not_beat_stability_and_other_bases_ignore_no_guard() -> None:
    fight = luc(2, 4, foe="rukyuk").beat("memento/flash", "trick/strike", answers=["decline"])
    assert fight.emitted("not_stunned", fighter=1, why="stable")
    fight = luc(3, 4).beat("fusion/grasp", "maneuver/strike", answers=["s5"])
    assert fight.emitted("damage", fighter=1)[0]["guard"] == 5


@pytest.mark.rule("BC-96")
@pytest.mark.parametrize("spent", [0, 1, 2])
def test_temporal_recursion_attacks_once_more_for_each_time_spent(spent: int) -> None:
    fight = luc(2, 4, foe="vanaah").rich(0).lay("maneuver/strike", "vengeance/shot").on("play")
    assert fight.speeds() == {0: 5, 1: 2}
    assert fight.offered == {"s3", "stay"}
    fight.on("s3")
    assert fight.question() == (0, "amount")
    assert fight.offered == {"0", "1", "2"}
    fight.on(str(spent))
    for _ in range(spent):
        assert fight.question() == (0, "move")
        assert fight.offered == {"s5", "stay"}
        fight.on("stay")
    assert len(fight.emitted("hit", attacker=0)) == 1 + spent
    assert fight.life()[1] == 20 - 3 * (1 + spent)
    assert times(fight) == (3 - spent, 2 + spent)
    assert fight.fighter(0).finisher == -1


def test_temporal_recursion_spends_up_to_5_and_only_after_the_first_attack() -> None:
    fight = luc(3, 4, time=5).rich(0).lay("maneuver/strike", "cyclone/burst").on("play", "s6", "s4")
    assert fight.offered == {"0", "1", "2", "3", "4", "5"}
    fight.on("1", "s5")
    assert len(fight.emitted("attack", attacker=0)) == 2
    assert fight.board.beat == 2
    assert times(fight) == (5, 0)


def test_temporal_recursion_is_the_only_side() -> None:
    fight = luc(0, 6).lay("maneuver/strike", "cyclone/burst").on()
    assert fight.emitted("force", fighter=0, gained=1)
    assert fight.board.beat == 2


def test_temporal_recursion_without_time_makes_one_attack() -> None:
    fight = luc(3, 4, time=0).rich(0).beat("maneuver/strike", "cyclone/burst", answers=["play", "s5", "stay"])
    assert len(fight.emitted("attack", attacker=0)) == 1


# ---------------------------------------------------------------- against himself


@pytest.mark.rule("BC-85")
def test_two_who_become_active_the_reactive_one_last() -> None:
    fight = Fight("luc", "luc", spaces=(3, 4)).set(0, tokens={"time": 5}).set(1, tokens={"time": 5})
    fight.lay("memento/grasp", "memento/strike").use(0, "time:5").use(1, "time:5").on()
    assert [event["fighter"] for event in fight.emitted("active")] == [1]
    assert fight.emitted("attack")[0]["attacker"] == 1
