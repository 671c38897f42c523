"""Ladders in memory: loaded when first needed. The one way in which their facts grow.

The revision of the row is both lock and fence: a commit names the one that it knows, and what was written before it is read and
taken in before the facts are made anew. Where several processes share the database, it is compared before each use, too.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Sequence

from referee.errors import RefusedError
from referee.leagues.live_ladder import LiveLadder, fact_of, stored_fact
from referee.leagues.slots import slots_of
from referee.station import Station
from store.connection import Connection
from store.database import Database
from store.leagues import games, ladders
from store.leagues.outbox import LADDERS
from tournaments.errors import TournamentError
from tournaments.leagues.ladder import AnyLadderFact, Delayed

MOST_LADDERS = 64
"""Ladders kept in memory; the least recently used one is dropped first."""

TRIES = 3
"""The attempts to make facts anew where another write came first."""

Make = Callable[[LiveLadder, int], Sequence[AnyLadderFact]]
"""Returns the facts that follow from a ladder's state at a moment. Raises TournamentError or RefusedError."""

Also = Callable[[Connection], None]


class BehindError(Exception):
    """Another write of the same ladder came first."""


class LiveLadders:
    """The cache of ladders over the database. `now` is a clock in unix seconds; `wake` is called after each commit."""

    def __init__(self, db: Database, now: Callable[[], float], station: Station) -> None:
        self.db = db
        self.station = station
        self.now = now
        self.wake: Callable[[], None] = lambda: None
        self._by_id: OrderedDict[int, LiveLadder] = OrderedDict()
        self._loading: dict[int, asyncio.Lock] = {}

    # ---------------------------------------------------------------- finding

    async def by_id(self, ladder: int) -> LiveLadder:
        """Return a ladder by its id. Raises RefusedError if there is none."""
        found = self._by_id.get(ladder)
        if found is None:
            # Two requests for one ladder must get the same object, or its lock would guard nothing.
            async with self._loading.setdefault(ladder, asyncio.Lock()):
                found = self._by_id.get(ladder) or await self._load(ladder)
                self._by_id[ladder] = found
            self._loading.pop(ladder, None)
            self._shrink()
        elif self.db.shared and not await self._is_newest(found):
            return await self.by_id(ladder)
        if ladder in self._by_id:
            self._by_id.move_to_end(ladder)
        return found

    async def _is_newest(self, ladder: LiveLadder) -> bool:
        """Take in what other processes have changed; return False if the ladder must be loaded anew."""
        if not ladder.lock.may_be_waited_for or await ladders.revision(self.db, ladder.row.id) == ladder.revision:
            return True  # whoever acts on a state goes on with it: its commit tells
        async with ladder.lock:
            return await self.catch_up(ladder)

    async def by_code(self, code: str) -> LiveLadder:
        """Return a ladder by its code. Raises RefusedError if there is none."""
        row = await ladders.by_code(self.db, code.strip().upper())
        if row is None:
            raise RefusedError("refused-no-ladder", code=code)
        return await self.by_id(row.id)

    async def _load(self, ladder: int) -> LiveLadder:
        revision = await ladders.revision(self.db, ladder)  # first: what is changed meanwhile is read once more then
        row = await ladders.by_id(self.db, ladder)
        if row is None:
            raise RefusedError("refused-no-ladder", code=str(ladder))
        found = LiveLadder(
            row,
            await ladders.facts_since(self.db, ladder, 0),
            await ladders.members(self.db, ladder),
            await ladders.organisers(self.db, ladder),
            await games.current(self.db, ladder),
        )
        found.revision = revision
        return found

    def _shrink(self) -> None:
        while len(self._by_id) > MOST_LADDERS:
            oldest = next((n for n, found in self._by_id.items() if not found.lock.locked()), None)
            if oldest is None:
                return
            del self._by_id[oldest]

    # ---------------------------------------------------------------- writing

    async def commit(
        self,
        ladder: LiveLadder,
        make: Make,
        *,
        user: int | None = None,
        reason: str = "",
        also: Also | None = None,
        slots: Sequence[str] = (),
    ) -> None:
        """Add the facts that `make` returns, with `also` and the messages owed, in one transaction. The caller holds the lock.

        Raises RefusedError if the ladder does not allow a fact, and then nothing has changed; StoreError if nothing was stored.
        """
        for _ in range(TRIES):
            made = self._apply(ladder, make)
            try:
                await self._write(ladder, made, user, reason, also, slots)
            except BehindError:
                if await self.catch_up(ladder):
                    continue
                break
            except BaseException:
                ladder.forget_unstored()
                raise
            await self._reread(ladder)
            await self._note_due(ladder)
            self._tell(ladder)
            return
        raise RefusedError("refused-tournament-changed", rule="TM-61")

    def _apply(self, ladder: LiveLadder, make: Make) -> list[tuple[int, AnyLadderFact]]:
        """Carry the facts into the state; return them with their numbers. They are not stored yet."""
        before = len(ladder.facts)
        try:
            for fact in make(ladder, int(self.now())):
                ladder.take(fact)
        except BaseException as error:
            # What is refused leaves the state as it is, and so does `make`.
            if len(ladder.facts) > before or not isinstance(error, TournamentError | RefusedError):
                ladder.forget_unstored()
            if isinstance(error, TournamentError):
                raise refusal(error, ladder) from error
            raise
        return [*enumerate(ladder.facts[before:], before + 1)]

    async def _write(
        self,
        ladder: LiveLadder,
        made: Sequence[tuple[int, AnyLadderFact]],
        user: int | None,
        reason: str,
        also: Also | None,
        slots: Sequence[str],
    ) -> None:
        row, version, now = ladder.row, len(ladder.stored), self.now()
        rows = [stored_fact(n, fact, user, reason) for n, fact in made]
        owed = [*slots_of(ladder, made), *slots]

        def work(db: Connection) -> None:
            if not ladders.advance(db, row.id, version, version + len(made), ladder.revision):
                raise BehindError
            if also is not None:
                also(db)
            ladders.append(db, row.id, rows)
            # Looked at once more in any case: what falls due next follows from what is stored now.
            ladders.set_due(db, row.id, now if row.phase == "open" else None)
            LADDERS.owe(db, row.id, owed, now)

        await self.db.write(work)
        ladder.revision += 1
        ladder.stored += rows

    async def catch_up(self, ladder: LiveLadder) -> bool:
        """Take in what others have written; return False, and drop the ladder, if its rules have changed.

        The messages that an outage makes out of date are owed by who takes it in.
        """
        ladder.revision = await ladders.revision(self.db, ladder.row.id)
        row = await ladders.by_id(self.db, ladder.row.id)
        if row is None or row.rules != ladder.row.rules:
            self.forget(ladder.row.id)
            return False
        new = await ladders.facts_since(self.db, ladder.row.id, len(ladder.stored))
        if len(ladder.facts) > len(ladder.stored):
            ladder.forget_unstored()
        for each in new:
            ladder.take(fact_of(each))
        ladder.stored += new
        await self._reread(ladder)
        delayed = [(each.n, fact) for each in new if isinstance(fact := ladder.facts[each.n - 1], Delayed)]
        if delayed:
            slots, now = slots_of(ladder, delayed), self.now()
            await self.db.write(lambda db: LADDERS.owe(db, ladder.row.id, slots, now))
            self._tell(ladder)
        return True

    def _tell(self, ladder: LiveLadder) -> None:
        """Say that a ladder has changed: here, and to other processes."""
        self.wake()
        self.db.tell("ladder", ladder.row.id)

    async def _reread(self, ladder: LiveLadder) -> None:
        """Read what is no fact: the row, persons, organisers, matches."""
        number = ladder.row.id
        ladder.row = await ladders.by_id(self.db, number) or ladder.row
        ladder.members = await ladders.members(self.db, number)
        ladder.organisers = await ladders.organisers(self.db, number)
        ladder.tables = await games.current(self.db, number)

    async def _note_due(self, ladder: LiveLadder) -> None:
        """Store when the next thing falls due, at once while a match is to be closed; a crash may lead to one look too many."""
        due = self.now() if await games.outdated(self.db, ladder.row.id) else ladder.due_at(self.now())
        if due != ladder.row.due:
            await self.db.write(lambda db: ladders.set_due(db, ladder.row.id, due))
            ladder.row = await ladders.by_id(self.db, ladder.row.id) or ladder.row

    async def change(self, ladder: LiveLadder, work: Also, *slots: str) -> None:
        """Write something that is no fact, and owe messages. The caller holds the lock."""
        now = self.now()

        def whole(db: Connection) -> None:
            ladders.touch(db, ladder.row.id)
            work(db)
            LADDERS.owe(db, ladder.row.id, slots, now)

        await self.db.write(whole)
        ladder.revision += 1
        await self._reread(ladder)
        await self._note_due(ladder)
        self._tell(ladder)

    def forget(self, ladder: int) -> None:
        """Drop a ladder from memory, so that it is loaded anew."""
        self._by_id.pop(ladder, None)


def refusal(error: TournamentError, ladder: LiveLadder) -> RefusedError:
    """Return an error of the core as a refusal; a person in it is mentioned."""
    facts = {key: value if isinstance(value, int) else str(value) for key, value in error.facts.items()}
    person = facts.pop("person", None)
    user = ladder.user_of(int(person)) if person is not None else 0
    return RefusedError(
        f"refused-tournament-{error.key}", rule=error.rule, **facts, who=f"<@{user}>" if user > 0 else ""
    )
