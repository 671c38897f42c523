"""The verb `heal`."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import ClassVar

from engines.legends.board import LegendsPlay
from engines.legends.content.checks import Place
from engines.legends.content.vocabulary import CardType, Number
from engines.legends.derived.amounts import number
from engines.legends.effects.doing import Task, record_result
from engines.legends.effects.queue import add_heal, add_restore
from engines.legends.verbs.about import FIGHTERS, OnPermanents


class Heal(OnPermanents, frozen=True, tag="heal"):
    """Take so much damage off each, or with `all` all of it (LG-44, LG-49)."""

    sample: ClassVar[str] = 'by = 2, who = "self"'

    by: Number = 0
    all: bool = False

    def types(self) -> Collection[CardType]:
        """Return the types of cards with lives."""
        return FIGHTERS

    def do(self, play: LegendsPlay, task: Task) -> None:
        """Add the healing to the queue."""
        for p in self.those(task.here):
            amount = number(task.here, self.by, p)
            if self.all:
                add_restore(play, p, source=task.source)
            elif amount > 0:
                add_heal(play, p, amount, source=task.source)
            if self.all or amount > 0:
                record_result(play)

    def problems(self, place: Place) -> Iterator[str]:
        """Yield a problem if it heals nothing, or both a number and all."""
        yield from super().problems(place)
        if self.all == bool(self.by):
            yield 'heal has either "by" or "all"'
