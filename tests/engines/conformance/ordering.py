"""What standing orders owe every game: legal answers, and none that a hidden card could change."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Any

from engines.kernel.automatic.orders import PublicResult, order_of, public_result
from engines.kernel.choose import IllegalChoiceError, Turn, check, choose, decision_of
from engines.kernel.state.model import Decision, Match, Seat
from engines.kernel.views import redeal, view
from tools.conformance.checks import viewers
from tools.conformance.playing import Game, Table


@dataclass
class Orders:
    """How often an order answered, how often that was compared with a re-dealt match, how often an order ended."""

    answers: int = 0
    twins: int = 0
    ends: int = 0


def check_orders(table: Table, seed: int) -> Orders:
    """Compare what every order would answer before every choice with a re-dealt match; count what every choice would end.

    When an order ends needs no comparing: it is told public facts and nothing else.
    """
    kinds = Counter(kind for order in table.rules.game.orders for kind in order.decisions)
    assert all(count == 1 for count in kinds.values()), "two orders answer the same question"
    assert set(kinds) <= set(table.rules.game.decisions)
    counted = Orders()
    with Game(table, seed) as game:
        for move in game.moves():
            for asked in move.before.asks:
                counted.answers += _check_answer(table, move.before, asked)
            for viewer in viewers(move.before):
                other = redeal(table.rules, move.before, viewer, game.rng)
                counted.twins += sum(_check_twin(table, move.before, other, seat, viewer) for seat in other.seats)
            counted.ends += len(ends(table, _learned(table, move.before, move.turn)))
    return counted


def _check_answer(table: Table, match: Match[Any, Any], asked: Decision) -> bool:
    """Whether an order applies: then its answer is legal and the same question, answered so, goes on."""
    order = order_of(table.rules.game.orders, asked)
    if order is None:
        return False
    keys = order.answer(asked)
    assert keys is not None
    try:
        check(match, asked.seat, asked.id, keys)
    except IllegalChoiceError as error:
        raise AssertionError(f"order {order.id} is no answer to {asked}: {error}") from error
    choose(table.rules, match, asked.seat, asked.id, keys)
    return True


def _check_twin(table: Table, match: Match[Any, Any], other: Match[Any, Any], seat: Seat, viewer: Seat | None) -> bool:
    """Whether a foreign question is asked in both matches: then both or neither are answered by order, and alike."""
    here, there = decision_of(match, seat), decision_of(other, seat)
    if seat == viewer or here is None or there is None or here.kind != there.kind:
        return False
    orders = table.rules.game.orders
    one, two = order_of(orders, here), order_of(orders, there)
    assert one == two, f"whether an order answers {here.kind} depends on what {viewer} cannot see"
    if one is None:
        return False
    assert one.answer(here) == one.answer(there), f"what order {one.id} answers depends on what {viewer} cannot see"
    return True


def ends(table: Table, seen: PublicResult) -> set[tuple[str, str, Seat]]:
    """Return which orders, until when given, of which seat, end with what was learned."""
    return {
        (order.id, name, seat)
        for order in table.rules.game.orders
        for name, stop in order.until.items()
        for seat in range(table.seats)
        if stop(seat, seen)
    }


def _learned(table: Table, before: Match[Any, Any], turn: Turn) -> PublicResult:
    tables = [view(table.rules, match, None).table for match in (before, turn.match)]
    return public_result(tables[0], turn.match, tables[1], turn.events)
