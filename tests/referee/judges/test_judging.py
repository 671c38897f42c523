"""Calls for a judge: the clocks stand for them, each ends by itself, and whoever is partial is kept away."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest
from msgspec.structs import replace

from referee.clocks.terms import DAY
from referee.errors import RefusedError
from referee.judges.calls import CALLS, JUDGE_TIMEOUT, LATE_CALL_LASTS, WAIT_FOR_JUDGE
from referee.judges.moderation import Intervention
from referee.match.live import Live
from referee.match.slots import judge_slot
from store.judges import calls, moderation
from store.judges.calls import Call
from store.people import blocks, guilds
from tests.referee.conftest import GUILD, Room
from tests.referee.helpers import refused
from tests.referee.judges.judging import DAYS, JUDGE, OTHER, WHY, begun, left, pass_time
from tests.support.events import plain


async def call(room: Room, live: Live) -> Call | None:
    return await calls.of_match(room.db, live.row.id)


async def emitted(room: Room, live: Live) -> list[tuple[str, int, int | None]]:
    """Return what the record of a match has: actions, by whom, about which seat."""
    found = await moderation.of_match(room.db, live.row.id)
    return [(entry.action, entry.user, entry.about) for entry in found.values()]


# -------------------------------------------------------------------- calling


async def test_a_call_stops_the_clocks_and_is_noted_for_all(room: Room) -> None:
    live = await begun(room)
    before = await left(room, live)
    await room.owed()
    _, made = await room.referee.judging.call(live.row.code, 2, f"  {WHY} ")
    assert (live.row.paused, live.row.paused_by) == (room.time, "judge")
    assert (made.seat, made.user, made.status, made.frozen) == (1, 2, "open", 1)
    assert {"board", "turn", judge_slot(made.id)} <= set(await room.owed())
    assert await emitted(room, live) == [("call", 2, 1)]
    entry = (await moderation.of_match(room.db, live.row.id))[made.entry]
    assert (entry.guild, entry.reason) == (GUILD, WHY)
    room.time += 500
    assert await left(room, live) == before
    for viewer in (None, 0, 1, 2):
        log = plain(await room.referee.log_of(live, viewer))
        assert log[-1][1:] == ("judged", {"action": "call", "seat": 1, "entry": made.entry})


async def test_time_that_stands_for_a_judge_counts_against_nobody(room: Room) -> None:
    live = await begun(room)
    before = await left(room, live)
    await room.referee.judging.call(live.row.code, 1, WHY)
    await pass_time(room, 600)
    await room.referee.judging.take(live.row.code, JUDGE)
    await pass_time(room, 900)
    await room.referee.judging.withdraw(live.row.code, 1)
    assert live.row.paused is None
    assert await left(room, live) == before


@pytest.mark.parametrize("question", ["  no ", "x" * 301])
async def test_a_question_has_its_length(room: Room, question: str) -> None:
    live = await begun(room)
    assert (await refused(room, room.referee.judging.call(live.row.code, 1, question)))[0] == "refused-reason"


async def test_who_may_call_and_where(room: Room) -> None:
    judging = room.referee.judging
    live = await begun(room)
    assert (await refused(room, judging.call(live.row.code, JUDGE, WHY)))[0] == "refused-no-seat"
    await judging.call(live.row.code, 1, WHY)
    assert (await refused(room, judging.call(live.row.code, 2, WHY)))[0] == "refused-judge-called"
    lobby = await room.lobby(4, 5)
    assert (await refused(room, judging.call(lobby.row.code, 4, WHY)))[0] == "refused-not-started"
    alone = await begun(room, 6, 7)
    async with alone.lock:
        await room.referee.live.commit(alone, lambda db: db.execute("UPDATE matches SET guild = NULL").close())
    assert (await refused(room, judging.call(alone.row.code, 6, WHY)))[0] == "refused-judge-nowhere"


async def test_without_a_channel_a_call_needs_that_of_the_judges(room: Room) -> None:
    live = await begun(room)
    async with live.lock:
        lost = "UPDATE matches SET homeless = 'channel'"
        await room.referee.live.commit(live, lambda db: db.execute(lost).close())
    assert (await refused(room, room.referee.judging.call(live.row.code, 1, WHY)))[0] == "refused-judge-homeless"
    assert live.row.paused is None
    assert live.row.guild is not None
    server = await guilds.of(room.db, live.row.guild)
    await room.db.write(lambda db: guilds.keep(db, replace(server, judge_channel=77)))
    await room.referee.judging.call(live.row.code, 1, WHY)
    assert live.row.paused is not None


async def test_calls_that_no_judge_rules_on_run_out(room: Room) -> None:
    live = await begun(room)
    for _ in range(CALLS):
        await room.referee.judging.call(live.row.code, 1, WHY)
        await room.referee.judging.withdraw(live.row.code, 1)
    assert (await refused(room, room.referee.judging.call(live.row.code, 1, WHY)))[0] == "refused-judge-limit"
    await room.referee.judging.call(live.row.code, 2, WHY)


async def test_a_pause_that_all_agreed_on_is_left_as_it_is(room: Room) -> None:
    live = await begun(room, 1, 2)
    for user in (1, 2):
        await room.referee.motions.propose(live.row.code, user, "pause", -1)
    since = live.row.paused
    room.time += 60
    _, made = await room.referee.judging.call(live.row.code, 1, WHY)
    assert (live.row.paused, live.row.paused_by, made.frozen) == (since, "consent", 0)
    await room.referee.judging.withdraw(live.row.code, 1)
    assert (live.row.paused, live.row.paused_by) == (since, "consent")


async def test_players_cannot_let_the_clocks_run_that_stand_for_a_judge(room: Room) -> None:
    live = await begun(room)
    await room.referee.judging.call(live.row.code, 1, WHY)
    assert (await refused(room, room.referee.motions.resume(live.row.code, 2)))[0] == "refused-paused-judge"


async def test_the_seat_that_called_withdraws_whoever_sits_there_by_now(room: Room) -> None:
    live = await begun(room)
    await room.referee.judging.call(live.row.code, 1, WHY)
    assert (await refused(room, room.referee.judging.withdraw(live.row.code, 2)))[0] == "refused-judge-foreign"
    await room.referee.substitutes.offer(live.row.code, 1, 0, None)
    await room.referee.substitutes.take(live.row.code, 8, "user 8", 0)
    assert (await refused(room, room.referee.judging.withdraw(live.row.code, 1)))[0] == "refused-taken"
    await room.referee.judging.withdraw(live.row.code, 8)
    assert await call(room, live) is None
    assert (await refused(room, room.referee.judging.withdraw(live.row.code, 8)))[0] == "refused-judge-gone"


# -------------------------------------------------------------------- judges come and go


async def test_of_two_judges_who_press_at_once_one_has_the_call(room: Room) -> None:
    live = await begun(room)
    await room.referee.judging.call(live.row.code, 1, WHY)
    both = (room.referee.judging.take(live.row.code, user) for user in (JUDGE, OTHER))
    found: list[Any] = await asyncio.gather(*both, return_exceptions=True)
    assert [str(one.reason) for one in found if isinstance(one, RefusedError)] == ["refused-judge-taken"]
    made = await call(room, live)
    assert made is not None
    assert (made.status, made.judge, made.until) == ("taken", JUDGE, room.time + JUDGE_TIMEOUT[0])
    await room.referee.judging.take(live.row.code, JUDGE)
    assert [action for action, _, _ in await emitted(room, live)] == ["call", "take"]


async def test_the_clocks_run_again_if_no_judge_comes_and_the_call_stays_open(room: Room) -> None:
    live = await begun(room)
    before = await left(room, live)
    await room.referee.judging.call(live.row.code, 1, WHY)
    assert await room.referee.judging.run_due() == room.time + WAIT_FOR_JUDGE[0]
    await pass_time(room, WAIT_FOR_JUDGE[0] - 1)
    assert live.row.paused_by == "judge"
    await pass_time(room, 1)
    assert live.row.paused is None
    assert await left(room, live) == before
    made = await call(room, live)
    assert made is not None
    assert (made.status, made.frozen, made.late, made.until) == ("open", 0, 1, room.time + LATE_CALL_LASTS)
    await room.referee.judging.take(live.row.code, JUDGE)
    assert live.row.paused_by == "judge"
    assert [row[:2] for row in await emitted(room, live)] == [("call", 1), ("unanswered", 0), ("take", JUDGE)]


async def test_a_call_that_nobody_ever_takes_is_closed(room: Room) -> None:
    live = await begun(room, clock=DAYS)
    await room.referee.judging.call(live.row.code, 1, WHY)
    made = await call(room, live)
    assert made is not None
    assert made.until == room.time + DAY
    await pass_time(room, WAIT_FOR_JUDGE[1])
    await pass_time(room, LATE_CALL_LASTS)
    assert await call(room, live) is None
    assert [action for action, _, _ in await emitted(room, live)] == ["call", "unanswered", "lapsed"]
    assert await room.referee.judging.run_due() is None


async def test_another_judge_takes_over_from_one_who_stays_away(room: Room) -> None:
    live = await begun(room)
    await room.referee.judging.call(live.row.code, 1, WHY)
    await room.referee.judging.take(live.row.code, JUDGE)
    assert (await refused(room, room.referee.judging.take(live.row.code, OTHER)))[0] == "refused-judge-taken"
    await room.db.write(lambda db: db.execute("INSERT INTO posts VALUES (1, 'judge:1', 500, 77, 'x', 1)").close())
    await room.owed()
    await pass_time(room, JUDGE_TIMEOUT[0])
    assert live.row.paused is None
    assert {"former:77", "judge:1", "board"} <= set(await room.owed()), "posted anew, so that it calls somebody"
    assert (await refused(room, room.referee.judging.release(live.row.code, JUDGE)))[0] == "refused-judge-not-yours"
    await room.referee.judging.take(live.row.code, OTHER)
    made = await call(room, live)
    assert made is not None
    assert (made.judge, made.frozen) == (OTHER, 1)


async def test_a_call_outlives_a_restart_and_ends_after_it(room: Room) -> None:
    live = await begun(room)
    await room.referee.judging.call(live.row.code, 1, WHY)
    await room.restart()
    live = await room.referee.live.by_code(live.row.code)
    assert live.row.paused_by == "judge"
    await room.referee.judging.take(live.row.code, JUDGE)
    await room.restart()
    live = await room.referee.live.by_code(live.row.code)
    await pass_time(room, JUDGE_TIMEOUT[0])
    assert live.row.paused is None
    made = await call(room, live)
    assert made is not None
    assert made.status == "open"


async def test_time_out_of_reach_counts_against_no_judge(room: Room) -> None:
    live = await begun(room)
    await room.referee.judging.call(live.row.code, 1, WHY)
    room.time += 3600
    await room.referee.outages.give_back(3600)
    await room.referee.judging.run_due()
    assert live.row.paused_by == "judge"
    await pass_time(room, WAIT_FOR_JUDGE[0])
    assert live.row.paused is None


async def test_handing_back_leaves_the_clocks_standing_for_another_judge(room: Room) -> None:
    live = await begun(room)
    await room.referee.judging.call(live.row.code, 1, WHY)
    await room.referee.judging.take(live.row.code, JUDGE)
    await room.referee.judging.release(live.row.code, JUDGE)
    made = await call(room, live)
    assert made is not None
    assert (made.status, made.judge, made.frozen, made.until) == ("open", None, 1, room.time + WAIT_FOR_JUDGE[0])
    assert live.row.paused_by == "judge"


async def test_a_judge_who_steps_in_uncalled_stops_no_clock_and_steps_out(room: Room) -> None:
    live = await begun(room)
    await room.referee.judging.step_in(live.row.code, JUDGE)
    assert live.row.paused is None
    assert (await refused(room, room.referee.judging.call(live.row.code, 1, WHY)))[0] == "refused-judge-called"
    await room.referee.judging.release(live.row.code, JUDGE)
    assert await call(room, live) is None
    await room.referee.judging.step_in(live.row.code, OTHER)
    await pass_time(room, JUDGE_TIMEOUT[0])
    assert await call(room, live) is None
    assert [row[0] for row in await emitted(room, live)] == ["stepin", "stepout", "stepin", "absent"]


# -------------------------------------------------------------------- who may not judge


async def test_nobody_judges_a_match_they_sit_or_sat_in(room: Room) -> None:
    live = await begun(room)
    await room.referee.seats.concede(live.row.code, 3)
    await room.referee.judging.call(live.row.code, 1, WHY)
    for user in (2, 3):
        assert (await refused(room, room.referee.judging.take(live.row.code, user)))[0] == "refused-judge-own"
        assert (await call(room, live)).status == "open"  # type: ignore[union-attr]  # there is one


async def test_who_has_blocked_a_player_does_not_judge_them_but_a_players_block_bars_nobody(room: Room) -> None:
    live = await begun(room)
    await room.db.write(lambda db: blocks.block(db, JUDGE, 2, 1.0))
    await room.db.write(lambda db: blocks.block(db, 1, OTHER, 1.0))
    await room.referee.judging.call(live.row.code, 1, WHY)
    deed = room.referee.judging.take(live.row.code, JUDGE)
    assert await refused(room, deed) == ("refused-judge-blocked", None, {"owner": "user 2"})
    await room.referee.judging.take(live.row.code, OTHER)


async def test_each_player_refuses_one_judge_who_then_judges_that_match_no_more(room: Room) -> None:
    live, judging = await begun(room), room.referee.judging
    await judging.call(live.row.code, 1, WHY)
    assert (await refused(room, judging.refuse(live.row.code, 2)))[0] == "refused-judge-none"
    await judging.take(live.row.code, JUDGE)
    await judging.refuse(live.row.code, 2)
    assert live.row.paused_by == "judge", "another one is waited for"
    assert (await refused(room, judging.take(live.row.code, JUDGE)))[0] == "refused-judge-refused"
    await judging.take(live.row.code, OTHER)
    assert (await refused(room, judging.refuse(live.row.code, 2)))[0] == "refused-judge-once"
    assert (await refused(room, judging.refuse(live.row.code, OTHER)))[0] == "refused-no-seat"
    await judging.withdraw(live.row.code, 1)
    assert (await refused(room, judging.step_in(live.row.code, JUDGE)))[0] == "refused-judge-refused"
    assert [row for row in await emitted(room, live) if row[0] == "refuse"] == [("refuse", 2, 1)]


async def test_where_a_judge_is_refused_whom_nobody_called_no_other_one_is_waited_for(room: Room) -> None:
    """An open call without a caller could be withdrawn by nobody, and would keep players from making one."""
    live, judging = await begun(room), room.referee.judging
    await judging.step_in(live.row.code, JUDGE)
    await room.referee.correcting.do(live.row.code, Intervention(GUILD, JUDGE, WHY), "wait")
    await judging.refuse(live.row.code, 2)
    assert await call(room, live) is None
    assert live.row.paused is None
    await judging.call(live.row.code, 2, WHY)


# -------------------------------------------------------------------- the match meanwhile


async def test_the_end_of_the_match_closes_the_call(room: Room) -> None:
    live = await begun(room, 1, 2)
    await room.referee.judging.call(live.row.code, 1, WHY)
    await room.referee.judging.take(live.row.code, JUDGE)
    await room.owed()
    await room.referee.seats.concede(live.row.code, 2)
    assert live.row.status == "over"
    assert await call(room, live) is None
    assert "judge:1" in await room.owed()
    assert (await refused(room, room.referee.judging.release(live.row.code, JUDGE)))[0] == "refused-over"
    assert (await refused(room, room.referee.judging.take(live.row.code, OTHER)))[0] == "refused-over"
    assert await room.referee.judging.run_due() is None


async def test_a_match_that_loses_its_place_meanwhile_stays_paused_for_that(room: Room) -> None:
    live = await begun(room)
    await room.referee.judging.call(live.row.code, 1, WHY)
    await room.referee.homes.set_lost(live.row.id, "server")
    assert live.row.paused_by == "judge"
    await room.referee.judging.withdraw(live.row.code, 1)
    assert live.row.paused_by == "lost"
    await room.owed()
    await room.referee.homes.set_found(live.row.id)
    assert live.row.paused is None


async def test_a_call_is_shown_again_where_the_table_gets_a_new_place(room: Room) -> None:
    live = await begun(room)
    await room.referee.judging.call(live.row.code, 1, WHY)
    await room.referee.homes.set_lost(live.row.id, "channel")
    await room.owed()
    await room.referee.homes.move(live.row.code, 1, GUILD, 501, judge=False)
    assert "judge:1" in await room.owed()


async def test_a_fault_of_a_call_is_no_call_at_all(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    live = await begun(room)
    before = await room.stored()

    def broken(*_: object) -> int:
        raise OSError("no calls")

    monkeypatch.setattr(calls, "insert", broken)
    with pytest.raises(OSError, match="no calls"):
        await room.referee.judging.call(live.row.code, 1, WHY)
    assert await room.stored() == before
    assert await moderation.count(room.db, GUILD) == 0
    assert live.row.paused is None


async def test_the_list_of_a_server_has_the_oldest_call_that_waits_first(room: Room) -> None:
    codes = []
    for users in ((1, 2), (3, 4), (5, 6)):
        live = await begun(room, *users)
        await room.referee.judging.call(live.row.code, users[0], f"{WHY} {users[0]}")
        codes.append(live.row.code)
        room.time += 1
    await room.referee.judging.take(codes[0], JUDGE)
    found = await calls.of_guild(room.db, GUILD)
    assert [(row.code, row.judge) for row in found] == [(codes[1], None), (codes[2], None), (codes[0], JUDGE)]
    assert found[0].question == f"{WHY} 3"
    assert await calls.of_guild(room.db, GUILD + 1) == []


async def test_no_event_names_anybody(room: Room) -> None:
    live = await begun(room)
    await room.referee.judging.call(live.row.code, 1, WHY)
    await room.referee.judging.take(live.row.code, JUDGE)
    await room.referee.judging.refuse(live.row.code, 2)
    rows = await room.db.read("SELECT body FROM events WHERE kind = 'judged'")
    assert [set(json.loads(row[0])["facts"]) for row in rows] == [{"action", "seat", "entry"}] * 3
    assert not any(str(JUDGE) in row[0] for row in rows)
