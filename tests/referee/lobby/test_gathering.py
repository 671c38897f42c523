"""What fills a lobby and empties it: who is there, the order of seats, the clock, looking for players, expiry."""

from __future__ import annotations

import asyncio
import json

from engines.kernel.state.dice import mix_seed
from referee.clocks.terms import NONE, parse_terms, terms_json
from referee.errors import RefusedError
from referee.lobby.gathering import LOOK_AGAIN, MEND_EVERY, READY_FOR
from referee.lobby.places import LASTS, LASTS_DAYS, SEAT_KEPT_FOR
from referee.match.live import Live
from store.lobby import invitations, lobbies
from store.match import outbox
from store.match.matches import NO_CLOCK
from tests.referee.conftest import Room, seat_numbers
from tests.referee.helpers import posted, refused

DAYS = terms_json(parse_terms("3d"))


def order(live: Live) -> list[int | None]:
    return [seat.user for seat in live.seats]


async def timed(room: Room) -> float | None:
    return await room.referee.gathering.run_due()


# ---------------------------------------------------------------- who is there


async def test_the_match_begins_with_the_last_who_is_there(room: Room) -> None:
    live = await room.lobby(1, 2, 3, practice=1)
    await room.owed()
    gathering, code = room.referee.gathering, live.row.code
    await gathering.begin_ready_check(code, 1)
    assert live.row.ready == room.time + READY_FOR
    assert await room.owed() == ["board", "ready"]
    await posted(room, live, "ready")
    assert (await refused(room, gathering.begin_ready_check(code, 1)))[0] == "refused-ready-asked"
    await gathering.mark_ready(code, 3)
    assert await room.owed() == ["board", "ready"]
    assert await refused(room, gathering.mark_ready(code, 3)) == ("refused-ready-already", None, {})
    assert await refused(room, gathering.mark_ready(code, 1)) == ("refused-ready-already", None, {})
    assert await refused(room, gathering.mark_ready(code, 9)) == ("refused-join-first", None, {})
    await room.restart()
    live = await room.referee.gathering.mark_ready(code, 2)
    assert (live.row.status, live.row.ready) == ("playing", None)
    assert "ready" in await room.owed()
    assert await refused(room, room.referee.gathering.mark_ready(code, 2)) == ("refused-begun", None, {})


async def test_those_who_do_not_answer_give_up_their_seats(room: Room) -> None:
    live = await room.lobby(1, 2, 3, 4)
    await room.referee.gathering.begin_ready_check(live.row.code, 1)
    await room.referee.gathering.mark_ready(live.row.code, 3)
    await posted(room, live, "ready")
    room.time += READY_FOR - 1
    assert await timed(room) == room.time + 1
    assert order(live) == [1, 2, 3, 4]
    await room.restart()
    room.time += 1
    await timed(room)
    live = await room.referee.live.by_code(live.row.code)
    assert (live.row.status, live.row.ready, order(live)) == ("lobby", None, [1, 3])
    assert await room.owed() == ["board", "ready"]
    missed = {row.user for row in await invitations.of_match(room.db, live.row.id) if row.status == "missed"}
    assert missed == {2, 4}
    assert await refused(room, room.referee.gathering.mark_ready(live.row.code, 2)) == ("refused-ready-over", None, {})
    await room.join(live, 2)
    assert [s.ready for s in live.seats] == [0, 0, 0]
    await room.referee.lobbies.start(live.row.code, 1)


async def test_who_is_late_but_before_the_bell_is_there(room: Room) -> None:
    """The timekeeper may come a moment after the end: whoever was heard before it is not put out."""
    live = await room.lobby(1, 2, 3)
    await room.referee.gathering.begin_ready_check(live.row.code, 1)
    await room.referee.gathering.mark_ready(live.row.code, 2)
    room.time += READY_FOR
    await asyncio.gather(room.referee.gathering.mark_ready(live.row.code, 3), timed(room))
    assert (live.row.status, order(live)) == ("playing", [1, 2, 3])


