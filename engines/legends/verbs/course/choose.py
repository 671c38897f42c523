"""The verb `choose`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any, ClassVar

import msgspec

from engines.kernel.state.model import Option
from engines.kernel.verbs.verb import AnyOf
from engines.legends.board import LegendsPlay, Resolving
from engines.legends.content.checks import Place
from engines.legends.content.op import Op
from engines.legends.derived.here import Here
from engines.legends.effects.doing import Task, here_of, possible, run
from engines.legends.verbs.steps import step


class Choose(Op, frozen=True, tag="choose"):
    """Carry out one of several lists of ops: that picked as the text was played (LG-54), or as a triggered ability resolves."""

    sample: ClassVar[str] = 'modes = [[{ op = "draw", by = 1 }], [{ op = "points", back = 1 }]]'

    modes: Annotated[tuple[tuple[AnyOf[Op], ...], ...], msgspec.Meta(min_length=2, max_length=4)]

    def do(self, play: LegendsPlay, task: Task) -> None:
        """Carry out the list that was picked, or ask."""
        picked, nth = play.record(Resolving).modes, self._nth(play, task)
        if nth < len(picked):
            play.todo((run, f"{task.ops}:{task.at}.{picked[nth]}", 0))
        else:
            play.todo((ask_mode, task.ops, task.at))

    def _nth(self, play: LegendsPlay, task: Task) -> int:
        """Return how many choices there are before this one in the text."""
        return sum(isinstance(op, Choose) for op in play.pack.ops[task.ops][: task.at])

    def can(self, here: Here) -> bool:
        """Return whether a list could do something."""
        return bool(self.possible(here))

    def possible(self, here: Here) -> list[int]:
        """Return the lists by index that could do something."""
        return [n for n, ops in enumerate(self.modes) if any(possible(here, op) for op in ops)]

    def lists(self) -> tuple[tuple[Any, ...], ...]:
        """Return the lists to choose from."""
        return self.modes

    def problems(self, _place: Place) -> Iterator[str]:
        """Yield a problem if a list is empty, or is itself a choice: choices are made in the order of the text."""
        for ops in self.modes:
            if not ops:
                yield "a choice is empty"
            if any(isinstance(op, Choose) for op in ops):
                yield "a choice is within a choice"


@step
def ask_mode(play: LegendsPlay, ops: str, at: int) -> None:
    """Ask which list is carried out, of those that could do something."""
    op = play.pack.ops[ops][at]
    assert isinstance(op, Choose)
    found = op.possible(here_of(play))
    if len(found) == 1:
        mode_picked(play, found[0], ops, at)
    elif found:
        options = [Option(str(n), (n, ops, at), ()) for n in found]
        play.ask(play.record(Resolving).seat, "mode", options, mode_picked)


@step
def mode_picked(play: LegendsPlay, mode: int, ops: str, at: int) -> None:
    """Carry out the list."""
    play.todo((run, f"{ops}:{at}.{mode}", 0))
