"""Logs of matches played by the kernel alone, at random: with changed answers, undos to any version, seats that leave."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import msgspec

from engines.kernel import choose as kernel
from engines.kernel.automatic.chance import random_keys
from engines.kernel.choose import IllegalChoiceError, Turn
from engines.kernel.events import Happened
from engines.kernel.history.saves import save
from engines.kernel.history.undo import undo
from engines.kernel.state.model import Match
from engines.kernel.state.quiet import open_id, quiet_seat
from referee.files.standing import Log
from referee.match.commit import crossed_lines, event_rows
from referee.match.history import NOBODY, REVISE, TAKE_BACK, UNDO
from referee.match.notes import Undone
from store.match.rows import ChoiceRow, EventRow
from tools.conformance.playing import Table

Acted = tuple[int, str, str, list[str], Turn]
"""A choice to log: seat, id and kind of the question, keys, turn."""


class Walk:
    """A match that is being played, and its log so far."""

    def __init__(self, table: Table, seed: str) -> None:
        self.rules = table.rules
        self.rng = Random(seed)
        self.states: list[Match[Any, Any]] = []
        self.choices: list[ChoiceRow] = []
        self.events: list[EventRow] = []
        self._keep(table.begin(self.rng.getrandbits(32)))

    @property
    def now(self) -> Match[Any, Any]:
        """The present state."""
        return self.states[-1]

    @property
    def log(self) -> Log:
        """The log of the match."""
        return Log(self.choices, self.events, [save(state) for state in self.states])

    def step(self, changing: float, going_back: float) -> None:
        """Do something that may be done: change an answer or go back with these chances, else answer a question."""
        rng, what = self.rng, self.rng.random()
        act: Callable[[], Acted | None] = self._answer
        if self.now.lanes and what < changing:
            act = rng.choice((self._take_back, self._revise, self._begin_quietly))
        elif what > 1 - going_back:
            act = self._undo
        try:
            acted = act() or self._answer()
        except IllegalChoiceError:
            acted = self._answer()
        assert acted is not None
        self._log(*acted)

    def leave(self) -> None:
        """Let a seat leave for good."""
        seat = self.now.seats[-1]
        self._log(seat, "concede", "concede", [], kernel.withdraw(self.rules, self.now, seat))

    def _log(self, seat: int, decision: str, kind: str, keys: list[str], turn: Turn) -> None:
        source = "referee" if seat == NOBODY else "player"
        row = ChoiceRow(turn.match.version, seat, None, decision, kind, keys, source, crossed_lines(turn), 0.0)
        self.choices.append(row)
        self._keep(turn)

    def _keep(self, turn: Turn) -> None:
        self.states.append(turn.match)
        self.events += event_rows(turn.match.version, turn.events, turn.rolls)

    # ---------------------------------------------------------------- what may be done

    def _answer(self) -> Acted:
        asked = self.rng.choice(self.now.asks)
        keys = random_keys(asked, self.rng)
        return asked.seat, asked.id, asked.kind, keys, kernel.choose(self.rules, self.now, asked.seat, asked.id, keys)

    def _take_back(self) -> Acted:
        seat = self.rng.choice([*self.now.lanes])
        return seat, TAKE_BACK, TAKE_BACK, [], kernel.take_back(self.rules, self.now, seat)

    def _revise(self) -> Acted | None:
        seat = self.rng.choice([*self.now.lanes])
        again = kernel.decision_of(kernel.take_back(self.rules, self.now, seat).match, seat)
        if again is None:
            return None
        keys = random_keys(again, self.rng)
        return seat, REVISE, REVISE, keys, kernel.revise(self.rules, self.now, seat, kernel.lane_id(self.now), keys)

    def _begin_quietly(self) -> Acted | None:
        seat, name = quiet_seat(self.now), open_id(self.now)
        again = None if seat is None else kernel.decision_of(kernel.take_back(self.rules, self.now, seat).match, seat)
        if seat is None or again is None:
            return None
        keys = random_keys(again, self.rng)
        return seat, name, again.kind, keys, kernel.choose(self.rules, self.now, seat, name, keys)

    def _undo(self) -> Acted | None:
        if len(self.states) < 3:
            return None
        target = self.rng.randrange(max(0, len(self.states) - 8), len(self.states) - 1)
        crossed = any(row.crossed for row in self.choices[target:])
        turn = undo(self.rules, self.now, self.states[target], crossed=crossed)
        seat = self.rng.choice([*self.now.seats, NOBODY])
        noted = msgspec.structs.replace(turn, events=(Happened(Undone(seat, target), {}),))
        return seat, UNDO, UNDO, [str(target)], noted


def walked(table: Table, seed: str, *, changing: float = 0.4, going_back: float = 0.05, most: int = 200) -> Walk:
    """Play a match until it is over, or so many choices are made: then all but one seat leave."""
    walk = Walk(table, seed)
    while walk.now.outcome is None and len(walk.choices) < most:
        walk.step(changing, going_back)
    while walk.now.outcome is None:
        walk.leave()
    return walk
