"""The verb `move`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Literal

from engines.battlecon.board import BattleconPlay
from engines.battlecon.content.op import Op
from engines.battlecon.content.shapes import Kit
from engines.battlecon.content.touched import Touched
from engines.battlecon.content.vocabulary import Span
from engines.battlecon.derived.here import Here
from engines.battlecon.derived.paths import OWN, Movement, Way, ways
from engines.battlecon.effects.doing import opponents_of, span
from engines.battlecon.verbs.moving.offering import offer, touched_by_moving

FAR = 99


class Move(Op, frozen=True, tag="move"):
    """Move space by space (BC-50 to BC-57, BC-91).

    advance, retreat, close and move (either way) move oneself, pull, push and shift (either way) the opponent. `far`: the largest
    legal number; with close: until adjacent. `short`: never past.
    """

    sample: ClassVar[str] = 'way = "advance", by = [1, 2]'

    walks: ClassVar[bool] = True

    way: Literal["advance", "retreat", "close", "move", "pull", "push", "shift"] = "advance"
    by: Span = 1
    far: bool = False
    short: bool = False

    def do(self, play: BattleconPlay, here: Here) -> None:
        """Offer every legal movement."""
        movement = self._movement(here)
        offer(play, here, self.way, self._ways(here, movement), may_stay=movement.least == 0)

    def can(self, here: Here) -> bool:
        """Return whether there is a movement to choose, even if only that of 0."""
        movement = self._movement(here)
        return movement.least == 0 or any(True for _ in self._ways(here, movement))

    def _movement(self, here: Here) -> Movement:
        least, most = (1, FAR) if self.far else span(here, self.by)
        return Movement(self.way, least, most, self.far, self.short)

    def _ways(self, here: Here, movement: Movement) -> Iterator[Way]:
        for other in opponents_of(here):
            yield from ways(here.board, here.pack, here.who, other, movement)

    def moves(self) -> Literal["self", "opponent"]:
        """Return the side that is moved, by the way of moving."""
        return "self" if self.way in OWN else "opponent"

    def touches(self) -> Touched:
        """Return the things touched: the places of all."""
        return touched_by_moving(self.moves())

    def leaves_choice(self) -> bool:
        """Return True: several spaces may be possible."""
        return True

    def problems(self, _kit: Kit) -> Iterator[str]:
        """Yield a problem unless the movement has a number, or goes as far as possible."""
        if self.far and self.by != 1:
            yield "a movement as far as possible has no number"
