"""Vanaah, card by card: the scythe, and a rush that lies in the discard piles until it comes back."""

from __future__ import annotations

import pytest

from engines.battlecon.game import BATTLECON
from tests.engines.battlecon.duels import Fight, figures_of

RUSH = "vanaah.divine_rush"


@pytest.mark.rule("BC-81")
def test_her_figures_are_those_of_the_facts() -> None:
    assert figures_of("vanaah") == {
        "reaping": ((0, 1), 0, 1, 0),
        "judgment": ((1, 1), 1, -1, 0),
        "glorious": ((0, 0), 2, 0, 0),
        "paladin": ((0, 1), 1, -2, 3),
        "vengeance": ((0, 0), 2, 0, 4),
        "scythe": ((1, 2), 3, 3, 3),
        "death_walks": ((1, 2), 5, 6, 0),
        "hand_of_divinity": ((5, 5), 7, 3, "stable"),
    }
    kit = BATTLECON.standard.pack.kit["vanaah"]
    assert (kit.life, kit.source) == (20, "adapted")
    assert [(t.id, t.supply, t.exhausted, t.per_beat) for t in kit.tokens] == [("divine_rush", 1, 0, 1)]


# ---------------------------------------------------------------- Divine Rush


@pytest.mark.rule("BC-94")
def test_divine_rush_gives_two_power_and_two_priority_for_the_beat() -> None:
    fight = Fight("vanaah", "claus", spaces=(2, 3))
    fight.beat("maneuver/strike", "maneuver/strike", uses=[(0, "divine_rush")], answers=["keep"])
    assert fight.speeds() == {0: 5, 1: 3}
    assert fight.emitted("damage", fighter=1)[0]["power"] == 6
    assert not fight.emitted("damage", fighter=0), "Claus is stunned by 6 over 5 guard, and unchanged otherwise"
    fight.beat("reaping/shot", "hurricane/shot", answers=[])
    assert fight.speeds() == {0: 3, 1: 2}


def test_divine_rush_is_offered_once() -> None:
    fight = Fight("vanaah", "claus", spaces=(2, 3)).lay("maneuver/strike", "maneuver/strike")
    assert fight.offered == {RUSH, "strengthen", "fortify", "hasten", "pass"}
    fight.use(0, "divine_rush").answer("pass")
    assert fight.question() == (0, "advantage")
    assert fight.offered == {"strengthen", "fortify", "hasten", "pass"}


@pytest.mark.rule("BC-37")
def test_a_used_rush_goes_the_way_of_the_pair_and_comes_back_after_two_more_beats() -> None:
    fight = Fight("vanaah", "claus", spaces=(0, 6))
    fight.beat("reaping/strike", "maneuver/strike", uses=[(0, "divine_rush")])
    me = fight.fighter(0)
    assert (me.discard_1, me.tokens[RUSH]) == (("strike", "vanaah.reaping", RUSH), 0)
    fight.beat("glorious/shot", "downdraft/shot", answers=["stay"])
    assert (fight.fighter(0).discard_2, fight.fighter(0).tokens[RUSH]) == (("strike", "vanaah.reaping", RUSH), 0)
    fight.beat("vengeance/grasp", "cyclone/grasp")
    me = fight.fighter(0)
    assert (me.tokens[RUSH], me.exhausted[RUSH]) == (1, 0)
    assert not {*me.discard_1, *me.discard_2, *me.hand} & {RUSH}
    assert {"strike", "vanaah.reaping"} <= set(me.hand)


@pytest.mark.rule("BC-37")
def test_an_unused_rush_stays_in_supply() -> None:
    fight = Fight("vanaah", "claus", spaces=(0, 6)).beat("reaping/strike", "maneuver/strike")
    assert (fight.fighter(0).tokens[RUSH], fight.fighter(0).discard_1) == (1, ("strike", "vanaah.reaping"))


@pytest.mark.rule("BC-31")
def test_a_rush_used_in_the_beat_of_a_finisher_lies_on_discard_1_although_nothing_else_moves() -> None:
    fight = Fight("vanaah", "claus", spaces=(2, 4)).rich(0).set(0, discard_1=("drive", "vanaah.paladin"))
    fight.set(0, hand=tuple(c for c in fight.fighter(0).hand if c not in ("drive", "vanaah.paladin")))
    fight.beat("maneuver/strike", "maneuver/strike", uses=[(0, "divine_rush")], answers=["play"])
    assert fight.emitted("damage", fighter=1)[0]["power"] == 7
    assert fight.speeds() == {0: 8, 1: 3}
    me = fight.fighter(0)
    assert (me.tokens[RUSH], me.exhausted[RUSH]) == (0, 0)
    assert me.discard_1 == ("drive", "vanaah.paladin", RUSH)
    fight.beat("reaping/shot", "hurricane/shot")
    fight.beat("glorious/grasp", "downdraft/grasp", answers=["stay"])
    assert fight.fighter(0).tokens[RUSH] == 1


