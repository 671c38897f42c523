"""Eustace (adapted): Frostflow tokens as armour, lost to every first wound and stun."""

from __future__ import annotations

import pytest

from engines.battlecon.game import BATTLECON
from tests.engines.battlecon.duels import Fight, figures_of

FROSTFLOW = "eustace.frostflow"


def tokens(n: int) -> dict[str, dict[str, int]]:
    return {"tokens": {FROSTFLOW: n}, "exhausted": {FROSTFLOW: 5 - n}}


@pytest.mark.rule("BC-81")
def test_figures() -> None:
    kit = BATTLECON.standard.pack.kit["eustace"]
    assert figures_of("eustace") == {
        "elementary": ((0, 0), 1, -1, 0),
        "ivory": ((0, 0), 1, 0, 2),
        "frigid": ((0, 0), 0, 0, 0),
        "frostbite": ((0, 0), 0, -3, "stable"),
        "barons": ((0, 0), 2, -2, 1),
        "cross": ((1, 1), 4, 4, 0),
        "bone_breaker": ((1, 1), 7, 5, 0),
        "rime_blitzer": ((1, 1), 8, 3, 0),
    }
    assert (kit.life, kit.source, kit.own_bases) == (20, "adapted", False)
    assert [(t.id, t.supply, t.exhausted, t.per_beat) for t in kit.tokens] == [("frostflow", 3, 2, 0)]
    assert not any(card.tie or card.fixed for card in (*kit.styles, *kit.bases))


# ---------------------------------------------------------------- ability and token


@pytest.mark.parametrize(("before", "after"), [(0, 1), (3, 4), (4, 5), (5, 5)])
def test_a_token_returns_at_each_end(before: int, after: int) -> None:
    fight = Fight("eustace", "claus", spaces=(0, 6)).set(0, **tokens(before))
    fight.beat("ivory/strike", "cyclone/strike")
    assert fight.held(0, FROSTFLOW) == (after, 5 - after)
    assert fight.life() == [20, 20]


def test_it_returns_to_a_stunned_eustace_too() -> None:
    fight = Fight("eustace", "claus", spaces=(3, 4)).beat("barons/shot", "hurricane/strike")
    assert fight.emitted("stunned", fighter=0)
    assert fight.held(0, FROSTFLOW) == (3 - 2 + 1, 2 + 2 - 1)


@pytest.mark.rule("BC-94", "BC-77", "BC-44")
def test_frostflow_is_an_armour_a_token_and_leaves_the_least_range_only() -> None:
    fight = Fight("eustace", "claus", spaces=(2, 4)).lay("barons/shot", "hurricane/shot")
    assert fight.offered >= {FROSTFLOW, "pass"}
    for _ in range(3):
        fight.use(0, "frostflow")
    fight.on()
    hit = fight.emitted("damage", fighter=0)[0]
    assert (hit["power"], hit["armour"], hit["taken"], hit["guard"]) == (6, 3, 3, 1 + 2)
    assert fight.emitted("missed", attacker=0)[0]["reach"] == [1, 1]
    assert fight.emitted("hit", attacker=1)[0]["reach"] == [1, 4]


@pytest.mark.parametrize(("used", "reach"), [(0, [1, 4]), (1, [1, 1]), (3, [1, 1])])
def test_one_token_is_enough_to_shorten_the_range(used: int, reach: list[int]) -> None:
    fight = Fight("eustace", "claus", spaces=(2, 3))
    fight.beat("ivory/shot", "downdraft/burst", answers=["s4"], uses=[(0, "frostflow")] * used)
    missed = fight.emitted("missed", attacker=0) + fight.emitted("hit", attacker=0)
    assert [m["reach"] for m in missed] == [reach]


@pytest.mark.rule("BC-15")
def test_frostflow_gives_no_range_to_a_pair_without() -> None:
    fight = Fight("eustace", "claus", spaces=(2, 3)).lay("ivory/dash", "maneuver/strike")
    fight.use(0, "frostflow").on()
    missed = fight.emitted("missed", attacker=0)[0]
    assert (missed["reach"], missed["why"]) == (None, "no_range")


@pytest.mark.rule("BC-77")
def test_bonuses_to_the_greatest_range_do_not_count_then() -> None:
    fight = Fight("eustace", "claus", spaces=(1, 4)).lay("elementary/shot", "maneuver/strike")
    fight.use(0, "frostflow").on("s0")
    assert fight.emitted("bonus", stat="max_range", by=1)
    assert fight.emitted("missed", attacker=0)[0]["reach"] == [1, 1]


