"""Random play that goes after what has not been used yet: content, words of cards, events, questions, steps.

What is to be used is read from the pack and the registries, so that nothing new is left out by oversight. A game says which
tables bring what is missing, and which answers.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from random import Random
from typing import Any, ClassVar

import msgspec
import pytest

from engines.kernel.automatic.chance import random_keys
from engines.kernel.choose import advance, begin, concede_game, correct, correctable, mark, withdraw
from engines.kernel.events import Happened
from engines.kernel.game import Game, Rules
from engines.kernel.state.model import Decision, Match, Seat
from tests.engines.conformance.usage import Noted, ids, texts

CORRECTED = 0.2
"""How often it is a judge who corrects the table, where a seat may set a mark."""


class Hunt(ABC):
    """What random play of a game is to use, which tables bring it, and which answers.

    `missing` is what is left, `noted` the steps, which are counted.
    """

    game: ClassVar[Game[Any, Any]]

    of_packs: ClassVar[frozenset[str]] = frozenset()
    """What no shipped content leads to; the game's other tests play it with content of their own."""

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)
        self.rules: Rules[Any, Any] = Rules(self.game, self.game.standard.pack)
        self.noted = Noted(self.rules.steps)
        self.rules.__dict__["steps"] = self.noted
        self.missing = {f"event:{kind}" for kind in self.game.events} | self.content()
        self.missing |= {f"asked:{kind}" for kind in self.game.decisions}
        self.missing |= {f"step:{name}" for name in self.game.steps.by_name}
        self.missing -= self.of_packs

    @abstractmethod
    def content(self) -> set[str]:
        """Return what of the content is to be used."""

    def listen(self, monkeypatch: pytest.MonkeyPatch) -> None:  # noqa: B027  # not every game has such things
        """Note what is used without an event that tells of it."""

    @abstractmethod
    def options(self) -> Any:
        """Return options that may bring what is missing."""

    @abstractmethod
    def answer(self, match: Match[Any, Any], asked: Decision) -> list[str]:
        """Return keys: often those that may bring what is missing."""

    def between(self, match: Match[Any, Any], phase: str) -> None:  # noqa: B027  # not every game has such things
        """Do by hand after an answer what random play seldom comes to. `phase` was the phase before it."""

    def note(self, match: Match[Any, Any], events: tuple[Happened, ...]) -> None:
        """Cross off what has happened."""
        self.used(*(f"event:{event.kind}" for event in events), *(f"step:{name}" for name in self.noted.run))

    def used(self, *what: str) -> None:
        """Cross something off."""
        self.missing.difference_update(what)

    def noting(self, name: Callable[..., str], function: Callable[..., Any]) -> Callable[..., Any]:
        """Return the function, crossing off at each call what `name` says of its arguments."""

        def noting(*about: Any) -> Any:
            self.used(name(*about))
            return function(*about)

        return noting


class ByChance(Hunt):
    """A hunt that chance alone brings to everything, in a game whose events name all of its content."""

    every: ClassVar[Sequence[msgspec.Struct]]
    """The options of which one is drawn."""

    def content(self) -> set[str]:
        return {f"card:{name}" for name in ids(self.rules.pack)}

    def options(self) -> Any:
        return self.rng.choice(self.every)

    def answer(self, match: Match[Any, Any], asked: Decision) -> list[str]:
        return random_keys(asked, self.rng)

    def note(self, match: Match[Any, Any], events: tuple[Happened, ...]) -> None:
        super().note(match, events)
        for event in events:
            self.used(*(f"card:{text}" for text in texts([event.stored().facts, event.stored().secret])))


class Matches(Hunt):
    """A hunt through whole random matches, one after the other: how many there were, the longest way to a question."""

    longest: ClassVar[int]
    """Answers after which a match must be over."""

    leave: ClassVar[float]
    """How often after an answer it is seen what comes of it if somebody leaves the match, or gives up the game of a match of
    several; then the match goes on as it was.
    """

    marking: ClassVar[float] = 0.0
    """How often after an answer a seat sets a mark or a judge corrects the table; the match goes on with it."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.matches = 0
        self.most_steps = 0

    @abstractmethod
    def seats(self, options: Any) -> int:
        """Return for how many."""

    def bring(self, options: Any, seats: int) -> dict[Seat, str]:
        """Return what each seat brings, in a game to which something is brought."""
        del options, seats
        return {}

    def match(self) -> None:
        """Play one match to its end. Raises AssertionError, with what was played, if it comes to none."""
        self.matches += 1
        options = self.options()
        seats = self.seats(options)
        log: list[str] = []
        try:
            self._play(options, seats, log)
        except BaseException as error:
            error.add_note(f"match {self.matches}: {options}, {seats} seats: {' '.join(log)}")
            raise

    def _play(self, options: Any, seats: int, log: list[str]) -> None:
        turn = begin(self.rules, range(seats), self.rng.randbytes(32).hex(), options, self.bring(options, seats))
        match = turn.match
        self.note(match, turn.events)
        for _ in range(self.longest):
            if match.outcome is not None:
                return
            asked = self.rng.choice(match.asks)
            keys = self.answer(match, asked)
            log.append(f"{asked.seat}:{','.join(keys)}")
            self.noted.count = 0
            phase = match.board.phase
            events = advance(self.rules, match, asked.seat, asked.id, keys).events
            self.most_steps = max(self.most_steps, self.noted.count)
            self.used(f"asked:{asked.kind}")
            self.note(match, events)
            self.between(match, phase)
            if match.outcome is None and self.rng.random() < self.leave:
                self._leave(match)
            if match.outcome is None and self.marking and self.rng.random() < self.marking:
                match = self.beside(match)
        raise AssertionError(f"no end after {self.longest} answers")

    def _leave(self, match: Match[Any, Any]) -> None:
        """Note what comes of it if a seat leaves the match, and if it gives up the game of a match of several."""
        seat = self.rng.choice(match.seats)
        turns = [withdraw(self.rules, match, seat)]
        series = self.game.series
        if series is not None and series.played(match.board):
            turns.append(concede_game(self.rules, match, seat))
        for turn in turns:
            self.note(turn.match, turn.events)

    def beside(self, match: Match[Any, Any]) -> Match[Any, Any]:
        """Return the match after a seat has set one of its marks, or a judge has corrected the table; else the same match."""
        if self.rng.random() < CORRECTED:
            return self._correct(match)
        seat = self.rng.choice(match.seats)
        marks = {name: kind.values(self.rules.pack, match.board, seat) for name, kind in self.game.marks.items()}
        if not (names := [name for name, values in marks.items() if values]):
            return match
        name = self.rng.choice(names)
        turn = mark(self.rules, match, seat, name, self.rng.choice(marks[name]))
        self.note(turn.match, turn.events)
        return turn.match

    def _correct(self, match: Match[Any, Any]) -> Match[Any, Any]:
        """Return the match after a judge has corrected anything, the same match if nothing may be corrected."""
        found = correctable(self.rules, match)
        if self.game.correcting is None or not found:
            return match
        thing = self.rng.choice(found)
        values = self.game.correcting.values(self.rules.pack, match.board, thing)
        turn = correct(self.rules, match, thing, self.rng.choice(values))
        self.note(turn.match, turn.events)
        return turn.match
