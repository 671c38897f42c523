"""Lists of verbs: the effects of a card, from top to bottom. Lists have names, so that a save holds only a name and an index."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Protocol, TypeVar

from engines.kernel.steps.registry import Steps
from engines.kernel.verbs.verb import Verb

V = TypeVar("V", bound=Verb)


class Run(Protocol):
    """The step that carries out a list from an index on."""

    __name__: str

    def __call__(self, play: Any, ops: str, at: int) -> None:
        """Carry out the list of that name from the index `at`."""


def runner(steps: Steps, over: Callable[[Any, Any], bool], begin: Callable[[Any, Any, str, int], bool]) -> Run:
    """Register and return the step `run`, which carries out the lists of a game's pack (`pack.ops`).

    `over` returns whether the rest of the list, this verb included, is skipped. `begin` carries out a verb, or first asks or
    schedules for it; it returns False if it will itself come back to the same index.
    """

    @steps.step
    def run(play: Any, ops: str, at: int) -> None:
        """Carry out the verbs of a list from one on, each when its turn comes."""
        listed: Sequence[Verb] = play.pack.ops[ops]
        if at < len(listed):
            op = listed[at]
            if not over(play, op) and begin(play, op, ops, at):
                play.todo((run, ops, at + 1))

    return run


def walk(ops: Iterable[V]) -> Iterator[V]:
    """Yield all verbs of a list, including those within choices."""
    for op in ops:
        yield op
        for inner in op.lists():
            yield from walk(inner)


def named_lists(name: str, ops: Sequence[V]) -> Iterator[tuple[str, Sequence[V]]]:
    """Yield a list with its name, and the lists within its choices with "name:place.option"."""
    yield name, ops
    for at, op in enumerate(ops):
        for option, inner in enumerate(op.lists()):
            yield from named_lists(f"{name}:{at}.{option}", inner)
