"""The past of a person is read beside the event loop: a long one in a process of its own, with the same answer."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from processes.errors import DiedError
from referee.memory import reading
from referee.memory.known import LATEST, Past
from referee.memory.profile import Place
from store.ratings import past
from tests.referee.conftest import GUILD, Room
from tests.referee.ratings.playing import DUEL, FREE, beaten, three
from tests.support.many_games import BUSY, EVERY, KEY, fill

ANNA, BORIS, VERA = 1, 2, 3


@pytest.fixture
async def played(room: Room) -> AsyncIterator[Room]:
    """A room in which some duels were played on several days, one of them elsewhere."""
    for n in range(7):
        await beaten(room, *((ANNA, BORIS) if n % 3 else (BORIS, ANNA)))
        room.time += 30_000.0
    await three(room, ANNA, BORIS, VERA)
    await room.db.write(lambda db: db.execute("UPDATE matches SET channel = 5, parent = 4 WHERE id = 2").close())
    yield room
    await room.referee.pasts.close()


async def known(room: Room) -> Past:
    return await room.referee.pasts.profile(ANNA, GUILD, BORIS, [DUEL, FREE])


async def test_a_profile_has_the_latest_matches_of_each_place_and_the_courses_of_its_ratings(played: Room) -> None:
    found = await known(played)
    assert (found.figures.sums[0].played, found.figures.sums[0].won) == (8, 5)
    assert found.figures.versus is not None
    places = [one.at for one in found.latest]
    assert [one.match for one in found.latest if one.at == Place(5, 4)] == [2]
    assert len(places) == LATEST + 1
    assert [one.ended for one in found.latest] == sorted((one.ended for one in found.latest), reverse=True)
    assert found.ended == found.latest[0].ended
    duel, free = found.courses
    assert len(duel.latest) == 7
    assert duel.best.rating == max(point.rating for point in duel.latest)
    assert [point.day for point in duel.days] == sorted({point.day for point in duel.latest})
    assert duel.days[-1] == duel.latest[-1]
    assert len(free.latest) == 1


async def test_a_long_past_is_read_in_a_process_with_the_same_answer(
    played: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    short, year = await known(played), await played.referee.pasts.year(ANNA, GUILD, 2026, [])
    assert played.referee.pasts.pool.ready == 0
    monkeypatch.setattr(reading, "SHORT", 7)
    monkeypatch.setattr(reading, "answer_bytes", lambda _body: pytest.fail("it holds the event loop up"))
    assert await known(played) == short
    assert await played.referee.pasts.year(ANNA, GUILD, 2026, []) == year
    assert played.referee.pasts.pool.ready == 1


async def test_without_the_process_a_profile_is_shown_all_the_same(
    played: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def dies(_body: bytes) -> bytes:
        raise DiedError("it died")

    short = await known(played)
    monkeypatch.setattr(reading, "SHORT", 0)
    monkeypatch.setattr(played.referee.pasts.pool, "ask", dies)
    assert await known(played) == short


async def test_the_games_of_others_are_not_read(room: Room) -> None:
    await room.db.write(lambda db: fill(db, 2_000))
    plan = await room.db.read(f"EXPLAIN QUERY PLAN {past.MINE}", BUSY, KEY.guild, 0.0, past.FOREVER)
    assert any("finished_seats_by_user (user=?)" in row["detail"] for row in plan)
    assert not any("finished_games_by" in row["detail"] for row in plan)
    found = await room.referee.pasts.profile(BUSY, KEY.guild, 2, [])
    assert found.figures.sums[0].played == 2_000 // EVERY
