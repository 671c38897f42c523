"""The verb `choose`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from engines.battlecon.board import BattleconPlay, Doing
from engines.battlecon.content.op import Op
from engines.battlecon.content.shapes import Kit
from engines.battlecon.content.touched import NOTHING, Touched
from engines.battlecon.derived.here import Here
from engines.battlecon.effects.doing import record_result, run
from engines.battlecon.effects.paying import change_anything, possible
from engines.battlecon.verbs.steps import step
from engines.kernel.state.model import Option
from engines.kernel.verbs.verb import AnyOf


class Choose(Op, frozen=True, tag="choose"):
    """Pick one of several lists of ops."""

    sample: ClassVar[str] = 'options = [[{ op = "heal", by = 1 }], [{ op = "lose", by = 1 }]]'

    options: tuple[tuple[AnyOf[Op], ...], ...]

    def do(self, play: BattleconPlay, here: Here) -> None:
        """Offer the options that can be carried out; nothing happens if there is none."""
        ops = self._name(play, play.record(Doing))
        found = [n for n, inner in enumerate(self.options) if inner and possible(here, inner[0])]
        if not found:
            record_result(play, 0)
        elif len(found) == 1:
            play.todo((run, f"{ops}.{found[0]}", 0))
        else:
            options = [Option(str(n), (n,), ()) for n in found]
            play.ask(play.board.fighters[here.who].seat, "option", options, (option_picked, ops))

    def _name(self, play: BattleconPlay, doing: Doing) -> str:
        """Return the name of the choice among the lists of ops of its effect, without its option."""
        for name, ops in play.pack.ops.items():
            if name.startswith(doing.effect) and name[len(doing.effect) :][:1] in ("", ":") and self in ops:
                return f"{name}:{ops.index(self)}"
        raise LookupError(f"{doing.effect} has no such choice")

    def changes(self, here: Here) -> bool:
        """Return whether any option that may be picked would change something."""
        return any(possible(here, option[0]) and change_anything(here, option) for option in self.options if option)

    def lists(self) -> tuple[tuple[Op, ...], ...]:
        """Return the options."""
        return self.options

    def touches(self) -> Touched:
        """Return nothing: the things touched are those of the options."""
        return Touched(NOTHING)

    def leaves_choice(self) -> bool:
        """Return True: the fighter picks."""
        return True

    def problems(self, _kit: Kit) -> Iterator[str]:
        """Yield a problem for an empty option, or a choice without options."""
        if not (self.options and all(self.options)):
            yield "a choice needs options, and each of them ops"


@step
def option_picked(play: BattleconPlay, ops: str, option: int) -> None:
    """Carry out the picked option."""
    record_result(play, 0)
    play.todo((run, f"{ops}.{option}", 0))
