"""Worked examples of the rules, for every game: small tables, as data, that the real engine plays.

A game defines the wording and the layout of its examples; reading, checking, playing and caching them is done here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import Annotated, Any, Generic, TypeVar

import msgspec

from engines.kernel.choose import FORMAT, choose
from engines.kernel.content.names import Name
from engines.kernel.content.reading import Content, ContentError, duplicates, line_of
from engines.kernel.events import Happened
from engines.kernel.game import Rules
from engines.kernel.state.model import B, Decision, Match, Root, Scope, Seat
from engines.kernel.steps.play import Play
from engines.kernel.steps.registry import StepCall, frame

FILE = "examples.toml"
"""The file of a game's folder that holds its examples."""

SEED = "0" * 64
"""The seed of all examples: no example shows a result of chance."""

ExampleId = Annotated[str, msgspec.Meta(pattern=r"^[a-z][a-z0-9_]{0,31}$")]


class ExampleBase(Content, frozen=True):
    """The fields of every example; `says` is its caption."""

    id: ExampleId
    says: Name


E = TypeVar("E", bound=ExampleBase)
P = TypeVar("P")
V = TypeVar("V")


class Shown(msgspec.Struct, Generic[E, B, P, V], frozen=True):
    """An example after it was played: the rules to draw it with, the public view at its end, and all its events."""

    example: E
    rules: Rules[B, P]
    view: V
    events: tuple[Happened, ...]


class Collection(Generic[E, B, P, V]):
    """The examples of a game: read when the first is needed, each played once.

    `load` returns the rules and the examples, `play` plays one of them.
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
    def _loaded(self) -> tuple[Rules[B, P], Mapping[str, E]]:
        rules, found = self._load()
        return rules, {example.id: example for example in found}

    def names(self) -> tuple[str, ...]:
        """Return the ids of all examples. Raises ContentError if they cannot be read."""
        return tuple(self._loaded[1])

    def get(self, name: str) -> Shown[E, B, P, V]:
        """Return an example after playing it. Raises KeyError for an unknown id."""
        rules, examples = self._loaded
        if name not in self._played:
            self._played[name] = self._play(rules, examples[name])
        return self._played[name]


# ---------------------------------------------------------------- a file of examples


def check_examples(
    path: Path, examples: Sequence[E], problems_of: Callable[[E], Iterable[str]], others: Iterable[str] = ()
) -> None:
    """Raise ContentError with `others`, ids used twice, and the results of `problems_of`, each with file, line and example."""
    text = path.read_text(encoding="utf-8")
    problems = [*duplicates(path, (example.id for example in examples)), *others]
    for n, example in enumerate(examples):
        line = line_of(text, f"$.examples[{n}]")
        problems += [f"{path.name}:{line}: {example.id}: {problem}" for problem in problems_of(example)]
    if problems:
        raise ContentError(problems)


# ---------------------------------------------------------------- playing one


def lay_out(
    rules: Rules[B, P], seats: Sequence[Seat], board: B, steps: Sequence[StepCall]
) -> tuple[Match[B, Any], tuple[Happened, ...]]:
    """Return a match with this board and only these steps left, at its first question, and the events up to there."""
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
) -> tuple[Match[B, Any], tuple[Happened, ...]]:
    """Return a match after answering its questions until none is open or the answer is None, and the events.

    Raises IllegalChoiceError if an answer cannot be chosen.
    """
    events: list[Happened] = []
    while match.asks and (keys := answer(match.asks[0])) is not None:
        turn = choose(rules, match, match.asks[0].seat, match.asks[0].id, keys)
        match = turn.match
        events += turn.events
    return match, tuple(events)


def missing_answer_error(example: ExampleBase, asked: Decision) -> ValueError:
    """Return the error for an example without an answer to a question."""
    keys = ", ".join(option.key for option in asked.options)
    return ValueError(f"{example.id}: no answer to {asked.kind!r} of seat {asked.seat}: {keys}")


def check_spent(example: ExampleBase, left: Sequence[str]) -> None:
    """Raise ValueError if answers of an example are left over that no question needed."""
    if left:
        raise ValueError(f"{example.id}: nobody asked for {list(left)}")
