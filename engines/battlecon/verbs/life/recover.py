"""The verb `recover`."""

from __future__ import annotations

from engines.battlecon import events
from engines.battlecon.board import BattleconPlay
from engines.battlecon.content.op import Op
from engines.battlecon.content.touched import Touched
from engines.battlecon.derived.here import Here
from engines.battlecon.effects.doing import record_result


class Recover(Op, frozen=True, tag="recover"):
    """Recover from a stun (BC-99)."""

    def do(self, play: BattleconPlay, here: Here) -> None:
        """End the stun: the fighter attacks if its turn is still to come (BC-99)."""
        fighter = play.board.fighters[here.who]
        record_result(play, int(fighter.stunned))
        if fighter.stunned:
            fighter.stunned = False
            play.emit(events.Recovered(here.who))

    def touches(self) -> Touched:
        """Return the things touched: a stun ends."""
        return Touched(frozenset({"stun"}), frozenset({"stun"}))
