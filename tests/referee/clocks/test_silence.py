"""A match without a clock: after days of silence the others may decide, and a clock can be added while it runs."""

from __future__ import annotations

import pytest

from referee.clocks.flags import ClockFace
from referee.clocks.terms import DAY, HOUR, Terms, terms_of
from referee.match.live import Live
from store.people import guilds
from tests.referee.clocks.timed import again, fallen, kinds, passes, prefer, row, seal, table
from tests.referee.conftest import GUILD, Room
from tests.referee.helpers import refused
from tests.referee.seats.voting import press, votes

START = 1_000_000.0


async def silent(room: Room, *users: int, ready: int | None = None) -> Live:
    """Return a match without a clock in which nobody but the seat `ready` has answered for seven days."""
    live = await table(room, "none", *users)
    if ready is not None:
        await seal(room, live, ready)
    await passes(room, 7 * DAY)
    return live


async def chooses(room: Room, days: int) -> None:
    """Let the server choose the days of silence."""
    await room.referee.settings.change_server(GUILD, silence=days)
    assert (await guilds.of(room.db, GUILD)).silence == days


async def test_after_seven_days_the_others_may_decide(room: Room) -> None:
    live = await table(room, "none", 1, 2, 3)
    await seal(room, live, 0)
    await passes(room, 7 * DAY - 1)
    assert await fallen(room, live) == []
    assert {m.about for m in await room.referee.motions.possible_motions(live)} == {-1}
    live = await again(room, live)
    await room.owed()
    await passes(room, 1)
    assert await fallen(room, live) == [1, 2]
    assert {"late", "board"} <= set(await room.owed())
    assert await kinds(room, live, "silent", "flag") == [
        ("silent", {"seat": 1, "days": 7}),
        ("silent", {"seat": 2, "days": 7}),
    ]
    about = {(m.kind, m.about): m.asked for m in await room.referee.motions.possible_motions(live)}
    assert about["practice", 1] == about["wait", 2] == about["remove", 1] == about["clock", -1] == (0,)
    assert await press(room, live, 1, "practice", 1) == "done"
    assert [s.seat for s in live.humans] == [0, 2]


async def test_to_wait_gives_as_long_again_and_an_answer_ends_it(room: Room) -> None:
    live = await silent(room, 1, 2, ready=0)
    assert await press(room, live, 1, "wait", 1) == "done"
    assert await fallen(room, live) == []
    await passes(room, 7 * DAY - 1)
    assert await fallen(room, live) == []
    await passes(room, 1)
    assert await fallen(room, live) == [1]
    await seal(room, live, 1)
    assert await fallen(room, live) == []


async def test_nothing_shows_that_a_silence_is_counted(room: Room) -> None:
    live = await table(room, "none", 1, 2)
    await seal(room, live, 0)
    assert await room.referee.timing.faces(live) == {0: ClockFace(START), 1: ClockFace(START)}
    assert (await room.referee.timing.own_face(live, 1)).due is None
    assert [item.place.due for item in await room.referee.inbox.of_user(2) if item.place is not None] == [None]


@pytest.mark.parametrize(("days", "falls"), [(3, 3), (0, None), (30, 30)])
async def test_the_server_chooses_the_days(room: Room, days: int, falls: int | None) -> None:
    await chooses(room, days)
    live = await table(room, "none", 1, 2)
    found = []
    for day in range(1, 40):
        await passes(room, DAY)
        found += [day] if await fallen(room, live) else []
    assert found[:1] == ([falls] if falls is not None else [])


async def test_a_server_that_chooses_never_stops_what_is_counted(room: Room) -> None:
    live = await table(room, "none", 1, 2)
    await chooses(room, 0)
    await passes(room, 8 * DAY)
    assert await fallen(room, live) == []
    assert (await row(room, live, 0)).due is None


async def test_quiet_hours_do_not_count(room: Room) -> None:
    await prefer(room, 2, zone="UTC", quiet_from=22 * 60, quiet_to=10 * 60)
    live = await table(room, "none", 1, 2)
    await passes(room, 7 * DAY)
    assert await fallen(room, live) == [0]
    await passes(room, 6 * DAY)
    assert await fallen(room, live) == [0]
    await passes(room, 2 * DAY)
    assert await fallen(room, live) == [0, 1]


