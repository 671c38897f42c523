"""The verb `stun`."""

from __future__ import annotations

from engines.battlecon.board import BattleconPlay
from engines.battlecon.content.op import Op
from engines.battlecon.content.touched import Things, Touched, calls_of_stun
from engines.battlecon.content.vocabulary import Who
from engines.battlecon.derived.figures import stable
from engines.battlecon.derived.here import Here
from engines.battlecon.effects.damage import stun
from engines.battlecon.effects.doing import possible_subjects, record_result


class Stun(Op, frozen=True, tag="stun"):
    """Stun a fighter (BC-84)."""

    who: Who = "opponent"

    def do(self, play: BattleconPlay, here: Here) -> None:
        """Stun by an effect: armour and guard do not matter (BC-84)."""
        target = here.index(self.who)
        if target >= 0:
            record_result(play, int(not play.board.fighters[target].stunned))
            play.todo((stun, target, here.who if target != here.who else -1))

    def changes(self, here: Here) -> bool:
        """Return whether any fighter that the op may be about can be stunned."""
        board, pack = here.board, here.pack
        return any(
            not board.fighters[i].stunned and not stable(board, pack, i) for i in possible_subjects(here, self.who)
        )

    def touches(self) -> Touched:
        """Return the things touched: the stun itself."""
        return Touched(frozenset({"rule of damage", "stun"}), frozenset({"stun"}))

    def calls(self) -> Things:
        """Return the moments of a stun: effects may prevent it, or follow it."""
        return calls_of_stun(self.who)
