"""The verb `discard`."""

from __future__ import annotations

from typing import Literal

from engines.battlecon import events
from engines.battlecon.board import BattleconPlay
from engines.battlecon.content.op import Op
from engines.battlecon.content.touched import FOREIGN_ANSWER, Touched
from engines.battlecon.content.vocabulary import Who
from engines.battlecon.derived.here import Here
from engines.battlecon.effects.cards import filter_kind, without
from engines.battlecon.effects.doing import possible_subjects, record_result
from engines.battlecon.verbs.steps import step
from engines.kernel.state.model import Option


class Discard(Op, frozen=True, tag="discard"):
    """Lay a base or style of somebody's choice from his hand face down beside his pair (BC-78)."""

    who: Who = "opponent"
    kind: Literal["base", "style"] = "base"

    def do(self, play: BattleconPlay, here: Here) -> None:
        """Ask somebody for a card from hand, which lies face down beside the pair and is discarded with it (BC-78)."""
        i = here.index(self.who)
        if i < 0:
            record_result(play, 0)
            return
        found = filter_kind(play.pack, play.board.fighters[i], play.board.fighters[i].hand, self.kind)
        if not found:
            record_result(play, 0)
            return
        # Asked even of one card only: what a hand holds is not shown.
        options = [Option(card, (card,), ()) for card in found]
        play.ask(play.board.fighters[i].seat, "discard", options, (discard_picked, i, self.kind))

    def changes(self, here: Here) -> bool:
        """Return whether any fighter that the op may be about has such a card."""
        fighters = [here.board.fighters[i] for i in possible_subjects(here, self.who)]
        return any(filter_kind(here.pack, fighter, fighter.hand, self.kind) for fighter in fighters)

    def touches(self) -> Touched:
        """Return the things touched: a hand is smaller, by somebody's answer."""
        return Touched(frozenset({"hands"}), frozenset({"hands"})).joined(FOREIGN_ANSWER)


@step
def discard_picked(play: BattleconPlay, i: int, kind: str, card: str) -> None:
    """Lay the card beside the pair, face down."""
    fighter = play.board.fighters[i]
    fighter.hand = without(fighter.hand, card)
    fighter.beside = (*fighter.beside, card)
    record_result(play, 1)
    play.emit(events.Discarded(i, kind), {fighter.seat: events.Discarded(i, kind, card)})
