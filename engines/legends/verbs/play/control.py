"""The verb `control`."""

from __future__ import annotations

from collections.abc import Collection
from typing import ClassVar, Literal

from engines.legends.board import LegendsPlay, Permanent
from engines.legends.content.vocabulary import CardType
from engines.legends.derived.here import Here
from engines.legends.effects.doing import Task, record_result
from engines.legends.effects.lasting import take_control
from engines.legends.verbs.about import TYPES, OnPermanents


class Control(OnPermanents, frozen=True, tag="control"):
    """Take control of each follower, to the end of the turn or as long as it is in play (LG-06, LG-07)."""

    sample: ClassVar[str] = 'until = "turn"'

    until: Literal["turn", "stays"] = "turn"

    def types(self) -> Collection[CardType]:
        """Return the type of cards that change sides: never heroes (LG-63)."""
        return TYPES["follower"]

    def those(self, here: Here) -> list[Permanent]:
        """Return the followers that the op takes: those of the other player, for good also his that were taken for a turn."""
        return [
            p
            for p in super().those(here)
            if p.controller != here.seat or (self.until == "stays" and p.owner != here.seat)
        ]

    def do(self, play: LegendsPlay, task: Task) -> None:
        """Put each under the player of the text."""
        for p in self.those(task.here):
            take_control(play, p, task.here.seat, self.until, task.source)
            record_result(play)
