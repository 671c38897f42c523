"""What the table decides together: about late seats, empty ones, pausing, ending; who is asked and how many must agree."""

from __future__ import annotations

import asyncio

import pytest

from referee.clocks.terms import DAY
from referee.errors import RefusedError
from referee.seats.motions import Motion
from store.seats import motions
from tests.referee.clocks.timed import again, answer, fallen, kinds, passes, seal, table, to_turns, waiting
from tests.referee.conftest import Room
from tests.referee.helpers import refused
from tests.referee.seats.voting import late, press, votes
from tests.support.gauntlet_words import gauntlet

__all__ = ["gauntlet"]


# -------------------------------------------------------------------- what may be decided


async def test_what_may_be_decided_about_whom_and_by_how_many(room: Room) -> None:
    live = await late(room, 1, 2, 3, 4, ready=3)
    there = (0, 1, 2)
    assert await room.referee.motions.possible_motions(live) == [
        Motion("wait", 3, there, (), 2),
        Motion("practice", 3, there, (), 2),
        Motion("remove", 3, there, (), 3),
        Motion("pause", -1, there, (), 3),
        Motion("close", -1, there, (), 3),
    ]


async def test_nothing_about_anybody_while_no_flag_is_down(room: Room) -> None:
    live = await table(room, "10m", 1, 2)
    assert [(m.kind, m.about, m.needed) for m in await room.referee.motions.possible_motions(live)] == [
        ("pause", -1, 2),
        ("close", -1, 2),
    ]
    for kind in ("wait", "practice"):
        no = ("refused-not-late", None, {"owner": "user 2"})
        assert await refused(room, room.referee.motions.propose(live.row.code, 1, kind, 1)) == no


async def test_where_all_flags_are_down_nobody_decides(room: Room) -> None:
    live = await late(room, 1, 2)
    assert await room.referee.motions.possible_motions(live) == []
    late_too = ("refused-motion-late", None, {})
    assert await refused(room, room.referee.motions.propose(live.row.code, 1, "wait", 1)) == late_too
    assert await refused(room, room.referee.motions.propose(live.row.code, 1, "close", -1)) == late_too
    await passes(room, 30 * DAY)
    assert live.row.status == "playing"


async def test_alone_among_practice_players_nobody_decides_about_the_late_one(room: Room) -> None:
    live = await table(room, "10m", 1, practice=2)
    await passes(room, 600)
    assert await room.referee.motions.possible_motions(live) == []


async def test_who_is_not_asked(room: Room) -> None:
    live = await late(room, 1, 2, 3, ready=1)
    propose = room.referee.motions.propose
    assert await refused(room, propose(live.row.code, 2, "wait", 1)) == ("refused-motion-own", None, {})
    assert await refused(room, propose(live.row.code, 2, "wait", 2)) == ("refused-motion-late", None, {})
    assert await refused(room, propose(live.row.code, 9, "wait", 2)) == ("refused-no-seat", None, {})
    assert await refused(room, propose(live.row.code, 1, "wait", 7)) == ("refused-not-practice", None, {})
    assert await refused(room, propose(live.row.code, 1, "wait", 0)) == ("refused-motion-own", None, {})
    assert await refused(room, propose(live.row.code, 1, "wait", -1)) == ("refused-not-practice", None, {})


async def test_nothing_is_decided_in_a_match_that_does_not_run(room: Room) -> None:
    live = await table(room, "10m", 1, 2)
    await press(room, live, 1, "close")
    assert await press(room, live, 2, "close") == "done"
    assert await room.referee.motions.possible_motions(live) == []
    for user in (1, 2):
        over = ("refused-over", None, {})
        assert await refused(room, room.referee.motions.propose(live.row.code, user, "close", -1)) == over


# -------------------------------------------------------------------- about a late seat


