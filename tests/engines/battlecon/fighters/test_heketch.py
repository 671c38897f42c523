"""Heketch (adapted): one Dark Force token, used to appear next to the opponent or spent for what is adjacent."""

from __future__ import annotations

import pytest

from engines.battlecon.game import BATTLECON
from tests.engines.battlecon.duels import Fight, figures_of

DARK_FORCE = "heketch.dark_force"

EMPTY = {"tokens": {DARK_FORCE: 0}, "exhausted": {DARK_FORCE: 1}}


@pytest.mark.rule("BC-81")
def test_figures() -> None:
    kit = BATTLECON.standard.pack.kit["heketch"]
    assert figures_of("heketch") == {
        "merciless": ((0, 1), -1, 0, 0),
        "rasping": ((0, 1), -1, 1, 0),
        "critical": ((0, 0), -1, 1, 0),
        "assassin": ((0, 0), 0, 0, 0),
        "psycho": ((0, 0), 0, 1, 0),
        "knives": ((1, 2), 4, 5, 0),
        "million_knives": ((1, 4), 3, 7, 0),
        "living_nightmare": ((1, 1), 3, 2, 0),
    }
    assert (kit.life, kit.source, kit.own_bases) == (20, "adapted", False)
    assert [(t.id, t.supply, t.exhausted, t.per_beat) for t in kit.tokens] == [("dark_force", 1, 0, 1)]
    assert [card.id for card in (*kit.styles, *kit.bases) if card.tie] == ["knives"]
    assert not any(card.active or card.form for card in kit.cards)


# ---------------------------------------------------------------- token and ability


@pytest.mark.rule("BC-94", "BC-53")
def test_dark_force_teleports_next_to_the_opponent_and_hastens_by_three() -> None:
    fight = Fight("heketch", "claus", spaces=(0, 4)).lay("assassin/strike", "maneuver/dash")
    assert DARK_FORCE in fight.offered
    fight.use(0, "dark_force")
    assert fight.question() == (0, "move")
    assert fight.offered == {"s3", "s5"}
    fight.answer("s5")
    assert fight.spaces() == [5, 4]
    assert fight.held(0, DARK_FORCE) == (0, 1)
    fight.on("s3")
    assert fight.speeds() == {0: 6, 1: 9}
    assert not [key for key in fight.emitted("advantage", fighter=0) if key["what"] != DARK_FORCE]


def test_without_dark_force_priority_is_as_printed() -> None:
    fight = Fight("heketch", "claus", spaces=(0, 4)).beat("assassin/strike", "maneuver/shot")
    assert fight.speeds() == {0: 3, 1: 2}
    assert not fight.emitted("moved")


def test_dark_force_next_to_an_edge_leaves_one_space() -> None:
    fight = Fight("heketch", "claus", spaces=(0, 6)).beat(
        "merciless/strike", "maneuver/strike", uses=[(0, "dark_force")]
    )
    assert fight.emitted("moved", fighter=0, way="teleport", end=5)
    assert fight.emitted("hit", attacker=0)


@pytest.mark.parametrize(("distance", "returned"), [(2, False), (3, True), (6, True)])
def test_dark_force_returns_at_the_end_from_three_spaces_on(distance: int, returned: bool) -> None:
    fight = Fight("heketch", "claus", spaces=(0, distance)).set(0, **EMPTY)
    fight.beat("critical/strike", "maneuver/strike")
    assert fight.held(0, DARK_FORCE) == ((1, 0) if returned else (0, 1))
    assert bool(fight.emitted("tokens")) is returned
    if returned:
        assert fight.stage("heketch.ability/0") == "end"


def test_there_is_never_more_than_one_dark_force() -> None:
    fight = Fight("heketch", "claus", spaces=(0, 6)).beat("critical/strike", "maneuver/strike")
    assert fight.held(0, DARK_FORCE) == (1, 0)


# ---------------------------------------------------------------- styles


