"""Lobbies without Discord: who may do what, and what the dice are bound to."""

from __future__ import annotations

import asyncio
import hashlib

from engines.kernel.state.dice import commitment, mix_seed
from referee.lobby.places import OPEN_PER_USER
from tests.referee.conftest import CHANNEL, GUILD, Room, seat_numbers
from tests.referee.helpers import refused


async def test_an_open_lobby(room: Room) -> None:
    live = await room.lobby(1)
    row = live.row
    assert (row.game, row.status, row.guild, row.channel, row.language) == ("krendel", "lobby", GUILD, CHANNEL, "en")
    assert (row.host, row.pack, row.version, row.created) == (1, None, 0, room.time)
    assert [(s.seat, s.user, s.name, s.entropy, s.status) for s in live.seats] == [(0, 1, "user 1", "press 1", "human")]
    assert await room.owed() == ["board"]
    assert len(row.code) == 6
    assert not set(row.code) & set("01ILO")


async def test_secret_and_commitment(room: Room) -> None:
    one, two = await room.lobby(1), await room.lobby(1)
    assert one.row.secret != two.row.secret
    assert len(bytes.fromhex(one.row.secret)) == 32
    assert one.row.commitment == hashlib.sha256(bytes.fromhex(one.row.secret)).hexdigest()
    assert one.row.commitment == commitment(one.row.secret)


async def test_the_seed_is_made_of_the_secret_and_of_all_who_sit(room: Room) -> None:
    live = await room.lobby(1, 2, 3)
    await room.referee.lobbies.leave(live.row.code, 2)
    await room.join(live, 4)
    await room.referee.lobbies.start(live.row.code, 1)
    _, match = live.rules_and_match
    assert match.seed == mix_seed(live.row.secret, ["press 1", "press 4", "press 3"])
    state = hashlib.sha256(bytes.fromhex(live.row.secret))
    for part in ("press 1", "press 4", "press 3"):
        state.update(hashlib.sha256(part.encode()).digest())
    assert match.seed == state.hexdigest()


async def test_unknown_table_options(room: Room) -> None:
    reason, _, facts = await refused(room, room.lobby(1, options={"fight_with_all": "sideways"}))
    assert reason == "refused-options"
    assert "sideways" in str(facts["why"])
    assert (await refused(room, room.lobby(1, options={"no such": 1})))[0] == "refused-options"


async def test_options_reach_the_board(room: Room) -> None:
    live = await room.lobby(1, 2, options={"fight_with_all": "symmetric"})
    await room.referee.lobbies.start(live.row.code, 1)
    assert live.rules_and_match[1].board.options.fight_with_all == "symmetric"


async def test_seats_are_filled_from_the_first_free_one(room: Room) -> None:
    live = await room.lobby(1, 2, 3)
    await room.referee.lobbies.leave(live.row.code, 2)
    assert seat_numbers(live) == [0, 2]
    await room.join(live, 4)
    assert [(s.seat, s.user) for s in live.seats] == [(0, 1), (1, 4), (2, 3)]


async def test_joining(room: Room) -> None:
    live = await room.lobby(1, 2, 3, 4, 5, 6)
    assert await refused(room, room.join(live, 2)) == ("refused-seated-already", None, {})
    assert await refused(room, room.join(live, 7)) == ("refused-full", "TK-04", {"limit": 6})
    await room.referee.lobbies.start(live.row.code, 1)
    assert await refused(room, room.join(live, 7)) == ("refused-begun", None, {})


async def test_two_join_for_the_last_seat(room: Room) -> None:
    live = await room.lobby(1, 2, 3, 4, 5)
    results = await asyncio.gather(room.join(live, 6), room.join(live, 7), return_exceptions=True)
    assert [type(result).__name__ for result in results] == ["Live", "RefusedError"]
    assert len(live.seats) == 6


async def test_no_such_match(room: Room) -> None:
    lobbies = room.referee.lobbies
    for work in (lobbies.join("ZZZZZZ", 1, "x", "y"), lobbies.leave("ZZZZZZ", 1), lobbies.start("ZZZZZZ", 1)):
        assert await refused(room, work) == ("refused-no-match", None, {"code": "ZZZZZZ"})


async def test_too_many_tables(room: Room) -> None:
    for n in range(OPEN_PER_USER):
        last = await room.lobby(1, guild=n)
    limit = ("refused-too-many-matches", None, {"limit": OPEN_PER_USER})
    assert await refused(room, room.lobby(1)) == limit
    other = await room.lobby(2)
    assert await refused(room, room.join(other, 1)) == limit
    await room.referee.lobbies.leave(last.row.code, 1)
    await room.join(other, 1)


async def test_leaving(room: Room) -> None:
    live = await room.lobby(1, 2)
    leave = room.referee.lobbies.leave
    assert await refused(room, leave(live.row.code, 3)) == ("refused-join-first", None, {})
    await leave(live.row.code, 1)
    assert (live.row.host, live.row.status) == (2, "lobby")
    await leave(live.row.code, 2)
    assert (live.row.status, live.row.reason, live.seats) == ("closed", "empty", [])
    for work in (room.join(live, 1), leave(live.row.code, 2), room.referee.lobbies.start(live.row.code, 2)):
        assert await refused(room, work) == ("refused-closed", None, {})


async def test_starting(room: Room) -> None:
    live = await room.lobby(1)
    start = room.referee.lobbies.start
    few = ("refused-too-few", "TK-04", {"least": 2, "seats": 1})
    assert await refused(room, start(live.row.code, 1)) == few
    await room.join(live, 2)
    assert await refused(room, start(live.row.code, 3)) == ("refused-join-first", None, {})
    assert await refused(room, start(live.row.code, 2)) == ("refused-not-host", None, {"host": "user 1"})
    await room.owed()
    room.time += 5
    await start(live.row.code, 1)
    assert (live.row.status, live.row.started, live.row.version) == ("playing", room.time, 0)
    assert await room.owed() == ["board", "panel:0", "panel:1", "turn"]
    assert room.woken[-1] == live.row.id
    assert await refused(room, start(live.row.code, 1)) == ("refused-begun", None, {})
    assert await refused(room, room.referee.lobbies.leave(live.row.code, 1)) == ("refused-begun", None, {})


async def test_gaps_between_seats_are_closed_at_the_start(room: Room) -> None:
    live = await room.lobby(1, 2, 3)
    await room.referee.lobbies.leave(live.row.code, 1)
    await room.referee.lobbies.start(live.row.code, 2)
    assert [(s.seat, s.user) for s in live.seats] == [(0, 2), (1, 3)]
    assert live.rules_and_match[1].seats == (0, 1)
    await room.restart()
    again = await room.referee.live.by_code(live.row.code)
    assert [(s.seat, s.user) for s in again.seats] == [(0, 2), (1, 3)]


async def test_started_twice_at_once(room: Room) -> None:
    live = await room.lobby(1, 2)
    start = room.referee.lobbies.start
    results = await asyncio.gather(start(live.row.code, 1), start(live.row.code, 1), return_exceptions=True)
    assert [type(result).__name__ for result in results] == ["Live", "RefusedError"]
    assert len(await room.db.read("SELECT version FROM states")) == 1
