"""Substitutes: who may offer and take a seat, what goes over with it, what the one before may still do."""

from __future__ import annotations

import asyncio

import pytest

from engines.kernel.choose import decision_of
from engines.kernel.state.dice import mix_seed
from referee.errors import RefusedError
from referee.match.live import Live
from referee.seats.substitutes import LASTS
from store.match import clocks, matches, outbox
from store.match.clocks import ClockRow
from store.match.owed import Post
from store.people import blocks
from store.seats import orders, sitters
from tests.referee.conftest import Room
from tests.referee.helpers import emitted, reason, refused

DAY = 24 * 3600.0


async def take(room: Room, live: Live, user: int, seat: int) -> Live:
    return await room.referee.substitutes.take(live.row.code, user, f"user {user}", seat)


async def offer(room: Room, live: Live, user: int, seat: int, to: int | None = None) -> Live:
    return await room.referee.substitutes.offer(live.row.code, user, seat, to)


async def substituted(room: Room, live: Live, former: int, new: int) -> Live:
    """Let a person's seat go over to a new user."""
    seat = live.seat_in_play(former).seat
    await offer(room, live, former, seat)
    return await take(room, live, new, seat)


async def test_the_seat_goes_over_as_it_is(room: Room) -> None:
    live = await room.match(1, 2, 3)
    await room.first(live, 1)
    sealed = live.rules_and_match[1].lanes[1]
    asked = decision_of(live.rules_and_match[1], 2)
    assert asked is not None
    await room.referee.set_draft(live.row.code, 3, 2, asked.id, [asked.options[1].key])
    await room.owed()
    before = live.rules_and_match[1]
    await substituted(room, live, 2, 9)
    await substituted(room, live, 3, 8)
    assert live.rules_and_match[1] is before
    assert live.rules_and_match[1].lanes[1] == sealed
    assert [(s.user, s.name, s.status) for s in live.seats] == [
        (1, "user 1", "human"),
        (9, "user 9", "human"),
        (8, "user 8", "human"),
    ]
    assert await room.referee.draft(live, 2) == (asked.options[1].key,)
    assert await emitted(room, live) == [
        ("substituted", {"seat": 1, "sitter": 0, "former": "user 2"}),
        ("substituted", {"seat": 2, "sitter": 0, "former": "user 3"}),
    ]
    assert {"board", "turn", "panel:1", "panel:2", "offer:1", "offer:2"} <= {*await room.owed()}
    await room.first(live, 0)
    await room.first(live, 2)
    assert live.rules_and_match[1].board.phase == "discard"
    assert [row[0] for row in await room.db.read("SELECT user FROM choices ORDER BY version")] == [2, 1, 8]


async def test_whom_it_was_before_is_told_who_plays_now(room: Room) -> None:
    live = await room.match(1, 2, 3)
    await substituted(room, live, 2, 9)
    asked = decision_of(live.rules_and_match[1], 1)
    assert asked is not None
    taken = ("refused-taken", None, {"owner": "user 9"})
    answer = room.referee.choose(live.row.code, 2, 1, asked.id, [asked.options[0].key])
    assert await refused(room, answer) == taken
    assert await refused(room, room.referee.seats.concede(live.row.code, 2)) == taken
    assert await refused(room, room.referee.seats.come_back(live.row.code, 2)) == taken
    assert await refused(room, room.referee.undoing.undo_or_ask(live.row.code, 2)) == taken
    assert await refused(room, offer(room, live, 2, 1)) == taken
    assert live.seat_of(2) is None
    await room.restart()
    live = await room.referee.live.by_code(live.row.code)
    assert await refused(room, room.referee.seats.concede(live.row.code, 2)) == taken


async def test_the_dice_stay_what_they_were_drawn_from(room: Room) -> None:
    live = await room.match(1, 2, practice=2)
    numbers, invited = live.press_numbers, live.invited_practice[0].seat
    await offer(room, live, 1, invited)
    await take(room, live, 9, invited)
    await substituted(room, live, 2, 8)
    assert [s.status for s in live.seats].count("human") == 3
    for _ in range(2):
        assert live.press_numbers == numbers
        assert mix_seed(live.row.secret, [number for _, number in live.press_numbers]) == live.rules_and_match[1].seed
        await room.restart()
        live = await room.referee.live.by_code(live.row.code)
    assert await emitted(room, live) == [
        ("substituted", {"seat": invited, "sitter": -1}),
        ("substituted", {"seat": 3, "sitter": 0, "former": "user 2"}),
    ]