# ---------------------------------------------------------------- styles


@pytest.mark.rule("BC-43")
def test_reaping_exhausts_a_token_of_the_one_hit_who_picks_the_kind() -> None:
    fight = Fight("vanaah", "daidzin", spaces=(2, 3))
    fight.set(0, discard_1=(RUSH,), tokens={"divine_rush": 0})
    fight.lay("reaping/strike", "hoarding/shot").on()
    assert fight.question() == (1, "token")
    assert fight.offered == {"daidzin.coin", "daidzin.gem"}
    fight.answer("daidzin.gem")
    rival = fight.fighter(1)
    assert (rival.tokens["daidzin.gem"], rival.exhausted["daidzin.gem"], rival.tokens["daidzin.coin"]) == (0, 1, 2)
    assert fight.fighter(0).tokens[RUSH] == 0, "he had a token: hers does not come back"


@pytest.mark.parametrize("pile", ["discard_1", "discard_2", "exhausted"])
def test_reaping_brings_the_rush_back_from_where_it_lies_if_the_one_hit_has_no_token(pile: str) -> None:
    fight = Fight("vanaah", "claus", spaces=(2, 3)).set(0, tokens={"divine_rush": 0})
    fight.set(0, **{pile: {"divine_rush": 1} if pile == "exhausted" else ("drive", RUSH)})
    fight.lay("reaping/strike", "maneuver/strike").on()
    assert fight.emitted("tokens", fighter=0) == [
        {"fighter": 0, "token": RUSH, "change": 1, "how": "returned", "supply": 1, "to": None}
    ]
    me = fight.fighter(0)
    assert me.tokens[RUSH] == 1
    assert RUSH not in (*me.discard_1, *me.discard_2)
    assert me.exhausted[RUSH] == 0


def test_reaping_brings_back_a_rush_of_this_very_beat_whose_effect_stays() -> None:
    fight = Fight("vanaah", "claus", spaces=(2, 3))
    fight.beat("reaping/strike", "maneuver/strike", uses=[(0, "divine_rush")])
    assert fight.emitted("damage", fighter=1)[0]["power"] == 6
    me = fight.fighter(0)
    assert (me.tokens[RUSH], me.exhausted[RUSH], me.discard_1) == (1, 0, ("strike", "vanaah.reaping"))


def test_reaping_does_nothing_when_it_does_not_hit() -> None:
    fight = Fight("vanaah", "shekhtur", spaces=(0, 6)).set(0, discard_1=(RUSH,), tokens={"divine_rush": 0})
    fight.beat("reaping/strike", "maneuver/strike")
    assert not fight.emitted("tokens")
    assert fight.fighter(1).tokens["shekhtur.malice"] == 3


@pytest.mark.rule("BC-43")
def test_reaping_in_a_mirror_exhausts_the_rush_so_that_it_does_not_come_back_by_itself() -> None:
    fight = Fight("vanaah", "vanaah", spaces=(2, 3))
    fight.beat("reaping/strike", "vengeance/strike")
    rival = fight.fighter(1)
    assert (rival.tokens[RUSH], rival.exhausted[RUSH]) == (0, 1)
    assert fight.fighter(0).tokens[RUSH] == 1


@pytest.mark.rule("BC-92", "BC-55")
@pytest.mark.parametrize(
    ("style", "space", "offered"),
    [
        ("judgment", 3, set()),
        ("judgment", 5, {"s3", "s4"}),
        ("vengeance", 3, {"s4", "s5", "s6", "s1", "s0"}),
        ("vengeance", 5, {"s6", "s3", "s4", "s1"}),
    ],
)
def test_judgment_bars_walking_back_and_past_her(style: str, space: int, offered: set[str]) -> None:
    fight = Fight("vanaah", "shekhtur", spaces=(2, space)).lay(f"{style}/grasp", "maneuver/dash").on()
    if not offered:
        assert fight.board.beat == 2
        assert fight.emitted("missed", attacker=1)
        assert not fight.emitted("moved", by=1)
        return
    assert fight.question() == (1, "move")
    assert fight.offered == offered


