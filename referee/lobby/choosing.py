"""Changes to a lobby's table options and content packs."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from engines.games import GAMES
from engines.kernel.packs.shelf import Shelf
from engines.kernel.state.model import Seat
from referee.clocks.terms import terms_of
from referee.errors import RefusedError
from referee.lobby.places import Places, by_invitation, check_host, persons, seat_counts
from referee.lobby.teams import first_places, sides
from referee.match.again import acts_again
from referee.match.live import Live
from referee.ratings.counting import check_rated
from store.connection import Connection
from store.lobby import lobbies
from store.match import matches
from store.match.matches import MatchRow, SeatRow


def game_options(game: str, options: Mapping[str, object]) -> Any:
    """Return table options in the game's own type. Raises RefusedError if they are unknown or do not go together."""
    found = GAMES[game]
    try:
        chosen = msgspec.convert(options, found.options_type)
    except msgspec.ValidationError as error:
        raise RefusedError("refused-options", why=str(error)) from error
    if reason := found.unfit(chosen):
        raise RefusedError(reason, rule=found.citations.get(reason))
    return chosen


def paced_options(game: str, options: Mapping[str, object], clock: str) -> dict[str, object]:
    """Return table options with those that the game has at a table with such a clock (JSON), unless others were chosen."""
    return {**(GAMES[game].by_days if terms_of(clock).kind == "days" else {}), **options}


def repaced_options(row: MatchRow, clock: str) -> str:
    """Return the table options of a lobby (JSON) once its clock has changed: those of the former pace make room for the new."""
    former = paced_options(row.game, {}, row.clock)
    chosen = {field: value for field, value in json.loads(row.options).items() if former.get(field) != value}
    return json.dumps(paced_options(row.game, chosen, clock))


def fewest_seats(game: str, options: Mapping[str, object]) -> int:
    """Return the least number of seats for a game with these options. Raises as `game_options` does."""
    return GAMES[game].takes(game_options(game, options)).start


class Choosing:
    """Changes the options and packs of lobbies."""

    def __init__(self, places: Places, shelf: Shelf) -> None:
        self.places = places
        self.shelf = shelf
        self.live = places.live

    @acts_again
    async def set_packs(self, code: str, user: int, packs: Sequence[str]) -> Live:
        """Set a lobby's content packs. Raises RefusedError if this is not the host, or for packs that are not installed."""
        live = await self.live.by_code(code)
        async with live.lock_for(user):
            check_host(live, user, "refused-not-host-packs")
            game = GAMES[live.row.game]
            if missing := self.shelf.missing(game.id, packs):
                raise RefusedError("refused-pack", pack=missing[0])
            chosen = msgspec.json.decode(live.row.options, type=game.options_type)
            fitted = game.within(self.shelf.rules(game.id, packs).pack, chosen)
            # An option that the packs do not offer gets its default.
            raw = json.loads(live.row.options)
            options = json.dumps({name: raw[name] for name in raw if getattr(fitted, name) == getattr(chosen, name)})
            if live.row.rated:
                check_rated(game.id, options, " ".join(packs), practice=0)
            await self.places.change(live, lambda db: lobbies.set_packs(db, live.row.id, " ".join(packs), options))
        return live

    @acts_again
    async def set_option(self, code: str, user: int, field: str, value: str) -> tuple[Live, int]:
        """Set a table option; return the lobby, and the count of practice players who lost their seats.

        All persons keep a seat, practice players as far as there is room; if the sides change, everybody is seated anew, in
        order. A ready check ends, since those who are ready agreed to another match. Raises RefusedError if this is not the
        host, if the options do not go together, or if there are too few seats for the persons and the invited users.
        """
        live = await self.live.by_code(code)
        async with live.lock_for(user):
            check_host(live, user, "refused-not-host-options")
            row = self._with(live.row, field, value)
            if row.rated:
                check_rated(row.game, row.options, row.packs, practice=0)
            seats = seat_counts(row).stop - 1
            people = len(persons(live)) + len(await self.places.kept_invitations(live))
            if people > seats:
                raise RefusedError("refused-option-seats", people=people, seats=seats)
            removed = by_invitation(live.invited_practice)[max(0, seats - len(persons(live))) :]
            moved = _seated_anew(live, row, [s for s in live.seats if s not in removed])

            def work(db: Connection) -> None:
                for bot in removed:
                    matches.delete_seat(db, row.id, bot.seat)
                lobbies.move(db, row.id, moved)
                lobbies.set_options(db, row.id, row.options)
                lobbies.end_ready_check(db, row.id)

            await self.places.change(live, work)
        return live, len(removed)

    @acts_again
    async def set_rated(self, code: str, user: int, *, rated: bool) -> Live:
        """Open a lobby as a rated table, or as one that is not; a ready check ends (TM-52).

        Raises RefusedError if this is not the host, outside servers, and as `check_rated` does.
        """
        live = await self.live.by_code(code)
        async with live.lock_for(user):
            check_host(live, user, "refused-not-host-options")
            row = msgspec.structs.replace(live.row, rated=int(rated))
            if rated:
                if row.guild is None:
                    raise RefusedError("refused-rated-private")
                check_rated(row.game, row.options, row.packs, len(live.invited_practice))

            def work(db: Connection) -> None:
                lobbies.set_rated(db, row.id, rated=rated)
                lobbies.end_ready_check(db, row.id)

            await self.places.change(live, work)
        return live

    @staticmethod
    def _with(row: MatchRow, field: str, value: str) -> MatchRow:
        """Return a lobby's row with a changed option. Raises RefusedError if the value is forged, and as `game_options` does."""
        game = GAMES[row.game]
        if not any(own.field == field and value in own.values for own in game.table_options):
            raise RefusedError("refused-unknown-control")
        options = json.loads(row.options) | {field: value}
        game_options(game.id, options)
        if value == getattr(game.options_type(), field) and field not in paced_options(game.id, {}, row.clock):
            del options[field]  # the default is not stored
        return msgspec.structs.replace(row, options=json.dumps(options))


def _seated_anew(live: Live, row: MatchRow, seats: Sequence[SeatRow]) -> dict[Seat, Seat]:
    """Return the new place of each seat for the lobby's new options `row`; empty if places and sides do not change."""
    if (seat_counts(row), [*sides(row)]) == (seat_counts(live.row), [*sides(live.row)]):
        return {}
    return dict(zip([s.seat for s in seats], first_places(row, len(seats)), strict=True))
