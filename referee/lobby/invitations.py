"""Invitations to lobbies: a seat is kept for who is called, until they come, decline, or the invitation expires."""

from __future__ import annotations

from collections.abc import Sequence
from collections.abc import Set as AbstractSet
from sqlite3 import Connection

import msgspec

from referee.errors import RefusedError
from referee.lobby.places import SEAT_KEPT_FOR, Places, capacity, check_host, check_lobby, mentions, persons
from referee.match.live import Live
from referee.match.slots import call_slot
from store.lobby import invitations
from store.lobby.invitations import Invitation
from store.people import blocks

AT_ONCE = 5
"""Users that can be invited at a time."""

CALL_AGAIN = 600
"""Seconds before somebody can be called to the same table again, whatever became of the first call."""


class CallResult(msgspec.Struct, frozen=True):
    """Whom an invitation has reached, and why not the others: a reason with its users each."""

    live: Live
    users: list[int]
    refusals: list[RefusedError]


def groups_without_blocks(users: Sequence[int], pairs: AbstractSet[tuple[int, int]]) -> list[list[int]]:
    """Return users in groups without a block within: no message names two whom one keeps apart, and nobody is told why."""
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
    """Return the invitations of these groups, each called by a message of its own; `first` is the first one's number."""
    return [
        Invitation(match, user, by, until, "open", called)
        for called, group in enumerate(groups, start=first)
        for user in group
    ]


def call_slots(rows: Sequence[Invitation]) -> list[str]:
    """Return the slots of the messages that call those who are invited."""
    return [call_slot(called) for called in dict.fromkeys(row.called for row in rows)]


class Invitations:
    """The part of the referee that calls people to a lobby."""

    def __init__(self, places: Places) -> None:
        self.places = places
        self.live = places.live
        self.db = places.db
        self.now = places.now

    async def check(self, host: int, users: Sequence[int], seated: Sequence[int] = ()) -> None:
        """Raise RefusedError if these users cannot be invited by a host, who sits with `seated`.

        Whom the host has blocked is told; who does not want to sit with those at the table is not told why.
        """
        for reason, whom in (await self._apart(host, users, seated)).items():
            if whom:
                raise RefusedError(reason, who=mentions(whom))

    async def _apart(self, host: int, users: Sequence[int], seated: Sequence[int]) -> dict[str, list[int]]:
        """Return who cannot sit with a host and `seated`, by the reason that the host is told."""
        pairs = await blocks.between(self.db, [host, *seated, *users])
        table = {host, *seated}
        return {
            "refused-call-blocked": [user for user in users if (host, user) in pairs],
            "refused-call-closed": [u for u in users if any((u, s) in pairs or (s, u) in pairs for s in table)],
        }

    async def call(self, code: str, user: int, users: Sequence[int]) -> CallResult:
        """Invite users to a lobby: a seat is kept for each of them, and they are named and pinged once.

        Who cannot be invited is left out: who sits there or is invited already, has declined, is blocked (`check`), or was
        called a moment ago. Raises RefusedError if this is not the host, if there are too few seats to keep, or if one
        reason leaves out all of them.
        """
        live = await self.live.by_code(code)
        async with live.lock_for(user):
            check_host(live, user, "refused-not-host-call")
            if live.row.guild is None:
                raise RefusedError("refused-private-call")
            rows = {row.user: row for row in await invitations.of_match(self.db, live.row.id)}
            kept = [row.user for row in await self.places.kept_invitations(live)]
            seated = [s.user for s in persons(live) if s.user is not None]
            lately = [u for u in users if u in rows and self.now() - rows[u].until + SEAT_KEPT_FOR < CALL_AGAIN]
            new, refusals = list(dict.fromkeys(users)), []
            reasons = {
                "refused-call-here": [*seated, *kept],
                "refused-call-declined": [u for u, row in rows.items() if row.status == "declined"],
                **await self._apart(user, new, seated),
                "refused-call-again": lately,
            }
            for reason, whom in reasons.items():
                left_out = [u for u in new if u in whom]
                if left_out:
                    new = [u for u in new if u not in whom]
                    refusals.append(_refusal(reason, [rows.get(u) for u in left_out], left_out))
            if not new and len(refusals) == 1:
                raise refusals[0]
            free = capacity(live) - len(seated) - len(kept)
            if len(new) > free:
                raise RefusedError("refused-call-full", free=free, asked=len(new))
            until = self.now() + SEAT_KEPT_FOR
            first = max([int(until), *(row.called + 1 for row in rows.values())])
            groups = groups_without_blocks(new, await blocks.between(self.db, new))
            made = new_invitations(live.row.id, user, until, groups, first)

            def work(db: Connection) -> None:
                for row in made:
                    invitations.keep(db, row)

            if new:
                await self.places.change(live, work, *call_slots(made))
        return CallResult(live, new, refusals)

    async def decline(self, code: str, user: int) -> Live:
        """Give a kept seat back. Raises RefusedError if this user has no open invitation."""
        live = await self.live.by_code(code)
        async with live.lock_for(user):
            check_lobby(live)
            if all(row.user != user for row in await self.places.kept_invitations(live)):
                raise RefusedError("refused-not-called")
            await self.places.change(live, lambda db: invitations.settle(db, live.row.id, user, "declined"))
        return live

    async def revoke(self, code: str, user: int) -> Live:
        """Take all open invitations back. Raises RefusedError if this is not the host, or if there are none."""
        live = await self.live.by_code(code)
        async with live.lock_for(user):
            check_host(live, user, "refused-not-host-call")
            if not await self.places.kept_invitations(live):
                raise RefusedError("refused-none-called")
            await self.places.change(live, lambda db: invitations.expire(db, live.row.id))
        return live

    async def withdraw_between(self, user: int, other: int) -> list[Live]:
        """Take back the open invitations by which one of two users has called the other; return the lobbies."""
        found = [row for row in await invitations.of_user(self.db, other) if row.by == user]
        found += [row for row in await invitations.of_user(self.db, user) if row.by == other]
        lobbies = []
        for row in found:
            live = await self.live.by_id(row.match)
            async with live.lock_for(None):
                if live.row.status != "lobby":
                    continue
                called = row.user
                await self.places.change(
                    live,
                    lambda db: invitations.settle(db, live.row.id, called, "expired"),  # noqa: B023  # run at once
                    touch=False,
                )
            lobbies.append(live)
        return lobbies

    async def expire(self) -> float | None:
        """Free the seats that were kept long enough; return when the next one is."""
        for match in await invitations.due(self.db, self.now()):
            live = await self.live.by_id(match)
            async with live.lock_for(None):
                now = self.now()
                await self.places.change(live, lambda db: invitations.expire(db, match, now), touch=False)  # noqa: B023  # run at once
        return await invitations.next_end(self.db)


def _refusal(reason: str, rows: Sequence[Invitation | None], users: Sequence[int]) -> RefusedError:
    """Return why users are not invited; `rows` are their earlier invitations to this table."""
    if reason != "refused-call-again":
        return RefusedError(reason, who=mentions(users))
    again = max(row.until for row in rows if row is not None) - SEAT_KEPT_FOR + CALL_AGAIN
    return RefusedError(reason, who=mentions(users), again=f"<t:{int(again)}:R>")
