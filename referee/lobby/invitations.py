"""Invitations to lobbies: a seat is kept for an invited user until they join, decline, or the invitation expires."""

from __future__ import annotations

from collections.abc import Sequence
from collections.abc import Set as AbstractSet

import msgspec

from referee.errors import RefusedError
from referee.lobby.places import SEAT_KEPT_FOR, Places, capacity, check_host, check_lobby, mentions, persons
from referee.match.again import acts_again
from referee.match.live import Live
from referee.match.slots import call_slot
from store.connection import Connection
from store.lobby import invitations
from store.lobby.invitations import Invitation
from store.people import blocks

AT_ONCE = 5
"""Users that can be invited at once."""

CALL_AGAIN = 600
"""Seconds until somebody can be invited to the same table again."""


class CallResult(msgspec.Struct, frozen=True):
    """The result of inviting users: those invited, and a refusal for each reason why others were not."""

    live: Live
    users: list[int]
    refusals: list[RefusedError]


def groups_without_blocks(users: Sequence[int], pairs: AbstractSet[tuple[int, int]]) -> list[list[int]]:
    """Return users in groups without blocks between their members: no message names two users whom a block keeps apart."""
    groups: list[list[int]] = []
    for user in users:
        fitting = (group for group in groups if not any((user, u) in pairs or (u, user) in pairs for u in group))
        group = next(fitting, None)
        if group is None:
            groups.append([user])
        else:
            group.append(user)
    return groups


def new_invitations(match: int, by: int, until: float, groups: Sequence[Sequence[int]], first: int) -> list[Invitation]:
    """Return the invitations of these groups. Each group gets a message of its own; `first` is the first message's number."""
    return [
        Invitation(match, user, by, until, "open", called)
        for called, group in enumerate(groups, start=first)
        for user in group
    ]


def call_slots(rows: Sequence[Invitation]) -> list[str]:
    """Return the slots of the messages of these invitations."""
    return [call_slot(called) for called in dict.fromkeys(row.called for row in rows)]


