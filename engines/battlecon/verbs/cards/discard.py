"""The verb `discard`."""

from __future__ import annotations

from typing import Literal

from engines.battlecon.board import BattleconPlay
from engines.battlecon.content.op import Op
from engines.battlecon.content.touched import ANSWERED, Touched
from engines.battlecon.content.vocabulary import Who
from engines.battlecon.derived.here import Here
from engines.battlecon.effects.cards import of_kind, without
from engines.battlecon.effects.doing import came_to, may_mean
from engines.battlecon.verbs.steps import step
from engines.kernel.state.model import Option


class Discard(Op, frozen=True, tag="discard"):
    """Somebody lays a base or style of their choice from hand face down beside the pair (BC-78)."""

    who: Who = "opponent"
    kind: Literal["base", "style"] = "base"

    def do(self, play: BattleconPlay, here: Here) -> None:
        """Somebody lays a card of their choice from hand face down beside the pair, to be discarded with it (BC-78)."""
        i = here.index(self.who)
        if i < 0:
            came_to(play, 0)
            return
        found = of_kind(play.pack, play.board.fighters[i], play.board.fighters[i].hand, self.kind)
        if not found:
            came_to(play, 0)
            return
        # Asked even of one card only: what a hand holds is not shown.
        options = [Option(card, (card,), ()) for card in found]
        play.ask(play.board.fighters[i].seat, "discard", options, (discard_picked, i, self.kind))

    def changes(self, here: Here) -> bool:
        """Whether somebody whom it may mean has such a card."""
        fighters = [here.board.fighters[i] for i in may_mean(here, self.who)]
        return any(of_kind(here.pack, fighter, fighter.hand, self.kind) for fighter in fighters)

    def touches(self) -> Touched:
        """A hand is smaller, by somebody's answer."""
        return Touched(frozenset({"hands"}), frozenset({"hands"})).joined(ANSWERED)


@step
def discard_picked(play: BattleconPlay, i: int, kind: str, card: str) -> None:
    """The card lies beside the pair, face down."""
    fighter = play.board.fighters[i]
    fighter.hand = without(fighter.hand, card)
    fighter.beside = (*fighter.beside, card)
    came_to(play, 1)
    play.emit("discarded", {"fighter": i, "kind": kind}, {fighter.seat: {"card": card}})
