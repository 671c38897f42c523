"""Eligor (adapted): Vengeance tokens that come with every wound, and answers in kind."""

from __future__ import annotations

import pytest

from engines.battlecon.game import BATTLECON
from tests.engines.battlecon.duels import Fight, figures_of

VENGEANCE = "eligor.vengeance"


def tokens(n: int) -> dict[str, dict[str, int]]:
    return {"tokens": {VENGEANCE: n}, "exhausted": {VENGEANCE: 5 - n}}


def printed_power(fight: Fight, i: int = 0) -> object:
    figures = fight.emitted("revealed", fighter=i)[-1]["figures"]
    assert isinstance(figures, dict)
    return figures["power"]


@pytest.mark.rule("BC-81")
def test_figures() -> None:
    kit = BATTLECON.standard.pack.kit["eligor"]
    shown = figures_of("eligor")
    # X in power stands for the opponent's printed power, once and three times.
    assert [shown["aegis"][1].times, shown["sweet_revenge"][1].times] == [1, 3]  # type: ignore[attr-defined]
    assert {name: (range_, priority, guard) for name, (range_, _, priority, guard) in shown.items()} == {
        "vengeful": ((0, 0), 0, 3),
        "counter": ((0, 0), -1, 0),
        "martial": ((0, 1), -1, 0),
        "chained": ((0, 0), -1, 0),
        "retribution": ((0, 0), -1, 0),
        "aegis": ((1, 1), 0, 0),
        "sweet_revenge": ((1, 2), 0, 3),
        "sheet_lightning": ((3, 6), 6, 0),
    }
    numbers = {name: power for name, (_, power, _, _) in shown.items() if isinstance(power, int)}
    assert numbers == {
        "vengeful": 1,
        "counter": 1,
        "martial": 1,
        "chained": 0,
        "retribution": 0,
        "sheet_lightning": 4,
    }
    assert (kit.life, kit.source, kit.own_bases) == (20, "adapted", False)
    assert [(t.id, t.supply, t.exhausted, t.per_beat) for t in kit.tokens] == [("vengeance", 2, 3, 0)]
    assert not any(card.tie or card.fixed for card in (*kit.styles, *kit.bases))


# ---------------------------------------------------------------- ability and token


@pytest.mark.parametrize(("before", "gained"), [(0, 4), (1, 4), (2, 3), (5, 0)])
def test_each_point_of_damage_brings_a_token_as_far_as_there_are_any(before: int, gained: int) -> None:
    fight = Fight("eligor", "claus", spaces=(1, 4)).set(0, **tokens(before))
    fight.beat("counter/strike", "cyclone/shot", answers=["stay"])
    assert fight.life() == [16, 20]
    assert fight.held(0, VENGEANCE) == (before + gained, 5 - before - gained)
    assert [t["change"] for t in fight.emitted("tokens")] == ([gained] if gained else [])


@pytest.mark.rule("BC-45")
def test_life_that_is_taken_without_damage_brings_no_token() -> None:
    fight = Fight("eligor", "claus", spaces=(0, 1)).set(0, **tokens(0))
    fight.beat("martial/strike", "cyclone/shot")
    assert fight.emitted("lost", fighter=0, amount=3)
    assert fight.life()[0] == 20 - 4 - 3
    assert fight.held(0, VENGEANCE) == (4, 1)


@pytest.mark.rule("BC-41")
def test_each_wound_of_a_beat_brings_tokens() -> None:
    fight = Fight("eligor", "heketch", spaces=(2, 3)).set(0, **tokens(0))
    fight.beat("counter/shot", "psycho/strike", answers=["heketch.psycho/1"])
    assert [d["taken"] for d in fight.emitted("damage", fighter=0)] == [4, 4]
    assert [t["change"] for t in fight.emitted("tokens", fighter=0)] == [4, 1]


def test_damage_that_eligor_deals_brings_no_token() -> None:
    fight = Fight("eligor", "claus", spaces=(2, 3))
    fight.beat("martial/grasp", "maneuver/strike", answers=["s4"])
    assert fight.life() == [20, 17]
    assert fight.held(0, VENGEANCE) == (2, 3)