async def test_a_message_noted_once_more_by_an_edit_under_way_is_moved_away_again(room: Room) -> None:
    live = await room.match(1, 2, 3)
    for _ in range(2):
        await room.db.write(lambda db: outbox.put_post(db, live.row.id, Post("panel:1", 70, 7, "shown")))
        await room.db.write(lambda db: outbox.disown(db, live.row.id, ["panel:1"], room.time))
    assert await outbox.post(room.db, live.row.id, "panel:1") is None
    moved = await outbox.post(room.db, live.row.id, "former:7")
    assert moved is not None
    assert moved.message == 7


async def test_what_belonged_to_the_person_before_goes_with_them(room: Room) -> None:
    live = await room.match(1, 2, 3)
    for slot in ("panel:1", "remind:1", "notice:1", "panel:0"):
        post = Post(slot, 70, sum(slot.encode()), "shown")
        await room.db.write(lambda db, post=post: outbox.put_post(db, live.row.id, post))  # type: ignore[misc]
    await room.referee.motions.propose(live.row.code, 2, "pause", -1)
    await room.db.write(lambda db: orders.give(db, live.row.id, orders.OrderRow(1, "pass", "round", 0, None)))
    await room.everybody(live)
    await room.referee.undoing.undo_or_ask(live.row.code, 1)
    await room.db.write(lambda db: matches.set_pinged(db, live.row.id, [1], room.time))
    await room.owed()
    await substituted(room, live, 2, 9)
    assert await orders.of_match(room.db, live.row.id) == []
    assert await room.referee.motions.open_motions(live) == []
    assert await room.referee.undoing.open_request(live) is None
    assert (live.seats[1].acted, live.seats[1].pinged) == (0, 0)
    owed = {*await room.owed()}
    posts = {row[0]: row[1] for row in await room.db.read("SELECT slot, message FROM posts")}
    assert posts["panel:0"] == sum(b"panel:0")
    gone = {f"former:{sum(b'panel:1')}:1", *(f"former:{sum(slot)}" for slot in (b"remind:1", b"notice:1"))}
    assert {*posts} == {"panel:0", *gone}
    assert gone <= owed
    assert {"ask", "late", "motion"} <= owed


async def test_a_clock_stays_as_it_is(room: Room) -> None:
    live = await room.match(1, 2, 3)
    row = (await clocks.of_match(room.db, live.row.id))[1]
    room.time += 60
    await substituted(room, live, 2, 9)
    assert (await clocks.of_match(room.db, live.row.id))[1] == row


async def test_who_has_seen_another_hand_takes_none(room: Room) -> None:
    live = await room.match(1, 2, 3, 4)
    await substituted(room, live, 2, 9)
    await offer(room, live, 1, 0)
    for user in (3, 9, 2):
        assert await reason(take(room, live, user, 0)) == "refused-hand-known"
    await room.referee.seats.concede(live.row.code, 4)
    assert await reason(take(room, live, 4, 0)) == "refused-hand-known"
    assert await reason(take(room, live, 1, 0)) == "refused-offer-own"
    assert await reason(offer(room, live, 1, 0, 3)) == "refused-asked-known"
    await room.restart()
    live = await room.referee.live.by_code(live.row.code)
    assert await reason(take(room, live, 2, 0)) == "refused-hand-known"
    await offer(room, live, 9, 1)
    await take(room, live, 2, 1)
    assert (live.seat_in_play(2).seat, [s.user for s in live.former]) == (1, [2, 9])
    assert await reason(take(room, live, 9, 0)) == "refused-hand-known"


async def test_nobody_sits_down_beside_somebody_blocked(room: Room) -> None:
    live = await room.match(1, 2, 3)
    await room.db.write(lambda db: blocks.block(db, 3, 9, 1.0))
    await room.db.write(lambda db: blocks.block(db, 8, 1, 1.0))
    await room.db.write(lambda db: blocks.block(db, 7, 2, 1.0))
    await offer(room, live, 2, 1)
    assert await reason(take(room, live, 9, 1)) == "refused-not-open"
    assert await refused(room, take(room, live, 8, 1)) == ("refused-blocked", None, {"owner": "user 1"})
    assert await reason(offer(room, live, 2, 1, 9)) == "refused-asked-cannot"
    # Whom 7 does not want to meet goes.
    await take(room, live, 7, 1)


