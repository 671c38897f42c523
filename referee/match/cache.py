"""Matches in memory: loaded when first needed, each with a lock; the state in memory is a committed one.

It is the newest one unless another process, or a change of all matches, has changed the match. Then the revision tells: a commit
of an older one is refused. Where several processes share the database, it is compared before each use, too.
"""

from __future__ import annotations

import asyncio
import logging
import zlib
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import Any

import msgspec

from engines.games import GAMES
from engines.kernel.game import Rules
from engines.kernel.history.saves import BadSaveError, load, save
from engines.kernel.state.model import Match
from referee.errors import MatchChangedError, RefusedError
from referee.match.again import acts_again
from referee.match.live import Live, Views
from referee.match.stopping import DAMAGED, freeze
from referee.station import Station
from store.connection import Connection
from store.database import Database
from store.errors import DamagedError, StoreError
from store.match import history, matches
from store.match.matches import MatchRow, SeatRow
from store.proof import notes
from store.seats import sitters
from store.seats.sitters import Sitter
from telemetry import measure

log = logging.getLogger("arbiter.referee")

MOST_MATCHES = 4096
"""Matches kept in memory; the least recently used one is dropped first."""

MOST_PACKS = 64
"""Content packs kept in memory for matches that are loaded later; imported files bring packs of their own."""

RETRY_AFTER = 10.0
"""Seconds until a due match that could not be loaded is tried again."""

CommitHook = Callable[[Connection, MatchRow, list[SeatRow], Match[Any, Any] | None, Match[Any, Any] | None], None]
"""Writes the consequences of a transaction, given the match's row, seats and state after it, and the state before it.

The state before it is the stored one: a transaction that knows an older revision of the match is refused before its work.
"""


def compressed_state(match: Match[Any, Any]) -> bytes:
    """Return a match as compressed bytes, the form in which states are stored."""
    return zlib.compress(save(match), 1)


def decompressed(body: bytes) -> bytes:
    """Return the save of a stored state. Raises BadSaveError if it is damaged."""
    try:
        return zlib.decompress(body)
    except zlib.error as error:
        raise BadSaveError(f"not a whole save: {error}") from error


