"""Damage and losses in teams (BC-65, BC-66): several hits on one fighter, fighters out while the beat goes on, the end."""

from __future__ import annotations

from typing import Any

import pytest

from engines.battlecon.board import Mod
from tests.engines.battlecon.duels import Fight
from tests.engines.battlecon.kits import Raw, card, is_, marker, op, token, when
from tests.engines.battlecon.squads import four, member, one_to_two, squad

# ---------------------------------------------------------------- several hits on one fighter


def twice_hit(guard: int, *effects: Raw, first: str = "quick/jab", second: str = "plain/jab") -> Fight:
    """Return a beat in which Bob and Cat, at either side of Ann, hit her before her turn; each has a jab of 2."""
    wall = card("wall", *effects, guard=guard, priority=-5)
    kits = member("ann", bases=(wall,)), member("bob"), member("cat")
    return squad(*kits, spaces=(4, 3, 5), mode="two_on_one").beat("plain/wall", first, second)


@pytest.mark.rule("BC-65")
@pytest.mark.parametrize(("guard", "stunned"), [(1, 1), (2, 1), (3, 1), (4, 0)])
def test_guard_is_compared_with_the_damage_of_the_whole_beat(guard: int, stunned: int) -> None:
    fight = twice_hit(guard)
    assert [emitted["taken"] for emitted in fight.emitted("damage", fighter=0)] == [2, 2]
    assert len(fight.emitted("stunned", fighter=0)) == stunned
    assert len(fight.emitted("stays_stunned", fighter=0)) == stunned


@pytest.mark.rule("BC-65")
def test_the_sum_begins_anew_with_each_beat() -> None:
    fight = twice_hit(4)
    fight.refill().beat("plain/wall", "quick/jab", "slow/wait")
    assert not fight.emitted("stunned", fighter=0)


@pytest.mark.rule("BC-65", "BC-44")
def test_armour_burns_by_the_damage_of_the_whole_beat() -> None:
    fight = twice_hit(9, when("always", op("bonus", stat="armour", by=3)))
    hits = [(emitted["armour"], emitted["taken"]) for emitted in fight.emitted("damage", fighter=0)]
    assert hits == [(2, 0), (1, 1)]


@pytest.mark.rule("BC-65", "BC-71")
def test_armour_that_was_ignored_is_there_for_the_next_hit() -> None:
    wall = card("wall", when("always", op("bonus", stat="armour", by=3)), guard=9, priority=-5)
    bare = when("always", op("rule", rule="ignore_armour"))
    kits = member("ann", bases=(wall,)), member("bob", bare), member("cat")
    fight = squad(*kits, spaces=(4, 3, 5)).beat("plain/wall", "own/jab", "slow/jab", uses=[(1, "hasten")])
    hits = [(emitted["armour"], emitted["taken"]) for emitted in fight.emitted("damage", fighter=0)]
    assert hits == [(0, 2), (2, 0)]


@pytest.mark.rule("BC-41", "BC-65")
@pytest.mark.parametrize(("each", "times"), [(False, 1), (True, 2)])
def test_when_applies_once_a_beat_and_each_time_to_every_hit(each: bool, times: int) -> None:
    fight = twice_hit(9, when("when_hit", op("lose", by=1), each=each))
    assert [emitted["fighter"] for emitted in fight.emitted("lost")] == [1, 2][:times]


# ---------------------------------------------------------------- out

RICH_IN_PARTS: dict[str, Any] = {
    "markers": (marker("stone", start=0),),
    "tokens": (token("hex", when("always", op("bonus", stat="priority", by=-3)), supply=2, given=True),),
}


def dying(*effects: Raw, **options: Any) -> Fight:
    """Return two against two: Cat, whose style "own" has these effects, falls by Ann's jab."""
    kits = member("ann"), member("bob"), member("cat", *effects, **RICH_IN_PARTS), member("dan")
    return squad(*kits, spaces=(4, 0, 5, 8), **options).set(2, life=2)


@pytest.mark.rule("BC-66")
def test_a_fighter_out_leaves_with_all_its_parts_and_the_beat_goes_on() -> None:
    states = op("bonus", who="opponent", by=-1, until="fight"), op("rule", rule="ignore_armour", until="fight")
    fight = dying(when("start", *states))
    assert fight.fighter(2).markers == {"cat.stone": 8}
    handed_to = next(i for i in (0, 1) if fight.held(i, "cat.hex") == (2, 0))
    fight.set(handed_to, tokens={"cat.hex": 0}).set(0, tokens={"cat.hex": 2}).set(2, life=1)
    fight.board.mods = (Mod(2, 3, "bonus", "power", 1, "fight", "dan.own", ""),)
    fight.lay("quick/jab", "slow/wait", "own/wait", "slow/lance").use(0, "cat.hex").on()
    assert fight.emitted("out") == [{"fighter": 2, "by": 0}]
    assert [emitted["attacker"] for emitted in fight.emitted("attack")] == [0, 3, 1]
    assert fight.fighter(2).markers == {}
    assert fight.board.mods == ()
    assert fight.held(0, "cat.hex") == (0, 0)
    assert fight.match.outcome is None
    assert {asked.seat for asked in fight.match.asks} == {0, 1, 3}
    assert fight.board.beat == 2


