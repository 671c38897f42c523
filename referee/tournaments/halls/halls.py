"""Tournaments in memory: loaded when first needed. The one way in which their logs grow.

The revision of the row is both lock and fence: a commit names the one that it knows, and a write that came first is read and
taken in before the facts are made anew. Where several processes share the database, it is compared before each use, too.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable, Sequence

import msgspec

from referee.errors import RefusedError
from referee.station import Station
from referee.tournaments.halls.folding import folded, read
from referee.tournaments.halls.hall import Hall, People
from referee.tournaments.halls.slots import mine_of_round, slots_of
from store.connection import Connection
from store.database import Database
from store.match import matches
from store.tournaments import entries, outbox, records, seeds, times, tournaments
from store.tournaments.records import StoredRecord
from store.tournaments.tournaments import TournamentRow
from tournaments.errors import TournamentError
from tournaments.facts import kinds
from tournaments.facts.kinds import AnyFact
from tournaments.facts.record import Author, Record, encode
from tournaments.running.duties import Duty, agenda
from tournaments.settings.model import Settings
from tournaments.state.fold import fold

log = logging.getLogger("arbiter.tournaments")

MOST_HALLS = 256
"""Tournaments kept in memory; the least recently used one is dropped first."""

TRIES = 3
"""The number of tries to make facts anew where another write came first."""

OF_TABLES = (
    kinds.Absent,
    kinds.Cancelled,
    kinds.Corrected,
    kinds.Disqualified,
    kinds.Dropped,
    kinds.Erased,
    kinds.GameVoided,
    kinds.Paused,
    kinds.Resumed,
    kinds.Returned,
    kinds.RoundUndone,
    kinds.Ruled,
)
"""Facts after which tables may have to be closed, stopped or begun: the director looks at them, after a restart too."""

Make = Callable[[Hall], Sequence[AnyFact]]
"""Returns the facts that follow from a tournament's present state. Raises TournamentError or RefusedError."""


class BehindError(Exception):
    """Another write of the same tournament came first."""


