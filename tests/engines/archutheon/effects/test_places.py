"""Objects on cells, side cells of areas, elements (AR-75 to AR-79)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engines.archutheon.packs import area, do, op, targeted
from tests.engines.archutheon.tables import Table

ELEMENTS = ("freedom", "truth", "chaos")


def effect(
    *ops: dict[str, Any], places: str = "b:C3n f:C3w", aim: str = "f", scheme: Any = None, **setup: Any
) -> Table:
    """Return a table after b's base card, which does no damage, has come to its effects."""
    cards = {"b.base": {"damage": 0, "scheme": scheme or targeted(), "slow": do(*ops)}}
    return Table(places, hand="b.base", cards=cards, **setup).fight("with:slow:b.base", aim)


# ---------------------------------------------------------------- covers, walls, rifts


@pytest.mark.rule("AR-75")
@pytest.mark.parametrize(("thing", "shields"), [("cover", "f"), ("wall", "C3")])
def test_a_cover_shields_from_targeted_cards_and_a_wall_from_area_cards(thing: str, shields: str) -> None:
    for aim, scheme in (("f", targeted()), ("C3", area())):
        table = Table("b:C3n f:C3w", hand="b.base", things={"C3w": thing}, cards={"b.base": {"scheme": scheme}})
        table.fight("attack:slow:b.base", aim)
        assert table.health("f") == [10 if aim == shields else 8]


@pytest.mark.rule("AR-75")
@pytest.mark.parametrize(("thing", "opposite"), [("cover", "fear"), ("wall", "numb")])
def test_the_bonus_of_a_place_is_not_annihilated(thing: str, opposite: str) -> None:
    put = op("put", what=opposite, who={"side": "enemies", "within": 0})
    table = effect(put, things={"C3w": thing}, scheme=area(), aim="C3", gone="g h")
    if table.question[1] == "fear":
        table.answer(table.offered[0])
    assert table.marks("f") == {opposite}
    assert table.board.things == {table.cell("C3w"): thing}


@pytest.mark.rule("AR-76", "AR-09")
@pytest.mark.parametrize(
    ("name", "held", "left"),
    [("f", "", 7), ("f", "armour", 8), ("f", "vulnerable", 6), ("f", "barrier", 7), ("e", "", 8), ("e", "armour", 9)],
)
def test_a_rift_deals_3_that_neither_block_nor_barrier_stops(name: str, held: str, left: int) -> None:
    places = f"b:C3n {name}:C3w"
    table = effect(op("shift", who="hit"), places=places, aim=name, things={"C3s": "rift"}, marks={name: held})
    assert table.at(name) == ["C3s"]
    assert table.health(name) == [left]
    assert ("barrier" in table.marks(name)) is (held == "barrier")


@pytest.mark.rule("AR-76")
@pytest.mark.parametrize("verb", ["dash", "leap", "teleport", "push", "pull", "shift"])
def test_a_rift_hurts_by_any_means_of_movement(verb: str) -> None:
    everywhere = {f"{area}{corner}": "rift" for area in ("C1", "C4", "D3", "B3") for corner in "wns"}
    places = {"push": "b:C2n f:C3w", "pull": "b:C4n f:C3w", "shift": "b:C2n f:C4w"}.get(verb, "b:C2n f:C3w")
    table = effect(op(verb, who="hit"), places=places, things=everywhere, scheme=targeted(3), gone="c d")
    if table.question[1] == verb:
        table.answer(next(cell for cell in table.offered if cell in everywhere))
    assert table.health("f") == [7]


@pytest.mark.rule("AR-76", "AR-20", "AR-14")
def test_a_rift_entered_on_the_way_hurts() -> None:
    table = Table("b:C3n", things={"C3w": "rift"}, tracks=((2, 0, 0), (0, 0, 0)), gone="c d")
    table.on("move", "b:2", "C3w", "C3s")
    assert table.health("b") == [7]
    assert table.at("b") == ["C3s"]


@pytest.mark.rule("AR-76")
def test_some_heroes_ignore_rifts() -> None:
    table = Table("b:C3n", things={"C3w": "rift"}, traits={"b": [{"rule": "rift_proof"}]}, gone="c d")
    assert table.on("move", "b:1", "C3w").health("b") == [10]


@pytest.mark.rule("AR-76")
def test_damage_of_a_rift_is_no_damage_of_the_card() -> None:
    ops = (op("shift", who="hit"), op("put", what="numb", who="hit", when=[{"is": "dealt", "who": "hit"}]))
    table = effect(*ops, things={"C3s": "rift"})
    assert table.health("f") == [7]
    assert table.marks("f") == set()


# ---------------------------------------------------------------- placing and carrying


@pytest.mark.rule("AR-76", "AR-75")
def test_an_object_goes_onto_no_other_object_and_onto_no_token() -> None:
    table = effect(op("place", thing="wall", where="self"), places="b:A2w f:A2s", things={"A2n": "rift"}, gone="c d")
    assert table.at("b") == ["A2w"]
    assert {*table.offered} == {"A2w"} or table.question == (0, "turn"), "A2s holds a token, A2n an object"


