"""The ends of matches of challenges, and the facts that follow.

A match that ends notes that in its own transaction, so nothing is lost in a crash; the fact follows under the ladder's lock and
marks the note as handled in the same transaction.
"""

from __future__ import annotations

from referee.leagues.live_ladder import LiveLadder
from referee.leagues.live_ladders import LiveLadders
from referee.leagues.tables import LadderTables
from referee.match.live import Live
from referee.tournaments.rounds.places import result_of
from store.connection import Connection
from store.leagues import games
from store.match import history
from store.match.matches import MatchRow
from tournaments.leagues.ladder import Challenge, Settled


def note_end(db: Connection, row: MatchRow, now: float) -> None:
    """Note in a match's own transaction that it has ended, if it is a challenge's."""
    if row.ladder is not None and row.status in ("over", "closed"):
        games.note_end(db, row.ladder, row.id, now)


class LadderResults:
    """Carries the ends of matches into the facts of their ladders."""

    def __init__(self, ladders: LiveLadders, tables: LadderTables) -> None:
        self.ladders = ladders
        self.tables = tables
        self.db = ladders.db
        tables.live.commit_hooks.append(lambda db, row, *_: note_end(db, row, ladders.now()))

    async def take(self, ladder: LiveLadder) -> None:
        """Carry all ended matches into a ladder's facts. The caller holds the lock."""
        for match in await games.news(self.db, ladder.row.id):
            number = next((n for n, current in ladder.tables.items() if current == match), 0)
            found = ladder.open_by_number(number) if number and ladder.row.phase == "open" else None
            fact = await self._end(ladder, match, found) if found is not None else None
            if fact is None:
                # It ended without a result, and another one is opened; or the challenge is over already.
                await self.ladders.change(ladder, lambda db, match=match: _drop(db, match))  # type: ignore[misc]  # bound at once
            else:
                await self.tables.commit_and_retire(ladder, lambda _ladder, _now, fact=fact: [fact], news=match)  # type: ignore[misc]  # bound at once

    async def _end(self, ladder: LiveLadder, match: int, challenge: Challenge) -> Settled | None:
        """Return the fact of a match that has ended, None for one without a result. A declared one counts (TM-40)."""
        live = await self.tables.live.by_id(match)
        async with live.lock_for(None):
            return await self._result(ladder, live, challenge)

    async def _result(self, ladder: LiveLadder, live: Live, challenge: Challenge) -> Settled | None:
        groups = result_of(live) if live.row.result is not None else None
        if groups is None:
            return None
        persons = {seat.seat: ladder.person_of(seat.user) for seat in live.seats if seat.user is not None}
        pair = {challenge.challenger, challenge.challenged}
        # Whoever has left the match has lost it.
        gone = {
            persons[seat.seat] for seat in live.seats if seat.status in ("left", "practice") and seat.seat in persons
        }
        if len(gone & pair) == 1:
            [winner] = pair - gone
        else:
            best = {persons.get(seat, 0) for seat in groups[0]} & pair if groups else set()
            winner = next(iter(best)) if len(best) == 1 else 0
        answered = await history.has_answers(self.db, live.row.id)
        now = int(self.ladders.now())
        return Settled(now, challenge.challenger, winner, forfeit=bool(gone) and not answered)


def _drop(db: Connection, match: int) -> None:
    games.retire(db, match)
    games.handle(db, match)