class Invitations:
    """Invites users to lobbies."""

    def __init__(self, places: Places) -> None:
        self.places = places
        self.live = places.live
        self.db = places.db
        self.now = places.now

    async def check(self, host: int, users: Sequence[int], seated: Sequence[int] = ()) -> None:
        """Raise RefusedError if a host, who sits with `seated`, cannot invite these users.

        The refusal names users whom the host has blocked; for any other block it does not say why.
        """
        for reason, whom in (await self._apart(host, users, seated)).items():
            if whom:
                raise RefusedError(reason, who=mentions(whom))

    async def _apart(self, host: int, users: Sequence[int], seated: Sequence[int]) -> dict[str, list[int]]:
        """Return the users who cannot sit with a host and `seated`, by the reason shown to the host."""
        pairs = await blocks.between(self.db, [host, *seated, *users])
        table = {host, *seated}
        return {
            "refused-call-blocked": [user for user in users if (host, user) in pairs],
            "refused-call-closed": [u for u in users if any((u, s) in pairs or (s, u) in pairs for s in table)],
        }

    @acts_again
    async def call(self, code: str, user: int, users: Sequence[int]) -> CallResult:
        """Invite users to a lobby: a seat is kept for each, and each is mentioned once.

        Users who cannot be invited are left out: they sit there, are invited, have declined, are blocked (`check`), or were
        invited a moment ago. Raises RefusedError if this is not the host, if there are too few seats to keep, or if all users
        are left out for the same reason.
        """
        live = await self.live.by_code(code)
        async with live.lock_for(user):
            check_host(live, user, "refused-not-host-call")
            if live.row.guild is None:
                raise RefusedError("refused-private-call")
            rows = {row.user: row for row in await invitations.of_match(self.db, live.row.id)}
            invited = [row.user for row in await self.places.kept_invitations(live)]
            seated = [s.user for s in persons(live) if s.user is not None]
            recent = [u for u in users if u in rows and self.now() - rows[u].until + SEAT_KEPT_FOR < CALL_AGAIN]
            new, refusals = list(dict.fromkeys(users)), []
            reasons = {
                "refused-call-here": [*seated, *invited],
                "refused-call-declined": [u for u, row in rows.items() if row.status == "declined"],
                **await self._apart(user, new, seated),
                "refused-call-again": recent,
            }
            for reason, whom in reasons.items():
                left_out = [u for u in new if u in whom]
                if left_out:
                    new = [u for u in new if u not in whom]
                    refusals.append(_refusal(reason, [rows.get(u) for u in left_out], left_out))
            if not new and len(refusals) == 1:
                raise refusals[0]
            free = capacity(live) - len(seated) - len(invited)
            if len(new) > free:
                raise RefusedError("refused-call-full", free=free, asked=len(new))
            until = self.now() + SEAT_KEPT_FOR
            first = max([int(until), *(row.called + 1 for row in rows.values())])
            groups = groups_without_blocks(new, await blocks.between(self.db, new))
            created = new_invitations(live.row.id, user, until, groups, first)

            def work(db: Connection) -> None:
                for row in created:
                    invitations.keep(db, row)

            if new:
                await self.places.change(live, work, *call_slots(created))
        return CallResult(live, new, refusals)

    @acts_again
    async def decline(self, code: str, user: int) -> Live:
        """Decline an invitation. Raises RefusedError if this user has no open one."""
        live = await self.live.by_code(code)
        async with live.lock_for(user):
            check_lobby(live)
            if all(row.user != user for row in await self.places.kept_invitations(live)):
                raise RefusedError("refused-not-called")
            await self.places.change(live, lambda db: invitations.settle(db, live.row.id, user, "declined"))
        return live

    @acts_again
    async def revoke(self, code: str, user: int) -> Live:
        """Revoke all open invitations. Raises RefusedError if this is not the host, or if there are none."""
        live = await self.live.by_code(code)
        async with live.lock_for(user):
            check_host(live, user, "refused-not-host-call")
            if not await self.places.kept_invitations(live):
                raise RefusedError("refused-none-called")
            await self.places.change(live, lambda db: invitations.expire(db, live.row.id))
        return live

    async def withdraw_between(self, user: int, other: int) -> list[Live]:
        """Withdraw the open invitations between two users; return their lobbies."""
        found = [row for row in await invitations.of_user(self.db, other) if row.by == user]
        found += [row for row in await invitations.of_user(self.db, user) if row.by == other]
        lobbies = []
        for row in found:
            live = await self.live.by_id(row.match)
            if await self._withdraw(live, row.user):
                lobbies.append(live)
        return lobbies

    @acts_again
    async def _withdraw(self, live: Live, user: int) -> bool:
        """Withdraw a user's invitation; return False if the match is no longer a lobby."""
        async with live.lock_for(None):
            if live.row.status != "lobby":
                return False
            await self.places.change(live, lambda db: invitations.settle(db, live.row.id, user, "expired"), touch=False)
        return True

    async def expire(self) -> float | None:
        """Expire invitations that are due; return the time when the next one expires."""
        for match in await self.live.station.ours(await invitations.due(self.db, self.now())):
            live = await self.live.by_id(match)
            async with live.lock_for(None):
                now = self.now()
                await self.places.change(live, lambda db: invitations.expire(db, match, now), touch=False)  # noqa: B023  # run at once
        return await invitations.next_end(self.db)


def _refusal(reason: str, rows: Sequence[Invitation | None], users: Sequence[int]) -> RefusedError:
    """Return the refusal to invite users; `rows` are their earlier invitations to this table."""
    if reason != "refused-call-again":
        return RefusedError(reason, who=mentions(users))
    again = max(row.until for row in rows if row is not None) - SEAT_KEPT_FOR + CALL_AGAIN
    return RefusedError(reason, who=mentions(users), again=f"<t:{int(again)}:R>")
