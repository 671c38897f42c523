"""Invitations and blocks without Discord: for whom a seat is kept, until when, and who sits with whom."""

from __future__ import annotations

import asyncio

import pytest

from referee.errors import RefusedError
from referee.lobby.invitations import CALL_AGAIN
from referee.lobby.places import SEAT_KEPT_FOR
from referee.match.live import Live
from store.lobby import invitations
from store.people import blocks
from tests.referee.conftest import Room, seat_numbers
from tests.referee.helpers import posted, refused


async def called(room: Room, live: Live, *users: int, by: int = 1) -> Live:
    return (await room.referee.invitations.call(live.row.code, by, users)).live


async def status(room: Room, live: Live) -> dict[int, str]:
    return {row.user: row.status for row in await invitations.of_match(room.db, live.row.id)}


async def blocked(room: Room, user: int, other: int) -> None:
    await room.db.write(lambda db: blocks.block(db, user, other, room.time))


def until(room: Room) -> str:
    return f"<t:{int(room.time + SEAT_KEPT_FOR)}:R>"


async def test_a_seat_is_kept_for_who_is_invited(room: Room) -> None:
    live = await room.lobby(1, 2, 3, 4)
    await room.owed()
    await called(room, live, 7, 8)
    assert await room.owed() == ["board", f"call:{int(room.time + SEAT_KEPT_FOR)}"]
    refusal = ("refused-kept", None, {"who": "<@7>, <@8>", "until": until(room)})
    assert await refused(room, room.join(live, 5)) == refusal
    await room.join(live, 8)
    assert await status(room, live) == {7: "open", 8: "accepted"}
    assert await refused(room, room.join(live, 5)) == ("refused-kept", None, {"who": "<@7>", "until": until(room)})
    await room.join(live, 7)
    assert await refused(room, room.join(live, 5)) == ("refused-full", "TK-04", {"limit": 6})


async def test_practice_players_give_way_to_those_who_are_invited(room: Room) -> None:
    live = await room.lobby(1, 2, 3, 4, practice=2)
    await called(room, live, 7)
    await room.join(live, 5)
    assert (await refused(room, room.join(live, 6)))[0] == "refused-kept"
    await room.join(live, 7)
    assert sorted(s.user or 0 for s in live.seats) == [1, 2, 3, 4, 5, 7]


async def test_two_at_once_for_one_seat_that_is_not_kept(room: Room) -> None:
    live = await room.lobby(1, 2, 3, 4)
    await called(room, live, 7)
    found = await asyncio.gather(*(room.join(live, user) for user in (5, 6, 7)), return_exceptions=True)
    reasons = [error.reason for error in found if isinstance(error, RefusedError)]
    # Whoever of both comes second, the seat is kept, and taken once its user has it.
    assert reasons in (["refused-kept"], ["refused-full"])
    assert {s.user for s in live.seats} - {5, 6} == {1, 2, 3, 4, 7}
    assert len(live.seats) == 6


async def test_who_declines_gives_the_seat_up_and_is_not_asked_again(room: Room) -> None:
    live = await room.lobby(1, 2, 3, 4, 5)
    await called(room, live, 7)
    await room.owed()
    decline = room.referee.invitations.decline
    assert await refused(room, decline(live.row.code, 6)) == ("refused-not-called", None, {})
    await decline(live.row.code, 7)
    assert await room.owed() == ["board"]
    assert await refused(room, decline(live.row.code, 7)) == ("refused-not-called", None, {})
    assert await refused(room, called(room, live, 7)) == ("refused-call-declined", None, {"who": "<@7>"})
    await room.join(live, 6)
    await room.referee.lobbies.leave(live.row.code, 6)
    await room.join(live, 7)
    assert await status(room, live) == {7: "accepted"}


async def test_who_cannot_be_invited_is_left_out_and_the_others_are(room: Room) -> None:
    live = await room.lobby(1, 2)
    await called(room, live, 7)
    await room.referee.invitations.decline(live.row.code, 7)
    await called(room, live, 6)
    await blocked(room, 1, 8)
    await blocked(room, 9, 2)
    found = await room.referee.invitations.call(live.row.code, 1, [2, 7, 8, 9, 5, 6, 5])
    assert found.users == [5]
    assert [(error.reason, error.facts["who"]) for error in found.refusals] == [
        ("refused-call-here", "<@2>, <@6>"),
        ("refused-call-declined", "<@7>"),
        ("refused-call-blocked", "<@8>"),
        ("refused-call-closed", "<@9>"),
    ]
    assert await status(room, live) == {5: "open", 6: "open", 7: "declined"}
    await room.owed()
    nobody = await room.referee.invitations.call(live.row.code, 1, [2, 7])
    assert (nobody.users, len(nobody.refusals)) == ([], 2)
    assert await room.owed() == []


