"""The verb `element`."""

from __future__ import annotations

from typing import ClassVar

from engines.archutheon.board import ArchutheonPlay
from engines.archutheon.content.op import Op
from engines.archutheon.content.vocabulary import ELEMENTS, Element, Where, Who
from engines.archutheon.effects.asking import ask
from engines.archutheon.effects.doing import Task, seat_of
from engines.archutheon.effects.places import area_of, lay_aside, put_element
from engines.archutheon.verbs.steps import step
from engines.kernel.state.model import Option

HERO, AREA = "hero", "area"


class LayElement(Op, frozen=True, tag="element"):
    """Put an element onto heroes, or with `where` into the side cell of an area (AR-77, AR-78); without `what` one of choice."""

    sample: ClassVar[str] = 'what = "chaos", who = "hit"'

    what: Element | None = None
    who: Who = "hit"
    where: Where | None = None

    def about(self) -> Who:
        """Return the heroes; of an area the acting hero, in whose name it is done."""
        return self.who if self.where is None else "self"

    def do(self, play: ArchutheonPlay, task: Task) -> None:
        """Lay it, or ask for the element."""
        heroes = [(HERO, at) for at in task.who]
        places = heroes if self.where is None else [(AREA, area_of(task.here, self.where))]
        for kind, at in places:
            if at < 0:
                continue
            if self.what is None:
                play.todo((ask_laid_element, kind, at))
            else:
                play.todo((element_laid, self.what, kind, at))


@step
def ask_laid_element(play: ArchutheonPlay, kind: str, at: int) -> None:
    """Ask for the element to lay."""
    ask(play, seat_of(play), "lay", [Option(each, (each, kind, at), ()) for each in ELEMENTS], element_laid)


@step
def element_laid(play: ArchutheonPlay, element: str, kind: str, at: int) -> None:
    """Lay the element."""
    if kind == HERO:
        put_element(play, at, element)  # type: ignore[arg-type]
    else:
        lay_aside(play, at, element)  # type: ignore[arg-type]
