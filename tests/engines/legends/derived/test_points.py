"""Legendarity as one sum (LG-16)."""

from __future__ import annotations

import pytest

from engines.legends.content.abilities import Static
from engines.legends.content.vocabulary import Group
from engines.legends.derived.points import Sum, can_pay, sum_of
from tests.engines.legends.figures import Table, event, follower


@pytest.mark.rule("LG-16", "LG-17")
def test_legendarity_is_what_heroes_give_without_followers_and_points_spent() -> None:
    table = Table(follower("giant", legendarity=3))
    table.put("mira")
    table.put("mira")
    table.put("wolf")
    table.put("fog")
    table.play("giant")
    table.play("fog")
    table.board.sides[0].spent = 1
    assert sum_of(table.board, table.pack, 0) == Sum(heroes=8, followers=5, spent=1)
    assert sum_of(table.board, table.pack, 0).available == 2
    assert sum_of(table.board, table.pack, 1) == Sum(0, 0, 0)


@pytest.mark.rule("LG-07", "LG-16")
def test_whoever_controls_a_card_has_its_legendarity() -> None:
    table = Table()
    table.put("mira", owner=0, controller=1)
    table.put("wolf", owner=1, controller=0)
    table.play("wolf", owner=1, controller=0)
    assert sum_of(table.board, table.pack, 0) == Sum(0, 4, 0)
    assert sum_of(table.board, table.pack, 1) == Sum(4, 0, 0)


def test_static_abilities_change_what_is_given_and_occupied() -> None:
    table = Table(
        event("crown", Static(what="legendarity", by=1, group=Group(kind="hero", side="own"))),
        event("inn", Static(what="legendarity", by=-1, group=Group(kind="follower", side="own"))),
    )
    for card in ("crown", "inn", "mira", "wolf"):
        table.put(card)
    assert sum_of(table.board, table.pack, 0) == Sum(5, 1, 0)


def test_an_activated_ability_of_a_follower_on_the_stack_occupies_nothing() -> None:
    table = Table()
    table.play("wolf", ability=0)
    assert sum_of(table.board, table.pack, 0).followers == 0


@pytest.mark.rule("LG-16")
def test_below_zero_only_what_costs_nothing_can_be_paid() -> None:
    table = Table()
    table.put("wolf")
    assert sum_of(table.board, table.pack, 0).available == -2
    assert can_pay(table.board, table.pack, 0, 0)
    assert not can_pay(table.board, table.pack, 0, 1)
    table.put("mira")
    assert [can_pay(table.board, table.pack, 0, cost) for cost in (2, 3)] == [True, False]
