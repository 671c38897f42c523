"""Demitras (adapted): Crescendo for hits, as speed or as power."""

from __future__ import annotations

import pytest

from engines.battlecon.game import BATTLECON
from tests.engines.battlecon.duels import Fight, figures_of

CRESCENDO = "demitras.crescendo"


def duel(tokens: int = 2, *, spaces: tuple[int, int] = (2, 3), opponent: str = "claus", side: int = 0) -> Fight:
    """Return a fight in which Demitras has so many of his five tokens in supply."""
    fight = Fight("demitras", opponent, spaces=spaces, sides={0: side})
    return fight.set(0, tokens={"crescendo": tokens}, exhausted={"crescendo": 5 - tokens})


def hit_first(fight: Fight, effect: str) -> Fight:
    """Let an effect of the hit come first where Demitras has to say which does."""
    if len(fight.match.asks) == 1 and fight.question() == (0, "effect"):
        assert "decline" not in fight.offered
        fight.on(effect)
    return fight


@pytest.mark.rule("BC-81")
def test_figures() -> None:
    kit = BATTLECON.standard.pack.kit["demitras"]
    assert figures_of("demitras") == {
        "darkside": ((0, 0), -2, 1, 0),
        "bloodletting": ((0, 0), -2, 3, 0),
        "vapid": ((0, 1), -1, 0, 0),
        "illusory": ((0, 0), -1, 1, 0),
        "jousting": ((0, 0), -2, 1, 0),
        "deathblow": ((1, 1), 0, 8, 0),
        "symphony_of_demise": ((1, 1), 0, 9, 0),
        "accelerando": ((1, 2), 2, 4, 0),
    }
    assert (kit.life, kit.source, kit.own_bases) == (20, "adapted", False)
    assert [(t.id, t.supply, t.exhausted, t.per_beat, t.counter) for t in kit.tokens] == [("crescendo", 2, 3, 0, False)]


# ---------------------------------------------------------------- Crescendo


@pytest.mark.parametrize("tokens", [0, 2, 5])
def test_each_token_in_supply_is_a_priority(tokens: int) -> None:
    fight = duel(tokens, spaces=(0, 6)).lay("jousting/grasp", "maneuver/burst")
    assert fight.priority(0) == tokens
    assert fight.priority(1) == 0
    fight.on()
    assert fight.compared() == [5 + 1 + tokens, 1]


@pytest.mark.rule("BC-43")
def test_any_number_may_be_used_for_two_power_each_and_is_then_no_longer_speed() -> None:
    fight = duel(2, spaces=(2, 4)).lay("vapid/strike", "maneuver/shot")
    assert fight.offered == {CRESCENDO, "strengthen", "fortify", "hasten", "pass"}
    fight.use(0, "crescendo")
    assert fight.question() == (1, "advantage")
    assert CRESCENDO not in fight.offered
    fight.use(0, "crescendo").answer("pass")
    assert fight.question() == (0, "advantage")
    assert CRESCENDO not in fight.offered, "none left"
    fight.on()
    assert fight.compared() == [3, 2]
    assert fight.emitted("damage", fighter=1)[0]["power"] == 4 - 1 + 4
    assert fight.held(0, CRESCENDO) == (1, 4), "one for the hit"


@pytest.mark.rule("BC-42")
def test_power_of_tokens_lasts_the_beat() -> None:
    fight = duel(2, spaces=(0, 6)).beat("vapid/strike", "maneuver/shot", uses=[(0, "crescendo")])
    fight.set(1, space=2).lay("illusory/grasp", "cyclone/burst").on()
    assert fight.question() == (1, "move")
    assert fight.power(0) == 2 - 1


@pytest.mark.parametrize(("tokens", "after"), [(2, 3), (5, 5)])
def test_a_hit_brings_a_token_up_to_five(tokens: int, after: int) -> None:
    fight = duel(tokens, spaces=(2, 4)).beat("vapid/strike", "maneuver/strike")
    assert fight.emitted("hit", attacker=0)
    assert fight.held(0, CRESCENDO) == (after, 5 - after)
    missed = duel(2, spaces=(0, 6)).beat("vapid/strike", "maneuver/strike")
    assert missed.held(0, CRESCENDO) == (2, 3)


@pytest.mark.parametrize(("tokens", "after"), [(2, 1), (0, 0)])
def test_being_hit_costs_a_token(tokens: int, after: int) -> None:
    hit = duel(tokens, spaces=(2, 5)).beat("vapid/strike", "maneuver/shot")
    assert hit.emitted("hit", attacker=1)
    assert hit.held(0, CRESCENDO) == (after, 5 - after)
    assert hit.life()[1] == 20


