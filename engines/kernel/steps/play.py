"""Play carries a match from one decision to the next: the only thing that steps see."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Generic, TypeVar

from engines.kernel.events import Event, Happened
from engines.kernel.state.dice import Roll, draw, draws
from engines.kernel.state.model import B, Decision, Frame, Lane, Match, Option, Outcome, Scalar, Scope, Seat
from engines.kernel.state.quiet import QUIETLY, joining_step
from engines.kernel.steps.registry import StepCall, frame
from engines.kernel.steps.rules import RulesInPlay

P = TypeVar("P")
T = TypeVar("T")

STEP_LIMIT = 10_000

SCALARS = {int, str, bool, type(None)}
"""The types of a frame's values."""


NOBODY: Mapping[Seat, Event] = {}
"""The secret of an event without any: one for all of them."""


class LoopGuardError(Exception):
    """More than STEP_LIMIT steps ran since the last decision. The match stays at its last good state."""


class Play(Generic[B, P]):
    """A match in motion, the only thing that steps see. It lives no longer than one choice and is not saved.

    `board` and `pack` are the game's own; `events` are those since the choice by the seat `answering`.
    """

    __slots__ = (
        "_frame", "_later", "_steps", "answering", "board", "events", "lane", "match", "pack", "revealed", "rolls", "rules",
    )  # fmt: skip

    def __init__(self, rules: RulesInPlay[P], match: Match[B, Any]) -> None:
        self.rules = rules
        self._steps = rules.steps
        self.pack: P = rules.pack
        self.match = match
        self.board: B = match.board
        self.events: list[Happened] = []
        self.revealed = False
        self.rolls: list[Roll] = []
        self.lane: Seat | None = None
        self.answering: Seat | None = None
        self._later: list[Frame | Scope[Any]] = []
        self._frame: Frame = ()

    # ---------------------------------------------------------------- what comes next

    def todo(self, *steps: StepCall) -> None:
        """Schedule steps next, in reading order, also over several calls in one step."""
        later = self._later
        for step in steps:  # as `frame` does it: nothing is called more often
            later.append((step[0].__name__, *step[1:]) if isinstance(step, tuple) else (step.__name__,))

    @property
    def is_idle(self) -> bool:
        """Whether no step has been scheduled since the last one was run. For the kernel."""
        return not self._later

    def scope(
        self,
        record: Any,
        *steps: StepCall,
        end: Iterable[StepCall] = (),
        then: StepCall | None = None,
        must: bool = False,
    ) -> None:
        """Schedule a record that is resolved on its own, with its steps.

        The `end` steps run even if it is abandoned; `then` gets the record after that. A `must` scope is not dropped when one
        around it is abandoned. Raises ValueError in a lane, where nothing touches the board.
        """
        if self.lane is not None:
            raise ValueError("no scope can be opened in a lane")
        frames: list[Frame | Scope[Any]] = []
        for step in reversed(steps):  # a plain loop, as in `todo`: most scopes have one step
            frames.append((step[0].__name__, *step[1:]) if isinstance(step, tuple) else (step.__name__,))  # noqa: PERF401
        ends = [frame(s) for s in end] if end else []
        self._later.append(Scope(record, frames, ends, frame(then) if then else None, must))

    def record(self, kind: type[T]) -> T:
        """Return the record of the innermost open scope of this kind. Raises LookupError if there is none."""
        for scope in reversed(self.match.scopes):
            record = scope.record
            if record.__class__ is kind:  # records have no subclasses: their tags name them in saves
                return record
        raise LookupError(f"no {kind.__name__} is being resolved")

    def within(self, kind: type[T]) -> T | None:
        """Return the record of the innermost open scope of this kind, or None."""
        for scope in reversed(self.match.scopes):
            record = scope.record
            if record.__class__ is kind:  # as in `record`
                return record
        return None

    def abandon(self, kind: type[Any]) -> None:
        """Drop the rest of the innermost scope of this kind and of all scopes within it, except `must` scopes.

        A `must` scope within goes on whole, with its contents and its `then`; the `then` of any other scope within is
        dropped. The abandoned scope's own `then` belongs to the scope around it, so it still runs. Raises LookupError if no
        such scope is open.
        """
        scopes = self.match.scopes
        at = next((i for i in reversed(range(len(scopes))) if isinstance(scopes[i].record, kind)), None)
        if at is None:
            raise LookupError(f"no {kind.__name__} is being resolved")
        for scope in scopes[at:]:
            if scope is not scopes[at]:
                if scope.must:
                    return
                scope.then = None
            scope.frames[:] = [x for x in scope.frames if isinstance(x, Scope) and x.must]
        self._later = [x for x in self._later if isinstance(x, Scope) and x.must]

    def clear(self, kind: type[Any]) -> None:
        """Drop all that goes on in the innermost scope of this kind: its rest, scopes in it, questions, lanes and their answers.

        Unlike `abandon` it spares no `must` scope, since what it drops is over as a whole, such as a game of a match. The scope's
        own `end` and `then` still run. Raises LookupError if no such scope is open, ValueError in a lane.
        """
        if self.lane is not None:
            raise ValueError("nothing is cleared in a lane")
        match, scopes = self.match, self.match.scopes
        at = next((i for i in reversed(range(len(scopes))) if isinstance(scopes[i].record, kind)), None)
        if at is None:
            raise LookupError(f"no {kind.__name__} is being resolved")
        del scopes[at + 1 :]
        scopes[at].frames.clear()
        self._later.clear()
        match.asks, match.lanes, match.join = [], {}, None

    # ---------------------------------------------------------------- questions

    def ask(
        self,
        seat: Seat,
        kind: str,
        options: Sequence[Option],
        then: StepCall,
        *,
        least: int = 1,
        most: int = 1,
        ordered: bool = False,
        facets: tuple[str, ...] = (),
    ) -> None:
        """Ask a seat to pick from `options`, all its legal answers in a fixed order; then go on with `then`.

        With `most` or `least` other than 1 the step gets the first argument of every picked option as one list; then
        every subset within the bounds must be legal. Outside lanes one question is open at a time.
        """
        if not options:
            raise ValueError(f"{kind}: a question needs at least one answer")
        asked = self._frame
        if len(asked) > 1:  # a name alone can always run again
            self._check_can_run_again(kind, asked)
        match = self.match
        if self.lane is None:
            if match.asks or match.join is not None:
                self._check_nothing_open(kind)
            match.next_id += 1
            number = str(match.next_id)
        else:
            if seat != self.lane or self._waits(seat):
                raise ValueError(f"{kind}: a lane asks its own seat, one question at a time")
            lane = match.lanes[seat]
            lane.asked += 1
            number = f"{match.next_id}.{lane.asked}"
        to = (then[0].__name__, *then[1:]) if isinstance(then, tuple) else (then.__name__,)  # as `frame` does it
        match.asks.append(Decision(number, seat, kind, tuple(options), least, most, ordered, facets, to, asked))

    def gather(self, starts: dict[Seat, StepCall], join: StepCall, *, reveals: bool = True) -> None:
        """Let every seat choose in a lane of its own, in secret; `join` gets all drafts by seat once all are done.

        Drafts that come together reveal each other. A lane of one seat need not: without `reveals` an undo past it needs no
        consent unless `join` itself reveals something, and to all others the lane is one question, whatever it asks. Raises
        ValueError for several lanes without `reveals`.
        """
        self._check_nothing_open("gather")
        if not reveals and len(starts) != 1:
            raise ValueError("only a lane of one seat can reveal nothing")
        self.match.next_id += 1
        self.match.join = frame(join) if reveals else (QUIETLY, *frame(join))
        lanes = self.match.lanes = {}
        for seat, start in starts.items():
            first = frame(start)
            lanes[seat] = Lane([first], [], first, 0)

    @staticmethod
    def _check_can_run_again(kind: str, asked: Frame) -> None:
        for given in asked:
            if type(given) not in SCALARS:
                raise ValueError(
                    f"{kind}: {asked[0]} has arguments that are no scalars, so it cannot run again; ask in a step of its own"
                )

    def _waits(self, seat: Seat) -> bool:
        for asked in self.match.asks:  # noqa: SIM110  # lanes ask this at each of their steps: a third of the time
            if asked.seat == seat:
                return True
        return False

    def _check_nothing_open(self, kind: str) -> None:
        if self.match.asks or self.match.join is not None:
            raise ValueError(f"{kind}: another question is open")

    def draft(self) -> list[Scalar]:
        """Return the draft of the lane whose step is running. Raises LookupError outside lanes."""
        if self.lane is None:
            raise LookupError("no lane is open here")
        return self.match.lanes[self.lane].draft

    # ---------------------------------------------------------------- what happens

    def emit(self, event: Event | None, secret: Mapping[Seat, Event] | None = None) -> None:
        """Add an event: `event` as everybody learns it, `secret` as the seats in it learn it.

        If `event` is None, only the seats in `secret` learn that anything happened.
        """
        self.events.append(Happened(event, secret or NOBODY))

    def reveal(self) -> None:
        """Mark that something hidden was shown, so that undo past this point needs consent."""
        self.revealed = True

    def finish(self, outcome: Outcome) -> None:
        """End the match; no waiting step will run."""
        match = self.match
        match.outcome = outcome
        match.asks, match.lanes, match.join = [], {}, None
        match.scopes = []
        self._later = []

    # ---------------------------------------------------------------- dice

    def roll(self, bound: int) -> int:
        """Return a verifiable number from 0 to `bound` - 1."""
        roll = draw(self.match.seed, self.match.rolled, bound)
        self.match.rolled = roll.counter + 1
        self.rolls.append(roll)
        return roll.result

    def shuffle(self, items: list[T]) -> None:
        """Shuffle a list in place, verifiably."""
        drawn = draws(self.match.seed, self.match.rolled, range(len(items), 1, -1))
        for roll in drawn:
            last, place = roll.bound - 1, roll.result
            items[last], items[place] = items[place], items[last]
        if drawn:
            self.match.rolled = drawn[-1].counter + 1
            self.rolls += drawn

    # ---------------------------------------------------------------- the loop

    def call(self, step: Frame) -> None:
        """Run one step now. For the kernel; steps schedule with `todo`."""
        self._frame = step
        rule, count = self._steps[step[0]], len(step)  # type: ignore[index]  # a frame's first scalar is its name
        if count == 1:
            rule(self)
        elif count == 2:
            rule(self, step[1])
        elif count == 3:
            rule(self, step[1], step[2])
        else:
            rule(self, *step[1:])

    def resume(self, seat: Seat, to: Frame) -> None:
        """Run the step that an answered question leads to, in the seat's lane if it has one. For the kernel."""
        lane = self.match.lanes.get(seat)
        if lane is None:
            self.call(to)
            if self._later:
                self._schedule()
            return
        outer, self._later, self.lane = self._later, [], seat
        self.call(to)
        if self._later:
            lane.frames.extend(reversed(self._later))  # type: ignore[arg-type]  # scopes are not opened in lanes
        self.lane, self._later = None, outer

    def intervene(self, step: Frame) -> None:
        """Run a step from outside the agenda, such as taking a seat out. For the kernel."""
        self.call(step)
        self._schedule()

    def run_lane(self, seat: Seat) -> None:
        """Run one seat's private steps up to its next question or its end."""
        frames = self.match.lanes[seat].frames
        outer, self._later, self.lane = self._later, [], seat
        for _ in range(STEP_LIMIT + 1):
            if not frames or self._waits(seat):
                break
            step = self._frame = frames.pop()
            if len(step) == 1:  # as `call` does it: lanes begin with a name alone
                self._steps[step[0]](self)  # type: ignore[index]
            else:
                self.call(step)
            if self._later:
                frames.extend(reversed(self._later))  # type: ignore[arg-type]  # scopes are not opened in lanes
                self._later.clear()
        else:
            raise LoopGuardError(f"no question in a lane after {STEP_LIMIT} steps; next would be {frames[-1:]}")
        self.lane, self._later = None, outer

    def run(self) -> None:  # noqa: PLR0912  # the hottest place of all games: `call` and `_schedule` are written out
        """Run steps up to the next decision or the end. Raises LoopGuardError if neither is reached."""
        match, steps = self.match, self._steps
        for _ in range(STEP_LIMIT + 1):
            if match.join is not None:
                if self._run_lanes():
                    return
                self._join()
            elif match.asks or not match.scopes:
                return
            elif frames := match.scopes[-1].frames:
                top = frames.pop()
                if isinstance(top, tuple):
                    self._frame = top
                    rule, count = steps[top[0]], len(top)  # type: ignore[index]  # as in `call`
                    if count == 1:
                        rule(self)
                    elif count == 2:
                        rule(self, top[1])
                    elif count == 3:
                        rule(self, top[1], top[2])
                    else:
                        rule(self, *top[1:])
                    if later := self._later:
                        if match.outcome is None:
                            later.reverse()
                            match.scopes[-1].frames += later
                        later.clear()
                else:
                    match.scopes.append(top)
            else:
                self._close(match.scopes[-1])
        raise LoopGuardError(f"no decision after {STEP_LIMIT} steps; next would be {match.scopes[-1:]}")

    def _run_lanes(self) -> bool:
        """Run all lanes up to their next questions; return whether any is open."""
        for seat, lane in self.match.lanes.items():
            if lane.frames:  # most only wait for their answer
                self.run_lane(seat)
        return bool(self.match.asks)

    def _join(self) -> None:
        match = self.match
        drafts: Any = {seat: lane.draft for seat, lane in match.lanes.items()}
        given = match.join or ()
        join = joining_step(given)
        match.lanes, match.join = {}, None
        if join is given:  # else the lane was a quiet one
            self.revealed = True
        self.call((*join, drafts))
        self._schedule()

    def _close(self, scope: Scope[Any]) -> None:
        """Go on with a scope whose own steps are done."""
        if scope.end:
            # One by one: those that still wait are no frames, which an abandoning end step would drop.
            self.call(scope.end.pop(0))
        else:
            self.match.scopes.pop()
            if scope.then:
                self.call((*scope.then, scope.record))
        if self._later:
            self._schedule()

    def _schedule(self) -> None:
        later = self._later
        if later and self.match.outcome is None:
            later.reverse()
            self.match.scopes[-1].frames += later
        later.clear()