@pytest.mark.rule("BC-41", "BC-55")
def test_merciless_punishes_whoever_moves_past_and_holds_them_for_the_beat() -> None:
    fight = Fight("heketch", "vanaah", spaces=(2, 3)).lay("merciless/strike", "paladin/drive").on()
    assert fight.emitted("damage", fighter=1)[0]["power"] == 3
    assert fight.question() == (1, "move")
    assert fight.offered == {"s1", "s0"}
    fight.on("s1")
    # Paladin's teleport to the other side at the end is no longer possible.
    assert fight.spaces() == [2, 1]
    assert fight.emitted("lost") == [{"fighter": 1, "amount": 2, "life": 15}]
    assert len(fight.emitted("moved", fighter=1)) == 1
    assert not fight.emitted("moved", fighter=0)


@pytest.mark.rule("BC-55")
def test_merciless_cancels_the_later_way_past_of_whom_it_holds() -> None:
    fight = Fight("heketch", "vanaah", spaces=(2, 3))
    fight.beat("merciless/grasp", "paladin/drive", answers=["s1"])
    # Pulled past, then held: Drive's own advance past him is no longer possible.
    assert [lost["amount"] for lost in fight.emitted("lost")] == [2]
    assert fight.emitted("moved", fighter=1) == [
        {"fighter": 1, "by": 0, "way": "shift", "start": 3, "end": 1, "passed": [0]}
    ]


def test_merciless_lets_the_opponent_move_in_the_next_beat() -> None:
    fight = Fight("heketch", "vanaah", spaces=(2, 3)).beat("merciless/strike", "paladin/drive", answers=["s1"])
    fight.lay("rasping/dash", "glorious/burst").on("s3")
    assert [m["way"] for m in fight.emitted("moved", fighter=1)] == ["advance", "retreat"]


@pytest.mark.rule("BC-53")
def test_merciless_does_not_mind_teleports_past_nor_his_own_way() -> None:
    fight = Fight("heketch", "vanaah", spaces=(2, 3)).beat("merciless/shot", "paladin/strike")
    assert fight.emitted("moved", fighter=1, way="teleport", end=1)
    assert not fight.emitted("lost")
    fight = Fight("heketch", "vanaah", spaces=(2, 3)).beat("merciless/drive", "paladin/shot", answers=["s4"])
    assert fight.emitted("moved", fighter=0, end=4, passed=[1])
    assert not fight.emitted("lost")


@pytest.mark.rule("BC-59")
def test_merciless_counts_a_pull_past_him_as_moving_past() -> None:
    fight = Fight("heketch", "vanaah", spaces=(2, 3)).lay("merciless/grasp", "paladin/shot").on()
    assert fight.offered == {"s1", "s4"}
    fight.on("s1")
    assert fight.emitted("lost", fighter=1, amount=2)
    assert fight.spaces() == [2, 1]


@pytest.mark.rule("BC-76")
@pytest.mark.parametrize(("tokens", "why"), [(1, "avoided"), (0, "")])
def test_merciless_avoids_what_comes_after_while_he_holds_the_token(tokens: int, why: str) -> None:
    fight = Fight("heketch", "claus", spaces=(2, 5))
    fight.set(0, tokens={DARK_FORCE: tokens}, exhausted={DARK_FORCE: 1 - tokens})
    fight.beat("merciless/strike", "maneuver/shot")
    assert fight.emitted("missed", attacker=0)
    assert [m["why"] for m in fight.emitted("missed", attacker=1)] == ([why] if why else [])
    assert fight.life() == [20 if why else 17, 20]


def test_merciless_is_hit_before_his_own_attack() -> None:
    fight = Fight("heketch", "claus", spaces=(2, 5)).beat("merciless/strike", "maneuver/shot", uses=[(1, "hasten")])
    assert fight.emitted("hit", attacker=1)


@pytest.mark.rule("BC-75", "BC-46")
@pytest.mark.parametrize(("answer", "power", "life"), [("heketch.rasping/0", 6, 13), ("decline", 3, 12)])
def test_rasping_spends_the_token_for_power_and_heals_half_rounded_up(answer: str, power: int, life: int) -> None:
    fight = Fight("heketch", "claus", spaces=(2, 3)).set(0, life=10).lay("rasping/strike", "maneuver/shot").on()
    assert fight.question() == (0, "effect")
    assert fight.offered == {"heketch.rasping/0", "decline"}
    fight.on(answer)
    assert fight.emitted("damage", fighter=1)[0]["power"] == power
    assert fight.life() == [life, 20 - power]
    assert fight.stage("heketch.rasping/1") == "damage"
    if power == 6:
        assert fight.stage("heketch.rasping/0") == "hit"
    assert fight.held(0, DARK_FORCE) == ((0, 1) if power == 6 else (1, 0))
    # Spent, not used (BC-43).
    assert not fight.emitted("tokens", how="used")


