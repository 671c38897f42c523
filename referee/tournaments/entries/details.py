"""The values that an organiser sets besides the settings: where tables stand, automatic rounds, roles, the announced time.

They are no part of what is drawn and computed, so they may change until the end. And the numbers of a format that may turn
out not to fit the entries, such as the rounds, may change until the start (TM-02).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

import msgspec

from referee.errors import RefusedError
from referee.tournaments.entries.opening import check_settings, fitted
from referee.tournaments.halls.hall import Hall
from referee.tournaments.halls.halls import Halls, settings_json
from referee.tournaments.halls.rights import Organiser, check_organiser
from referee.tournaments.halls.slots import CARD
from store.connection import Connection
from store.tournaments import tournaments
from tournaments.facts.kinds import Change, Fitted
from tournaments.settings.model import Settings

Detail = Literal["rooms", "automatic", "role", "champion", "begins"]
"""The values of a tournament's row that an organiser may set."""

FITTING = ("rounds", "cut", "groups", "cycles", "target", "third_place", "second_final")
"""The values of formats that may change until the start: entries may turn out to be fewer than expected."""


class Details:
    """Sets the details of a tournament."""

    def __init__(self, halls: Halls) -> None:
        self.halls = halls

    async def set(self, code: str, who: Organiser, field: Detail, value: float | str | None) -> Hall:
        """Set a detail. Raises RefusedError without the right, and once the tournament is over."""
        hall = await self.halls.by_code(code)
        async with hall.lock:
            check_organiser(hall, who.user, who.roles, manager=who.manager)
            if hall.state.phase in ("over", "cancelled"):
                raise RefusedError("refused-tournament-phase-wrong", rule="TM-02", phase=hall.state.phase)
            number = hall.row.id

            def work(db: Connection) -> None:
                if field == "begins":
                    tournaments.announce(db, number, None if value is None else float(value))
                else:
                    tournaments.set_field(db, number, field, value)

            await self.halls.change(hall, work, CARD)
        return hall

    async def fit(self, code: str, who: Organiser, change: Callable[[Settings], Settings]) -> Hall:
        """Change numbers of the format until the start. Raises RefusedError for other settings, and from the start on (TM-02)."""
        hall = await self.halls.by_code(code)
        async with hall.lock:
            check_organiser(hall, who.user, who.roles, manager=who.manager)
            settings = fitted(hall.row.game, hall.row.form, change(hall.settings))
            if hall.state.phase not in ("open", "check_in") or not _fits_only(hall.settings, settings):
                raise RefusedError("refused-tournament-settings-fixed", rule="TM-02")
            check_settings(settings)
            row, changes = hall.row, changes_of(hall.settings, settings)
            if not changes:
                return hall
            await self.halls.commit(
                hall,
                lambda _hall: [Fitted(changes)],
                by="organiser",
                user=who.user,
                also=lambda db: tournaments.set_settings(
                    db, row.id, row.name, settings_json(settings), row.clock, row.options
                ),
            )
            hall.row = msgspec.structs.replace(hall.row, settings=settings_json(settings))
            hall.settings = settings
            await self.halls.refold(hall)
        return hall


def changes_of(before: Settings, after: Settings) -> tuple[Change, ...]:
    """Return the numbers that differ between two settings of the same format."""
    named = [name for name in FITTING if hasattr(before.format, name)]
    changes = (Change(name, int(getattr(before.format, name)), int(getattr(after.format, name))) for name in named)
    return tuple(change for change in changes if change.before != change.after)


def _fits_only(before: Settings, after: Settings) -> bool:
    """Return whether two settings differ in numbers of the same format alone."""
    if type(before.format) is not type(after.format):
        return False
    numbers = {name: getattr(before.format, name) for name in FITTING if hasattr(before.format, name)}
    kept = msgspec.structs.replace(after.format, **numbers)
    return msgspec.structs.replace(after, format=kept) == before
