"""The only way in which a match changes: run the engine on a copy, commit, swap the new state in. The caller holds the lock."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Sequence
from typing import Any, Literal

import msgspec

from engines.kernel.choose import IllegalChoiceError, Turn, decision_of
from engines.kernel.game import Rules
from engines.kernel.state.model import Match, Seat
from engines.kernel.steps.play import LoopGuardError
from referee.errors import RefereeFaultError, RefusedError
from referee.match.cache import LiveMatches
from referee.match.commit import changed_slots, crossed_lines, write_turn
from referee.match.history import MARK, TIME
from referee.match.live import Live
from referee.match.order_ends import ended_orders, write_ended_orders
from referee.match.stopping import FAULT, Reason, freeze
from referee.match.way_on import answer_that_works
from store.connection import Connection
from store.match.rows import ChoiceRow
from store.seats import orders
from telemetry import measure
from telemetry.context import press_time

log = logging.getLogger("arbiter.referee")

NO_FIT = frozenset({"not_offered", "too_few", "too_many", "twice"})
"""Refusals of an answer to an open question. They cite the game's rule for questions of that kind."""

DUE = frozenset({"concede", TIME})
"""The kinds of changes that fall due by the clock and are tried again until they are made."""

Transition = Callable[[Rules[Any, Any], Match[Any, Any]], Turn]
"""A change of a match: takes rules and state, returns a turn."""


class LoggedChoice(msgspec.Struct, frozen=True):
    """A choice for the log: the seat, its user (None: not a person), the id and kind of the question, the answer.

    `ordered` if a standing order of the seat answers.
    """

    seat: Seat
    user: int | None
    decision: str
    kind: str
    keys: Sequence[str]
    source: Literal["player", "practice", "referee"] = "player"
    ordered: bool = False


class TurnRunner:
    """Runs turns of matches. `now` is a clock in unix seconds."""

    def __init__(self, live: LiveMatches, now: Callable[[], float]) -> None:
        self.live = live
        self.now = now

    async def run(
        self, live: Live, choice: LoggedChoice, transition: Transition, also: Callable[[Connection], None] | None = None
    ) -> None:
        """Run the engine on a copy, commit the turn together with `also`, and swap the state in. The caller holds the lock.

        Raises RefusedError if the rules refuse, RefereeFaultError if the code of a rule failed, StoreError if nothing was saved.
        """
        await self.run_in_turn(live, [(choice, transition)], also)

    async def run_in_turn(
        self,
        live: Live,
        steps: Sequence[tuple[LoggedChoice, Transition]],
        also: Callable[[Connection], None] | None = None,
    ) -> None:
        """Run several turns one after another until the match is over, all in one transaction. Raises as `run` does."""
        rules, match = live.rules_and_match
        given = await orders.standing(self.live.db, live.row.id) if rules.game.orders else []
        choice = steps[0][0]
        ended: list[orders.OrderRow] = []
        try:
            turns = _played(rules, match, steps)
            choice, turn = turns[-1]
            slots, views = changed_slots(live, turn.match)
            happened = tuple(event for _, each in turns for event in each.events)
            if choice.kind != MARK:  # a mark answers nothing: all that is asked was asked before it
                ended = ended_orders(live, msgspec.structs.replace(turn, events=happened), views[None], given)
        except IllegalChoiceError as error:
            reason = f"illegal-{error.reason}"
            rule = rules.game.citations.get(reason)
            if error.reason in NO_FIT:
                rule = rules.game.question_rules.get(choice.kind)
            raise RefusedError(reason, rule=rule, **_plain(error.facts)) from error
        except LoopGuardError as error:
            log.exception("frozen match=%s version=%d seat=%d", live.row.code, match.version, choice.seat)
            measure.count("faults", kind="frozen")
            await self._freeze(live, "loop")
            raise RefereeFaultError(live.row.code, match.version, choice.seat, frozen=True) from error
        except Exception as error:
            log.exception("fault match=%s version=%d seat=%d", live.row.code, match.version, choice.seat)
            measure.count("faults", kind="rule")
            raise await self._fault(live, choice) from error
        now = self.now()

        def work(db: Connection) -> None:
            for each, made in turns:
                write_turn(db, live, made, _row(each, made, now), slots, now)
                if each.user is not None and not each.ordered:
                    orders.forget_ended(db, live.row.id, each.seat)
            write_ended_orders(db, live, turn, ended, now)
            if also is not None:
                also(db)

        await self.live.commit(live, work, turn.match, views)
        game, since = rules.game.id, press_time.get()
        for each, _ in turns:
            measure.count("choices", game=game, source="order" if each.ordered else each.source)
        if since is not None:
            measure.observe("click_to_commit_seconds", time.perf_counter() - since, game=game)

    async def _fault(self, live: Live, choice: LoggedChoice) -> RefereeFaultError:
        """Return the error for a failure of the rules. A match that cannot go on any more is frozen.

        A second failure at the same place shows that the first was no passing one. Then a question must have an answer that the
        rules take; what is due by the clock comes again and again, and must not fail each time.
        """
        _, match = live.rules_and_match
        error = RefereeFaultError(live.row.code, match.version, choice.seat)
        open_now = decision_of(match, choice.seat)
        asked = open_now if open_now is not None and open_now.id == choice.decision else None
        place = asked.id if asked is not None else f"{choice.decision} {match.version}"
        repeated, live.failed = live.failed == place, place
        if repeated and asked is not None:
            error.instead = await answer_that_works(live, asked)
            error.frozen = error.instead is None
        elif repeated:
            error.frozen = choice.user is None and choice.kind in DUE
        if error.frozen:
            line = "frozen match=%s version=%d seat=%d: the rules fail over each answer that was tried, or over what is due (%s)"
            log.error(line, live.row.code, match.version, choice.seat, choice.kind)
            measure.count("faults", kind="frozen")
            await self._freeze(live, FAULT)
        return error

    async def _freeze(self, live: Live, reason: Reason) -> None:
        """Freeze a match at its last good state, and show that on its board."""
        now = self.now()
        await self.live.commit(live, lambda db: freeze(db, live, reason, now))


def _played(
    rules: Rules[Any, Any], match: Match[Any, Any], steps: Sequence[tuple[LoggedChoice, Transition]]
) -> list[tuple[LoggedChoice, Turn]]:
    """Return the turns of several changes one after another, none after the end of the match."""
    turns: list[tuple[LoggedChoice, Turn]] = []
    for choice, transition in steps:
        if match.outcome is None or not turns:
            turns.append((choice, transition(rules, match)))
            match = turns[-1][1].match
    return turns


def _row(choice: LoggedChoice, turn: Turn, now: float) -> ChoiceRow:
    return ChoiceRow(
        turn.match.version,
        choice.seat,
        choice.user,
        choice.decision,
        choice.kind,
        choice.keys,
        choice.source,
        crossed_lines(turn),
        now,
        choice.ordered,
    )


def _plain(facts: dict[str, object]) -> dict[str, str | int]:
    return {key: value if isinstance(value, int) else str(value) for key, value in facts.items()}
