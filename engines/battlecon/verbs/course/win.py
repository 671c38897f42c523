"""The verb `win`."""

from __future__ import annotations

from engines.battlecon.board import BattleconPlay
from engines.battlecon.content.op import Op
from engines.battlecon.content.touched import ALL, Touched
from engines.battlecon.content.vocabulary import Who
from engines.battlecon.derived.here import Here
from engines.battlecon.effects.ending import finish


class Win(Op, frozen=True, tag="win"):
    """Win the fight at once, or with `who` opponent lose it (BC-33)."""

    who: Who = "self"

    def do(self, play: BattleconPlay, here: Here) -> None:
        """Win or lose the fight at once (BC-33)."""
        team = play.board.fighters[here.who].team
        finish(play, team if self.who == "self" else 1 - team, "effect")

    def touches(self) -> Touched:
        """Return everything: nothing comes after the end."""
        return ALL