@pytest.mark.rule("BC-92")
def test_judgment_spares_teleports_and_her_own_moves() -> None:
    fight = Fight("vanaah", "vanaah", spaces=(2, 4), active=1).lay("judgment/dash", "paladin/drive").on()
    assert fight.question() == (0, "move"), "she dashes where she likes"
    assert fight.offered == {"s1", "s0", "s3", "s5", "s6"}
    fight.answer("s1").on("s3")
    assert fight.spaces() == [1, 3]
    assert fight.question() == (1, "move"), "Paladin's teleport passes her and goes back as it likes"
    assert fight.offered == {"s0", "s2"}


def test_glorious_advances_up_to_one_before() -> None:
    fight = Fight("vanaah", "claus", spaces=(2, 4)).lay("glorious/grasp", "maneuver/strike").on()
    assert fight.question() == (0, "move")
    assert fight.offered == {"s3", "stay"}
    fight.answer("s3").on("s5")
    assert fight.stage("vanaah.glorious/0") == "attack"
    assert fight.emitted("hit", attacker=0, target=1)[0]["reach"] == [1, 1]
    assert fight.emitted("damage", fighter=1)[0]["power"] == 4


@pytest.mark.rule("BC-98")
@pytest.mark.parametrize(("faster", "hits"), [(0, True), (1, False)])
def test_glorious_hits_only_if_she_is_not_slower(faster: int, hits: bool) -> None:
    fight = Fight("vanaah", "claus", spaces=(2, 3)).lay("glorious/strike", "maneuver/strike")
    fight.use(faster, "hasten").on("stay")
    assert bool(fight.emitted("hit", attacker=0)) is hits
    assert [emitted["why"] for emitted in fight.emitted("missed", attacker=0)] == ([] if hits else ["condition"])


@pytest.mark.rule("BC-98", "BC-24")
@pytest.mark.parametrize(("style", "answers"), [("glorious", ["stay"]), ("vengeance", [])])
def test_equal_priority_is_neither_slower_nor_faster(style: str, answers: list[str]) -> None:
    fight = Fight("vanaah", "kora", spaces=(2, 3)).lay(f"{style}/strike", "precise/shot").on(*answers)
    assert fight.speeds() == {0: 3, 1: 3}
    assert fight.emitted("hit", attacker=0, target=1)


@pytest.mark.rule("BC-53", "BC-91")
@pytest.mark.parametrize(
    ("spaces", "offered", "end"),
    [((0, 4), {"s3", "s5"}, 0), ((0, 6), set(), 5), ((3, 4), set(), 5), ((5, 6), set(), 5)],
)
def test_paladin_teleports_next_to_the_opponent(spaces: tuple[int, int], offered: set[str], end: int) -> None:
    fight = Fight("vanaah", "claus", spaces=spaces).lay("paladin/shot", "maneuver/strike").on()
    if offered:
        assert fight.question() == (0, "move")
        assert fight.offered == offered
        fight.answer("s5")
        end = 5
    assert fight.spaces() == [end, spaces[1]]
    assert fight.stage("vanaah.paladin/0") == "end"
    ways = [emitted["way"] for emitted in fight.emitted("moved")]
    assert ways == ([] if spaces == (5, 6) else ["teleport"]), "never onto her own space (BC-53)"


@pytest.mark.rule("BC-98")
@pytest.mark.parametrize(("base", "hits"), [("strike", True), ("grasp", False)])
def test_vengeance_hits_only_if_she_is_not_faster(base: str, hits: bool) -> None:
    fight = Fight("vanaah", "claus", spaces=(2, 3)).beat(f"vengeance/{base}", "cyclone/strike")
    assert bool(fight.emitted("hit", attacker=0)) is hits
    assert [emitted["why"] for emitted in fight.emitted("missed", attacker=0)] == ([] if hits else ["condition"])
    assert fight.emitted("damage", fighter=0)[0]["guard"] == (9 if base == "strike" else 4)


# ---------------------------------------------------------------- base and finishers


@pytest.mark.rule("BC-50")
@pytest.mark.parametrize(("spaces", "ends"), [((2, 4), [3]), ((2, 3), [4]), ((5, 6), [])])
def test_scythe_advances_exactly_one_before_past_the_opponent_too(spaces: tuple[int, int], ends: list[int]) -> None:
    fight = Fight("vanaah", "claus", spaces=spaces).lay("vengeance/scythe", "cyclone/strike").on()
    assert [emitted["end"] for emitted in fight.emitted("moved", way="advance")] == ends
    assert fight.stage("vanaah.scythe/0") == "attack"
    assert fight.spaces()[1] == spaces[1]