@pytest.mark.rule("BC-43", "BC-94")
@pytest.mark.parametrize(
    ("used", "guard", "stunned"), [(0, 5, True), (1, 7, False), (2, 9, False), (4, 13, False), (5, None, False)]
)
def test_any_number_of_tokens_may_be_used_for_guard(used: int, guard: int | None, stunned: bool) -> None:
    fight = Fight("eligor", "claus", spaces=(1, 2)).set(0, **tokens(5)).lay("retribution/strike", "hurricane/strike")
    for _ in range(used):
        fight.use(0, "vengeance")
    assert fight.held(0, VENGEANCE) == (5 - used, used)
    if used == 5:
        assert VENGEANCE not in fight.offered
    fight.on(*(["decline"] if not stunned else []))
    hit = fight.emitted("damage", fighter=0)[0]
    # Hurricane and Strike: 7, of which Retribution's armour takes 2: so 5 are measured against guard 5 or more.
    assert (hit["power"], hit["armour"], hit["taken"], hit["guard"]) == (7, 2, 5, guard)
    assert not fight.emitted("stunned", fighter=0)


@pytest.mark.rule("BC-29")
@pytest.mark.parametrize(("used", "stunned"), [(0, True), (1, False)])
def test_two_guard_a_token_keep_a_blow_from_stunning(used: int, stunned: bool) -> None:
    fight = Fight("eligor", "claus", spaces=(2, 3)).set(0, **tokens(1))
    fight.lay("chained/strike", "hurricane/strike")
    for _ in range(used):
        fight.use(0, "vengeance")
    fight.on()
    assert bool(fight.emitted("stunned", fighter=0)) is stunned
    assert fight.emitted("damage", fighter=0)[0]["guard"] == 5 + 2 * used


@pytest.mark.rule("BC-13", "BC-84")
@pytest.mark.parametrize(("used", "stunned"), [(4, True), (5, False)])
def test_five_tokens_used_protect_even_from_a_stun_by_an_effect(used: int, stunned: bool) -> None:
    fight = Fight("eligor", "eligor", spaces=(0, 6)).set(0, **tokens(5))
    fight.lay("vengeful/strike", "counter/strike")
    for _ in range(used):
        fight.use(0, "vengeance")
    fight.on()
    assert bool(fight.emitted("stunned", fighter=0)) is stunned
    assert bool(fight.emitted("not_stunned", fighter=0, why="stable")) is not stunned
    assert not fight.emitted("stunned", fighter=1)


def test_the_guard_of_tokens_is_gone_in_the_next_beat() -> None:
    fight = Fight("eligor", "claus", spaces=(0, 6)).beat(
        "martial/grasp", "maneuver/strike", uses=[(0, "vengeance"), (0, "vengeance")]
    )
    assert fight.held(0, VENGEANCE) == (0, 5)
    fight.set(0, space=3).lay("vengeful/strike", "hurricane/shot")
    assert VENGEANCE not in fight.offered
    fight.on()
    assert fight.emitted("damage", fighter=0)[0]["guard"] == 8


# ---------------------------------------------------------------- styles


@pytest.mark.rule("BC-92")
def test_vengeful_is_not_moved_advances_one_and_gains_two_by_hitting() -> None:
    fight = Fight("eligor", "claus", spaces=(2, 3)).set(0, **tokens(0))
    fight.beat("vengeful/strike", "maneuver/grasp")
    assert [(m["fighter"], m["by"], m["way"], m["end"]) for m in fight.emitted("moved")] == [(0, 0, "advance", 4)]
    assert fight.emitted("damage", fighter=0)[0]["guard"] == 3 + 5
    assert [t["change"] for t in fight.emitted("tokens")] == [2, 2]
    assert fight.held(0, VENGEANCE) == (4, 1)
    assert fight.life() == [18, 15]


def test_vengeful_advances_before_the_range_is_checked() -> None:
    fight = Fight("eligor", "claus", spaces=(1, 3)).beat("vengeful/strike", "maneuver/shot")
    assert fight.emitted("hit", attacker=0, distance=1)


def test_vengeful_gains_nothing_without_a_hit() -> None:
    fight = Fight("eligor", "claus", spaces=(0, 4)).beat("vengeful/strike", "cyclone/strike")
    assert fight.spaces() == [1, 4]
    assert fight.emitted("missed", attacker=0)
    assert fight.held(0, VENGEANCE) == (2, 3)


def test_without_vengeful_eligor_is_moved() -> None:
    fight = Fight("eligor", "claus", spaces=(2, 3)).lay("martial/strike", "maneuver/grasp").on()
    assert fight.question() == (1, "move")
    assert fight.offered == {"s1", "s4"}


@pytest.mark.rule("BC-48")
@pytest.mark.parametrize(("base", "stunned"), [("strike", True), ("shot", False)])
def test_counter_stuns_at_the_start_whoever_plays_the_same_base(base: str, stunned: bool) -> None:
    fight = Fight("eligor", "claus", spaces=(0, 6)).beat("counter/strike", f"cyclone/{base}")
    assert bool(fight.emitted("stunned", fighter=1)) is stunned
    assert bool(fight.emitted("stays_stunned", fighter=1)) is stunned
    assert not fight.emitted("stunned", fighter=0)


