"""The verb `damage`."""

from __future__ import annotations

from engines.battlecon.board import BattleconPlay
from engines.battlecon.content.op import Op
from engines.battlecon.content.touched import Things, Touched, calls_of_damage, damage_to
from engines.battlecon.content.vocabulary import Number, Who
from engines.battlecon.derived.amounts import number
from engines.battlecon.derived.here import Here
from engines.battlecon.effects.damage import hurt
from engines.battlecon.effects.doing import came_to


class Damage(Op, frozen=True, tag="damage"):
    """Deals damage outside an attack (BC-79)."""

    by: Number = 1
    who: Who = "opponent"

    def do(self, play: BattleconPlay, here: Here) -> None:
        """Damage that is no attack (BC-79)."""
        target, amount = here.index(self.who), number(here, self.by)
        if target < 0 or amount <= 0:
            came_to(play, 0)
            return
        came_to(play, hurt(play, target, here.who, amount))

    def changes(self, here: Here) -> bool:
        """Whether the number is any."""
        return number(here, self.by) != 0

    def touches(self) -> Touched:
        """Damage touches life, stun and armour."""
        return damage_to(self.who)

    def calls(self) -> Things:
        """Whoever is damaged may be stunned or out."""
        return calls_of_damage(self.who)
