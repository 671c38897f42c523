"""Standing orders at the referee: given, taken back, answered by once, ended by public events, undone; in secret."""

from __future__ import annotations

from collections.abc import Awaitable

import pytest

from engines.kernel.choose import choose, decision_of
from engines.kernel.state.model import Seat
from referee.automatic.by_order import OrderAnswerer
from referee.automatic.delayed import answer_delay
from referee.errors import RefusedError
from referee.match.live import Live
from store.seats import orders
from store.seats.orders import OrderRow
from tests.referee.conftest import Room
from tests.referee.seats.toys import asked, give, toy, until
from tests.support.events import plain
from tests.support.gauntlet_words import gauntlet

__all__ = ["gauntlet"]

pytestmark = pytest.mark.usefixtures("gauntlet")


async def order(room: Room, live: Live, seat: Seat) -> list[tuple[str, str, str | None]]:
    return [(row.kind, row.until, row.ended) for row in await room.referee.orders.of(live, seat)]


async def answer_all(room: Room, live: Live) -> int:
    """Let the referee answer what orders answer, one question after another; return how many."""
    count = 0
    while found := await room.referee.orders.answerable_questions(live):
        await room.referee.orders.answer(live.row.id, found[0].seat, found[0].id)
        count += 1
    return count


async def refused(work: Awaitable[object]) -> str:
    with pytest.raises(RefusedError) as error:
        await work
    return error.value.reason


async def test_an_order_answers_as_the_seats_own_choice_and_is_marked(room: Room) -> None:
    live = await toy(room, 1, 2, 3)
    decision, user = await until(room, live, "respond")
    await room.owed()
    await room.referee.orders.give(live.row.code, user, "pass", "round")
    assert await room.owed() == [f"panel:{decision.seat}"]  # nothing public, not even an edit
    before = next(s.acted for s in live.seats if s.seat == decision.seat)
    room.time += 5.0
    await room.referee.orders.answer(live.row.id, decision.seat, decision.id)
    (row,) = await room.db.read(
        "SELECT seat, user, kind, keys, source, ordered FROM choices ORDER BY version DESC LIMIT 1"
    )
    assert tuple(row) == (decision.seat, user, "respond", '["pass"]', "player", 1)
    assert decision_of(live.rules_and_match[1], decision.seat) is None
    assert next(s.acted for s in live.seats if s.seat == decision.seat) == before
    # never twice
    assert await refused(room.referee.orders.answer(live.row.id, decision.seat, decision.id)) == "refused-order-gone"


async def test_what_happens_by_order_is_what_would_happen_by_hand(room: Room) -> None:
    live = await toy(room, 1, 2, 3)
    decision, user = await until(room, live, "respond")
    rules, match = live.rules_and_match
    by_hand = choose(rules, match, decision.seat, decision.id, ["pass"])
    await room.referee.orders.give(live.row.code, user, "pass", "cancel")
    await room.referee.orders.answer(live.row.id, decision.seat, decision.id)
    assert live.match == by_hand.match
    events = plain(await room.referee.log_of(live, None))
    assert all("order" not in kind for _, kind, _ in events)


async def test_the_person_who_presses_first_is_heard(room: Room) -> None:
    live = await toy(room, 1, 2, 3)
    decision, user = await until(room, live, "respond")
    await room.referee.orders.give(live.row.code, user, "pass", "cancel")
    counter = next(o.key for o in decision.options)
    await give(room, live, decision, user, counter)
    assert await refused(room.referee.orders.answer(live.row.id, decision.seat, decision.id)) == "refused-order-gone"
    assert await order(room, live, decision.seat) == [("pass", "cancel", None)]  # the order itself stands


async def test_it_ends_before_the_question_it_was_given_until(room: Room) -> None:
    """The classic fault: one answer too many. Until the own turn, until a card is aimed at the seat, until the round ends."""
    live = await toy(room, 1, 2, 3)
    decision, _ = await until(room, live, "turn")
    others = [s for s in live.humans if s.seat != decision.seat]
    for seat in others:
        assert seat.user is not None
        await room.referee.orders.give(live.row.code, seat.user, "pass", "turn")
    turn = next(iter(asked(live, "turn")))
    await give(room, live, *turn, "pass")
    await answer_all(room, live)
    following, _ = next(asked(live, "turn"))
    assert await order(room, live, following.seat) == [("pass", "turn", "until")]
    third = next(s.seat for s in others if s.seat != following.seat)
    assert await order(room, live, third) == [("pass", "turn", None)]
    assert f"panel:{following.seat}" in await room.owed()


