"""Answers by standing orders, each after the same delay as those of practice players."""

from __future__ import annotations

from collections.abc import Sequence

from engines.kernel.state.model import Decision
from referee.automatic.delayed import Answerer
from referee.match.live import Live
from store.seats import orders


class OrderAnswerer(Answerer):
    """Answers the questions that standing orders cover."""

    async def running_matches(self) -> list[int]:
        """Return the ids of all running matches with orders. Raises StoreError."""
        return await orders.running(self.referee.db)

    async def open_questions(self, live: Live) -> Sequence[Decision]:
        """Return the open questions that an order answers. Raises StoreError."""
        return await self.referee.orders.answerable_questions(live)

    async def answer_to(self, live: Live, question: Decision) -> list[str]:  # noqa: ARG002  # the order is looked up when it answers
        """Return an empty list: `Orders.answer` takes the answer from the order."""
        return []

    async def give_answer(self, match: int, question: Decision, keys: Sequence[str]) -> None:  # noqa: ARG002  # see `answer_to`
        """Answer by the order, if it has not ended. Raises as `Orders.answer` does."""
        await self.referee.orders.answer(match, question.seat, question.id)
