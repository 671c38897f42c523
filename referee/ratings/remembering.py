"""Stores every match that comes to a result as a finished game, in the transaction that ends it, and older ones afterwards."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from typing import Any

from engines.games import GAMES
from engines.kernel.history.saves import BadSaveError, load
from engines.kernel.state.model import Match
from referee.errors import RefusedError
from referee.match.cache import LiveMatches, decompressed
from referee.match.live import Live
from referee.ratings.finished import Played, finished_games, played
from referee.ratings.updating import add_newest
from store.connection import Connection
from store.errors import DamagedError
from store.match import history, matches
from store.match.matches import MatchRow, SeatRow
from store.ratings import games
from store.seats import sitters
from telemetry import measure

log = logging.getLogger("arbiter.referee")

AT_ONCE = 10
"""Older matches that are stored between two looks at the clock."""

IsTournament = Callable[[Connection, int], bool]
"""Returns whether a match, by its id, is a game of a tournament; asked in the transaction that ends it."""


class Memory:
    """Remembers finished matches. `is_tournament` is set by whoever runs tournaments; `now` is a clock in unix seconds."""

    def __init__(self, live: LiveMatches, now: Callable[[], float]) -> None:
        self.live = live
        self.db = live.db
        self.now = now
        self.is_tournament: IsTournament = lambda _db, _match: False
        self._has_older = True
        live.commit_hooks.append(lambda db, row, seats, state, _: self._settle(db, row, seats, state))

    def _settle(self, db: Connection, row: MatchRow, seats: Sequence[SeatRow], state: Match[Any, Any] | None) -> None:
        """Remember a match if this transaction ends it, as far as it came to results, and update the ratings."""
        if row.status not in ("over", "closed") or state is None or games.is_stored(db, row.id):
            return
        if row.result is None and GAMES[row.game].series is None:
            return
        self._store(db, row, seats, _facts(db, row, seats, state))

    def _store(self, db: Connection, row: MatchRow, seats: Sequence[SeatRow], facts: Played) -> None:
        former, is_tournament = sitters.get(db, row.id), self.is_tournament(db, row.id)
        for one in finished_games(db, row, seats, former, facts, tournament=is_tournament):
            games.insert(db, one.game, one.seats, one.characters)
            add_newest(db, one.game)

    async def remember_older(self) -> float | None:
        """Store some of the matches that ended under an older version of the bot; return when to go on, None at the end."""
        if not self._has_older:
            return None
        found = await games.forgotten(self.db, AT_ONCE)
        for match in found:
            await self._remember(match)
        self._has_older = bool(found)
        return self.now() if found else None

    async def _remember(self, match: int) -> None:
        """Store an older match; if its state cannot be read, without the characters."""
        row = await matches.by_id(self.db, match)
        assert row is not None, "matches with a result are not deleted"
        seats, state = await matches.seats(self.db, match), None
        try:
            state = await self.live.state_at(Live(row, seats, []), row.version)
        except (RefusedError, BadSaveError, DamagedError) as error:
            log.warning("match=%s is remembered without its characters: %s", row.code, error)

        def work(db: Connection) -> None:
            if games.is_stored(db, match):
                return
            self._store(db, row, seats, Played({}, None) if state is None else _facts(db, row, seats, state))

        await self.db.write(work)


def _facts(db: Connection, row: MatchRow, seats: Sequence[SeatRow], state: Match[Any, Any]) -> Played:
    """Return the facts of the end of a match; none if the game fails to say them, since the match must end all the same."""
    try:
        return played(row, len(seats), state, _before_leaving(db, row, seats, state))
    except Exception:
        log.exception("match=%s is remembered without its characters", row.code)
        measure.count("faults", kind="memory")
        return Played({}, None)


def _before_leaving(
    db: Connection, row: MatchRow, seats: Sequence[SeatRow], state: Match[Any, Any]
) -> list[Match[Any, Any]]:
    """Return the states before somebody left whom the last state no longer has, the newest first."""
    known = GAMES[row.game].characters(state.board)
    if not known or all(seat.seat in known for seat in seats):
        return []
    found = []
    for version in history.versions_before_leaving(db, row.id):
        try:
            body = history.state_body(db, row.id, version)
            found += [load(GAMES[row.game], decompressed(body))] if body is not None else []
        except (BadSaveError, DamagedError) as error:
            log.warning("match=%s version=%d cannot be read: %s", row.code, version, error)
    return found