async def test_leaving_ends_a_ready_check_that_waits_for_nobody_else_but_begins_nothing(room: Room) -> None:
    live = await room.lobby(1, 2, 3)
    await room.referee.gathering.begin_ready_check(live.row.code, 1)
    await room.referee.gathering.mark_ready(live.row.code, 2)
    await room.referee.lobbies.leave(live.row.code, 3)
    assert (live.row.status, live.row.ready, order(live)) == ("lobby", None, [1, 2])


async def test_a_ready_check_ends_with_its_host(room: Room) -> None:
    live = await room.lobby(1, 2, 3)
    await room.referee.gathering.begin_ready_check(live.row.code, 1)
    await room.referee.lobbies.leave(live.row.code, 1)
    room.time += READY_FOR
    await timed(room)
    assert (live.row.status, live.row.ready, order(live)) == ("lobby", None, [2, 3])


async def test_leaving_and_being_there_at_once(room: Room) -> None:
    for first in (True, False):
        live = await room.lobby(1, 2, 3)
        code, gathering = live.row.code, room.referee.gathering
        await gathering.begin_ready_check(code, 1)
        await gathering.mark_ready(code, 2)
        works = [room.referee.lobbies.leave(code, 3), gathering.mark_ready(code, 3)]
        found = await asyncio.gather(*(works if first else works[::-1]), return_exceptions=True)
        (error,) = [one for one in found if isinstance(one, RefusedError)]
        ends = [("refused-ready-over", "lobby", [1, 2]), ("refused-begun", "playing", [1, 2, 3])]
        # Where others share the database each looks at it first, and either may be the first to be done with that.
        possible = ends if room.db.shared else ends[:1] if first else ends[1:]
        assert (error.reason, live.row.status, order(live)) in possible


async def test_a_check_begun_anew_is_not_ended_by_the_bell_of_the_one_before(room: Room) -> None:
    live = await room.lobby(1, 2, 3, 4)
    code, gathering = live.row.code, room.referee.gathering
    await gathering.begin_ready_check(code, 1)
    for user in (2, 4):
        await gathering.mark_ready(code, user)
    room.time += READY_FOR
    await asyncio.gather(room.referee.lobbies.leave(code, 3), gathering.begin_ready_check(code, 1), timed(room))
    assert (live.row.ready, order(live)) == (room.time + READY_FOR, [1, 2, 4])


async def test_too_few_are_there(room: Room) -> None:
    live = await room.lobby(1)
    ask = room.referee.gathering.begin_ready_check
    assert await refused(room, ask(live.row.code, 1)) == ("refused-too-few", "TK-04", {"least": 2, "seats": 1})
    await room.join(live, 2)
    assert await refused(room, ask(live.row.code, 2)) == ("refused-not-host-ready", None, {"host": "user 1"})
    await ask(live.row.code, 1)
    await room.join(live, 3)
    assert [s.ready for s in live.seats] == [1, 0, 1]
    await room.referee.lobbies.leave(live.row.code, 3)
    assert live.row.ready is not None


async def test_where_nobody_else_is_asked_the_match_begins(room: Room) -> None:
    live = await room.lobby(1, practice=2)
    await room.referee.gathering.begin_ready_check(live.row.code, 1)
    assert live.row.status == "playing"


# ---------------------------------------------------------------- seats and clock


async def test_any_order_is_made_by_seating_one_after_the_other_first(room: Room) -> None:
    live = await room.lobby(1, 2, practice=1)
    await room.join(live, 3)
    wanted = [3, None, 2, 1]
    first = room.referee.seating.put_first
    for user in wanted[::-1]:
        await first(live.row.code, 1, next(s.seat for s in live.seats if s.user == user))
    assert order(live) == wanted
    assert seat_numbers(live) == [0, 1, 2, 3]
    assert await refused(room, first(live.row.code, 1, 4)) == ("refused-nobody-there", None, {})
    assert await refused(room, first(live.row.code, 2, 0)) == ("refused-not-host-seats", None, {"host": "user 1"})
    await room.referee.lobbies.start(live.row.code, 1)
    assert live.press_numbers == [(0, "press 3"), (2, "press 2"), (3, "press 1")]
    assert live.rules_and_match[1].seed == mix_seed(live.row.secret, ["press 3", "press 2", "press 1"])