@pytest.mark.rule("BC-66")
def test_tokens_of_a_fighter_out_that_others_have_used_work_no_more() -> None:
    fight = dying().set(1, tokens={"cat.hex": 1})
    fight.lay("quick/jab", "halt/wait", "own/wait", "rest/lance").use(1, "cat.hex").on("0")
    assert fight.emitted("out")
    assert fight.question() == (3, "option")
    assert fight.speeds()[1] == -3
    assert fight.priority(1) == 0


@pytest.mark.rule("BC-66")
def test_nobody_is_hit_where_a_fighter_was_and_nobody_stands_in_the_way() -> None:
    fight = dying().beat("quick/jab", "slow/wait", "own/wait", "slow/lance")
    assert [(emitted["attacker"], emitted["target"]) for emitted in fight.emitted("hit")] == [(0, 2), (3, 0)]
    fight.refill().lay("plain/drive", "slow/wait", "slow/wait").on("s5")
    assert fight.spaces()[0] == 5


@pytest.mark.rule("BC-66")
def test_who_is_out_is_no_opponent_of_the_attack_that_felled_him() -> None:
    effects = when("damage", op("discard")), when("after", op("lose", by=1))
    fight = squad(member("ann", *effects), member("bob"), member("cat"), member("dan"), spaces=(4, 0, 5, 8))
    fight.set(2, life=2).lay("own/jab", "slow/wait", "slow/wait", "slow/lance").use(0, "hasten").on()
    assert fight.emitted("out")
    assert not fight.emitted("discarded")
    assert [emitted["fighter"] for emitted in fight.emitted("lost")] == [3]


@pytest.mark.rule("BC-66", "BC-28")
def test_the_attacker_s_damage_and_after_effects_follow_though_the_other_is_out() -> None:
    effects = when("damage", op("heal", by=1)), when("after", op("heal", by=1))
    fight = squad(member("ann", *effects), member("bob"), member("cat"), member("dan"), spaces=(4, 0, 5, 8))
    fight.set(2, life=2).set(0, life=9).beat("own/jab", "slow/wait", "slow/wait", "slow/lance", uses=[(0, "hasten")])
    assert [emitted["effect"] for emitted in fight.emitted("effect")] == ["ann.own/0", "ann.own/1"]


@pytest.mark.rule("BC-66")
def test_an_attacker_who_falls_in_his_own_attack_does_no_more() -> None:
    thorns = when("when_hit", op("damage", by=5))
    kits = member("ann", when("after", op("lose", by=1))), member("bob"), member("cat", thorns), member("dan")
    fight = squad(*kits, spaces=(4, 0, 5, 8)).set(0, life=3)
    fight.lay("own/jab", "plain/wait", "own/lance", "slow/wait").use(0, "hasten").on()
    assert fight.emitted("out") == [{"fighter": 0, "by": 2}]
    assert [emitted["by"] for emitted in fight.emitted("damage")] == [2]
    assert not fight.emitted("lost")
    assert fight.board.beat == 2


@pytest.mark.rule("BC-66")
def test_a_fighter_out_lays_attacks_and_recycles_no_more() -> None:
    fight = dying().beat("quick/jab", "slow/wait", "own/wait", "slow/lance")
    assert 2 not in {emitted["fighter"] for emitted in fight.emitted("recycled")}
    fight.refill().beat("plain/wait", "slow/wait", "plain/wait")
    assert [emitted["fighter"] for emitted in fight.emitted("laid")][4:] == [0, 1, 3]
    assert [emitted["attacker"] for emitted in fight.emitted("attack")][3:] == [0, 3, 1]


# ---------------------------------------------------------------- Мщение


def shares(fight: Fight, team: int) -> list[object]:
    return [emitted["gained"] for emitted in fight.emitted("force", team=team)]


@pytest.mark.rule("BC-66", "BC-64")
def test_the_team_of_a_fighter_out_gets_two_force_more_in_each_recycle() -> None:
    fight = dying().beat("quick/jab", "slow/wait", "own/wait", "slow/lance")
    assert (shares(fight, 0), shares(fight, 1)) == ([1, 1], [1, 2])
    fight.events.clear()
    fight.refill().beat("plain/wait", "slow/wait", "plain/wait")
    assert (shares(fight, 0), shares(fight, 1)) == ([1, 1], [1, 2])


@pytest.mark.rule("BC-66")
def test_two_of_vengeance_add_up_in_three_against_one() -> None:
    kits = [member(ident) for ident in ("ann", "bob", "cat", "dan")]
    fight = squad(*kits, mode="three_on_one", spaces=(4, 3, 5, 8)).set(1, life=1).set(2, life=1)
    fight.lay("quick/jab", "slow/wait", "plain/wait", "calm/lance").on("1")
    fight.refill().events.clear()
    fight.beat("quick/jab", "slow/wait", "plain/lance")
    assert fight.emitted("out") == [{"fighter": 2, "by": 0}]
    assert shares(fight, 1) == [1, 4]
    assert fight.match.outcome is None