async def test_a_card_aimed_at_the_seat_is_left_to_it(room: Room) -> None:
    live = await toy(room, 1, 2, 3)
    decision, user = await until(room, live, "turn")
    while "cast" not in {o.key for o in decision.options}:
        await give(room, live, decision, user, "pass")
        decision, user = await until(room, live, "turn")
    aim = live.rules_and_match[1].board.runners[decision.seat].aim
    for seat in live.humans:
        if seat.seat != decision.seat:
            assert seat.user is not None
            await room.referee.orders.give(live.row.code, seat.user, "pass", "target")
    await give(room, live, decision, user, "cast")
    await answer_all(room, live)
    left = [d.seat for d, _ in asked(live)]
    assert left == [aim]
    assert await order(room, live, aim) == [("pass", "target", "until")]


async def test_an_ended_order_is_read_once_its_seat_acts(room: Room) -> None:
    live = await toy(room, 1, 2, 3)
    decision, user = await until(room, live, "turn")
    await room.referee.orders.give(live.row.code, user, "pass", "turn")
    await room.db.write(lambda db: orders.end(db, live.row.id, decision.seat, "pass", "until"))
    assert await room.referee.orders.answerable_questions(live) == []
    await give(room, live, decision, user, "pass")
    assert await order(room, live, decision.seat) == []


async def test_undo_ends_all_orders_so_that_none_answers_again(room: Room) -> None:
    live = await toy(room, 1, 2, 3)
    decision, user = await until(room, live, "respond")
    for seat in live.humans:
        assert seat.user is not None
        await room.referee.orders.give(live.row.code, seat.user, "pass", "cancel")
    await room.referee.orders.answer(live.row.id, decision.seat, decision.id)
    offer = await room.referee.undoing.offer(live, user)
    assert offer.way.target == live.row.version - 1  # an answer by order is the seat's own choice
    await room.owed()
    if offer.asked:
        await room.referee.undoing.undo_or_ask(live.row.code, user)
        request = await room.referee.undoing.open_request(live)
        assert request is not None
        for seat in offer.asked:
            other = next(s.user for s in live.seats if s.seat == seat)
            await room.referee.undoing.answer(live.row.code, other or 0, request.id, "agree")
    else:
        await room.referee.undoing.undo_or_ask(live.row.code, user)
    assert decision_of(live.rules_and_match[1], decision.seat) is not None
    assert await room.referee.orders.answerable_questions(live) == []
    assert {row.ended for row in await orders.of_match(room.db, live.row.id)} == {"undo"}
    assert {f"panel:{s.seat}" for s in live.humans} <= {*await room.owed()}
    await room.restart()
    again = await room.referee.live.by_code(live.row.code)
    assert await room.referee.orders.answerable_questions(again) == []


async def test_taking_an_answer_back_ends_the_seats_orders(room: Room) -> None:
    live = await room.match(1, 2, 3)
    await room.everybody(live)
    while next(asked(live))[0].kind != "discard":
        decision, user = next(asked(live))
        await give(room, live, decision, user, decision.options[0].key)
    for user in (1, 2):
        await room.referee.orders.give(live.row.code, user, "hold", "cancel")
    assert await answer_all(room, live) == 2
    await room.owed()
    await room.referee.take_back(live.row.code, 1, 0)
    assert await order(room, live, 0) == [("hold", "cancel", "undo")]
    assert await order(room, live, 1) == [("hold", "cancel", None)]
    assert await room.owed() == ["panel:0"]
    assert await room.referee.orders.answerable_questions(live) == []


@pytest.mark.rule("TK-27", "TK-36")
async def test_in_lanes_an_order_shows_to_nobody(room: Room) -> None:
    live = await room.match(1, 2, 3)
    await room.everybody(live)
    while next(asked(live))[0].kind != "discard":
        decision, user = next(asked(live))
        await give(room, live, decision, user, decision.options[0].key)
    public, log = live.view(None), await room.referee.log_of(live, None)
    others = [live.view(seat) for seat in (1, 2)]
    await room.owed()
    await room.referee.orders.give(live.row.code, 1, "hold", "round")
    assert await answer_all(room, live) == 1
    assert await room.owed() == ["panel:0"]
    assert (live.view(None), [live.view(seat) for seat in (1, 2)]) == (public, others)
    assert await room.referee.log_of(live, None) == log


async def test_an_order_lasts_until_the_round_ends(room: Room) -> None:
    live = await room.match(1, 2, 3)
    await room.referee.orders.give(live.row.code, 1, "hold", "round")
    await room.referee.orders.give(live.row.code, 1, "heal", "cancel")
    await room.everybody(live)
    while live.rules_and_match[1].board.round == 1:
        await answer_all(room, live)
        decision, user = next(asked(live))
        assert (decision.seat, decision.kind) != (0, "discard")
        await give(room, live, decision, user, *([decision.options[0].key] if decision.least else []))
    assert await order(room, live, 0) == [("heal", "cancel", None), ("hold", "round", "until")]


