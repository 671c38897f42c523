"""Matches with a clock at the referee: tables, the time that passes, what the database says of clocks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engines.kernel.choose import decision_of
from engines.kernel.state.model import Seat
from referee.clocks.terms import parse_terms, terms_json
from referee.match.live import Live
from store.match import clocks
from store.match.clocks import ClockRow
from store.people import preferences
from store.people.preferences import Preferences
from tests.referee.conftest import CHANNEL, GUILD, Room
from tests.support.events import plain


async def table(room: Room, clock: str, *users: int, game: str = "krendel", practice: int = 0) -> Live:
    """Start a match with a clock, its terms as typed."""
    host, *others = users
    live = await room.referee.lobbies.open(
        game,
        guild=GUILD,
        channel=CHANNEL,
        language="en",
        user=host,
        name=f"user {host}",
        entropy=f"press {host}",
        options={},
        practice=practice,
        clock=terms_json(parse_terms(clock)),
    )
    for user in others:
        await room.join(live, user)
    await room.referee.lobbies.start(live.row.code, host)
    await room.owed()
    return live


async def passes(room: Room, seconds: float) -> None:
    """Let time pass at once, and do what has fallen due by then."""
    room.time += seconds
    await tick(room)


async def tick(room: Room) -> list[float | None]:
    """Do what has fallen due; return the next moments."""
    return [await room.referee.timing.run_due(), await room.referee.idling.run_due()]


async def again(room: Room, live: Live) -> Live:
    """Restart; return the match as it is loaded then."""
    await room.restart()
    return await room.referee.live.by_code(live.row.code)


async def row(room: Room, live: Live, seat: Seat) -> ClockRow:
    return (await clocks.of_match(room.db, live.row.id))[seat]


async def fallen(room: Room, live: Live) -> list[Seat]:
    """Return the seats whose flag is down, as everybody sees."""
    return [seat for seat, face in (await room.referee.timing.faces(live)).items() if face.fallen is not None]


async def kinds(room: Room, live: Live, *wanted: str) -> list[tuple[str, dict[str, object]]]:
    """Return the referee's own events of these kinds, as the public log has them."""
    log = plain(await room.referee.log_of(live, None))
    return [(kind, facts) for _, kind, facts in log if kind in wanted]


async def prefer(room: Room, user: int, **chosen: Any) -> None:
    await room.db.write(lambda db: preferences.keep(db, Preferences(user, **chosen)))


def waiting(live: Live) -> Seat:
    """Return the one seat that a match in turns waits for."""
    _, match = live.rules_and_match
    (asked,) = match.asks
    assert not match.lanes
    return asked.seat


async def answer(room: Room, live: Live, seat: Seat, *keys: str) -> None:
    """Answer a seat's open question by these keys, by default with the first option."""
    asked = decision_of(live.rules_and_match[1], seat)
    assert asked is not None
    user = next(s.user for s in live.seats if s.seat == seat)
    assert user is not None
    picked: Sequence[str] = keys or ([asked.options[0].key] if asked.least else [])
    await room.referee.choose(live.row.code, user, seat, asked.id, list(picked))


async def seal(room: Room, live: Live, seat: Seat) -> None:
    """Answer all that a seat is asked in its open lane."""
    lane = live.rules_and_match[1].next_id
    while live.rules_and_match[1].next_id == lane and decision_of(live.rules_and_match[1], seat) is not None:
        await answer(room, live, seat)


async def to_turns(room: Room, live: Live) -> None:
    """Play a gauntlet on to its first turn."""
    for seat in live.rules_and_match[1].seats:
        await seal(room, live, seat)
    assert not live.rules_and_match[1].lanes
