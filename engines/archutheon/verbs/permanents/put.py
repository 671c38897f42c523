"""The verb `put`."""

from __future__ import annotations

from typing import ClassVar

from engines.archutheon.board import ArchutheonPlay, Execution
from engines.archutheon.content.op import Family, Op
from engines.archutheon.content.vocabulary import Permanent, Where, Who
from engines.archutheon.derived.foreseeing import put_foreseen
from engines.archutheon.derived.here import Here
from engines.archutheon.effects.doing import Task, in_order
from engines.archutheon.effects.moving import start_move
from engines.archutheon.effects.permanents import put
from engines.archutheon.effects.places import area_of, lay_aside


class Put(Op, frozen=True, tag="put"):
    """Put a permanent onto heroes, or with `where` into the side cell of an area (AR-60, AR-77)."""

    sample: ClassVar[str] = 'what = "armour", who = "self"'

    family: ClassVar[Family] = "permanent"

    what: Permanent
    who: Who = "hit"
    where: Where | None = None

    def about(self) -> Who:
        """Return the heroes; of an area the acting hero, in whose name it is done."""
        return self.who if self.where is None else "self"

    def fits(self, _here: Here, _at: int) -> bool:
        """Return True: what a permanent does to a hero is said when it is put."""
        return True

    def foresee(self, here: Here, who: tuple[int, ...]) -> bool:
        """Put it on a copy; the cell to which fear drives a hero is not known, nor what a side cell does."""
        changed = [put_foreseen(here, at, self.what) for at in who] if self.where is None else [True]
        return self.where is None and not (self.what == "fear" and any(changed))

    def do(self, play: ArchutheonPlay, task: Task) -> None:
        """Put it; fear moves its hero as it comes (AR-68)."""
        if self.where is not None:
            area = area_of(task.here, self.where)
            if area >= 0:
                lay_aside(play, area, self.what)
            return
        if self.what == "fear" and len(task.who) > 1:
            in_order(play, task, task.who)
            return
        execution = play.record(Execution)
        for at in task.who:
            if put(play, at, self.what) and self.what == "fear":
                start_move(play, at, "fear", execution.side, execution.hero)
