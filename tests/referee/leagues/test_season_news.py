"""The announcements of seasons: each is owed once, whatever is pressed or stopped meanwhile (TM-55, TM-56)."""

from __future__ import annotations

import pytest

from referee.errors import RefusedError
from store.leagues.outbox import SEASONS
from store.leagues.seasons import NewSeason, SeasonRow
from store.match.owed import Post
from tests.referee.conftest import GUILD, Room
from tests.referee.leagues.seasons import BOSS, chosen, made, played, season_of
from tests.referee.tournaments.event import ORGANISER

DAY = 86400


async def owed(room: Room) -> list[str]:
    """Return the slots that are owed, and deliver them."""
    rows = await SEASONS.owed(room.db)
    for row in rows:
        post = Post(row.slot, 1, 2, "shown")
        await room.db.write(lambda db, row=row, post=post: SEASONS.settle(db, row, post, None, room.time))
    return [row.slot for row in rows]


async def later(room: Room, days: float) -> SeasonRow:
    """Make a season that begins after so many days."""
    starts = room.time + days * DAY
    new = NewSeason(GUILD, "Summer", starts, starts + 30 * DAY, 0, 2, 2, ORGANISER, room.time, 5, "en")
    return await room.referee.leagues.seasons.make(BOSS, new)


async def test_a_beginning_is_announced_once_when_its_day_comes(room: Room) -> None:
    news = room.referee.leagues.news
    row = await later(room, 2)
    assert await news.run_due() == row.starts
    assert await owed(room) == []
    room.time += 2 * DAY - 1
    assert await news.run_due() == row.starts
    room.time += 1
    assert await news.run_due() is None
    assert await owed(room) == [f"begin:{row.id}"]
    await room.restart()
    await room.referee.leagues.news.run_due()
    assert await owed(room) == []


async def test_a_season_whose_dates_have_begun_is_announced_at_once_and_new_dates_announce_nothing_again(
    room: Room,
) -> None:
    news, parts = room.referee.leagues.news, room.referee.leagues.seasons
    row = await made(room)
    await news.run_due()
    assert await owed(room) == [f"begin:{row.id}"]
    row = await parts.row(row.id, GUILD)
    await parts.set_terms(row, BOSS, row.version, row)
    await news.run_due()
    assert await owed(room) == []


@pytest.mark.rule("TM-56")
async def test_the_end_is_announced_in_the_transaction_that_ends_the_season(room: Room) -> None:
    parts = room.referee.leagues.seasons
    row = await made(room)
    row = await chosen(room, row, await played(room, [1, 2]), 1)
    await room.referee.leagues.news.run_due()
    await owed(room)
    with pytest.raises(RefusedError):
        await parts.end(row, BOSS, row.version - 1)
    assert await owed(room) == []
    await parts.end(row, BOSS, row.version)
    assert await owed(room) == [f"end:{row.id}"]
    with pytest.raises(RefusedError):
        await parts.end(await parts.row(row.id, GUILD), BOSS, row.version + 1)
    assert await owed(room) == []


async def test_a_season_that_is_over_before_its_beginning_says_only_that_it_is_over(room: Room) -> None:
    row = await later(room, 2)
    await room.referee.leagues.seasons.end(row, BOSS, row.version)
    room.time += 3 * DAY
    await room.referee.leagues.news.run_due()
    assert await owed(room) == [f"end:{row.id}"]


@pytest.mark.rule("TM-56")
async def test_the_moves_of_a_season_that_is_over_are_those_that_were_stored(room: Room) -> None:
    parts = room.referee.leagues.seasons
    row = await made(room)
    row = await chosen(room, row, await played(room, [1, 2, 3, 4]), 1)
    row = await chosen(room, row, await played(room, [11, 12, 13, 14]), 2)
    before = (await season_of(room, row)).transfers
    assert len(before) == 4
    ended = await parts.end(row, BOSS, row.version)
    assert ended.transfers == before
    gone = before[0].person
    await room.referee.erasure.erase(gone)
    after = (await season_of(room, row)).transfers
    assert {(one.before, one.after) for one in after} == {(one.before, one.after) for one in before}
    assert {one.person for one in after} == {one.person for one in before if one.person != gone} | {
        one.person for one in after if one.person < 0
    }


@pytest.mark.rule("TM-68")
async def test_who_is_deleted_is_taken_out_of_what_is_posted(room: Room) -> None:
    row = await made(room)
    row = await chosen(room, row, await played(room, [1, 2]), 1)
    await room.referee.leagues.seasons.end(row, BOSS, row.version)
    assert await owed(room) == [f"end:{row.id}"]
    await room.referee.erasure.erase(1)
    assert await owed(room) == [f"end:{row.id}"], "it is edited"
    season = await season_of(room, row)
    assert 1 not in season.names
    assert 1 not in {one.user for one in season.players}


async def test_making_and_changing_a_season_wakes_whoever_announces(room: Room) -> None:
    woken: list[str] = []
    room.referee.leagues.news.wake = lambda: woken.append("")
    parts = room.referee.leagues.seasons
    row = await later(room, 2)
    assert len(woken) == 1
    await parts.set_terms(row, BOSS, row.version, row)
    assert len(woken) == 2
