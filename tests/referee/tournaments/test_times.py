"""The end of the time, deadlines of rounds of days, and what stops them (TM-37 to TM-39)."""

from __future__ import annotations

import json

import pytest

from engines.kernel.steps.timing import time_called
from referee.files.worker import PLAY, Accepted, Refused, answer
from referee.match.history import DECISIVE, TIME
from referee.match.live import Live
from referee.match.slots import MORE_TIME
from referee.tournaments.halls.slots import mine_slot, round_slot
from referee.tournaments.rounds.director import time_facts
from store.match import clocks
from store.match import outbox as match_outbox
from store.match.outbox import Post
from store.tournaments import outbox
from tests.referee.conftest import Room
from tests.referee.files.files import body_of, written
from tests.referee.helpers import reason
from tests.referee.tournaments.event import Event
from tests.referee.tournaments.support import SLOW, flags, results
from tournaments.facts.kinds import ClockSetBack, Downtime
from tournaments.running.deadlines import round_deadline
from tournaments.settings.formats import Elimination, Pods, RoundRobin, Swiss
from tournaments.settings.model import Settings
from tournaments.settings.paces import DAY, HOUR, Days
from tournaments.settings.paces import Live as LivePace

TIMED = Settings(format=Swiss(rounds=1), pace=LivePace(time_per_game=1800))
WEEKS = Settings(format=Swiss(rounds=1), pace=Days())


def is_called(live: Live) -> tuple[bool, bool]:
    """Return whether time is called in a match, and whether it goes on while both are equal."""
    return time_called(live.rules_and_match[1])


async def running(room: Room, settings: Settings, *, clock: str | None = None):  # type: ignore[no-untyped-def]  # a pair
    event = await Event.made(room, settings, game="krendel", **({"clock": clock} if clock else {}))
    (live,) = await event.begun(1, 2)
    await event.arrive(live)
    await event.run()
    return event, live


async def deadline(event: Event) -> float:
    found = round_deadline(await event.state(), await event.pairing_of(1))
    assert found is not None
    return found


@pytest.mark.rule("TM-37")
@pytest.mark.parametrize(("settings", "decisive"), [(TIMED, False), (Settings(Elimination(), TIMED.pace), True)])
async def test_time_is_called_once_it_is_over_and_in_elimination_until_unequal(
    room: Room, settings: Settings, decisive: bool
) -> None:
    event, live = await running(room, settings)
    await event.later(1799)
    assert is_called(live) == (False, False)
    await event.later(1)
    assert is_called(live) == (True, decisive)
    version = live.row.version
    await event.later(60)
    assert live.row.version == version  # once


@pytest.mark.parametrize("settings", [TIMED, Settings(Elimination(), TIMED.pace)], ids=["swiss", "elimination"])
async def test_the_file_of_a_match_in_which_time_was_called_is_played_through(room: Room, settings: Settings) -> None:
    event, live = await running(room, settings)
    await event.later(1800)
    assert is_called(live)[0]
    await room.referee.seats.concede(live.row.code, live.seats[0].user or 0)
    made = json.loads(await body_of(room, live))
    called = [row for row in made["choices"] if row["kind"] == TIME]
    assert [row["keys"] for row in called] == [[] if settings is TIMED else [DECISIVE]]
    assert isinstance(answer(PLAY, written(made)), Accepted)
    for change in (
        {"keys": ["later"]},
        {"keys": [] if called[0]["keys"] else [DECISIVE]},
        {"seat": "A"},
        {"source": "player"},
    ):
        choices = [row | change if row["kind"] == TIME else row for row in made["choices"]]
        assert isinstance(answer(PLAY, written(made | {"choices": choices})), Refused), change


@pytest.mark.rule("TM-37")
async def test_an_organiser_gives_a_table_more_time(room: Room) -> None:
    event, live = await running(room, TIMED)
    await event.parts.organising.extend(event.code, event.organiser(), (0, 1, 1), 600, "A long ruling")
    await event.later(1800)
    assert not is_called(live)[0]
    await event.later(600)
    assert is_called(live)[0]


@pytest.mark.rule("TM-37", "TM-39")
async def test_a_pause_and_an_outage_are_no_part_of_the_time(room: Room) -> None:
    event, live = await running(room, TIMED)
    await event.parts.opening.pause(event.code, 99, [], "Lunch for all")
    await event.later(3600)
    await event.parts.opening.resume(event.code, 99, [])
    await event.run()
    room.time += 600
    await room.referee.outages.give_back(600)
    await event.run()
    await event.later(1799)
    assert not is_called(live)[0]
    await event.later(1)
    assert is_called(live)[0]


