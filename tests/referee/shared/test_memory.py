"""Nobody shows, or concludes from, what another process has changed; two processes play the same matches."""

from __future__ import annotations

import asyncio
import json
import sys
from asyncio.subprocess import PIPE
from pathlib import Path

import pytest

from referee.errors import RefusedError
from referee.tournaments.halls.rights import Organiser
from tests.referee.conftest import GUILD, Room
from tests.referee.match.promises import check_end
from tests.referee.match.two_referees import House

ROOT = Path(__file__).resolve().parents[3]

USER = 7
BOSS = Organiser(USER, frozenset(), manager=True)


async def test_a_match_is_shown_as_another_process_has_left_it(house: House) -> None:
    live = await house.room.match(1, 2)
    code = live.row.code
    one, other = house.referees
    theirs = await other.live.by_code(code)
    await house.room.first(live, 0)
    assert theirs.row.version < live.row.version
    assert (await other.live.by_code(code)).match == live.match
    assert (await other.live.by_id(live.row.id)).view(0) == live.view(0)
    assert one is not other


async def test_a_match_that_another_process_has_deleted_is_gone(house: House) -> None:
    live = await house.room.lobby(1)
    _, other = house.referees
    await other.live.by_id(live.row.id)
    await house.room.db.write(lambda db: db.execute("DELETE FROM outbox WHERE match = ?", (live.row.id,)).close())
    await house.room.db.write(lambda db: db.execute("DELETE FROM seats WHERE match = ?", (live.row.id,)).close())
    await house.room.db.write(lambda db: db.execute("DELETE FROM matches WHERE id = ?", (live.row.id,)).close())
    with pytest.raises(RefusedError):
        await other.live.by_id(live.row.id)
    assert other.live.size == 0


async def test_whoever_holds_a_match_waits_for_no_other(house: House) -> None:
    """Otherwise it would wait for itself, or two would wait for each other."""
    lives = [await house.room.match(1 + n, 3 + n) for n in (0, 10)]
    _, other = house.referees
    theirs = [await other.live.by_id(live.row.id) for live in lives]
    for live in lives:
        await house.room.first(live, 0)

    async def hold(mine: int) -> None:
        async with theirs[mine].lock:
            await asyncio.sleep(0.1)
            for live, known in zip(lives, theirs, strict=True):
                assert await other.live.by_id(live.row.id) is known

    async with asyncio.timeout(20):
        await asyncio.gather(hold(0), hold(1))
    assert (await other.live.by_id(lives[0].row.id)).match == lives[0].match


async def test_a_ladder_is_shown_as_another_process_has_left_it(house: House) -> None:
    one, other = house.referees
    ladder = await one.leagues.managing.make(
        guild=GUILD, channel=1, language="en", theme="dark", user=USER, name="A ladder", game="krendel"
    )
    code = ladder.row.code
    theirs = await other.leagues.ladders.by_code(code)
    await one.leagues.managing.open(code, BOSS)
    assert theirs.row.phase == "draft"
    assert (await other.leagues.ladders.by_code(code)).row.phase == "open"


async def test_another_process_hears_of_a_commit(house: House) -> None:
    heard = asyncio.Event()
    one, other = house.referees
    live = await house.room.match(1, 2)
    other.live.wake_delivery = lambda match: heard.set() if match == live.row.id else None
    await house.room.first(live, 0)
    await asyncio.wait_for(heard.wait(), 20)
    assert one is not other


async def test_two_processes_play_the_same_matches(room: Room) -> None:
    """What either has acknowledged is stored, once and in an order that the rules allow; the states replay."""
    lives = [await room.match(1, 2, 3) for _ in range(3)]
    codes = [live.row.code for live in lives]
    command = [sys.executable, "-m", "tests.referee.shared.playing_process", room.db.address]
    processes = [
        await asyncio.create_subprocess_exec(*command, str(seed), *codes, stdin=PIPE, stdout=PIPE, cwd=ROOT)
        for seed in (1, 2)
    ]
    async with asyncio.timeout(300):
        for process in processes:
            assert process.stdout is not None
            assert await process.stdout.readline() == b"ready\n"
        for process in processes:
            assert process.stdin is not None
            process.stdin.write(b"go\n")
        printed = [(await process.communicate())[0].decode().splitlines() for process in processes]
    assert [process.returncode for process in processes] == [0, 0]
    acknowledged = [json.loads(line) for lines in printed for line in lines]
    assert all(len(lines) > 20 for lines in printed), "both have played"
    for live in lives:
        newest = await room.referee.live.by_id(live.row.id)
        assert newest.row.status == "over"
        rows = await room.db.read("SELECT seat, decision, keys FROM choices WHERE match = ?", live.row.id)
        stored = sorted([live.row.code, row[0], row[1], json.loads(row[2])] for row in rows)
        assert stored == sorted(one for one in acknowledged if one[0] == live.row.code)
        await check_end(room, newest)
