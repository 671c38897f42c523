"""Many live matches of all games in one database, for the benchmarks of the service."""

from __future__ import annotations

from random import Random
from typing import Any

from engines.kernel.automatic.chance import random_keys
from engines.kernel.choose import decision_of
from referee.clocks.terms import NONE, Terms, terms_json
from referee.match.live import Live
from referee.service import Referee
from store.database import Database
from tests.support.bringing import bring_ready

KINDS: dict[str, tuple[int, dict[str, Any]]] = {
    "krendel": (4, {}),
    "battlecon": (2, {"select": "random"}),
    "brawl": (2, {"select": "random"}),
}
"""Seats and table options by game, of the games whose figures are compared from version to version."""

ALL_KINDS = KINDS | {"legends": (2, {}), "archutheon": (2, {})}
"""The same of every game."""


async def start_match(
    referee: Referee, game: str, number: int, channel: int, guild: int = 1, clock: Terms = NONE
) -> Live:
    """Open, fill and start a match with users numbered from `number` on; return it."""
    seats, options = ALL_KINDS[game]
    live = await referee.lobbies.open(
        game,
        guild=guild,
        channel=channel,
        language="en",
        user=number,
        name="P0",
        entropy="1",
        options=options,
        clock=terms_json(clock),
    )
    for n in range(1, seats):
        await referee.lobbies.join(live.row.code, number + n, f"P{n}", str(n))
    await bring_ready(referee, live)
    return await referee.lobbies.start(live.row.code, number)


async def crowd(referee: Referee, games: list[str], rng: Random, choices: int = 0) -> list[Live]:
    """Start a match for each game named and make so many random choices in it; return the matches."""
    found = []
    for n, game in enumerate(games):
        live = await start_match(referee, game, n * 10 + 1000, n + 10)
        for _ in range(choices):
            seat = rng.choice(open_seats(live))
            await press(referee, live, seat, rng)
        found.append(live)
    return found


def open_seats(live: Live) -> list[int]:
    """Return the seats of people that have an open question."""
    _, match = live.rules_and_match
    return [s.seat for s in live.humans if decision_of(match, s.seat) is not None]


async def press(referee: Referee, live: Live, seat: int, rng: Random) -> None:
    """Answer the question of a seat at random, as its user's press does; return once that is durable."""
    _, match = live.rules_and_match
    decision, user = decision_of(match, seat), next(s.user for s in live.humans if s.seat == seat)
    assert decision is not None
    assert user is not None
    await referee.choose(live.row.code, user, seat, decision.id, random_keys(decision, rng))


async def settle_outbox(db: Database) -> None:
    """Settle all owed messages, as if they had been sent."""
    await db.write(lambda connection: connection.execute("UPDATE outbox SET delivered = created").rowcount)
