"""The verb `lose`."""

from __future__ import annotations

from engines.battlecon.board import BattleconPlay
from engines.battlecon.content.op import Op
from engines.battlecon.content.touched import NOTHING, Touched
from engines.battlecon.content.vocabulary import Number, Who
from engines.battlecon.derived.amounts import number
from engines.battlecon.derived.here import Here
from engines.battlecon.effects.damage import heal, lose
from engines.battlecon.effects.doing import came_to, may_mean


class Lose(Op, frozen=True, tag="lose"):
    """Отнять (BC-45); with `drain` the fighter heals what was lost (BC-86)."""

    by: Number = 1
    who: Who = "opponent"
    drain: bool = False

    def do(self, play: BattleconPlay, here: Here) -> None:
        """Отнять: no damage, and never the last life; drained life is healed (BC-45, BC-86)."""
        target = here.index(self.who)
        lost = lose(play, target, number(here, self.by)) if target >= 0 else 0
        came_to(play, lost)
        if self.drain and lost:
            heal(play, here.who, lost)

    def changes(self, here: Here) -> bool:
        """Whether somebody whom it may mean has more than the last life."""
        fighters = here.board.fighters
        return number(here, self.by) > 0 and any(fighters[i].life > 1 for i in may_mean(here, self.who))

    def touches(self) -> Touched:
        """Losses add up; how much is drained hangs on the life there is."""
        life = frozenset({"life"})
        return Touched(NOTHING, life) if self.drain else Touched(NOTHING, adds=life)
