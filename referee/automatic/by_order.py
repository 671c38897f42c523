"""Answers questions by the standing orders of their seats, each after the delay that practice players take."""

from __future__ import annotations

from collections.abc import Sequence

from engines.kernel.state.model import Decision
from referee.automatic.delayed import Answerer
from referee.match.live import Live
from store.seats import orders


class OrderAnswerer(Answerer):
    """Answers by standing orders."""

    async def running_matches(self) -> list[int]:
        """Return the ids of all running matches with orders. Raises StoreError."""
        return await orders.running(self.referee.db)

    async def open_questions(self, live: Live) -> Sequence[Decision]:
        """Return the open questions that an order answers. Raises StoreError."""
        return await self.referee.orders.answerable_questions(live)

    async def answer_to(self, live: Live, asked: Decision) -> list[str]:  # noqa: ARG002  # what is answered is looked up when it is given
        """Return nothing: the answer is the order's."""
        return []

    async def give_answer(self, match: int, asked: Decision, keys: Sequence[str]) -> None:  # noqa: ARG002  # see `keys`
        """Answer by the order, if it still stands. Raises as `Orders.answer` does."""
        await self.referee.orders.answer(match, asked.seat, asked.id)