@pytest.mark.parametrize(
    ("clock", "seconds"), [("10m", 600), ("20m+10s", 300), ("3d", 3 * DAY)], ids=["move", "bank", "days"]
)
async def test_more_than_half_let_a_late_seat_have_more_time(room: Room, clock: str, seconds: int) -> None:
    live = await late(room, 1, 2, 3, clock=clock, ready=2)
    assert await press(room, live, 1, "wait", 2) == "open"
    assert await room.owed() == ["board", "late"]
    assert await votes(room, live) == {("wait", 2): (0,)}
    live = await again(room, live)
    assert await press(room, live, 2, "wait", 2) == "done"
    assert await fallen(room, live) == []
    assert (await room.referee.timing.own_face(live, 2)).due == room.time + seconds
    assert await kinds(room, live, "waited") == [("waited", {"seat": 2})]
    assert {"board", "late", "turn"} <= set(await room.owed())
    assert await votes(room, live) == {}
    # It may fall again, and nobody wants anything of that yet.
    await passes(room, seconds)
    assert await fallen(room, live) == [2]
    assert await votes(room, live) == {}


async def test_more_time_that_is_given_in_a_pause_begins_after_it(room: Room) -> None:
    live = await late(room, 1, 2, ready=1)
    assert await press(room, live, 1, "pause") == "done"
    await passes(room, DAY)
    assert await press(room, live, 1, "wait", 1) == "done"
    await passes(room, DAY)
    assert await fallen(room, live) == []
    await room.referee.motions.resume(live.row.code, 1)
    assert (await room.referee.timing.own_face(live, 1)).due == room.time + 600


async def test_more_than_half_let_the_practice_player_take_over(room: Room) -> None:
    live = await late(room, 1, 2, 3, 4, ready=3)
    assert await press(room, live, 1, "practice", 3) == "open"
    assert await press(room, live, 2, "remove", 3) == "open"
    assert await press(room, live, 3, "practice", 3) == "done"
    assert [s.status for s in live.seats] == ["human", "human", "human", "practice"]
    assert await kinds(room, live, "absent", "left") == [("absent", {"seat": 3})]
    assert await fallen(room, live) == []
    assert "late" in await room.owed()
    # The person may come back, as one who has left may.
    await room.referee.seats.come_back(live.row.code, 4)
    assert (await room.referee.timing.own_face(live, 3)).due == room.time + 600
    assert await votes(room, live) == {}


@pytest.mark.rule("TK-35")
async def test_all_others_remove_a_late_seat(room: Room) -> None:
    live = await late(room, 1, 2, 3, 4, ready=3)
    assert [await press(room, live, user, "remove", 3) for user in (1, 2)] == ["open", "open"]
    assert live.rules_and_match[1].seats == (0, 1, 2, 3)
    assert await press(room, live, 3, "remove", 3) == "done"
    assert live.rules_and_match[1].seats == (0, 1, 2)
    assert (live.seats[3].status, live.row.status) == ("left", "playing")


@pytest.mark.rule("TK-35")
async def test_of_two_the_other_one_wins(room: Room) -> None:
    live = await late(room, 1, 2, ready=1)
    assert await press(room, live, 1, "remove", 1) == "done"
    outcome = live.rules_and_match[1].outcome
    assert outcome is not None
    assert (live.row.status, outcome.winners) == ("over", (0,))


async def test_of_two_the_practice_player_may_play_on(room: Room) -> None:
    live = await late(room, 1, 2, ready=1)
    assert await press(room, live, 1, "practice", 1) == "done"
    assert (live.row.status, live.seats[1].status) == ("playing", "practice")


async def test_those_who_are_there_end_the_match(room: Room) -> None:
    live = await late(room, 1, 2, 3, ready=2)
    assert await press(room, live, 1, "close") == "open"
    assert await press(room, live, 2, "close") == "done"
    assert (live.row.status, live.row.reason, live.rules_and_match[1].outcome) == ("closed", "agreed", None)
    assert {"board", "late", "motion", "panel:0", "panel:1", "panel:2", "turn"} <= set(await room.owed())
    assert await fallen(room, live) == []


