"""Rin, card by card: frost gathers with every hit, does more the more there is, and melts."""

from __future__ import annotations

import pytest

from engines.battlecon.content.vocabulary import Amount
from engines.battlecon.game import BATTLECON
from tests.engines.battlecon.duels import Fight, figures_of


def rin(*spaces: int, frost: int = 2, rival: str = "claus", side: int = 0) -> Fight:
    """Return a fight of Rin with so much frost in supply."""
    fight = Fight("rin", rival, spaces=spaces, sides={0: side})
    return fight.set(0, tokens={"frost": frost}, exhausted={"frost": 5 - frost})


@pytest.mark.rule("BC-82")
def test_her_figures_and_her_five_frost_counters() -> None:
    assert figures_of("rin") == {
        "unseen": ((0, 1), 0, 0, 0),
        "frosty": ((0, 1), 0, 0, 0),
        "icy": ((0, 0), 1, -2, 2),
        "snowy": ((1, 2), 0, 0, 0),
        "chill": ((0, 1), 1, -1, 0),
        "icicle": ((1, 3), 2, 3, 1),
        "permafrost": ((1, 3), 6, 5, 2),
        "ice_tomb": ((1, 4), Amount("tokens", token="frost", times=2), 4, 0),
    }
    kit = BATTLECON.standard.pack.kit["rin"]
    assert (kit.life, kit.source) == (20, "ours")
    assert [(t.id, t.supply, t.exhausted, t.counter) for t in kit.tokens] == [("frost", 3, 2, True)]


# ---------------------------------------------------------------- Frostbite


@pytest.mark.rule("BC-47", "BC-97")
@pytest.mark.parametrize(("frost", "slower"), [(2, 0), (3, 1), (5, 1)])
def test_three_frost_slow_the_opponent(frost: int, slower: int) -> None:
    fight = rin(0, 6, frost=frost).lay("icy/grasp", "maneuver/strike").on()
    assert bool(fight.emitted("tied")) is not bool(slower)
    assert not slower or fight.speeds() == {0: 3, 1: 3 - slower}


@pytest.mark.rule("BC-92", "BC-55")
@pytest.mark.parametrize(("frost", "offered"), [(4, {"s6", "s4", "s2", "s1"}), (5, {"s6", "s4"})])
def test_five_frost_let_nobody_pass_her(frost: int, offered: set[str]) -> None:
    fight = rin(3, 5, frost=frost, rival="shekhtur").lay("icy/shot", "maneuver/dash").on()
    assert fight.question() == (1, "move")
    assert fight.offered == offered


@pytest.mark.rule("BC-37")
@pytest.mark.parametrize(("frost", "left"), [(2, 1), (0, 0)])
def test_a_frost_melts_in_each_recycle(frost: int, left: int) -> None:
    fight = rin(0, 6, frost=frost).beat("icy/strike", "maneuver/shot", answers=[])
    assert fight.held(0, "frost") == (left, 5 - left)


def test_a_hit_gathers_two_frost() -> None:
    fight = rin(2, 3, frost=0).beat("chill/strike", "maneuver/shot", uses=[(0, "hasten")])
    assert [emitted["change"] for emitted in fight.emitted("tokens")] == [2, -1]
    assert (fight.stage("rin.ability/2"), fight.stage("rin.ability/3")) == ("end", "recycle")
    full = rin(2, 3, frost=4).beat("icy/strike", "maneuver/shot", uses=[(0, "hasten")])
    assert [emitted["change"] for emitted in full.emitted("tokens")] == [1, -1]


def test_frost_is_no_advantage() -> None:
    fight = rin(0, 6, frost=5).lay("icy/strike", "maneuver/shot")
    assert fight.offered == {"strengthen", "fortify", "hasten", "pass"}


# ---------------------------------------------------------------- styles


@pytest.mark.rule("BC-76")
@pytest.mark.parametrize(("space", "why"), [(3, ["avoided"]), (2, [])])
def test_unseen_avoids_attacks_from_three_spaces(space: int, why: list[str]) -> None:
    fight = rin(0, space).lay("unseen/strike", "hurricane/shot").use(1, "hasten").on()
    assert [emitted["why"] for emitted in fight.emitted("missed", attacker=1)] == why


@pytest.mark.rule("BC-53")
def test_unseen_with_three_frost_may_teleport_next_to_the_opponent() -> None:
    fight = rin(0, 4, frost=3).lay("unseen/strike", "maneuver/shot").on()
    assert fight.question() == (0, "effect")
    assert fight.offered == {"rin.unseen/1", "decline"}
    assert fight.board.phase == "start"
    fight.answer("rin.unseen/1")
    assert fight.question() == (0, "move")
    assert fight.offered == {"s3", "s5"}
    fight.answer("s5")
    assert fight.spaces() == [5, 4]
    few = rin(0, 4, frost=2).lay("unseen/strike", "maneuver/shot").on()
    assert not few.emitted("moved")
    assert few.spaces() == [0, 4]
    stays = rin(0, 4, frost=3).lay("unseen/strike", "maneuver/shot").on("decline")
    assert stays.spaces() == [0, 4]


