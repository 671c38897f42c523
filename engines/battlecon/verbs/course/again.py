"""The verb `again`."""

from __future__ import annotations

from typing import ClassVar

from engines.battlecon.board import Attack, BattleconPlay
from engines.battlecon.content.op import Op
from engines.battlecon.content.touched import NOTHING, Touched
from engines.battlecon.content.vocabulary import Number
from engines.battlecon.derived.amounts import number
from engines.battlecon.derived.here import Here
from engines.battlecon.effects.attacks import attack_if_due
from engines.battlecon.effects.doing import record_result


class Again(Op, frozen=True, tag="again"):
    """Attack again, once the present attack is finished (BC-96); `times` attacks more."""

    same_twice: ClassVar[bool] = False

    times: Number = 1

    def do(self, play: BattleconPlay, here: Here) -> None:
        """Attack again once the present attack is finished, or at once if there is none; without a number once a beat (BC-96)."""
        fighter, times = play.board.fighters[here.who], number(here, self.times)
        if self.used_up(here):
            record_result(play, 0)
            return
        if isinstance(self.times, int):
            fighter.now.once = (*fighter.now.once, f"again {here.part}")
        fighter.attacks_due += times
        record_result(play, times)
        if play.within(Attack) is None:
            attack_if_due(play, here.who)

    def used_up(self, here: Here) -> bool:
        """Return whether this part has had its attack again this beat (BC-96)."""
        return isinstance(self.times, int) and f"again {here.part}" in here.board.fighters[here.who].now.once

    def touches(self) -> Touched:
        """Return the things touched: attacks add up."""
        return Touched(NOTHING, adds=frozenset({"attacks"}))
