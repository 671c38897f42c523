"""Against whoever is new to a game the practice player takes what is easy; later it thinks for itself."""

from __future__ import annotations

import pytest

from referee.automatic.practice import NEWCOMER_BELOW, Practice
from referee.match.live import Live
from tests.referee.conftest import Room
from tests.support.thinkers import NoProcess, until

ENDED = "UPDATE matches SET status = 'over', ended = 1, result = '{}' WHERE id = ?"


async def choosing(room: Room) -> Live:
    """Return a duel with the practice player in which both choose in secret."""
    live = await room.lobby(1, practice=1, game="battlecon", options={"select": "blind"})
    return await room.referee.lobbies.start(live.row.code, 1)


async def finish(room: Room, count: int, game: str = "battlecon") -> None:
    """Let the person have finished so many matches of a game."""
    for _ in range(count):
        live = await room.lobby(1, 9, game=game)
        await room.referee.lobbies.start(live.row.code, 1)
        await room.db.write(lambda db, number=live.row.id: db.execute(ENDED, (number,)).close())


async def chosen(room: Room, live: Live) -> int:
    """Return how difficult the fighter is that the practice player takes."""
    player = Practice(room.referee, pace=0.0, pool=NoProcess())
    await player.wake(live.row.id)
    rules, _ = live.rules_and_match
    await until(lambda: all(asked.seat != 1 for asked in live.rules_and_match[1].asks))
    await player.close()
    rows = await room.db.read("SELECT keys FROM choices WHERE match = ? AND seat = 1", live.row.id)
    return next(kit.difficulty for kit in rules.pack.kits if kit.id in str(rows[0][0]))


async def test_whoever_has_finished_few_matches_meets_an_easy_fighter(
    room: Room, caplog: pytest.LogCaptureFixture
) -> None:
    await finish(room, NEWCOMER_BELOW - 1)
    await finish(room, NEWCOMER_BELOW, "brawl")
    for _ in range(4):
        assert await chosen(room, await choosing(room)) == 1
    assert "the practice player failed" not in caplog.text


async def test_after_some_matches_it_thinks_for_itself(room: Room, caplog: pytest.LogCaptureFixture) -> None:
    await finish(room, NEWCOMER_BELOW)
    live = await choosing(room)
    await chosen(room, live)
    assert f"match={live.row.code} version=0 seat=1: the practice player failed" in caplog.text