@pytest.mark.rule("BC-23")
def test_counter_compares_the_bases_that_a_clash_has_left_on_top() -> None:
    fight = Fight("eligor", "claus", spaces=(0, 6)).lay("counter/strike", "maneuver/shot").on()
    fight.answer("shot", seat=0).answer("strike", seat=1).on()
    assert not fight.emitted("stunned")
    fight = Fight("eligor", "claus", spaces=(0, 6)).lay("counter/strike", "maneuver/shot").on()
    fight.answer("grasp", seat=0).answer("grasp", seat=1).on()
    assert fight.emitted("stunned") == [{"fighter": 1}]


@pytest.mark.parametrize(
    ("pair", "answers", "damage", "offered"),
    [
        ("cyclone/shot", [], 4, {"stay", "s2", "s3", "s5", "s6"}),
        ("maneuver/tempest", ["stay"], 1, {"stay", "s2"}),
        ("hurricane/tempest", ["stay"], 4, {"stay", "s2", "s3", "s5", "s6"}),
    ],
)
def test_counter_advances_up_to_the_damage_taken(pair: str, answers: list[str], damage: int, offered: set[str]) -> None:
    fight = Fight("eligor", "claus", spaces=(1, 4)).lay("counter/strike", pair).on(*answers)
    assert fight.life() == [20 - damage, 20]
    assert fight.question() == (0, "move")
    assert fight.offered == offered
    fight.on("s2")
    assert fight.spaces() == [2, 4]
    assert fight.emitted("missed", attacker=0)


def test_counter_advances_before_the_range_is_checked() -> None:
    fight = Fight("eligor", "claus", spaces=(1, 4)).beat("counter/strike", "cyclone/shot", answers=["s3"])
    assert fight.emitted("hit", attacker=0, distance=1)


def test_counter_does_not_advance_undamaged() -> None:
    fight = Fight("eligor", "claus", spaces=(1, 6)).beat("counter/strike", "cyclone/shot")
    assert not fight.emitted("moved")
    assert fight.life() == [20, 20]


@pytest.mark.parametrize(
    ("before", "pair", "power"),
    [(4, "downdraft/shot", 5), (5, "downdraft/shot", 7), (0, "cyclone/shot", 7), (1, "cyclone/shot", 9)],
)
def test_martial_is_stronger_when_damaged_and_with_five_tokens(before: int, pair: str, power: int) -> None:
    fight = Fight("eligor", "claus", spaces=(2, 3)).set(0, **tokens(before)).lay("martial/strike", pair).on()
    assert fight.emitted("damage", fighter=1)[0]["power"] == power
    assert all(b["target"] == 0 for b in fight.emitted("bonus"))


def test_chained_spends_any_number_to_pull_that_far() -> None:
    fight = Fight("eligor", "claus", spaces=(0, 4)).lay("chained/strike", "maneuver/strike").on()
    assert fight.question() == (0, "amount")
    assert fight.offered == {"0", "1", "2"}
    fight.on("2")
    assert fight.spaces() == [0, 2]
    assert fight.held(0, VENGEANCE) == (0, 5)
    assert fight.emitted("tokens", how="spent", change=-2)
    # What is spent has no effect of its own (BC-43).
    assert fight.emitted("moved") == [{"fighter": 1, "by": 0, "way": "pull", "start": 4, "end": 2, "passed": []}]


@pytest.mark.rule("BC-43", "BC-50")
@pytest.mark.parametrize(("spent", "end"), [("0", 4), ("1", 3), ("2", 4)])
def test_chained_never_pulls_past_eligor(spent: str, end: int) -> None:
    fight = Fight("eligor", "claus", spaces=(2, 4)).beat("chained/shot", "downdraft/strike", answers=[spent])
    assert fight.spaces() == [2, end]
    assert fight.held(0, VENGEANCE) == (2 - int(spent), 3 + int(spent))
    assert fight.emitted("damage", fighter=1)[0]["power"] == 3


def test_chained_pulls_before_the_range_is_checked() -> None:
    fight = Fight("eligor", "claus", spaces=(1, 4)).beat("chained/strike", "cyclone/strike", answers=["2"])
    assert fight.emitted("hit", attacker=0, distance=1)