async def test_an_invitation_expires_also_over_a_restart(room: Room) -> None:
    live = await room.lobby(1, 2, 3, 4, 5)
    await called(room, live, 7)
    room.time += 60
    await called(room, await room.join(await room.lobby(9), 10), 7, by=9)
    expire = room.referee.invitations.expire
    assert await expire() == room.time - 60 + SEAT_KEPT_FOR
    room.time += SEAT_KEPT_FOR - 61
    await expire()
    assert await status(room, live) == {7: "open"}
    expires = live.row.expires
    await room.restart()
    room.time += 1
    assert await room.referee.invitations.expire() == room.time + 60
    live = await room.referee.live.by_code(live.row.code)
    assert await status(room, live) == {7: "expired"}
    assert live.row.expires == expires
    await room.join(live, 6)
    assert len(await invitations.of_user(room.db, 7)) == 1


async def test_time_out_of_reach_does_not_end_an_invitation(room: Room) -> None:
    live = await room.lobby(1, 2, 3, 4, 5)
    await called(room, live, 7)
    slot = f"call:{int(room.time + SEAT_KEPT_FOR)}"
    await posted(room, live, slot)
    await room.referee.outages.note_heartbeat()
    left = SEAT_KEPT_FOR - 100.5
    room.time += 100.5
    await room.referee.outages.note_heartbeat()
    await room.restart()
    room.time += 3 * SEAT_KEPT_FOR + 0.7
    await room.referee.outages.come_online()
    assert await room.referee.invitations.expire() == room.time + left
    live = await room.referee.live.by_code(live.row.code)
    (row,) = await invitations.of_match(room.db, live.row.id)
    assert (row.status, row.until, f"call:{row.called}") == ("open", room.time + left, slot), (
        "and its message is the same"
    )
    assert await room.owed() == ["board", slot]
    assert (await refused(room, room.join(live, 6)))[0] == "refused-kept"
    room.time += left
    await room.referee.invitations.expire()
    await room.join(live, 6)


async def test_a_seat_is_free_the_moment_the_invitation_ends(room: Room) -> None:
    """Before the timekeeper has come to it."""
    live = await room.lobby(1, 2, 3, 4, 5)
    await called(room, live, 7)
    room.time += SEAT_KEPT_FOR
    await room.join(live, 6)
    assert await refused(room, room.referee.invitations.decline(live.row.code, 7)) == ("refused-not-called", None, {})


async def test_only_the_host_invites_and_takes_back(room: Room) -> None:
    live = await room.lobby(1, 2)
    revoke = room.referee.invitations.revoke
    assert await refused(room, revoke(live.row.code, 1)) == ("refused-none-called", None, {})
    for work in (called(room, live, 7, by=2), revoke(live.row.code, 2)):
        assert await refused(room, work) == ("refused-not-host-call", None, {"host": "user 1"})
    assert await refused(room, called(room, live, 2)) == ("refused-call-here", None, {"who": "<@2>"})
    assert await refused(room, called(room, live, 7, 8, 9, 10, 11)) == (
        "refused-call-full",
        None,
        {"free": 4, "asked": 5},
    )
    await called(room, live, 7, 8)
    assert await refused(room, called(room, live, 8, 2)) == ("refused-call-here", None, {"who": "<@8>, <@2>"})
    assert (await refused(room, called(room, live, 8, 9, 10, 11)))[2] == {"free": 2, "asked": 3}
    await revoke(live.row.code, 1)
    assert await status(room, live) == {7: "expired", 8: "expired"}
    again = ("refused-call-again", None, {"who": "<@7>", "again": f"<t:{int(room.time + CALL_AGAIN)}:R>"})
    room.time += CALL_AGAIN - 1
    assert await refused(room, called(room, live, 7)) == again
    room.time += 1
    await called(room, live, 7)
    assert (await status(room, live))[7] == "open"