@pytest.mark.parametrize(("space", "tokens"), [(4, 1), (3, 0)])
def test_rasping_offers_nothing_at_two_spaces_or_without_the_token(space: int, tokens: int) -> None:
    fight = Fight("heketch", "claus", spaces=(2, space)).set(0, life=10)
    fight.set(0, tokens={DARK_FORCE: tokens}, exhausted={DARK_FORCE: 1 - tokens})
    fight.beat("rasping/strike", "maneuver/shot")
    assert fight.emitted("damage", fighter=1)[0]["power"] == 3
    assert fight.emitted("healed") == [{"fighter": 0, "amount": 2, "life": 12}]


@pytest.mark.rule("BC-28")
def test_rasping_heals_nothing_without_damage() -> None:
    fight = Fight("heketch", "eustace", spaces=(2, 4)).set(0, life=10)
    fight.beat("rasping/strike", "frostbite/strike", uses=[(1, "frostflow")] * 3)
    assert fight.emitted("damage", fighter=1)[0]["armour"] == 3
    assert not fight.emitted("healed")


@pytest.mark.rule("BC-71")
def test_critical_ignores_guard() -> None:
    fight = Fight("heketch", "claus", spaces=(2, 3)).lay("critical/strike", "maneuver/strike").on()
    assert fight.question() == (0, "effect")
    assert fight.offered == {"heketch.critical/1", "decline"}
    fight.on("decline")
    assert fight.emitted("damage", fighter=1)[0]["power"] == 3
    assert fight.emitted("stunned", fighter=1)
    # His own guard is as it is.
    fight = Fight("heketch", "claus", spaces=(2, 3)).beat(
        "critical/strike", "maneuver/grasp", answers=["s4", "decline"]
    )
    assert [(d["fighter"], d["guard"]) for d in fight.emitted("damage")] == [(0, 5), (1, 0)]


def test_without_critical_guard_holds() -> None:
    fight = Fight("heketch", "claus", spaces=(2, 3)).beat("psycho/strike", "maneuver/strike", answers=["decline"])
    assert fight.emitted("damage", fighter=1)[0]["power"] == 4
    assert not fight.emitted("stunned", fighter=1)


@pytest.mark.rule("BC-13", "BC-71")
def test_critical_does_not_stun_the_stable() -> None:
    fight = Fight("heketch", "eustace", spaces=(2, 3)).beat("critical/strike", "frostbite/strike", answers=["decline"])
    assert fight.emitted("not_stunned", fighter=1, why="stable")


@pytest.mark.parametrize(("tokens", "answers", "power"), [(1, ["heketch.critical/1"], 6), (0, [], 3)])
def test_critical_spends_the_token_for_power(tokens: int, answers: list[str], power: int) -> None:
    fight = Fight("heketch", "claus", spaces=(2, 3))
    fight.set(0, tokens={DARK_FORCE: tokens}, exhausted={DARK_FORCE: 1 - tokens})
    fight.beat("critical/strike", "maneuver/strike", answers=answers)
    assert fight.emitted("damage", fighter=1)[0]["power"] == power
    assert fight.held(0, DARK_FORCE) == (0, 1)
    if tokens:
        assert fight.stage("heketch.critical/1") == "hit"


def test_critical_offers_nothing_at_two_spaces() -> None:
    fight = Fight("heketch", "claus", spaces=(2, 4)).beat("critical/shot", "maneuver/shot")
    assert fight.emitted("damage", fighter=1)
    assert fight.held(0, DARK_FORCE) == (1, 0)