async def test_a_vacation_does_not_count_begun_before_or_during_the_silence(room: Room) -> None:
    await room.referee.vacations.start(2, 10)
    live = await table(room, "none", 1, 2, 3)
    await passes(room, 5 * DAY)
    await room.referee.vacations.start(3, 10)
    await passes(room, 2 * DAY)
    assert await fallen(room, live) == [0]
    await passes(room, 9 * DAY)
    assert await fallen(room, live) == [0]
    await passes(room, DAY)
    assert await fallen(room, live) == [0, 1, 2]


async def test_who_comes_back_early_is_counted_from_then_on(room: Room) -> None:
    await room.referee.vacations.start(2, 20)
    live = await table(room, "none", 1, 2)
    await passes(room, 2 * DAY)
    await room.referee.vacations.end(2)
    await passes(room, 7 * DAY - HOUR)
    assert await fallen(room, live) == [0]
    await passes(room, HOUR)
    assert await fallen(room, live) == [0, 1]


async def test_a_pause_does_not_count(room: Room) -> None:
    live = await table(room, "none", 1, 2)
    await passes(room, 5 * DAY)
    for user in (1, 2):
        await press(room, live, user, "pause", -1)
    await passes(room, 20 * DAY)
    assert await fallen(room, live) == []
    await room.referee.motions.resume(live.row.code, 1)
    await passes(room, 2 * DAY - 1)
    assert await fallen(room, live) == []
    await passes(room, 1)
    assert await fallen(room, live) == [0, 1]


async def test_a_pause_ends_a_silence_and_after_it_one_begins_anew(room: Room) -> None:
    live = await silent(room, 1, 2, 3, ready=0)
    assert await press(room, live, 1, "pause", -1) == "done"
    assert await fallen(room, live) == []
    await passes(room, 9 * DAY)
    await room.referee.motions.resume(live.row.code, 1)
    await passes(room, 7 * DAY - 1)
    assert await fallen(room, live) == []


async def test_alone_with_practice_players_nobody_is_silent(room: Room) -> None:
    live = await table(room, "none", 1, practice=2)
    await passes(room, 30 * DAY)
    assert await fallen(room, live) == []
    assert (await row(room, live, 0)).due is None


async def test_who_is_left_alone_is_no_longer_counted(room: Room) -> None:
    live = await table(room, "none", 1, 2, practice=1)
    await room.referee.seats.concede(live.row.code, 2)
    await passes(room, 30 * DAY)
    assert await fallen(room, live) == []
    assert await kinds(room, live, "silent") == []


async def test_where_all_are_silent_they_can_still_agree(room: Room) -> None:
    live = await silent(room, 1, 2)
    assert await fallen(room, live) == [0, 1]
    assert await press(room, live, 1, "close", -1) == "open"
    assert await press(room, live, 2, "close", -1) == "done"
    assert live.row.status == "closed"


# -------------------------------------------------------------------- a clock for a match without one


async def add(room: Room, live: Live, user: int, terms: str | None = None) -> str:
    return (await room.referee.motions.propose(live.row.code, user, "clock", -1, terms))[1]


async def test_all_add_a_clock_together(room: Room) -> None:
    live = await table(room, "none", 1, 2, 3)
    await passes(room, 2 * DAY)
    await seal(room, live, 2)
    assert await add(room, live, 1, "3d") == "open"
    assert await votes(room, live) == {("clock", -1): (0,)}
    assert next(m.terms for m in await room.referee.motions.open_motions(live)) == "3d"
    live = await again(room, live)
    assert await add(room, live, 2) == "open"
    await room.owed()
    assert await add(room, live, 3) == "done"
    assert terms_of(live.row.clock) == Terms("days", 3 * DAY)
    assert {"board", "turn", "motion", "late"} <= set(await room.owed())
    assert await kinds(room, live, "clocked") == [("clocked", {"clock": "3d"})]
    since = room.time
    # Others see all clocks alike, whoever has answered.
    assert await room.referee.timing.faces(live) == dict.fromkeys((0, 1, 2), ClockFace(since, since + 3 * DAY))
    await passes(room, 3 * DAY)
    assert await fallen(room, live) == [0, 1]


