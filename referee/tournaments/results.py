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

from engines.kernel.state.model import Match, Outcome
from referee.errors import RefusedError
from referee.match.cache import LiveMatches
from referee.match.live import Live
from referee.tournaments.hall import Hall
from referee.tournaments.halls import Halls
from store.match import history
from store.match.matches import MatchRow, SeatRow
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
            await self._take_one(hall, news, row)
        return len(found)

    async def _take_one(self, hall: Hall, news: News, row: GameRow | None) -> None:
        def handled(db: Connection) -> None:
            games.handle(db, news.match, news.kind)

        if row is None or not row.current:
            await self.halls.change(hall, handled)
            return
        live = await self.live.by_id(news.match)
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
            await self.halls.change(hall, handled)

    async def _end(self, hall: Hall, live: Live, row: GameRow) -> AnyFact:
        """Return the fact of a match that has ended: its result, or that it is played again (TM-40)."""
        pairing = hall.pairing(row.stage, row.round, row.pairing)
        if live.row.status != "over" or live.row.result is None:
            return GameVoided(*_place(row))
        outcome = msgspec.json.decode(live.row.result, type=Outcome)
        entries = entries_by_seat(hall, live)
        left = tuple(sorted({entries[seat.seat] for seat in live.seats if _has_left(seat) and seat.seat in entries}))
        places = places_of(pairing, outcome, entries, left)
        answered = await history.has_answers(self.db, live.row.id)
        how: How = "played" if answered or not left else "forfeit"
        return GameOver(*_place(row), places, how, first_of_game(hall.state, pairing, row.nth), left)


def _place(row: GameRow) -> tuple[int, int, int, int]:
    return row.stage, row.round, row.pairing, row.nth


def _has_left(seat: SeatRow) -> bool:
    """Return whether a person has left a seat for good, or a practice player had it at the end."""
    return seat.user is not None and seat.status in ("left", "practice")


def entries_by_seat(hall: Hall, live: Live) -> dict[int, int]:
    """Return the entry of each seat of a match, by its first person: nobody takes over in a tournament."""
    users: Mapping[int, int] = {member.user: member.entry for member in hall.members}
    return {seat.seat: users[seat.user] for seat in live.seats if seat.user is not None and seat.user in users}


def places_of(pairing: Pairing, outcome: Outcome, entries: Mapping[int, int], left: Sequence[int]) -> tuple[int, ...]:
    """Return the places of a pairing's sides, 1 the best, equal numbers tied.

    Whoever left is last (TM-42, TM-53), and so is whoever was absent at the start (TM-31).
    """
    groups = [{entries[seat] for seat in group if seat in entries} for group in outcome.places]
    best = {entry: place for place, group in reversed([*enumerate(groups)]) for entry in group}
    worst = len(groups)
    ranks = {entry: (worst if entry in left else best.get(entry, worst)) for entry in present(pairing)}
    absent = [side for side in pairing.sides if side not in ranks]
    ranks |= dict.fromkeys(absent, worst + 1)
    return tuple(1 + sum(other < ranks[side] for other in ranks.values()) for side in pairing.sides)
