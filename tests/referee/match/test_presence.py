"""What everybody may know of who was there last and of what happened last: nothing of open lanes, orders and secret events."""

from __future__ import annotations

import msgspec
import pytest

from engines.kernel.choose import lane_id
from engines.kernel.events import StoredEvent
from referee.match.live import Live
from store.match import activity, history
from store.match.rows import EventRow
from store.seats import orders
from tests.referee.conftest import Room
from tests.referee.seats.toys import toy, until
from tests.support.gauntlet_words import gauntlet

__all__ = ["gauntlet"]

pytestmark = pytest.mark.usefixtures("gauntlet")


async def acted(room: Room, live: Live) -> dict[int, float]:
    match = live.rules_and_match[1]
    return await activity.last_actions(room.db, live.row.id, lane_id(match) if match.lanes else None)


async def test_answers_in_a_lane_count_from_its_end_on(room: Room) -> None:
    live = await room.match(1, 2, 3)
    assert await acted(room, live) == {}
    room.time += 5
    await room.first(live, 1)
    await room.referee.revise(
        live.row.code, 2, 1, lane_id(live.rules_and_match[1]), [live.view(1).revision.options[1].key]
    )
    await room.referee.take_back(live.row.code, 2, 1)
    await room.first(live, 1)
    assert await acted(room, live) == {}
    room.time += 5
    for seat in (0, 2):
        await room.first(live, seat)
    assert live.rules_and_match[1].lanes  # those of the discards
    assert await acted(room, live) == {0: room.time, 1: room.time - 5, 2: room.time}
    await room.referee.choose(live.row.code, 2, 1, live.view(1).decision.id, [])
    assert (await acted(room, live))[1] == room.time - 5


async def test_what_was_changed_at_last_counts_like_any_answer_once_the_lane_is_closed(room: Room) -> None:
    live = await room.match(1, 2)
    await room.first(live, 1)
    room.time += 5
    await room.referee.revise(
        live.row.code, 2, 1, lane_id(live.rules_and_match[1]), [live.view(1).revision.options[1].key]
    )
    await room.first(live, 0)
    assert live.rules_and_match[1].lanes
    assert await acted(room, live) == {0: room.time, 1: room.time}


async def test_answers_that_were_undone_do_not_count_for_it_must_not_show_who_had_answered(room: Room) -> None:
    live = await room.match(1, 2, 3)
    for seat in range(3):
        await room.first(live, seat)
    first = await acted(room, live)
    room.time += 5
    await room.first(live, 1)  # in the lane of the discards, which goes with the undo
    _, done = await room.referee.undoing.undo_or_ask(live.row.code, 1)
    assert not done
    request = await room.referee.undoing.open_request(live)
    assert request is not None
    for user in (2, 3):
        await room.referee.undoing.answer(live.row.code, user, request.id, "agree")
    assert live.rules_and_match[1].version > 4
    assert await acted(room, live) == {0: room.time}
    assert first != {0: room.time}


async def test_an_answer_by_order_counts_as_one_by_hand(room: Room) -> None:
    """Else who is pinged soon after it would tell that there is an order."""
    live = await toy(room, 1, 2, 3)
    decision, user = await until(room, live, "respond")
    await room.referee.orders.give(live.row.code, user, "pass", "round")
    room.time += 5
    await room.referee.orders.answer(live.row.id, decision.seat, decision.id)
    assert (await acted(room, live))[decision.seat] == room.time


async def test_a_substitute_has_not_acted_and_reads_nothing_of_earlier_orders(room: Room) -> None:
    live = await toy(room, 1, 2, 3)
    decision, user = await until(room, live, "respond")
    await room.referee.orders.give(live.row.code, user, "pass", "round")
    await room.referee.orders.answer(live.row.id, decision.seat, decision.id)
    seat = decision.seat
    assert len(await orders.answers_given(room.db, live.row.id, seat, user)) == 1
    await room.referee.substitutes.offer(live.row.code, user, seat, None)
    await room.referee.substitutes.take(live.row.code, 9, "nine", seat)
    assert seat not in await acted(room, live)
    assert await orders.answers_given(room.db, live.row.id, seat, 9) == []


async def test_what_only_one_seat_learns_takes_no_room_among_the_latest(room: Room) -> None:
    live = await toy(room, 1, 2, 3)
    await until(room, live, "respond")
    before = await room.referee.latest_events(live, None)
    assert len({version for version, _ in before}) == 2
    secret = msgspec.json.encode(StoredEvent("scouted", None, {1: {"card": "rush"}}, {}))
    row = EventRow(live.row.version + 1, 0, "scouted", secret)
    await room.db.write(lambda db: history.insert_events(db, live.row.id, [row]))
    assert await room.referee.latest_events(live, None) == before
