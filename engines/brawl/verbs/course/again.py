"""The verb `again`."""

from __future__ import annotations

from collections.abc import Iterator

from engines.brawl import events
from engines.brawl.board import Action, BrawlPlay
from engines.brawl.content.op import Op
from engines.brawl.effects.doing import Task, run


class Again(Op, frozen=True, tag="again"):
    """Do the card once more from its first op on; `whole`: play it again, with its movement."""

    whole: bool = False

    def do(self, play: BrawlPlay, task: Task) -> None:
        """Start again: the ops, or the whole card as if it had just been played."""
        action = play.record(Action)
        play.emit(events.Again(action.user, action.card))
        if self.whole:
            play.todo(play.rules.steps["play_again"])
        else:
            play.todo((run, task.ops, 0))

    def problems(self, kind: str, paid: bool) -> Iterator[str]:
        """Yield a problem unless it is paid for, and the part to repeat can be repeated."""
        if not paid:
            yield "before again there must be exhaust, without conditions: it would never end"
        if self.whole and kind not in ("attack", "skill"):
            yield "only attacks and skills can be played again as a whole"