@pytest.mark.rule("TM-40")
async def test_a_pause_stops_the_clocks_of_its_tables_and_resuming_lets_them_go_on(room: Room) -> None:
    event, live = await running(room, TIMED, clock='{"kind":"move","seconds":600}')
    await event.later(100)
    await event.parts.opening.pause(event.code, 99, [], "Lunch for all")
    await event.run()
    assert live.row.paused == room.time
    assert await reason(room.referee.motions.resume(live.row.code, 1)) == "refused-paused-judge"
    await event.later(5000)
    await event.parts.opening.resume(event.code, 99, [])
    await event.run()
    assert live.row.paused is None
    assert {row.due for row in (await clocks.of_match(room.db, live.row.id)).values() if row.due} == {room.time + 500}


@pytest.mark.rule("TM-40")
async def test_what_a_judge_has_stopped_stays_stopped_when_the_pause_ends(room: Room) -> None:
    event, live = await running(room, TIMED, clock='{"kind":"move","seconds":600}')
    await room.referee.judging.call(live.row.code, 1, "May he do that?")
    await event.parts.opening.pause(event.code, 99, [], "Lunch for all")
    await event.run()
    await event.parts.opening.resume(event.code, 99, [])
    await event.run()
    assert live.row.paused_by == "judge"


@pytest.mark.rule("TM-40")
async def test_a_judge_who_is_done_lets_no_clock_run_in_a_paused_tournament(room: Room) -> None:
    event, live = await running(room, TIMED, clock='{"kind":"move","seconds":600}')
    await event.parts.opening.pause(event.code, 99, [], "Lunch for all")
    await event.run()
    await event.judge(live, "goon")
    assert live.row.paused is not None


@pytest.mark.rule("TM-38")
async def test_at_the_deadline_time_is_called_and_flags_have_no_grace(room: Room) -> None:
    event, live = await running(room, WEEKS, clock=SLOW)
    await event.later(13 * DAY)
    await room.db.write(lambda db: db.execute("UPDATE clocks SET fallen = NULL, due = ?", (room.time + DAY,)).close())
    await event.later(DAY - 1)
    assert not is_called(live)[0]
    await event.later(1)
    assert is_called(live)[0]
    for user in event.asked(live)[1:]:
        await event.answer(live, user)
    late = event.asked(live)[0]
    await room.db.write(lambda db: db.execute("UPDATE clocks SET due = ? WHERE due > 0", (room.time + HOUR,)).close())
    room.time += HOUR
    await flags(event)
    assert live.row.status == "over"
    assert results(await event.state())[0][0][(await event.pairing_of(late)).sides.index(late)] == 2


@pytest.mark.rule("TM-38")
async def test_at_the_deadline_more_wins_take_the_pairing(room: Room) -> None:
    event, live = await running(room, Settings(format=Swiss(rounds=1), pace=Days(), best_of=3))
    await event.win(live, 2)
    await event.run()
    assert len(await event.tables()) == 1
    await event.later(14 * DAY)
    assert results(await event.state())[0][0][(await event.pairing_of(2)).sides.index(2)] == 1
    assert await event.tables() == []


@pytest.mark.rule("TM-38")
async def test_at_the_deadline_with_equal_wins_who_is_not_there_loses(room: Room) -> None:
    event, live = await running(room, Settings(format=Swiss(rounds=1), pace=Days(), best_of=3))
    for winner in (1, 2):
        await event.win(live, winner)
        await event.run()
        (live,) = await event.tables()
        if winner == 1:
            await event.arrive(live)
    await event.arrive(live, [2])
    await event.later(14 * DAY)
    assert results(await event.state())[0][0][(await event.pairing_of(2)).sides.index(2)] == 1


@pytest.mark.rule("TM-38")
async def test_no_table_is_opened_after_the_deadline(room: Room) -> None:
    event, live = await running(room, Settings(format=Swiss(rounds=1), pace=Days(), best_of=3))
    hall = await event.hall()
    async with hall.lock:
        room.time += 14 * DAY
    await event.run()
    assert is_called(live)[0]
    await event.win(live, 1)
    await event.run()
    assert await event.tables() == []
    assert len((await event.pairing_of(1)).games) == 1


@pytest.mark.rule("TM-39")
async def test_more_time_is_given_once_when_all_sides_want_it(room: Room) -> None:
    event, _ = await running(room, WEEKS)
    before, place, ask = await deadline(event), (0, 1, 1), event.parts.more_time.ask
    for _ in range(2):  # a press that comes twice takes nothing back
        await ask(event.code, 1, place, wanted=True)
        assert (await event.hall()).wishes == {place: {1}}
    assert await deadline(event) == before
    await ask(event.code, 1, place, wanted=False)
    await ask(event.code, 2, place, wanted=True)
    assert await deadline(event) == before
    await room.restart()
    assert (await event.hall()).wishes == {place: {2}}
    await event.parts.more_time.ask(event.code, 1, place, wanted=True)
    assert await deadline(event) == before + 3 * DAY
    ask = event.parts.more_time.ask
    assert await reason(ask(event.code, 2, place, wanted=True)) == "refused-tournament-extend-twice"
    assert await reason(ask(event.code, 9, place, wanted=True)) == "refused-tournament-not-entered"


