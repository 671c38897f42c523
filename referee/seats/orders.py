"""Standing orders of seats: given, taken back, answered by, ended by what everybody sees.

Nobody but its seat learns that an order exists: an answer by order is logged as the seat's own choice, after the delay that
practice players take too.
"""

from __future__ import annotations

from collections.abc import Callable
from sqlite3 import Connection

from engines.kernel import choose as kernel
from engines.kernel.choose import decision_of
from engines.kernel.orders import order_of
from engines.kernel.state.model import Decision, Seat
from referee.errors import RefusedError
from referee.match.cache import LiveMatches
from referee.match.live import Live
from referee.match.order_ends import order_kind
from referee.match.slots import panel_slot
from referee.match.turn_runner import LoggedChoice, Transition, TurnRunner
from store.match import outbox
from store.seats import orders
from store.seats.orders import OrderRow

GONE = "refused-order-gone"
"""The reason of a refusal: there is no such order that stands."""


class Orders:
    """The part of the referee that keeps orders. `now` is a clock in unix seconds."""

    def __init__(self, live: LiveMatches, acting: TurnRunner, now: Callable[[], float]) -> None:
        self.live = live
        self.db = live.db
        self.turn_runner = acting
        self.now = now

    async def of(self, live: Live, seat: Seat) -> list[OrderRow]:
        """Return a seat's orders, those that are over and not read yet as well."""
        return [row for row in await orders.of_match(self.db, live.row.id) if row.seat == seat]

    async def give(self, code: str, user: int, kind: str, until: str) -> Live:
        """Let the user's seat answer questions of a kind by itself; an order of this kind that it has is replaced.

        What is asked of the seat already is answered too. Raises RefusedError if the user does not play, or the game has no
        such order.
        """
        live = await self.live.by_code(code)
        async with live.lock_for(user):
            seat = live.seat_in_play(user).seat
            rules, match = live.rules_and_match
            found = order_kind(rules.game.orders, kind)
            if found is None or until not in found.until:
                raise RefusedError("refused-no-order")
            row = OrderRow(seat, kind, until, match.version, None)
            await self._commit(live, seat, lambda db: orders.give(db, live.row.id, row))
        return live

    async def cancel(self, code: str, user: int, kind: str) -> Live:
        """Take an order back. Raises RefusedError if the user does not play, or has no such order that stands."""
        live = await self.live.by_code(code)
        async with live.lock_for(user):
            seat = live.seat_in_play(user).seat
            if all(row.kind != kind or row.ended for row in await self.of(live, seat)):
                raise RefusedError(GONE)
            await self._commit(live, seat, lambda db: orders.cancel(db, live.row.id, seat, kind))
        return live

    async def answerable_questions(self, live: Live) -> list[Decision]:
        """Return the open questions that a standing order answers. Raises RefusedError if the match has not started."""
        rules, match = live.rules_and_match
        if not rules.game.orders or not match.asks:
            return []
        found = []
        for row in await orders.standing(self.db, live.row.id):
            asked = decision_of(match, row.seat) if any(s.seat == row.seat for s in live.humans) else None
            order = order_of(rules.game.orders, asked) if asked is not None else None
            if asked is not None and order is not None and order.id == row.kind:
                found.append(asked)
        return found

    async def answer(self, number: int, seat: Seat, decision: str) -> None:
        """Answer a question by the order that its seat has given. Raises as `Referee.choose` does.

        Whether it is still asked, and the order still stands, is looked at under the lock: who presses first is heard.
        """
        live = await self.live.by_id(number)
        async with live.lock_for(None, seat):
            live.check_running()
            asked = next((d for d in await self.answerable_questions(live) if (d.seat, d.id) == (seat, decision)), None)
            if asked is None:
                raise RefusedError(GONE)
            rules, _ = live.rules_and_match
            order = order_of(rules.game.orders, asked)
            keys = tuple(order.answer(asked) or ()) if order is not None else ()
            user = next(s.user for s in live.humans if s.seat == seat)
            act: Transition = lambda rules, match: kernel.choose(rules, match, seat, decision, keys)  # noqa: E731  # a closure over this call
            await self.turn_runner.run(live, LoggedChoice(seat, user, decision, asked.kind, keys, ordered=True), act)

    async def _commit(self, live: Live, seat: Seat, work: Callable[[Connection], None]) -> None:
        """Change a seat's orders; its panel alone tells of it."""

        def whole(db: Connection) -> None:
            orders.forget_ended(db, live.row.id, seat)
            work(db)
            outbox.owe(db, live.row.id, [panel_slot(seat)], self.now())

        await self.live.commit(live, whole)
