"""The verb `turn`."""

from __future__ import annotations

from typing import ClassVar

from engines.legends.board import LegendsPlay
from engines.legends.derived.here import Here
from engines.legends.effects.doing import Task, record_result
from engines.legends.effects.moving import turn_card
from engines.legends.verbs.about import OnPermanents


class Turn(OnPermanents, frozen=True, tag="turn"):
    """Turn each (LG-08)."""

    sample: ClassVar[str] = 'who = { kind = "follower", side = "enemy" }'

    def can(self, here: Here) -> bool:
        """Return whether one of them is not turned."""
        return any(not p.turned for p in self.those(here))

    def do(self, play: LegendsPlay, task: Task) -> None:
        """Turn those that are not."""
        for p in self.those(task.here):
            if not p.turned:
                turn_card(play, p)
                record_result(play)
