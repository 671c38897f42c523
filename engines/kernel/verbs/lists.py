"""Lists of verbs: what a card does, from top to bottom. They have names, so that a save holds a name and a place alone."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Protocol, TypeVar

from engines.kernel.steps import Steps
from engines.kernel.verbs.verb import Verb

V = TypeVar("V", bound=Verb)


class Run(Protocol):
    """The step that carries out a list from a place on."""

    __name__: str

    def __call__(self, play: Any, ops: str, at: int) -> None:
        """Carry out the list of that name."""


def runner(steps: Steps, over: Callable[[Any, Any], bool], begin: Callable[[Any, Any, str, int], bool]) -> Run:
    """Register and return the step `run`, which carries out the lists of a game's pack (`pack.ops`).

    `over` says whether nothing more of the list is done, this verb among it. `begin` does a verb, or asks or schedules what it
    needs first; it returns False if it comes back to the same place itself.
    """

    @steps.step
    def run(play: Any, ops: str, at: int) -> None:
        """Carry out the verbs of a list from one on, each when its turn comes."""
        listed: Sequence[Verb] = play.pack.ops[ops]
        if at < len(listed) and not over(play, listed[at]) and begin(play, listed[at], ops, at):
            play.todo((run, ops, at + 1))

    return run


def walk(ops: Iterable[V]) -> Iterator[V]:
    """Yield all verbs of a list, those within choices too."""
    for op in ops:
        yield op
        for inner in op.lists():
            yield from walk(inner)


def named_lists(name: str, ops: Sequence[V]) -> Iterator[tuple[str, Sequence[V]]]:
    """Yield a list by its name, and those within its choices by "name:place.option"."""
    yield name, ops
    for at, op in enumerate(ops):
        for option, inner in enumerate(op.lists()):
            yield from named_lists(f"{name}:{at}.{option}", inner)
