"""What concerns a user over all servers, and in which order."""

from __future__ import annotations

import zlib

from referee.people.inbox import Item
from store.lobby import invitations
from store.lobby.invitations import Invitation
from store.people.inbox import last_choice
from tests.referee.conftest import Room
from tests.support.databases import forge

DAY = 86_400.0


def emitted(items: list[Item]) -> list[tuple[str, str]]:
    return [(item.kind, item.live.row.code) for item in items]


async def due(room: Room, match: int, seat: int, since: float, until: float | None) -> None:
    """Set a seat's clock."""
    query = "INSERT OR REPLACE INTO clocks (match, seat, question, since, due) VALUES (?, ?, 'x', ?, ?)"
    await room.db.write(lambda db: db.execute(query, (match, seat, since, until)).close())


async def test_first_what_waits_by_the_time_that_is_left_then_others_then_lobbies_and_invitations(room: Room) -> None:
    later, soon = [await room.lobby(1, 2, clock='{"kind":"days","seconds":86400}') for _ in range(2)]
    for lobby in (later, soon):
        await room.referee.lobbies.start(lobby.row.code, 1)
    open_ended, older = [await room.match(1, 2) for _ in range(2)]
    answered = await room.match(1, 2)
    await room.first(answered, 0)
    lobby, invited, ready = [await room.lobby(user) for user in (1, 2, 2)]
    await room.join(ready, 1)
    await due(room, later.row.id, 0, room.time - 10, room.time + 100)
    await due(room, soon.row.id, 0, room.time - 5, room.time + 50)
    await due(room, open_ended.row.id, 0, room.time - 5, None)
    await due(room, older.row.id, 0, room.time - 500, None)
    row = Invitation(invited.row.id, 1, 2, room.time + DAY, "open")
    await room.db.write(lambda db: invitations.keep(db, row))
    set_ready = "UPDATE matches SET ready = ? WHERE id = ?"
    await room.referee.live.commit(ready, lambda db: db.execute(set_ready, (room.time + 300, ready.row.id)).close())
    items = await room.referee.inbox.of_user(1)
    assert emitted(items) == [
        ("ready", ready.row.code),
        ("act", soon.row.code),
        ("act", later.row.code),
        ("act", older.row.code),
        ("act", open_ended.row.code),
        ("wait", answered.row.code),
        ("lobby", lobby.row.code),
        ("invited", invited.row.code),
    ]
    assert items[0].until == room.time + 300
    assert items[-1].until == room.time + DAY
    waiting = await room.referee.inbox.others_waiting(1, besides=soon.row.code)
    assert [item.live.row.code for item in waiting] == [later.row.code, older.row.code, open_ended.row.code]


async def test_what_is_over_closed_or_left_is_no_longer_listed(room: Room) -> None:
    over, closed, left = await room.match(1, 2), await room.lobby(1), await room.match(1, 2, 3)
    await room.referee.seats.concede(over.row.code, 2)
    await room.referee.lobbies.leave(closed.row.code, 1)
    await room.referee.seats.concede(left.row.code, 1)
    assert await room.referee.inbox.of_user(1) == []
    assert emitted(await room.referee.inbox.of_user(3)) == [("act", left.row.code)]


async def test_a_match_that_cannot_be_read_does_not_hide_the_others(room: Room) -> None:
    broken, whole = await room.match(1, 2), await room.match(1, 2)
    body = zlib.compress(b"{}")
    await forge(room.db, "UPDATE states SET body = ? WHERE match = ?", body, broken.row.id)
    await room.restart()
    assert emitted(await room.referee.inbox.of_user(1)) == [("act", whole.row.code)]


async def test_the_last_own_choice_is_no_standing_orders_and_nobody_elses(room: Room) -> None:
    live = await room.match(1, 2)
    assert await last_choice(room.db, live.row.id, 1) is None
    await room.first(live, 0)
    mine = live.row.version
    room.time += 60
    await room.first(live, 1)
    known = await last_choice(room.db, live.row.id, 1)
    assert known is not None
    assert (known.version, known.at) == (mine, room.time - 60)
    await room.first(live, 0)
    await room.db.write(
        lambda db: db.execute("UPDATE choices SET ordered = 1 WHERE version = ?", (live.row.version,)).close()
    )
    known = await last_choice(room.db, live.row.id, 1)
    assert known is not None
    assert known.version == mine