class LiveMatches:
    """The cache of matches over the database.

    `wake_delivery` is called with a match's id when messages are owed. Each of `commit_hooks` is called in every transaction
    of a match, with the row, seats and state after it and the state before. `on_pack_loaded` is called with each content pack
    that is loaded. `station` says of which of them this process is the home.
    """

    def __init__(self, db: Database, station: Station | None = None) -> None:
        self.db = db
        self.station = station or Station(db)
        self.wake_delivery: Callable[[int], None] = lambda _match: None
        self.commit_hooks: list[CommitHook] = []
        self.on_pack_loaded: Callable[[object], None] = lambda _pack: None
        self._by_id: OrderedDict[int, Live] = OrderedDict()
        self._ids: dict[str, int] = {}
        self._rules: dict[str, Rules[Any, Any]] = {}
        self._loading: dict[int, asyncio.Lock] = {}
        self._freezing: set[asyncio.Task[None]] = set()
        db.on_damage = self._on_damage

    @property
    def size(self) -> int:
        """The number of matches in memory."""
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

    async def revisions(self, those: Sequence[int]) -> dict[int, int]:
        """Return the present revisions of several matches, for `by_id`; none where nobody else changes them."""
        return await matches.revisions(self.db, those) if self.db.shared else {}

    async def by_id(self, match: int, revision: int | None = None) -> Live:
        """Return a match by its id, as new as this revision at least, else as stored. Raises RefusedError if there is none."""
        live = self._by_id.get(match)
        if live is None:
            # Two requests for one match must get the same object, or its lock would guard nothing.
            lock = self._loading.setdefault(match, asyncio.Lock())
            async with lock:
                live = self._by_id.get(match) or await self._load(match)
                self._by_id[match] = live
            self._loading.pop(match, None)
            self._shrink()
        elif self.db.shared:
            newest = await matches.revision(self.db, match) if revision is None else revision
            if newest != live.row.revision:
                await self._renew(live)
        if match in self._by_id:
            self._by_id.move_to_end(match)
        return live

    async def _renew(self, live: Live) -> None:
        """Read a match anew that another process has changed. Raises RefusedError if it has deleted it."""
        if not live.lock.may_be_waited_for:
            return  # whoever acts on a state goes on with it: its commit tells
        async with live.lock:
            try:
                await self.catch_up(live)
            except RefusedError:
                self.forget(live.row.id)
                raise

    def wake(self, match: int) -> None:
        """Say that a match owes messages or that something falls due: here, and to other processes."""
        self.wake_delivery(match)
        self.db.tell("match", match)

    @property
    def loaded(self) -> list[Live]:
        """The matches in memory."""
        return [*self._by_id.values()]

    async def run_each(self, due: Iterable[int], do: Callable[[Live], Awaitable[None]], trouble: str) -> bool:
        """Call `do` with each of several due matches whose deadlines this process keeps; return whether all succeeded.

        A match that cannot be loaded, or refuses, is logged with the text `trouble`; the others go on.
        """
        complete = True
        for match in await self.station.ours(due):
            try:
                await do(await self.by_id(match))
            except (RefusedError, BadSaveError, DamagedError):
                complete = False
                log.exception("match=%d: %s", match, trouble)
        return complete

    async def commit(
        self,
        live: Live,
        work: Callable[[Connection], None],
        state: Match[Any, Any] | None = None,
        views: Views | None = None,
    ) -> None:
        """Run the work in a transaction, swap the result in and wake the delivery.

        Row and seats are read in the same transaction, so no later failure leaves them out of date. `state` is the match's new
        state if it has one, `views` the views of it that are computed already. The caller holds the lock.
        Raises as `Database.write` does, and then swaps nothing in; MatchChangedError if the match in memory was not the newest
        one, which it then is.
        """

        def write(db: Connection) -> tuple[MatchRow, list[SeatRow], list[Sitter]]:
            if not matches.advance(db, live.row.id, live.row.revision):
                raise MatchChangedError(live.row.code)
            work(db)
            asked = sitters.ask(db, live.row.id)  # before an answer is read: all come in one journey from a server
            row, seats = matches.get(db, live.row.id)
            former = sitters.answered(asked)
            for settle in self.commit_hooks:
                settle(db, row, seats, live.match if state is None else state, live.match)
            return row, seats, former

        try:
            live.row, live.seats, live.former = await self.db.write(write)
        except MatchChangedError:
            await self.catch_up(live)
            raise
        if state is not None:
            live.put(state, views or {})
        self.wake(live.row.id)

    async def catch_up(self, live: Live) -> bool:
        """Read a match anew if another process has changed it, or a change of all matches; return whether that was so.

        The caller holds the lock. Raises RefusedError if the match is deleted, and as loading a match does.
        """
        if await matches.revision(self.db, live.row.id) == live.row.revision:
            return False
        newer = await self._read(live.row.id)
        if live.match is not None and (newer.row.version, newer.row.reason) == (live.row.version, live.row.reason):
            newer.rules, newer.match = live.rules, live.match  # the state of a version never changes
        else:
            await self._fill(newer)
        live.replace_by(newer)
        return True

    async def _load(self, match: int) -> Live:
        live = await self._read(match)
        await self._fill(live)
        return live

    async def _read(self, match: int) -> Live:
        """Return a match without its state. Raises RefusedError if there is none."""
        # The row is read first: should a commit come between, its revision is the older one, and that is noticed.
        row = await matches.by_id(self.db, match)
        if row is None:
            raise RefusedError("refused-no-match", code=str(match))
        return Live(row, await matches.seats(self.db, match), await sitters.of_match(self.db, match), self.catch_up)

    async def _fill(self, live: Live) -> None:
        """Read the state of a match that has started; one that is damaged is frozen."""
        row = live.row
        if row.pack is not None and row.reason != DAMAGED:
            try:
                await self._load_state(live, row.pack)
            except DamagedError as error:
                log.error("frozen match=%s version=%d: %s", row.code, row.version, error)  # noqa: TRY400  # no traceback needed
                await self._freeze(live)

    def _on_damage(self, error: DamagedError) -> None:
        """Take in a damaged row: it is noted for the operator, and the match that it belongs to is frozen."""
        measure.count("faults", kind="damage")
        log.error("%s", error)
        task = asyncio.get_running_loop().create_task(self._settle_damage(error))
        self._freezing.add(task)
        task.add_done_callback(self._freezing.discard)

    def take_found(self) -> None:
        """Take in the damaged rows that were found when the database was opened."""
        for error in self.db.damaged:
            self._on_damage(error)

    async def settled(self) -> None:
        """Wait until every match is frozen of which a damaged row was read."""
        while self._freezing:
            await asyncio.gather(*self._freezing)

    async def _settle_damage(self, error: DamagedError) -> None:
        try:
            await self.db.write(lambda db: notes.add(db, [str(error)]))
            if error.match is not None:
                await self.freeze(error.match)
        except (StoreError, RefusedError, BadSaveError):
            log.exception("match=%s: it is damaged and could not be frozen", error.match)

    @acts_again
    async def freeze(self, match: int) -> None:
        """Freeze a match of which something stored is damaged, if it runs, and show that at its table."""
        live = await self.by_id(match)
        async with live.lock:
            if live.row.status == "playing":
                log.error("frozen match=%s version=%d: it is damaged", live.row.code, live.row.version)
                live.rules = live.match = None
                await self._freeze(live)

    async def _freeze(self, live: Live) -> None:
        if live.row.status != "playing":
            return
        now = self.db.now()
        await self.commit(live, lambda db: freeze(db, live, DAMAGED, now))

    async def _load_state(self, live: Live, pack: str) -> None:
        """Read rules and state of a started match.

        Raises RefusedError if they are missing, DamagedError if they are damaged, BadSaveError if another version saved them.
        """
        row = live.row
        try:
            await matches.check_sound(self.db, row)
            rules = await self.rules(row.game, pack)
            live.match = await self.state_at(live, row.version)
            live.rules = rules
        except (BadSaveError, RefusedError) as error:
            log.error("cannot load match=%s version=%d: %s", row.code, row.version, error)  # noqa: TRY400  # no traceback needed
            measure.count("faults", kind="load")
            raise

    async def state_at(self, live: Live, version: int) -> Match[Any, Any]:
        """Return a match's state at a version. Raises RefusedError if it is missing, BadSaveError if it is damaged."""
        body = await history.state(self.db, live.row.id, version)
        if body is None:
            raise RefusedError("refused-no-state", code=live.row.code)
        return load(GAMES[live.row.game], decompressed(body))

    async def rules(self, game: str, pack: str) -> Rules[Any, Any]:
        """Return a game bound to the stored copy of a pack. Raises RefusedError if it is missing, BadSaveError if damaged."""
        found = self._rules.pop(pack, None)
        if found is None:
            body = await matches.pack(self.db, pack)
            if body is None:
                raise RefusedError("refused-no-pack")
            try:
                found = GAMES[game].from_stored(body)
            except msgspec.MsgspecError as error:
                raise BadSaveError(f"not a whole pack: {error}") from error
            self.on_pack_loaded(found.pack)
        self._rules[pack] = found  # put last: the least recently used one is dropped first
        for oldest in [*self._rules][:-MOST_PACKS]:
            del self._rules[oldest]
        return found

    def end_event(self, tournament: int) -> None:
        """Note that a tournament is over: what its matches kept closed is open now (TM-10)."""
        for live in self._by_id.values():
            if live.row.tournament == tournament:
                live.row = msgspec.structs.replace(live.row, event_runs=0)

    def forget(self, match: int) -> None:
        """Drop a deleted match from memory, and its content pack if no other match has it."""
        dropped = self._by_id.pop(match, None)
        if dropped is None:
            return
        self._ids.pop(dropped.row.code, None)
        if all(live.row.pack != dropped.row.pack for live in self._by_id.values()):
            self._rules.pop(dropped.row.pack or "", None)

    def _shrink(self) -> None:
        while len(self._by_id) > MOST_MATCHES:
            oldest = next((m for m, live in self._by_id.items() if not live.lock.locked()), None)
            if oldest is None:
                return
            dropped = self._by_id.pop(oldest)
            self._ids.pop(dropped.row.code, None)
