"""Finds the tables where a user can sit down: those with a free seat and without anybody whom a block keeps apart from them."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from engines.kernel.history.saves import BadSaveError
from referee.errors import RefusedError
from referee.lobby.places import Places, capacity, kept_invitations, persons
from referee.lobby.plans import has_come
from referee.match.live import Live
from store.lobby import invitations, plans
from store.lobby.invitations import Invitation
from store.people import blocks


class OpenTable(msgspec.Struct, frozen=True):
    """A lobby as one user finds it: seats free for them, whether they sit there, its time to begin if it is planned."""

    live: Live
    free: int
    seated: bool
    begins: float | None


class Finding:
    """Finds open tables for users."""

    def __init__(self, places: Places) -> None:
        self.places = places

    async def tables(self, matches: Sequence[int], user: int) -> dict[int, OpenTable]:
        """Return the lobbies among these matches where a user sits or may sit down, by id.

        The number of queries does not depend on the number of matches.
        """
        if not matches:
            return {}  # not every database takes an empty list
        db, now = self.places.db, self.places.now()
        planned, apart = await plans.of_several(db, matches), await blocks.around(db, user)
        unwelcome = {one for pair in apart for one in pair if one != user}
        invited: dict[int, list[Invitation]] = {}
        for row in await invitations.of_matches(db, matches):
            invited.setdefault(row.match, []).append(row)
        found, revisions = {}, await self.places.live.revisions(matches)
        for match in matches:
            live = await self._lobby(match, revisions.get(match))
            if live is None:
                continue
            others = [row for row in kept_invitations(live, invited.get(match, ()), now) if row.user != user]
            free = max(0, capacity(live) - len(persons(live)) - len(others))
            plan, seated = planned.get(match), live.seat_of(user) is not None
            begins = plan.begins if plan is not None and not has_come(plan, now) else None
            if seated or (free > 0 and all(seat.user not in unwelcome for seat in persons(live))):
                found[match] = OpenTable(live, free, seated, begins)
        return found

    async def _lobby(self, match: int, revision: int | None) -> Live | None:
        try:
            live = await self.places.live.by_id(match, revision)
        except (RefusedError, BadSaveError):
            return None  # `LiveMatches` has logged why
        row = live.row
        return live if row.status == "lobby" and row.guild is not None and not row.in_competition else None
