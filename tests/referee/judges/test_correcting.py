"""What judges do in a match: each deed in the open with its reason, by the same ways as players' actions."""

from __future__ import annotations

import json
import sqlite3

import msgspec
import pytest
from msgspec.structs import replace

from engines.kernel.choose import decision_of
from engines.kernel.views import view
from referee.judges.calls import JUDGE_TIMEOUT
from referee.judges.corrections import LONGEST_RULING, Action, Subject, needs_confirmation
from referee.judges.looking import all_hands
from referee.judges.moderation import Intervention
from referee.judges.rewinding import rewindable_moments
from referee.match.confirmation_marks import mark_of
from referee.match.live import Live
from store.judges import calls, moderation
from store.people import erasing
from store.seats import undos
from tests.referee.conftest import GUILD, Room
from tests.referee.helpers import refused
from tests.referee.judges.correcting import REASON, do, judged, last
from tests.referee.judges.judging import JUDGE, OTHER, WHY, begun, left, pass_time
from tests.referee.match.promises import check_end
from tests.support.events import plain
from tests.support.match_files import match_file


async def rounds(room: Room, live: Live, count: int) -> None:
    for _ in range(count):
        await room.everybody(live)


# -------------------------------------------------------------------- rulings


async def test_a_ruling_closes_the_call_and_lets_the_clocks_run(room: Room) -> None:
    live = await judged(room)
    before = await left(room, live)
    room.time += 300
    await do(room, live, "rule", Subject(rule="TK-16"))
    assert live.row.paused is None
    assert await left(room, live) == before
    assert await calls.of_match(room.db, live.row.id) is None
    assert await last(room, live) == ("rule", None, REASON, {"rule": "TK-16"})
    assert (await refused(room, do(room, live, "look")))[0] == "refused-judge-not-yours"
    for _ in range(5):
        _, made = await room.referee.judging.call(live.row.code, 1, WHY)
        await room.referee.judging.take(live.row.code, JUDGE)
        await do(room, live, "rule")
        assert made.user == 1, "who gets rulings does not run out of calls"


@pytest.mark.parametrize(("action", "most"), [("rule", LONGEST_RULING), ("look", 200)])
async def test_reasons_and_rulings_have_their_length(room: Room, action: Action, most: int) -> None:
    live = await judged(room)
    for text in ("  no ", "x" * (most + 1)):
        deed = room.referee.correcting.do(live.row.code, Intervention(GUILD, JUDGE, text), action)
        assert (await refused(room, deed))[0] == "refused-reason"
    await room.referee.correcting.do(live.row.code, Intervention(GUILD, JUDGE, "x" * most), action)


async def test_only_who_has_the_call_may_do_anything(room: Room) -> None:
    live = await judged(room)
    assert (await refused(room, do(room, live, "rule", user=OTHER)))[0] == "refused-judge-taken"
    assert (await refused(room, do(room, live, "rule", user=1)))[0] == "refused-judge-taken"
    elsewhere = room.referee.correcting.do(live.row.code, Intervention(GUILD + 1, JUDGE, REASON), "rule")
    assert (await refused(room, elsewhere))[0] == "refused-other-server"


async def test_each_deed_gives_the_judge_time_for_the_next(room: Room) -> None:
    live = await judged(room)
    await pass_time(room, JUDGE_TIMEOUT[0] - 1)
    await do(room, live, "look")
    await pass_time(room, JUDGE_TIMEOUT[0] - 1)
    made = await calls.of_match(room.db, live.row.id)
    assert made is not None
    assert made.judge == JUDGE


# -------------------------------------------------------------------- looking


async def test_who_has_looked_at_all_hands_takes_no_seat_there(room: Room) -> None:
    live = await judged(room)
    await do(room, live, "look")
    assert await last(room, live) == ("look", None, REASON, {})
    await do(room, live, "rule")
    await room.referee.substitutes.offer(live.row.code, 1, 0, None)
    assert (await refused(room, room.referee.substitutes.take(live.row.code, JUDGE, "judge", 0)))[
        0
    ] == "refused-judge-looked"
    offered = room.referee.substitutes.offer(live.row.code, 1, 0, JUDGE)
    assert (await refused(room, offered))[0] == "refused-asked-judge"
    await room.referee.substitutes.take(live.row.code, OTHER, "other", 0)


