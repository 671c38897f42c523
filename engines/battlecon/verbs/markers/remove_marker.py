"""The verb `remove_marker`."""

from __future__ import annotations

from typing import ClassVar

from engines.battlecon.board import BattleconPlay
from engines.battlecon.content.op import Op
from engines.battlecon.content.touched import Touched
from engines.battlecon.content.vocabulary import Id
from engines.battlecon.derived.here import Here
from engines.battlecon.derived.lasting import ruled
from engines.battlecon.effects.doing import record_result
from engines.battlecon.verbs.markers.laying import MARKED, lay


class RemoveMarker(Op, frozen=True, tag="remove_marker"):
    """Take a marker off the board to supply (BC-49)."""

    sample: ClassVar[str] = 'marker = "flag"'

    marker: Id

    def do(self, play: BattleconPlay, here: Here) -> None:
        """Take a marker off the board to supply."""
        if self.changes(here):
            lay(play, here.who, here.name(self.marker), None)
        else:
            record_result(play, 0)

    def changes(self, here: Here) -> bool:
        """Return whether the marker lies on the board and may leave it."""
        fixed = ruled(here.board, here.pack, here.who, "marker_fixed")
        return not fixed and here.name(self.marker) in here.board.fighters[here.who].markers

    def touches(self) -> Touched:
        """Return the things touched: the place of a marker."""
        return MARKED