async def test_no_seat_is_kept_once_the_match_begins_or_the_lobby_closes(room: Room) -> None:
    begun, left = await room.lobby(1, 2), await room.lobby(3)
    await called(room, begun, 7)
    await called(room, left, 7, by=3)
    assert [row.match for row in await invitations.of_user(room.db, 7)] == [begun.row.id, left.row.id]
    await room.owed()
    await room.referee.lobbies.start(begun.row.code, 1)
    await room.referee.lobbies.leave(left.row.code, 3)
    assert await invitations.of_user(room.db, 7) == []
    assert begun.rules_and_match[1].seats == (0, 1)


async def test_invited_with_the_opening(room: Room) -> None:
    live = await room.referee.lobbies.open(
        "krendel",
        guild=1,
        channel=2,
        language="en",
        user=1,
        name="user 1",
        entropy="1",
        options={},
        practice=5,
        call=[7, 8],
    )
    assert await status(room, live) == {7: "open", 8: "open"}
    assert await room.owed() == ["board", f"call:{int(room.time + SEAT_KEPT_FOR)}"]
    await room.join(live, 8)
    assert seat_numbers(live) == [0, 1, 2, 3, 4, 5]


# ---------------------------------------------------------------- blocks


async def test_neither_joins_where_the_other_sits(room: Room) -> None:
    await blocked(room, 1, 2)
    assert await refused(room, room.join(await room.lobby(3, 1), 2)) == ("refused-not-open", None, {})
    emitted = ("refused-blocked", None, {"owner": "user 2"})
    table = await room.lobby(3, 2)
    assert await refused(room, room.join(table, 1)) == emitted
    await room.db.write(lambda db: blocks.unblock(db, 1, 2))
    await room.join(table, 1)


async def test_a_block_reaches_no_match_and_no_practice_player(room: Room) -> None:
    live = await room.lobby(1, 2, practice=3)
    await blocked(room, 1, 2)
    await room.referee.lobbies.start(live.row.code, 1)
    assert live.rules_and_match[1].seats == (0, 1, 2, 3, 4)


@pytest.mark.parametrize(
    ("blocker", "other", "reason"),
    [
        (1, 7, "refused-call-blocked"),
        (7, 1, "refused-call-closed"),
        (2, 7, "refused-call-closed"),
        (7, 2, "refused-call-closed"),
    ],
)
async def test_nobody_is_invited_to_whom_the_table_is_not_open(
    room: Room, blocker: int, other: int, reason: str
) -> None:
    """Only who blocks is told so: of the others' blocks nobody hears."""
    live = await room.lobby(1, 2)
    await blocked(room, blocker, other)
    assert await refused(room, called(room, live, 7)) == (reason, None, {"who": "<@7>"})
    await called(room, live, 8)


@pytest.mark.parametrize("opening", [True, False])
async def test_two_guests_whom_a_block_keeps_apart_are_called_by_two_messages(room: Room, *, opening: bool) -> None:
    """Nobody is told of it; whoever comes second is refused as anywhere."""
    await blocked(room, 8, 9)
    if opening:
        live = await room.referee.lobbies.open(
            "krendel", guild=1, channel=2, language="en", user=1, name="user 1", entropy="1", options={}, call=[7, 8, 9]
        )
    else:
        live = await room.lobby(1)
        await room.owed()
        found = await room.referee.invitations.call(live.row.code, 1, [7, 8, 9])
        assert (found.users, found.refusals) == ([7, 8, 9], [])
    first = int(room.time + SEAT_KEPT_FOR)
    rows = await invitations.of_match(room.db, live.row.id)
    assert {row.user: row.called for row in rows} == {7: first, 8: first, 9: first + 1}
    assert {f"call:{first}", f"call:{first + 1}"} <= set(await room.owed())
    await room.join(live, 9)
    assert await refused(room, room.join(live, 8)) == ("refused-blocked", None, {"owner": "user 9"})
    await room.join(live, 7)


async def test_blocks_between_users(room: Room) -> None:
    for pair in ((1, 2), (2, 1), (3, 9)):
        await blocked(room, *pair)
    assert await blocks.between(room.db, [1, 2, 3, 4]) == {(1, 2), (2, 1)}
    assert await blocks.between(room.db, []) == set()
    room.time += 1
    await blocked(room, 1, 5)
    await blocked(room, 1, 5)
    assert await blocks.of_user(room.db, 1) == [5, 2]
    assert await room.db.write(lambda db: blocks.unblock(db, 1, 2))
    assert not await room.db.write(lambda db: blocks.unblock(db, 1, 2))
