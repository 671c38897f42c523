"""The matches of challenges: opened by the referee with fixed terms and seats, and without a host, as in tournaments (TM-34).

Such a match is a lobby whose two seats are kept. Both press **I am here**; these presses give the dice, and the second one begins
the match.
"""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable, Sequence
from contextlib import suppress

from engines.kernel.state.dice import commitment
from referee.errors import MatchChangedError, RefusedError
from referee.leagues.live_ladder import LiveLadder, fact_of
from referee.leagues.live_ladders import LiveLadders, Make
from referee.leagues.slots import linking_slots
from referee.lobby import bringing
from referee.lobby.choosing import paced_options
from referee.lobby.lobbies import Lobbies, keep_thread
from referee.lobby.places import is_ready
from referee.match.again import acts_again
from referee.match.live import Live
from referee.match.slots import BOARD
from store.connection import Connection
from store.leagues import games, ladders
from store.leagues.games import GameRow
from store.leagues.ladders import LadderRow
from store.leagues.outbox import LADDERS
from store.lobby import lobbies as stored_lobbies
from store.lobby.threads import Wanted
from store.match import matches, outbox
from store.match.matches import NewMatch
from store.match.owed import Owed, Post
from tournaments.leagues.ladder import DAY, Challenge, Delayed

NOBODY = 0
"""The host of such a match: there is none."""

UNDO = "request"
"""The way of undo there: by consent."""


