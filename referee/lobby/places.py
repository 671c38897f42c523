"""The places of a lobby: who may change what, which seat is free, for whom one is kept; how a change is written."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from sqlite3 import Connection

import msgspec

from engines.games import GAMES
from engines.kernel.state.model import Seat
from referee.clocks.terms import DAY, terms_of
from referee.errors import RefusedError
from referee.match.cache import LiveMatches
from referee.match.live import Live
from referee.match.slots import BOARD, CALL, LOOK, READY, SOON, WISH
from referee.people.settings import check_may_have
from store.lobby import invitations, lobbies, plans
from store.lobby.invitations import Invitation
from store.match import matches, outbox
from store.match.matches import MatchRow, NewMatch, SeatRow
from store.people import blocks, guilds

OPEN_PER_USER = 20
"""Lobbies and running matches that one user may sit in, over all servers."""

LASTS, LASTS_DAYS = DAY, 7 * DAY
"""Seconds after which a lobby that nobody touches closes; the second where the clock is one of days."""

SEAT_KEPT_FOR = DAY
"""Seconds for which a seat is kept for somebody who was invited."""

COMPANIONS = (LOOK, READY, CALL, WISH, SOON)
"""The names of slots whose messages go with a lobby."""


def lobby_lifetime(clock: str) -> int:
    """Return the seconds for which a lobby with these terms (JSON) waits for people."""
    return LASTS_DAYS if terms_of(clock).kind == "days" else LASTS


def closes_at(clock: str, begins: float | None, now: float) -> float:
    """Return until when a lobby with these terms (JSON) waits that was touched now; a planned one at least until its time."""
    return max(now + lobby_lifetime(clock), (begins or 0.0) + LASTS)


def capacity(live: Live) -> int:
    """Return how many seats the match can have."""
    return seat_counts(live.row).stop - 1


def seat_counts(row: MatchRow | NewMatch) -> range:
    """Return how many seats a table takes, by its game and its options."""
    game = GAMES[row.game]
    return game.takes(msgspec.json.decode(row.options, type=game.options_type))


def persons(live: Live) -> list[SeatRow]:
    """Return the seats of a lobby that persons sit on."""
    return [s for s in live.seats if s.user is not None]


def is_ready(seat: SeatRow) -> bool:
    """Return whether a ready check still waits for a seat."""
    return seat.user is None or bool(seat.ready)


def by_invitation(invited: Sequence[SeatRow]) -> list[SeatRow]:
    """Return the seats of practice players in the order in which they were invited: so are they named, the last goes first."""
    return sorted(invited, key=lambda seat: (seat.joined, seat.seat))


def kept_invitations(live: Live, rows: Sequence[Invitation], now: float) -> list[Invitation]:
    """Return those of a lobby's invitations for which seats are kept."""
    seated = {s.user for s in live.seats}
    return [row for row in rows if row.status == "open" and row.until > now and row.user not in seated]


def mentions(users: Sequence[int]) -> str:
    """Return users as a message mentions them; their ids are all that is known of those who never came."""
    return ", ".join(f"<@{user}>" for user in users)


def check_lobby(live: Live) -> None:
    """Raise RefusedError unless the match is a lobby."""
    if live.row.status == "closed":
        raise RefusedError("refused-expired" if live.row.reason == "expired" else "refused-closed")
    if live.row.status != "lobby":
        raise RefusedError("refused-begun")


def own_seat(live: Live, user: int) -> SeatRow:
    """Return a user's seat. Raises RefusedError if they have none."""
    mine = live.seat_of(user)
    if mine is None:
        raise RefusedError("refused-join-first")
    return mine


def check_host(live: Live, user: int, reason: str) -> None:
    """Raise RefusedError unless this user is the host of a lobby: with this reason if they have another seat."""
    check_lobby(live)
    own_seat(live, user)
    if live.row.host != user:
        raise RefusedError(reason, host=next(s.name for s in live.seats if s.user == live.row.host))