async def test_who_waits_adds_a_clock_after_the_silence(room: Room) -> None:
    live = await silent(room, 1, 2, ready=0)
    assert await add(room, live, 1, "2d") == "done"
    assert await fallen(room, live) == []
    await passes(room, 2 * DAY)
    assert await fallen(room, live) == [1]
    assert await kinds(room, live, "silent", "flag") == [("silent", {"seat": 1, "days": 7}), ("flag", {"seat": 1})]


async def test_which_clocks_are_refused(room: Room) -> None:
    live = await table(room, "none", 1, 2)
    propose = room.referee.motions.propose
    assert await refused(room, propose(live.row.code, 1, "clock", -1)) == ("refused-motion-none", None, {})
    assert await refused(room, propose(live.row.code, 1, "clock", -1, "none")) == ("refused-motion-none", None, {})
    assert (await refused(room, propose(live.row.code, 1, "clock", -1, "soon")))[0] == "refused-clock-form"
    await add(room, live, 1, "3d")
    assert await refused(room, propose(live.row.code, 2, "clock", -1, "1d")) == (
        "refused-motion-clock",
        None,
        {"terms": "3d"},
    )
    await room.referee.motions.refuse(live.row.code, 2, "clock", -1)
    assert await votes(room, live) == {}
    assert await add(room, live, 2, "1d") == "open"
    assert await add(room, live, 1, "1d") == "done"
    assert await refused(room, propose(live.row.code, 1, "clock", -1, "1d")) == ("refused-motion-clocked", None, {})


async def test_a_paused_match_gets_a_clock_that_stands(room: Room) -> None:
    live = await table(room, "none", 1, 2)
    for user in (1, 2):
        await press(room, live, user, "pause", -1)
    for user in (1, 2):
        await add(room, live, user, "1d")
    await passes(room, 9 * DAY)
    assert await fallen(room, live) == []
    await room.referee.motions.resume(live.row.code, 2)
    await passes(room, DAY)
    assert await fallen(room, live) == [0, 1]


@pytest.mark.parametrize(("days", "after"), [(30, 30), (3, 3)])
async def test_a_server_that_chooses_other_days_moves_what_is_counted(room: Room, days: int, after: int) -> None:
    live = await table(room, "none", 1, 2)
    await seal(room, live, 0)
    await passes(room, 2 * DAY)
    await chooses(room, days)
    await passes(room, (after - 2) * DAY - 1)
    assert await fallen(room, live) == []
    await passes(room, 1)
    assert await fallen(room, live) == [1]
    assert await kinds(room, live, "silent") == [("silent", {"seat": 1, "days": days})]


@pytest.mark.parametrize("days", [0, 30])
async def test_a_silence_that_lasted_too_long_no_longer_does_where_the_server_chooses_more(
    room: Room, days: int
) -> None:
    live = await silent(room, 1, 2, ready=0)
    assert await fallen(room, live) == [1]
    await chooses(room, days)
    assert await fallen(room, live) == []
    assert "board" in await room.owed()


async def wants(room: Room, live: Live, user: int, terms: str) -> str:
    return (await room.referee.motions.propose(live.row.code, user, "clock", -1, terms))[1]


async def test_the_clock_of_who_has_no_vote_any_more_does_not_come(room: Room) -> None:
    live = await table(room, "none", 1, 2, 3)
    assert await wants(room, live, 1, "14d") == "open"
    await seal(room, live, 1)
    await seal(room, live, 2)
    await passes(room, 7 * DAY)
    assert await fallen(room, live) == [0]
    assert await wants(room, live, 2, "3d") == "open"
    assert [m.terms for m in await room.referee.motions.open_motions(live)] == ["3d"]
    assert await wants(room, live, 3, "3d") == "done"
    assert terms_of((await again(room, live)).row.clock) == Terms("days", 3 * DAY)
