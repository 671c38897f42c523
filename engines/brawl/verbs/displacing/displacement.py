"""The base of the verbs of displacement (SB-53 to SB-56, SB-68, SB-69)."""

from __future__ import annotations

from engines.brawl.board import Action, BrawlPlay
from engines.brawl.content.op import Op
from engines.brawl.content.vocabulary import Number, Who
from engines.brawl.derived.amounts import number
from engines.brawl.effects.displacing import is_spared
from engines.brawl.effects.doing import Task, in_order, movable


class Displacement(Op, frozen=True):
    """Move another champion by up to so many hexes."""

    by: Number
    who: Who = "target"

    def do(self, play: BrawlPlay, task: Task) -> None:
        """Displace several one by one in the order of the card's player (SB-69)."""
        action = play.record(Action)
        action.hurt = False
        found = movable(play, self, task.who)
        if len(found) > 1:
            in_order(play, task, self, found)
        elif found:
            self.displace(play, found[0], action.user, number(task.here, self.by, found[0]))

    def displace(self, play: BrawlPlay, i: int, by: int, steps: int) -> None:
        """Displace this champion, or ask for the hexes."""
        raise NotImplementedError

    def stuck(self, play: BrawlPlay, i: int) -> bool:
        """Return whether a champion cannot be displaced in this way: a rooted one at most takes the damage of a push or pull
        (SB-57).
        """
        return is_spared(play, i, play.record(Action).user, self.tag())
