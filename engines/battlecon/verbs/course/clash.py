"""The verb `clash`."""

from __future__ import annotations

from engines.battlecon.board import BattleconPlay
from engines.battlecon.content.op import Op
from engines.battlecon.content.touched import ALL, Touched
from engines.battlecon.derived.here import Here
from engines.battlecon.effects.doing import record_result


class ClashCause(Op, frozen=True, tag="clash"):
    """Cause a clash (BC-24)."""

    def do(self, play: BattleconPlay, _here: Here) -> None:
        """Set a clash due after the reveal effects, unless somebody has ▲ (BC-24)."""
        play.board.clash_due = True
        record_result(play, 1)

    def touches(self) -> Touched:
        """Return everything: bases change in a clash."""
        return ALL