@pytest.mark.rule("BC-41")
def test_being_hit_twice_in_a_beat_costs_one_token() -> None:
    fight = duel(2, opponent="luc").set(1, tokens={"time": 2})
    fight.beat("vapid/strike", "memento/strike", uses=[(1, "hasten")], answers=["luc.memento/0"])
    assert len(fight.emitted("hit", attacker=1)) == 2
    assert [emitted["change"] for emitted in fight.emitted("tokens", fighter=0)] == [-1, 1]


# ---------------------------------------------------------------- styles


@pytest.mark.rule("BC-76")
@pytest.mark.parametrize(("space", "hit"), [(3, True), (4, False)])
def test_darkside_avoids_attacks_from_four_or_more(space: int, hit: bool) -> None:
    fight = duel(2, spaces=(0, space)).beat("darkside/strike", "maneuver/shot")
    assert bool(fight.emitted("hit", attacker=1)) == hit
    assert bool(fight.emitted("missed", attacker=1, why="avoided")) != hit


def test_darkside_retreats_up_to_five_when_it_hits() -> None:
    fight = duel(2, spaces=(3, 4)).lay("darkside/strike", "maneuver/strike").on()
    assert fight.question() == (0, "move")
    assert fight.offered == {"s0", "s1", "s2", "stay"}
    assert fight.stage("demitras.darkside/1") == "hit"
    assert fight.stage("demitras.ability/1") == "hit"
    fight.on("s0")
    assert fight.spaces() == [0, 4]
    assert fight.life() == [20, 18], "the damage is dealt all the same"
    far = duel(2, spaces=(5, 6)).lay("darkside/strike", "maneuver/strike").on()
    assert far.offered == {"s0", "s1", "s2", "s3", "s4", "stay"}
    wide = duel(2, spaces=(6, 5)).lay("darkside/strike", "maneuver/strike").on()
    assert not wide.emitted("moved", fighter=0), "no space behind him"
    missed = duel(2, spaces=(3, 5)).beat("darkside/strike", "maneuver/grasp")
    assert not missed.emitted("moved", fighter=0)


def test_bloodletting_ignores_armour_and_heals_by_tokens_used() -> None:
    fight = duel(2, opponent="cadenza").set(0, life=10)
    fight.lay("bloodletting/strike", "clockwork/press").use(0, "crescendo").use(0, "crescendo").on()
    hit_first(fight, "demitras.bloodletting/1")
    (hit,) = fight.emitted("damage", fighter=1)
    assert (hit["power"], hit["armour"], hit["taken"]) == (4 - 2 + 4, 0, 6)
    assert fight.emitted("healed", fighter=0, amount=2)
    assert fight.stage("demitras.bloodletting/1") == "hit"
    none = duel(2, opponent="cadenza").set(0, life=10).lay("bloodletting/strike", "clockwork/press").on()
    hit_first(none, "demitras.bloodletting/1")
    assert not none.emitted("healed")
    assert none.emitted("damage", fighter=1)[0]["taken"] == 2
    whole = duel(2).set(0, life=19).lay("bloodletting/strike", "maneuver/grasp")
    hit_first(whole.use(0, "crescendo").use(0, "crescendo").on(), "demitras.bloodletting/1")
    assert whole.emitted("healed", fighter=0) == [{"fighter": 0, "amount": 1, "life": 20}]


def test_bloodletting_heals_nothing_when_it_misses() -> None:
    fight = duel(2, spaces=(0, 6)).set(0, life=10)
    fight.beat("bloodletting/strike", "maneuver/strike", uses=[(0, "crescendo")])
    assert not fight.emitted("healed")
    assert fight.life() == [10, 20]


@pytest.mark.rule("BC-84")
@pytest.mark.parametrize(("style", "stunned"), [("maneuver", True), ("cyclone", False), ("downdraft", True)])
def test_vapid_stuns_an_opponent_with_three_priority_or_less(style: str, stunned: bool) -> None:
    fight = duel(2, spaces=(2, 4)).beat("vapid/strike", f"{style}/strike")
    assert fight.emitted("hit", attacker=0, distance=2, reach=[1, 2])
    (hit,) = fight.emitted("damage", fighter=1)
    assert (hit["taken"], hit["guard"]) == (3, 5), "the damage would not"
    assert bool(fight.emitted("stunned", fighter=1)) == stunned
    assert bool(fight.emitted("attack", attacker=1)) != stunned
    assert not stunned or fight.stage("demitras.vapid/0") == "hit"


def test_vapid_stuns_nobody_it_does_not_hit_and_stability_protects() -> None:
    fight = duel(2, spaces=(2, 5)).beat("vapid/strike", "maneuver/strike")
    assert not fight.emitted("stunned")
    stable = duel(2, opponent="cadenza").beat("vapid/strike", "clockwork/strike", uses=[(1, "iron_body")])
    assert stable.emitted("not_stunned", fighter=1, why="stable")
    assert not stable.emitted("stunned", fighter=1)


