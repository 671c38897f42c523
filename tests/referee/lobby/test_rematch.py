"""A finished match is played again: one new lobby, whoever asks and however often."""

from __future__ import annotations

import asyncio

from referee.lobby.places import OPEN_PER_USER
from referee.match.live import Live
from tests.referee.conftest import Room
from tests.referee.helpers import refused


async def again(room: Room, live: Live, user: int) -> tuple[Live, bool]:
    return await room.referee.lobbies.rematch(live.row.code, user, f"user {user}", f"again {user}")


async def finished(room: Room, *users: int, practice: int = 0) -> Live:
    """Return a match that is over: all but the first have left."""
    live = await room.lobby(*users, practice=practice, options={"fight_with_all": "symmetric"})
    await room.referee.lobbies.start(live.row.code, users[0])
    for user in users[1:] if len(users) > 1 else users:
        await room.referee.seats.concede(live.row.code, user)
    return live


async def test_the_same_table_again(room: Room) -> None:
    old = await finished(room, 1, 2)
    room.time += 9
    new, opened = await again(room, old, 2)
    assert opened
    row = new.row
    assert (row.status, row.host, row.former, row.created) == ("lobby", 2, old.row.id, room.time)
    assert (row.game, row.guild, row.channel, row.language, row.theme, row.options) == (
        old.row.game,
        old.row.guild,
        old.row.channel,
        old.row.language,
        old.row.theme,
        old.row.options,
    )
    assert (row.secret != old.row.secret, row.pack, row.version, row.ended) == (True, None, 0, None)
    assert [(s.seat, s.user, s.entropy) for s in new.seats] == [(0, 2, "again 2")]
    await again(room, old, 1)
    assert [s.user for s in new.seats] == [2, 1]
    await room.referee.lobbies.start(row.code, 2)
    assert new.rules_and_match[1].board.options.fight_with_all == "symmetric"


async def test_invited_practice_players_come_again_but_not_for_those_who_left(room: Room) -> None:
    old = await finished(room, 1, practice=2)
    assert old.row.status == "closed"
    new, _ = await again(room, old, 1)
    assert [s.user for s in new.seats] == [1, None, None]
    await room.referee.lobbies.start(new.row.code, 1)
    assert new.rules_and_match[1].seats == (0, 1, 2)

    left = await room.match(3, 4, 5, practice=1)
    await room.referee.seats.concede(left.row.code, 4)
    await room.referee.seats.concede(left.row.code, 5)
    await room.referee.seats.concede(left.row.code, 3)
    new, _ = await again(room, left, 4)
    assert [s.user for s in new.seats] == [4, None]


async def test_two_at_once_and_one_twice_find_the_same_table(room: Room) -> None:
    old = await finished(room, 1, 2, 3)
    await room.referee.seats.concede(old.row.code, 1)
    found = await asyncio.gather(*(again(room, old, user) for user in (2, 1, 2, 1)))
    assert len({live.row.id for live, _ in found}) == 1
    assert [opened for _, opened in found] == [True, False, False, False]
    assert [s.user for s in found[0][0].seats] == [2, 1]
    await room.restart()
    live, opened = await again(room, old, 3)
    assert (live.row.id, opened) == (found[0][0].row.id, False)
    assert [s.user for s in live.seats] == [2, 1, 3]
    assert len(await room.db.read("SELECT id FROM matches")) == 2


async def test_a_table_that_has_begun_is_found_but_not_joined(room: Room) -> None:
    old = await finished(room, 1, 2)
    new, _ = await again(room, old, 1)
    await room.join(new, 3)
    await room.referee.lobbies.start(new.row.code, 1)
    live, opened = await again(room, old, 2)
    assert (live.row.id, opened, [s.user for s in live.seats]) == (new.row.id, False, [1, 3])
    await room.referee.seats.concede(new.row.code, 3)
    assert (await again(room, old, 2))[0].row.id == new.row.id
    third, opened = await again(room, new, 3)
    assert (third.row.former, opened) == (new.row.id, True)


async def test_a_closed_table_is_opened_anew(room: Room) -> None:
    old = await finished(room, 1, 2)
    first, _ = await again(room, old, 1)
    await room.referee.lobbies.leave(first.row.code, 1)
    second, opened = await again(room, old, 2)
    assert opened
    assert second.row.id != first.row.id
    assert (await again(room, old, 1))[0].row.id == second.row.id


async def test_who_may_not(room: Room) -> None:
    running = await room.match(1, 2)
    lobby = await room.lobby(1)
    old = await finished(room, 1, 2)
    assert await refused(room, again(room, old, 9)) == ("refused-not-played", None, {})
    assert await refused(room, again(room, running, 1)) == ("refused-not-over", None, {})
    assert await refused(room, again(room, lobby, 1)) == ("refused-not-over", None, {})
    await room.referee.lobbies.leave(lobby.row.code, 1)
    for n in range(OPEN_PER_USER - 1):
        await room.lobby(1, guild=n)
    full = ("refused-too-many-matches", None, {"limit": OPEN_PER_USER})
    assert await refused(room, again(room, old, 1)) == full
    await again(room, old, 2)
    assert await refused(room, again(room, old, 1)) == full
