"""The verb `hook`, and the list of all hooks."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import ClassVar, NamedTuple, TypeVar

from engines.kernel.verbs.verb import verbs_of
from engines.legends.board import LegendsPlay
from engines.legends.content.checks import Place
from engines.legends.content.op import Op
from engines.legends.content.vocabulary import Id
from engines.legends.derived.here import Here
from engines.legends.effects.doing import Task

DoHook = Callable[[LegendsPlay, Task], None]
D = TypeVar("D", bound=DoHook)


class HookRule(NamedTuple):
    """One hook: its function, and the test whether it could be carried out now."""

    do: DoHook
    can: Callable[[Here], bool]


_HOOKS: dict[str, HookRule] = {}


def all_hooks() -> Mapping[str, HookRule]:
    """Return all hooks by name, each from the file of its name beside this one. New ones are added only for rules that no op
    can express.
    """
    verbs_of(Op)  # reads those files too
    return _HOOKS


def hook(can: Callable[[Here], bool]) -> Callable[[D], D]:
    """Return a decorator that registers a hook under its own name."""

    def register(do: D) -> D:
        _HOOKS[do.__name__] = HookRule(do, can)
        return do

    return register


class Hook(Op, frozen=True, tag="hook"):
    """Carry out a rule that no op can express: that of this name in engines/legends/verbs/hooks."""

    sample: ClassVar[str] = 'name = "shuffle_graveyard"'

    name: Id

    def do(self, play: LegendsPlay, task: Task) -> None:
        """Carry out a hook by its name."""
        _HOOKS[self.name].do(play, task)

    def can(self, here: Here) -> bool:
        """Return whether the hook can do something."""
        return _HOOKS[self.name].can(here)

    def problems(self, _place: Place) -> Iterator[str]:
        """Yield a problem unless a hook has this name."""
        if self.name not in all_hooks():
            yield f"no hook is named {self.name!r}"