@pytest.mark.rule("BC-94")
def test_illusory_takes_used_tokens_back() -> None:
    fight = duel(2, spaces=(0, 6)).lay("illusory/strike", "maneuver/burst").use(0, "crescendo").use(0, "crescendo")
    fight.on()
    assert fight.emitted("tokens", how="taken_back", token=CRESCENDO, change=2)
    assert fight.held(0, CRESCENDO) == (2, 3)
    assert fight.stage("demitras.illusory/0") == "reveal"
    assert fight.emitted("order")[0]["priorities"] == [[0, 3 + 1 + 2, False], [1, 1, False]]
    hit = duel(2, spaces=(2, 3)).beat("illusory/strike", "maneuver/grasp", uses=[(0, "crescendo")])
    assert hit.emitted("damage", fighter=1)[0]["power"] == 4 - 1, "their effect has ended"


@pytest.mark.rule("BC-76")
@pytest.mark.parametrize(("tokens", "hit"), [(2, False), (3, True)])
def test_illusory_is_not_hit_by_a_faster_opponent_without_three_tokens(tokens: int, hit: bool) -> None:
    fight = duel(tokens).lay("illusory/shot", "cyclone/grasp").use(1, "hasten").on()
    assert fight.emitted("order")[0]["order"] == [1, 0]
    assert bool(fight.emitted("hit", attacker=1)) == hit
    assert bool(fight.emitted("missed", attacker=1, why="avoided")) != hit


def test_illusory_is_hit_by_a_slower_opponent() -> None:
    fight = duel(1, spaces=(2, 6)).lay("illusory/strike", "cyclone/shot").on()
    assert fight.emitted("order")[0]["order"] == [0, 1]
    assert fight.emitted("hit", attacker=1, distance=4)


@pytest.mark.rule("BC-91")
def test_jousting_comes_next_to_the_opponent_and_rides_on_to_the_edge() -> None:
    fight = duel(2, spaces=(0, 4)).beat("jousting/strike", "maneuver/drive")
    assert fight.emitted("moved", fighter=0)[0] == {
        "fighter": 0,
        "by": 0,
        "way": "close",
        "start": 0,
        "end": 3,
        "passed": [],
    }
    hit = duel(2, spaces=(0, 4)).beat("jousting/strike", "maneuver/strike")
    assert [(emitted["way"], emitted["end"], emitted["passed"]) for emitted in hit.emitted("moved")] == [
        ("close", 3, []),
        ("advance", 6, [1]),
    ]
    assert hit.emitted("damage", fighter=1)[0]["power"] == 2
    assert (hit.stage("demitras.jousting/0"), hit.stage("demitras.jousting/1")) == ("start", "hit")
    adjacent = duel(2, spaces=(3, 2)).beat("jousting/strike", "maneuver/strike")
    assert adjacent.spaces() == [0, 2]
    cornered = duel(2, spaces=(1, 0)).beat("jousting/strike", "maneuver/strike")
    assert not cornered.emitted("moved")


# ---------------------------------------------------------------- Deathblow and the finishers


def test_deathblow_spends_tokens_for_power_and_regains_one() -> None:
    fight = hit_first(duel(2).lay("illusory/deathblow", "maneuver/strike").on(), "demitras.deathblow/0")
    assert fight.question() == (0, "amount")
    assert {"0", "1", "2"} <= fight.offered
    fight.on("2")
    assert fight.emitted("damage", fighter=1)[0]["power"] == 0 - 1 + 4
    assert fight.emitted("tokens", fighter=0, how="spent", change=-2)
    assert not fight.emitted("tokens", how="used")
    # One for the hit and one after the attack; Claus strikes back and takes one.
    assert fight.held(0, CRESCENDO) == (2 - 2 + 1 + 1 - 1, 4)
    assert (fight.stage("demitras.deathblow/0"), fight.stage("demitras.deathblow/1")) == ("hit", "damage")
    assert {emitted["until"] for emitted in fight.emitted("bonus")} == {"beat"}


def test_deathblow_without_tokens_spent_deals_its_own_power() -> None:
    fight = hit_first(duel(2).lay("illusory/deathblow", "maneuver/strike").on(), "demitras.deathblow/0").on("0")
    assert fight.emitted("damage", fighter=1)[0]["power"] == 0
    assert not fight.emitted("tokens", how="spent")
    assert fight.held(0, CRESCENDO) == (2 + 1 + 1 - 1, 2), "one comes after the attack, damage or not"


def test_deathblow_regains_a_token_only_if_it_hit() -> None:
    fight = duel(2, spaces=(2, 6)).beat("vapid/deathblow", "maneuver/strike")
    assert fight.held(0, CRESCENDO) == (2, 3)


