"""Deletes a person from tournaments: their entries are those of a former player, dropped and unlisted (TM-68)."""

from __future__ import annotations

from referee.tournaments.halls.hall import Hall
from referee.tournaments.halls.halls import Halls
from referee.tournaments.halls.slots import CARD, MINE, NEWS, ROUND, mine_of_slot, news_of_slot, team_slot
from referee.tournaments.rounds.settling import Settling
from store.connection import Connection
from store.tournaments import entries, outbox
from tournaments.facts.kinds import CutMade, Ended, Erased, RoundClosed

WITH_NAMES = (RoundClosed, CutMade, Ended)
"""Facts whose announcements name entries."""


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
        # What stands in the channel names them too: each message is edited to what is so now.
        shown = [slot for slot in await outbox.posts(self.db, hall.row.id) if names_entries(hall, slot)]

        def forget(db: Connection) -> None:
            entries.forget(db, hall.row.id, user, number)
            outbox.drop(db, hall.row.id, slots, self.halls.now())

        await self.halls.change(hall, forget, CARD, *(shown if own else ()))
        hall.authors = {n: author for n, author in hall.authors.items() if author != user}


def names_entries(hall: Hall, slot: str) -> bool:
    """Return whether a message in the channel, besides the card, names entries: a round's page, or an announcement."""
    word = slot.partition(":")[0]
    n = news_of_slot(slot) if word == NEWS else 0
    return word == ROUND or (0 < n <= hall.version and isinstance(hall.records[n - 1].fact, WITH_NAMES))


def _is_of(slot: str, places: set[tuple[int, int]]) -> bool:
    return mine_of_slot(slot)[2:] in places
