"""Deletes a person from tournaments: their entries are those of a former player, dropped and unlisted (TM-68)."""

from __future__ import annotations

from sqlite3 import Connection

from referee.tournaments.hall import Hall
from referee.tournaments.halls import Halls
from referee.tournaments.settling import Settling
from referee.tournaments.slots import CARD, MINE, mine_of_slot, team_slot
from store.tournaments import entries, outbox
from tournaments.facts.kinds import Erased


class Forgetting:
    """Deletes persons. It is done step by step, so that what an interruption leaves is done at the next call."""

    def __init__(self, halls: Halls, settling: Settling) -> None:
        self.halls = halls
        self.settling = settling
        self.db = halls.db

    async def erase(self, user: int, number: int) -> None:
        """Take a user out of all tournaments; a negative number stands for them from now on. Others' results stay."""
        for tournament in await entries.tournaments_naming(self.db, user):
            hall = await self.halls.by_id(tournament)
            async with hall.lock:
                await self.halls.refresh(hall)
                await self._erase(hall, user, number)

    async def _erase(self, hall: Hall, user: int, number: int) -> None:
        own = [member for member in hall.members if member.user == user]
        facts = [Erased(one.entry) for one in own if not hall.state.entries[one.entry].erased]
        if facts:
            await self.halls.commit(hall, lambda _hall: facts)
            await self.settling.settle(hall)  # while the seats of their tables are still known as theirs
        places = {(one.entry, one.place) for one in own}
        slots = [slot for slot in await outbox.private_slots(self.db, hall.row.id, MINE) if _is_of(slot, places)]
        slots += [team_slot(user)]

        def forget(db: Connection) -> None:
            entries.forget(db, hall.row.id, user, number)
            outbox.drop(db, hall.row.id, slots, self.halls.now())

        await self.halls.change(hall, forget, CARD)
        hall.authors = {n: author for n, author in hall.authors.items() if author != user}


def _is_of(slot: str, places: set[tuple[int, int]]) -> bool:
    return mine_of_slot(slot)[2:] in places
