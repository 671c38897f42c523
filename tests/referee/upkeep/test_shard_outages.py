"""Each shard has outages of its own: the deadlines of its matches move, all others have run on."""

from __future__ import annotations

import time

from referee.clocks.time_of_day import LONG
from referee.match.live import Live
from referee.shared_time import SharedTime
from referee.station import FIRST
from store.people import people
from store.upkeep import shards
from tests.referee.conftest import Room
from tests.referee.upkeep.stations import NORTH, SOUTH, referee, station

BANK = '{"kind": "bank", "seconds": 36000, "more": 0}'


async def running(room: Room, guild: int, *users: int) -> Live:
    live = await room.lobby(*users, guild=guild, clock=BANK)
    return await room.referee.lobbies.start(live.row.code, users[0])


async def due(room: Room, live: Live) -> list[float]:
    rows = await room.db.read("SELECT due FROM clocks WHERE match = ? AND due > 0 ORDER BY seat", live.row.id)
    return [row[0] for row in rows]


async def test_the_outage_of_a_shard_moves_the_deadlines_of_its_matches_only(room: Room) -> None:
    own = room.referee.station
    own.hear(2, frozenset({0, 1}))
    north, south = await running(room, NORTH, 1, 2), await running(room, SOUTH, 3, 4)
    lobby = await room.lobby(5, guild=SOUTH)
    await room.referee.outages.note_heartbeat()
    before = [await due(room, live) for live in (north, south)]
    expires = lobby.row.expires
    room.time += LONG + 100
    await room.referee.outages.note_heartbeat({FIRST})
    room.time += 200
    await room.referee.outages.come_online({1})
    after = [await due(room, live) for live in (north, south)]
    away = LONG + 300
    assert after == [before[0], [at + away for at in before[1]]]
    assert (await room.referee.live.by_id(lobby.row.id)).row.expires == (expires or 0) + away
    room.time += 10
    await room.referee.outages.come_online({0, 1})
    assert [await due(room, live) for live in (north, south)] == after, "it is given back once"


async def test_a_shard_that_is_away_lets_no_flag_fall_and_the_others_do(room: Room) -> None:
    own = room.referee.station
    own.hear(2, frozenset({0, 1}))
    north, south = await running(room, NORTH, 1, 2), await running(room, SOUTH, 3, 4)
    own.away.add(1)
    room.time += 40000
    await room.referee.timing.run_due()
    rows = await room.db.read("SELECT DISTINCT match FROM clocks WHERE fallen > 0")
    assert [row[0] for row in rows] == [north.row.id]
    own.away.clear()
    await room.referee.timing.run_due()
    rows = await room.db.read("SELECT DISTINCT match FROM clocks WHERE fallen > 0 ORDER BY match")
    assert [row[0] for row in rows] == [north.row.id, south.row.id]


async def test_matches_by_direct_messages_are_the_first_shards(room: Room) -> None:
    own = room.referee.station
    own.hear(2, frozenset({0, 1}))
    own.away.add(0)
    assert [own.runs(guild) for guild in (None, NORTH, SOUTH)] == [False, False, True]


async def test_with_twice_as_many_shards_each_goes_on_from_the_heartbeat_of_its_former_one(room: Room) -> None:
    await room.db.write(lambda db: shards.beat(db, 2, [0], 5000.0))
    await room.db.write(lambda db: shards.beat(db, 2, [1], 7000.0))
    assert [await shards.last_beat(room.db, 4, shard) for shard in range(4)] == [5000.0, 7000.0, 5000.0, 7000.0]


async def test_from_one_connection_to_several_and_back_no_time_is_given_twice(room: Room) -> None:
    """The heartbeat of one connection is a fact, those of several stand beside their shards: the newest counts."""
    one = room.referee
    await one.outages.note_heartbeat()
    live = await running(room, SOUTH, 1, 2)
    before = await due(room, live)
    one.station.hear(2, frozenset({0, 1}))
    await one.outages.come_online()
    room.time += 86400
    await one.outages.note_heartbeat()
    assert float(await people.fact(room.db, people.HEARTBEAT) or 0) == room.time - 86400
    one.station.hear(1, frozenset({0}))
    await one.outages.come_online()
    assert await due(room, live) == before


async def test_who_stood_still_gives_back_only_what_nobody_has_heard(room: Room) -> None:
    """Another process has heard the shard meanwhile: for its players there was no outage."""
    own, other = station(room, "own"), station(room, "other")
    asleep, awake = referee(room, own), referee(room, other)
    live = await running(room, SOUTH, 1, 2)
    before = await due(room, live)
    await asleep.outages.come_online()
    await asleep.outages.follow_clock()
    room.time += 7200
    await awake.outages.note_heartbeat({1})
    asleep.outages._stood = 7200.0
    await asleep.outages.follow_clock()
    assert await due(room, live) == before
    room.time += 7200
    asleep.outages._stood = 7200.0
    await asleep.outages.follow_clock()
    assert await due(room, live) == [at + 7200 for at in before]


async def test_all_processes_mean_the_same_moment(room: Room) -> None:
    """However wrong the clock of a machine is, the time is that of the database."""
    wrong = SharedTime(room.db, lambda: time.monotonic() + 50_000)
    wrong._ahead += 86400
    await wrong.measure()
    assert abs(wrong() - time.time()) < 5


async def test_a_late_answer_about_the_time_is_not_believed(room: Room) -> None:
    moments = iter([10.0, 10.0, 15.0, 20.0])
    clock = SharedTime(room.db, lambda: next(moments))
    ahead = clock._ahead
    await clock.measure()
    assert clock._ahead == ahead


async def test_what_a_standstill_has_moved_is_not_moved_again_when_a_shard_is_back(room: Room) -> None:
    """The machine sleeps while one shard is away: its matches move with all others, and by its own outage but for that time."""
    own = room.referee.station
    own.hear(2, frozenset({0, 1}))
    south = await running(room, SOUTH, 3, 4)
    await room.referee.outages.note_heartbeat()
    before = await due(room, south)
    own.away.add(1)
    await room.referee.outages.follow_clock()
    room.time += 7200
    room.referee.outages._stood = 7200.0
    await room.referee.outages.follow_clock()
    assert await due(room, south) == [at + 7200 for at in before]
    room.time += 50
    own.away.clear()
    await room.referee.outages.come_online({1})
    assert await due(room, south) == [at + 7200 for at in before]


async def test_two_that_hear_the_same_shards_give_an_outage_back_once(room: Room) -> None:
    """Both have read the heartbeat from before the outage, and both would move the deadlines."""
    one, other = (referee(room, station(room, name)) for name in ("one", "other"))
    live = await running(room, SOUTH, 1, 2)
    await one.outages.note_heartbeat({0, 1})
    before, since = await due(room, live), room.time
    room.time += 7200
    await one.outages.give_back(7200, {1}, since)
    await other.outages.give_back(7200, {1}, since)
    assert await due(room, live) == [at + 7200 for at in before]
    await other.outages.give_back(7200, {0, 1}, since)
    assert await due(room, live) == [at + 7200 for at in before], "nor all of them"
