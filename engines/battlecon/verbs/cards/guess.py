"""The verb `guess`."""

from __future__ import annotations

from typing import ClassVar

from engines.battlecon import events
from engines.battlecon.board import BattleconPlay
from engines.battlecon.content.op import Op
from engines.battlecon.content.touched import NOTHING, Touched
from engines.battlecon.derived.here import Here
from engines.battlecon.effects.doing import here_of, record_result
from engines.battlecon.verbs.steps import step
from engines.kernel.state.model import Option


class Guess(Op, frozen=True, tag="guess"):
    """Name openly the base that the opponent will reveal (BC-94)."""

    on_opponent: ClassVar[bool] = True

    def do(self, play: BattleconPlay, here: Here) -> None:
        """Ask for one of the bases that the opponent may have laid: all of his but those in the discard piles (BC-94)."""
        other = here.index("opponent")
        if other < 0:
            record_result(play, 0)
            return
        rival = play.board.fighters[other]
        gone = {*rival.discard_1, *rival.discard_2, *rival.removed}
        found = sorted(base for base in play.pack.bases(rival.kit) if base not in gone)
        play.ask(play.board.fighters[here.who].seat, "guess", [Option(base, (base,), ()) for base in found], guessed)

    def touches(self) -> Touched:
        """Return the things touched: the guess itself."""
        return Touched(NOTHING, frozenset({"guess"}))

    def leaves_choice(self) -> bool:
        """Return True: the player names a base."""
        return True


@step
def guessed(play: BattleconPlay, base: str) -> None:
    """Record the guess openly."""
    i = here_of(play).who
    play.board.fighters[i].now.guess = base
    record_result(play, 1)
    play.emit(events.Guess(i, base))
