"""The verb `take`."""

from __future__ import annotations

from typing import Literal

from engines.battlecon import events
from engines.battlecon.board import BattleconPlay
from engines.battlecon.content.op import Op
from engines.battlecon.content.touched import ALL, Touched
from engines.battlecon.derived.here import Here
from engines.battlecon.effects.cards import filter_kind, without
from engines.battlecon.effects.doing import here_of, record_result
from engines.battlecon.verbs.steps import step
from engines.kernel.state.model import Option


class Take(Op, frozen=True, tag="take"):
    """Take an own base or style of choice from one of the discard piles to hand (BC-78)."""

    kind: Literal["base", "style"] = "base"

    def do(self, play: BattleconPlay, here: Here) -> None:
        """Ask for a card in a discard pile to take to hand (BC-78)."""
        found = self._found(here)
        if not found:
            record_result(play, 0)
            return
        seat = play.board.fighters[here.who].seat
        play.ask(seat, "take", [Option(card, (card,), ()) for card in found], take_picked)

    def can(self, here: Here) -> bool:
        """Return whether such a card lies in a discard pile."""
        return bool(self._found(here))

    def _found(self, here: Here) -> list[str]:
        fighter = here.board.fighters[here.who]
        return filter_kind(here.pack, fighter, (*fighter.discard_1, *fighter.discard_2), self.kind)

    def touches(self) -> Touched:
        """Return everything: the cards that come back may matter to anything."""
        return ALL


@step
def take_picked(play: BattleconPlay, card: str) -> None:
    """Take the card to hand."""
    i = here_of(play).who
    fighter = play.board.fighters[i]
    fighter.discard_1, fighter.discard_2 = without(fighter.discard_1, card), without(fighter.discard_2, card)
    fighter.hand = (*fighter.hand, card)
    record_result(play, 1)
    play.emit(events.Taken(i, card))