async def test_others_whose_flag_is_down_are_not_asked(room: Room) -> None:
    live = await late(room, 1, 2, 3, ready=1)
    assert await press(room, live, 1, "remove", 2) == "done"
    assert live.rules_and_match[1].seats == (0, 1)
    assert await press(room, live, 1, "wait", 1) == "done"


async def test_an_answer_takes_the_flag_down_and_what_was_wanted_about_it(room: Room) -> None:
    live = await late(room, 1, 2, 3, 4, ready=2)
    await press(room, live, 1, "remove", 2)
    await press(room, live, 1, "remove", 3)
    await press(room, live, 1, "close")
    await room.owed()
    await seal(room, live, 2)
    assert await fallen(room, live) == [3]
    assert await room.owed() == ["board", "late", "motion", "panel:2"]
    assert await votes(room, live) == {("remove", 3): (0,), ("close", -1): (0,)}
    no = ("refused-not-practice", None, {})
    assert await refused(room, room.referee.motions.propose(live.row.code, 1, "practice", 7)) == no
    # Whoever has answered is asked again.
    assert {m.asked for m in await room.referee.motions.possible_motions(live)} == {(0, 1, 2)}


@pytest.mark.usefixtures("gauntlet")
async def test_in_turns_a_late_answer_ends_what_was_wanted(room: Room) -> None:
    live = await table(room, "10m", 1, 2, 3, game="gauntlet")
    await to_turns(room, live)
    seat = waiting(live)
    await passes(room, 600)
    user = next(s.user for s in live.seats if s.seat != seat)
    assert user is not None
    await press(room, live, user, "wait", seat)
    await answer(room, live, seat, "pass")
    assert await votes(room, live) == {}
    no = ("refused-not-late", None, {"owner": live.names[seat]})
    assert await refused(room, room.referee.motions.propose(live.row.code, user, "wait", seat)) == no


async def test_who_has_left_the_server_is_decided_about_like_a_late_one(room: Room) -> None:
    live = await table(room, "none", 1, 2, 3)
    await room.db.write(lambda db: db.execute("UPDATE seats SET gone = 5 WHERE seat = 2").close())
    live = await again(room, live)
    assert [(m.kind, m.about) for m in await room.referee.motions.possible_motions(live)] == [
        ("practice", 2),
        ("remove", 2),
        ("pause", -1),
        ("clock", -1),
        ("close", -1),
    ]
    # It is not asked about the rest either.
    assert {m.asked for m in await room.referee.motions.possible_motions(live)} == {(0, 1)}
    assert await press(room, live, 1, "remove", 2) == "open"
    await seal(room, live, 1)
    assert await votes(room, live) == {("remove", 2): (0,)}
    # Back: nothing is wanted any more.
    await room.db.write(lambda db: db.execute("UPDATE seats SET gone = NULL").close())
    live = await again(room, live)
    await seal(room, live, 0)
    assert await motions.of_match(room.db, live.row.id) == {}


async def test_pressing_at_the_same_moment_decides_once(room: Room) -> None:
    live = await late(room, 1, 2, 3, ready=2)
    propose = room.referee.motions.propose(live.row.code, 1, "practice", 2)
    other = room.referee.motions.propose(live.row.code, 2, "practice", 2)
    third = seal(room, live, 2)
    if room.db.shared:  # each looks at the database first, and any may be the first to be done with that
        done = [*await asyncio.gather(propose, other), *await asyncio.gather(third, return_exceptions=True)]
    else:
        done = await asyncio.gather(propose, other, third, return_exceptions=True)
    assert sorted(r[1] for r in done[:2] if isinstance(r, tuple)) == ["done", "open"]
    # The late answer came after it was decided: it is refused like any of somebody who does not play.
    assert isinstance(done[2], RefusedError)
    assert live.seats[2].status == "practice"