@pytest.mark.rule("BC-91")
def test_assassin_retreats_after_hitting_and_keeps_the_token_from_afar() -> None:
    fight = Fight("heketch", "claus", spaces=(2, 3)).lay("assassin/strike", "maneuver/shot").on()
    assert fight.question() == (0, "move")
    assert fight.offered == {"s1", "s0", "stay"}
    fight.on("s1")
    assert fight.spaces() == [1, 3]
    assert fight.held(0, DARK_FORCE) == (1, 0)
    assert fight.life() == [20, 16]


def test_assassin_retreats_five_spaces_at_most() -> None:
    fight = Fight("heketch", "claus", spaces=(1, 0)).lay("assassin/strike", "maneuver/shot").on()
    assert fight.offered == {"s2", "s3", "s4", "s5", "s6", "stay"}
    fight = Fight("heketch", "claus", spaces=(2, 5)).beat("assassin/strike", "maneuver/shot")
    assert not fight.emitted("moved")


@pytest.mark.rule("BC-93")
def test_assassin_spends_the_token_to_hold_the_opponent_in_the_next_beat() -> None:
    fight = Fight("heketch", "claus", spaces=(2, 3)).lay("assassin/strike", "maneuver/shot").on("stay")
    assert fight.question() == (0, "effect")
    assert fight.offered == {"heketch.assassin/1", "decline"}
    fight.on("heketch.assassin/1")
    assert fight.stage("heketch.assassin/0") == "hit"
    assert fight.stage("heketch.assassin/1") == "damage"
    assert fight.held(0, DARK_FORCE) == (0, 1)
    fight.beat("critical/grasp", "cyclone/burst")
    assert not fight.emitted("moved", fighter=1)
    fight.lay("merciless/dash", "tailwind/drive").on()
    assert fight.question() == (1, "move")


def test_assassin_offers_no_hold_without_the_token() -> None:
    fight = Fight("heketch", "claus", spaces=(2, 3)).set(0, **EMPTY)
    fight.beat("assassin/strike", "maneuver/shot", answers=["stay"])
    assert not fight.emitted("rule")


@pytest.mark.rule("BC-91", "BC-96")
def test_psycho_closes_in_and_attacks_again_at_the_end_for_the_token() -> None:
    fight = Fight("heketch", "claus", spaces=(0, 5)).lay("psycho/strike", "maneuver/shot").on()
    assert fight.emitted("moved") == [{"fighter": 0, "by": 0, "way": "close", "start": 0, "end": 4, "passed": []}]
    assert fight.life() == [20, 16]
    assert fight.board.phase == "end"
    assert fight.question() == (0, "effect")
    assert fight.offered == {"heketch.psycho/1", "decline"}
    fight.on("heketch.psycho/1")
    assert [a["number"] for a in fight.emitted("attack", attacker=0)] == [1, 2]
    assert fight.life() == [20, 12]
    assert fight.held(0, DARK_FORCE) == (0, 1)
    assert len(fight.emitted("attack", attacker=1)) == 0


def test_psycho_may_keep_the_token() -> None:
    fight = Fight("heketch", "claus", spaces=(0, 5)).beat("psycho/strike", "maneuver/shot", answers=["decline"])
    assert len(fight.emitted("attack", attacker=0)) == 1
    assert fight.held(0, DARK_FORCE) == (1, 0)


def test_psycho_offers_no_attack_without_the_token_or_from_afar() -> None:
    fight = Fight("heketch", "claus", spaces=(2, 3)).set(0, **EMPTY).beat("psycho/strike", "maneuver/shot")
    assert len(fight.emitted("attack", attacker=0)) == 1
    fight = Fight("heketch", "claus", spaces=(2, 3)).beat("psycho/grasp", "maneuver/strike", answers=["s4"])
    assert len(fight.emitted("attack", attacker=0)) == 1
    assert fight.held(0, DARK_FORCE) == (1, 0)


@pytest.mark.rule("BC-84", "BC-96")
def test_psycho_stunned_is_offered_no_attack() -> None:
    fight = Fight("heketch", "claus", spaces=(2, 3)).beat("psycho/shot", "hurricane/grasp", answers=["s4"])
    assert fight.spaces() == [4, 3]
    assert fight.emitted("stunned", fighter=0)
    assert fight.held(0, DARK_FORCE) == (1, 0)


# ---------------------------------------------------------------- base and finishers


