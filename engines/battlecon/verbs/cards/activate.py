"""The verb `activate`."""

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
from engines.battlecon.effects.doing import record_result
from engines.battlecon.verbs.cards.special import CARDS, unknown


class Activate(Op, frozen=True, tag="activate"):
    """Activate a special card or form (BC-70)."""

    sample: ClassVar[str] = 'card = "lamp"'

    turns: ClassVar[Literal["", "cards", "tokens"]] = "cards"

    card: Id

    def do(self, play: BattleconPlay, here: Here) -> None:
        """Turn a special card up; of forms, the others turn down (BC-70)."""
        fighter, name = play.board.fighters[here.who], here.name(self.card)
        record_result(play, int(name not in fighter.active))
        if name in fighter.active:
            return
        if play.pack.special[name].form:
            for other in fighter.active:
                if play.pack.special[other].form:
                    play.emit(events.Card(here.who, other, False))
            fighter.active = tuple(card for card in fighter.active if not play.pack.special[card].form)
        fighter.active = (*fighter.active, name)
        play.emit(events.Card(here.who, name, True))

    def can(self, here: Here) -> bool:
        """Return whether the card is not active yet."""
        return here.name(self.card) not in here.board.fighters[here.who].active

    def touches(self) -> Touched:
        """Return the things touched: special cards begin or cease to count."""
        return CARDS

    def problems(self, kit: Kit) -> Iterator[str]:
        """Yield a problem unless the card is one of the fighter's own."""
        return unknown(kit, self.card)