@pytest.mark.parametrize(("frost", "power"), [(3, 6), (2, 4)])
def test_frosty_with_three_frost_hits_harder_and_gathers_one_after(frost: int, power: int) -> None:
    fight = rin(2, 3, frost=frost).beat("frosty/strike", "maneuver/shot")
    assert fight.emitted("damage", fighter=1)[0]["power"] == power
    assert [emitted["change"] for emitted in fight.emitted("tokens")] == ([1, 1, -1] if frost == 3 else [1, 2, -1])


@pytest.mark.rule("BC-28")
def test_frosty_gathers_a_frost_after_a_miss_too() -> None:
    fight = rin(0, 6, frost=0).beat("frosty/strike", "maneuver/shot")
    assert [emitted["change"] for emitted in fight.emitted("tokens")] == [1, -1]
    assert fight.stage("rin.frosty/1") == "missed"


@pytest.mark.rule("BC-44")
@pytest.mark.parametrize(("frost", "armour"), [(2, 1), (3, 2)])
def test_icy_has_armour_one_and_with_three_frost_two(frost: int, armour: int) -> None:
    fight = rin(2, 3, frost=frost).lay("icy/strike", "cyclone/strike").on()
    damage = fight.emitted("damage", fighter=0)[0]
    assert (damage["power"], damage["armour"], damage["taken"]) == (5, armour, 5 - armour)
    assert fight.emitted("damage", fighter=1)[0]["armour"] == 0


@pytest.mark.rule("BC-93")
def test_snowy_may_retreat_one_and_slows_who_was_damaged_in_the_next_beat_alone() -> None:
    fight = rin(2, 4, frost=0).lay("snowy/strike", "maneuver/shot").on()
    assert fight.question() == (0, "move")
    assert fight.offered == {"s1", "stay"}
    assert fight.stage("rin.snowy/0") == "attack"
    fight.answer("s1")
    assert fight.stage("rin.snowy/1") == "damage"
    assert fight.emitted("hit", attacker=0)[0]["reach"] == [2, 3]
    assert [(emitted["target"], emitted["by"]) for emitted in fight.emitted("bonus")] == [(1, -1)]
    fight.set(1, space=6).set(0, tokens={"frost": 0}).refill()
    fight.beat("icy/dash", "maneuver/strike", answers=["s0"])
    assert fight.speeds() == {0: 7, 1: 2}
    fight.refill().lay("icy/dash", "maneuver/strike").on()
    assert fight.speeds() == {0: 7, 1: 3}


def test_snowy_without_damage_slows_nobody() -> None:
    fight = rin(0, 6).beat("snowy/strike", "maneuver/shot")
    assert not fight.emitted("bonus")


@pytest.mark.rule("BC-75", "BC-84")
def test_chill_may_spend_three_frost_to_stun() -> None:
    fight = rin(2, 3, frost=4).lay("chill/grasp", "maneuver/strike").on()
    assert fight.question() == (0, "effect")
    assert fight.offered == {"rin.chill/0", "grasp/0"}
    fight.answer("grasp/0").on("s1")
    assert fight.offered == {"rin.chill/0", "decline"}
    fight.answer("rin.chill/0")
    assert fight.emitted("stunned") == [{"fighter": 1}]
    assert fight.emitted("tokens")[0]["change"] == -3
    assert fight.emitted("damage", fighter=1)[0]["power"] == 3, "less than his guard"


@pytest.mark.rule("BC-75")
@pytest.mark.parametrize(("frost", "answers"), [(2, ["s1"]), (3, ["grasp/0", "s1", "decline"])])
def test_chill_without_three_frost_or_declined_stuns_nobody(frost: int, answers: list[str]) -> None:
    fight = rin(2, 3, frost=frost).lay("chill/grasp", "maneuver/strike").on(*answers)
    assert not fight.emitted("stunned", fighter=1)
    assert next(emitted["change"] for emitted in fight.emitted("tokens")) == 2


# ---------------------------------------------------------------- base and finishers


@pytest.mark.rule("BC-71")
@pytest.mark.parametrize(("frost", "armour", "guard"), [(3, 0, 0), (2, 3, 2)])
def test_icicle_with_three_frost_ignores_armour_and_guard(frost: int, armour: int, guard: int) -> None:
    fight = rin(2, 4, frost=frost, rival="vekil").lay("snowy/icicle", "maneuver/anvil").on("stay")
    assert fight.emitted("hit", attacker=0)[0]["reach"] == [2, 5]
    damage = fight.emitted("damage", fighter=1)[0]
    assert (damage["power"], damage["guard"]) == (2, guard)
    assert damage["armour"] == min(armour, 2)