async def test_a_judge_who_has_sat_down_meanwhile_decides_nothing_and_can_hand_back(room: Room) -> None:
    live = await judged(room)
    await room.referee.substitutes.offer(live.row.code, 1, 0, None)
    await room.referee.substitutes.take(live.row.code, JUDGE, "judge", 0)
    for action, about in (("award", Subject(winners=(0,))), ("look", None), ("rule", None)):
        assert (await refused(room, do(room, live, action, about)))[0] == "refused-judge-own"  # type: ignore[arg-type]  # all are actions
    assert (await room.referee.judging.release(live.row.code, JUDGE)).judge == JUDGE
    await room.referee.judging.take(live.row.code, OTHER)


async def test_all_hands_leave_sealed_what_was_answered_in_secret(room: Room) -> None:
    live = await room.lobby(1, 2)
    live = await room.referee.lobbies.start(live.row.code, 1)
    while not live.rules_and_match[1].lanes:
        await room.everybody(live)
    rules, match = live.rules_and_match
    before = all_hands(live)
    seat = next(seat for seat in match.lanes if decision_of(match, seat) is not None)
    await room.first(live, seat)
    assert live.rules_and_match[1].lanes, "the others choose still"
    assert {s: seen.table for s, seen in all_hands(live).items()} == {s: seen.table for s, seen in before.items()}
    assert before[0].table == view(rules, match, 0).table


# -------------------------------------------------------------------- going back


async def test_going_back_without_anybodys_consent(room: Room) -> None:
    live = await judged(room)
    await rounds(room, live, 6)
    steps = await rewindable_moments(room.referee.moments, live)
    assert len(steps) > 2
    step = steps[-2]
    version, former = step.version, live.row.version
    await room.owed()
    await do(room, live, "back", Subject(moment=step.number))
    rules, match = live.rules_and_match
    assert live.row.version == match.version == former + 1
    choice = (await undos.choices(room.db, live.row.id))[-1]
    assert (choice.kind, choice.seat, choice.user, choice.source) == ("undo", -1, None, "referee")
    assert int(choice.keys[0]) < version
    assert await last(room, live) == ("back", None, REASON, {"moment": step.number})
    assert {"board", "turn", "panel:0", "panel:1", "panel:2", "judge:1"} <= set(await room.owed())
    again = await room.referee.moments.of(live)
    assert await rewindable_moments(room.referee.moments, live) == [
        one for one in again if one.number in [earlier.number for earlier in steps[:-2]]
    ]
    assert again[step.number - 1].version == step.version, "the number of a moment stays its own"
    assert again[-1].is_undo, "an undo is a moment of its own"
    assert (await refused(room, do(room, live, "back", Subject(moment=step.number))))[0] == "refused-judge-moment"
    log = plain(await room.referee.log_of(live, None))
    assert log[-1][1:] == (
        "judged",
        {"action": "back", "seat": None, "entry": log[-1][2]["entry"], "moment": step.number},
    )
    await rounds(room, live, 3)
    await check_end(room, live)
    assert rules is live.rules


async def test_going_back_leads_to_where_all_chose_in_secret(room: Room) -> None:
    live = await judged(room, 1, 2)
    while not live.rules_and_match[1].lanes:
        await room.everybody(live)
    asked = live.view(None).table
    start = live.row.version
    await room.everybody(live)
    step = next(s for s in await rewindable_moments(room.referee.moments, live) if s.version > start)
    assert step.version > start + 1, "the first answer of two told nothing"
    await do(room, live, "back", Subject(moment=step.number))
    assert set(live.rules_and_match[1].lanes) == {0, 1}
    assert all(decision_of(live.rules_and_match[1], seat) is not None for seat in (0, 1))
    assert live.view(None).table == asked


async def test_beyond_a_removed_seat_nothing_can_be_gone_back_to(room: Room) -> None:
    live = await judged(room)
    await rounds(room, live, 3)
    steps = await rewindable_moments(room.referee.moments, live)
    await do(room, live, "expel", Subject(seat=2))
    assert await rewindable_moments(room.referee.moments, live) == []
    assert (await refused(room, do(room, live, "back", Subject(moment=steps[-1].number))))[0] == "refused-judge-moment"