@pytest.mark.rule("BC-41")
def test_the_first_wound_costs_a_token() -> None:
    fight = Fight("eustace", "claus", spaces=(2, 3)).beat("frostbite/strike", "maneuver/strike")
    # Stable: wounded, not stunned; one exhausted, one back at the end.
    assert [(t["change"], t["how"]) for t in fight.emitted("tokens")] == [(-1, "exhausted"), (1, "returned")]
    assert not fight.emitted("lost")
    assert fight.life() == [16, 16]


def test_the_last_token_still_pays_for_a_wound() -> None:
    fight = Fight("eustace", "claus", spaces=(2, 3)).set(0, **tokens(1)).beat("frostbite/strike", "maneuver/strike")
    assert fight.emitted("tokens", how="exhausted", supply=0)
    assert not fight.emitted("lost")
    assert not fight.emitted("rule")


def test_a_wound_that_stuns_costs_two() -> None:
    fight = Fight("eustace", "claus", spaces=(2, 3)).beat("ivory/shot", "cyclone/strike")
    assert [(t["change"], t["how"]) for t in fight.emitted("tokens")][:2] == [(-1, "exhausted")] * 2
    assert not fight.emitted("lost")


def test_the_second_of_them_costs_life_with_one_token_left() -> None:
    fight = Fight("eustace", "claus", spaces=(2, 3)).set(0, **tokens(1)).beat("ivory/shot", "cyclone/strike")
    assert fight.emitted("tokens", how="exhausted") == [
        {"fighter": 0, "token": FROSTFLOW, "change": -1, "how": "exhausted", "supply": 0, "to": None}
    ]
    assert [lost["amount"] for lost in fight.emitted("lost")] == [3]
    assert fight.life() == [20 - 5 - 3, 20]


@pytest.mark.rule("BC-45")
@pytest.mark.parametrize(("life", "lost"), [(20, [3, 3]), (8, [2]), (6, [])])
def test_without_tokens_both_cost_three_life_but_never_the_last(life: int, lost: list[int]) -> None:
    fight = Fight("eustace", "claus", spaces=(2, 3)).set(0, life=life, **tokens(0))
    fight.beat("ivory/shot", "cyclone/strike")
    assert [loss["amount"] for loss in fight.emitted("lost")] == lost
    assert fight.emitted("rule", target=0, rule="avoid")
    assert fight.life()[0] == max(life - 5 - 6, 1)
    assert fight.life()[1] == 20


def test_with_a_token_he_may_be_hit_again() -> None:
    fight = Fight("eustace", "kallistar", spaces=(1, 6), sides={1: 1}).rich(1)
    fight.lay("frostbite/strike", "maneuver/strike").on("play", "kallistar.chain_of_destruction/1")
    assert len(fight.emitted("hit", attacker=1)) == 2
    # The first wound only, though each of the two was one.
    assert len(fight.emitted("tokens", how="exhausted")) == 1


@pytest.mark.rule("BC-76")
def test_without_tokens_he_is_not_hit_again() -> None:
    fight = Fight("eustace", "kallistar", spaces=(1, 6), sides={1: 1}).rich(1).set(0, **tokens(0))
    fight.lay("frostbite/strike", "maneuver/strike").on("play", "kallistar.chain_of_destruction/1")
    assert len(fight.emitted("hit", attacker=1)) == 1
    assert fight.emitted("missed", attacker=1)[0]["why"] == "avoided"
    assert fight.life()[0] == 20 - 4 - 3


def test_a_stun_by_an_effect_costs_a_token_or_life_as_well() -> None:
    fight = Fight("eustace", "eligor", spaces=(2, 3)).beat("ivory/strike", "counter/strike")
    assert [(t["change"], t["how"]) for t in fight.emitted("tokens", token=FROSTFLOW)][:1] == [(-1, "exhausted")]
    assert fight.emitted("hit", attacker=1)
    fight = Fight("eustace", "eligor", spaces=(2, 3)).set(0, **tokens(1)).beat("ivory/strike", "counter/strike")
    assert fight.emitted("hit", attacker=1)
    assert [lost["amount"] for lost in fight.emitted("lost")] == [3]
    fight = Fight("eustace", "eligor", spaces=(2, 3)).set(0, **tokens(0)).beat("ivory/strike", "counter/strike")
    assert fight.emitted("missed", attacker=1)[0]["why"] == "avoided"
    assert fight.life() == [17, 20]


