"""The verb `clash`."""

from __future__ import annotations

from engines.battlecon.board import BattleconPlay
from engines.battlecon.content.op import Op
from engines.battlecon.content.touched import ALL, Touched
from engines.battlecon.derived.here import Here
from engines.battlecon.effects.doing import came_to


class ClashCause(Op, frozen=True, tag="clash"):
    """Causes a clash (BC-24)."""

    def do(self, play: BattleconPlay, _here: Here) -> None:
        """There will be a clash after the reveal effects, unless somebody has ▲ (BC-24)."""
        play.board.clash_due = True
        came_to(play, 1)

    def touches(self) -> Touched:
        """Bases change in a clash, and with them everything."""
        return ALL
