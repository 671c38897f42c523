"""Reminders: rarer and rarer, in private while lanes are open, never at night; through restarts."""

from __future__ import annotations

import pytest

from referee.clocks.terms import DAY, HOUR
from referee.match.live import Live
from store.match import matches
from store.people import people
from tests.referee.clocks.timed import again, passes, prefer, row, seal, table, to_turns, waiting
from tests.referee.conftest import Room
from tests.support.gauntlet_words import gauntlet

__all__ = ["gauntlet"]


async def reminders_of(room: Room, live: Live, hours: int) -> list[tuple[int, list[str]]]:
    """Let hours pass; return in which of them reminders were owed, and which."""
    found = []
    for n in range(1, hours + 1):
        await passes(room, HOUR)
        if owed := await room.owed():
            found.append((n, owed))
    return found


@pytest.mark.usefixtures("gauntlet")
async def test_reminders_grow_rarer_and_stop_through_restarts(room: Room) -> None:
    live = await table(room, "none", 1, 2, game="gauntlet")
    await to_turns(room, live)
    await room.owed()
    assert await reminders_of(room, live, 48) == [(12, ["turn"]), (36, ["turn"])]
    live = await again(room, live)
    silence = (168 - 48, ["board", "late", "motion"])
    assert await reminders_of(room, live, 12 * 24) == [(96 - 48, ["turn"]), silence, (240 - 48, ["turn"])]
    assert (await room.referee.timing.faces(live))[waiting(live)].reminded == 4


async def test_in_lanes_those_are_reminded_in_private_who_have_not_answered(room: Room) -> None:
    live = await table(room, "none", 1, 2, 3)
    await seal(room, live, 1)
    await room.owed()
    await passes(room, 12 * HOUR)
    assert await room.owed() == ["remind:0", "remind:2"]
    # Answered: the reminder is taken away.
    await seal(room, live, 0)
    assert await room.owed() == ["panel:0", "remind:0"]
    # The answered seat is counted like the others, for all that can be seen.
    assert {face.reminded for face in (await room.referee.timing.faces(live)).values()} == {1}


@pytest.mark.parametrize("answered", [True, False])
@pytest.mark.parametrize("why", ["closed", "chosen"])
async def test_whom_no_private_message_reaches_is_called_in_public_answered_or_not(
    room: Room, answered: bool, why: str
) -> None:
    live = await table(room, "none", 1, 2)
    if why == "chosen":
        await prefer(room, 1, delivery="channel")
    else:
        await room.db.write(lambda db: people.note_user(db, 1, "x", "en", 0.0))
        await room.db.write(lambda db: people.set_dm(db, 1, "closed"))
    if answered:
        await seal(room, live, 0)
    await room.owed()
    await passes(room, 12 * HOUR)
    assert [slot for slot in await room.owed() if slot != "remind:0"] == ["remind:1", "turn"]


@pytest.mark.parametrize(
    ("pings", "called", "owed"),
    [
        ("turns", True, []),
        # The first call was put off by quiet hours: this is not one too many.
        ("turns", False, ["remind:0"]),
        ("off", False, []),
        ("all", True, ["remind:0"]),
    ],
)
async def test_who_wants_no_reminders_gets_none(room: Room, pings: str, called: bool, owed: list[str]) -> None:
    await prefer(room, 1, pings=pings)
    live = await table(room, "none", 1, 2)
    if called:
        await room.referee.live.commit(live, lambda db: matches.set_pinged(db, live.row.id, [0], room.time))
    await passes(room, 12 * HOUR)
    assert await room.owed() == [*owed, "remind:1"]
    assert ((await row(room, live, 0)).remind is None) == (not owed)


async def test_a_muted_match_reminds_nobody_until_it_is_heard_again(room: Room) -> None:
    live = await table(room, "none", 1, 2)
    await room.db.write(lambda db: db.execute("UPDATE matches SET muted = 1").close())
    live = await again(room, live)
    await passes(room, 13 * HOUR)
    assert await room.owed() == []
    assert (await row(room, live, 0)).reminded == 0
    await room.db.write(lambda db: db.execute("UPDATE matches SET muted = 0").close())
    live = await again(room, live)
    await passes(room, HOUR)
    assert await room.owed() == ["remind:0", "remind:1"]


async def test_where_a_flag_falls_in_a_muted_match_nobody_else_is_reminded(room: Room) -> None:
    await prefer(room, 1, zone="UTC", quiet_from=22 * 60, quiet_to=8 * 60)
    live = await table(room, "1d", 1, 2)
    await room.db.write(lambda db: db.execute("UPDATE matches SET muted = 1").close())
    live = await again(room, live)
    await passes(room, DAY)
    assert await room.owed() == ["board", "late", "motion"]
    assert (await row(room, live, 0)).reminded == 0


async def test_on_vacation_nobody_is_reminded(room: Room) -> None:
    live = await table(room, "none", 1, 2)
    await room.referee.vacations.start(1, 2)
    await passes(room, 36 * HOUR)
    assert await room.owed() == ["remind:1"]
    await passes(room, 12 * HOUR)
    assert await room.owed() == ["remind:0"]
    # What was put off puts off the next one.
    assert (await row(room, live, 0)).remind == room.time + DAY


async def test_who_comes_back_early_is_reminded_in_time(room: Room) -> None:
    live = await table(room, "none", 1, 2)
    await room.referee.vacations.start(1, 20)
    await passes(room, 12 * HOUR)
    assert (await row(room, live, 0)).remind == 1_000_000 + 20 * DAY
    await room.referee.vacations.end(1)
    assert (await row(room, live, 0)).remind == 1_000_000 + 36 * HOUR
    await room.owed()
    await passes(room, DAY)
    assert "remind:0" in await room.owed()