async def test_with_the_match_all_orders_go(room: Room) -> None:
    live = await room.match(1, 2)
    await room.referee.orders.give(live.row.code, 1, "heal", "cancel")
    await room.referee.seats.concede(live.row.code, 2)
    assert live.row.status == "over"
    assert await orders.of_match(room.db, live.row.id) == []


async def test_a_seat_that_changes_hands_takes_no_orders_with_it(room: Room) -> None:
    live = await room.match(1, 2, 3)
    for user in (1, 3):
        await room.referee.orders.give(live.row.code, user, "heal", "cancel")
    await room.referee.seats.concede(live.row.code, 3)
    assert [row.seat for row in await orders.of_match(room.db, live.row.id)] == [0]


async def test_what_is_refused(room: Room) -> None:
    live = await room.match(1, 2, 3)
    code, given = live.row.code, room.referee.orders
    assert await refused(given.give(code, 9, "heal", "cancel")) == "refused-no-seat"
    assert await refused(given.give(code, 1, "pass", "cancel")) == "refused-no-order"
    assert await refused(given.give(code, 1, "heal", "wound")) == "refused-no-order"
    assert await refused(given.cancel(code, 1, "heal")) == "refused-order-gone"
    await given.give(code, 1, "heal", "cancel")
    await given.give(code, 1, "heal", "round")  # in its place
    assert await order(room, live, 0) == [("heal", "round", None)]
    await given.cancel(code, 1, "heal")
    assert await order(room, live, 0) == []


async def test_it_answers_after_a_restart_with_the_delay_of_a_practice_player(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = await toy(room, 1, 2, 3)
    decision, user = await until(room, live, "respond")
    await room.referee.orders.give(live.row.code, user, "pass", "cancel")
    await room.restart()
    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    monkeypatch.setattr("referee.automatic.delayed.asyncio.sleep", sleep)
    clerk = OrderAnswerer(room.referee, pace=1.0)
    await clerk.wake()
    (task,) = clerk._thinking.values()
    await task
    live = await room.referee.live.by_code(live.row.code)
    assert decision_of(live.rules_and_match[1], decision.seat) is None
    assert slept == [answer_delay(live.row.secret, live.row.code, decision.seat, decision.id)]
    await clerk.close()


async def test_an_order_that_the_game_no_longer_has_ends_when_all_have_answered(room: Room) -> None:
    live = await room.match(1, 2, 3)
    await room.db.write(lambda db: orders.give(db, live.row.id, OrderRow(0, "bygone", "cancel", 0, None)))
    await room.first(live, 0)
    await room.owed()
    await room.first(live, 1)
    assert await order(room, live, 0) == [("bygone", "cancel", None)]
    assert await room.owed() == ["panel:1"]  # else seat 0 would learn that somebody has answered
    await room.first(live, 2)
    assert await order(room, live, 0) == [("bygone", "cancel", "until")]


async def test_an_answer_by_order_reads_nothing(room: Room) -> None:
    """Its person is away: what has ended meanwhile is still told."""
    live = await room.match(1, 2, 3)
    await room.everybody(live)
    while next(asked(live))[0].kind != "discard":
        decision, user = next(asked(live))
        await give(room, live, decision, user, decision.options[0].key)
    for kind in ("heal", "hold"):
        await room.db.write(lambda db, kind=kind: orders.give(db, live.row.id, OrderRow(0, kind, "cancel", 0, None)))
    await room.db.write(lambda db: orders.end(db, live.row.id, 0, "heal", "until"))
    assert await answer_all(room, live) == 1
    assert await order(room, live, 0) == [("heal", "cancel", "until"), ("hold", "cancel", None)]


async def test_what_ends_is_told_even_where_nothing_else_changes(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    live = await toy(room, 1, 2, 3)
    decision, user = await until(room, live, "turn")
    other = next(s for s in live.humans if s.seat != decision.seat)
    await room.referee.orders.give(live.row.code, other.user or 0, "pass", "cancel")
    row = OrderRow(other.seat, "pass", "cancel", 0, None)
    monkeypatch.setattr("referee.match.turn_runner.ended_orders", lambda *_: [row])
    monkeypatch.setattr("referee.match.turn_runner.changed_slots", lambda live, new: ([], {None: live.view(None)}))
    await room.owed()
    await give(room, live, decision, user, "pass")
    assert f"panel:{other.seat}" in await room.owed()
