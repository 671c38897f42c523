"""The verb `prevent`."""

from __future__ import annotations

from collections.abc import Collection
from typing import ClassVar

from engines.legends.board import LegendsPlay
from engines.legends.content.vocabulary import CardType, Damage, Number
from engines.legends.derived.amounts import number
from engines.legends.effects.doing import Task, record_result
from engines.legends.effects.queue import add_prevent
from engines.legends.verbs.about import FIGHTERS, OnPermanents


class Prevent(OnPermanents, frozen=True, tag="prevent"):
    """Prevent so much damage to each at the next settlement, of one type if it is named (LG-44)."""

    sample: ClassVar[str] = "by = 3"

    by: Number
    type: Damage | None = None

    def types(self) -> Collection[CardType]:
        """Return the types of cards with lives."""
        return FIGHTERS

    def do(self, play: LegendsPlay, task: Task) -> None:
        """Add the prevention to the queue."""
        for p in self.those(task.here):
            amount = number(task.here, self.by, p)
            if amount > 0:
                add_prevent(play, p, amount, self.type or "", source=task.source)
                record_result(play)