class Halls:
    """The cache of tournaments over the database. `now` is a clock in unix seconds.

    `wake` is called after each commit, `on_records` within each, with the new records, and `on_end` once a tournament is over.
    """

    def __init__(self, db: Database, now: Callable[[], float], station: Station) -> None:
        self.db = db
        self.station = station
        self.now = now
        self.wake: Callable[[], None] = lambda: None
        self.on_records: Callable[[Connection, Hall, Sequence[Record]], None] = lambda _db, _hall, _made: None
        self.on_end: Callable[[int], None] = lambda _tournament: None
        self._by_id: OrderedDict[int, Hall] = OrderedDict()
        self._loading: dict[int, asyncio.Lock] = {}

    # ---------------------------------------------------------------- finding

    async def by_id(self, tournament: int) -> Hall:
        """Return a tournament by its id. Raises RefusedError if there is none."""
        found = self._by_id.get(tournament)
        if found is None:
            # Two requests for one tournament must get the same object, or its lock would guard nothing.
            async with self._loading.setdefault(tournament, asyncio.Lock()):
                found = self._by_id.get(tournament) or await self._load(tournament)
                self._by_id[tournament] = found
            self._loading.pop(tournament, None)
            self._shrink()
        elif self.db.shared and not await self._is_newest(found):
            return await self.by_id(tournament)
        if tournament in self._by_id:
            self._by_id.move_to_end(tournament)
        return found

    async def _is_newest(self, hall: Hall) -> bool:
        """Take in what other processes have changed; return False if the tournament must be loaded anew."""
        if not hall.lock.may_be_waited_for or await tournaments.revision(self.db, hall.row.id) == hall.revision:
            return True  # whoever acts on a state goes on with it: its commit tells
        async with hall.lock:
            return await self.refresh(hall)

    async def by_code(self, code: str) -> Hall:
        """Return a tournament by its code. Raises RefusedError if there is none."""
        row = await tournaments.by_code(self.db, code.strip().upper())
        if row is None:
            raise RefusedError("refused-no-tournament", code=code)
        return await self.by_id(row.id)

    async def _load(self, tournament: int) -> Hall:
        # First: what is changed meanwhile is read once more then.
        revision = await tournaments.revision(self.db, tournament)
        row = await tournaments.by_id(self.db, tournament)
        if row is None:
            raise RefusedError("refused-no-tournament", code=str(tournament))
        stored = await records.since(self.db, tournament, 0)
        authors = {each.n: each.user for each in stored if each.user is not None}
        log_ = await read(stored)
        hall = Hall(
            row,
            log_,
            authors,
            await entries.members(self.db, tournament),
            await entries.names(self.db, tournament),
            await tournaments.organisers(self.db, tournament),
            await folded(msgspec.json.decode(row.settings, type=Settings), log_),
        )
        hall.wishes = await times.wishes(self.db, tournament)
        hall.listed = await seeds.of_tournament(self.db, tournament)
        hall.revision = revision
        return hall

    def _shrink(self) -> None:
        while len(self._by_id) > MOST_HALLS:
            oldest = next((n for n, hall in self._by_id.items() if not hall.lock.locked()), None)
            if oldest is None:
                return
            del self._by_id[oldest]

    def forget(self, tournament: int) -> None:
        """Drop a tournament from memory, so that it is loaded anew."""
        self._by_id.pop(tournament, None)

    # ---------------------------------------------------------------- writing

    async def commit(
        self,
        hall: Hall,
        make: Make,
        *,
        by: Author = "system",
        user: int | None = None,
        reason: str = "",
        also: Callable[[Connection], None] | None = None,
        slots: Sequence[str] = (),
        persons: bool = False,
    ) -> list[Record]:
        """Add the facts that `make` returns to the log, with `also` and the messages owed, in one transaction.

        The caller holds the lock. `persons`: `also` changes who the entries are. Returns the new records. Raises RefusedError if
        the tournament does not allow a fact, and then nothing has changed; StoreError if nothing was stored.
        """
        for _ in range(TRIES):
            made = await self._apply(hall, make, by, user, reason)
            people = hall.people
            try:
                await self._write(hall, made, user, also, slots, persons=persons)
            except BehindError:
                hall.people = people
                if await self._catch_up(hall):
                    continue
                break
            except BaseException:
                hall.people = people
                if made:
                    await self.refold(hall)
                raise
            if persons:
                hall.names = await entries.names(self.db, hall.row.id)
                hall.listed = await seeds.of_tournament(self.db, hall.row.id)
            if hall.wishes:
                hall.wishes = await times.wishes(self.db, hall.row.id)
            self._tell(hall)
            return made
        raise RefusedError("refused-tournament-changed", rule="TM-61")

    async def _apply(self, hall: Hall, make: Make, by: Author, user: int | None, reason: str) -> list[Record]:
        """Carry the facts into the state and return their records, which are not in the log yet."""
        actor = hall.entry_of(user) if user is not None else 0
        made: list[Record] = []
        at = int(self.now())
        try:
            for fact in make(hall):
                record = Record(hall.version + len(made) + 1, at, fact, by, reason, actor)
                hall.take(record)
                made.append(record)
        except BaseException as error:
            # What is refused leaves the state as it is, and so does `make`.
            if made or not isinstance(error, TournamentError | RefusedError):
                await self.refold(hall)
            if isinstance(error, TournamentError):
                raise refusal(error) from error
            raise
        return made

    async def refold(self, hall: Hall) -> None:
        """Compute the state anew from the log, after a change that was not stored. The caller holds the lock."""
        try:
            hall.set_state(await folded(hall.settings, hall.records))
        except asyncio.CancelledError:
            hall.set_state(fold(hall.settings, hall.records))  # nobody must find the change
            raise

    async def _write(
        self,
        hall: Hall,
        made: Sequence[Record],
        user: int | None,
        also: Callable[[Connection], None] | None,
        slots: Sequence[str],
        *,
        persons: bool,
    ) -> None:
        row, version, state, now = hall.row, hall.version, hall.state, self.now()
        ended = now if state.phase in ("over", "cancelled") else None
        due = now if any(map(is_of_tables, made)) else self.due_of(hall)
        rows = [StoredRecord(each.n, kind_of(each), encode(each).decode(), user) for each in made]

        def work(db: Connection) -> None:
            # Without a fact the version stays, but another write that came first must not be passed over.
            if not tournaments.advance(db, row.id, version, version + len(made), hall.revision):
                raise BehindError
            if also is not None:
                also(db)
            records.append(db, row.id, rows)
            self.on_records(db, hall, made)
            tournaments.note_state(db, row.id, state.phase, state.paused, due, ended)
            if ended is not None and self.db.shared:
                matches.touch_of_tournament(db, row.id)  # what they kept closed is open now, for other processes too
            if persons:
                hall.people = People(entries.get(db, row.id))  # the slots are named by persons
            for paired in (each.fact for each in made if isinstance(each.fact, kinds.RoundPaired)):
                # After an undone round its players are told the new pairing in a message that makes a sound.
                outbox.disown(db, row.id, mine_of_round(hall, paired), now)
            outbox.owe(db, row.id, [*slots_of(hall, made), *slots], now)

        await self.db.write(work)
        hall.revision += 1
        hall.records += made
        if user is not None:
            hall.authors.update({each.n: user for each in made})
        fields = {"phase": state.phase, "paused": int(state.paused), "due": due, "version": hall.version}
        hall.row = msgspec.structs.replace(row, **fields, ended=row.ended or ended)
        if ended is not None:
            self.on_end(row.id)

    async def refresh(self, hall: Hall) -> bool:
        """Take in what others have written; return False if it must be loaded anew instead. The caller holds the lock."""
        if await tournaments.revision(self.db, hall.row.id) != hall.revision:
            return await self._catch_up(hall)
        # When the next duty falls due counts as no change.
        hall.row = await tournaments.by_id(self.db, hall.row.id) or hall.row
        return True

    async def _catch_up(self, hall: Hall) -> bool:
        """Take in what another process has written; return False, and drop the tournament, if its settings have changed."""
        hall.revision = await tournaments.revision(self.db, hall.row.id)
        row = await tournaments.by_id(self.db, hall.row.id)
        if row is None or row.settings != hall.row.settings:
            self.forget(hall.row.id)
            return False
        stored = await records.since(self.db, hall.row.id, hall.version)
        hall.records += await read(stored)
        hall.authors.update({each.n: each.user for each in stored if each.user is not None})
        await self.refold(hall)
        await self._reread(hall)
        return True

    async def _reread(self, hall: Hall) -> None:
        """Read what is no part of the records: the row, persons, names, organisers, wishes, the list."""
        row = await tournaments.by_id(self.db, hall.row.id)
        hall.row = row or hall.row
        hall.people = People(await entries.members(self.db, hall.row.id))
        hall.names = await entries.names(self.db, hall.row.id)
        hall.organisers = await tournaments.organisers(self.db, hall.row.id)
        hall.wishes = await times.wishes(self.db, hall.row.id)
        hall.listed = await seeds.of_tournament(self.db, hall.row.id)

    def _tell(self, hall: Hall) -> None:
        """Say that a tournament has changed: here, and to other processes."""
        self.wake()
        self.db.tell("tournament", hall.row.id)

    async def change(self, hall: Hall, work: Callable[[Connection], None], *slots: str) -> None:
        """Write something that is no fact, and owe messages. The caller holds the lock."""
        now = self.now()

        def whole(db: Connection) -> None:
            tournaments.touch(db, hall.row.id)
            work(db)
            outbox.owe(db, hall.row.id, slots, now)

        await self.db.write(whole)
        hall.revision += 1
        await self._reread(hall)
        self._tell(hall)

    async def set_draft(self, row: TournamentRow) -> None:
        """Store other settings for a tournament that is not open yet."""
        work: Callable[[Connection], None] = lambda db: tournaments.set_settings(  # noqa: E731  # a closure over this call
            db, row.id, row.name, row.settings, row.clock, row.options
        )
        await self.db.write(work)
        self.forget(row.id)

    # ---------------------------------------------------------------- what is due

    def due_of(self, hall: Hall) -> float | None:
        """Return when the bot has the next thing to do for a tournament by itself, None if nothing is in sight."""
        now, later = int(self.now()), None
        for duty in agenda(hall.state):
            if not is_automatic(hall, duty):
                continue
            if duty.at <= now:
                return float(now)
            later = duty.at if later is None else min(later, duty.at)
        return None if later is None else float(later)


BY_PRESS = frozenset({"start", "pair", "cut", "end"})
"""Duties that wait for an organiser's press, unless the tournament runs by itself."""


def is_of_tables(record: Record) -> bool:
    """Return whether tables may have to be closed, stopped or begun after a record."""
    fact = record.fact
    return isinstance(fact, OF_TABLES) or (isinstance(fact, kinds.GameOver) and fact.how == "forfeit")


def is_automatic(hall: Hall, duty: Duty) -> bool:
    """Return whether the bot does a duty without a press."""
    return bool(hall.row.automatic) or duty.kind not in BY_PRESS


def refusal(error: TournamentError) -> RefusedError:
    """Return an error of the core as a refusal."""
    facts = {key: value if isinstance(value, int) else str(value) for key, value in error.facts.items()}
    return RefusedError(f"refused-tournament-{error.key}", rule=error.rule, **facts)


def kind_of(record: Record) -> str:
    """Return the kind of a record's fact, as it is stored."""
    return str(type(record.fact).__struct_config__.tag)


def settings_json(settings: msgspec.Struct) -> str:
    """Return settings as they are stored."""
    return msgspec.json.encode(settings, order="sorted").decode()