@pytest.mark.rule("BC-28")
@pytest.mark.parametrize(("space", "changes"), [(2, [1, 2, -1]), (6, [1, -1])])
def test_icicle_gathers_a_frost_after_hit_or_not(space: int, changes: list[int]) -> None:
    fight = rin(0, space, frost=0).beat("icy/icicle", "maneuver/grasp")
    assert bool(fight.emitted("hit", attacker=0)) is (space == 2)
    assert fight.stage("rin.icicle/1") == ("damage" if space == 2 else "missed")
    assert [emitted["change"] for emitted in fight.emitted("tokens")] == changes


@pytest.mark.rule("BC-46", "BC-93")
@pytest.mark.parametrize(("life", "healed"), [(10, 13), (18, 20), (20, 20)])
def test_permafrost_fills_the_frost_pins_and_heals(life: int, healed: int) -> None:
    fight = rin(0, 3, frost=0, rival="shekhtur").rich(0).set(0, life=life)
    fight.lay("maneuver/strike", "maneuver/strike").on("play")
    assert fight.speeds() == {0: 5, 1: 3}
    assert fight.emitted("hit")[0]["reach"] == [1, 3]
    assert fight.emitted("tokens")[0] == {
        "fighter": 0, "token": "rin.frost", "change": 5, "how": "set", "supply": 5, "to": None,
    }  # fmt: skip
    assert fight.emitted("damage", fighter=1)[0]["power"] == 6
    fight.on(*([] if fight.match.lanes else ["rin.permafrost/2"]))
    assert fight.life()[0] == healed
    assert (fight.stage("rin.permafrost/0"), fight.stage("rin.permafrost/2")) == ("start", "end")
    fight.refill().set(0, tokens={"frost": 0}).beat("icy/strike", "maneuver/dash")
    assert fight.spaces() == [0, 3], "pinned in the next beat"
    fight.refill().lay("icy/strike", "maneuver/dash").on()
    assert fight.question() == (1, "move")


@pytest.mark.rule("BC-12")
def test_permafrost_has_guard_two_and_pins_nobody_on_a_miss() -> None:
    fight = rin(2, 6, frost=0).rich(0).beat("maneuver/strike", "maneuver/strike", answers=["play"])
    assert not fight.emitted("rule")
    assert fight.life() == [20, 20]
    hit = rin(2, 3, frost=0).rich(0).lay("maneuver/strike", "cyclone/grasp").on("play", "s1")
    assert hit.emitted("damage", fighter=0)[0]["guard"] == 2


@pytest.mark.rule("BC-77", "BC-97", "BC-93")
@pytest.mark.parametrize(("frost", "power"), [(0, 4), (2, 8), (5, 10)])
def test_ice_tomb_strikes_by_the_frost_and_stops_the_opponent(frost: int, power: int) -> None:
    fight = rin(0, 4, frost=frost, side=1).rich(0).lay("maneuver/strike", "maneuver/dash").on("play")
    assert fight.speeds() == {0: 4, 1: 0}
    assert fight.emitted("hit")[0]["reach"] == [1, 4]
    assert fight.emitted("damage", fighter=1)[0]["power"] == power
    assert [(emitted["target"], emitted["stat"], emitted["by"], emitted["until"]) for emitted in fight.emitted("bonus")] == [
        (1, "guard", -2, "next"),
    ]  # fmt: skip
    assert (fight.stage("rin.ice_tomb/1"), fight.stage("rin.ice_tomb/2")) == ("start", "damage")


@pytest.mark.rule("BC-93", "BC-12")
def test_ice_tomb_weakens_the_guard_of_the_next_beat_alone() -> None:
    fight = rin(0, 4, side=1).rich(0).beat("maneuver/strike", "maneuver/strike", answers=["play"])
    guards = []
    for _ in range(2):
        fight.refill().set(1, space=1, life=20).set(0, space=0, tokens={"frost": 0}).lay(
            "frosty/strike", "maneuver/strike"
        )
        fight.use(0, "hasten").on()
        guards.append(fight.emitted("damage", fighter=1)[-1]["guard"])
    assert guards == [3, 5]


def test_a_mirror_match_keeps_the_frost_apart() -> None:
    fight = Fight("rin", "rin", spaces=(0, 6)).set(1, tokens={"frost": 2}, exhausted={"frost": 3})
    fight.beat("frosty/strike", "icy/shot")
    assert fight.speeds() == {0: 3, 1: -1}
    assert (fight.held(0, "frost"), fight.held(1, "frost")) == ((3, 2), (1, 4))
