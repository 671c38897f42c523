"""Standing orders of seats: giving and cancelling them, and answering by them.

Only its seat learns that an order exists: an answer by order is logged as the seat's own choice, after the same delay as
answers of practice players.
"""

from __future__ import annotations

from collections.abc import Callable

from engines.kernel import choose as kernel
from engines.kernel.automatic.orders import order_of
from engines.kernel.choose import decision_of
from engines.kernel.state.model import Decision, Seat
from referee.errors import RefusedError
from referee.match.again import acts_again
from referee.match.cache import LiveMatches
from referee.match.live import Live
from referee.match.order_ends import order_kind
from referee.match.slots import panel_slot
from referee.match.turn_runner import LoggedChoice, Transition, TurnRunner
from store.connection import Connection
from store.match import outbox
from store.seats import orders
from store.seats.orders import OrderRow

GONE = "refused-order-gone"
"""The reason of the refusal that says that an order does not exist or has ended."""


class Orders:
    """Keeps standing orders and answers by them. `now` is a clock in unix seconds."""

    def __init__(self, live: LiveMatches, acting: TurnRunner, now: Callable[[], float]) -> None:
        self.live = live
        self.db = live.db
        self.turn_runner = acting
        self.now = now

    async def of(self, live: Live, seat: Seat) -> list[OrderRow]:
        """Return a seat's orders, also those that have ended and are still shown."""
        return [row for row in await orders.of_match(self.db, live.row.id) if row.seat == seat]

    @acts_again
    async def give(self, code: str, user: int, kind: str, until: str) -> Live:
        """Give a standing order, which answers questions of a kind for the user's seat; it replaces one of the same kind.

        An open question is answered too. Raises RefusedError if the user does not play, or the game has no such order.
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

    @acts_again
    async def cancel(self, code: str, user: int, kind: str) -> Live:
        """Cancel an order. Raises RefusedError if the user does not play, or the order does not exist or has ended."""
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
            question = decision_of(match, row.seat) if any(s.seat == row.seat for s in live.humans) else None
            order = order_of(rules.game.orders, question) if question is not None else None
            if question is not None and order is not None and order.id == row.kind:
                found.append(question)
        return found

    @acts_again
    async def answer(self, match_id: int, seat: Seat, decision: str) -> None:
        """Answer a question by its seat's order. Raises as `Referee.choose` does.

        Under the lock it is checked that the question is open and the order has not ended: a player's own press may be first.
        """
        live = await self.live.by_id(match_id)
        async with live.lock_for(None, seat):
            live.check_running()
            question = next(
                (d for d in await self.answerable_questions(live) if (d.seat, d.id) == (seat, decision)), None
            )
            if question is None:
                raise RefusedError(GONE)
            rules, _ = live.rules_and_match
            order = order_of(rules.game.orders, question)
            keys = tuple(order.answer(question) or ()) if order is not None else ()
            user = next(s.user for s in live.humans if s.seat == seat)
            choose: Transition = lambda rules, match: kernel.choose(rules, match, seat, decision, keys)  # noqa: E731  # a closure over this call
            await self.turn_runner.run(
                live, LoggedChoice(seat, user, decision, question.kind, keys, ordered=True), choose
            )

    async def _commit(self, live: Live, seat: Seat, work: Callable[[Connection], None]) -> None:
        """Change a seat's orders and owe its panel, the only message that shows them."""

        def write(db: Connection) -> None:
            orders.forget_ended(db, live.row.id, seat)
            work(db)
            outbox.owe(db, live.row.id, [panel_slot(seat)], self.now())

        await self.live.commit(live, write)
