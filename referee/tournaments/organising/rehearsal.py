"""An organiser's act on a copy of a tournament, so that it can be shown what it would change before it is done (TM-61)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass

from referee.tournaments.entries.entering import Entering
from referee.tournaments.entries.opening import Opening
from referee.tournaments.halls.folding import folded
from referee.tournaments.halls.hall import Hall
from referee.tournaments.halls.halls import Halls, Make
from referee.tournaments.organising.organising import Organising
from referee.tournaments.rounds.more_time import MoreTime
from store.connection import Connection
from tournaments.facts.record import Author, Record
from tournaments.state.model import State


@dataclass(frozen=True)
class Hands:
    """The services that an act may use: the same services as those of `Tournaments`."""

    opening: Opening
    entering: Entering
    organising: Organising


Act = Callable[[Hands], Awaitable[object]]
"""Does something with a tournament."""


class _Copy(Halls):
    """One tournament that nothing is written to: facts change the copy alone."""

    def __init__(self, halls: Halls, hall: Hall) -> None:
        super().__init__(halls.db, halls.now, halls.station)
        self._hall = hall

    async def by_code(self, code: str) -> Hall:  # noqa: ARG002  # there is one
        """Return the copy."""
        return self._hall

    async def commit(
        self,
        hall: Hall,
        make: Make,
        *,
        by: Author = "system",
        user: int | None = None,
        reason: str = "",
        also: Callable[[Connection], None] | None = None,  # noqa: ARG002  # nothing is stored
        slots: Sequence[str] = (),  # noqa: ARG002  # and no message owed
        persons: bool = False,  # noqa: ARG002  # and persons stay as they are
    ) -> list[Record]:
        """Carry the facts into the copy. Raises RefusedError as the real one does."""
        made = await self._apply(hall, make, by, user, reason)
        hall.records += made
        return made


class _Nothing:
    """Leaves tables alone and takes no news."""

    async def settle(self, _hall: Hall) -> None:
        """Leave the tables as they are."""

    async def take(self, _hall: Hall) -> None:
        """Take nothing."""


async def rehearse(hands: Hands, code: str, act: Act) -> tuple[State, State, list[Record]]:
    """Return the state of a tournament before and after an act, and the records it makes; `hands` are the real ones.

    It is done on a copy alone. Raises RefusedError if the act is refused.
    """
    halls = hands.opening.halls
    hall = await halls.by_code(code)
    records, parts = [*hall.records], (hall.members, dict(hall.names), [*hall.organisers])
    before = await folded(hall.settings, records)
    copy = Hall(hall.row, records, {}, *parts, await folded(hall.settings, records))
    copy.listed, copy.wishes = hall.listed, hall.wishes
    copies = _Copy(halls, copy)
    nothing, more_time = _Nothing(), MoreTime(copies, hands.organising.more_time.live)
    entering = Entering(copies, hands.entering.seeding, hands.entering.pack_of)
    await act(Hands(Opening(copies), entering, Organising(copies, nothing, nothing, more_time)))
    return before, copy.state, copy.records[len(records) :]