async def test_seats_are_mixed_and_gaps_close(room: Room) -> None:
    live = await room.lobby(1, 2, 3, 4, 5, 6)
    await room.referee.lobbies.leave(live.row.code, 2)
    before, seen = order(live), set()
    for _ in range(20):
        await room.referee.seating.mix(live.row.code, 1)
        assert seat_numbers(live) == [0, 1, 2, 3, 4]
        assert sorted(s.user or 0 for s in live.seats) == [1, 3, 4, 5, 6]
        assert all(s.entropy == f"press {s.user}" for s in live.seats)
        seen.add(tuple(order(live)))
    assert len(seen | {tuple(before)}) > 5
    assert await refused(room, room.referee.seating.mix(live.row.code, 3)) == (
        "refused-not-host-seats",
        None,
        {"host": "user 1"},
    )


async def test_the_clock_is_changed_before_the_match(room: Room) -> None:
    live = await room.lobby(1, 2)
    assert (live.row.clock, live.row.expires) == (NO_CLOCK, room.time + LASTS)
    await room.referee.gathering.set_clock(live.row.code, 1, parse_terms("3d"))
    assert (live.row.clock, live.row.expires) == (DAYS, room.time + LASTS_DAYS)
    other = room.referee.gathering.set_clock(live.row.code, 2, NONE)
    assert await refused(room, other) == ("refused-not-host-clock", None, {"host": "user 1"})
    await room.referee.lobbies.start(live.row.code, 1)
    late = room.referee.gathering.set_clock(live.row.code, 1, NONE)
    assert await refused(room, late) == ("refused-begun", None, {})


async def test_options_of_a_pace_come_and_go_with_the_clock_but_a_choice_stays(room: Room) -> None:
    live = await room.lobby(1, 2, game="legends")
    code, gathering = live.row.code, room.referee.gathering
    paced = [json.loads((await gathering.set_clock(code, 1, terms)).row.options) for terms in (parse_terms("3d"), NONE)]
    assert paced == [{"windows": "brief"}, {}]
    await gathering.set_clock(code, 1, parse_terms("3d"))
    await room.referee.choosing.set_option(code, 1, "windows", "all")
    chosen = [
        json.loads((await gathering.set_clock(code, 1, terms)).row.options) for terms in (NONE, parse_terms("2d"))
    ]
    assert chosen == [{"windows": "all"}] * 2


# ---------------------------------------------------------------- looking for players


async def test_players_are_looked_for_now_and_then(room: Room) -> None:
    live, look = await room.lobby(1, 2), room.referee.gathering.look_for_players
    await room.owed()
    assert await refused(room, look(live.row.code, 2)) == ("refused-not-host-look", None, {"host": "user 1"})
    await look(live.row.code, 1)
    assert await room.owed() == ["board", f"look:{int(room.time)}"]
    other = await room.lobby(1, 3)
    again = ("refused-look-again", None, {"again": f"<t:{int(room.time + LOOK_AGAIN)}:R>"})
    room.time += LOOK_AGAIN - 1
    for table in (live, other):
        assert await refused(room, look(table.row.code, 1)) == again
    await room.referee.lobbies.leave(live.row.code, 1)
    assert (await refused(room, look(live.row.code, 2)))[0] == "refused-look-again"
    room.time += 1
    await look(other.row.code, 1)
    assert other.row.looking == room.time


