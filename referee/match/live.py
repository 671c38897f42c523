"""One match in memory: its row, seats, rules and state, and the lock under which it changes."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

import msgspec

from engines.games import GAMES
from engines.kernel.game import Rules
from engines.kernel.history.saves import BadSaveError
from engines.kernel.state.model import Match, Seat
from engines.kernel.views import Seen, view
from referee.errors import MatchChangedError, RefereeFaultError, RefusedError
from referee.own_lock import OwnLock
from store.errors import StoreError
from store.match.matches import MatchRow, SeatRow
from store.seats.sitters import Sitter
from telemetry.context import Field, add_log_fields, current_fields, log_fields

log = logging.getLogger("arbiter.referee")

Views = dict[Seat | None, Seen]
"""Views of one state by viewer; None is the public."""


class Live:
    """One match: its row, its seats, their former players (`former`), and rules and state once it has started.

    It changes under `lock` only. `catch_up` reads it anew if another process has changed it, and returns whether that was so.
    """

    def __init__(
        self,
        row: MatchRow,
        seats: list[SeatRow],
        former: list[Sitter],
        catch_up: Callable[[Live], Awaitable[bool]] | None = None,
    ) -> None:
        self.row = row
        self.seats = seats
        self.former = former
        self.rules: Rules[Any, Any] | None = None
        self.match: Match[Any, Any] | None = None
        self.lock = OwnLock()
        # The question, or the change that was due, over which the rules failed last: a second failure is looked into.
        self.failed = ""
        self._catch_up = catch_up
        self._seen: Views = {}

    @property
    def damaged(self) -> bool:
        """Whether the match has started and what is stored of it cannot be trusted: nothing of it is shown or played."""
        return self.row.started is not None and self.match is None

    @property
    def waits_to_start(self) -> bool:
        """Whether the match is a lobby, or was closed as one."""
        return self.row.started is None

    @property
    def rules_and_match(self) -> tuple[Rules[Any, Any], Match[Any, Any]]:
        """Rules and state of a started match. Raises RefusedError if it has not started or is damaged."""
        if self.damaged:
            raise RefusedError("refused-damaged", code=self.row.code)
        if self.rules is None or self.match is None:
            raise RefusedError("refused-not-started", code=self.row.code)
        return self.rules, self.match

    @property
    def keeps_lists(self) -> bool:
        """Whether closed lists of a tournament that goes on lie on this table: nobody else sees them before its end (TM-10)."""
        bring = GAMES[self.row.game].bring
        if bring is None or not self.row.event_runs:
            return False
        options = msgspec.json.decode(self.row.options)
        return not bring.shown or any(options.get(name) != value for name, value in bring.shown.items())

    @property
    def is_open(self) -> bool:
        """Whether everybody may see all of the match: it is over, and keeps no lists closed."""
        return self.row.status == "over" and not self.keeps_lists

    def put(self, match: Match[Any, Any], views: Views) -> None:
        """Swap in a committed state, with the views of it that are computed already."""
        self.match = match
        self._seen = views

    def replace_by(self, newer: Live) -> None:
        """Become what the match is now, as it was read anew; the lock stays."""
        self.row, self.seats, self.former = newer.row, newer.seats, newer.former
        self.rules, self.match = newer.rules, newer.match
        self._seen = {}

    async def _was_behind(self) -> bool:
        """Return whether the match in memory was not the newest one; it is now."""
        if self._catch_up is None:
            return False
        try:
            return await self._catch_up(self)
        except (StoreError, RefusedError, BadSaveError):
            return False  # it cannot be read anew: what was refused stays refused

    @contextlib.asynccontextmanager
    async def lock_for(self, user: int | None, seat: Seat | None = None) -> AsyncIterator[None]:
        """Hold the lock for a user's request (None: the bot's own); log a refusal or failure.

        An act of the bot's own begins with the stored state: it may conclude from it that nothing is to be done, which no commit
        would contradict if another process has changed the match. A user's request that acts on an older state is refused.
        `seat` is the seat that the request is about, by default the user's own. A refusal by an older state of the match than
        the stored one becomes a MatchChangedError.
        """
        async with self.lock:
            if user is None and self._catch_up is not None:
                await self._catch_up(self)
            mine = self.seat_of(user) if user is not None else None
            seat_shown = seat if seat is not None else mine.seat if mine is not None else "-"
            where = f"match={self.row.code} version={self.row.version} seat={seat_shown} user={user or '-'}"
            about: dict[str, Field | None] = {"match": self.row.code, "version": self.row.version, "user": user}
            about["seat"] = seat_shown if seat_shown != "-" else None
            if "interaction" in current_fields():
                # Later log lines of this interaction name the match too.
                add_log_fields(**about)
            try:
                with log_fields(**about):
                    yield
            except RefusedError as error:
                behind = not isinstance(error, MatchChangedError) and await self._was_behind()
                refusal = MatchChangedError(self.row.code) if behind else error
                log.info("refused %s: %s", where, refusal)
                refusal.logged = True
                raise refusal from error.__cause__
            except StoreError as error:
                log.warning("not saved %s: %s", where, error)
                raise
            except RefereeFaultError:
                raise  # logged with its traceback where it was raised
            except Exception:
                log.exception("fault %s", where)
                raise

    def view(self, viewer: Seat | None) -> Seen:
        """Return the view of a seat, or (None) of the public; computed once per state."""
        if viewer not in self._seen:
            rules, match = self.rules_and_match
            self._seen[viewer] = view(rules, match, viewer)
        return self._seen[viewer]

    def seat_of(self, user: int) -> SeatRow | None:
        """Return the seat that a user plays, None if they play none."""
        return next((s for s in self.seats if s.user == user and s.status == "human"), None)

    def seat_in_play(self, user: int) -> SeatRow:
        """Return the seat that a user plays. Raises RefusedError if they play none, or the match does not run."""
        self.check_running()
        mine = self.seat_of(user)
        if mine is None:
            raise self.absence_error(user)
        return mine

    def check_seated(self, mine: SeatRow) -> None:
        """Raise RefusedError if a person has lost this seat since it was looked up."""
        now = self.seat_of(mine.user) if mine.user is not None else None
        if now is None or now.seat != mine.seat:
            raise self.absence_error(mine.user or 0)

    def check_running(self) -> None:
        """Raise RefusedError unless this match runs."""
        if self.row.status == "lobby":
            raise RefusedError("refused-not-started", code=self.row.code)
        if self.row.status in ("over", "closed"):
            raise RefusedError("refused-over")
        if self.row.status == "frozen":
            raise (
                RefusedError("refused-damaged", code=self.row.code) if self.damaged else RefusedError("refused-frozen")
            )

    def absence_error(self, user: int) -> RefusedError:
        """Return the refusal that says why a user plays no seat: they left, it was removed or taken, or they never had one."""
        own = next((s for s in self.seats if s.user == user), None)
        if own is not None:
            return RefusedError("refused-removed" if own.status == "left" else "refused-left")
        former = next((s.seat for s in self.former if s.user == user), None)
        if former is None:
            return RefusedError("refused-no-seat")
        return RefusedError("refused-taken", owner=self.names[former])

    def former_sitter(self, seat: Seat, nth: int) -> Sitter | None:
        """Return the `nth` former person of a seat; None for its present one and for an invited practice player."""
        return next((s for s in self.former if (s.seat, s.nth) == (seat, nth)), None)

    def known_seats(self, user: int) -> set[Seat]:
        """Return the seats whose hand a user knows: those that they play or have played."""
        return {s.seat for s in self.seats if s.user == user} | {s.seat for s in self.former if s.user == user}

    def rule_for(self, reason: str) -> str | None:
        """Return the rule of the match's game behind a refusal, if there is one."""
        return GAMES[self.row.game].citations.get(reason)

    @property
    def humans(self) -> list[SeatRow]:
        """The seats that persons play."""
        return [s for s in self.seats if s.status == "human"]

    @property
    def seats_in_play(self) -> list[SeatRow]:
        """The seats that are still played, by persons or practice players."""
        return [s for s in self.seats if s.status != "left"]

    @property
    def invited_practice(self) -> list[SeatRow]:
        """The seats of invited practice players; those that a person has left do not count."""
        return [s for s in self.seats if s.user is None]

    @property
    def abandoned_seats(self) -> list[Seat]:
        """The seats that a practice player took over from a person."""
        return [s.seat for s in self.seats if s.status == "practice" and s.user is not None]

    @property
    def press_numbers(self) -> list[tuple[Seat, str]]:
        """The seats and the numbers of the presses that took them at the start, in the order in which the dice's seed has them.

        A substitute adds none.
        """
        return [(s.seat, s.entropy) for s in self.seats if s.entropy]

    @property
    def names(self) -> dict[Seat, str]:
        """The stored names of all seats; an invited practice player's is no name of a person."""
        return {s.seat: s.name for s in self.seats}
