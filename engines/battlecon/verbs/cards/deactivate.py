"""The verb `deactivate`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Literal

from engines.battlecon import events
from engines.battlecon.board import BattleconPlay
from engines.battlecon.content.op import Op
from engines.battlecon.content.shapes import Kit
from engines.battlecon.content.touched import Touched
from engines.battlecon.content.vocabulary import Id
from engines.battlecon.derived.here import Here
from engines.battlecon.effects.cards import without
from engines.battlecon.effects.doing import record_result
from engines.battlecon.verbs.cards.special import CARDS, unknown


class Deactivate(Op, frozen=True, tag="deactivate"):
    """Deactivate a special card (BC-70)."""

    sample: ClassVar[str] = 'card = "lamp"'

    turns: ClassVar[Literal["", "cards", "tokens"]] = "cards"

    card: Id

    def do(self, play: BattleconPlay, here: Here) -> None:
        """Turn a special card down (BC-70)."""
        fighter, name = play.board.fighters[here.who], here.name(self.card)
        record_result(play, int(name in fighter.active))
        if name in fighter.active:
            fighter.active = without(fighter.active, name)
            play.emit(events.Card(here.who, name, False))

    def can(self, here: Here) -> bool:
        """Return whether the card is active."""
        return here.name(self.card) in here.board.fighters[here.who].active

    def touches(self) -> Touched:
        """Return the things touched: special cards cease to count."""
        return CARDS

    def problems(self, kit: Kit) -> Iterator[str]:
        """Yield a problem unless the card is one of the fighter's own."""
        return unknown(kit, self.card)
