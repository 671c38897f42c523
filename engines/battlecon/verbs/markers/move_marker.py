"""The verb `move_marker`."""

from __future__ import annotations

from typing import ClassVar

from engines.battlecon.board import BattleconPlay
from engines.battlecon.content.op import Op
from engines.battlecon.content.touched import Touched
from engines.battlecon.content.vocabulary import Id, Span
from engines.battlecon.derived.here import Here
from engines.battlecon.derived.lasting import ruled
from engines.battlecon.effects.doing import here_of, record_result, span
from engines.battlecon.verbs.markers.laying import MARKED, lay
from engines.battlecon.verbs.steps import step
from engines.kernel.state.model import Option


class MoveMarker(Op, frozen=True, tag="move_marker"):
    """Move a marker by so many spaces either way (BC-49)."""

    sample: ClassVar[str] = 'marker = "flag", by = 2'

    marker: Id
    by: Span = 1

    def do(self, play: BattleconPlay, here: Here) -> None:
        """Move a marker on the board by so many spaces either way."""
        marker, spaces = here.name(self.marker), self._spaces(here)
        options = [Option(str(space), (space,), ()) for space in spaces]
        if span(here, self.by)[0] == 0 and options:
            options.append(Option("stay", (-1,), ()))
        if not options:
            record_result(play, 0)
        elif len(options) == 1:
            lay(play, here.who, marker, spaces[0])
        else:
            play.ask(play.board.fighters[here.who].seat, "space", options, (marker_moved, marker))

    def changes(self, here: Here) -> bool:
        """Return whether there is a space to move it to."""
        return bool(self._spaces(here))

    def _spaces(self, here: Here) -> list[int]:
        """Return the spaces to which the marker may be moved; none if it is not on the board."""
        start = here.board.fighters[here.who].markers.get(here.name(self.marker))
        if start is None or ruled(here.board, here.pack, here.who, "marker_fixed"):
            return []
        least, most = span(here, self.by)
        return [space for space in range(here.board.spaces) if max(least, 1) <= abs(space - start) <= most]

    def touches(self) -> Touched:
        """Return the things touched: the place of a marker."""
        return MARKED

    def leaves_choice(self) -> bool:
        """Return True: several spaces may be possible."""
        return True


@step
def marker_moved(play: BattleconPlay, marker: str, space: int) -> None:
    """Move the marker to the picked space, or leave it."""
    if space < 0:
        record_result(play, 0)
    else:
        lay(play, here_of(play).who, marker, space)
