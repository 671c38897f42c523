"""The verb `teleport`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Literal

from engines.battlecon.board import BattleconPlay
from engines.battlecon.content.op import Op
from engines.battlecon.content.touched import Touched
from engines.battlecon.content.vocabulary import Id, Who
from engines.battlecon.derived.here import Here
from engines.battlecon.derived.paths import Way, teleports
from engines.battlecon.effects.doing import opponents_of
from engines.battlecon.verbs.moving.offering import offer, touched_by_moving


class Teleport(Op, frozen=True, tag="teleport"):
    """Move straight to a space (BC-53, BC-91): anywhere, next to the other, or on one's own side of the opponent."""

    sample: ClassVar[str] = 'where = "adjacent"'

    who: Who = "self"
    where: Literal["anywhere", "adjacent", "own_side", "corner", "marker"] = "anywhere"
    marker: Id | None = None

    def do(self, play: BattleconPlay, here: Here) -> None:
        """Offer every space to teleport to (BC-53)."""
        offer(play, here, "teleport", self._ways(here), may_stay=False)

    def can(self, here: Here) -> bool:
        """Return whether there is a space to teleport to."""
        return any(True for _ in self._ways(here))

    def _ways(self, here: Here) -> Iterator[Way]:
        marker = here.board.fighters[here.who].markers.get(here.name(self.marker)) if self.marker else None
        for other in opponents_of(here):
            yield from teleports(here.board, here.pack, here.who, other, self.who, self.where, marker)

    def is_aimed(self) -> bool:
        """Return False: a teleport of the opponent finds him itself, as all movements do (BC-61)."""
        return False

    def moves(self) -> Who:
        """Return the side that is moved."""
        return self.who

    def touches(self) -> Touched:
        """Return the things touched: those of any movement."""
        return touched_by_moving(self.who)

    def leaves_choice(self) -> bool:
        """Return True: several spaces may be possible."""
        return True