def test_a_blow_that_armour_takes_whole_costs_nothing() -> None:
    fight = Fight("eustace", "claus", spaces=(2, 3)).set(0, **tokens(5))
    fight.lay("frostbite/strike", "maneuver/grasp")
    fight.use(0, "frostflow").use(0, "frostflow").on("s4")
    assert fight.emitted("damage", fighter=0)[0]["taken"] == 0
    assert not fight.emitted("tokens", how="exhausted")
    assert fight.held(0, FROSTFLOW) == (4, 1)


# ---------------------------------------------------------------- styles and base


@pytest.mark.parametrize(("answer", "space", "reach"), [("s1", 1, [1, 5]), ("stay", 2, [1, 4])])
def test_elementary_reaches_further_if_it_retreated(answer: str, space: int, reach: list[int]) -> None:
    fight = Fight("eustace", "claus", spaces=(2, 4)).lay("elementary/shot", "maneuver/strike").on()
    assert fight.question() == (0, "move")
    assert fight.offered == {"s1", "stay"}
    fight.on(answer)
    assert fight.spaces() == [space, 4]
    assert fight.emitted("missed", attacker=1)[0]["reach"] == [1, 1]
    assert fight.emitted("hit", attacker=0)[0]["reach"] == reach


def test_elementary_reaches_its_fifth_space_and_not_its_sixth() -> None:
    fight = Fight("eustace", "claus", spaces=(1, 5)).beat("elementary/shot", "maneuver/strike", answers=["s0"])
    assert fight.emitted("hit", attacker=0, distance=5, reach=[1, 5])
    fight = Fight("eustace", "claus", spaces=(1, 6)).beat("elementary/shot", "maneuver/strike", answers=["s0"])
    assert fight.emitted("missed", attacker=0, distance=6)


def test_elementary_at_the_edge_gains_nothing() -> None:
    fight = Fight("eustace", "claus", spaces=(0, 4)).beat("elementary/shot", "maneuver/strike")
    assert not fight.emitted("bonus")
    assert not fight.emitted("moved")


def test_ivory_advances_one_before_the_attack_with_guard_two() -> None:
    fight = Fight("eustace", "claus", spaces=(1, 3)).beat("ivory/strike", "maneuver/shot")
    assert [(m["fighter"], m["way"], m["end"]) for m in fight.emitted("moved")] == [(0, "advance", 2)]
    assert fight.emitted("hit", attacker=0, distance=1)
    assert fight.emitted("damage", fighter=1)[0]["power"] == 5


@pytest.mark.parametrize("used", [0, 1, 3])
def test_frigid_is_stronger_by_a_token_used_and_closes_at_the_end(used: int) -> None:
    fight = Fight("eustace", "claus", spaces=(2, 3)).lay("frigid/grasp", "maneuver/strike")
    for _ in range(used):
        fight.use(0, "frostflow")
    fight.on("s4")
    assert fight.emitted("damage", fighter=1)[0]["power"] == 2 + used
    assert fight.emitted("moved")[-1]["way"] == "close"
    assert fight.spaces() == [3, 4]


@pytest.mark.rule("BC-91")
def test_frigid_closes_from_anywhere() -> None:
    fight = Fight("eustace", "claus", spaces=(0, 5)).beat("frigid/grasp", "maneuver/strike")
    assert fight.spaces() == [4, 5]
    assert fight.stage("eustace.frigid/0") == "reveal"
    assert fight.stage("eustace.frigid/1") == "end"


def test_frigid_stays_when_adjacent_already() -> None:
    fight = Fight("eustace", "claus", spaces=(2, 3)).beat("frigid/strike", "downdraft/shot")
    assert not fight.emitted("moved")
    assert fight.spaces() == [2, 3]


@pytest.mark.rule("BC-13")
def test_frostbite_is_not_stunned() -> None:
    fight = Fight("eustace", "claus", spaces=(2, 3)).beat("frostbite/shot", "hurricane/strike")
    assert fight.emitted("damage", fighter=0)[0]["guard"] is None
    assert fight.emitted("not_stunned", fighter=0, why="stable")
    assert not fight.emitted("stunned")
    assert fight.emitted("hit", attacker=0)


def test_barons_returns_a_token_after_a_hit_besides_that_of_the_ability() -> None:
    fight = Fight("eustace", "claus", spaces=(2, 4)).set(0, **tokens(1))
    fight.beat("barons/shot", "maneuver/strike")
    assert fight.emitted("hit", attacker=0)
    assert [(t["change"], t["how"]) for t in fight.emitted("tokens")] == [(1, "returned")] * 2
    assert fight.held(0, FROSTFLOW) == (3, 2)


