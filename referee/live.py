"""Matches in memory: loaded when first needed, one lock each, the newest state always the committed one."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import zlib
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from sqlite3 import Connection
from typing import Any

import msgspec

from engines.games import GAMES
from engines.kernel.game import Rules
from engines.kernel.model import Match, Seat
from engines.kernel.saves import BadSaveError, load, save
from engines.kernel.views import Seen, view
from referee.errors import RefereeFaultError, RefusedError
from store import history, matches, sitters
from store.database import Database
from store.errors import StoreError
from store.matches import MatchRow, SeatRow
from store.sitters import Sitter
from telemetry import measure
from telemetry.context import Field, fields, know, known

log = logging.getLogger("arbiter.referee")

CACHED = 4096
"""Matches kept in memory; the least recently used one is dropped first."""

CONTENTS = 64
"""Contents kept for matches that are loaded later: files of strangers bring their own."""


Views = dict[Seat | None, Seen]
"""Views of one state by viewer, None for the public."""


Settled = Callable[[Connection, MatchRow, list[SeatRow], Match[Any, Any] | None], None]
"""Writes what follows from how a transaction leaves a match."""


def pressed(match: Match[Any, Any]) -> bytes:
    """Return a match as compressed bytes, as states are stored."""
    return zlib.compress(save(match), 1)


class Live:
    """One match: its row, its seats with who sat there before, and (once it has started) its rules and state.

    Changed under `lock` only.
    """

    def __init__(self, row: MatchRow, seats: list[SeatRow], former: list[Sitter]) -> None:
        self.row = row
        self.seats = seats
        self.former = former
        self.rules: Rules[Any, Any] | None = None
        self.match: Match[Any, Any] | None = None
        self.lock = asyncio.Lock()
        self._seen: Views = {}

    @property
    def playing(self) -> tuple[Rules[Any, Any], Match[Any, Any]]:
        """Rules and state of a started match. Raises RefusedError if it has not started."""
        if self.rules is None or self.match is None:
            raise RefusedError("refused-not-started", code=self.row.code)
        return self.rules, self.match

    def put(self, match: Match[Any, Any], views: Views) -> None:
        """Swap in a committed state, with the views of it that are known already."""
        self.match = match
        self._seen = views

    @contextlib.asynccontextmanager
    async def acting(self, user: int | None, seat: Seat | None = None) -> AsyncIterator[None]:
        """Hold the lock for what a user asks for (None: the practice player); what is refused or fails is logged.

        `seat` is the seat meant, by default the user's own.
        """
        async with self.lock:
            mine = self.seat_of(user) if user is not None else None
            told = seat if seat is not None else mine.seat if mine is not None else "-"
            where = f"match={self.row.code} version={self.row.version} seat={told} user={user or '-'}"
            about: dict[str, Field | None] = {"match": self.row.code, "version": self.row.version, "user": user}
            about["seat"] = told if told != "-" else None
            if "interaction" in fields():
                # It is about one match, also when this is over.
                know(**about)
            try:
                with known(**about):
                    yield
            except RefusedError as error:
                log.info("refused %s: %s", where, error)
                error.logged = True
                raise
            except StoreError as error:
                log.warning("not saved %s: %s", where, error)
                raise
            except RefereeFaultError:
                raise  # logged where it happened, with its traceback
            except Exception:
                log.exception("fault %s", where)
                raise

    def seen(self, viewer: Seat | None) -> Seen:
        """Return the view of a seat, or of the public; computed once per state."""
        if viewer not in self._seen:
            rules, match = self.playing
            self._seen[viewer] = view(rules, match, viewer)
        return self._seen[viewer]

    def seat_of(self, user: int) -> SeatRow | None:
        """Return the seat that a user sits on as a person."""
        return next((s for s in self.seats if s.user == user and s.status == "human"), None)

    def person(self, user: int) -> SeatRow:
        """Return the seat of a user at this running match. Raises RefusedError if it does not run, or they do not play."""
        self.check_running()
        mine = self.seat_of(user)
        if mine is None:
            raise self.absence(user)
        return mine

    def still(self, mine: SeatRow) -> None:
        """Raise RefusedError if a person has lost their seat since it was looked up: what was read for them is another's."""
        now = self.seat_of(mine.user) if mine.user is not None else None
        if now is None or now.seat != mine.seat:
            raise self.absence(mine.user or 0)

    def check_running(self) -> None:
        """Raise RefusedError unless this match runs."""
        if self.row.status == "lobby":
            raise RefusedError("refused-not-started", code=self.row.code)
        if self.row.status in ("over", "closed"):
            raise RefusedError("refused-over")
        if self.row.status == "frozen":
            raise RefusedError("refused-frozen")

    def absence(self, user: int) -> RefusedError:
        """Return why a user has no seat here: they have left, their seat was removed or taken over, or they never sat."""
        own = next((s for s in self.seats if s.user == user), None)
        if own is not None:
            return RefusedError("refused-removed" if own.status == "left" else "refused-left")
        was = next((s.seat for s in self.former if s.user == user), None)
        return RefusedError("refused-no-seat") if was is None else RefusedError("refused-taken", owner=self.names[was])

    def sitter(self, seat: Seat, nth: int) -> Sitter | None:
        """Return who was the `nth` person on a seat; None for who sits there now, and for an invited practice player."""
        return next((s for s in self.former if (s.seat, s.nth) == (seat, nth)), None)

    def seats_known(self, user: int) -> set[Seat]:
        """Return the seats that a user sits on or has sat on: whose hand they have seen."""
        return {s.seat for s in self.seats if s.user == user} | {s.seat for s in self.former if s.user == user}

    def cited(self, reason: str) -> str | None:
        """Return the rule of the match's game behind a refusal, if there is one."""
        return GAMES[self.row.game].citations.get(reason)

    @property
    def humans(self) -> list[SeatRow]:
        """The seats that persons sit on."""
        return [s for s in self.seats if s.status == "human"]

    @property
    def seated(self) -> list[SeatRow]:
        """The seats that are still played, by persons or practice players."""
        return [s for s in self.seats if s.status != "left"]

    @property
    def invited(self) -> list[SeatRow]:
        """The seats of practice players that were invited: nobody's, unlike those of persons who have left."""
        return [s for s in self.seats if s.user is None]

    @property
    def abandoned(self) -> list[Seat]:
        """The seats that the practice player has from persons who left."""
        return [s.seat for s in self.seats if s.status == "practice" and s.user is not None]

    @property
    def numbers(self) -> list[tuple[Seat, str]]:
        """The numbers of the presses that took the persons' seats: the dice are drawn from them, in this order.

        Of those who sat there at the start: a substitute adds none, on whosever seat.
        """
        return [(s.seat, s.entropy) for s in self.seats if s.entropy]

    @property
    def names(self) -> dict[Seat, str]:
        """The names of all seats, as their users gave them; an invited practice player has none."""
        return {s.seat: s.name for s in self.seats}


