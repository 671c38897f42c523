"""Random play of any game. A failure names its game, seed and choices."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import partial
from random import Random
from types import TracebackType
from typing import Any, Self

import msgspec

from engines.kernel.automatic.chance import random_keys
from engines.kernel.choose import Turn, begin, choose
from engines.kernel.game import Rules
from engines.kernel.lobby.brought import Bringing
from engines.kernel.state.model import Decision, Match, Seat

BOUND = 3000
"""Choices after which a game of random play must have ended."""


@dataclass(frozen=True)
class Table:
    """A game with its pack, a number of seats and table options. `kind` tells it from others with the same seats.

    With `brings` each seat brings something, such as a deck, drawn anew for each match: one of the game's presets, or what
    `draw` returns for the pack.
    """

    rules: Rules[Any, Any]
    seats: int
    options: msgspec.Struct
    kind: str = ""
    brings: bool = False
    draw: Callable[[Any, Random], str] | None = None

    @property
    def name(self) -> str:
        """The name in test ids and failures."""
        return "-".join(part for part in (self.rules.game.id, str(self.seats), self.kind) if part)

    def begin(self, seed: int) -> Turn:
        """Return a new match whose dice follow from `seed`."""
        rng = Random(seed)
        dice, bring = rng.randbytes(32).hex(), self.rules.game.bring
        brought = {}
        if bring is not None and self.brings:
            draw = self.draw or partial(_preset, bring, self.options)
            brought = {seat: draw(self.rules.pack, rng) for seat in range(self.seats)}
        return begin(self.rules, range(self.seats), dice, self.options, brought)


def _preset(bring: Bringing[Any, Any], options: msgspec.Struct, pack: Any, rng: Random) -> str:
    """Return one of the presets of a game, drawn at random."""
    return bring.preset(pack, options, rng)


@dataclass(frozen=True)
class Move:
    """One choice of a game: the match before, the question, the answer, the turn that followed."""

    before: Match[Any, Any]
    asked: Decision
    keys: list[str]
    turn: Turn

    @property
    def seat(self) -> Seat:
        """The seat that chooses."""
        return self.asked.seat


@dataclass
class Game:
    """One game of random play, used as a context that annotates a failure."""

    table: Table
    seed: int
    log: list[tuple[Seat, list[str]]] = field(default_factory=list)

    def __enter__(self) -> Self:
        self.rng = Random(f"{self.table.name} {self.seed}")
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None) -> None:
        if error is not None:
            choices = " ".join(f"{seat}:{','.join(keys)}" for seat, keys in self.log)
            error.add_note(f"{self.table.name}, ARBITER_SEED={self.seed}, choices so far: {choices or 'none'}")

    def moves(self, match: Match[Any, Any] | None = None) -> Iterator[Move]:
        """Play from `match`, or from the start, to the end; each open question is equally likely to be answered next."""
        match = match or self.table.begin(self.seed).match
        for _ in range(BOUND):
            if match.outcome is not None:
                assert (match.asks, match.lanes, match.scopes, match.join) == ([], {}, [], None), (
                    "over, but not all of it"
                )
                return
            assert match.asks, "not over, but nobody is asked"
            asked = self.rng.choice(match.asks)
            keys = random_keys(asked, self.rng)
            self.log.append((asked.seat, keys))
            turn = choose(self.table.rules, match, asked.seat, asked.id, keys)
            yield Move(match, asked, keys, turn)
            match = turn.match
        raise AssertionError(f"no end after {BOUND} choices")