def full_error(live: Live) -> RefusedError:
    """Return the refusal of one seat more than the game has."""
    return RefusedError("refused-full", rule=live.rule_for("refused-full"), limit=capacity(live))


class Places:
    """Reads and writes lobbies. `now` is a clock in unix seconds."""

    def __init__(self, live: LiveMatches, now: Callable[[], float]) -> None:
        self.live = live
        self.db = live.db
        self.now = now

    async def change(self, live: Live, work: Callable[[Connection], None], *slots: str, touch: bool = True) -> None:
        """Write a change of a lobby with the messages owed; `touch` if somebody made it, so that the lobby lasts on.

        The caller holds the lock.
        """
        now = self.now()

        def whole(db: Connection) -> None:
            work(db)
            if touch:
                row = matches.get(db, live.row.id)[0]
                lobbies.set_expires(db, row.id, closes_at(row.clock, plans.begins(db, row.id), now))
            self.owe(db, live, BOARD, *slots)

        await self.live.commit(live, whole)

    def owe(self, db: Connection, live: Live, *slots: str) -> None:
        """Note that these messages, and all that go with the lobby, must be brought up to date or taken away."""
        companions = lobbies.slots_in_use(db, live.row.id, COMPANIONS)
        outbox.owe(db, live.row.id, dict.fromkeys([*slots, *companions]), self.now())

    async def close(self, live: Live, reason: str) -> None:
        """Close a lobby: "empty" if everybody has left, "expired" if nobody came, or as a moderator says. Holds the lock."""
        await self.change(live, lambda db: self.end(db, live, reason), touch=False)

    def end(self, db: Connection, live: Live, reason: str) -> None:
        """Close a lobby in the running transaction; nobody is waited for any longer."""
        matches.end_match(db, live.row.id, "closed", reason, None, self.now())
        invitations.expire(db, live.row.id)
        lobbies.end_ready_check(db, live.row.id)

    async def kept_invitations(self, live: Live) -> list[Invitation]:
        """Return the invitations for which seats are kept, the one that ends first at first."""
        return kept_invitations(live, await invitations.of_match(self.db, live.row.id), self.now())

    async def check_seat_free(self, live: Live, user: int) -> None:
        """Raise RefusedError unless there is a seat for this user: free, a practice player's, or kept for them."""
        taken, limit = len(persons(live)), capacity(live)
        if taken >= limit:
            raise full_error(live)
        others = [row for row in await self.kept_invitations(live) if row.user != user]
        if taken + len(others) >= limit:
            until = f"<t:{int(min(row.until for row in others))}:R>"
            raise RefusedError("refused-kept", who=mentions([row.user for row in others]), until=until)

    async def check_blocks(self, live: Live, user: int, *, besides: Seat | None = None) -> None:
        """Raise RefusedError if this user and somebody at the table (but on the seat `besides`) do not want to sit at one.

        Who blocks is told whom; who is blocked is not told by whom.
        """
        seated = {s.user: s.name for s in persons(live) if s.seat != besides}
        pairs = await blocks.between(self.db, [user, *(other for other in seated if other is not None)])
        own = sorted(seated[blocked] for blocker, blocked in pairs if blocker == user)
        if own:
            raise RefusedError("refused-blocked", owner=own[0])
        if any(blocked == user for _, blocked in pairs):
            raise RefusedError("refused-not-open")

    async def check_match_limit(self, user: int, guild: int | None) -> None:
        """Raise RefusedError if a user sits in as many matches as one may, here or anywhere."""
        rows = [row for row in await matches.of_user(self.db, user) if row.status != "frozen"]
        if len(rows) >= OPEN_PER_USER:
            raise RefusedError("refused-too-many-matches", limit=OPEN_PER_USER)
        if guild is not None:
            check_may_have(await guilds.of(self.db, guild), sum(row.guild == guild for row in rows))
