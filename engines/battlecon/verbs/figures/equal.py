"""The verb `equal`."""

from __future__ import annotations

from typing import ClassVar

from engines.battlecon.board import BattleconPlay, Mod
from engines.battlecon.content.op import Gift, Op
from engines.battlecon.content.touched import NOTHING, Touched, figure
from engines.battlecon.content.vocabulary import Number, Stat, Until, Who
from engines.battlecon.derived.amounts import number
from engines.battlecon.derived.here import Here
from engines.battlecon.effects.doing import record_result
from engines.battlecon.effects.in_force import add_mod


class Equal(Op, frozen=True, tag="equal"):
    """Make a figure equal to a number (BC-77), or with `value` give НЕТ a number (BC-15)."""

    sample: ClassVar[str] = 'stat = "power", to = 3'

    stat: Stat = "power"
    to: Number = 0
    who: Who = "self"
    until: Until = "beat"

    def do(self, play: BattleconPlay, here: Here) -> None:
        """Make a figure equal to a number (BC-77)."""
        target = here.index(self.who)
        record_result(play, int(target >= 0))
        if target >= 0:
            add_mod(play, Mod(target, here.who, "equal", self.stat, number(here, self.to), self.until, here.part, ""))

    def gift(self) -> Gift:
        """Return the figure with its number."""
        return Gift("equal", self.stat, self.who, self.to)

    def touches(self) -> Touched:
        """Return the things touched: the figure becomes another."""
        return Touched(NOTHING, frozenset({figure(self.who, self.stat)}))
