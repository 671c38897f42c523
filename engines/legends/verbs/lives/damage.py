"""The verb `damage`."""

from __future__ import annotations

from collections.abc import Collection
from typing import ClassVar

from engines.legends.board import LegendsPlay, Resolving
from engines.legends.content import vocabulary
from engines.legends.content.vocabulary import CardType, Number
from engines.legends.derived.amounts import number
from engines.legends.effects.doing import Task, record_result
from engines.legends.effects.queue import add_damage
from engines.legends.verbs.about import FIGHTERS, OnPermanents


class Damage(OnPermanents, frozen=True, tag="damage"):
    """Deal damage of a type to each (LG-44, LG-52)."""

    sample: ClassVar[str] = 'by = 2, type = "magical"'

    by: Number
    type: vocabulary.Damage

    def types(self) -> Collection[CardType]:
        """Return the types of cards with lives."""
        return FIGHTERS

    def do(self, play: LegendsPlay, task: Task) -> None:
        """Add the damage to the queue; the permanent whose text it is deals it, and its hero has the credit (LG-46)."""
        credit = play.record(Resolving).credit
        for p in self.those(task.here):
            amount = number(task.here, self.by, p)
            if amount > 0:
                add_damage(play, p, amount, self.type, by=credit, dealer=task.here.user, source=task.source)
                record_result(play)
