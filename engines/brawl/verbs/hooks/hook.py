"""The verb `hook`, and the list of all hooks."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import ClassVar, NamedTuple, TypeVar

from engines.brawl.board import BrawlPlay
from engines.brawl.content.op import Op
from engines.brawl.content.vocabulary import Count, Id
from engines.brawl.derived.here import Here
from engines.brawl.effects.doing import Task
from engines.kernel.verbs.verb import verbs_of

DoHook = Callable[[BrawlPlay, Task, int], None]
D = TypeVar("D", bound=DoHook)


class HookRule(NamedTuple):
    """One hook: its function, and the test whether it could be carried out now."""

    do: DoHook
    can: Callable[[Here], bool] | None


_HOOKS: dict[str, HookRule] = {}


def all_hooks() -> Mapping[str, HookRule]:
    """Return all hooks by name, each from the file of its name beside this one. New ones are added only for rules that no op
    can express.
    """
    verbs_of(Op)  # reads those files too
    return _HOOKS


def hook(can: Callable[[Here], bool] | None = None) -> Callable[[D], D]:
    """Return a decorator that registers a hook under its own name."""

    def register(do: D) -> D:
        _HOOKS[do.__name__] = HookRule(do, can)
        return do

    return register


class Hook(Op, frozen=True, tag="hook"):
    """Carry out a rule that no op can express: that of this name in engines/brawl/verbs/hooks."""

    sample: ClassVar[str] = 'name = "move_trap", value = 1'

    about_nobody: ClassVar[bool] = True

    name: Id
    value: Count = 0

    def do(self, play: BrawlPlay, task: Task) -> None:
        """Carry out a hook by its name."""
        _HOOKS[self.name].do(play, task, self.value)

    def can(self, here: Here) -> bool:
        """Return whether the hook can do something."""
        tells = _HOOKS[self.name].can
        return tells is None or tells(here)

    def problems(self, _kind: str, _paid: bool) -> Iterator[str]:
        """Yield a problem unless a hook has this name."""
        if self.name not in all_hooks():
            yield f"no hook is named {self.name!r}"
