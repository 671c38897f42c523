"""What the verbs of displacement share (SB-53 to SB-56, SB-68, SB-69)."""

from __future__ import annotations

from engines.brawl.board import Action, BrawlPlay
from engines.brawl.content.op import Op
from engines.brawl.content.vocabulary import Number, Who
from engines.brawl.derived.amounts import number
from engines.brawl.effects.displacing import spared
from engines.brawl.effects.doing import Task, in_order, movable


class Displacement(Op, frozen=True):
    """A champion is moved by another one, by up to so many hexes."""

    by: Number
    who: Who = "target"

    def do(self, play: BrawlPlay, task: Task) -> None:
        """Several are displaced one by one in the order of the card's player (SB-69)."""
        action = play.record(Action)
        action.hurt = False
        found = movable(play, self, task.who)
        if len(found) > 1:
            in_order(play, task, self, found)
        elif found:
            self.displace(play, found[0], action.user, number(task.here, self.by, found[0]))

    def displace(self, play: BrawlPlay, i: int, by: int, steps: int) -> None:
        """Displace this champion, or ask where to."""
        raise NotImplementedError

    def stuck(self, play: BrawlPlay, i: int) -> bool:
        """Whether a champion is not displaced in this way: the rooted at best take the damage of a push or pull (SB-57)."""
        return spared(play, i, play.record(Action).user, self.tag())
