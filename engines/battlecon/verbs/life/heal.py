"""The verb `heal`."""

from __future__ import annotations

from typing import ClassVar

from engines.battlecon.board import BattleconPlay
from engines.battlecon.content.op import Op
from engines.battlecon.content.touched import Touched
from engines.battlecon.content.vocabulary import Number, Who
from engines.battlecon.derived.amounts import number
from engines.battlecon.derived.here import Here
from engines.battlecon.effects.damage import heal
from engines.battlecon.effects.doing import possible_subjects, record_result


class Heal(Op, frozen=True, tag="heal"):
    """Heal up to the starting life (BC-46)."""

    sample: ClassVar[str] = "by = 2"

    by: Number = 1
    who: Who = "self"

    def do(self, play: BattleconPlay, here: Here) -> None:
        """Heal up to the starting life (BC-46)."""
        target = here.index(self.who)
        record_result(play, heal(play, target, number(here, self.by)) if target >= 0 else 0)

    def changes(self, here: Here) -> bool:
        """Return whether any fighter that the op may be about has less than the starting life."""
        fighters = [here.board.fighters[i] for i in possible_subjects(here, self.who)]
        return any(fighter.life < fighter.life_at_start for fighter in fighters) and number(here, self.by) > 0

    def touches(self) -> Touched:
        """Return the things touched: the number healed depends on the present life."""
        life = frozenset({"life"})
        return Touched(life, life)
