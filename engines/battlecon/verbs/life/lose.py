"""The verb `lose`."""

from __future__ import annotations

from typing import ClassVar

from engines.battlecon.board import BattleconPlay
from engines.battlecon.content.op import Op
from engines.battlecon.content.touched import NOTHING, Touched
from engines.battlecon.content.vocabulary import Number, Who
from engines.battlecon.derived.amounts import number
from engines.battlecon.derived.here import Here
from engines.battlecon.effects.damage import heal, lose
from engines.battlecon.effects.doing import possible_subjects, record_result


class Lose(Op, frozen=True, tag="lose"):
    """Take life without damage: отнять (BC-45); with `drain` the fighter heals the life lost (BC-86)."""

    sample: ClassVar[str] = "by = 2"

    by: Number = 1
    who: Who = "opponent"
    drain: bool = False

    def do(self, play: BattleconPlay, here: Here) -> None:
        """Take life without damage, and never the last; heal drained life (BC-45, BC-86)."""
        target = here.index(self.who)
        lost = lose(play, target, number(here, self.by)) if target >= 0 else 0
        record_result(play, lost)
        if self.drain and lost:
            heal(play, here.who, lost)

    def changes(self, here: Here) -> bool:
        """Return whether any fighter that the op may be about has more than the last life."""
        fighters = here.board.fighters
        return number(here, self.by) > 0 and any(fighters[i].life > 1 for i in possible_subjects(here, self.who))

    def touches(self) -> Touched:
        """Return the things touched: losses add up; the number drained depends on the present life."""
        life = frozenset({"life"})
        return Touched(NOTHING, life) if self.drain else Touched(NOTHING, adds=life)