def test_chained_asks_nothing_without_tokens_and_five_at_most() -> None:
    fight = Fight("eligor", "claus", spaces=(0, 4)).set(0, **tokens(0)).beat("chained/strike", "maneuver/strike")
    assert not fight.emitted("moved")
    fight = Fight("eligor", "claus", spaces=(0, 6)).set(0, **tokens(5)).lay("chained/strike", "maneuver/strike").on()
    assert fight.offered == {"0", "1", "2", "3", "4", "5"}
    assert fight.on("5").spaces() == [0, 1]


@pytest.mark.rule("BC-44")
@pytest.mark.parametrize(
    ("pair", "answers", "absorbed", "taken"), [("maneuver/tempest", ["stay"], 1, 0), ("cyclone/shot", [], 2, 2)]
)
def test_retribution_has_two_armour_and_gains_what_it_takes(
    pair: str, answers: list[str], absorbed: int, taken: int
) -> None:
    fight = Fight("eligor", "claus", spaces=(1, 4)).set(0, **tokens(0)).lay("retribution/strike", pair).on(*answers)
    hit = fight.emitted("damage", fighter=0)[0]
    assert (hit["armour"], hit["taken"]) == (absorbed, taken)
    assert fight.held(0, VENGEANCE) == (absorbed + taken, 5 - absorbed - taken)
    assert fight.question() == (0, "effect")
    assert fight.offered == {"eligor.retribution/2", "decline"}
    fight.on("eligor.retribution/2")
    assert fight.offered == {"s3", "s5"}
    fight.on("s5")
    assert fight.emitted("moved", way="teleport", fighter=0, end=5)
    assert fight.emitted("hit", attacker=0, target=1, distance=1)


def test_retribution_may_stay_and_offers_nothing_to_whom_nobody_has_hit() -> None:
    fight = Fight("eligor", "claus", spaces=(1, 4))
    fight.beat("retribution/strike", "cyclone/shot", answers=["decline"])
    assert fight.spaces() == [1, 4]
    fight = Fight("eligor", "claus", spaces=(0, 6)).beat("retribution/strike", "cyclone/shot")
    assert not fight.emitted("moved")
    assert fight.held(0, VENGEANCE) == (2, 3)


def test_retribution_gains_two_at_most_of_one_blow() -> None:
    fight = Fight("eligor", "claus", spaces=(2, 3)).lay("retribution/aegis", "hurricane/strike")
    fight.use(0, "vengeance").use(0, "vengeance").on("decline")
    hit = fight.emitted("damage", fighter=0)[0]
    assert (hit["power"], hit["armour"], hit["taken"], hit["guard"]) == (7, 4, 3, 4)
    gained = [t["change"] for t in fight.emitted("tokens", how="returned")]
    assert gained == [2, 3]
    assert fight.held(0, VENGEANCE) == (5, 0)


@pytest.mark.rule("BC-41", "BC-44")
def test_retribution_gains_of_each_blow_what_is_left_of_the_armour() -> None:
    fight = Fight("eligor", "heketch", spaces=(2, 3)).set(0, **tokens(5)).lay("retribution/aegis", "psycho/strike")
    for _ in range(5):
        fight.use(0, "vengeance")
    fight.on("decline", "heketch.psycho/1")
    assert [(d["armour"], d["taken"]) for d in fight.emitted("damage", fighter=0)] == [(4, 0), (3, 1)]
    assert [t["change"] for t in fight.emitted("tokens", fighter=0, how="returned")] == [2, 2, 1]


# ---------------------------------------------------------------- base and finishers


def test_aegis_has_the_printed_power_of_the_opponent_and_an_armour_a_token() -> None:
    fight = Fight("eligor", "claus", spaces=(2, 3)).set(0, **tokens(5)).lay("vengeful/aegis", "maneuver/strike")
    fight.use(0, "vengeance").use(1, "strengthen").use(0, "vengeance").use(0, "vengeance").on()
    assert printed_power(fight) == 1 + 4
    hit = fight.emitted("damage", fighter=0)[0]
    assert (hit["power"], hit["armour"], hit["taken"], hit["guard"]) == (6, 3, 3, 3 + 6)
    assert fight.emitted("damage", fighter=1)[0]["power"] == 5
    assert fight.emitted("damage", fighter=1)[0]["armour"] == 0


@pytest.mark.rule("BC-15")
def test_aegis_has_no_power_of_a_pair_without_power_and_no_armour_without_tokens() -> None:
    fight = Fight("eligor", "claus", spaces=(2, 4)).lay("vengeful/aegis", "hurricane/dash").on()
    assert printed_power(fight) == 1
    assert fight.armour(0) == 0


