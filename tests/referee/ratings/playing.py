"""Rated matches that end, and the ratings they lead to."""

from __future__ import annotations

from referee.match.live import Live
from referee.ratings import records
from referee.ratings.records import Sums
from store.ratings import books, games, past
from store.ratings.books import Rated, RatedStep
from store.ratings.games import BookKey, FinishedGame, FinishedSeat
from store.ratings.past import PastGame
from tests.referee.conftest import GUILD, Room

DUEL = BookKey(GUILD, "krendel", "duel")
FREE = BookKey(GUILD, "krendel", "free_for_all")
DAY = 86400.0
CACHES = ("rating_steps", "ratings", "record_people", "record_characters", "record_wins")


async def table(room: Room, *users: int, rated: bool = True, **terms: object) -> Live:
    """Open a table by the first user, let the others join, and begin."""
    live = await room.lobby(*users, **terms)  # type: ignore[arg-type]  # the room's own
    if rated:
        await room.referee.choosing.set_rated(live.row.code, users[0], rated=True)
    return await room.referee.lobbies.start(live.row.code, users[0])


async def beaten(room: Room, winner: int, loser: int, *, rated: bool = True) -> Live:
    """Play a duel that the loser gives up after the first answer; a second passes."""
    live = await table(room, winner, loser, rated=rated)
    await room.first(live, 0)
    room.time += 1
    return await room.referee.seats.concede(live.row.code, loser)


async def three(room: Room, winner: int, second: int, third: int, **terms: object) -> Live:
    """Play a match of three that two give up, both rated last."""
    live = await table(room, winner, second, third, **terms)
    await room.first(live, 0)
    await room.referee.seats.concede(live.row.code, second)
    await room.referee.seats.remove(live, 1, None)
    return await room.referee.seats.concede(live.row.code, third)


async def game_of(room: Room, live: Live) -> FinishedGame:
    """Return the finished game of a match."""
    found = await room.db.write(lambda db: games.get(db, live.row.id))
    assert found is not None
    return found


async def seats_of(room: Room, live: Live) -> list[FinishedSeat]:
    """Return everybody who sat in a finished match."""
    return await room.db.write(lambda db: games.get_seats(db, live.row.id))


async def rating(room: Room, user: int, key: BookKey = DUEL) -> Rated | None:
    """Return the rating of a user."""
    return await books.rating_of(room.db, key.guild, key.game, key.form, user)


async def cache(room: Room, key: BookKey = DUEL) -> tuple[list[Rated], list[RatedStep]]:
    """Return all that is stored of a book besides its games."""
    rated = await room.db.write(lambda db: books.get_ratings(db, key))
    steps = await room.db.write(lambda db: [RatedStep(*row) for row in books.steps_in_order(db, key)])
    return rated, steps


async def sums(room: Room, key: BookKey = DUEL) -> Sums:
    """Return the stored sums of a book."""
    return await room.db.write(lambda db: records.stored(db, key))


async def past_of(room: Room, user: int, guild: int = GUILD) -> list[PastGame]:
    """Return the games of a user on a server."""
    return await room.db.write(lambda db: past.of_person(db, user, guild))


async def emptied(room: Room) -> None:
    """Drop the caches and let them be recomputed."""
    for name in CACHES:
        await room.db.write(lambda db, name=name: db.execute(f"DELETE FROM {name}").close())  # type: ignore[misc]  # our own names
    await room.db.write(lambda db: db.execute("UPDATE rating_books SET stale = 1, counted = 0").close())
    await room.referee.recomputing.run_due()
