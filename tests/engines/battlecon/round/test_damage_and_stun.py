"""Damage, armour, stun, life (BC-29, BC-44 to BC-46, BC-71, BC-73 to BC-75, BC-79, BC-84)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engines.battlecon.duels import Fight
from tests.engines.battlecon.kits import ability, always, duel, is_, op, rule, when, with_style


def struck(
    red: dict[str, Any] | None,
    blue: dict[str, Any] | None,
    pairs: tuple[str, str] = ("own/strike", "own/wait"),
    **set_: Any,
) -> Fight:
    """Red strikes blue from next to him, with power 4."""
    fight = duel(red or with_style(), blue or with_style(), spaces=(2, 3))
    return (fight.set(1, **set_) if set_ else fight).beat(*pairs)


# ---------------------------------------------------------------- stun


@pytest.mark.rule("BC-29")
@pytest.mark.parametrize(("guard", "stunned"), [(3, True), (4, False), (5, False)])
def test_damage_above_guard_stuns_equal_does_not(guard: int, stunned: bool) -> None:
    fight = struck(None, with_style(guard=guard))
    assert bool(fight.emitted("stunned", fighter=1)) == stunned
    assert fight.emitted("damage", fighter=1)[0]["guard"] == guard


@pytest.mark.rule("BC-29")
def test_in_a_duel_each_damage_is_compared_by_itself() -> None:
    fight = struck(
        with_style(when("before", op("damage", by=4)), when("after", op("damage", by=4))), with_style(guard=4)
    )
    assert fight.life() == [20, 8]
    assert not fight.emitted("stunned")


@pytest.mark.rule("BC-84")
def test_stunned_by_an_effect_whatever_armour_and_guard() -> None:
    tough = with_style(always(op("bonus", stat="armour", by=9)), guard=9)
    fight = duel(with_style(when("start", op("stun"))), tough, spaces=(2, 3)).beat("own/wait", "own/strike")
    assert fight.emitted("stunned") == [{"fighter": 1}]
    assert not fight.emitted("attack", attacker=1)


@pytest.mark.rule("BC-84")
def test_stunned_again_nothing_happens() -> None:
    answer = ability(when("when_stunned", op("lose", by=2), each=True))
    fight = duel(with_style(when("start", op("stun"), op("stun"))), {"ability": answer}).beat("own/wait", "plain/shot")
    assert len(fight.emitted("stunned")) == 1
    assert fight.life() == [18, 20]


@pytest.mark.rule("BC-84")
def test_stun_lasts_to_the_end_of_the_beat_and_only_attacks_are_lost() -> None:
    effects = [
        when(moment, op("lose", by=1)) for moment in ("start", "before", "hit", "damage", "after", "end", "recycle")
    ]
    fight = duel(with_style(when("reveal", op("stun"))), with_style(*effects), spaces=(2, 3))
    fight.beat("own/wait", "own/strike")
    assert fight.life() == [17, 20], "start, end and recycle"
    assert not fight.fighter(1).stunned
    fight.beat("plain/shot", "plain/drive", answers=["s1"])
    assert fight.emitted("attack", attacker=1)


@pytest.mark.rule("BC-84")
def test_stability_prevents_stun_by_an_effect() -> None:
    fight = duel(with_style(when("start", op("stun"))), with_style(guard="stable"), spaces=(2, 3))
    fight.beat("own/wait", "own/strike")
    assert fight.emitted("not_stunned") == [{"fighter": 1, "why": "stable"}]
    assert fight.emitted("attack", attacker=1)


# ---------------------------------------------------------------- armour


@pytest.mark.rule("BC-44")
def test_armour_sums_over_sources_and_reduces_damage() -> None:
    two = {
        **with_style(always(op("bonus", stat="armour", by=1))),
        "ability": ability(always(op("bonus", stat="armour", by=2))),
    }
    fight = struck(None, two)
    assert fight.emitted("damage", fighter=1)[0] | {} == {
        "fighter": 1, "by": 0, "guard": 0, "power": 4, "armour": 3, "taken": 1, "life": 19, "attack": True
    }  # fmt: skip


@pytest.mark.rule("BC-44")
def test_armour_burns_by_what_it_took_however_many_damages_that_took() -> None:
    blows = with_style(when("before", op("damage", by=2), op("damage", by=2)), when("after", op("damage", by=1)))
    fight = struck(blows, with_style(always(op("bonus", stat="armour", by=5))))
    assert [(d["armour"], d["taken"]) for d in fight.emitted("damage")] == [(2, 0), (2, 0), (1, 3), (0, 1)]
    assert fight.life() == [20, 16]


@pytest.mark.rule("BC-44")
def test_armour_is_whole_again_in_the_next_beat_if_its_source_is_there() -> None:
    fight = duel(None, {"ability": ability(always(op("bonus", stat="armour", by=3)))}, spaces=(2, 3))
    fight.beat("plain/strike", "plain/wait").beat("calm/jab", "calm/shot")
    assert [d["armour"] for d in fight.emitted("damage", fighter=1)] == [3, 2]


@pytest.mark.rule("BC-71")
def test_ignoring_armour_counts_it_as_none_and_burns_none() -> None:
    through = with_style(always(rule("ignore_armour")), when("after", op("damage", by=2)))
    fight = struck(through, with_style(always(op("bonus", stat="armour", by=3))))
    assert [(d["armour"], d["taken"]) for d in fight.emitted("damage")] == [(0, 4), (2, 0)]


@pytest.mark.rule("BC-71")
def test_ignoring_guard_counts_it_as_none() -> None:
    fight = struck(with_style(always(rule("ignore_guard"))), with_style(guard=9))
    assert fight.emitted("stunned", fighter=1)
    fight = struck(with_style(always(rule("ignore_guard")), power=-9), with_style(guard=9))
    assert not fight.emitted("stunned"), "no damage is not above a guard of 0"


@pytest.mark.rule("BC-71")
def test_who_is_vulnerable_has_neither_armour_nor_guard_but_stability() -> None:
    weak = with_style(always(rule("vulnerable"), op("bonus", stat="armour", by=3)), guard=9)
    fight = struck(None, weak)
    assert fight.emitted("damage", armour=0, taken=4)
    assert fight.emitted("stunned", fighter=1)
    stable = with_style(always(rule("vulnerable")), guard="stable")
    fight = struck(None, stable)
    assert not fight.emitted("stunned")


# ---------------------------------------------------------------- life taken and healed


@pytest.mark.rule("BC-45")
def test_life_taken_is_no_damage_does_not_stun_and_passes_armour() -> None:
    emitted = ability(when("when_damaged", op("heal", by=9)), when("end", op("heal", by=9), if_=(is_("damaged"),)))
    blue = {"ability": emitted, **with_style(always(op("bonus", stat="armour", by=9)))}
    fight = duel(with_style(when("start", op("lose", by=6))), blue, spaces=(2, 3)).beat("own/wait", "own/jab")
    assert fight.life()[1] == 14
    assert not fight.emitted("stunned", fighter=1)
    assert fight.emitted("lost") == [{"fighter": 1, "amount": 6, "life": 14}]


@pytest.mark.rule("BC-45")
def test_it_is_never_the_last_life() -> None:
    fight = (
        duel(with_style(when("start", op("lose", by=6), op("lose", by=1))))
        .set(1, life=4)
        .beat("own/wait", "plain/strike")
    )
    assert fight.life() == [20, 1]
    assert fight.emitted("lost") == [{"fighter": 1, "amount": 3, "life": 1}]


@pytest.mark.rule("BC-45")
def test_it_is_the_opponents_unless_stated() -> None:
    fight = duel(with_style(when("start", op("lose", by=2), op("lose", by=3, who="self")))).beat(
        "own/wait", "plain/strike"
    )
    assert fight.life() == [17, 18]


@pytest.mark.rule("BC-46")
@pytest.mark.parametrize(("life", "after"), [(10, 15), (17, 20), (20, 20)])
def test_healing_goes_up_to_the_starting_life(life: int, after: int) -> None:
    fight = duel(with_style(when("start", op("heal", by=5)))).set(0, life=life).beat("own/wait", "plain/strike")
    assert fight.life() == [after, 20]


# ---------------------------------------------------------------- limits


@pytest.mark.rule("BC-73")
def test_what_is_cut_off_at_one_life_does_not_count_for_stun_but_all_else_sees_it() -> None:
    floor = with_style(always(rule("life_floor")), when("when_damaged", op("lose", by={"of": "damage_taken"})), guard=5)
    fight = struck(with_style(power=4), floor, life=4)
    assert fight.life() == [20 - 8, 1]
    assert fight.emitted("damage", fighter=1, taken=8)
    assert not fight.emitted("stunned"), "3 felt are not above 5"
    fight = struck(with_style(power=4), with_style(always(rule("life_floor")), guard=2), life=4)
    assert fight.emitted("stunned", fighter=1)


@pytest.mark.rule("BC-73")
def test_at_one_life_no_damage_is_felt_and_yet_there_are_damage_effects() -> None:
    fight = struck(with_style(when("damage", op("heal", by=3))), with_style(always(rule("life_floor"))), life=1)
    assert fight.match.outcome is None
    assert not fight.emitted("stunned")
    assert fight.emitted("effect", effect="red.own/0")


@pytest.mark.rule("BC-74")
@pytest.mark.parametrize(("armour", "taken"), [(0, 3), (4, 3), (6, 2)])
def test_no_more_than_so_much_at_a_time_is_exactly_that_after_armour(armour: int, taken: int) -> None:
    capped = with_style(always(rule("damage_cap", value=3), op("bonus", stat="armour", by=armour)), guard=3)
    dealt = with_style(when("after", op("heal", by={"of": "damage_dealt"})), power=4)
    fight = duel(dealt, capped, spaces=(2, 3)).set(0, life=10).beat("own/strike", "own/wait")
    assert fight.life() == [10 + taken, 20 - taken], "the rest counts for nothing"
    assert not fight.emitted("stunned"), "nor for stun"


@pytest.mark.rule("BC-74")
def test_each_damage_is_limited_by_itself() -> None:
    fight = struck(with_style(when("before", op("damage", by=5))), with_style(always(rule("damage_cap", value=2))))
    assert fight.life() == [20, 16]


# ---------------------------------------------------------------- paying


@pytest.mark.rule("BC-75")
@pytest.mark.parametrize(("life", "after", "lost"), [(6, 3, 2), (4, 1, 2), (3, 3, 0), (1, 1, 0)])
def test_life_is_paid_in_full_and_never_the_last_or_there_is_no_effect(life: int, after: int, lost: int) -> None:
    fight = duel(with_style(when("start", op("pay_life", by=3), op("lose", by=2)))).set(0, life=life)
    fight.beat("own/wait", "plain/strike")
    assert fight.life() == [after, 20 - lost]
    assert bool(fight.emitted("effect")) == (lost > 0), "what cannot be paid does not even begin"


@pytest.mark.rule("BC-75")
def test_paid_life_is_not_damage() -> None:
    emitted = when("when_damaged", op("heal", by=9))
    armour = always(op("bonus", stat="armour", by=5))
    fight = duel(with_style(when("start", op("pay_life", by=3)), emitted, armour)).beat("own/wait", "plain/strike")
    assert fight.life() == [17, 20]
    assert not fight.emitted("stunned")


@pytest.mark.rule("BC-75")
def test_a_price_within_an_effect_that_cannot_be_paid_ends_the_rest_of_it() -> None:
    ops = [op("lose", by=1), op("pay_life", by=5), op("lose", by=2)]
    fight = duel(with_style(when("start", *ops))).set(0, life=5).beat("own/wait", "plain/strike")
    assert fight.life() == [5, 19]


# ---------------------------------------------------------------- damage outside attacks


@pytest.mark.rule("BC-79")
def test_damage_dealt_by_an_effect_is_met_by_armour_and_guard() -> None:
    red = with_style(when("start", op("damage", by=5)))
    fight = duel(red, with_style(always(op("bonus", stat="armour", by=1)), guard=4), spaces=(2, 3)).beat(
        "own/wait", "own/jab"
    )
    assert fight.emitted("damage", fighter=1, power=5, armour=1, taken=4, attack=False)
    assert not fight.emitted("stunned", fighter=1)
    fight = duel(red, with_style(guard=4), spaces=(2, 3)).beat("own/wait", "own/jab")
    assert fight.emitted("stunned", fighter=1)


@pytest.mark.rule("BC-79")
def test_it_is_no_attack_no_hit_or_damage_effects_no_ignoring_but_when_damaged_applies() -> None:
    red = with_style(
        when("start", op("damage", by=3)),
        when("hit", op("lose", by=7)),
        when("damage", op("lose", by=7)),
        always(rule("ignore_armour"), rule("ignore_guard")),
    )
    blue = with_style(when("when_damaged", op("lose", by=4)), always(op("bonus", stat="armour", by=1)), guard=2)
    fight = duel(red, blue, spaces=(2, 6)).beat("own/wait", "own/jab")
    assert fight.life() == [16, 18]
    assert not fight.emitted("stunned")
    assert not fight.fighter(1).last.hit_by


@pytest.mark.rule("BC-22")
def test_the_figures_told_at_the_reveal_are_those_of_the_moment() -> None:
    fight = duel(with_style(guard=1)).lay("own/strike", "plain/wait").use(0, "fortify").on()
    assert fight.emitted("revealed", fighter=0)[0]["figures"] == {
        "range": [1, 1],
        "power": 4,
        "priority": 3,
        "guard": 1 + 5 + 2,
        "tie": False,
    }


@pytest.mark.rule("BC-33", "BC-46")
def test_who_has_no_life_left_heals_none() -> None:
    last = with_style(when("would_be_out", op("heal", by=9), op("lose", by={"of": "amount"})))
    fight = struck(None, last, life=4)
    assert fight.emitted("out") == [{"fighter": 1, "by": 0}]
    assert not fight.emitted("healed")
    assert not fight.emitted("lost")