@pytest.mark.rule("BC-66", "BC-64")
def test_vengeance_too_fills_up_to_20_only() -> None:
    fight = dying().rich(1, force=20).beat("quick/jab", "slow/wait", "own/wait", "slow/lance")
    assert fight.board.force[1] == 20
    emitted = [(facts["gained"], facts["lost"]) for facts in fight.emitted("force", team=1)]
    assert emitted == [(1, 0), (2, 0), (0, 3)], "all the surplus leaves at once"


# ---------------------------------------------------------------- the end


@pytest.mark.rule("BC-66")
def test_a_team_wins_when_all_enemies_are_out_and_only_then() -> None:
    fight = one_to_two(spaces=(4, 3, 5)).set(1, life=1).set(2, life=1)
    fight.lay("quick/jab", "plain/wait", "slow/wait").on("2")
    assert fight.match.outcome is None
    assert fight.board.beat == 2
    fight.refill().beat("quick/jab", "plain/wait")
    assert fight.match.outcome is not None
    assert (fight.match.outcome.winners, fight.match.outcome.reason, fight.board.winner) == ((0,), "knockout", 0)
    # At once: nothing else of the beat happens.
    assert fight.events[-1].kind == "over"


@pytest.mark.rule("BC-66")
def test_who_is_out_wins_with_his_team() -> None:
    fight = one_to_two(spaces=(4, 3, 5)).set(0, life=2).set(1, life=1)
    fight.lay("quick/jab", "plain/wait", "slow/jab").on("1")
    assert fight.match.outcome is not None
    assert fight.match.outcome.winners == (1, 2)
    assert fight.match.outcome.shared
    assert fight.match.outcome.places == ((1, 2), (0,))


@pytest.mark.rule("BC-32", "BC-66")
@pytest.mark.parametrize(
    ("lives", "fastest", "winner"),
    [
        ((5, 9, 8, 8), 0, 0),  # the most of a single fighter counts, not the sum
        ((9, 9, 1, 12), 0, 1),
        ((9, 3, 9, 3), 0, 1),  # equal: the team that is not active
        ((9, 3, 9, 3), 2, 0),
    ],
)
def test_on_time_the_team_of_the_fighter_with_most_life_wins(lives: tuple[int, ...], fastest: int, winner: int) -> None:
    fight = four(spaces=(0, 3, 5, 8))
    for i, life in enumerate(lives):
        fight.set(i, life=life)
    fight.board.last_beat = True
    styles = ["plain", "slow", "plain", "slow"]
    styles[fastest] = "quick"
    fight.beat(*[f"{style}/wait" for style in styles])
    assert fight.match.outcome is not None
    assert (fight.board.winner, fight.match.outcome.reason) == (winner, "time")


@pytest.mark.rule("BC-61", "BC-66")
def test_conditions_about_an_opponent_who_is_out_fail() -> None:
    effect = when("after", op("lose", by=1), if_=[is_("life", who="opponent", most=20)])
    fight = squad(member("ann", effect), member("bob"), member("cat"), spaces=(4, 5, 8)).set(1, life=2)
    fight.beat("own/jab", "slow/wait", "plain/wait", uses=[(0, "hasten")])
    assert [emitted["fighter"] for emitted in fight.emitted("lost")] == [2]


@pytest.mark.rule("BC-65", "BC-99")
@pytest.mark.parametrize(("harmless", "stunned"), [(True, 0), (False, 1)])
def test_damage_that_does_not_stun_is_not_counted_with_what_comes_later(harmless: bool, stunned: int) -> None:
    wall = card("wall", guard=3, priority=-5)
    soft = (when("always", op("rule", rule="no_stun")),) if harmless else ()
    kits = member("ann", bases=(wall,)), member("bob", *soft), member("cat")
    fight = squad(*kits, spaces=(4, 3, 5), mode="two_on_one")
    fight.beat("plain/wall", "own/jab", "slow/jab")
    assert [emitted["taken"] for emitted in fight.emitted("damage", fighter=0)] == [2, 2]
    assert len(fight.emitted("stunned", fighter=0)) == stunned


@pytest.mark.rule("BC-13", "BC-88")
@pytest.mark.parametrize(("near", "stunned"), [(2, 1), (3, 0)])
def test_whether_a_blow_stuns_is_judged_towards_who_deals_it(near: int, stunned: int) -> None:
    """Ann has Стойкость against whoever is next to her; Bob is, Cat, who hits her, is at distance `near` or 1."""
    firm = when("always", op("rule", rule="stable"), if_=[is_("distance", most=1)])
    fight = squad(member("ann", firm), member("bob"), member("cat"), spaces=(4, 8, 4 - (near == 2) - 1))
    fight.set(1, space=5).beat("own/wait", "slow/wait", "quick/lance")
    assert len(fight.emitted("damage", fighter=0)) == 1
    assert len(fight.emitted("stunned", fighter=0)) == stunned