async def test_a_match_that_a_fault_has_stopped_goes_on_from_before(room: Room) -> None:
    live = await begun(room)
    await rounds(room, live, 4)
    await room.referee.turn_runner._freeze(live, "loop")
    await room.referee.judging.call(live.row.code, 1, WHY)
    assert live.row.paused is None, "there is no clock to stop"
    await room.referee.judging.take(live.row.code, JUDGE)
    seat = live.view(None).waiting[0]
    for action, about in (("time", Subject(seat=seat, seconds=60)), ("expel", Subject(seat=seat)), ("wait", None)):
        assert (await refused(room, do(room, live, action, about)))[0] == "refused-frozen"  # type: ignore[arg-type]  # all are actions
    step = (await rewindable_moments(room.referee.moments, live))[-1]
    await do(room, live, "back", Subject(moment=step.number))
    assert (live.row.status, live.row.reason, live.row.ended) == ("playing", None, None)
    assert await left(room, live) is not None
    await room.everybody(live)


async def test_a_stopped_match_may_go_on_from_where_it_stands(room: Room) -> None:
    live = await judged(room)
    assert (await refused(room, do(room, live, "revive")))[0] == "refused-judge-runs"
    await do(room, live, "goon")
    await room.referee.turn_runner._freeze(live, "loop")
    await room.owed()
    await do(room, live, "revive")
    assert live.row.status == "playing"
    assert {"board", "turn", "panel:0"} <= set(await room.owed())
    assert await left(room, live) == 600
    await room.everybody(live)


# -------------------------------------------------------------------- seats and the end


async def test_seats_are_handed_over_and_removed_as_by_moderators(room: Room) -> None:
    live = await judged(room)
    await do(room, live, "replace", Subject(seat=1))
    assert [s.status for s in live.seats] == ["human", "practice", "human"]
    assert (await refused(room, do(room, live, "replace", Subject(seat=1))))[0] == "refused-practice-already"
    await do(room, live, "expel", Subject(seat=2))
    assert live.rules_and_match[1].seats == (0, 1)
    assert (await refused(room, do(room, live, "expel", Subject(seat=2))))[0] == "refused-no-seat"
    assert await last(room, live) == ("expel", 2, REASON, {})


async def test_a_match_ends_without_a_result_and_with_one_that_the_judge_declares(room: Room) -> None:
    live = await judged(room)
    assert (await refused(room, do(room, live, "award", Subject(winners=()))))[0] == "refused-no-seat"
    assert (await refused(room, do(room, live, "award", Subject(winners=(0, 5)))))[0] == "refused-no-seat"
    await do(room, live, "award", Subject(winners=(2, 0, 2)))
    assert (live.row.status, live.row.reason) == ("closed", "awarded")
    assert json.loads(live.row.result or "") == {"winners": [0, 2], "awarded": True}
    assert await last(room, live) == ("award", None, REASON, {"winners": [0, 2]})
    assert await calls.of_match(room.db, live.row.id) is None
    other = await judged(room, 4, 5)
    await do(room, other, "close")
    assert (other.row.status, other.row.reason, other.row.result) == ("closed", "judged", None)


@pytest.mark.parametrize(
    ("action", "about"), [("expel", Subject(seat=1)), ("award", Subject(winners=(1,))), ("close", Subject())]
)
async def test_what_is_for_good_is_done_to_the_match_that_was_asked_about(
    room: Room, action: Action, about: Subject
) -> None:
    live = await judged(room)
    while not live.rules_and_match[1].lanes:
        await room.everybody(live)
    mark = await mark_of(room.referee.moments, live)
    seat = next(
        seat for seat in live.rules_and_match[1].lanes if decision_of(live.rules_and_match[1], seat) is not None
    )
    await room.first(live, seat)
    assert live.rules_and_match[1].lanes
    await do(room, live, "look")
    assert await mark_of(room.referee.moments, live) == mark, "a sealed answer and what a judge notes change nothing"
    await room.everybody(live)
    count = len(await room.referee.moments.of(live)) - int(mark.split(".")[0])
    assert count > 0
    for wrong, emitted in ((mark, count), ("", 0), ("x", 0)):
        found = await refused(room, do(room, live, action, replace(about, mark=wrong)))
        assert found == ("refused-judge-changed", None, {"count": emitted})
    mark = await mark_of(room.referee.moments, live)
    await do(room, live, "replace", Subject(seat=2))
    found = await refused(room, do(room, live, action, replace(about, mark=mark)))
    assert found == ("refused-judge-changed", None, {"count": 0}), "somebody else plays there"
    await do(room, live, action, replace(about, mark=await mark_of(room.referee.moments, live)))
    assert live.row.status == "closed" or live.rules_and_match[1].seats == (0, 2)


