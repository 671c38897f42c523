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
    """One hook: what it does with its value, and whether it could be carried out now."""

    do: DoHook
    can: Callable[[Here], bool] | None


_HOOKS: dict[str, HookRule] = {}


def all_hooks() -> Mapping[str, HookRule]:
    """Return all hooks by name, each from the file of its name beside this one. The list only grows where no op can say it."""
    verbs_of(Op)  # reads those files too
    return _HOOKS


def hook(can: Callable[[Here], bool] | None = None) -> Callable[[D], D]:
    """Register what a hook does under its own name."""

    def register(do: D) -> D:
        _HOOKS[do.__name__] = HookRule(do, can)
        return do

    return register


class Hook(Op, frozen=True, tag="hook"):
    """What no op can say: a small rule of its own in engines/brawl/verbs/hooks, by name."""

    about_nobody: ClassVar[bool] = True

    name: Id
    value: Count = 0

    def do(self, play: BrawlPlay, task: Task) -> None:
        """Carry out a hook by its name."""
        _HOOKS[self.name].do(play, task, self.value)

    def can(self, here: Here) -> bool:
        """Whether something can come of the hook."""
        tells = _HOOKS[self.name].can
        return tells is None or tells(here)

    def problems(self, _kind: str, _paid: bool) -> Iterator[str]:
        """The hook is one of the list."""
        if self.name not in all_hooks():
            yield f"no hook is named {self.name!r}"