@pytest.mark.parametrize(("tokens", "offered"), [(0, {"0", "1"}), (4, {"0", "1", "2", "3", "4", "5"})])
def test_deathblow_offers_what_is_in_supply(tokens: int, offered: set[str]) -> None:
    fight = hit_first(duel(tokens).lay("illusory/deathblow", "downdraft/strike").on(), "demitras.ability/1")
    assert fight.question() == (0, "amount")
    assert fight.offered == offered


@pytest.mark.rule("BC-40")
def test_deathblow_with_five_tokens_may_spend_before_the_hit_brings_one() -> None:
    fight = duel(5).lay("illusory/deathblow", "downdraft/grasp").on()
    assert fight.question() == (0, "effect")
    assert fight.offered == {"demitras.ability/1", "demitras.deathblow/0"}
    fight.on("demitras.deathblow/0", "5")
    assert fight.emitted("damage", fighter=1)[0]["power"] == 9
    assert fight.held(0, CRESCENDO) == (2, 3), "one for the hit, one after it"


def test_symphony_of_demise_advances_up_to_four_and_fills_the_supply() -> None:
    fight = duel(1, spaces=(0, 4)).set(0, life=9).rich(0, force=9)
    fight.lay("maneuver/strike", "maneuver/grasp").on("play")
    assert fight.question() == (0, "move")
    assert fight.offered == {"s1", "s2", "s3", "s5", "stay"}
    inner = duel(1, spaces=(1, 4)).set(0, life=9).rich(0, force=9).lay("maneuver/strike", "maneuver/grasp").on("play")
    assert inner.offered == {"s2", "s3", "s5", "s6", "stay"}
    fight.on("s3")
    if fight.board.beat == 1:
        fight.on(sorted(fight.offered)[0])
    assert fight.emitted("hit", attacker=0, reach=[1, 1])
    assert fight.life()[1] == 20, "no power"
    assert fight.stage("demitras.symphony_of_demise/0") == "attack"
    assert fight.stage("demitras.symphony_of_demise/1") == "hit"
    assert max(int(str(emitted["supply"])) for emitted in fight.emitted("tokens")) == 5
    missed = duel(1, spaces=(0, 6)).set(0, life=9).rich(0, force=9)
    missed.beat("maneuver/strike", "maneuver/grasp", answers=["play", "s4"])
    assert missed.held(0, CRESCENDO) == (1, 4)


def test_accelerando_advances_to_the_edge_ignores_guard_and_spends() -> None:
    fight = duel(3, spaces=(0, 5), side=1).set(0, life=9).rich(0, force=9)
    fight.lay("maneuver/strike", "blast/strike").on("play")
    hit_first(fight, "demitras.accelerando/2")
    assert {"0", "1", "2", "3"} <= fight.offered
    assert fight.emitted("moved", fighter=0)[0]["end"] == 6
    assert fight.emitted("moved", fighter=0)[0]["way"] == "advance"
    assert fight.question() == (0, "amount")
    fight.on("3")
    (hit,) = fight.emitted("damage", fighter=1)
    assert (hit["power"], hit["guard"]) == (2 + 6, 0)
    assert fight.emitted("hit", attacker=0, distance=2, reach=[1, 2])
    assert fight.emitted("stunned", fighter=1)
    assert (fight.stage("demitras.accelerando/1"), fight.stage("demitras.accelerando/2")) == ("attack", "hit")
    assert {emitted["until"] for emitted in fight.emitted("bonus")} == {"beat"}


def test_accelerando_may_spend_all_five() -> None:
    fight = duel(5, spaces=(0, 5), side=1).set(0, life=9).rich(0, force=9)
    fight.lay("maneuver/strike", "blast/strike").on("play")
    assert hit_first(fight, "demitras.accelerando/2").offered == {"0", "1", "2", "3", "4", "5"}
    fight.on("5")
    assert fight.emitted("damage", fighter=1)[0]["power"] == 12


def test_accelerando_that_misses_spends_nothing() -> None:
    fight = duel(3, spaces=(0, 2), side=1).set(0, life=9).rich(0, force=9)
    fight.beat("maneuver/strike", "maneuver/strike", answers=["play"])
    assert fight.emitted("moved", fighter=0)[0]["end"] == 6
    assert fight.emitted("missed", attacker=0, distance=4)
    assert fight.held(0, CRESCENDO) == (3, 2)


def test_two_of_them_count_each_their_own() -> None:
    fight = Fight("demitras", "demitras", spaces=(2, 4)).lay("vapid/strike", "vapid/shot").use(1, "crescendo").on()
    assert fight.compared() == [3 + 2, 2 + 1]
    assert fight.held(0, CRESCENDO) == (3, 2)
    assert fight.held(1, CRESCENDO) == (0, 5)
