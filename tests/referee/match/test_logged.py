"""What is refused, fails or cannot be loaded: a line in the log with match, version and seat, and nothing left behind."""

from __future__ import annotations

import logging
import sqlite3

import pytest

from engines.kernel.history.saves import BadSaveError
from referee.errors import RefusedError
from store.errors import StoreFailedError
from store.match import matches
from tests.referee.conftest import Room
from tests.support.databases import forge


async def test_refusals_are_logged_with_match_version_and_seat(room: Room, caplog: pytest.LogCaptureFixture) -> None:
    live = await room.match(1, 2)
    await room.first(live, 0)
    code = live.row.code
    caplog.set_level(logging.INFO, "arbiter.referee")
    for user, seat in ((1, 0), (1, 1), (9, 1)):
        with pytest.raises(RefusedError):
            await room.referee.choose(code, user, seat, "1.1", ["ogre"])
    await room.referee.seats.concede(code, 1)
    with pytest.raises(RefusedError):
        await room.referee.choose(code, 2, 1, "1.1", ["ogre"])
    with pytest.raises(RefusedError):
        await room.join(live, 9)
    assert [r.getMessage().partition(": ")[0] for r in caplog.records] == [
        f"refused match={code} version=1 seat=0 user=1",
        f"refused match={code} version=1 seat=1 user=1",
        f"refused match={code} version=1 seat=1 user=9",
        f"refused match={code} version=2 seat=1 user=2",
        f"refused match={code} version=2 seat=- user=9",
    ]


async def test_what_cannot_be_saved_is_logged(room: Room, caplog: pytest.LogCaptureFixture) -> None:
    live = await room.match(1, 2)
    await room.db.write(lambda db: db.execute("PRAGMA busy_timeout = 0").close())
    other = sqlite3.connect(room.path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with caplog.at_level(logging.WARNING, "arbiter.referee"), pytest.raises(StoreFailedError):
        await room.first(live, 1)
    other.close()
    assert f"not saved match={live.row.code} version=0 seat=1 user=2: " in caplog.text


async def test_nothing_is_read_between_a_commit_and_its_swap(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    """A read that fails there would leave the match in memory behind the one on disk, for good."""

    async def broken(*_: object) -> None:
        raise StoreFailedError("no reading now")

    live = await room.lobby(1, 2)
    monkeypatch.setattr(matches, "by_id", broken)
    monkeypatch.setattr(matches, "seats", broken)
    await room.referee.lobbies.start(live.row.code, 1)
    assert (live.row.status, live.rules_and_match[1].version) == ("playing", 0)
    await room.first(live, 0)
    await room.referee.seats.concede(live.row.code, 2)
    monkeypatch.undo()
    row, seats = live.row, live.seats
    assert (row.status, row.version, [s.status for s in seats]) == ("over", 2, ["human", "left"])
    await room.restart()
    again = await room.referee.live.by_code(row.code)
    assert (again.row, again.seats) == (row, seats)


@pytest.mark.parametrize(
    "damage",
    ["UPDATE states SET body = x'00'", "UPDATE states SET body = substr(body, 1, 40)"],
)
async def test_a_match_that_does_not_load_is_named_in_the_log(
    room: Room, caplog: pytest.LogCaptureFixture, damage: str
) -> None:
    live = await room.match(1, 2)
    await room.first(live, 0)
    await forge(room.db, damage)
    await room.restart()
    with caplog.at_level(logging.ERROR, "arbiter.referee"), pytest.raises(BadSaveError):
        await room.referee.live.by_code(live.row.code)
    assert f"cannot load match={live.row.code} version=1: not a whole " in caplog.text
