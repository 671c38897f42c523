"""The verb `swap`."""

from __future__ import annotations

from typing import ClassVar

from engines.archutheon import events
from engines.archutheon.board import ArchutheonPlay, Execution
from engines.archutheon.content.op import Family, Op
from engines.archutheon.content.vocabulary import Group, Who
from engines.archutheon.derived.here import Here
from engines.archutheon.effects.doing import Task
from engines.archutheon.effects.gate import enter_gate
from engines.archutheon.effects.moving import fall, is_kept, set_onto


class Swap(Op, frozen=True, tag="swap"):
    """The acting hero and another one exchange their cells; rifts and the Gate see both arrive."""

    sample: ClassVar[str] = 'who = { side = "allies", within = 2, pick = "one" }'

    family: ClassVar[Family] = "movement"

    who: Who = Group("allies", pick="one")

    def fits(self, here: Here, at: int) -> bool:
        """Return whether a hero is another one than the acting hero."""
        return at != here.user

    def do(self, play: ArchutheonPlay, task: Task) -> None:
        """Exchange the cells of both."""
        board, execution = play.board, play.record(Execution)
        pair = (execution.hero, task.who[0])
        if any(is_kept(play, at, "swap", execution.side, execution.hero) for at in pair):
            return
        areas = [board.heroes[at].area for at in pair]
        cells = [board.heroes[at].cell for at in pair]
        board.moment += 1
        for at, start, cell in zip(pair, cells, reversed(cells), strict=True):
            set_onto(board, at, cell)
            play.emit(events.Moved(at, "swap", start, cell, execution.side))
        for at, area in zip(pair, areas, strict=True):
            if board.things.get(board.heroes[at].cell) == "rift":
                fall(play, at, execution.side)
            if play.match.outcome is None and board.heroes[at].cell >= 0 and board.heroes[at].area != area:
                enter_gate(play, at)
