"""Ends standing orders: decided by what everybody sees, written in the transaction of the choice that ends them.

So no order answers one question too many: it has ended before the next question is looked at.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from engines.kernel.automatic.orders import Order, PublicResult, public_result
from engines.kernel.choose import Turn, lane_id
from engines.kernel.views import Seen
from referee.match.live import Live
from referee.match.slots import panel_slot
from store.connection import Connection
from store.match import outbox
from store.seats import orders
from store.seats.orders import OrderRow


def order_kind(kinds: Sequence[Order], kind_id: str) -> Order | None:
    """Return a game's kind of order by its id, None if the game does not have it."""
    return next((order for order in kinds if order.id == kind_id), None)


def ended_orders(live: Live, turn: Turn, after: Seen, given: Sequence[OrderRow]) -> list[OrderRow]:
    """Return those of the standing orders that a turn ends, each with the reason; `after` is the public view after it.

    With a game of the match, all orders end, whatever they were given until: those of one game mean nothing in the next.

    While lanes stay open, no order ends: its end would tell its seat that somebody has answered.
    """
    rules, match = live.rules_and_match
    still_open = bool(match.lanes and turn.match.lanes) and lane_id(match) == lane_id(turn.match)
    if not given or still_open:
        return []
    result = public_result(live.view(None).table, turn.match, after.table, turn.events)
    series = rules.game.series
    if series is not None and result.has_kind(series.ended):
        return [msgspec.structs.replace(row, ended="game") for row in given]
    return [msgspec.structs.replace(row, ended="until") for row in given if _stops(rules.game.orders, row, result)]


def _stops(kinds: Sequence[Order], row: OrderRow, result: PublicResult) -> bool:
    order = order_kind(kinds, row.kind)
    stop = order.until.get(row.until) if order is not None else None
    return stop is None or stop(row.seat, result)


def write_ended_orders(db: Connection, live: Live, turn: Turn, ending: Sequence[OrderRow], now: float) -> None:
    """Write the ends of orders and owe their seats' panels. With the match, all orders end."""
    if turn.match.outcome is not None:
        orders.drop(db, live.row.id)
        return
    for row in ending:
        orders.end(db, live.row.id, row.seat, row.kind, row.ended or "until")
    outbox.owe(db, live.row.id, sorted({panel_slot(row.seat) for row in ending}), now)
