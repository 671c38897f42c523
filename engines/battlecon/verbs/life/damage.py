"""The verb `damage`."""

from __future__ import annotations

from typing import ClassVar

from engines.battlecon.board import BattleconPlay
from engines.battlecon.content.op import Op
from engines.battlecon.content.touched import Things, Touched, calls_of_damage, damage_to
from engines.battlecon.content.vocabulary import Number, Who
from engines.battlecon.derived.amounts import number
from engines.battlecon.derived.here import Here
from engines.battlecon.effects.damage import hurt
from engines.battlecon.effects.doing import record_result


class Damage(Op, frozen=True, tag="damage"):
    """Deal damage outside an attack (BC-79)."""

    sample: ClassVar[str] = "by = 2"

    by: Number = 1
    who: Who = "opponent"

    def do(self, play: BattleconPlay, here: Here) -> None:
        """Deal damage that is no attack (BC-79)."""
        target, amount = here.index(self.who), number(here, self.by)
        if target < 0 or amount <= 0:
            record_result(play, 0)
            return
        record_result(play, hurt(play, target, here.who, amount))

    def changes(self, here: Here) -> bool:
        """Return whether the number is not 0."""
        return number(here, self.by) != 0

    def touches(self) -> Touched:
        """Return the things touched: life, stun and armour."""
        return damage_to(self.who)

    def calls(self) -> Things:
        """Return the moments of damage: the damaged fighter may be stunned or out."""
        return calls_of_damage(self.who)