class LiveMatches:
    """The cache of matches over the database.

    `woken` is called with a match's id when messages are owed; those in `settled` one after another within each transaction
    of a match, with how it leaves row, seats and state.
    """

    def __init__(self, db: Database) -> None:
        self.db = db
        self.woken: Callable[[int], None] = lambda _match: None
        self.settled: list[Settled] = []
        self.learned: Callable[[object], None] = lambda _pack: None
        self._by_id: OrderedDict[int, Live] = OrderedDict()
        self._ids: dict[str, int] = {}
        self._rules: dict[str, Rules[Any, Any]] = {}
        self._loading: dict[int, asyncio.Lock] = {}

    @property
    def cached(self) -> int:
        """How many matches are in memory."""
        return len(self._by_id)

    async def by_code(self, code: str) -> Live:
        """Return a match by its code. Raises RefusedError if there is none."""
        known = self._ids.get(code)
        if known is None:
            row = await matches.by_code(self.db, code)
            if row is None:
                raise RefusedError("refused-no-match", code=code)
            known = self._ids[code] = row.id
        return await self.by_id(known)

    async def by_id(self, match: int) -> Live:
        """Return a match by its id. Raises RefusedError if there is none."""
        live = self._by_id.get(match)
        if live is None:
            # Two requests for one match must end up with one object, or its lock would guard nothing.
            lock = self._loading.setdefault(match, asyncio.Lock())
            async with lock:
                live = self._by_id.get(match) or await self._load(match)
                self._by_id[match] = live
            self._loading.pop(match, None)
            self._shrink()
        self._by_id.move_to_end(match)
        return live

    @property
    def loaded(self) -> list[Live]:
        """The matches in memory."""
        return [*self._by_id.values()]

    async def commit(
        self,
        live: Live,
        work: Callable[[Connection], None],
        state: Match[Any, Any] | None = None,
        views: Views | None = None,
    ) -> None:
        """Run the work in a transaction, swap in what it led to and let those who wait for the match know.

        Row and seats are read in the same transaction: nothing that fails after it can leave them behind. `state` is
        the match's new state if it has one, `views` are those of it that are known already. The caller holds the lock.
        Raises as `Database.write` does, and nothing is swapped in then.
        """

        def whole(db: Connection) -> tuple[MatchRow, list[SeatRow], list[Sitter]]:
            work(db)
            row, seats = matches.present(db, live.row.id)
            for settle in self.settled:
                settle(db, row, seats, live.match if state is None else state)
            return row, seats, sitters.present(db, live.row.id)

        live.row, live.seats, live.former = await self.db.write(whole)
        if state is not None:
            live.put(state, views or {})
        self.woken(live.row.id)

    async def _load(self, match: int) -> Live:
        row = await matches.by_id(self.db, match)
        if row is None:
            raise RefusedError("refused-no-match", code=str(match))
        live = Live(row, await matches.seats(self.db, match), await sitters.of_match(self.db, match))
        if row.pack is not None:
            await self._load_state(live, row.pack)
        return live

    async def _load_state(self, live: Live, pack: str) -> None:
        """Read rules and state of a started match. Raises RefusedError or BadSaveError where they are missing or damaged."""
        row = live.row
        try:
            live.rules = await self.rules(row.game, pack)
            live.match = await self.state(live, row.version)
        except (BadSaveError, RefusedError) as error:
            log.error("not loaded match=%s version=%d: %s", row.code, row.version, error)  # noqa: TRY400  # says it all
            measure.count("faults", kind="load")
            raise

    async def state(self, live: Live, version: int) -> Match[Any, Any]:
        """Return a match as it was at a version. Raises RefusedError or BadSaveError where that is missing or damaged."""
        body = await history.state(self.db, live.row.id, version)
        if body is None:
            raise RefusedError("refused-no-state", code=live.row.code)
        try:
            return load(GAMES[live.row.game], zlib.decompress(body))
        except zlib.error as error:
            raise BadSaveError(f"not a whole save: {error}") from error

    async def rules(self, game: str, pack: str) -> Rules[Any, Any]:
        """Return a game bound to the stored copy of a pack."""
        found = self._rules.pop(pack, None)
        if found is None:
            body = await matches.pack(self.db, pack)
            if body is None:
                raise RefusedError("refused-no-pack")
            try:
                cards = msgspec.json.decode(body, type=GAMES[game].pack_type)
            except msgspec.MsgspecError as error:
                raise BadSaveError(f"not a whole pack: {error}") from error
            found = GAMES[game].rules(cards)
            self.learned(cards)
        self._rules[pack] = found  # the newest: what was used longest ago is dropped first
        for oldest in [*self._rules][:-CONTENTS]:
            del self._rules[oldest]
        return found

    def forget(self, match: int) -> None:
        """Drop a match from memory that is there no more, and what it alone was played with."""
        gone = self._by_id.pop(match, None)
        if gone is None:
            return
        self._ids.pop(gone.row.code, None)
        if all(live.row.pack != gone.row.pack for live in self._by_id.values()):
            self._rules.pop(gone.row.pack or "", None)

    def _shrink(self) -> None:
        while len(self._by_id) > CACHED:
            oldest = next((m for m, live in self._by_id.items() if not live.lock.locked()), None)
            if oldest is None:
                return
            gone = self._by_id.pop(oldest)
            self._ids.pop(gone.row.code, None)