@pytest.mark.rule("BC-57", "BC-91")
def test_scythe_pulls_up_to_one_on_a_hit_past_her_too() -> None:
    fight = Fight("vanaah", "claus", spaces=(2, 5)).lay("reaping/scythe", "maneuver/strike").on()
    assert fight.emitted("hit", attacker=0)[0] == {"attacker": 0, "target": 1, "distance": 2, "reach": [1, 3]}
    assert fight.question() == (0, "effect")
    fight.answer("vanaah.scythe/1")
    assert fight.question() == (0, "move")
    assert fight.offered == {"s4", "stay"}
    fight.answer("s4")
    assert fight.emitted("damage", fighter=1)[0]["power"] == 3
    assert fight.spaces() == [3, 4]
    fight = Fight("vanaah", "claus", spaces=(2, 4)).lay("paladin/scythe", "maneuver/strike").on()
    assert fight.offered == {"s2", "stay"}
    assert fight.answer("stay").emitted("moved", fighter=1) == []


def test_scythe_that_misses_pulls_nobody() -> None:
    fight = Fight("vanaah", "claus", spaces=(0, 5)).beat("vengeance/scythe", "cyclone/strike")
    assert fight.spaces() == [1, 5]


@pytest.mark.rule("BC-84", "BC-93")
def test_death_walks_stuns_whatever_the_guard_and_slows_the_next_beat() -> None:
    fight = Fight("vanaah", "claus", spaces=(2, 4)).rich(0)
    fight.beat("maneuver/strike", "downdraft/strike", uses=[(1, "fortify")], answers=["play"])
    damage = fight.emitted("damage", fighter=1)[0]
    assert (damage["power"], damage["guard"], damage["taken"]) == (5, 7, 5)
    assert fight.emitted("stunned") == [{"fighter": 1}]
    assert not fight.emitted("attack", attacker=1)
    assert fight.speeds() == {0: 6, 1: 2}
    fight.beat("vengeance/grasp", "cyclone/grasp")
    assert fight.speeds() == {0: 5, 1: 2}
    fight.lay("paladin/strike", "hurricane/shot").on()
    assert fight.speeds() == {0: 1, 1: 2}


@pytest.mark.rule("BC-13", "BC-84")
def test_death_walks_cannot_stun_the_steadfast_but_slows_them() -> None:
    fight = Fight("vanaah", "vekil", spaces=(2, 4)).rich(0)
    fight.beat("maneuver/strike", "granite/strike", answers=["play"])
    assert not fight.emitted("stunned", fighter=1)
    assert fight.emitted("attack", attacker=1)
    fight.lay("vengeance/grasp", "siege/grasp").on()
    assert fight.speeds() == {0: 5, 1: 0}


def test_death_walks_that_misses_does_nothing() -> None:
    fight = Fight("vanaah", "claus", spaces=(2, 5)).rich(0)
    fight.beat("maneuver/strike", "maneuver/strike", answers=["play"])
    assert fight.emitted("missed", attacker=0)[0]["reach"] == [1, 2]
    assert not fight.emitted("stunned")
    assert not fight.emitted("bonus")


@pytest.mark.rule("BC-44", "BC-13")
def test_hand_of_divinity_reaches_five_with_armour_three_and_cannot_be_stunned() -> None:
    fight = Fight("vanaah", "claus", spaces=(0, 5), sides={0: 1}).rich(0)
    fight.lay("maneuver/strike", "hurricane/shot").use(1, "hasten").on("play")
    assert fight.speeds() == {0: 3, 1: 4}
    assert not fight.emitted("hit", attacker=1), "Claus reaches 1 to 4"
    assert fight.emitted("hit", attacker=0)[0]["reach"] == [5, 5]
    assert fight.emitted("damage", fighter=1)[0]["power"] == 7
    assert fight.question() == (0, "move")
    assert fight.offered == {"s1", "s2", "s3", "s4", "s6", "stay"}
    fight.answer("stay")
    fight = Fight("vanaah", "claus", spaces=(1, 5), sides={0: 1}).rich(0)
    fight.lay("maneuver/strike", "hurricane/shot").use(1, "hasten").on("play")
    damage = fight.emitted("damage", fighter=0)[0]
    assert (damage["power"], damage["armour"], damage["taken"], damage["guard"]) == (6, 3, 3, None)
    assert not fight.emitted("stunned")
    assert [emitted["why"] for emitted in fight.emitted("not_stunned")] == ["stable"]
    assert fight.emitted("missed", attacker=0)[0]["why"] == "range"
    assert fight.offered == {"s2", "s3", "s4", "s6", "stay"}, "after-effects come in every attack (BC-28)"
    assert fight.stage("vanaah.hand_of_divinity/1") == "missed"