@pytest.mark.rule("AR-76")
def test_a_rift_is_not_placed_under_a_hero() -> None:
    table = effect(op("place", thing="rift", where="self"), things={})
    assert table.offered in (["C3s"], ["move", "end"])
    assert table.board.things.get(table.cell("C3s")) == "rift" or table.question[1] == "place"


@pytest.mark.rule("AR-01")
def test_an_empty_supply_places_nothing() -> None:
    table = Table("b:C3n f:C3w", hand="b.base", cards={"b.base": {"slow": do(op("place", thing="wall", where="self"))}})
    table.board.supply = 0
    things = dict(table.board.things)
    table.fight("with:slow:b.base", "f")
    assert table.question == (0, "turn")
    assert table.board.things == things


@pytest.mark.rule("AR-76")
@pytest.mark.parametrize(("hurts", "left"), [(True, 7), (False, 10)])
def test_a_rift_moved_under_a_hero_hurts_him_only_if_the_card_says_so(hurts: bool, left: int) -> None:
    table = effect(op("carry", thing="rift", within=1, by=1, hurts=hurts), things={"C3s": "rift"})
    table.answer("C3w")
    assert table.board.things == {table.cell("C3w"): "rift"}
    assert table.health("f") == [left]


# ---------------------------------------------------------------- side cells


@pytest.mark.rule("AR-77")
@pytest.mark.parametrize(
    ("first", "second", "left"),
    [
        ("chaos", "truth", "truth"),
        ("armour", "blind", "blind"),
        ("chaos", "armour", "armour"),
        ("armour", "chaos", "armour"),
        ("armour", "vulnerable", "vulnerable"),
    ],
)
def test_what_replaces_what_in_a_side_cell(first: str, second: str, left: str) -> None:
    laying = op("element", what=second, where="self") if second in ELEMENTS else op("put", what=second, where="self")
    table = effect(laying, aside={"C3": first})
    assert table.board.aside[table.area("C3")].what == left


@pytest.mark.rule("AR-77", "AR-79")
def test_a_permanent_of_an_area_acts_on_every_hero_in_it() -> None:
    table = Table("b:C3n f:C3w", hand="b.base", aside={"C3": "inspired"})
    assert table.fight("attack:slow:b.base", "f").health("f") == [7]
    hurt = Table("b:C2n f:C3w", hand="b.base", aside={"C3": "vulnerable"})
    assert hurt.fight("attack:slow:b.base", "f").health("f") == [7]
    withering = Table("f:C3w g:C3n b:C3s", turn=2, aside={"C3": "withering"}).finish()
    assert withering.health("f", "g", "b") == [9, 9, 10]


@pytest.mark.rule("AR-79")
def test_permanents_of_areas_do_not_annihilate_and_fear_there_moves_nobody() -> None:
    table = effect(op("put", what="fear", where="self"), marks={"f": "stealth"}, scheme=area(), aim="C3")
    assert table.marks("f") == {"stealth"}
    assert table.at("b", "f") == ["C3n", "C3w"]


@pytest.mark.rule("AR-79", "AR-71")
def test_a_barrier_of_an_area_saves_the_first_hero_alone() -> None:
    table = Table(
        "b:C2n f:C3w g:C3s", hand="b.base", aside={"C3": "barrier"}, cards={"b.base": {"damage": 3, "scheme": area()}}
    )
    table.fight("attack:slow:b.base", "C3")
    assert sorted(table.health("f", "g")) == [7, 10]
    assert table.board.aside == {}


@pytest.mark.rule("AR-79", "AR-69")
def test_steadiness_of_an_area_is_used_up_by_the_first_hero() -> None:
    table = effect(op("push", who="hit"), places="b:C2n f:C3w", aside={"C3": "steady"})
    assert table.at("f") == ["C3w"]
    assert table.board.aside == {}


# ---------------------------------------------------------------- elements


@pytest.mark.rule("AR-78")
@pytest.mark.parametrize(
    ("own", "aside", "asked", "bonus"),
    [
        ("chaos", None, "chaos", True),
        ("truth", "chaos", "chaos", False),
        ("", "chaos", "chaos", True),
        ("", None, "chaos", False),
    ],
)
def test_the_element_of_a_hero_is_his_token_else_that_of_his_area(
    own: str, aside: Any, asked: str, bonus: bool
) -> None:
    when = [{"is": "element_of", "who": "target", "element": asked}]
    cards = {"b.base": {"damage": 1, "slow": do(op("bonus", by=1, when=when))}}
    table = Table(
        "b:C3n f:C3w", hand="b.base", cards=cards, elements={"f": own}, aside={"C3": aside} if aside else None
    )
    table.fight("with:slow:b.base", "f")
    assert table.health("f") == [8 if bonus else 9]


@pytest.mark.rule("AR-78")
def test_a_hero_has_one_element_the_newest() -> None:
    table = effect(op("element", what="truth", who="hit"), elements={"f": "chaos"})
    assert table.hero("f").element == "truth"
