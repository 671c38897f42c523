"""The verb `destroy`."""

from __future__ import annotations

from typing import ClassVar

from engines.legends.board import LegendsPlay
from engines.legends.effects.doing import Task, killer, record_result
from engines.legends.effects.moving import leave_together
from engines.legends.verbs.about import OnPermanents


class Destroy(OnPermanents, frozen=True, tag="destroy"):
    """Put each into its owner's graveyard; a hero is removed from the game (LG-06, LG-13)."""

    sample: ClassVar[str] = 'who = { kind = "event", side = "enemy" }'

    def do(self, play: LegendsPlay, task: Task) -> None:
        """Destroy all of them at once (A-22); a skill's user has killed them (LG-15)."""
        if found := self.those(task.here):
            by = killer(play)
            leave_together(play, [(p, by) for p in found], "graveyard", "effect")
            record_result(play)
