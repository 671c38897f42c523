"""A running match of the toy game, played up to a kind of question."""

from __future__ import annotations

from collections.abc import Iterator

from engines.kernel.state.model import Decision
from referee.match.live import Live
from tests.referee.conftest import CHANNEL, GUILD, Room


async def toy(room: Room, *users: int, **options: object) -> Live:
    """Return a running gauntlet."""
    host, *others = users
    live = await room.referee.lobbies.open(
        "gauntlet",
        guild=GUILD,
        channel=CHANNEL,
        language="en",
        user=host,
        name=f"user {host}",
        entropy="1",
        options=options,
    )
    for user in others:
        await room.join(live, user)
    return await room.referee.lobbies.start(live.row.code, host)


def asked(live: Live, kind: str | None = None) -> Iterator[tuple[Decision, int]]:
    """Yield the open questions, of one kind or all, with the users of their seats."""
    for decision in live.rules_and_match[1].asks:
        user = next(s.user for s in live.seats if s.seat == decision.seat)
        if kind in (None, decision.kind):
            assert user is not None
            yield decision, user


async def give(room: Room, live: Live, decision: Decision, user: int, *keys: str) -> Live:
    return await room.referee.choose(live.row.code, user, decision.seat, decision.id, keys)


async def until(room: Room, live: Live, kind: str) -> tuple[Decision, int]:
    """Play on by passing, and by casting whatever can be cast, until this kind of question is asked; return it."""
    for _ in range(400):
        found = next(asked(live, kind), None)
        if found is not None:
            return found
        decision, user = next(asked(live))
        keys = {option.key for option in decision.options}
        first = next(
            k for k in ("cast", "pass", decision.options[0].key) if k in keys and (k, decision.kind) != ("pass", "card")
        )
        if decision.kind == "card":
            first = decision.options[0].key
        await give(room, live, decision, user, *([first] if decision.least else []))
    raise AssertionError(f"nobody was asked {kind!r}")
