"""Forecasts of cards whose hero moves before he strikes: they count from the cells that he can reach (AR-30, AR-36)."""

from __future__ import annotations

from typing import Any

import pytest

from engines.archutheon.derived.forecasts import Forecast
from engines.archutheon.derived.foreseeing import foresee, foresee_from
from tests.engines.archutheon.packs import area, arena, op, targeted
from tests.engines.archutheon.tables import Table

AREA = {"scheme": area(0, dash=True)}
"""A card that dashes, and then hits the area where its hero stands."""


def declared(places: str, aim: str, card: dict[str, Any], use: str = "attack:slow:b.base", **setup: Any) -> Table:
    """Return a table with b's card declared."""
    table = Table(places, hand="b.base c.base", foe="f.base", cards={"b.base": card}, **setup)
    return table.on("attack", use, aim)


def outcome(table: Table) -> Forecast:
    """Return the forecast of the first card."""
    return foresee(table.board, table.rules.pack, 0)[0]


def hit(table: Table, found: Forecast) -> dict[str, int]:
    """Return the damage to each hero of a forecast."""
    return {table.board.heroes[at].kit: dealt for at, dealt in found.losses}


def areas(found: int) -> set[str]:
    return {name for at, name in enumerate(arena().area_names) if found >> at & 1}


@pytest.mark.rule("AR-30", "AR-36")
def test_a_dash_and_then_an_area_attack_is_counted_from_where_the_dash_leads() -> None:
    table = declared("b:C2n f:C3w g:C3s", "C3", AREA)
    found = outcome(table)
    assert hit(table, found) == {"f": 2, "g": 2}
    assert (areas(found.areas), areas(found.spots), found.sure) == ({"C3"}, {"C3"}, False)
    assert found.spot // 3 == arena().area["C3"]


@pytest.mark.rule("AR-30", "AR-36")
def test_where_he_stands_he_cannot_strike_since_the_dash_is_compulsory() -> None:
    found = outcome(declared("b:C3n f:C3w", "C3", AREA))
    assert (found.blows, found.areas, found.spots) == ((), 0, 0)


@pytest.mark.rule("AR-62", "AR-30")
def test_the_numb_strike_from_where_they_stand() -> None:
    table = declared("b:C3n f:C3w", "C3", AREA, marks={"b": "numb"})
    found = outcome(table)
    assert (hit(table, found), areas(found.spots)) == ({"f": 2}, {"C3"})


@pytest.mark.rule("AR-84", "AR-36")
def test_a_movement_that_may_be_left_out_is_counted_with_and_without_it() -> None:
    card = {"scheme": targeted(1), "fast": {"pre": [op("leap", who="self", may=True)]}}
    away = declared("a:A1n b:C1n f:C3w", "f", card, "with:fast:b.base", things={})
    assert hit(away, outcome(away)) == {"f": 2}
    assert areas(outcome(away).spots) == {"C3"}
    near = outcome(declared("b:C2n f:C3w", "f", card, "with:fast:b.base", things={}))
    assert near.spot == arena().cell["C2n"], "without a need he stays"


@pytest.mark.rule("AR-41", "AR-42")
def test_a_block_of_movement_keeps_him_where_he_stands() -> None:
    cards = {"b.base": {**AREA, "element": "freedom"}, "f.base": {"block": {"kind": "movement", "by": 5}}}
    table = Table("b:C2n f:C3w", hand="b.base c.base d.base", foe="f.base", cards=cards)
    table.on("attack", "attack:slow:b.base", "C3")
    assert hit(table, outcome(table)) == {"f": 2}
    table.answer("block:slow:f.base")
    assert outcome(table).blows == ()


@pytest.mark.rule("AR-30", "AR-34")
@pytest.mark.parametrize(("cell", "hits"), [("C3s", {"f", "g"}), ("B2w", set())])
def test_from_each_cell_of_the_dash_what_is_foretold_is_done(cell: str, hits: set[str]) -> None:
    """The block loses by where the attacker stood before his dash, and the damage is that of the cell."""
    cards = {"b.base": AREA, "g.base": {"block": {"by": 1}}}
    table = Table("b:C2n f:C3w g:C3n", hand="b.base", foe="g.base", cards=cards, things={}, gone="c d")
    table.on("attack", "attack:slow:b.base", "C3", "block:slow:g.base").rest()
    assert table.question == (0, "dash")
    found = hit(table, foresee_from(table.board, table.rules.pack, 0, arena().cell[cell]))
    table.answer(cell)
    assert found == {table.board.heroes[each["hero"]].kit: each["dealt"] for each in table.emitted("struck")}
    assert {*found} == hits