def test_barons_returns_none_after_a_miss() -> None:
    fight = Fight("eustace", "claus", spaces=(2, 4)).set(0, **tokens(1))
    fight.beat("barons/strike", "maneuver/strike")
    assert fight.held(0, FROSTFLOW) == (2, 3)


def test_cross_advances_one_or_two_before_and_moves_one_after() -> None:
    fight = Fight("eustace", "claus", spaces=(1, 4)).lay("frigid/cross", "maneuver/strike").on()
    assert fight.question() == (0, "move")
    assert fight.offered == {"s2", "s3"}
    fight.on("s3")
    assert fight.emitted("hit", attacker=0, distance=1)
    assert fight.question() == (0, "move")
    # Either way; past Claus too.
    assert fight.offered == {"s2", "s5"}
    fight.on("s2")
    # Claus's Strike missed; then Frigid closes.
    assert fight.emitted("missed", attacker=1)
    assert fight.spaces() == [3, 4]


def test_cross_moves_after_a_miss_too() -> None:
    fight = Fight("eustace", "claus", spaces=(0, 6)).lay("ivory/cross", "maneuver/strike").on()
    assert fight.question() == (0, "effect")
    assert fight.offered == {"eustace.ivory/0", "eustace.cross/0"}
    fight.on("eustace.ivory/0")
    assert fight.offered == {"s2", "s3"}
    fight.on("s2")
    assert fight.emitted("missed", attacker=0)
    assert fight.offered == {"s1", "s3"}


# ---------------------------------------------------------------- finishers


def test_bone_breaker_runs_up_and_sends_flying() -> None:
    fight = Fight("eustace", "claus", spaces=(0, 3), sides={0: 0}).rich(0).lay("maneuver/dash", "maneuver/strike")
    fight.on("play")
    assert fight.question() == (0, "move")
    # 0 to 5, past Claus, who does not count.
    assert fight.offered == {"stay", "s1", "s2", "s4", "s5", "s6"}
    fight.on("s2")
    assert fight.emitted("hit", attacker=0)[0]["reach"] == [1, 1]
    assert fight.offered == {"stay", "s4", "s5", "s6"}
    fight.on("s6")
    assert fight.spaces() == [2, 6]
    assert fight.life() == [20, 13]


def test_bone_breaker_pushes_nobody_it_has_not_hit() -> None:
    fight = Fight("eustace", "claus", spaces=(0, 3), sides={0: 0}).rich(0)
    fight.beat("maneuver/dash", "maneuver/strike", answers=["play", "stay"])
    assert not fight.emitted("moved")
    assert fight.life() == [20, 20]


def test_rime_blitzer_has_two_armour_and_advances_before_it_strikes() -> None:
    fight = Fight("eustace", "claus", spaces=(1, 3), sides={0: 1}).rich(0).lay("maneuver/dash", "cyclone/shot")
    fight.on("play")
    # Equal priority 3, but a finisher has the sign: no clash (BC-25).
    assert fight.question() == (0, "move")
    assert fight.offered == {"s2", "s4"}
    fight.on("s2")
    assert fight.emitted("damage", fighter=1)[0]["power"] == 8
    assert fight.armour(0) == 0


def test_rime_blitzer_armour_takes_two_of_a_blow() -> None:
    fight = Fight("eustace", "claus", spaces=(1, 3), sides={0: 1}).rich(0).lay("maneuver/dash", "cyclone/shot")
    fight.use(1, "hasten").on("play")
    hit = fight.emitted("damage", fighter=0)[0]
    assert (hit["power"], hit["armour"], hit["taken"]) == (4, 2, 2)
    assert fight.emitted("stunned", fighter=0)
    # Two tokens: for the wound and for the stun.
    assert len(fight.emitted("tokens", how="exhausted")) == 2


def test_two_of_eustace_lose_their_own_tokens_only() -> None:
    fight = Fight("eustace", "eustace", spaces=(2, 3)).beat("ivory/strike", "barons/strike")
    assert [(d["fighter"], d["taken"]) for d in fight.emitted("damage")] == [(1, 5), (0, 6)]
    assert [t["fighter"] for t in fight.emitted("tokens", how="exhausted")] == [1, 0]
    assert [fight.held(i, FROSTFLOW) for i in (0, 1)] == [(3, 2), (4, 1)]