async def test_the_last_persons_seat_is_given_to_a_bot_only_if_that_is_meant(room: Room) -> None:
    live = await judged(room)
    assert not needs_confirmation(live, "replace")
    await do(room, live, "replace", Subject(seat=1, mark=""))
    await do(room, live, "replace", Subject(seat=2, mark=""))
    assert needs_confirmation(live, "replace")
    assert (await refused(room, do(room, live, "replace", Subject(seat=0, mark=""))))[0] == "refused-judge-changed"
    mark = await mark_of(room.referee.moments, live)
    await room.referee.seats.come_back(live.row.code, 2)
    found = await refused(room, do(room, live, "replace", Subject(seat=0, mark=mark)))
    assert found == ("refused-judge-changed", None, {"count": 0}), "it was the last person's seat when that was asked"
    await do(room, live, "replace", Subject(seat=1, mark=""))
    await do(room, live, "replace", Subject(seat=0, mark=await mark_of(room.referee.moments, live)))
    assert live.row.status == "closed"


async def test_a_deed_and_its_entry_are_one_transaction(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    live = await judged(room)
    await rounds(room, live, 3)
    step = (await rewindable_moments(room.referee.moments, live))[-1]
    before = await room.stored()

    def broken(*_: object) -> int:
        raise sqlite3.IntegrityError("no log")

    monkeypatch.setattr(moderation, "insert", broken)
    seat = live.view(None).waiting[0]
    deeds: list[tuple[Action, Subject]] = [
        ("rule", Subject()),
        ("goon", Subject()),
        ("back", Subject(moment=step.number)),
        ("time", Subject(seat=seat, seconds=60)),
        ("replace", Subject(seat=0)),
        ("expel", Subject(seat=0)),
        ("award", Subject(winners=(0,))),
        ("close", Subject()),
    ]
    for action, about in deeds:
        with pytest.raises(sqlite3.IntegrityError):
            await do(room, live, action, about)
        assert await room.stored() == before, action


# -------------------------------------------------------------------- what is kept


async def test_the_match_file_has_what_the_judge_did_without_numbers_of_entries(room: Room) -> None:
    live = await judged(room)
    await rounds(room, live, 2)
    await do(room, live, "time", Subject(seat=live.view(None).waiting[0], seconds=60))
    made = await match_file(room.db, live, None)
    emitted = [step["facts"] for step in made["history"] if step.get("event") == "judged"]
    assert [facts["action"] for facts in emitted] == ["call", "take", "time"]
    assert all("entry" not in facts for facts in emitted)
    step = (await rewindable_moments(room.referee.moments, live))[-1]
    await do(room, live, "back", Subject(moment=step.number))
    history = (await match_file(room.db, live, None))["history"]
    assert [s["seat"] for s in history if s.get("kind") == "undo"] == [None]
    assert not any(s.get("undone") for s in history if s.get("event") == "judged")


async def test_a_judge_who_is_forgotten_leaves_the_ruling(room: Room) -> None:
    live = await judged(room)
    await room.referee.judging.refuse(live.row.code, 2)
    await room.referee.judging.take(live.row.code, OTHER)
    await do(room, live, "rule", user=OTHER)
    for user in (JUDGE, OTHER):
        await room.referee.erasure.erase(user)
    entries = [*(await moderation.of_match(room.db, live.row.id)).values()]
    assert [(entry.action, entry.user) for entry in entries] == [
        ("call", 1), ("take", -1), ("refuse", 2), ("take", -2), ("rule", -2),
    ]  # fmt: skip
    assert entries[-1].reason == REASON
    assert await erasing.pending(room.db) == {}
    rows = await room.db.read("SELECT judge FROM calls UNION ALL SELECT judge FROM refusals")
    assert [row[0] for row in rows] == [-2, -1]


async def test_secret_answers_do_not_show_in_the_moments(room: Room) -> None:
    live = await judged(room, 1, 2)
    while not live.rules_and_match[1].lanes:
        await room.everybody(live)
    before = await rewindable_moments(room.referee.moments, live)
    seat = next(s for s in live.rules_and_match[1].lanes if decision_of(live.rules_and_match[1], s) is not None)
    await room.first(live, seat)
    assert live.rules_and_match[1].lanes
    assert msgspec.json.encode(await rewindable_moments(room.referee.moments, live)) == msgspec.json.encode(before)
