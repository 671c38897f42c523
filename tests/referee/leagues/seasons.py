"""Seasons for tests, over a real database: tournaments are played and chosen for them."""

from __future__ import annotations

from collections.abc import Sequence

from referee.leagues.seasons import Season
from referee.tournaments.halls.rights import Organiser
from store.leagues.seasons import NewSeason, SeasonRow
from tests.referee.conftest import GUILD, Room
from tests.referee.tournaments.event import ORGANISER, Event
from tournaments.settings.formats import Swiss
from tournaments.settings.model import Settings

BOSS = Organiser(ORGANISER, manager=True)


async def played(room: Room, users: Sequence[int], absent: Sequence[int] = ()) -> int:
    """Play a tournament that the first of the users wins, and so on down; return its id. The `absent` never come."""
    event = await Event.made(room, Settings(format=Swiss(rounds=2 if len(users) > 2 else 1)))
    await event.open(*users)
    await event.check_in(*users)
    while (hall := await event.hall()).state.phase == "running":
        for live in await event.tables():
            pair = sorted((seat.user for seat in live.seats if seat.user), key=users.index)
            if set(pair) & set(absent):
                await event.arrive(live, [user for user in pair if user not in absent])
                continue
            await event.arrive(live)
            await event.win(live, pair[0])
        room.time += 30 * 60
        await event.run()
    return hall.row.id


async def made(room: Room, name: str = "Spring", days: int = 30, best: int = 0, former: int | None = None) -> SeasonRow:
    new = NewSeason(
        GUILD, name, room.time - 86400, room.time + days * 86400, best, 2, 2, ORGANISER, room.time, 5, "en", former
    )
    return await room.referee.leagues.seasons.make(BOSS, new)


async def chosen(room: Room, row: SeasonRow, tournament: int, division: int = 0) -> SeasonRow:
    parts = room.referee.leagues.seasons
    row = await parts.row(row.id, GUILD)
    await parts.put_tournament(row, BOSS, row.version, tournament, division)
    return await parts.row(row.id, GUILD)


async def season_of(room: Room, row: SeasonRow) -> Season:
    parts = room.referee.leagues.seasons
    return await parts.season(await parts.row(row.id, GUILD))
