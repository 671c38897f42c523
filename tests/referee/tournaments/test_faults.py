"""A fault in one tournament stays there: the others go on, and nothing of them is late."""

from __future__ import annotations

import logging

import pytest

from referee.tournaments.halls.hall import Hall
from referee.tournaments.rounds.director import RETRY_AFTER
from referee.tournaments.rounds.results import Results
from store.tournaments import games, tournaments
from tests.referee.conftest import Room
from tests.referee.tournaments.event import Event
from tests.referee.tournaments.support import EVENING, TWO, WHY, four
from tournaments.facts.kinds import Dropped, RoundUndone


async def broken(event: Event, monkeypatch: pytest.MonkeyPatch) -> int:
    """Let every look at a tournament fail; return its id."""
    number, whole = (await event.hall()).row.id, Results.take

    async def take(self: Results, hall: Hall) -> int:
        if hall.row.id == number:
            raise KeyError("a fault of ours")
        return await whole(self, hall)

    monkeypatch.setattr(Results, "take", take)
    await event.room.db.write(lambda db: tournaments.set_field(db, number, "due", event.room.time))
    return number


async def test_a_fault_in_one_tournament_does_not_stop_the_others(
    room: Room, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    first, second = await Event.made(room, EVENING, game="krendel"), await Event.made(room, EVENING, game="krendel")
    await first.open(1, 2)
    await broken(first, monkeypatch)
    with caplog.at_level(logging.CRITICAL, "arbiter.tournaments"):
        await second.begun(3, 4)
        assert await second.tables()
        again = await second.parts.director.run_due()
    assert again is not None
    assert room.time < again <= room.time + RETRY_AFTER


async def test_the_next_duty_is_looked_for_though_another_tournament_waits(
    room: Room, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    first, second = await Event.made(room, EVENING, game="krendel"), await Event.made(room, EVENING, game="krendel")
    await first.open(1, 2)
    await second.open(3, 4)
    soon, number = room.time + 5, (await second.hall()).row.id
    await room.db.write(lambda db: tournaments.set_field(db, number, "due", soon))
    await broken(first, monkeypatch)
    with caplog.at_level(logging.CRITICAL, "arbiter.tournaments"):
        assert await first.parts.director.run_due() == soon


@pytest.mark.rule("TM-62")
async def test_a_match_that_ends_while_its_round_is_taken_back_counts_for_nothing(room: Room) -> None:
    event = await four(room, TWO, automatic=False)
    await event.parts.director.step(event.code, 99, [], (await event.hall()).version)
    await event.run()
    live = await event.table_of(1)
    await event.arrive(live)
    await event.run()
    hall = await event.hall()
    async with hall.lock:  # as the undoing does, up to the moment before its tables are closed
        await event.parts.halls.commit(hall, lambda _hall: [RoundUndone(0, 1)], by="organiser", user=99, reason=WHY)
        await event.win(live, 1)
    for _ in range(2):  # the tables that it closes have news of their own
        await event.run()
    assert await games.news(room.db, hall.row.id) == []
    assert await games.open_games(room.db, hall.row.id) == []
    row = await games.of_match(room.db, live.row.id)
    assert row is not None
    assert not row.current
    assert (await event.state()).paired_rounds() == 0


@pytest.mark.rule("TM-62")
async def test_a_match_conceded_after_its_player_has_left_makes_room_if_the_round_is_taken_back(room: Room) -> None:
    event = await four(room, TWO, automatic=False)
    await event.parts.director.step(event.code, 99, [], (await event.hall()).version)
    await event.run()
    live = await event.table_of(1)
    await event.arrive(live)
    await event.run()
    hall = await event.hall()
    async with hall.lock:  # as the leaving does, up to the moment before its table is settled
        await event.parts.halls.commit(hall, lambda _hall: [Dropped(1)], by="player", user=1)
        await event.win(live, 2)
    await event.run()
    row = await games.of_match(room.db, live.row.id)
    assert row is not None
    assert not row.current
    await event.parts.organising.undo_round(event.code, event.organiser(), WHY)
    for _ in range(2):
        await event.run()
    await event.parts.director.step(event.code, 99, [], (await event.hall()).version)
    await event.run()
    assert (await event.state()).paired_rounds() == 1
    assert [game.status for game in await games.open_games(room.db, hall.row.id)] != []
