"""Shared parts of lobbies: checks of who may do what, free and kept seats, lifetimes, and writing a change."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from engines.games import GAMES
from engines.kernel.state.model import Seat
from referee.clocks.terms import DAY, terms_of
from referee.errors import RefusedError
from referee.match.cache import LiveMatches
from referee.match.live import Live
from referee.match.slots import BOARD, CALL, LOOK, READY, SOON, WISH
from referee.people.settings import check_may_have
from referee.ratings.counting import rated_counts
from store.connection import Connection
from store.lobby import invitations, lobbies, plans
from store.lobby.invitations import Invitation
from store.locks import lock
from store.match import matches, outbox
from store.match.matches import MatchRow, NewMatch, SeatRow
from store.people import blocks, guilds
from store.people.guilds import Guild

OPEN_PER_USER = 20
"""Lobbies and running matches of one user at most, over all servers."""

LASTS, LASTS_DAYS = DAY, 7 * DAY
"""Seconds after its last change until a lobby closes; the second number is for clocks of days."""

SEAT_KEPT_FOR = DAY
"""Seconds for which a seat is kept for an invited user."""

COMPANIONS = (LOOK, READY, CALL, WISH, SOON)
"""The words of slots whose messages are shown only while a lobby is open."""


def lobby_lifetime(clock: str) -> int:
    """Return the seconds after its last change until a lobby with these terms (JSON) closes."""
    return LASTS_DAYS if terms_of(clock).kind == "days" else LASTS


def closes_at(clock: str, begins: float | None, now: float) -> float:
    """Return the time at which a lobby with these terms (JSON) closes if it was changed now, for a planned one after its time."""
    return max(now + lobby_lifetime(clock), (begins or 0.0) + LASTS)


def capacity(live: Live) -> int:
    """Return the most seats that a match can have."""
    return seat_counts(live.row).stop - 1


def seat_counts(row: MatchRow | NewMatch) -> range:
    """Return the range of possible counts of seats for a table, by its game and its options; of those that are rated if it is."""
    if row.rated:
        return rated_counts(row.game, row.options)
    game = GAMES[row.game]
    return game.takes(msgspec.json.decode(row.options, type=game.options_type))


def persons(live: Live) -> list[SeatRow]:
    """Return the seats of a lobby's persons."""
    return [s for s in live.seats if s.user is not None]


def is_ready(seat: SeatRow) -> bool:
    """Return whether a seat is ready: a ready check does not wait for it."""
    return seat.user is None or bool(seat.ready)


def by_invitation(invited: Sequence[SeatRow]) -> list[SeatRow]:
    """Return practice players' seats in the order in which they were added; they are named in this order."""
    return sorted(invited, key=lambda seat: (seat.joined, seat.seat))


def kept_invitations(live: Live, rows: Sequence[Invitation], now: float) -> list[Invitation]:
    """Return those of a lobby's invitations that keep a seat."""
    seated = {s.user for s in live.seats}
    return [row for row in rows if row.status == "open" and row.until > now and row.user not in seated]


def mentions(users: Sequence[int]) -> str:
    """Return mentions of users, joined by commas."""
    return ", ".join(f"<@{user}>" for user in users)


def check_lobby(live: Live, *, reason: str = "refused-tournament-table") -> None:
    """Raise RefusedError unless the match is a lobby that its players make up.

    That of a tournament or ladder is not: it is refused, in a tournament for the `reason` (TM-34).
    """
    check_waiting(live)
    if live.row.in_competition:
        raise RefusedError(reason if live.row.ladder is None else "refused-ladder-table", rule="TM-34")


def check_waiting(live: Live) -> None:
    """Raise RefusedError unless the match is a lobby, be it one of a tournament."""
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
    """Raise RefusedError unless this user is the host of a lobby; `reason` is for players who are not."""
    check_lobby(live)
    own_seat(live, user)
    if live.row.host != user:
        raise RefusedError(reason, host=next(s.name for s in live.seats if s.user == live.row.host))


