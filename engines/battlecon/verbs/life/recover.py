"""The verb `recover`."""

from __future__ import annotations

from engines.battlecon.board import BattleconPlay
from engines.battlecon.content.op import Op
from engines.battlecon.content.touched import Touched
from engines.battlecon.derived.here import Here
from engines.battlecon.effects.doing import came_to


class Recover(Op, frozen=True, tag="recover"):
    """The fighter is no longer stunned (BC-99)."""

    def do(self, play: BattleconPlay, here: Here) -> None:
        """No longer stunned: attacks if the turn is still to come (BC-99)."""
        fighter = play.board.fighters[here.who]
        came_to(play, int(fighter.stunned))
        if fighter.stunned:
            fighter.stunned = False
            play.emit("recovered", {"fighter": here.who})

    def touches(self) -> Touched:
        """A stun ends."""
        return Touched(frozenset({"stun"}), frozenset({"stun"}))
