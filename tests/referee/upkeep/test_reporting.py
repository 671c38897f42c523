"""Reports to the host: kept with the file that their writer may know, and not too many of them."""

from __future__ import annotations

import json

import pytest

from referee.upkeep.reporting import HOUR, PER_HOUR, FiledReport
from store.upkeep import reports
from tests.referee.conftest import Room
from tests.referee.helpers import refused

WHAT = "The ogre counts twice"


async def test_a_report_is_kept_with_the_writers_own_file(room: Room) -> None:
    live = await room.match(1, 2)
    woken: list[int] = []
    room.referee.reporting.on_report = lambda: woken.append(1)
    made = await room.referee.reporting.report(2, f"  {WHAT} ", live.row.code)
    number = made.number
    assert made == FiledReport(1, live.row.code, attached=True)
    assert woken == [1]
    (kept,) = await reports.unsent(room.db)
    assert (kept.id, kept.match, kept.code, kept.text, kept.at) == (number, live.row.id, live.row.code, WHAT, room.time)
    assert kept.file is not None
    assert json.loads(kept.file)["viewer"] == "B"
    assert live.rules_and_match[1].seed.encode() not in kept.file
    await room.db.write(lambda db: reports.mark_sent(db, number, room.time))
    assert await reports.unsent(room.db) == []


async def test_a_match_goes_only_with_the_report_of_who_sits_or_sat_there(room: Room) -> None:
    live, reporting = await room.match(1, 2), room.referee.reporting
    code = live.row.code
    assert await reporting.report(9, WHAT, code) == FiledReport(1, None, attached=False)
    (kept,) = await reports.unsent(room.db)
    assert (kept.match, kept.file) == (None, None)
    await room.referee.substitutes.offer(code, 2, 1, None)
    await room.referee.substitutes.take(code, 9, "user 9", 1)
    for number, user in ((2, 2), (3, 9)):
        assert await reporting.report(user, WHAT, code) == FiledReport(number, code, attached=True)


async def test_the_match_of_a_channel_is_ones_own_only_one(room: Room) -> None:
    live, reporting = await room.match(1, 2), room.referee.reporting
    channel = live.row.channel
    await room.match(3, 4)
    assert [await reporting.own_match(user, channel) for user in (1, 9)] == [live.row.code, None]
    assert await reporting.own_match(1, channel + 1) is None
    await room.match(1, 5)
    assert await reporting.own_match(1, channel) is None


@pytest.mark.parametrize("damage", ["UPDATE states SET body = x'00'", "DELETE FROM states"])
async def test_a_report_about_no_match_a_lobby_or_a_damaged_match_has_no_file(room: Room, damage: str) -> None:
    lobby, live = await room.lobby(1, 2), await room.match(3, 4)
    await room.db.write(lambda db: db.execute(damage).close())
    await room.restart()
    for user, code in ((1, None), (2, lobby.row.code), (3, live.row.code)):
        await room.referee.reporting.report(user, WHAT, code)
    assert [(kept.code, kept.file) for kept in await reports.unsent(room.db)] == [
        (None, None),
        (lobby.row.code, None),
        (live.row.code, None),
    ]


async def test_a_user_reports_so_often_in_an_hour(room: Room) -> None:
    for _ in range(PER_HOUR):
        await room.referee.reporting.report(1, WHAT, None)
    again = room.referee.reporting.report(1, WHAT, None)
    assert await refused(room, again) == ("refused-reports", None, {"times": PER_HOUR})
    await room.referee.reporting.report(2, WHAT, None)
    room.time += HOUR
    await room.referee.reporting.report(1, WHAT, None)
    assert len(await reports.unsent(room.db)) == PER_HOUR + 2


async def test_no_file_is_made_for_a_report_too_many(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    live, reporting = await room.match(1, 2), room.referee.reporting

    async def never(*_: object) -> None:
        raise AssertionError("a file is made")

    for _ in range(PER_HOUR):
        await reporting.report(1, WHAT, None)
    monkeypatch.setattr(reporting.files, "of_user", never)
    assert (await refused(room, reporting.report(1, WHAT, live.row.code)))[0] == "refused-reports"


@pytest.mark.parametrize(
    ("text", "code", "reason"),
    [("no", None, "refused-reason"), ("x" * 1001, None, "refused-reason"), (WHAT, "NONE", "refused-no-match")],
)
async def test_what_is_refused_is_not_kept(room: Room, text: str, code: str | None, reason: str) -> None:
    assert (await refused(room, room.referee.reporting.report(1, text, code)))[0] == reason
    assert await reports.unsent(room.db) == []
