"""Standing orders: what the games declare, and that the checks would catch one that knows too much."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, replace

import msgspec
import pytest

from engines.games import GAMES
from engines.kernel.automatic.orders import Order, PublicResult, never, order_of, public_result
from engines.kernel.choose import choose, decision_of
from engines.kernel.events import Event
from engines.kernel.game import Game
from engines.kernel.state.model import Decision, Option
from engines.kernel.views import view
from engines.krendel import events as krendel
from tests.engines.conformance.ordering import check_orders, ends
from tests.engines.conformance.seeds import counted
from tests.engines.conformance.tables import TABLES
from tests.engines.kernel.gauntlet import events as gauntlet
from tests.engines.kernel.gauntlet.game import GAUNTLET
from tools.conformance.playing import Game as PlayedGame
from tools.conformance.playing import Table

ORDERING = [table for table in TABLES if table.rules.game.orders]


@pytest.mark.parametrize("table", ORDERING, ids=[table.name for table in ORDERING])
def test_orders_answer_legally_and_know_only_what_is_public(table: Table) -> None:
    wanted = {"answers": 0, "twins": 0, "ends": 0}
    assert counted(lambda seed: asdict(check_orders(table, seed)), 3, wanted) == {}


def at_gauntlet(*orders: Order) -> Table:
    """Return a gauntlet of three with other orders."""
    game: Game[object, object] = replace(GAUNTLET, orders=orders)
    return Table(game.rules(GAUNTLET.load_pack()), 3, GAUNTLET.options_type())


def with_cards(asked: Decision) -> Sequence[str] | None:
    return ["pass"] if len(asked.options) > 1 else None


def the_best(asked: Decision) -> Sequence[str]:
    return [asked.options[0].key]


def no_such(_asked: Decision) -> Sequence[str]:
    return ["nothing"]


@pytest.mark.parametrize(
    ("answer", "says"),
    [
        (with_cards, "whether an order answers respond depends"),
        (the_best, "what order pass answers depends"),
        (no_such, "is no answer"),
    ],
)
def test_an_order_that_knows_too_much_is_caught(answer: object, says: str) -> None:
    order = Order("pass", ("respond",), answer, {"cancel": never})  # type: ignore[arg-type]  # one of the three above
    with pytest.raises(AssertionError, match=says):
        [check_orders(at_gauntlet(order), seed) for seed in range(20)]


def test_two_orders_for_one_question_are_caught() -> None:
    one, two = (Order(name, ("respond",), the_best, {}) for name in ("one", "two"))
    with pytest.raises(AssertionError, match="two orders answer the same"):
        check_orders(at_gauntlet(one, two), 1)


def learned(*events: Event, asked: tuple[tuple[int, str], ...] = ()) -> PublicResult:
    return PublicResult(None, None, asked, events)


def test_an_order_that_does_not_apply_leaves_the_question_open() -> None:
    (order,) = GAUNTLET.orders
    free, bound = (
        Decision("1", 0, "window", tuple(Option(key, (key,), ()) for key in keys), 1, 1, False, (), ("x",), ("x",))
        for keys in (("react", "pass"), ("scout", "spikes"))
    )
    assert order.answer(free) == ("pass",)
    assert order_of(GAUNTLET.orders, free) is order
    assert order_of(GAUNTLET.orders, bound) is None
    other = msgspec.structs.replace(free, kind="trap")
    assert order_of(GAUNTLET.orders, other) is None


def test_who_is_asked_is_public_outside_lanes_alone() -> None:
    table = next(t for t in TABLES if t.name == "gauntlet-3")
    match = table.begin(3).match
    assert match.lanes
    assert public_result(None, match, None, ()).asked == ()
    with PlayedGame(table, 3) as game:
        later = next(move.turn.match for move in game.moves() if not move.turn.match.lanes)
    assert public_result(None, later, None, ()).asked == tuple((d.seat, d.kind) for d in later.asks) != ()


def test_what_ends_an_order_of_the_gauntlet() -> None:
    table = next(t for t in TABLES if t.name == "gauntlet-3")
    assert ends(table, learned()) == set()
    assert ends(table, learned(asked=((1, "turn"),))) == {("pass", "turn", 1)}
    assert ends(table, learned(asked=((1, "respond"),))) == set()
    assert ends(table, learned(gauntlet.Cast(0, "rush9", 2))) == {("pass", "target", 2)}
    assert ends(table, learned(gauntlet.Round(2))) == {("pass", "round", seat) for seat in range(3)}


@pytest.mark.rule("TK-23", "TK-27")
def test_what_ends_an_order_of_krendel() -> None:
    table = next(t for t in TABLES if t.name == "krendel-4")
    match = table.begin(3).match
    before = after = view(table.rules, match, None).table
    for seat in range(4):
        asked = decision_of(match, seat)
        assert asked is not None
        assert order_of(GAMES["krendel"].orders, asked) is None  # a creature is always the seat's own to choose
        turn = choose(table.rules, match, seat, asked.id, [asked.options[0].key])
        match, after = turn.match, view(table.rules, turn.match, None).table
    wounded = {w.seat for w, was in zip(after.wizards, before.wizards, strict=True) if w.wounds > was.wounds}
    assert wounded
    assert wounded != set(range(4))
    fought = PublicResult(before, after, (), ())
    assert ends(table, fought) == {("hold", "wound", seat) for seat in wounded}
    begun = PublicResult(after, after, (), (krendel.Round(2),))
    every = {(name, "round", seat) for name in ("hold", "heal") for seat in range(4)}
    assert ends(table, begun) == every
    asked = next(iter(d for d in match.asks if d.kind == "discard"))
    order = order_of(GAMES["krendel"].orders, asked)
    assert order is not None
    assert (order.id, order.answer(asked)) == ("hold", ())
