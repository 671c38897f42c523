"""Match files are made beside the event loop: in a thread, and with changed answers in a process."""

from __future__ import annotations

import asyncio
import json
import logging
import threading
from collections.abc import Coroutine
from typing import Any

import msgspec
import pytest

from cogs.replay import file_pages
from processes.errors import LateError
from referee.errors import RefusedError
from referee.files import making
from referee.files.export import Gathered
from referee.files.making import WAITING, MatchFiles
from referee.files.stood import Played, Stood, stood_shortened
from referee.match.live import Live
from referee.match.notes import DICE
from tests.referee.conftest import Room
from tests.referee.files.files import body_of, finished
from tests.support.databases import forge
from tests.support.match_files import unshortened_file
from words.texts import words as words_in

ANNA, BORIS = 41, 42


@pytest.fixture
async def live(room: Room) -> Live:
    """A finished match with changed answers."""
    return await finished(room, "battlecon", steps=12)


async def test_changed_answers_are_left_out_in_a_process(
    room: Room, live: Live, monkeypatch: pytest.MonkeyPatch
) -> None:
    right = await body_of(room, live)
    assert len(json.loads(right)["choices"]) < len((await unshortened_file(room.db, live))["choices"])

    def never(*_: object) -> Stood:
        raise AssertionError("the rules are asked in the bot's own process")

    monkeypatch.setattr("referee.files.stood.what_stood", never)
    monkeypatch.setattr("referee.files.standing.what_stood", never)
    assert await room.referee.files.public(live, ANNA) == right


async def test_without_changed_answers_no_process_is_needed(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    async def never(_played: Played) -> Stood:
        raise AssertionError("a process is started")

    monkeypatch.setattr(making, "_shortened", never)
    live = await finished(room, "krendel", steps=0)
    given = await room.referee.files.of_user(live, 1)
    assert (given.body, given.viewer, given.is_whole) == (await body_of(room, live), None, True)


async def test_a_process_that_hangs_leaves_the_changed_answers_in(
    room: Room, live: Live, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def late(_played: Played) -> Stood:
        raise LateError("no answer")

    monkeypatch.setattr(making, "_shortened", late)
    assert json.loads(await MatchFiles(room.db).public(live, ANNA)) == await unshortened_file(room.db, live)
    assert f"match={live.row.code}: its file has changed answers" in caplog.text


async def test_draws_that_cannot_be_read_are_said_and_logged(room: Room, caplog: pytest.LogCaptureFixture) -> None:
    live = await finished(room, "krendel", steps=0)
    where = "WHERE match = ? AND kind = ?"
    row = (await room.db.read(f"SELECT version, body FROM events {where}", live.row.id, DICE))[0]  # our own text
    body: dict[str, Any] = msgspec.json.decode(row["body"])
    body["sealed"]["rolls"] = [[0, 43.0, 1]]
    await forge(room.db, f"UPDATE events SET body = ? {where}", msgspec.json.encode(body).decode(), live.row.id, DICE)
    with caplog.at_level(logging.ERROR), pytest.raises(RefusedError) as refused:
        await room.referee.files.public(live, ANNA, 0)
    await room.referee.live.settled()
    assert (refused.value.reason, refused.value.facts) == ("refused-file-damaged", {"code": live.row.code})
    assert f"no file of match={live.row.code} version={row['version']} seat=A" in caplog.text


class Held:
    """Shortens logs once it may go on, and counts them."""

    def __init__(self) -> None:
        self.count = 0
        self.begun, self.may_go_on = asyncio.Event(), asyncio.Event()

    async def shortened(self, played: Played) -> Stood:
        self.count += 1
        self.begun.set()
        await self.may_go_on.wait()
        return stood_shortened(played)


@pytest.fixture
def held(monkeypatch: pytest.MonkeyPatch) -> Held:
    """The work on changed answers, which waits."""
    made = Held()
    monkeypatch.setattr(making, "_shortened", made.shortened)
    return made


async def test_all_who_ask_for_one_file_wait_for_it_together(room: Room, live: Live, held: Held) -> None:
    files = MatchFiles(room.db)
    asking = [asyncio.create_task(files.public(live, user)) for user in (ANNA, ANNA, *range(100, 120))]
    await held.begun.wait()
    async with live.lock:  # all others had it by now
        pass
    asking[0].cancel()  # whoever asked first goes away, and the others have it all the same
    held.may_go_on.set()
    _, *bodies = await asyncio.gather(*asking, return_exceptions=True)
    assert ({*bodies}, held.count) == ({await body_of(room, live)}, 1)


async def test_everybody_has_one_file_made_at_a_time(room: Room, live: Live, held: Held) -> None:
    files = MatchFiles(room.db)
    first = asyncio.create_task(files.public(live, ANNA))
    await held.begun.wait()
    assert await reason_of(files.public(live, ANNA, 0)) == "refused-making-yours"
    second = asyncio.create_task(files.public(live, BORIS, 0))
    held.may_go_on.set()
    assert await first != await second
    assert await files.public(live, ANNA, 0) == await second


async def test_so_many_files_are_made_at_once(
    room: Room, live: Live, held: Held, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert WAITING == 8
    monkeypatch.setattr(making, "WAITING", 1)
    files = MatchFiles(room.db)
    first = asyncio.create_task(files.public(live, ANNA))
    await held.begun.wait()
    assert await reason_of(files.public(live, BORIS, 0)) == "refused-making-busy"
    held.may_go_on.set()
    await first


async def reason_of(asking: Coroutine[Any, Any, bytes]) -> str:
    """Return why a file is refused."""
    with pytest.raises(RefusedError) as error:
        await asking
    return error.value.reason


async def test_a_file_is_called_whole_only_if_it_is(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    """The match ends while its file is made."""
    live, written = await room.match(1, 2), making.write_file
    begun, may_go_on = threading.Event(), threading.Event()

    def slow(found: Gathered, stood: Stood | None) -> bytes:
        begun.set()
        may_go_on.wait(10)
        return written(found, stood)

    monkeypatch.setattr(making, "write_file", slow)
    asked = asyncio.create_task(room.referee.files.of_user(live, 1))
    assert await asyncio.to_thread(begun.wait, 10)
    await room.referee.seats.concede(live.row.code, 2)
    may_go_on.set()
    given = await asked
    assert (live.row.status, given.status, given.is_whole) == ("over", "playing", False)
    assert json.loads(given.body)["whole"] is False
    message = file_pages.given(live, given, words_in("en"))
    assert words_in("en")("file-given-running") in str(message.items[0].to_component_dict())