@pytest.mark.rule("TM-39")
async def test_a_wish_for_more_time_changes_the_messages_of_both_sides_and_of_the_table(room: Room) -> None:
    event, live = await running(room, WEEKS)
    hall, place = await event.hall(), (0, 1, 1)
    now = room.time = room.time + 60
    await event.parts.more_time.ask(event.code, 1, place, wanted=True)
    owed = await room.db.read(
        "SELECT slot FROM tournament_outbox WHERE tournament = ? AND created = ?", hall.row.id, now
    )
    mine = {mine_slot(0, 1, member) for entry in (1, 2) for member in hall.persons(entry)}
    assert {row[0] for row in owed} == {*mine, round_slot(0, 1)}
    owed = await room.db.read("SELECT slot FROM outbox WHERE match = ? AND created = ?", live.row.id, now)
    assert MORE_TIME in {row[0] for row in owed}
    await event.later(60)
    await event.parts.organising.extend(event.code, event.organiser(), (0, 1, 0), DAY, "A feast")
    owed = await room.db.read("SELECT slot FROM outbox WHERE match = ? AND created = ?", live.row.id, room.time)
    assert MORE_TIME in {row[0] for row in owed}


@pytest.mark.rule("TM-39")
@pytest.mark.parametrize("how", ["won", "closed", "decided"])
async def test_the_message_about_more_time_is_due_to_go_when_its_game_has_ended(room: Room, how: str) -> None:
    event, live = await running(room, WEEKS)
    await event.parts.more_time.ask(event.code, 1, (0, 1, 1), wanted=True)
    post = Post(MORE_TIME, 5, 6, "shown")
    for row in await match_outbox.owed(room.db, live.row.id):
        await room.db.write(lambda db, row=row: match_outbox.settle(db, row, None, room.time))
    await room.db.write(lambda db: match_outbox.put_post(db, live.row.id, post))
    if how == "won":
        await event.win(live, 1)
    elif how == "closed":
        await event.judge(live, "close")
    else:
        await event.parts.organising.rule(event.code, event.organiser(), (0, 1, 1), (1, 2), "played", "As agreed")
    assert MORE_TIME in {row.slot for row in await match_outbox.owed(room.db, live.row.id)}


@pytest.mark.rule("TM-39")
async def test_players_of_an_evening_get_no_extension(room: Room) -> None:
    event, _ = await running(room, TIMED)
    assert (
        await reason(event.parts.more_time.ask(event.code, 1, (0, 1, 1), wanted=True))
        == "refused-tournament-extend-wrong"
    )


@pytest.mark.rule("TM-39")
async def test_a_vacation_stops_a_round_for_seven_days_at_most_and_ends_early(room: Room) -> None:
    event, _ = await running(room, WEEKS)
    before = await deadline(event)
    await room.referee.vacations.start(1, 10)
    await event.run()
    assert await deadline(event) == before + 7 * DAY
    room.time += 2 * DAY
    await room.referee.vacations.end(1)
    await event.run()
    assert await deadline(event) == before + 2 * DAY
    version = (await event.hall()).version
    await event.run()
    assert (await event.hall()).version == version


@pytest.mark.rule("TM-39")
async def test_a_vacation_survives_a_crash_before_it_is_in_the_log(room: Room) -> None:
    event, _ = await running(room, WEEKS)
    before = await deadline(event)
    await room.referee.vacations.start(2, 3)
    await room.restart()
    await event.run()
    assert await deadline(event) == before + 3 * DAY


@pytest.mark.rule("TM-39")
async def test_the_time_of_an_outage_counts_for_nobody(room: Room) -> None:
    event, _ = await running(room, WEEKS)
    before = await deadline(event)
    room.time += 5 * HOUR
    await room.referee.outages.give_back(5 * HOUR)
    await room.restart()  # before the log has it
    await event.run()
    assert await deadline(event) == before + 5 * HOUR


@pytest.mark.rule("TM-39")
async def test_a_jump_of_the_clock_counts_for_nobody(room: Room) -> None:
    event, _ = await running(room, WEEKS)
    before = await deadline(event)
    room.set_by += 40 * DAY
    await room.referee.outages.follow_clock()
    await event.run()
    assert await deadline(event) == before + 40 * DAY
    assert results(await event.state()) == []


