"""The verb `place`."""

from __future__ import annotations

from typing import ClassVar, Literal

from engines.archutheon.board import ArchutheonPlay
from engines.archutheon.content.op import Op
from engines.archutheon.content.vocabulary import Where
from engines.archutheon.derived.here import arena_of
from engines.archutheon.effects.asking import ask
from engines.archutheon.effects.doing import Task, seat_of
from engines.archutheon.effects.places import area_of, lay_thing, room_for_thing
from engines.archutheon.verbs.steps import step
from engines.kernel.state.model import Option


class Place(Op, frozen=True, tag="place"):
    """Lay a wall or a rift from the supply onto a cell of an area (AR-75, AR-76); with an empty supply nothing (reading 3.42)."""

    sample: ClassVar[str] = 'thing = "wall", where = "self"'

    about_nobody: ClassVar[bool] = True

    thing: Literal["wall", "rift"]
    where: Where = "self"

    def do(self, play: ArchutheonPlay, task: Task) -> None:
        """Ask for the cell."""
        area = area_of(task.here, self.where)
        if area >= 0 and play.board.supply > 0:
            play.todo((ask_place, self.thing, area))


@step
def ask_place(play: ArchutheonPlay, thing: str, area: int) -> None:
    """Ask for the cell of an object from the supply."""
    board = play.board
    names = arena_of(board, play.pack).cell_names
    cells = room_for_thing(board, area, thing, heroes=thing != "rift")  # type: ignore[arg-type]
    options = [Option(names[cell], (cell, thing), ()) for cell in cells]
    if options:
        ask(play, seat_of(play), "place", options, placed)


@step
def placed(play: ArchutheonPlay, cell: int, thing: str) -> None:
    """Lay the object there."""
    lay_thing(play, thing, cell)  # type: ignore[arg-type]
