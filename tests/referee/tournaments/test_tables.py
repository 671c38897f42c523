"""The tables of a tournament: opened by the referee, begun by their players, and unlike a lobby in all that a host decides."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable

import pytest

from referee.clocks.terms import parse_terms
from referee.match.live import Live
from referee.service import Referee
from store.lobby import wishes
from store.match import clocks
from store.people import blocks
from tests.referee.conftest import CHANNEL, GUILD, Room
from tests.referee.helpers import reason, refused
from tests.referee.tournaments.event import Event
from tests.referee.tournaments.support import EVENING
from tournaments.settings.formats import Pods, Swiss
from tournaments.settings.model import Settings


@pytest.mark.rule("TM-34")
async def test_a_table_has_the_seats_options_and_clock_of_its_tournament_and_no_host(room: Room) -> None:
    event = await Event.made(room, EVENING, clock='{"kind":"move","seconds":600}')
    (live,) = await event.begun(1, 2)
    pairing = await event.pairing_of(1)
    assert (live.row.host, live.row.clock, live.row.channel) == (0, '{"kind":"move","seconds":600}', CHANNEL)
    assert [seat.user for seat in live.seats] == [*pairing.sides]
    assert live.row.tournament == (await event.hall()).row.id


@pytest.mark.rule("TM-34")
async def test_it_begins_when_all_have_pressed_and_their_presses_give_the_dice(room: Room) -> None:
    event = await Event.made(room, EVENING)
    (live,) = await event.begun(1, 2)
    await event.parts.tables.here(live.row.code, 1, "user 1", 4711)
    assert (await refused(room, event.parts.tables.here(live.row.code, 1, "user 1", 4712)))[:2] == (
        "refused-tournament-here-already",
        "TM-34",
    )
    assert (
        await reason(event.parts.tables.here(live.row.code, 3, "user 3", 4713)) == "refused-tournament-not-your-table"
    )
    assert live.row.status == "lobby"
    await event.parts.tables.here(live.row.code, 2, "user 2", 4714)
    assert live.row.status == "playing"
    assert sorted(number for _, number in live.press_numbers) == ["4711", "4714"]
    await event.run()
    assert (await event.pairing_of(1)).games[0].started_at


HOSTS: dict[str, Callable[[Referee, str], Awaitable[object]]] = {
    "join": lambda it, code: it.lobbies.join(code, 3, "user 3", "1"),
    "leave": lambda it, code: it.lobbies.leave(code, 1),
    "start": lambda it, code: it.lobbies.start(code, 1),
    "cancel": lambda it, code: it.lobbies.cancel(code, 1),
    "add_practice": lambda it, code: it.lobbies.add_practice(code, 1),
    "remove_practice": lambda it, code: it.lobbies.remove_practice(code, 1),
    "ready": lambda it, code: it.gathering.mark_ready(code, 1),
    "ready_check": lambda it, code: it.gathering.begin_ready_check(code, 1),
    "clock": lambda it, code: it.gathering.set_clock(code, 1, parse_terms("10m")),
    "look": lambda it, code: it.gathering.look_for_players(code, 1),
    "invite": lambda it, code: it.invitations.call(code, 1, [3]),
    "revoke": lambda it, code: it.invitations.revoke(code, 1),
    "decline": lambda it, code: it.invitations.decline(code, 1),
    "option": lambda it, code: it.choosing.set_option(code, 1, "fighters", "random"),
    "packs": lambda it, code: it.choosing.set_packs(code, 1, []),
    "mix": lambda it, code: it.seating.mix(code, 1),
    "first": lambda it, code: it.seating.put_first(code, 1, 1),
    "teams": lambda it, code: it.seating.split_teams(code, 1, [0], ""),
    "side": lambda it, code: it.seating.take_side(code, 1, "user 1", "1", 0),
    "plan": lambda it, code: it.plans.set_time(code, 1, None),
}


@pytest.mark.rule("TM-34")
@pytest.mark.parametrize("act", HOSTS)
async def test_nothing_that_makes_up_a_lobby_can_be_changed(room: Room, act: str) -> None:
    event = await Event.made(room, EVENING)
    (live,) = await event.begun(1, 2)
    found, rule, _ = await refused(room, HOSTS[act](room.referee, live.row.code))
    own = {"join": "join", "leave": "leave", "ready": "ready"}
    assert (found, rule) == (f"refused-tournament-{own.get(act, 'table')}", "TM-34")


async def test_it_never_expires(room: Room) -> None:
    event = await Event.made(room, EVENING)
    await event.begun(1, 2)
    hall = await event.hall()
    async with hall.lock:  # so that nobody is a no-show
        room.time += 400 * 86400
        await room.referee.gathering.run_due()
        await room.referee.gathering.refresh_messages()
    assert [live.row.status for live in await event.tables()] == ["lobby"]


async def test_it_is_no_open_table_for_others(room: Room) -> None:
    event = await Event.made(
        room, Settings(format=Pods(rounds=1), seats=(3, 5), first=False), game="krendel", form="free_for_all"
    )
    (live,) = await event.begun(1, 2, 3)
    assert await room.referee.finding.tables([live.row.id], 9) == {}
    await room.referee.wishes.make(9, GUILD, ["krendel"], None)
    await room.lobby(4)
    assert live.row.id not in [match for match, _ in await wishes.waiting(room.db, room.time)]
    assert len(await wishes.waiting(room.db, room.time)) == 1


@pytest.mark.rule("TM-11")
async def test_blocks_change_no_pairing_and_keep_nobody_from_a_table(room: Room) -> None:
    await room.db.write(lambda db: blocks.block(db, 1, 2, 1.0))
    event = await Event.made(room, EVENING)
    (live,) = await event.begun(1, 2)
    await event.arrive(live)
    assert live.row.status == "playing"


async def test_the_limit_of_own_matches_keeps_nobody_from_a_table_and_does_not_count_it(room: Room) -> None:
    event = await Event.made(room, EVENING)
    (live,) = await event.begun(1, 2)
    for _ in range(10):
        await room.lobby(1)
    assert await reason(room.lobby(1)) == "refused-many"
    await event.arrive(live)
    assert live.row.status == "playing"


@pytest.mark.rule("TM-09")
async def test_no_seat_is_offered_to_a_substitute(room: Room) -> None:
    event = await Event.made(room, EVENING)
    (live,) = await event.begun(1, 2)
    await event.arrive(live)
    found, rule, _ = await refused(room, room.referee.substitutes.offer(live.row.code, 1, 0, None))
    assert (found, rule) == ("refused-tournament-substitute", "TM-09")


@pytest.mark.rule("TM-41")
@pytest.mark.parametrize(
    ("kind", "rule"),
    [("close", "TM-41"), ("wait", "TM-36"), ("practice", "TM-36"), ("remove", "TM-36"), ("clock", "TM-34")],
)
async def test_nothing_is_voted_but_a_pause(room: Room, kind: str, rule: str) -> None:
    event = await Event.made(room, EVENING)
    (live,) = await event.begun(1, 2)
    await event.arrive(live)
    assert [motion.kind for motion in await room.referee.motions.possible_motions(live)] == ["pause"]
    about = 1 if kind in ("wait", "practice", "remove") else -1
    asked = room.referee.motions.propose(live.row.code, _at(live, 0), kind, about, "10m")  # type: ignore[arg-type]  # a kind
    assert (await refused(room, asked))[:2] == (f"refused-tournament-motion-{kind}", rule)


@pytest.mark.rule("TM-40")
async def test_a_pause_and_undo_are_by_consent_as_at_any_table(room: Room) -> None:
    event = await Event.made(room, EVENING)
    (live,) = await event.begun(1, 2)
    await event.arrive(live)
    assert live.row.undo == "request"
    for user in (1, 2):
        await room.referee.motions.propose(live.row.code, user, "pause", -1)
    assert live.row.paused_by == "consent"
    await room.referee.motions.resume(live.row.code, 1)
    assert live.row.paused is None


@pytest.mark.rule("TM-33", "TM-27")
async def test_best_of_three_is_played_at_tables_in_a_row_and_the_loser_goes_first(room: Room) -> None:
    event = await Event.made(room, Settings(format=Swiss(rounds=1), best_of=3))
    (live,) = await event.begun(1, 2)
    first = (await event.pairing_of(1)).sides[0]
    other = 3 - first
    firsts = []
    for winner in (first, other, first):
        (live,) = await event.tables()
        firsts.append(live.seats[_first(live)].user)
        await event.arrive(live)
        await event.win(live, winner)
        await event.run()
    # First the side that was drawn to go first, then whoever has just lost.
    assert firsts == [first, other, first]
    pairing = await event.pairing_of(1)
    assert [game.nth for game in pairing.games] == [1, 2, 3]
    assert len({game.code for game in pairing.games}) == 3
    assert (await event.state()).phase == "over"


@pytest.mark.rule("TM-33")
async def test_a_majority_ends_the_pairing(room: Room) -> None:
    event = await Event.made(room, Settings(format=Swiss(rounds=1), best_of=3))
    await event.begun(1, 2)
    for _ in range(2):
        (live,) = await event.tables()
        await event.arrive(live)
        await event.win(live, 2)
        await event.run()
    assert await event.tables() == []
    assert (await event.state()).phase == "over"


async def test_a_rematch_is_an_ordinary_table_and_forgets_who_was_to_go_first(room: Room) -> None:
    event = await Event.made(room, EVENING)
    (live,) = await event.begun(1, 2)
    await event.arrive(live)
    await event.win(live, 1)
    again, _ = await room.referee.lobbies.rematch(live.row.code, 2, "user 2", "1")
    assert (again.row.tournament, again.row.host) == (None, 2)
    assert '"first"' in live.row.options
    assert '"first"' not in again.row.options


async def test_reminders_and_clocks_begin_with_the_match(room: Room) -> None:
    event = await Event.made(room, EVENING, clock='{"kind":"move","seconds":600}')
    (live,) = await event.begun(1, 2)
    await event.later(300)
    assert await clocks.of_match(room.db, live.row.id) == {}
    await event.arrive(live)
    assert {row.due for row in (await clocks.of_match(room.db, live.row.id)).values()} == {room.time + 600}


def _at(live: Live, seat: int) -> int:
    return next(s.user for s in live.seats if s.seat == seat) or 0


def _first(live: Live) -> int:
    """Return the seat that its options name as the first."""

    return int(json.loads(live.row.options)["first"])
