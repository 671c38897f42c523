"""The reports of matches to their tournament, and the facts that follow.

A match that begins or ends notes that in its own transaction, so nothing is lost in a crash; the fact follows under the
tournament's lock, with a check that it is still wanted, and marks the news as handled in the same transaction.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from engines.games import GAMES
from engines.kernel.history.saves import BadSaveError
from engines.kernel.state.model import Match, Seat
from referee.errors import RefusedError
from referee.match.cache import LiveMatches
from referee.match.live import Live
from referee.match.slots import BOARD, RESULT
from referee.tournaments.halls.hall import Hall
from referee.tournaments.halls.halls import Halls
from referee.tournaments.rating import amend_series
from referee.tournaments.rounds.places import FLAGS, left_entries, places_of, result_of
from referee.tournaments.rounds.series import Seated, ended_games, has_other_results, has_series
from store.connection import Connection
from store.match import history, outbox
from store.match.matches import MatchRow
from store.people import erasing
from store.tournaments import games
from store.tournaments.games import GameRow, News
from tournaments.facts.kinds import AnyFact, GameOver, GameStarted, GameVoided, How
from tournaments.running.absent import both_late
from tournaments.state.playing import first_of_game

Write = Callable[[Connection], None]
"""A write of the running transaction."""

log = logging.getLogger("arbiter.tournaments")


def note_match(
    db: Connection, row: MatchRow, match: Match[Any, Any] | None, before: Match[Any, Any] | None, now: float
) -> None:
    """Note in a match's own transaction that it has begun or ended, if it is a game of a tournament; `before` is its last state.

    A game of a series that ends is news too, and so is an end that is undone.
    """
    if row.tournament is None:
        return
    if row.started is not None:
        games.note(db, row.tournament, row.id, "started", now)
    if match is not None and match is not before and has_other_results(row.game, match, before):
        games.note_ended_games(db, row.tournament, row.id, ended_games(row.game, match), now)
    if row.status in ("over", "closed"):
        games.note(db, row.tournament, row.id, "ended", now)


def _only(fact: AnyFact, _hall: Hall) -> list[AnyFact]:
    return [fact]


class Results:
    """Carries what matches report into the logs of their tournaments."""

    def __init__(self, halls: Halls, live: LiveMatches) -> None:
        self.halls = halls
        self.live = live
        self.db = halls.db
        live.commit_hooks.append(lambda db, row, _, match, before: note_match(db, row, match, before, halls.now()))

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
        if row is None or not row.current:
            await self.halls.change(hall, lambda db: games.handle(db, news))
            return
        live = await self.live.by_id(news.match)
        async with live.lock_for(None):
            await self._take_of(hall, news, row, live)

    async def _take_of(self, hall: Hall, news: News, row: GameRow, live: Live) -> None:
        """Carry the news of a match that is a game of the tournament into its log."""

        def handled(db: Connection) -> None:
            games.handle(db, news)

        def forgotten(db: Connection) -> None:
            handled(db)
            if news.kind == "ended":  # one that runs is closed as a table that is not needed
                games.retire(db, news.match)
                self._owe_aside(db, news.match)

        pairing = hall.state.pairing_of(row.stage, row.round, row.pairing)
        if pairing is None or all(game.code != live.row.code for game in pairing.games):
            # It ended while its round was taken back; the round is paired anew, and its table gets another match.
            await self.halls.change(hall, forgotten)
            return
        if news.kind != "started" and has_series(live.row.game) and live.match is not None:
            await self._take_games(hall, live, row, handled, forgotten)
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

    async def _take_games(self, hall: Hall, live: Live, row: GameRow, handled: Write, forgotten: Write) -> None:
        """Carry the games of a series into the log, one by one, and what its end decides (TM-33)."""
        entries = await self._entries(hall, live)
        seated = Seated(hall, live, row, entries, left_entries(live, entries))
        series = GAMES[live.row.game].series
        answers = await history.read_answers_by_game(self.db, live.row.id, series.ended) if series is not None else []
        try:
            while (fact := seated.next_fact(answers)) is not None:
                await self.halls.commit(hall, partial(_only, fact))
        except RefusedError as error:
            log.info("tournament=%s match=%s games not taken: %s", hall.row.code, live.row.code, error)
            await self.halls.change(hall, forgotten)
            return

        def also(db: Connection) -> None:
            handled(db)
            pairing = hall.pairing(row.stage, row.round, row.pairing)
            if live.row.status in ("over", "closed"):
                amend_series(db, hall, row, live.row.code)
                if seated.is_aside:
                    self._owe_aside(db, live.row.id)
                if all(game.code != live.row.code for game in pairing.games):
                    games.retire(db, live.row.id)

        await self.halls.change(hall, also)

    def _owe_aside(self, db: Connection, match: int) -> None:
        """Owe the messages about a match's end, which tell its players that it decides nothing."""
        outbox.owe(db, match, [BOARD, RESULT], self.halls.now())

    async def is_aside(self, live: Live) -> bool:
        """Return whether a match of a tournament came to a result that decides nothing there, as the tournament has seen."""
        row = await games.of_match(self.db, live.row.id) if live.row.tournament is not None else None
        if row is None or live.row.status != "over" or not await games.is_end_handled(self.db, live.row.id):
            return False
        hall = await self.halls.by_id(row.tournament)
        if not row.current or hall.state.pairing_of(row.stage, row.round, row.pairing) is None:
            return True
        return has_series(live.row.game) and Seated(hall, live, row, {}, ()).is_aside

    async def _entries(self, hall: Hall, live: Live) -> Mapping[Seat, int]:
        """Return the entries of a match's seats."""
        users = hall.entries_of(await erasing.pending(self.db))
        return {seat.seat: users[seat.user] for seat in live.seats if seat.user is not None and seat.user in users}

    async def _end(self, hall: Hall, live: Live, row: GameRow) -> AnyFact:
        """Return the fact of a match that has ended: its result, or that it is played again (TM-40)."""
        pairing = hall.pairing(row.stage, row.round, row.pairing)
        entries = await self._entries(hall, live)
        left = left_entries(live, entries)
        groups = result_of(live)
        if groups is None:
            return GameVoided(*_place(row))
        if live.row.reason == FLAGS and hall.settings.best_of == 1 and hall.state.is_knockout(row.stage):
            return both_late(hall.state, (row.stage, row.round, row.pairing))
        places = places_of(pairing, groups, entries, left)
        answered = await history.has_answers(self.db, live.row.id)
        how: How = "played" if answered or not left else "forfeit"
        return GameOver(*_place(row), places, how, first_of_game(hall.state, pairing, row.nth), left)


def _place(row: GameRow) -> tuple[int, int, int, int]:
    return row.stage, row.round, row.pairing, row.nth
