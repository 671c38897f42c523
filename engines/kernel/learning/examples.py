"""Worked examples of the rules, as every game has them: small tables, as data, that the real engine plays.

A game keeps what its examples say and how they are laid out; read, refused, played and kept they are here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import Annotated, Any, Generic, TypeVar

import msgspec

from engines.kernel.choose import FORMAT, choose
from engines.kernel.content.reading import Content, ContentError, Name, duplicates, line_of
from engines.kernel.game import Rules
from engines.kernel.play import Play
from engines.kernel.state.model import B, Decision, Event, Match, Root, Scope, Seat
from engines.kernel.steps import What, frame

FILE = "examples.toml"
"""The file of a game's folder that holds its examples."""

SEED = "0" * 64
"""Nothing that an example shows is drawn by chance."""

ExampleId = Annotated[str, msgspec.Meta(pattern=r"^[a-z][a-z0-9_]{0,31}$")]


class ExampleBase(Content, frozen=True):
    """What every example has; `says` is what it shows."""

    id: ExampleId
    says: Name


E = TypeVar("E", bound=ExampleBase)
P = TypeVar("P")
V = TypeVar("V")


class Shown(msgspec.Struct, Generic[E, B, P, V], frozen=True):
    """An example played: the rules to draw it with, what the public sees at its end, and all that happened."""

    example: E
    rules: Rules[B, P]
    view: V
    events: tuple[Event, ...]


class Collection(Generic[E, B, P, V]):
    """The examples of a game: read when the first is asked for, each played once.

    `load` returns the rules that they are played by and the examples, `play` one of them played.
    """

    def __init__(
        self,
        load: Callable[[], tuple[Rules[B, P], Sequence[E]]],
        play: Callable[[Rules[B, P], E], Shown[E, B, P, V]],
    ) -> None:
        self._load = load
        self._play = play
        self._played: dict[str, Shown[E, B, P, V]] = {}

    @cached_property
    def _known(self) -> tuple[Rules[B, P], Mapping[str, E]]:
        rules, found = self._load()
        return rules, {example.id: example for example in found}

    def names(self) -> tuple[str, ...]:
        """Return the ids of all examples. Raises ContentError if they cannot be read."""
        return tuple(self._known[1])

    def shown(self, name: str) -> Shown[E, B, P, V]:
        """Return an example played. Raises KeyError for an unknown one."""
        rules, known = self._known
        if name not in self._played:
            self._played[name] = self._play(rules, known[name])
        return self._played[name]


# ---------------------------------------------------------------- a file of examples


def check_examples(
    path: Path, examples: Sequence[E], problems_of: Callable[[E], Iterable[str]], others: Iterable[str] = ()
) -> None:
    """Raise ContentError with `others`, ids used twice, and what `problems_of` finds, each with file, line and example."""
    text = path.read_text(encoding="utf-8")
    problems = [*duplicates(path, (example.id for example in examples)), *others]
    for n, example in enumerate(examples):
        line = line_of(text, f"$.examples[{n}]")
        problems += [f"{path.name}:{line}: {example.id}: {problem}" for problem in problems_of(example)]
    if problems:
        raise ContentError(problems)


# ---------------------------------------------------------------- playing one


def lay_out(
    rules: Rules[B, P], seats: Sequence[Seat], board: B, steps: Sequence[What]
) -> tuple[Match[B, Any], tuple[Event, ...]]:
    """Return a match with this board, of which only these steps are left, at its first question, and what happened by then."""
    game = rules.game
    scopes: list[Scope[Any]] = [Scope(Root(), [frame(step) for step in reversed(steps)], [], None, must=True)]
    match: Match[B, Any] = Match(
        FORMAT, game.id, game.edition, rules.hash, tuple(seats), board, scopes, [], {}, None, SEED, 0, 0, 0, None
    )
    play = Play(rules, match)
    play.run()
    return match, tuple(play.events)


def play_out(
    rules: Rules[B, P], match: Match[B, Any], answer: Callable[[Decision], Sequence[str] | None]
) -> tuple[Match[B, Any], tuple[Event, ...]]:
    """Return a match in which all that was asked is answered, until nothing is asked or the answer is None, and what happened.

    Raises IllegalChoiceError if an answer cannot be chosen.
    """
    events: list[Event] = []
    while match.asks and (keys := answer(match.asks[0])) is not None:
        turn = choose(rules, match, match.asks[0].seat, match.asks[0].id, keys)
        match = turn.match
        events += turn.events
    return match, tuple(events)


def unanswered(example: ExampleBase, asked: Decision) -> ValueError:
    """Return the error of an example that says too little: nothing for this question."""
    offered = ", ".join(option.key for option in asked.options)
    return ValueError(f"{example.id}: no answer to {asked.kind!r} of seat {asked.seat}: {offered}")


def check_spent(example: ExampleBase, left: Sequence[str]) -> None:
    """Raise ValueError if an example says too much: answers that nobody asked for."""
    if left:
        raise ValueError(f"{example.id}: nobody asked for {list(left)}")
