"""The verb `carry`."""

from __future__ import annotations

from typing import ClassVar

from engines.archutheon.board import ArchutheonPlay, Execution
from engines.archutheon.content.op import Op
from engines.archutheon.content.vocabulary import Count, Thing
from engines.archutheon.derived.here import arena_of
from engines.archutheon.effects.asking import ask
from engines.archutheon.effects.doing import Task, seat_of
from engines.archutheon.effects.moving import fall
from engines.archutheon.effects.places import lay_thing, room_for_thing
from engines.archutheon.effects.skipping import skip_part
from engines.archutheon.verbs.steps import step
from engines.kernel.hexes import members
from engines.kernel.state.model import Option


class Carry(Op, frozen=True, tag="carry"):
    """Move an object that is at most `within` areas away by up to `by` areas; with `hurts` a rift hurts who stands there then."""

    sample: ClassVar[str] = 'thing = "rift", within = 2, by = 1, hurts = true'

    about_nobody: ClassVar[bool] = True

    thing: Thing
    within: Count = 1
    by: Count = 1
    hurts: bool = False

    def do(self, play: ArchutheonPlay, _task: Task) -> None:
        """Ask for the object."""
        play.todo((ask_carried, self.thing, self.within, self.by, self.hurts))


@step
def ask_carried(play: ArchutheonPlay, thing: str, within: int, by: int, hurts: bool) -> None:
    """Ask which object is moved; the only one is moved without a question."""
    board, arena = play.board, arena_of(play.board, play.pack)
    near = arena.areas_at(board.heroes[play.record(Execution).hero].area, 0, within)
    cells = [cell for cell, what in sorted(board.things.items()) if what == thing and near >> cell // 3 & 1]
    if len(cells) == 1:
        play.todo((ask_carried_to, cells[0], by, hurts))
    elif cells:
        options = [Option(arena.cell_names[cell], (cell, by, hurts), ()) for cell in cells]
        ask(play, seat_of(play), "carry", options, ask_carried_to)
    else:
        skip_part(play, "nothing")


@step
def ask_carried_to(play: ArchutheonPlay, start: int, by: int, hurts: bool) -> None:
    """Ask for the cell to which the object is moved."""
    board, arena = play.board, arena_of(play.board, play.pack)
    thing = board.things[start]
    areas = members(arena.areas_at(start // 3, 0, by))
    cells = [cell for area in areas for cell in room_for_thing(board, area, thing, heroes=True)]
    options = [Option(arena.cell_names[cell], (cell, start, hurts), ()) for cell in cells]
    if options:
        ask(play, seat_of(play), "carry_to", options, carried)
    else:
        skip_part(play, "nothing")


@step
def carried(play: ArchutheonPlay, cell: int, start: int, hurts: bool) -> None:
    """Move the object there."""
    board = play.board
    thing = board.things[start]
    lay_thing(play, thing, cell, start)
    hero = next((at for at, each in enumerate(board.heroes) if each.cell == cell), -1)
    if hurts and thing == "rift" and hero >= 0:
        fall(play, hero, play.record(Execution).side)
