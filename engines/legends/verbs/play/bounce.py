"""The verb `bounce`."""

from __future__ import annotations

from collections.abc import Collection
from typing import ClassVar

from engines.legends.board import NOBODY, LegendsPlay
from engines.legends.content.vocabulary import CardType
from engines.legends.effects.doing import Task, record_result
from engines.legends.effects.moving import leave_together
from engines.legends.verbs.about import OnPermanents


class Bounce(OnPermanents, frozen=True, tag="bounce"):
    """Put each into its owner's hand (LG-06); heroes exist only in play (LG-13, LG-63)."""

    sample: ClassVar[str] = 'who = { kind = "follower", hurt = true }'

    def types(self) -> Collection[CardType]:
        """Return the types of cards that can be in a hand."""
        return ("follower", "event", "skill")

    def do(self, play: LegendsPlay, task: Task) -> None:
        """Put all of them into hands at once (A-22)."""
        if found := self.those(task.here):
            leave_together(play, [(p, NOBODY) for p in found], "hand", "effect")
            record_result(play)
