"""The verb `hook`, and the list of all hooks."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import ClassVar, NamedTuple, TypeVar

from engines.battlecon.board import BattleconPlay
from engines.battlecon.content.op import Op
from engines.battlecon.content.shapes import Kit
from engines.battlecon.content.touched import ALL, Touched
from engines.battlecon.content.vocabulary import Id
from engines.battlecon.derived.here import Here
from engines.kernel.verbs.verb import verbs_of

DoHook = Callable[[BattleconPlay, Here, int], None]
D = TypeVar("D", bound=DoHook)


class HookRule(NamedTuple):
    """One hook: its function, the things it touches, and the test whether its cost can be paid."""

    do: DoHook
    touches: Touched
    payable: Callable[[Here], bool] | None


_HOOKS: dict[str, HookRule] = {}


def all_hooks() -> Mapping[str, HookRule]:
    """Return all hooks by name, each from the file of its name beside this one. New ones are added only for rules that no op
    can express.
    """
    verbs_of(Op)  # reads those files too
    return _HOOKS


def hook(touches: Touched = ALL, payable: Callable[[Here], bool] | None = None) -> Callable[[D], D]:
    """Return a decorator that registers a hook under its own name."""

    def register(do: D) -> D:
        _HOOKS[do.__name__] = HookRule(do, touches, payable)
        return do

    return register


class Hook(Op, frozen=True, tag="hook"):
    """Carry out a rule that no op can express: that of this name in engines/battlecon/verbs/hooks, with a text of that name
    in the locales.
    """

    sample: ClassVar[str] = 'name = "avoid_passed"'

    same_twice: ClassVar[bool] = False

    name: Id
    value: int = 0

    def do(self, play: BattleconPlay, here: Here) -> None:
        """Carry out a hook by its name."""
        _HOOKS[self.name].do(play, here, self.value)

    def payable(self, here: Here) -> bool:
        """Return whether the cost of the hook can be paid."""
        tells = _HOOKS[self.name].payable
        return tells is None or tells(here)

    def touches(self) -> Touched:
        """Return the things that the hook declares; most hooks touch everything."""
        return _HOOKS[self.name].touches

    def problems(self, _kit: Kit) -> Iterator[str]:
        """Yield a problem unless a hook has this name."""
        if self.name not in all_hooks():
            yield f"no hook is named {self.name!r}"