class LadderTables:
    """Opens the matches of challenges, begins them, and closes those that nobody waits for.

    `room_of` returns the thread that a match is to get.
    """

    def __init__(self, live_ladders: LiveLadders, lobbies: Lobbies) -> None:
        self.ladders = live_ladders
        self.lobbies = lobbies
        self.live = lobbies.live
        self.db = live_ladders.db
        self.now = live_ladders.now
        self.room_of: Callable[[LadderRow], Wanted | None] = lambda _row: None

    # ---------------------------------------------------------------- opening

    async def open(self, ladder: LiveLadder, challenge: Challenge, make: Make, user: int | None = None) -> None:
        """Open the match of a challenge: match, seats, facts and messages in one transaction. The caller holds the lock."""
        row, now, secret = ladder.row, self.now(), secrets.token_hex(32)
        number = ladder.number_of(challenge)
        new = NewMatch(
            row.game,
            row.guild,
            row.channel,
            row.language,
            row.theme,
            NOBODY,
            json.dumps(paced_options(row.game, json.loads(row.options), row.clock)),
            secret,
            commitment(secret),
            now,
            undo=UNDO,
            clock=row.clock,
            packs=row.packs,
            rated=1,
            ladder=row.id,
        )
        code, room = await self.db.write(matches.new_code), self.room_of(row)
        users = [ladder.user_of(person) for person in (challenge.challenger, challenge.challenged)]
        names = [ladder.name_of(person) for person in (challenge.challenger, challenge.challenged)]

        def also(db: Connection) -> None:
            match = matches.insert_match_as(db, new, code)
            for seat, (who, name) in enumerate(zip(users, names, strict=True)):
                matches.insert_seat(db, match, seat, who, name, "", "human", now)
            if room is not None:
                keep_thread(db, match, row.channel, room)
            games.add(db, GameRow(row.id, match, number))
            outbox.owe(db, match, [BOARD], now)

        await self.ladders.commit(ladder, make, user=user, also=also)
        live = await self.live.by_code(code)
        self.live.wake(live.row.id)

    # ---------------------------------------------------------------- I am here

    @acts_again
    async def here(self, code: str, user: int, press: int) -> Live:
        """Note that a player is there; the second one begins the match. `press` is the id of the press, for the dice.

        A press that is stored before the deadline counts. Raises RefusedError for a later one, and if the match has begun, if the
        user does not play there, or has pressed already.
        """
        live = await self.live.by_code(code)
        if live.row.ladder is None:
            raise RefusedError("refused-not-ladder-table")
        ladder = await self.ladders.by_id(live.row.ladder)
        # The ladder's lock too: the director decides who came in time under it, and no press may come between.
        async with ladder.lock, live.lock_for(user):
            if live.row.status != "lobby":
                raise RefusedError("refused-closed" if live.row.status == "closed" else "refused-begun")
            if self.now() >= await self._deadline(ladder, live):
                raise RefusedError("refused-ladder-late", rule="TM-57")
            seat = live.seat_of(user)
            if seat is None:
                raise RefusedError("refused-ladder-not-your-table", rule="TM-34")
            if seat.ready:
                raise RefusedError("refused-ready-already")
            if seat.seat in await bringing.lacking(self.lobbies.places, self.lobbies.rules_of(live.row), live):
                raise bringing.missing_error(live, [seat.seat])
            others_ready = all(is_ready(other) for other in live.seats if other.seat != seat.seat)
            number = ladder.row.id

            def work(db: Connection) -> None:
                stored_lobbies.mark_here(db, live.row.id, user, str(press))
                if others_ready:
                    # After a crash between this and the beginning the director finds both there.
                    ladders.set_due(db, number, self.now())

            await self.lobbies.places.change(live, work, touch=False)
            if others_ready:
                with suppress(MatchChangedError):  # the director begins it, as after a crash
                    await self.lobbies.begin(live)
        return live

    async def _deadline(self, ladder: LiveLadder, live: Live) -> float:
        """Return when a match must have been played; a time in which nobody could reach the bot counts for nobody (TM-39)."""
        number = next((n for n, match in ladder.tables.items() if match == live.row.id), 0)
        challenge = ladder.open_by_number(number)
        if challenge is None:
            raise RefusedError("refused-closed")
        newer = [fact_of(each) for each in await ladders.facts_since(self.db, ladder.row.id, len(ladder.stored))]
        lost = sum(fact.seconds for fact in newer if isinstance(fact, Delayed))
        return challenge.accepted_at + ladder.rules.play_days * DAY + lost

    @staticmethod
    def mark_delivered(
        db: Connection, row: Owed, post: Post | None, now: float, reader: int | None, known: int | None = None
    ) -> bool:
        """Settle a slot of any match with its post; return whether a ladder now owes messages that link to it.

        That is so when the board of a challenge's match is posted for the first time or elsewhere. The caller then wakes the
        delivery of ladders. `known` is how often the message had been edited before.
        """
        found = None
        if post is not None and post.slot == BOARD:
            found = games.linked_from(db, row.match, post.channel, post.message)
        outbox.mark_delivered(db, row, post, None, now, reader, known)
        if found is None:
            return False
        ladder, number = found
        LADDERS.owe(db, ladder, linking_slots(number), now)
        return True

    async def begin_where_both_are(self, ladder: LiveLadder) -> None:
        """Begin the matches whose players have both pressed: a crash came between. The caller holds the ladder's lock."""
        for match in [*ladder.tables.values()]:
            live = await self.live.by_id(match)
            if live.row.status != "lobby" or self.missing(live):
                continue
            async with live.lock_for(None):
                if live.row.status == "lobby" and not self.missing(live):
                    await self.lobbies.begin(live)

    # ---------------------------------------------------------------- closing

    async def commit_and_retire(
        self, ladder: LiveLadder, make: Make, *, user: int | None = None, reason: str = "", news: int | None = None
    ) -> None:
        """Add facts that end challenges, and let go of their matches in the same transaction; then close these.

        `news` is a match whose end is handled with it. The caller holds the lock.
        """

        def also(db: Connection) -> None:
            # The state has the new facts already: the matches of challenges that are not open any more are let go.
            still = {ladder.number_of(one) for one in ladder.state.challenges}
            for number, match in ladder.tables.items():
                if number not in still:
                    games.retire(db, match)
            if news is not None:
                games.handle(db, news)

        await self.ladders.commit(ladder, make, user=user, reason=reason, also=also)
        await self.close_unneeded(ladder)

    async def close_unneeded(self, ladder: LiveLadder) -> None:
        """Close the matches that nobody waits for: one that has not begun ends, one that runs goes on as one of no ladder."""
        for match in await games.outdated(self.db, ladder.row.id):
            live = await self.live.by_id(match)
            async with live.lock_for(None):
                await self._let_go(live)

    async def _let_go(self, live: Live) -> None:
        def work(db: Connection) -> None:
            if live.row.status == "lobby":
                self.lobbies.places.end(db, live, "unneeded")
            else:
                games.detach(db, live.row.id)

        await self.lobbies.places.change(live, work, touch=False)

    # ---------------------------------------------------------------- who is there

    @staticmethod
    def missing(live: Live) -> Sequence[int]:
        """Return the users who have not pressed at a match that has not begun."""
        return [seat.user for seat in live.seats if seat.user is not None and not is_ready(seat)]