async def test_nobody_sits_in_more_matches_than_they_may(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("referee.lobby.places.OPEN_PER_USER", 1)
    live, _ = await room.match(1, 2, 3), await room.lobby(9, channel=501)
    await offer(room, live, 2, 1)
    assert await reason(take(room, live, 9, 1)) == "refused-too-many-matches"
    assert await reason(offer(room, live, 2, 1, 9)) == "refused-asked-cannot"


async def test_whose_seat_may_be_offered(room: Room) -> None:
    live = await room.match(1, 2, 3, practice=1)
    substitutes = room.referee.substitutes
    assert await substitutes.seats_to_offer(live, 1) == [0, 1]
    assert await refused(room, offer(room, live, 1, 2)) == ("refused-offer-seat", None, {"owner": "user 2"})
    assert await reason(offer(room, live, 9, 2)) == "refused-no-seat"
    assert await reason(offer(room, live, 1, 5)) == "refused-no-such-seat"
    await room.referee.seats.concede(live.row.code, 3)
    assert await substitutes.seats_to_offer(live, 1) == [0, 1, 3]
    assert await substitutes.seats_to_offer(live, 3) == []
    assert await reason(offer(room, live, 3, 3)) == "refused-left"
    await offer(room, live, 1, 3)
    await take(room, live, 9, 3)
    assert await reason(room.referee.seats.come_back(live.row.code, 3)) == "refused-taken"


@pytest.mark.parametrize("away", ["gone", "fallen"])
async def test_the_table_offers_the_seat_of_somebody_who_is_away(room: Room, away: str) -> None:
    live = await room.match(1, 2, 3)
    if away == "gone":
        await room.db.write(lambda db: db.execute("UPDATE seats SET gone = 5 WHERE seat = 1").close())
    else:
        clock = ClockRow(live.row.id, 1, question="1", since=room.time, due=room.time, fallen=room.time)
        await room.db.write(lambda db: clocks.put(db, [clock]))
    await room.restart()
    live = await room.referee.live.by_code(live.row.code)
    assert await room.referee.substitutes.seats_to_offer(live, 1) == [0, 1]
    await offer(room, live, 1, 1)
    assert await room.referee.substitutes.expire() == room.time + 7 * DAY
    await take(room, live, 9, 1)
    assert (live.seats[1].user, live.seats[1].gone) == (9, None)


async def test_who_comes_back_in_time_keeps_their_seat(room: Room) -> None:
    live = await room.match(1, 2, 3)
    await room.db.write(lambda db: db.execute("UPDATE seats SET gone = 5 WHERE seat = 1").close())
    await room.restart()
    live = await room.referee.live.by_code(live.row.code)
    await offer(room, live, 1, 1)
    await room.referee.live.commit(live, lambda db: db.execute("UPDATE seats SET gone = NULL").close())
    await room.owed()
    assert await reason(take(room, live, 9, 1)) == "refused-offer-gone"
    assert await room.referee.substitutes.expire() is None
    assert await room.owed() == ["offer:1"]
    assert await sitters.offer_of(room.db, live.row.id, 1) is None


async def test_an_offer_to_one_user_is_theirs_alone(room: Room) -> None:
    live = await room.match(1, 2, 3)
    substitutes, code = room.referee.substitutes, live.row.code
    await offer(room, live, 2, 1, 9)
    assert await reason(offer(room, live, 2, 1, 9)) == "refused-offered-already"
    assert await refused(room, take(room, live, 8, 1)) == ("refused-offer-foreign", None, {"who": "<@9>"})
    assert await reason(substitutes.decline(code, 8, 1)) == "refused-offer-foreign"
    assert await reason(substitutes.withdraw(code, 9, 1)) == "refused-no-seat"
    assert await reason(substitutes.withdraw(code, 3, 1)) == "refused-offer-seat"
    await room.owed()
    await substitutes.decline(code, 9, 1)
    assert await room.owed() == ["offer:1"]
    assert await reason(take(room, live, 9, 1)) == "refused-offer-gone"
    await offer(room, live, 2, 1, 8)
    await offer(room, live, 2, 1)
    assert await reason(substitutes.decline(code, 8, 1)) == "refused-offer-open"
    await substitutes.withdraw(code, 2, 1)
    assert await reason(substitutes.withdraw(code, 2, 1)) == "refused-offer-gone"


async def test_a_new_offer_is_posted_anew(room: Room) -> None:
    """An edit would call nobody."""
    live = await room.match(1, 2, 3)
    await offer(room, live, 2, 1, 9)
    await room.db.write(lambda db: outbox.put_post(db, live.row.id, Post("offer:1", 5, 77, "shown")))
    await room.owed()
    await offer(room, live, 2, 1, 8)
    assert await room.owed() == ["former:77", "offer:1"]
    assert await outbox.post(room.db, live.row.id, "offer:1") is None


async def test_the_first_of_two_gets_it(room: Room) -> None:
    live = await room.match(1, 2, 3)
    await offer(room, live, 2, 1)
    done = await asyncio.gather(take(room, live, 8, 1), take(room, live, 9, 1), return_exceptions=True)
    (late,) = [error for error in done if isinstance(error, RefusedError)]
    assert (late.reason, late.facts) == ("refused-offer-taken", {"owner": "user 8"})
    assert live.seats[1].user == 8


async def test_offers_expire_and_end_with_the_match(room: Room) -> None:
    live, other = await room.match(1, 2, 3), await room.match(4, 5, 6)
    await offer(room, live, 2, 1)
    room.time += DAY
    await offer(room, other, 5, 1)
    await room.owed()
    substitutes = room.referee.substitutes
    assert await substitutes.expire() == room.time + 6 * DAY
    room.time += 6 * DAY - 1
    assert await substitutes.expire() == room.time + 1
    assert await room.owed() == []
    room.time += 1
    await room.restart()
    live = await room.referee.live.by_code(live.row.code)
    assert await reason(take(room, live, 9, 1)) == "refused-offer-gone"
    assert await room.referee.substitutes.expire() == room.time + DAY
    assert await room.owed() == ["offer:1"]
    other = await room.referee.live.by_code(other.row.code)
    for user in (4, 5, 6):
        await room.referee.seats.concede(other.row.code, user)
    assert other.row.status == "closed"
    assert await reason(take(room, other, 9, 1)) == "refused-over"
    assert await room.referee.substitutes.expire() is None


async def test_who_has_left_takes_their_own_seat_again(room: Room) -> None:
    live = await room.match(1, 2, 3)
    await room.referee.seats.concede(live.row.code, 2)
    await offer(room, live, 1, 1, 2)
    await take(room, live, 2, 1)
    assert (live.seat_in_play(2).seat, live.former) == (1, [])
    assert [kind for kind, _ in await emitted(room, live)] == ["left", "returned"]


async def test_undo_crosses_a_substitution(room: Room) -> None:
    """What the seat chose is the seat's to undo, whoever sits there; the log keeps who chose."""
    live = await room.match(1, 2, 3)
    await room.everybody(live)
    await substituted(room, live, 2, 9)
    assert await reason(room.referee.undoing.undo_or_ask(live.row.code, 2)) == "refused-taken"
    _, done = await room.referee.undoing.undo_or_ask(live.row.code, 9)
    assert not done
    request = await room.referee.undoing.open_request(live)
    assert request is not None
    assert await reason(room.referee.undoing.answer(live.row.code, 2, request.id, "agree")) == "refused-taken"
    for user in (1, 3):
        await room.referee.undoing.answer(live.row.code, user, request.id, "agree")
    assert decision_of(live.rules_and_match[1], 1) is not None
    rows = await room.db.read("SELECT seat, user FROM choices WHERE kind <> 'undo' ORDER BY version")
    assert [tuple(row) for row in rows] == [(0, 1), (1, 2), (2, 3)]
    assert live.seat_of(2) is None
    assert live.seat_in_play(9).seat == 1


async def test_time_out_of_reach_does_not_end_an_offer(room: Room) -> None:
    live = await room.match(1, 2, 3)
    await offer(room, live, 1, 0)
    room.time += LASTS - 60
    await room.referee.outages.note_heartbeat()
    await room.owed()
    await room.restart()
    room.time += LASTS
    await room.referee.outages.come_online()
    assert "offer:0" in await room.owed(), "the message tells until when"
    assert await room.referee.substitutes.expire() == room.time + 60
    live = await room.referee.live.by_code(live.row.code)
    await take(room, live, 9, 0)
