"""Permanents: which annihilate each other, and what each does (AR-56, AR-60 to AR-74)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engines.archutheon.packs import area, do, op, targeted
from tests.engines.archutheon.tables import Table

PAIRS = (
    ("aloft", "numb"),
    ("inspired", "exhausted"),
    ("armour", "vulnerable"),
    ("stealth", "fear"),
    ("steady", "withering"),
    ("barrier", "blind"),
)
"""The six opposite pairs as the book has them."""

EVERY = [what for pair in PAIRS for what in pair]


def laid(first: str, second: str) -> set[str]:
    """Return what is left on f when an area card lays one permanent on another one."""
    card = {
        "damage": 0,
        "scheme": area(),
        "slow": do(op("put", what=second, who={"side": "enemies", "within": 0, "of": "self"})),
    }
    table = Table("b:C3n f:C3w", hand="b.base", marks={"f": first}, cards={"b.base": card})
    table.fight("with:slow:b.base", "C3")
    if table.match.asks and table.question[1] == "fear":
        table.answer(table.offered[0])
    return table.marks("f")


@pytest.mark.rule("AR-60")
@pytest.mark.parametrize("first", EVERY)
@pytest.mark.parametrize("second", EVERY)
def test_permanents_laid_on_each_other(first: str, second: str) -> None:
    opposite = (first, second) in PAIRS or (second, first) in PAIRS
    used_up = {"steady"} if second == "fear" else set()  # it stops the flight (AR-69)
    assert laid(first, second) == (set() if opposite else {first, second} - used_up)


@pytest.mark.rule("AR-60")
def test_the_same_one_twice_does_not_stack() -> None:
    table = Table(
        "b:C3n f:C3w", hand="b.base", cards={"b.base": {"slow": do(*[op("put", what="armour", who="hit")] * 2)}}
    )
    table.fight("with:slow:b.base", "f")
    assert len(table.hero("f").marks) == 1
    table.hero("f").health = 10
    assert table.emitted("unchanged", what="armour")


@pytest.mark.rule("AR-56")
def test_dispelling_takes_all_tokens_good_and_bad_but_not_those_of_places() -> None:
    cards = {"b.base": {"damage": 0, "slow": do(op("dispel", who="hit"))}}
    table = Table(
        "b:C3n f:C3w", hand="b.base", cards=cards, marks={"f": "armour blind inspired"}, aside={"C3": "withering"},
        things={"C3w": "wall"}, elements={"f": "chaos"},
    )  # fmt: skip
    table.fight("with:slow:b.base", "f")
    assert table.marks("f") == set()
    assert {*table.view().heroes[table.number("f")].places} == {"withering", "aloft"}
    assert table.hero("f").element == "chaos"


@pytest.mark.rule("AR-73")
def test_one_of_choice_is_lifted_and_the_others_stay() -> None:
    cards = {"b.base": {"damage": 0, "slow": do(op("lift", what="bad", who="self"))}}
    table = Table("b:C3n f:C3w", hand="b.base", cards=cards, marks={"b": "armour numb withering"})
    table.fight("with:slow:b.base", "f")
    assert table.question == (0, "lift")
    assert table.offered == ["numb", "withering"]
    table.answer("numb")
    assert table.marks("b") == {"armour", "withering"}


@pytest.mark.rule("AR-73")
def test_a_permanent_stays_over_the_turns() -> None:
    table = Table("b:C3n f:C3w", marks={"b": "armour", "f": "inspired"})
    for _ in range(4):
        table.finish()
    assert (table.marks("b"), table.marks("f")) == ({"armour"}, {"inspired"})


# ---------------------------------------------------------------- what each does


def attack(scheme: dict[str, Any], aim: str, places: str = "b:C3n f:C3w c:C3s", **setup: Any) -> Table:
    """Return a table after an attack of b with damage 3."""
    table = Table(places, hand="b.base", cards={"b.base": {"damage": 3, "scheme": scheme}}, **setup)
    return table.fight("attack:slow:b.base", aim)


@pytest.mark.rule("AR-61", "AR-33")
def test_who_is_aloft_is_immune_to_area_cards_of_friend_and_foe() -> None:
    table = attack(area(), "C3", marks={"f": "aloft", "c": "aloft"})
    assert table.health("f", "c") == [10, 10]
    assert attack(targeted(), "f", marks={"f": "aloft"}).health("f") == [7]


@pytest.mark.rule("AR-67", "AR-33")
def test_a_targeted_card_misses_who_has_stealth_also_an_ally() -> None:
    assert attack(targeted(), "f", marks={"f": "stealth"}).health("f") == [10]
    assert attack(targeted(), "c", marks={"c": "stealth"}).health("c") == [10]
    assert attack(area(), "C3", marks={"f": "stealth"}).health("f") == [7]


@pytest.mark.rule("AR-67")
def test_who_has_stealth_may_still_target_himself() -> None:
    cards = {"b.base": {"damage": 0, "slow": do(op("heal", by=2, who="hit"))}}
    table = Table("b:C3n", hand="b.base", cards=cards, marks={"b": "stealth"}, health={"b": 5})
    table.fight("with:slow:b.base", "b")
    assert table.health("b") == [7]


@pytest.mark.rule("AR-61", "AR-67")
@pytest.mark.parametrize("held", ["aloft", "stealth"])
def test_who_is_aloft_or_hidden_does_not_collect(held: str) -> None:
    assert "collect" in Table("b:A2n").offered
    assert "collect" not in Table("b:A2n", marks={"b": held}).offered


@pytest.mark.rule("AR-63", "AR-65", "AR-66")
@pytest.mark.parametrize(("marks", "left"), [({"b": "inspired"}, 6), ({"f": "armour"}, 8), ({"f": "vulnerable"}, 6)])
def test_inspiration_armour_and_vulnerability_change_the_damage_by_1(marks: dict[str, str], left: int) -> None:
    assert attack(targeted(), "f", marks=marks).health("f") == [left]


@pytest.mark.rule("AR-64")
def test_exhaustion_takes_1_of_damage_healing_and_range() -> None:
    heal = do(op("heal", by=2, who="hit"))
    for held, left in (("", 7), ("exhausted", 6)):
        cards = {"b.base": {"damage": 0, "slow": heal}}
        table = Table("b:C3n c:C3w", hand="b.base", cards=cards, marks={"b": held}, health={"c": 5})
        assert table.fight("with:slow:b.base", "c").health("c") == [left]
    assert attack(targeted(1), "f", "b:C3n f:C2n", marks={"b": "exhausted"}).health("f") == [10]
    assert attack(targeted(0), "f", marks={"b": "exhausted"}).health("f") == [8], "its far end is not below 0"
    assert attack(targeted(2), "f", "b:C3n f:C2n", marks={"b": "exhausted"}).health("f") == [8]


@pytest.mark.rule("AR-66")
def test_healing_of_the_vulnerable_is_1() -> None:
    cards = {"b.base": {"damage": 0, "slow": do(op("heal", by=3, who="hit"))}}
    table = Table("b:C3n c:C3w", hand="b.base", cards=cards, marks={"c": "vulnerable"}, health={"c": 5})
    assert table.fight("with:slow:b.base", "c").health("c") == [6]


@pytest.mark.rule("AR-70", "AR-65", "AR-09")
@pytest.mark.parametrize("name", ["e", "f"])
def test_withering_takes_1_in_each_recovery_of_the_opponent_whatever_he_has(name: str) -> None:
    table = Table(turn=2, marks={name: "withering armour barrier"}, gone="b")
    table.finish()
    assert table.board.turn == 3
    assert table.health(name) == [9]
    assert table.marks(name) == {"withering", "armour", "barrier"}
    table.finish()
    assert (table.board.turn, table.health(name)) == (4, [9]), "not in his own player's"


@pytest.mark.rule("AR-71")
def test_a_barrier_stops_the_next_damage_and_goes_but_effects_land() -> None:
    cards = {"b.base": {"damage": 6, "slow": do(op("put", what="numb", who="hit"))}}
    table = Table("b:C3n f:C3w", hand="b.base", cards=cards, marks={"f": "barrier"})
    table.fight("with:slow:b.base", "f")
    assert table.health("f") == [10]
    assert table.marks("f") == {"numb"}


# ---------------------------------------------------------------- both shields


@pytest.mark.rule("AR-74")
@pytest.mark.parametrize(
    ("marks", "things", "area_hits"),
    [
        ("stealth aloft", {}, False),
        ("aloft stealth", {}, True),
        ("aloft", {"C3w": "cover"}, False),
        ("stealth", {"C3w": "wall"}, True),
    ],
)
def test_of_both_shields_the_later_one_counts(marks: str, things: dict[str, str], area_hits: bool) -> None:
    """f stood on his place before the token came."""
    setup = {"marks": {"f": marks}, "things": things}
    assert attack(area(), "C3", **setup).health("f") == [7 if area_hits else 10]
    assert attack(targeted(), "f", **setup).health("f") == [10 if area_hits else 7]


@pytest.mark.rule("AR-74")
@pytest.mark.parametrize(("token", "thing"), [("aloft", "cover"), ("stealth", "wall")])
def test_a_place_counts_from_his_coming_onto_it(token: str, thing: str) -> None:
    table = Table("b:C2n", things={"C3s": thing}, marks={"b": token}, gone="c d").on("move", "b:1", "C3s", "stop")
    assert table.view().heroes[table.number("b")].asleep == token


@pytest.mark.rule("AR-74", "AR-79")
@pytest.mark.parametrize(("aside", "thing"), [("aloft", "cover"), ("stealth", "wall")])
def test_who_comes_into_both_at_once_has_the_shield_of_the_cell(aside: str, thing: str) -> None:
    table = Table("b:C2n", things={"C3n": thing}, aside={"C3": aside}, gone="c d").on("move", "b:1", "C3n", "stop")
    assert table.at("b") == ["C3n"]
    assert table.view().heroes[table.number("b")].asleep == aside


@pytest.mark.rule("AR-74", "AR-79")
def test_a_step_within_an_area_does_not_make_its_shield_newer() -> None:
    table = Table("b:C3n", aside={"C3": "stealth"}, gone="c d")
    table.mark("b", "aloft")
    assert table.view().heroes[table.number("b")].asleep == "stealth"
    table.on("move", "b:1", "C3w", "stop")
    assert table.view().heroes[table.number("b")].asleep == "stealth"


@pytest.mark.rule("AR-74", "AR-61", "AR-67")
def test_only_the_shielding_sleeps_the_prohibitions_stay() -> None:
    assert "collect" not in Table("b:A2n", marks={"b": "stealth aloft"}).offered


@pytest.mark.rule("AR-74")
def test_the_earlier_shield_wakes_when_the_later_one_goes() -> None:
    table = Table("f:C3w", marks={"f": "stealth aloft"})
    table.hero("f").marks = table.hero("f").marks[:1]
    assert table.view().heroes[table.number("f")].asleep == ""
