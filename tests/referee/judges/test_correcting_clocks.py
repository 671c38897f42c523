"""What judges do to the clocks of a match: they stop and go on, and get time or lose it, for all to see."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engines.kernel.choose import decision_of
from referee.clocks.terms import parse_duration, parse_terms, terms_json
from referee.judges.calls import JUDGE_TIMEOUT
from referee.judges.corrections import Subject
from store.match import clocks
from store.match.clocks import ClockRow
from tests.referee.conftest import Room
from tests.referee.helpers import refused
from tests.referee.judges.correcting import REASON, do, judged, last
from tests.referee.judges.judging import JUDGE, MINUTES, begun, left, pass_time

BANK = terms_json(parse_terms("30m+30s"))


async def test_the_judge_stops_the_clocks_and_lets_them_run(room: Room) -> None:
    live = await begun(room)
    before = await left(room, live)
    await room.referee.judging.step_in(live.row.code, JUDGE)
    assert (await refused(room, do(room, live, "goon")))[0] == "refused-judge-runs"
    await do(room, live, "wait")
    assert live.row.paused_by == "judge"
    assert (await refused(room, do(room, live, "wait")))[0] == "refused-judge-stopped"
    room.time += 100
    await do(room, live, "goon")
    assert await left(room, live) == before
    await do(room, live, "wait")
    await pass_time(room, JUDGE_TIMEOUT[0])
    assert live.row.paused is None, "no pause outlasts its judge"


@pytest.mark.parametrize("clock", [MINUTES, BANK, terms_json(parse_terms("3d"))])
@pytest.mark.parametrize("stopped", [True, False])
async def test_time_is_given_and_taken_for_all_to_see(room: Room, clock: str, stopped: bool) -> None:
    live = await judged(room, clock=clock)
    if not stopped:
        await do(room, live, "goon")
    seat = live.view(None).waiting[0]
    room.time += 60
    before = await left(room, live)
    assert before is not None
    for seconds in (300, -400):
        await do(room, live, "time", Subject(seat=seat, seconds=seconds))
        now = (await room.referee.timing.faces(live))[seat]
        shown = now.rest if now.rest is not None else (now.due or 0) - room.time
        assert shown == before + seconds
        emitted = {"seconds": seconds, "before": round(before), "after": round(before + seconds)}
        assert await last(room, live) == ("time", seat, REASON, emitted)
        before += seconds


async def test_time_for_a_flag_that_is_down_raises_it(room: Room) -> None:
    live = await judged(room)
    await do(room, live, "goon")
    seat = live.view(None).waiting[0]
    room.time += 601
    await room.referee.timing.run_due()
    assert (await room.referee.timing.faces(live))[seat].fallen is not None
    await room.owed()
    await do(room, live, "time", Subject(seat=seat, seconds=120))
    face = (await room.referee.timing.faces(live))[seat]
    assert (face.fallen, face.due) == (None, room.time + 120)
    assert {"late", "board", "turn"} <= set(await room.owed())


async def test_a_bank_gets_time_while_its_seat_is_not_asked(room: Room) -> None:
    live = await judged(room, 1, 2, clock=BANK)
    idle = live.view(None).waiting[0]
    for before, seconds, after, refusal in (
        (None, -600, 1200, None),
        (1200, 1800, 1800, None),
        (1200, -1300, 1200, "refused-judge-little"),
        (1800, 60, 1800, "refused-judge-full"),
    ):
        row = ClockRow(live.row.id, idle, before)
        await room.db.write(lambda db, row=row: clocks.put(db, [row]))  # type: ignore[misc]  # bound now
        deed = do(room, live, "time", Subject(seat=idle, seconds=seconds))
        if refusal is not None:
            assert (await refused(room, deed))[0] == refusal
        else:
            await deed
        assert (await clocks.of_match(room.db, live.row.id))[idle].bank == after, "no bank is fuller than full"


async def test_a_bank_that_no_question_has_touched_yet_is_a_bank_all_the_same(room: Room) -> None:
    live = await judged(room, 1, 2, clock=BANK)
    idle = 1 - live.view(None).waiting[0]
    forget = "DELETE FROM clocks WHERE match = ? AND seat = ?"
    await room.db.write(lambda db: db.execute(forget, (live.row.id, idle)).close())
    await do(room, live, "time", Subject(seat=idle, seconds=-600))
    assert (await clocks.of_match(room.db, live.row.id))[idle].bank == 1200


async def test_a_seat_that_is_not_asked_has_no_clock_without_a_bank(room: Room) -> None:
    live = await judged(room, 1, 2)
    idle = live.view(None).waiting[0]
    await room.db.write(lambda db: clocks.put(db, [ClockRow(live.row.id, idle)]))
    assert (await refused(room, do(room, live, "time", Subject(seat=idle, seconds=60))))[0] == "refused-judge-idle"


@pytest.mark.parametrize("fallen", [True, False])
async def test_time_given_to_a_bank_is_still_there_after_the_answer(room: Room, fallen: bool) -> None:
    live = await judged(room, 1, 2, clock=BANK)
    await do(room, live, "goon")
    seat = live.view(None).waiting[0]
    row = (await clocks.of_match(room.db, live.row.id))[seat]
    await room.db.write(lambda db: clocks.put(db, [replace(row, bank=300.0, due=room.time + 300)]))
    room.time += 301 if fallen else 100
    await room.referee.timing.run_due()
    await do(room, live, "time", Subject(seat=seat, seconds=900))
    room.time += 10
    await room.everybody(live)
    had, bank = 0 if fallen else 200, (await clocks.of_match(room.db, live.row.id))[seat].bank
    assert bank == had + 900 - 10 + 30, "what was left, what the judge gave, less what it took, and what an answer adds"


async def test_what_no_clock_can_do_is_refused(room: Room) -> None:
    live = await judged(room)
    seat = live.view(None).waiting[0]
    for about, reason in (
        (Subject(seat=seat, seconds=-590), "refused-judge-little"),
        (Subject(seat=seat, seconds=601), "refused-judge-time"),
        (Subject(seat=seat), "refused-judge-time"),
        (Subject(seat=7, seconds=60), "refused-no-seat"),
    ):
        assert (await refused(room, do(room, live, "time", about)))[0] == reason
    bare = await room.match(4, 5)
    await room.referee.judging.step_in(bare.row.code, JUDGE)
    assert (await refused(room, do(room, bare, "time", Subject(seat=0, seconds=60))))[0] == "refused-judge-no-clock"


async def test_taking_time_tells_nothing_of_secret_answers(room: Room) -> None:
    """Whether it is refused depends on the clock that everybody sees."""
    live = await judged(room, 1, 2)
    while not live.rules_and_match[1].lanes:
        await room.everybody(live)
    seat = next(s for s in live.rules_and_match[1].lanes if decision_of(live.rules_and_match[1], s) is not None)
    await room.first(live, seat)
    other = next(s for s in live.rules_and_match[1].lanes if s != seat)
    for one in (seat, other):
        deed = do(room, live, "time", Subject(seat=one, seconds=-580))
        assert (await refused(room, deed))[0] == "refused-judge-little"
        await do(room, live, "time", Subject(seat=one, seconds=-60))
    faces = await room.referee.timing.faces(live)
    assert faces[seat] == faces[other]


@pytest.mark.parametrize(
    ("typed", "seconds"), [("10m", 600), ("-5m", -300), ("−5 м", -300), ("+1h30m", 5400), ("2д", 172_800)]
)
def test_a_time_as_it_is_typed(typed: str, seconds: int) -> None:
    assert parse_duration(typed) == seconds


@pytest.mark.parametrize("typed", ["", "5", "m", "--5m", "+-5m", "0m", "ten minutes"])
def test_what_is_no_time(typed: str) -> None:
    with pytest.raises(ValueError, match="form"):
        parse_duration(typed)
