"""What a lobby's host chooses of the match before it begins: the table options of its game, and content packs."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from sqlite3 import Connection
from typing import Any

import msgspec

from engines.games import GAMES
from engines.kernel.packs.shelf import Shelf
from engines.kernel.state.model import Seat
from referee.errors import RefusedError
from referee.lobby.places import Places, by_invitation, check_host, persons, seat_counts
from referee.lobby.teams import first_places, sides
from referee.match.live import Live
from store.lobby import lobbies
from store.match import matches
from store.match.matches import MatchRow, SeatRow


def game_options(game: str, options: Mapping[str, object]) -> Any:
    """Return table options as a game reads them. Raises RefusedError for what it lacks, and for what does not go together."""
    found = GAMES[game]
    try:
        chosen = msgspec.convert(options, found.options_type)
    except msgspec.ValidationError as error:
        raise RefusedError("refused-options", why=str(error)) from error
    if reason := found.unfit(chosen):
        raise RefusedError(reason, rule=found.citations.get(reason))
    return chosen


def fewest_seats(game: str, options: Mapping[str, object]) -> int:
    """Return how many seats a game needs with these options, of a table that is not open yet. Raises as `game_options` does."""
    return GAMES[game].takes(game_options(game, options)).start


class Choosing:
    """The part of the referee that changes what a lobby will play."""

    def __init__(self, places: Places, shelf: Shelf) -> None:
        self.places = places
        self.shelf = shelf
        self.live = places.live

    async def set_packs(self, code: str, user: int, packs: Sequence[str]) -> Live:
        """Play with other content packs. Raises RefusedError if this is not the host, or for packs that are not here."""
        live = await self.live.by_code(code)
        async with live.lock_for(user):
            check_host(live, user, "refused-not-host-packs")
            game = GAMES[live.row.game]
            if missing := self.shelf.missing(game.id, packs):
                raise RefusedError("refused-pack", pack=missing[0])
            chosen = msgspec.json.decode(live.row.options, type=game.options_type)
            fitted = game.within(self.shelf.rules(game.id, packs).pack, chosen)
            # What the packs do not have is as if nobody had chosen it.
            raw = json.loads(live.row.options)
            options = json.dumps({name: raw[name] for name in raw if getattr(fitted, name) == getattr(chosen, name)})
            await self.places.change(live, lambda db: lobbies.set_packs(db, live.row.id, " ".join(packs), options))
        return live

    async def set_option(self, code: str, user: int, field: str, value: str) -> tuple[Live, int]:
        """Play with another value of a table option; return the lobby, and how many practice players have lost their seats.

        All who sit there stay, practice players as far as there are seats for them; where the sides change everybody is
        seated anew, in order. A ready check ends: who is there agreed to another match. Raises RefusedError if this is not
        the host, if the options do not go together, or if there are too few seats for the persons and those invited.
        """
        live = await self.live.by_code(code)
        async with live.lock_for(user):
            check_host(live, user, "refused-not-host-options")
            row = self._with(live.row, field, value)
            seats = seat_counts(row).stop - 1
            people = len(persons(live)) + len(await self.places.kept_invitations(live))
            if people > seats:
                raise RefusedError("refused-option-seats", people=people, seats=seats)
            gone = by_invitation(live.invited_practice)[max(0, seats - len(persons(live))) :]
            moved = _seated_anew(live, row, [s for s in live.seats if s not in gone])

            def work(db: Connection) -> None:
                for bot in gone:
                    matches.delete_seat(db, row.id, bot.seat)
                lobbies.move(db, row.id, moved)
                lobbies.set_options(db, row.id, row.options)
                lobbies.end_ready_check(db, row.id)

            await self.places.change(live, work)
        return live, len(gone)

    @staticmethod
    def _with(row: MatchRow, field: str, value: str) -> MatchRow:
        """Return a lobby with another value of an option. Raises RefusedError for a forged one, and as `game_options` does."""
        game = GAMES[row.game]
        if not any(own.field == field and value in own.values for own in game.table_options):
            raise RefusedError("refused-unknown-control")
        options = json.loads(row.options) | {field: value}
        game_options(game.id, options)
        if value == getattr(game.options_type(), field):
            del options[field]  # as if nobody had chosen
        return msgspec.structs.replace(row, options=json.dumps(options))


def _seated_anew(live: Live, row: MatchRow, seats: Sequence[SeatRow]) -> dict[Seat, Seat]:
    """Return who moves where so that all sit on places of the lobby as it becomes; nobody does where its sides stay."""
    if (seat_counts(row), [*sides(row)]) == (seat_counts(live.row), [*sides(live.row)]):
        return {}
    return dict(zip([s.seat for s in seats], first_places(row, len(seats)), strict=True))
