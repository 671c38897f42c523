"""Attack pairs: sums, range, guard, НЕТ, the signs * and X (BC-10 to BC-17)."""

from __future__ import annotations

from typing import Any

import pytest

from engines.battlecon.derived.figures import printed, printed_range
from tests.engines.battlecon.duels import Fight
from tests.engines.battlecon.kits import HALT, card, duel, marker, op, when, with_style


def shown(fight: Fight, pair: str, other: str = "halt/wait") -> Fight:
    """Lay a pair and stop in the start phase, where its figures can be read."""
    fight.lay(pair, other).on()
    assert fight.question() == (1, "option")
    return fight


# ---------------------------------------------------------------- sums


@pytest.mark.rule("BC-10")
def test_a_pair_is_the_sum_of_any_style_and_any_base_and_both_have_their_effects() -> None:
    style = card("own", when("start", op("lose", by=1)), range=(0, 2), power=2, priority=-1, guard=3)
    base = card("blow", when("start", op("lose", by=2)), range=(1, 1), power=4, priority=5, guard=1)
    fight = shown(duel({"styles": (style,), "bases": (base,)}), "own/blow")
    assert (fight.reach(0), fight.power(0), fight.priority(0), fight.guard(0)) == ((1, 3), 6, 4, 4)
    assert fight.life()[1] == 17
    fight = shown(duel({"styles": (style,), "bases": (base,)}), "own/strike")
    assert (fight.reach(0), fight.power(0), fight.priority(0), fight.guard(0)) == ((1, 3), 6, 2, 8)


@pytest.mark.rule("BC-10")
def test_bonuses_and_penalties_change_figures_but_not_what_is_printed() -> None:
    changes = [op("bonus", stat="power", by=3), op("bonus", stat="priority", by=-2), op("bonus", stat="guard", by=2)]
    fight = shown(duel(with_style(when("start", *changes), when("always", op("bonus", stat="range", by=1)))), "own/jab")
    assert (fight.reach(0), fight.power(0), fight.priority(0), fight.guard(0)) == ((2, 2), 5, 1, 2)
    board, pack = fight.board, fight.rules.pack
    assert printed_range(board, pack, 0) == (1, 1)
    assert [printed(board, pack, 0, figure) for figure in ("power", "priority", "guard")] == [2, 3, 0]


@pytest.mark.rule("BC-10")
def test_a_formula_may_read_the_printed_figure_alone() -> None:
    copy = op("bonus", stat="priority", by={"of": "printed_power"})
    fight = shown(duel(with_style(when("start", op("bonus", stat="power", by=4)), when("always", copy))), "own/strike")
    assert (fight.power(0), fight.priority(0)) == (8, 7)


# ---------------------------------------------------------------- range


@pytest.mark.rule("BC-11", "BC-14")
@pytest.mark.parametrize(
    ("style", "base", "total"),
    [((0, 3), (2, 3), (2, 6)), ((0, 1), (3, 3), (3, 4)), ((3, 2), (0, 0), (3, 3)), ((-3, -1), (1, 1), (0, 0))],
    ids=["0~3 and 2~3", "0~1 and 3", "3~2", "negative"],
)
def test_ends_of_range_add_apart_the_greater_is_raised_and_none_is_negative(
    style: tuple[int, int], base: tuple[int, int], total: tuple[int, int]
) -> None:
    fight = duel({"styles": (card("own", range=style),), "bases": (card("blow", range=base, priority=1),)})
    assert shown(fight, "own/blow").reach(0) == total


@pytest.mark.rule("BC-11")
def test_a_penalty_cannot_make_range_negative_nor_its_ends_cross() -> None:
    ends = [op("bonus", stat="min_range", by=2), op("bonus", stat="max_range", by=-3)]
    assert shown(duel(with_style(when("always", *ends))), "own/shot").reach(0) == (3, 3)
    low = op("bonus", stat="range", by=-3)
    assert shown(duel(with_style(when("always", low))), "own/shot").reach(0) == (0, 1)


@pytest.mark.rule("BC-11")
@pytest.mark.parametrize(("space", "hits"), [(1, False), (2, True), (3, True), (4, True), (5, False)])
def test_spaces_are_counted_without_the_attackers_own(space: int, hits: bool) -> None:
    blow = card("blow", range=(2, 4), power=1, priority=1)
    fight = duel({"bases": (blow,)}, spaces=(0, space)).beat("plain/blow", "plain/wait")
    assert bool(fight.emitted("hit", attacker=0)) == hits


