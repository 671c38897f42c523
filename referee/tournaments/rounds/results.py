"""The reports of matches to their tournament, and the facts that follow.

A match that begins or ends notes that in its own transaction, so nothing is lost in a crash; the fact follows under the
tournament's lock, with a check that it is still wanted, and marks the news as handled in the same transaction.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from sqlite3 import Connection
from typing import Any

import msgspec

from engines.kernel.history.saves import BadSaveError
from engines.kernel.state.model import Match, Outcome
from referee.errors import RefusedError
from referee.match.cache import LiveMatches
from referee.match.live import Live
from referee.tournaments.halls.hall import Hall
from referee.tournaments.halls.halls import Halls
from store.match import history
from store.match.matches import MatchRow, SeatRow
from store.people import erasing
from store.tournaments import games
from store.tournaments.games import GameRow, News
from tournaments.facts.kinds import AnyFact, GameOver, GameStarted, GameVoided, How
from tournaments.state.deciding import present
from tournaments.state.model import Pairing
from tournaments.state.playing import first_of_game

log = logging.getLogger("arbiter.tournaments")


def note_match(
    db: Connection, row: MatchRow, _seats: list[SeatRow], _match: Match[Any, Any] | None, now: float
) -> None:
    """Note in a match's own transaction that it has begun or ended, if it is a game of a tournament."""
    if row.tournament is None:
        return
    if row.started is not None:
        games.note(db, row.tournament, row.id, "started", now)
    if row.status in ("over", "closed"):
        games.note(db, row.tournament, row.id, "ended", now)


class Results:
    """Carries what matches report into the logs of their tournaments."""

    def __init__(self, halls: Halls, live: LiveMatches) -> None:
        self.halls = halls
        self.live = live
        self.db = halls.db
        live.commit_hooks.append(lambda db, row, seats, match: note_match(db, row, seats, match, halls.now()))

    async def take(self, hall: Hall) -> int:
        """Carry all news into a tournament's log; return how many there were. The caller holds the lock."""
        found = await games.news(self.db, hall.row.id)
        for news in found:
            row = await games.of_match(self.db, news.match)
            try:
                await self._take_one(hall, news, row)
            except BadSaveError:
                log.exception("tournament=%s match=%d cannot be loaded: its result waits", hall.row.code, news.match)
        return len(found)

    async def _take_one(self, hall: Hall, news: News, row: GameRow | None) -> None:
        def handled(db: Connection) -> None:
            games.handle(db, news.match, news.kind)

        def forgotten(db: Connection) -> None:
            handled(db)
            if news.kind == "ended":  # one that runs is closed as a table that is not needed
                games.retire(db, news.match)

        if row is None or not row.current:
            await self.halls.change(hall, handled)
            return
        pairing = hall.state.pairing_of(row.stage, row.round, row.pairing)
        live = await self.live.by_id(news.match)
        if pairing is None or all(game.code != live.row.code for game in pairing.games):
            # It ended while its round was taken back; the round is paired anew, and its table gets another match.
            await self.halls.change(hall, forgotten)
            return
        fact = GameStarted(*_place(row)) if news.kind == "started" else await self._end(hall, live, row)

        def also(db: Connection) -> None:
            handled(db)
            if isinstance(fact, GameVoided):
                games.retire(db, news.match)

        try:
            await self.halls.commit(hall, lambda _hall: [fact], also=also)
        except RefusedError as error:
            # The pairing was decided meanwhile in another way: the result counts for nothing here.
            log.info("tournament=%s match=%s %s not taken: %s", hall.row.code, live.row.code, news.kind, error)
            # An ended match leaves its place, which is that of another one if the round is taken back later.
            await self.halls.change(hall, forgotten)

    async def _end(self, hall: Hall, live: Live, row: GameRow) -> AnyFact:
        """Return the fact of a match that has ended: its result, or that it is played again (TM-40)."""
        pairing = hall.pairing(row.stage, row.round, row.pairing)
        users = hall.entries_of(await erasing.pending(self.db))
        entries = {seat.seat: users[seat.user] for seat in live.seats if seat.user is not None and seat.user in users}
        left = left_entries(live, entries)
        groups = result_of(live)
        if groups is None:
            return GameVoided(*_place(row))
        places = places_of(pairing, groups, entries, left)
        answered = await history.has_answers(self.db, live.row.id)
        how: How = "played" if answered or not left else "forfeit"
        return GameOver(*_place(row), places, how, first_of_game(hall.state, pairing, row.nth), left)


def _place(row: GameRow) -> tuple[int, int, int, int]:
    return row.stage, row.round, row.pairing, row.nth


class Declared(msgspec.Struct, frozen=True):
    """A result that the rules did not give: the seats that have won, declared by a judge or by the fall of all flags."""

    winners: tuple[int, ...]


def result_of(live: Live) -> tuple[tuple[int, ...], ...] | None:
    """Return a finished match's seats from best to worst, None if it ended without a result.

    A declared result counts (TM-40): the first group are its winners, who may be none. A match that everybody left has one too:
    all share the last place.
    """
    row = live.row
    if row.result is not None and row.status == "over":
        return msgspec.json.decode(row.result, type=Outcome).places
    if row.result is not None:
        winners = msgspec.json.decode(row.result, type=Declared).winners
        return winners, tuple(seat.seat for seat in live.seats if seat.seat not in winners)
    if row.reason == "left" and row.started is not None:
        return (tuple(seat.seat for seat in live.seats),)
    return None


def left_entries(live: Live, entries: Mapping[int, int]) -> tuple[int, ...]:
    """Return the entries none of whose persons plays any more: they left for good, or a practice player has their seats."""
    stayed = {entries[seat.seat] for seat in live.humans if seat.seat in entries}
    return tuple(sorted({entry for entry in entries.values() if entry not in stayed}))


def places_of(
    pairing: Pairing, groups: Sequence[Sequence[int]], entries: Mapping[int, int], left: Sequence[int]
) -> tuple[int, ...]:
    """Return the places of a pairing's sides, 1 the best, equal numbers tied.

    `groups` are seats from best to worst; an empty first one means that nobody has won. Whoever left is last (TM-42, TM-53), and
    so is whoever was absent at the start (TM-31).
    """
    best = {
        entries[seat]: place for place, group in reversed([*enumerate(groups)]) for seat in group if seat in entries
    }
    worst = len(groups)
    ranks = {entry: (worst if entry in left else best.get(entry, worst)) for entry in present(pairing)}
    ranks |= dict.fromkeys(pairing.absent, worst + 1)
    nobody = groups[:1] == ((),)
    return tuple(1 + nobody + sum(other < ranks[side] for other in ranks.values()) for side in pairing.sides)
