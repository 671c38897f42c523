"""Shards have homes: leases that lapse, are taken over and handed over, and what only a home does."""

from __future__ import annotations

import pytest

from referee.clocks.timekeeper import Timekeeper
from referee.station import FIRST, KEPT, LEASE, MARGIN, RENEWAL, WAITING, NotHomeError
from store.match import outbox
from store.upkeep import shards
from tests.referee.conftest import Room
from tests.referee.upkeep.stations import NORTH, SOUTH, referee, station

BANK = '{"kind": "bank", "seconds": 3600, "more": 0}'


async def test_who_has_the_database_alone_is_the_home_of_everything_and_asks_nobody(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    own = room.referee.station

    async def asked(*_args: object) -> None:
        raise AssertionError("the database is asked")

    monkeypatch.setattr(room.db, "read", asked)
    monkeypatch.setattr(room.db, "write", asked)
    assert own.is_home(SOUTH)
    assert own.is_home(None)
    assert own.leads
    assert await own.ours([3, 1]) == [3, 1]
    assert await own.at_home([3, 1]) == {3, 1}
    assert await own.takes(5)
    await own.hand_over()
    own.check(None, SOUTH)  # type: ignore[arg-type]  # it is not asked


async def test_each_shard_has_one_home(room: Room) -> None:
    one, other = station(room, "one", heard=(0,)), station(room, "other")
    assert await one.renew() == RENEWAL
    assert await other.renew() == WAITING, "it waits for the first shard"
    assert (one.held, other.held) == ({0}, {1})
    assert [one.is_home(guild) for guild in (None, NORTH, SOUTH)] == [True, True, False]
    assert [other.is_home(guild) for guild in (None, NORTH, SOUTH)] == [False, False, True]
    assert (one.leads, other.leads) == (True, False)
    assert one.shard_of(None) == FIRST


async def test_a_lease_that_is_renewed_stays_and_one_that_lapses_is_taken_over(room: Room) -> None:
    one, other = station(room, "one"), station(room, "other")
    for _ in range(5):
        await one.renew()
        await other.renew()
        room.time += RENEWAL
    assert (one.held, other.held) == ({0, 1}, set())
    room.time += LEASE
    await other.renew()
    assert (one.held, other.held) == (set(), {0, 1})
    await one.renew()
    assert one.held == set()


async def test_a_process_that_was_stopped_for_a_while_trusts_its_leases_no_longer(room: Room) -> None:
    """It asks nobody: its own clock says so, before anybody else can be the home."""
    one = station(room, "one")
    await one.renew()
    room.time += LEASE - MARGIN - 0.1
    assert one.is_home(SOUTH)
    room.time += 0.1
    assert not one.is_home(SOUTH)
    other = station(room, "other")
    await other.renew()
    assert other.held == set(), "the lease has not lapsed yet"


async def test_a_former_home_settles_nothing(room: Room) -> None:
    one, other = station(room, "one"), station(room, "other")
    live = await room.match(1, 2)
    await one.renew()
    row = (await outbox.owed(room.db, live.row.id))[0]
    room.time += LEASE
    await other.renew()
    with pytest.raises(NotHomeError):
        await one.write(SOUTH, lambda db: outbox.settle(db, row, None, room.time))
    assert row.slot in [each.slot for each in await outbox.owed(room.db, live.row.id)]
    await other.write(SOUTH, lambda db: outbox.settle(db, row, None, room.time))
    assert row.slot not in [each.slot for each in await outbox.owed(room.db, live.row.id)]


async def test_a_home_that_was_taken_over_and_came_back_settles_nothing_of_before(room: Room) -> None:
    """The number of the holding has been raised twice; only what is begun now is settled."""
    one, other = station(room, "one"), station(room, "other")
    await one.renew()
    before = dict(one._held)
    await one.hand_over()
    await other.renew()
    await other.hand_over()
    again = station(room, "one")
    await again.renew()
    again._held = before
    with pytest.raises(NotHomeError):
        await again.write(None, lambda db: outbox.owe(db, 1, ["board"], room.time))


async def test_shards_are_handed_over_at_once(room: Room) -> None:
    one, other = station(room, "one"), station(room, "other")
    await one.renew()
    await other.renew()
    await one.hand_over()
    assert one.held == set()
    await other.renew()
    assert other.held == {0, 1}
    await one.renew()
    assert one.held == set(), "who leaves takes nothing back"


async def test_twice_as_many_shards_take_over_once_those_before_have_ended(room: Room) -> None:
    old, new = station(room, "old"), station(room, "new", total=4, heard=(0, 1, 2, 3))
    await old.renew()
    await new.renew()
    assert new.held == set(), "the same servers would have two homes"
    await old.hand_over()
    await new.renew()
    assert new.held == {0, 1, 2, 3}
    late = station(room, "late")
    await late.renew()
    assert late.held == set()


async def test_half_of_the_shards_can_be_doubled_before_the_others(room: Room) -> None:
    first, second = station(room, "a", heard=(0,)), station(room, "b", heard=(1,))
    await first.renew()
    await second.renew()
    new = station(room, "new", total=4, heard=(0, 1, 2, 3))
    await first.hand_over()
    await new.renew()
    assert new.held == {0, 2}, "the servers of the other two still have their home"


async def test_deadlines_are_kept_by_the_home_alone(room: Room) -> None:
    """A flag of the south falls once the south's home looks, and not by the north's, which is told when to look again."""
    live = await room.lobby(1, 2, guild=SOUTH, clock=BANK)
    live = await room.referee.lobbies.start(live.row.code, 1)
    north, south = station(room, "north", heard=(0,)), station(room, "south", heard=(1,))
    room.time += 7200
    for own in (north, south):
        await own.renew()
    await referee(room, north).timing.run_due()
    assert await flags(room, live.row.id) == []
    await referee(room, south).timing.run_due()
    assert await flags(room, live.row.id) != []


async def flags(room: Room, match: int) -> list[int]:
    return [row[0] for row in await room.db.read("SELECT seat FROM clocks WHERE match = ? AND fallen > 0", match)]


async def test_what_is_due_elsewhere_does_not_keep_the_timekeeper_busy(room: Room) -> None:
    own = station(room, "north", heard=(0,))
    keeper = Timekeeper([lambda: due_long_ago()], room.wall, pause=lambda: own.pause)
    assert await keeper.tick() == WAITING


async def due_long_ago() -> float:
    return 0.0


async def test_what_is_for_all_is_done_by_the_home_of_the_first_shard(room: Room) -> None:
    done: list[str] = []
    north, south = station(room, "north", heard=(0,)), station(room, "south", heard=(1,))

    async def job() -> None:
        done.append("done")

    for own in (north, south):
        await own.renew()
    assert await south.for_all(job)() == room.time + RENEWAL
    assert done == []
    await north.for_all(job)()
    assert done == ["done"]


async def test_a_press_that_comes_to_two_processes_is_taken_once(room: Room) -> None:
    one, other = station(room, "one"), station(room, "other")
    assert await one.takes(77)
    assert not await other.takes(77)
    assert await other.takes(78)


async def test_presses_taken_are_forgotten_after_a_while(room: Room) -> None:
    one = station(room, "one")
    await one.takes(77)
    room.time += KEPT + 1
    await one.takes(78)
    await one.renew()
    assert [row[0] for row in await room.db.read("SELECT interaction FROM taken")] == [78]


async def test_turns_to_begin_sessions_are_five_seconds_apart_in_each_bucket(room: Room) -> None:
    one, other = station(room, "one"), station(room, "other")
    waits = [await own.turn(0, 5.0) for own in (one, other, one)]
    assert waits == [0.0, 5.0, 10.0]
    assert await other.turn(1, 5.0) == 0.0
    room.time += 60
    assert await other.turn(0, 5.0) == 0.0


async def test_turns_of_a_clock_that_was_wrong_are_not_waited_for(room: Room) -> None:
    one = station(room, "one")
    await one.turn(0, 5.0)
    room.time -= 86400
    assert await one.turn(0, 5.0) == 0.0


async def test_the_processes_that_are_there_are_counted(room: Room) -> None:
    north, south = station(room, "north", heard=(0,)), station(room, "south", heard=(1,))
    assert north.processes == 1
    for own in (north, south, north):
        await own.renew()
    assert (north.processes, south.processes) == (2, 2)
    room.time += LEASE
    await north.renew()
    assert north.processes == 1


async def test_a_first_message_is_posted_by_one_process(room: Room) -> None:
    live = await room.match(1, 2)
    row = next(each for each in await outbox.owed(room.db, live.row.id) if each.slot == "board")
    assert await room.db.write(lambda db: outbox.claim(db, row, "one", room.time))
    assert not await room.db.write(lambda db: outbox.claim(db, row, "other", room.time))
    assert await outbox.held_until(room.db, live.row.id, "board", "other", room.time) == room.time + outbox.HELD
    assert await outbox.held_until(room.db, live.row.id, "board", "one", room.time) is None
    # A newer row of the slot is none to begin anew with.
    await room.db.write(lambda db: outbox.owe(db, live.row.id, ["board"], room.time))
    newer = next(each for each in await outbox.owed(room.db, live.row.id) if each.slot == "board")
    assert not await room.db.write(lambda db: outbox.claim(db, newer, "other", room.time))
    room.time += outbox.HELD
    assert await room.db.write(lambda db: outbox.claim(db, newer, "other", room.time))


async def test_of_two_edits_at_once_neither_is_trusted(room: Room) -> None:
    """Nobody can say which of both Discord shows: the message is owed once more."""
    live = await room.match(1, 2)
    match = live.row.id
    row = next(each for each in await outbox.owed(room.db, match) if each.slot == "board")
    first = outbox.Post("board", 500, 7, "v1")
    await room.db.write(lambda db: outbox.mark_delivered(db, row, first, None, room.time))
    known = await outbox.edits(room.db, match, "board")
    newer, older = outbox.Post("board", 500, 7, "v3"), outbox.Post("board", 500, 7, "v2")
    await room.db.write(lambda db: outbox.mark_edited(db, match, newer, room.time, None, known))
    assert "board" not in [each.slot for each in await outbox.owed(room.db, match)]
    await room.db.write(lambda db: outbox.mark_edited(db, match, older, room.time, None, known))
    assert "board" in [each.slot for each in await outbox.owed(room.db, match)]
    assert await outbox.post(room.db, match, "board") == outbox.Post("board", 500, 7, "")


async def test_the_clock_of_the_database_is_read(room: Room) -> None:
    import time

    assert abs(await shards.clock(room.db) - time.time()) < 60