@pytest.mark.rule("BC-14")
def test_the_books_attack_of_two_to_four_hits_at_four_and_not_at_one() -> None:
    blow = card("blow", range=(2, 4), power=1, priority=1)
    for space, hit in ((4, True), (1, False), (5, False)):
        fight = duel({"bases": (blow,)}, spaces=(0, space)).beat("plain/blow", "plain/wait")
        assert bool(fight.emitted("hit", attacker=0)) == hit


@pytest.mark.rule("BC-14")
@pytest.mark.parametrize(
    ("name", "base", "figures"),
    [
        ("Продуманный", "strike", ((3, 4), 6, 4, 6)),
        ("Тектонический", "drive", ((1, 2), 6, 4, 0)),
        ("Воздушный", "shot", ((1, 5), 2, 3, 2)),
    ],
)
def test_the_books_pairs_add_up(name: str, base: str, figures: tuple[object, ...]) -> None:
    pack = Fight("anya", "vekil").rules.pack
    (style,) = [s for kit in pack.kits for s in kit.styles if s.name.in_language("ru") == name and kit.source == "ours"]
    card_ = pack.card[base]
    added = tuple(a + b for a, b in zip(style.range, card_.range, strict=True))  # type: ignore[operator, arg-type]
    sums = [getattr(style, f) + getattr(card_, f) for f in ("power", "priority", "guard")]
    assert (added, *sums) == figures


# ---------------------------------------------------------------- power, guard, priority below zero; Стойкость


@pytest.mark.rule("BC-12")
def test_power_and_guard_below_zero_count_as_zero_but_priority_may_be_negative() -> None:
    fight = shown(duel(with_style(power=-9, priority=-9, guard=-9), with_style()), "own/strike", "halt/strike")
    assert (fight.power(0), fight.guard(0), fight.priority(0)) == (0, 0, -6)
    assert fight.speeds() == {1: 3, 0: -6}


@pytest.mark.rule("BC-12")
def test_an_attack_with_negative_power_hits_without_damage() -> None:
    fight = duel(with_style(power=-9), spaces=(2, 3)).beat("own/strike", "plain/wait")
    assert fight.emitted("hit", attacker=0)
    assert fight.life() == [20, 20]


@pytest.mark.rule("BC-13")
def test_stability_prevents_stun_by_damage_and_by_effects_and_guard_counts_as_zero() -> None:
    stable = with_style(guard="stable", priority=-5)
    fight = duel(with_style(when("hit", op("stun")), power=9), stable, spaces=(2, 3))
    fight.lay("own/jab", "own/strike").on()
    assert not fight.emitted("stunned", fighter=1)
    assert [facts["why"] for facts in fight.emitted("not_stunned", fighter=1)] == ["stable", "stable"]
    assert fight.emitted("attack", attacker=1)
    fight = duel(None, stable).lay("halt/wait", "own/strike").on()
    assert fight.guard(1) == 0


@pytest.mark.rule("BC-13")
def test_stability_is_not_ignored_with_guard() -> None:
    bare = with_style(when("always", op("rule", rule="ignore_guard")), power=9)
    fight = duel(bare, with_style(guard="stable"), spaces=(2, 3)).beat("own/jab", "own/wait")
    assert not fight.emitted("stunned")
    assert fight.emitted("damage", fighter=1)[0]["taken"] == 11


# ---------------------------------------------------------------- НЕТ


@pytest.mark.rule("BC-15")
def test_without_range_an_attack_never_hits_whatever_the_bonuses() -> None:
    wide = when("always", op("bonus", stat="range", by=1), op("bonus", stat="max_range", by=6))
    fight = duel(with_style(wide, power=5, range=(1, 6)), spaces=(2, 3)).beat("own/wait", "plain/wait")
    assert fight.emitted("missed", attacker=0, why="no_range")


@pytest.mark.rule("BC-15")
def test_without_power_an_attack_may_hit_but_never_damages_whatever_the_bonuses() -> None:
    style = with_style(when("always", op("bonus", stat="power", by=5)), when("hit", op("lose", by=1)), power="none")
    fight = duel(style, spaces=(2, 3)).beat("own/strike", "plain/wait")
    assert fight.emitted("hit", attacker=0)
    assert fight.emitted("no_power", attacker=0)
    assert not fight.emitted("damage")
    assert fight.life() == [20, 19]


