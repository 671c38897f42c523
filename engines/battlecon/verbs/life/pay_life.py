"""The verb `pay_life`."""

from __future__ import annotations

from typing import ClassVar

from engines.battlecon import events
from engines.battlecon.board import BattleconPlay
from engines.battlecon.content.op import Op
from engines.battlecon.content.touched import Touched
from engines.battlecon.content.vocabulary import Number
from engines.battlecon.derived.amounts import number
from engines.battlecon.derived.here import Here
from engines.battlecon.effects.doing import drop_rest, record_result


class PayLife(Op, frozen=True, tag="pay_life"):
    """Pay life (BC-75); if it cannot be paid the effect ends."""

    sample: ClassVar[str] = "by = 1"

    is_price: ClassVar[bool] = True

    by: Number = 1

    def do(self, play: BattleconPlay, here: Here) -> None:
        """Pay life in full and not the last, or the effect ends (BC-75)."""
        fighter, price = play.board.fighters[here.who], number(here, self.by)
        if fighter.life <= price:
            drop_rest(play)
            return
        fighter.life -= price
        fighter.life_lost += price
        record_result(play, price)
        play.emit(events.Paid(here.who, price, fighter.life))

    def payable(self, here: Here) -> bool:
        """Return whether there is more life than that."""
        return here.board.fighters[here.who].life > number(here, self.by)

    def take_price(self, here: Here) -> None:
        """Take the life."""
        here.board.fighters[here.who].life -= number(here, self.by)

    def touches(self) -> Touched:
        """Return the things touched: the payment depends on the present life."""
        life = frozenset({"life"})
        return Touched(life, life)