async def test_nobody_is_looked_for_where_all_seats_are_taken(room: Room) -> None:
    live = await room.lobby(1, 2, 3, 4, 5, practice=1)
    full = await room.lobby(11, 12, 13, 14, 15, 16)
    assert await refused(room, room.referee.gathering.look_for_players(full.row.code, 11)) == (
        "refused-full",
        "TK-04",
        {"limit": 6},
    )
    await room.referee.gathering.look_for_players(live.row.code, 1)
    await room.owed()
    await posted(room, live, f"look:{int(room.time)}")
    await room.join(live, 6)
    assert await room.owed() == ["board", f"look:{int(room.time)}"]


# ---------------------------------------------------------------- in time


async def test_a_lobby_that_nobody_touches_closes(room: Room) -> None:
    live, slow = await room.lobby(1, 2), await room.lobby(3, clock=DAYS)
    await room.referee.invitations.call(live.row.code, 1, [7])
    await posted(room, live, f"call:{int(room.time + SEAT_KEPT_FOR)}")
    assert await timed(room) == room.time + LASTS
    room.time += LASTS - 1
    await room.join(live, 4)
    room.time += LASTS - 1
    await timed(room)
    assert live.row.status == "lobby"
    await room.restart()
    room.time += 1
    assert await timed(room) == slow.row.expires
    live = await room.referee.live.by_code(live.row.code)
    assert (live.row.status, live.row.reason) == ("closed", "expired")
    assert f"call:{int(1_000_000 + SEAT_KEPT_FOR)}" in await room.owed()
    assert await refused(room, room.join(live, 5)) == ("refused-expired", None, {})
    room.time = (slow.row.expires or 0.0) - 1
    assert await timed(room) == slow.row.expires
    room.time += 1
    assert await timed(room) is None


async def test_joining_as_a_lobby_expires(room: Room) -> None:
    """Whoever comes first: the lobby lasts on with the new one, or is closed to them."""
    for first in (True, False):
        live = await room.lobby(1)
        room.time += LASTS
        works = [room.join(live, 2), timed(room)]
        found = await asyncio.gather(*(works if first else works[::-1]), return_exceptions=True)
        errors = [error.reason for error in found if isinstance(error, RefusedError)]
        assert (live.row.status, errors) in (("lobby", []), ("closed", ["refused-expired"]))
        assert live.row.status == "lobby" or not first or room.db.shared
        if live.row.status == "lobby":
            await room.referee.lobbies.leave(live.row.code, 1)
            await room.referee.lobbies.leave(live.row.code, 2)


async def test_a_lobby_that_expired_is_opened_again_by_anybody(room: Room) -> None:
    live = await room.lobby(1, 2, practice=2, clock=DAYS, options={"fight_with_all": "symmetric"})
    room.time += LASTS_DAYS
    await timed(room)
    works = [room.referee.lobbies.rematch(live.row.code, user, f"user {user}", f"again {user}") for user in (9, 2)]
    (new, opened), (same, second) = await asyncio.gather(*works)
    assert (opened, second, same.row.id) == (True, False, new.row.id)
    assert (new.row.host, new.row.clock, new.row.options) == (9, DAYS, live.row.options)
    assert new.row.expires == room.time + LASTS_DAYS
    assert order(new) == [9, None, None, 2]


async def test_a_lobby_is_shown_anew_now_and_then(room: Room) -> None:
    """Its message may have been deleted, which nobody tells."""
    live, running = await room.lobby(1), await room.match(2, 3)
    await posted(room, live, "board")
    mend = room.referee.gathering.refresh_messages
    assert await mend() == 1_000_000 + MEND_EVERY
    assert await room.owed() == []
    room.time += MEND_EVERY
    assert await mend() == room.time + MEND_EVERY
    rows = await outbox.owed(room.db)
    assert [(row.match, row.slot) for row in rows] == [(live.row.id, "board")]
    post = await outbox.post(room.db, live.row.id, "board")
    assert post is not None
    assert post.shows == ""
    assert room.woken[-1] == live.row.id
    assert running.row.id not in await lobbies.all_open(room.db)
    room.time -= 30 * LASTS  # the clock of the machine is set back
    assert await mend() == room.time + MEND_EVERY