@pytest.mark.rule("BC-15")
def test_what_is_missing_counts_as_zero_where_a_number_is_asked_for() -> None:
    ops = [op("bonus", stat="guard", by={"of": of, "plus": 1}) for of in ("power", "printed_power", "min_range")]
    assert shown(duel(with_style(when("start", *ops), power=3)), "own/wait").guard(0) == 3


@pytest.mark.rule("BC-15")
def test_the_cards_own_effect_may_put_a_figure_in_its_place() -> None:
    figures = [op("equal", stat=s, to=n) for s, n in (("power", 3), ("min_range", 1), ("max_range", 2))]
    fight = duel(with_style(when("before", *figures)), spaces=(2, 4)).beat("own/wait", "plain/strike")
    assert fight.emitted("hit", attacker=0, reach=[1, 2])
    assert fight.emitted("damage", fighter=1)[0]["power"] == 3


# ---------------------------------------------------------------- the sign *


SUPPORT = {"power": "strengthen", "priority": "hasten", "guard": "fortify"}


@pytest.mark.rule("BC-16")
@pytest.mark.parametrize("figure", ["power", "priority", "guard"])
def test_a_fixed_figure_stands_alone_whatever_changes_figures(figure: str) -> None:
    hostile = [op("bonus", stat=figure, by=-2, who="opponent"), op("equal", stat=figure, to=9, who="opponent")]
    own = card("own", when("reveal", op("bonus", stat=figure, by=5)), fixed=(figure,), **{figure: 1})
    fight = duel({"styles": (own,)}, with_style(when("reveal", *hostile), when("start", HALT)), spaces=(2, 3))
    fight.lay("own/strike", "own/wait").use(0, SUPPORT[figure]).on()
    pair = {"power": 4, "priority": 3, "guard": 5, figure: 1}
    assert (fight.power(0), fight.priority(0), fight.guard(0)) == (pair["power"], pair["priority"], pair["guard"])


@pytest.mark.rule("BC-16")
def test_a_fixed_range_stands_alone() -> None:
    changed = when("always", op("bonus", stat="range", by=2), op("equal", stat="max_range", to=6))
    own = card("own", changed, fixed=("range",), range=(2, 2))
    fight = shown(duel({"styles": (own,)}), "own/shot")
    assert fight.reach(0) == (2, 2)


@pytest.mark.rule("BC-16")
def test_of_two_fixed_figures_the_bases_counts() -> None:
    base = card("blow", fixed=("power", "range"), power=1, range=(1, 1), priority=1)
    style = card("own", fixed=("power", "range"), power=7, range=(3, 3))
    fight = shown(duel({"styles": (style,), "bases": (base,)}), "own/blow")
    assert (fight.power(0), fight.reach(0)) == (1, (1, 1))


# ---------------------------------------------------------------- X


@pytest.mark.rule("BC-17")
@pytest.mark.parametrize(("space", "hits"), [(1, False), (2, False), (3, True), (4, True), (5, True), (6, False)])
def test_an_x_that_names_spaces_hits_there_alone_whatever_the_other_card_says(space: int, hits: bool) -> None:
    style = card("own", range="x", x_marker="flag", x_within=1)
    kit: dict[str, Any] = {"styles": (style,), "markers": (marker("flag", 4),)}
    for base in ("shot", "wait"):
        fight = duel(kit, spaces=(0, space)).beat(f"own/{base}", "plain/strike")
        assert bool(fight.emitted("hit", attacker=0)) == hits


@pytest.mark.rule("BC-17")
def test_an_x_without_its_marker_on_the_board_hits_nobody() -> None:
    style = card("own", range="x", x_marker="flag", x_within=9)
    fight = duel({"styles": (style,), "markers": (marker("flag"),)}, spaces=(2, 3)).beat("own/strike", "plain/wait")
    assert fight.emitted("missed", attacker=0)


@pytest.mark.rule("BC-17")
def test_an_x_that_stands_for_a_number_is_added_as_usual() -> None:
    style = card("own", power={"of": "distance", "times": 2})
    fight = shown(duel({"styles": (style,)}, spaces=(1, 4)), "own/strike")
    assert fight.power(0) == 10