@pytest.mark.rule("TM-39")
@pytest.mark.parametrize("back", [HOUR, 40 * DAY])
async def test_a_clock_that_was_set_back_leaves_as_much_time_as_before(room: Room, back: int) -> None:
    room.time = 2e9
    event, live = await running(room, WEEKS, clock=SLOW)
    await event.later(3 * DAY)
    left = await deadline(event) - room.wall()
    room.set_by -= back
    await room.referee.outages.follow_clock()
    await event.run()
    assert await deadline(event) - room.wall() == left
    assert (await event.state()).started_at < room.wall()
    assert {row.not_before <= room.wall() for row in await outbox.owed(room.db)} == {True}
    await event.later(left - 1)
    assert not is_called(live)[0]
    await event.later(1)
    assert is_called(live)[0] or live.row.status != "playing"


@pytest.mark.rule("TM-35")
async def test_who_does_not_come_loses_as_soon_as_before_though_the_clock_was_set_back(room: Room) -> None:
    room.time = 2e9
    event = await Event.made(room, Settings(format=Swiss(rounds=1)))
    (live,) = await event.begun(1, 2)
    await event.arrive(live, [1])
    await event.later(500)
    room.set_by -= DAY
    await room.referee.outages.follow_clock()
    for row in await match_outbox.owed(room.db, live.row.id):
        await room.db.write(lambda db, row=row: match_outbox.settle(db, row, None, room.wall()))
    await event.run()
    owed = {row.slot for row in await match_outbox.owed(room.db, live.row.id)}
    assert "board" in owed, "it says until when they are waited for, and was sent before the log had the new time"
    await event.later(98)
    assert not results(await event.state())
    await event.later(2)
    assert results(await event.state())


@pytest.mark.rule("TM-39")
async def test_a_clock_set_back_while_the_bot_was_off_and_before_the_log_has_it(room: Room) -> None:
    room.time = 2e9
    event, _ = await running(room, WEEKS)
    await room.referee.outages.note_heartbeat()
    left = await deadline(event) - room.wall()
    room.set_by -= 9 * DAY
    await room.restart()
    await room.referee.outages.come_online()
    await room.restart()
    await event.run()
    assert await deadline(event) - room.wall() == left


def test_a_downtime_by_the_old_clock_is_moved_with_all_the_rest() -> None:
    spans = [(100.0, 200.0), (5000.0, 5400.0), (6000.0, 1000.0)]
    assert time_facts(spans, 1000) == [Downtime(5000, 5400), ClockSetBack(5000), Downtime(100, 200)]


async def test_a_fault_before_the_clock_was_set_back_keeps_nobody_waiting(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    room.time = 2e9
    event, _ = await running(room, WEEKS)
    director = event.parts.director

    async def fails(_hall: object) -> bool:
        raise KeyError("a fault of ours")

    monkeypatch.setattr(director, "_run", fails)
    await room.db.write(lambda db: db.execute("UPDATE tournaments SET due = ?", (room.time,)).close())
    await director.run_due()
    monkeypatch.undo()
    left = await deadline(event) - room.wall()
    room.set_by -= 9 * DAY
    await room.referee.outages.follow_clock()
    await event.run()
    assert await deadline(event) - room.wall() == left


@pytest.mark.rule("TM-05")
async def test_an_outage_is_no_part_of_the_check_in(room: Room) -> None:
    event = await Event.made(room, Settings(format=Swiss(rounds=1)))
    await event.open(1, 2)
    await event.parts.director.open_check_in(event.code, 99, [])
    await event.parts.entering.check_in(event.code, event.person(1))
    room.time += 1800
    await room.referee.outages.give_back(1800)
    await event.run()
    assert (await event.state()).phase == "check_in"
    await event.parts.entering.check_in(event.code, event.person(2))
    await event.later(1800)
    assert (await event.state()).phase == "running"


@pytest.mark.rule("TM-22")
async def test_in_days_nobody_has_more_tables_than_the_settings_allow(room: Room) -> None:
    event = await Event.made(room, Settings(format=RoundRobin(), pace=Days(together=2)), game="krendel")
    tables = await event.begun(1, 2, 3, 4, 5)
    for user in range(1, 6):
        assert sum(live.seat_of(user) is not None for live in tables) <= 2
    await event.arrive(tables[0])
    await event.win(tables[0], tables[0].seats[0].user or 0)
    await event.run()
    assert len(await event.tables()) >= len(tables) - 1


@pytest.mark.rule("TM-38")
async def test_a_pod_of_days_begins_at_its_deadline_without_those_who_are_absent(room: Room) -> None:
    settings = Settings(format=Pods(rounds=1), seats=(3, 5), first=False, pace=Days(no_show=20 * DAY))
    event = await Event.made(room, settings, game="krendel", form="free_for_all")
    (live,) = await event.begun(1, 2, 3)
    await event.arrive(live, [1, 2])
    await event.later(14 * DAY)
    assert live.row.status == "playing"
    assert sorted(seat.user or 0 for seat in live.seats) == [1, 2]