@pytest.mark.rule("BC-24", "BC-87")
def test_knives_win_ties() -> None:
    fight = Fight("heketch", "claus", spaces=(2, 4), active=1).beat("merciless/knives", "maneuver/grasp")
    assert not fight.emitted("tied")
    assert fight.emitted("order")[0]["order"] == [0, 1]


@pytest.mark.rule("BC-99")
@pytest.mark.parametrize(("space", "stunned"), [(3, False), (4, True)])
def test_knives_do_not_stun_an_adjacent_opponent(space: int, stunned: bool) -> None:
    fight = Fight("heketch", "claus", spaces=(2, space)).lay("critical/knives", "maneuver/drive")
    fight.on(*(["decline", "s1"] if space == 3 else []))
    assert fight.emitted("damage", fighter=1)[0]["taken"] == 3
    assert bool(fight.emitted("stunned", fighter=1)) is stunned


def test_knives_stun_whom_he_has_retreated_from_by_then() -> None:
    fight = Fight("heketch", "claus", spaces=(2, 3)).beat("assassin/knives", "maneuver/drive", answers=["s1"])
    assert fight.emitted("stunned", fighter=1)


@pytest.mark.rule("BC-96")
@pytest.mark.parametrize(
    ("spaces", "attacks", "end"), [((0, 4), 2, 2), ((0, 3), 2, 2), ((0, 2), 1, 1), ((2, 3), 1, 4), ((5, 6), 1, 5)]
)
def test_million_knives_advance_and_attack_once_more_unless_adjacent(
    spaces: tuple[int, int], attacks: int, end: int
) -> None:
    fight = Fight("heketch", "claus", spaces=spaces, sides={0: 0}).rich(0)
    fight.beat("maneuver/dash", "maneuver/strike", answers=["play"])
    assert len(fight.emitted("attack", attacker=0)) == attacks
    assert fight.spaces() == [end, spaces[1]]
    assert fight.life()[1] == 20 - 3 * attacks


def test_million_knives_do_not_follow_a_miss() -> None:
    fight = Fight("heketch", "claus", spaces=(0, 5), sides={0: 0}).rich(0)
    fight.beat("maneuver/dash", "maneuver/strike", answers=["play"])
    assert len(fight.emitted("missed", attacker=0)) == 1
    assert fight.spaces() == [0, 5]


@pytest.mark.rule("BC-70", "BC-84", "BC-93")
def test_living_nightmare_stuns_and_brings_the_token_back_in_every_beat() -> None:
    fight = Fight("heketch", "claus", spaces=(2, 3), sides={0: 1}).rich(0).set(0, **EMPTY)
    fight.beat("maneuver/dash", "downdraft/strike", answers=["play"])
    # 3 damage against guard 5: the stun is the effect's.
    assert fight.emitted("damage", fighter=1)[0]["guard"] == 5
    assert fight.emitted("stays_stunned", fighter=1)
    assert fight.fighter(0).active == ("heketch.nightmare",)
    assert fight.held(0, DARK_FORCE) == (1, 0)
    fight.lay("critical/strike", "maneuver/shot").on("heketch.critical/1")
    assert fight.spaces() == [2, 3]
    assert fight.held(0, DARK_FORCE) == (1, 0)


def test_living_nightmare_that_misses_changes_nothing() -> None:
    fight = Fight("heketch", "claus", spaces=(2, 4), sides={0: 1}).rich(0).set(0, **EMPTY)
    fight.beat("maneuver/dash", "downdraft/strike", answers=["play"])
    assert fight.fighter(0).active == ()
    assert not fight.emitted("stunned")
    assert fight.held(0, DARK_FORCE) == (0, 1)


def test_two_of_heketch_have_a_token_each() -> None:
    fight = Fight("heketch", "heketch", spaces=(0, 4)).lay("merciless/strike", "critical/shot")
    fight.use(0, "dark_force").answer("s3")
    assert [fight.fighter(i).tokens[DARK_FORCE] for i in (0, 1)] == [0, 1]
    fight.use(1, "dark_force")
    # He stands next to the other already; the own space is none to teleport to (BC-53).
    assert fight.spaces()[1] == 2
