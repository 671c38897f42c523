"""The verb `untap`."""

from __future__ import annotations

from typing import ClassVar

from engines.legends.board import LegendsPlay
from engines.legends.derived.here import Here
from engines.legends.effects.doing import Task, record_result
from engines.legends.effects.moving import untap
from engines.legends.verbs.about import OnPermanents


class Untap(OnPermanents, frozen=True, tag="untap"):
    """Untap each (LG-08)."""

    sample: ClassVar[str] = 'who = { kind = "follower", side = "own" }'

    def can(self, here: Here) -> bool:
        """Return whether one of them is turned."""
        return any(p.turned for p in self.those(here))

    def do(self, play: LegendsPlay, task: Task) -> None:
        """Untap those that are turned, player by player."""
        found = [p for p in self.those(task.here) if p.turned]
        for seat in play.board.order:
            if own := [p for p in found if p.controller == seat]:
                untap(play, seat, own)
                record_result(play)
