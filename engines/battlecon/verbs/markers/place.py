"""The verb `place`."""

from __future__ import annotations

from typing import ClassVar, Literal

from engines.battlecon.board import BattleconPlay
from engines.battlecon.content.op import Op
from engines.battlecon.content.touched import Touched
from engines.battlecon.content.vocabulary import Id
from engines.battlecon.derived.figures import reach
from engines.battlecon.derived.here import Here
from engines.battlecon.derived.lasting import ruled
from engines.battlecon.effects.doing import here_of, record_result
from engines.battlecon.verbs.markers.laying import MARKED, lay
from engines.battlecon.verbs.steps import step
from engines.kernel.state.model import Option


class Place(Op, frozen=True, tag="place"):
    """Lay a marker on a space (BC-49): any, the own one, any in range of the attack, or any next to the marker's owner."""

    sample: ClassVar[str] = 'marker = "flag", where = "own"'

    marker: Id
    where: Literal["anywhere", "own", "in_range", "opponent", "adjacent"] = "anywhere"
    not_opponent: bool = False
    another: bool = False

    def do(self, play: BattleconPlay, here: Here) -> None:
        """Lay a marker, from supply or from the board, on a space; never on the one it leaves."""
        marker = here.name(self.marker)
        spaces = self._spaces(here)
        if not spaces:
            record_result(play, 0)
        elif len(spaces) == 1:
            lay(play, here.who, marker, spaces[0])
        else:
            options = [Option(str(space), (space,), ()) for space in spaces]
            play.ask(play.board.fighters[here.who].seat, "space", options, (laid, marker))

    def can(self, here: Here) -> bool:
        """Return whether there is a space to lay the marker on."""
        return bool(self._spaces(here))

    def _spaces(self, here: Here) -> list[int]:
        """Return the possible spaces, without the one that the marker would leave; none while the marker may not move."""
        board = here.board
        if ruled(board, here.pack, here.who, "marker_fixed"):
            return []
        start = board.fighters[here.who].markers.get(here.name(self.marker))
        own = board.fighters[here.who].space
        other = here.index("opponent")
        theirs = board.fighters[other].space if other >= 0 else -1
        spaces = list(range(board.spaces))
        if self.where == "own":
            spaces = [own]
        elif self.where == "opponent":
            spaces = [theirs] if other >= 0 else []
        elif self.where == "adjacent":
            spaces = [space for space in spaces if abs(space - own) == 1]
        elif self.where == "in_range":
            found = reach(board, here.pack, here.who)
            spaces = [space for space in spaces if found and found[0] <= abs(space - own) <= found[1]]
        if self.not_opponent:
            spaces = [space for space in spaces if space != theirs]
        return [space for space in spaces if space != start and not (self.another and space == own)]

    def touches(self) -> Touched:
        """Return the things touched: the place of a marker."""
        return MARKED

    def leaves_choice(self) -> bool:
        """Return True: several spaces may be possible."""
        return True


@step
def laid(play: BattleconPlay, marker: str, space: int) -> None:
    """Lay the marker on the picked space."""
    lay(play, here_of(play).who, marker, space)
