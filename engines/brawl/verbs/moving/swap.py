"""The verb `swap`."""

from __future__ import annotations

from typing import ClassVar

from engines.brawl import events
from engines.brawl.board import Action, BrawlPlay
from engines.brawl.content.op import Op
from engines.brawl.content.vocabulary import Group
from engines.brawl.derived.groups import all_of
from engines.brawl.derived.here import Here
from engines.brawl.effects.doing import Task
from engines.brawl.effects.traps import trigger_trap
from engines.brawl.verbs.steps import step


class Swap(Op, frozen=True, tag="swap"):
    """Swap the places of the target and a champion of a group (SB-67)."""

    sample: ClassVar[str] = 'group = { side = "allies", within = 3 }'

    group: Group

    def do(self, play: BrawlPlay, task: Task) -> None:
        """Swap the places of the target and the chosen champion; traps there trigger (SB-47)."""
        action = play.record(Action)
        board, other = play.board, task.who[0]
        for target in action.targets:
            if board.champions[target].hex < 0:
                continue
            one, two = board.champions[target], board.champions[other]
            start, one.hex, two.hex = one.hex, two.hex, one.hex
            action.did = True
            for i, was in ((target, start), (other, one.hex)):
                end = board.champions[i].hex
                play.emit(events.Moved(i, action.user, "swap", was, end, path=(end,), passed=()))
            for i in (target, other):
                play.todo((swapped, i))

    def about(self) -> Group:
        """Return the group out of which one changes places with the target."""
        return self.group

    def fitting(self, here: Here, found: tuple[int, ...]) -> tuple[int, ...]:
        """Return the champions, none if there is no target to change places with."""
        return found if all_of(here, "target") else ()


@step
def swapped(play: BrawlPlay, i: int) -> None:
    """Trigger a trap in the hex that the champion came to."""
    trigger_trap(play, i, play.record(Action).user)
