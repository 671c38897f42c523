"""The verb `next_attack`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from engines.brawl.board import Action, BrawlPlay
from engines.brawl.content.op import Op
from engines.brawl.content.vocabulary import Count
from engines.brawl.effects.doing import Task
from engines.brawl.effects.states import charge


class NextAttack(Op, frozen=True, tag="next_attack"):
    """Let the next attack of this turn ignore defence and have more strength: one by "self"; with `on_target` one on the
    target.
    """

    sample: ClassVar[str] = "strength = 1"

    ignore_defence: bool = True
    strength: Count = 0
    on_target: bool = False

    def do(self, play: BrawlPlay, task: Task) -> None:
        """Charge the next attack by the champion, or the next one on the target (SB-30)."""
        action = play.record(Action)
        for target in action.targets if self.on_target else (-1,):
            by = -1 if self.on_target else action.user
            charge(play, by, target, ignore_defence=self.ignore_defence, strength=self.strength, source=task.source)

    def problems(self, kind: str, _paid: bool) -> Iterator[str]:
        """Yield a problem unless the op is on a card."""
        if kind == "ability":
            yield "only cards strengthen the next attack"