def full_error(live: Live) -> RefusedError:
    """Return the refusal that says that a table is full."""
    return RefusedError("refused-full", rule=live.rule_for("refused-full"), limit=capacity(live))


class Places:
    """Reads and writes lobbies. `now` is a clock in unix seconds."""

    def __init__(self, live: LiveMatches, now: Callable[[], float]) -> None:
        self.live = live
        self.db = live.db
        self.now = now

    async def change(self, live: Live, work: Callable[[Connection], None], *slots: str, touch: bool = True) -> None:
        """Write a change of a lobby and owe its messages; with `touch`, the lobby's lifetime starts anew.

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
        """Owe these slots and those of all messages that go with the lobby."""
        companions = lobbies.slots_in_use(db, live.row.id, COMPANIONS)
        outbox.owe(db, live.row.id, dict.fromkeys([*slots, *companions]), self.now())

    async def close(self, live: Live, reason: str) -> None:
        """Close a lobby for a reason such as "empty" or "expired". The caller holds the lock."""
        await self.change(live, lambda db: self.end(db, live, reason), touch=False)

    def end(self, db: Connection, live: Live, reason: str) -> None:
        """Close a lobby within the running transaction, and end its invitations and ready check."""
        matches.end_match(db, live.row.id, "closed", reason, None, self.now())
        invitations.expire(db, live.row.id)
        lobbies.end_ready_check(db, live.row.id)

    async def kept_invitations(self, live: Live) -> list[Invitation]:
        """Return a lobby's invitations that keep a seat, the one that expires first at first."""
        return kept_invitations(live, await invitations.of_match(self.db, live.row.id), self.now())

    async def check_seat_free(self, live: Live, user: int) -> None:
        """Raise RefusedError unless there is a seat for this user: a free one, a practice player's, or one kept for them."""
        taken, limit = len(persons(live)), capacity(live)
        if taken >= limit:
            raise full_error(live)
        others = [row for row in await self.kept_invitations(live) if row.user != user]
        if taken + len(others) >= limit:
            until = f"<t:{int(min(row.until for row in others))}:R>"
            raise RefusedError("refused-kept", who=mentions([row.user for row in others]), until=until)

    async def check_blocks(self, live: Live, user: int, *, besides: Seat | None = None) -> None:
        """Raise RefusedError if a block keeps this user apart from somebody at the table; the seat `besides` does not count.

        The refusal names a player whom the user has blocked; it does not tell who has blocked the user.
        """
        seated = {s.user: s.name for s in persons(live) if s.seat != besides}
        pairs = await blocks.between(self.db, [user, *(other for other in seated if other is not None)])
        own = sorted(seated[blocked] for blocker, blocked in pairs if blocker == user)
        if own:
            raise RefusedError("refused-blocked", owner=own[0])
        if any(blocked == user for _, blocked in pairs):
            raise RefusedError("refused-not-open")

    async def check_match_limit(self, user: int, guild: int | None) -> None:
        """Raise RefusedError if a user has reached the limit of matches, of this server or over all."""
        found = await matches.of_user(self.db, user)
        # Nobody chooses the number of their tournaments' tables: they count for nothing here.
        rows = [row.guild for row in found if row.status != "frozen" and not row.in_competition]
        _check_count(rows, await guilds.of(self.db, guild) if guild is not None else None)

    @staticmethod
    def hold_match_limit(db: Connection, user: int, guild: int | None) -> None:
        """Do as `check_match_limit` in the transaction that seats a user, so that it holds whoever seats them elsewhere."""
        lock(db, "user", user)
        _check_count(lobbies.guilds_of(db, user), guilds.get(db, guild) if guild is not None else None)


def _check_count(there: Sequence[int | None], guild: Guild | None) -> None:
    """Raise RefusedError if somebody with matches in these servers has reached the limit, over all or in one server."""
    if len(there) >= OPEN_PER_USER:
        raise RefusedError("refused-too-many-matches", limit=OPEN_PER_USER)
    if guild is not None:
        check_may_have(guild, there.count(guild.guild))
