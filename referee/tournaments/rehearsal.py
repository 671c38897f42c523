"""An organiser's act on a copy of a tournament, so that it can be shown what it would change before it is done (TM-61)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from sqlite3 import Connection

from referee.tournaments.entering import Entering
from referee.tournaments.hall import Hall
from referee.tournaments.halls import Halls, Make
from referee.tournaments.opening import Opening
from referee.tournaments.organising import Organising
from tournaments.facts.record import Author, Record
from tournaments.state.fold import fold
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
        super().__init__(halls.db, halls.now)
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
    ) -> list[Record]:
        """Carry the facts into the copy. Raises RefusedError as the real one does."""
        made = self._apply(hall, make, by, user, reason)
        hall.records += made
        return made


class _NoTables:
    """Closes no table."""

    async def close_unneeded(self, _hall: Hall) -> None:
        """Leave the tables as they are."""


async def rehearse(halls: Halls, code: str, act: Act) -> tuple[State, State]:
    """Return the state of a tournament before and after an act, which is done on a copy alone.

    Raises RefusedError if the act is refused.
    """
    hall = await halls.by_code(code)
    copy = Hall(hall.row, hall.records, {}, hall.members, hall.names, hall.organisers)
    copies = _Copy(halls, copy)
    before = fold(hall.settings, hall.records)
    await act(Hands(Opening(copies), Entering(copies), Organising(copies, _NoTables())))
    return before, copy.state
