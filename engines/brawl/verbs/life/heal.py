"""The verb `heal`."""

from __future__ import annotations

from typing import ClassVar

from engines.brawl.board import BrawlPlay
from engines.brawl.content.op import Op
from engines.brawl.content.vocabulary import Group, Number, Who
from engines.brawl.derived.amounts import number
from engines.brawl.derived.here import Here
from engines.brawl.effects.doing import Task
from engines.brawl.verbs.life.healing import ask_heal


class Heal(Op, frozen=True, tag="heal"):
    """Take up to so much damage off (SB-59)."""

    sample: ClassVar[str] = 'by = 2, who = { side = "allies", pick = "one" }'

    by: Number
    who: Who = "self"

    def do(self, play: BrawlPlay, task: Task) -> None:
        """Ask for the amount, champion by champion; an optional healing, once chosen, is at least 1."""
        for i in task.who:
            play.todo((ask_heal, i, number(task.here, self.by, i), int(self.may)))

    def fitting(self, here: Here, found: tuple[int, ...]) -> tuple[int, ...]:
        """Return the champions, of enemies only those with damage: they are healed as a price, which must be paid."""
        if isinstance(self.who, Group) and self.who.side == "enemies":
            return tuple(i for i in found if here.board.champions[i].damage)
        return found
