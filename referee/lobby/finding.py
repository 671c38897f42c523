"""Which tables somebody can sit down at: with a free seat, and with nobody whom a block keeps apart from them."""

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
    """A lobby as one user finds it: how many seats are free for them, whether they sit there, when it is to begin if planned."""

    live: Live
    free: int
    seated: bool
    begins: float | None


class Finding:
    """The part of the referee that finds a table for somebody."""

    def __init__(self, places: Places) -> None:
        self.places = places

    async def tables(self, matches: Sequence[int], user: int) -> dict[int, OpenTable]:
        """Return those of the matches that are lobbies which a user sits at or may sit down at.

        What all of them have in the database is read at once, however many they are.
        """
        if not matches:
            return {}  # not every database takes an empty list
        db, now = self.places.db, self.places.now()
        planned, apart = await plans.of_several(db, matches), await blocks.around(db, user)
        unwelcome = {one for pair in apart for one in pair if one != user}
        invited: dict[int, list[Invitation]] = {}
        for row in await invitations.of_matches(db, matches):
            invited.setdefault(row.match, []).append(row)
        found = {}
        for match in matches:
            live = await self._lobby(match)
            if live is None:
                continue
            others = [row for row in kept_invitations(live, invited.get(match, ()), now) if row.user != user]
            free = max(0, capacity(live) - len(persons(live)) - len(others))
            plan, seated = planned.get(match), live.seat_of(user) is not None
            begins = plan.begins if plan is not None and not has_come(plan, now) else None
            if seated or (free > 0 and all(seat.user not in unwelcome for seat in persons(live))):
                found[match] = OpenTable(live, free, seated, begins)
        return found

    async def _lobby(self, match: int) -> Live | None:
        try:
            live = await self.places.live.by_id(match)
        except (RefusedError, BadSaveError):
            return None  # `LiveMatches` has logged why
        return live if live.row.status == "lobby" and live.row.guild is not None else None