@pytest.mark.rule("BC-97")
def test_two_of_aegis_do_not_go_round() -> None:
    fight = Fight("eligor", "eligor", spaces=(0, 6)).lay("vengeful/aegis", "chained/aegis").on()
    # The X of the other's Aegis would read this one: it counts as 0.
    assert printed_power(fight, 0) == 1 + 0
    assert printed_power(fight, 1) == 0 + 1


@pytest.mark.rule("BC-97")
def test_two_of_sweet_revenge_have_no_power_to_pay_back() -> None:
    fight = Fight("eligor", "eligor", spaces=(2, 3), sides={0: 0, 1: 0}).rich(0, 1)
    fight.beat("maneuver/strike", "maneuver/grasp", answers=["play", "play"])
    assert [d["power"] for d in fight.emitted("damage")] == [0, 0]


@pytest.mark.rule("BC-25", "BC-73")
def test_sweet_revenge_pays_back_threefold_and_lives() -> None:
    fight = Fight("eligor", "claus", spaces=(2, 3), sides={0: 0}).set(0, life=3, **tokens(0)).rich(0)
    fight.beat("maneuver/dash", "maneuver/strike", answers=["play"])
    assert fight.emitted("finisher") == [{"fighter": 0, "card": "eligor.sweet_revenge", "cost": 3}]
    hit = fight.emitted("damage", fighter=0)[0]
    # 2 of the 4 count for the stun, so guard 3 holds; all 4 bring tokens.
    assert (hit["taken"], hit["guard"], hit["life"]) == (4, 3, 1)
    assert not fight.emitted("stunned", fighter=0)
    assert fight.held(0, VENGEANCE) == (4, 1)
    assert fight.emitted("damage", fighter=1)[0]["power"] == 12
    assert fight.emitted("hit", attacker=0)[0]["reach"] == [1, 2]
    assert fight.life() == [1, 8]


def test_sweet_revenge_is_stunned_by_more_than_its_guard() -> None:
    fight = Fight("eligor", "claus", spaces=(2, 3), sides={0: 0}).rich(0)
    fight.beat("maneuver/dash", "maneuver/strike", answers=["play"])
    assert fight.emitted("stunned", fighter=0)
    assert fight.life() == [16, 20]


@pytest.mark.parametrize(("space", "hit"), [(4, True), (5, False)])
def test_sweet_revenge_counts_printed_power_only_and_reaches_two_spaces(space: int, hit: bool) -> None:
    fight = Fight("eligor", "claus", spaces=(2, space), sides={0: 0}).rich(0)
    fight.beat("maneuver/dash", "hurricane/strike", answers=["play"], uses=[(1, "strengthen")])
    assert bool(fight.emitted("hit", attacker=0)) is hit
    assert fight.emitted("damage", fighter=1) == [] if not hit else fight.emitted("damage", fighter=1)[0]["power"] == 21
    assert bool(fight.emitted("over")) is hit


@pytest.mark.rule("BC-93")
def test_sheet_lightning_comes_near_and_holds_the_opponent_in_the_next_beat_alone() -> None:
    fight = Fight("eligor", "vanaah", spaces=(0, 4), sides={0: 1}).rich(0)
    fight.lay("maneuver/dash", "vengeance/drive").on("play")
    assert fight.emitted("hit", attacker=0) == [{"attacker": 0, "target": 1, "distance": 4, "reach": [3, 6]}]
    assert fight.spaces() == [3, 4]
    assert fight.life() == [20, 16]
    # This beat he still moves.
    assert fight.question() == (1, "move")
    assert fight.offered == {"s2", "s1"}
    fight.on("s1")
    fight.beat("retribution/dash", "glorious/burst", answers=["s4"])
    assert not [m for m in fight.emitted("moved", fighter=1) if m["way"] == "retreat"]
    fight.lay("martial/strike", "reaping/dash").on()
    assert fight.question() == (1, "move")


@pytest.mark.parametrize(("space", "hit"), [(2, False), (3, True), (6, True)])
def test_sheet_lightning_reaches_from_three_to_six(space: int, hit: bool) -> None:
    fight = Fight("eligor", "claus", spaces=(0, space), sides={0: 1}).rich(0)
    fight.beat("maneuver/dash", "maneuver/strike", answers=["play"])
    assert bool(fight.emitted("hit", attacker=0)) is hit
    assert fight.spaces()[0] == (space - 1 if hit else 0)
    assert bool(fight.emitted("rule", rule="no_move", target=1)) is hit
    assert not fight.emitted("rule", target=0)
