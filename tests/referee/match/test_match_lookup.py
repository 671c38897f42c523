"""Which match somebody means who names none (referee/match/match_lookup.py)."""

from __future__ import annotations

import pytest

from engines.kernel.choose import decision_of
from referee.errors import RefusedError
from referee.match.live import Live
from referee.match.match_lookup import matches_to_change, matches_to_return_to
from tests.referee.conftest import CHANNEL, Room
from tests.support.databases import forge

AWAY = CHANNEL + 1


async def elsewhere(room: Room, *users: int) -> Live:
    """Return a match in another channel."""
    live = await room.lobby(*users, channel=AWAY)
    return await room.referee.lobbies.start(live.row.code, users[0])


async def looking(room: Room, channel: int | None, user: int = 1) -> str:
    return (await room.referee.match_for(user, channel)).row.code


async def changing(room: Room, channel: int | None, user: int = 1) -> list[str]:
    return [live.row.code for live in await matches_to_change(room.referee.live, user, channel)]


async def settled(room: Room, live: Live, seat: int) -> None:
    """Answer for a seat, which is then asked nothing more while the others choose."""
    await room.first(live, seat)
    assert decision_of(live.rules_and_match[1], seat) is None


async def test_a_running_match_comes_before_a_newer_lobby(room: Room) -> None:
    live = await room.match(1, 2)
    await room.lobby(1)
    assert await looking(room, CHANNEL) == live.row.code
    assert await looking(room, None) == live.row.code


async def test_what_waits_for_one_comes_before_what_is_newer(room: Room) -> None:
    old, new, other = await room.match(1, 2), await room.match(1, 3), await elsewhere(room, 1, 4)
    assert await looking(room, CHANNEL) == new.row.code
    await settled(room, new, 0)
    assert await looking(room, CHANNEL) == old.row.code
    assert await looking(room, None) == other.row.code
    await settled(room, old, 0)
    await settled(room, other, 0)
    assert await looking(room, CHANNEL) == new.row.code
    assert await looking(room, None) == other.row.code


async def test_once_all_is_over_the_own_match_comes_before_a_newer_one_of_others(room: Room) -> None:
    own, others = await room.match(1, 2), await room.match(3, 4)
    for live, user in ((own, 1), (others, 3)):
        room.time += 60
        await room.referee.seats.concede(live.row.code, user)
    assert [await looking(room, CHANNEL, user) for user in (1, 2)] == [own.row.code] * 2
    assert [await looking(room, CHANNEL, user) for user in (4, 5)] == [others.row.code] * 2
    with pytest.raises(RefusedError):
        await looking(room, AWAY)
    running = await room.match(5, 6)
    assert await looking(room, CHANNEL) == running.row.code


async def test_what_has_consequences_guesses_none_of_several(room: Room) -> None:
    with pytest.raises(RefusedError):
        await room.referee.match_for(1, CHANNEL)
    assert await changing(room, CHANNEL) == []
    old, new = await room.match(1, 2), await room.match(1, 3)
    await room.lobby(1)
    assert await changing(room, CHANNEL) == [new.row.code, old.row.code]
    assert await changing(room, CHANNEL, 2) == [old.row.code]
    other = await elsewhere(room, 1, 4)
    assert await changing(room, AWAY) == [other.row.code]
    assert await changing(room, None) == [other.row.code, new.row.code, old.row.code]


async def test_coming_back_guesses_none_of_several(room: Room) -> None:
    lives = [await room.match(1, 2, 5), await room.match(1, 3, 6), await elsewhere(room, 1, 4, 7)]
    for live in lives:
        await room.referee.seats.concede(live.row.code, 1)
    old, new, other = (live.row.code for live in lives)
    found = {
        channel: [live.row.code for live in await matches_to_return_to(room.referee.live, 1, channel)]
        for channel in (CHANNEL, AWAY, None)
    }
    assert found == {CHANNEL: [new, old], AWAY: [other], None: [other, new, old]}


async def test_coming_back_leaves_out_what_cannot_be_loaded(room: Room, caplog: pytest.LogCaptureFixture) -> None:
    whole, damaged = await room.match(1, 2, 5), await room.match(1, 3, 6)
    for live in (whole, damaged):
        await room.referee.seats.concede(live.row.code, 1)
    match, code = damaged.row.id, damaged.row.code
    await forge(room.db, "UPDATE states SET body = x'00' WHERE match = ?", match)
    await room.restart()
    assert [live.row.code for live in await matches_to_return_to(room.referee.live, 1, CHANNEL)] == [whole.row.code]
    assert f"cannot load match={code}" in caplog.text
