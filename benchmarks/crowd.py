"""Many live matches of all games in one database, as the benchmarks of the service want them."""

from __future__ import annotations

from random import Random
from typing import Any

from engines.kernel.chance import random_keys
from engines.kernel.choose import decision_of
from referee.match.live import Live
from referee.service import Referee
from store.database import Database

KINDS: dict[str, tuple[int, dict[str, Any]]] = {
    "krendel": (4, {}),
    "battlecon": (2, {"select": "random"}),
    "brawl": (2, {"select": "random"}),
}
"""Seats and table options by game."""


async def begun(referee: Referee, game: str, number: int, channel: int) -> Live:
    """Open, fill and start a match of which users are numbered from `number` on; return it."""
    seats, options = KINDS[game]
    live = await referee.lobbies.open(
        game, guild=1, channel=channel, language="en", user=number, name="P0", entropy="1", options=options
    )
    for n in range(1, seats):
        await referee.lobbies.join(live.row.code, number + n, f"P{n}", str(n))
    return await referee.lobbies.start(live.row.code, number)


async def crowd(referee: Referee, games: list[str], rng: Random, choices: int = 0) -> list[Live]:
    """Begin a match for each game named, with so many random choices made in it; return them."""
    found = []
    for n, game in enumerate(games):
        live = await begun(referee, game, n * 10 + 1000, n + 10)
        for _ in range(choices):
            seat = rng.choice(open_seats(live))
            await press(referee, live, seat, rng)
        found.append(live)
    return found


def open_seats(live: Live) -> list[int]:
    """Return the seats of persons that are asked something."""
    _, match = live.playing
    return [s.seat for s in live.humans if decision_of(match, s.seat) is not None]


async def press(referee: Referee, live: Live, seat: int, rng: Random) -> None:
    """Answer the question of a seat by chance, as its user's press does; returns once that is durable."""
    _, match = live.playing
    asked, user = decision_of(match, seat), next(s.user for s in live.humans if s.seat == seat)
    assert asked is not None
    assert user is not None
    await referee.choose(live.row.code, user, seat, asked.id, random_keys(asked, rng))


async def delivered(db: Database) -> None:
    """Let nothing be owed any more: what was begun is long shown."""
    await db.write(lambda connection: connection.execute("UPDATE outbox SET delivered = created").rowcount)
