"""The verb `bonus`."""

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


class Bonus(Op, frozen=True, tag="bonus"):
    """Change a figure of an attack by a number, bonus or penalty (BC-42). In an "always" effect it is read anew each time."""

    sample: ClassVar[str] = 'stat = "priority", by = -2, who = "opponent", until = "next"'

    stat: Stat = "power"
    by: Number = 1
    who: Who = "self"
    until: Until = "beat"

    def do(self, play: BattleconPlay, here: Here) -> None:
        """Put a bonus or penalty in force, with the present number (BC-42, BC-93)."""
        target, by = here.index(self.who), number(here, self.by)
        record_result(play, abs(by) if target >= 0 else 0)
        if by and target >= 0:
            add_mod(play, Mod(target, here.who, "bonus", self.stat, by, self.until, here.part, ""))

    def changes(self, here: Here) -> bool:
        """Return whether the number is not 0."""
        return number(here, self.by) != 0

    def gift(self) -> Gift:
        """Return the bonus."""
        return Gift("bonus", self.stat, self.who, self.by)

    def touches(self) -> Touched:
        """Return the things touched: bonuses add up."""
        return Touched(NOTHING, adds=frozenset({figure(self.who, self.stat)}))
