"""The verb `swap_base`."""

from __future__ import annotations

from engines.battlecon import events
from engines.battlecon.board import BattleconPlay
from engines.battlecon.content.op import Op
from engines.battlecon.content.touched import ALL, Touched
from engines.battlecon.derived.here import Here
from engines.battlecon.effects.cards import filter_kind, without
from engines.battlecon.effects.doing import here_of, record_result
from engines.battlecon.verbs.steps import step
from engines.kernel.state.model import Option


class SwapBase(Op, frozen=True, tag="swap_base"):
    """Swap the own base for another from hand; the old one goes to hand (BC-95)."""

    def do(self, play: BattleconPlay, here: Here) -> None:
        """Offer the bases in hand for the one on the table, which may stay (BC-95)."""
        fighter = play.board.fighters[here.who]
        found = filter_kind(play.pack, fighter, fighter.hand, "base")
        if fighter.finishing or not fighter.base or not found:
            record_result(play, 0)
            return
        options = [*(Option(card, (card,), ()) for card in found), Option("decline", ("",), ())]
        play.ask(fighter.seat, "swap", options, swap_picked)

    def touches(self) -> Touched:
        """Return everything: another base has other figures and effects."""
        return ALL


@step
def swap_picked(play: BattleconPlay, card: str) -> None:
    """Swap the bases; no past phase is played again."""
    i = here_of(play).who
    fighter = play.board.fighters[i]
    record_result(play, int(bool(card)))
    if card:
        old = fighter.base
        fighter.hand = (*without(fighter.hand, card), old)
        fighter.base = card
        play.emit(events.Swapped(i, old, card))
