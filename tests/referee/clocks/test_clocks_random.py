"""Random play with everything that touches clocks mixed in: after each step they agree with the match, and with themselves."""

from __future__ import annotations

import contextlib
from random import Random

import pytest

from engines.kernel.automatic.chance import random_keys
from engines.kernel.choose import decision_of, lane_id
from referee.clocks.terms import DAY, HOUR, MINUTE, terms_of
from referee.errors import RefusedError
from referee.match.live import Live
from store.match import clocks
from store.match.clocks import ClockRow
from tests.engines.conformance.seeds import random_seeds
from tests.referee.clocks.timed import again, prefer, table, tick
from tests.referee.conftest import Room
from tests.support.gauntlet_words import gauntlet

__all__ = ["gauntlet"]

USERS = (1, 2, 3)


async def play(room: Room, live: Live, chance: Random, _user: int) -> None:
    """Let somebody who is asked answer, or think."""
    asked = [d for d in live.rules_and_match[1].asks if chance.random() < 0.7]
    if not asked:
        return
    one = chance.choice(asked)
    keys, seat = random_keys(one, chance), next(s for s in live.seats if s.seat == one.seat)
    if seat.status == "practice":
        await room.referee.choose_for_practice(live.row.id, one.seat, one.id, keys)
    elif seat.user is not None:
        await room.referee.choose(live.row.code, seat.user, one.seat, one.id, keys)


async def undo(room: Room, live: Live, _chance: Random, user: int) -> None:
    """Go back, with everybody's consent where it is needed."""
    await room.referee.undoing.undo_or_ask(live.row.code, user)
    asked = await room.referee.undoing.open_request(live)
    for other in live.humans:
        if asked is not None and other.seat != asked.seat and other.user is not None:
            await room.referee.undoing.answer(live.row.code, other.user, asked.id, "agree")


async def reopen(room: Room, live: Live, _chance: Random, user: int) -> None:
    await room.referee.take_back(live.row.code, user, live.seat_in_play(user).seat)


async def pause(room: Room, live: Live, _chance: Random, user: int) -> None:
    if live.row.paused is not None:
        await room.referee.motions.resume(live.row.code, user)
    for other in live.humans:
        if live.row.paused is None and other.user is not None:
            await room.referee.motions.propose(live.row.code, other.user, "pause", -1)


async def leave(room: Room, live: Live, _chance: Random, user: int) -> None:
    if len(live.humans) > 2:
        await room.referee.seats.concede(live.row.code, user)


async def come_back(room: Room, live: Live, _chance: Random, user: int) -> None:
    await room.referee.seats.come_back(live.row.code, user)


async def travel(room: Room, _live: Live, chance: Random, user: int) -> None:
    if (await room.referee.vacations.of(user)).finish is None:
        await room.referee.vacations.start(user, chance.randint(1, 5))
    else:
        await room.referee.vacations.end(user)


async def sleep(room: Room, _live: Live, chance: Random, user: int) -> None:
    """State other quiet hours."""
    await prefer(room, user, zone="Europe/Berlin", quiet_from=chance.randrange(1440), quiet_to=chance.randrange(1440))


async def substitute(room: Room, live: Live, chance: Random, user: int) -> None:
    seat = live.seat_in_play(user).seat
    await room.referee.substitutes.offer(live.row.code, user, seat, None)
    await room.referee.substitutes.take(live.row.code, chance.randint(10, 99), "somebody", seat)


async def decide(room: Room, live: Live, chance: Random, _user: int) -> None:
    """Press for something that the table may decide now."""
    possible = [m for m in await room.referee.motions.possible_motions(live) if m.kind not in ("close", "remove")]
    if possible:
        motion = chance.choice(possible)
        seat = live.seats[chance.choice(motion.asked)]
        assert seat.user is not None
        terms = "2d" if motion.kind == "clock" else None
        await room.referee.motions.propose(live.row.code, seat.user, motion.kind, motion.about, terms)


DEEDS = [*[play] * 12, undo, reopen, pause, pause, leave, come_back, travel, sleep, substitute, decide, decide]


def check(live: Live, rows: dict[int, ClockRow], now: float) -> None:
    """Assert that the clocks of a match are what its state says."""
    terms, (_, match) = terms_of(live.row.clock), live.rules_and_match
    for seat in live.seats:
        clock = rows.get(seat.seat, ClockRow(live.row.id, seat.seat))
        asked = decision_of(match, seat.seat)
        plays = seat.status == "human" and live.row.status == "playing"
        lane = lane_id(match) if seat.seat in match.lanes else None
        assert clock.question == ((lane or (asked.id if asked else None)) if plays else None)
        assert (clock.bank is None) or (terms.kind == "bank" and 0 <= clock.bank <= terms.seconds)
        if clock.question is None:
            assert clock == ClockRow(live.row.id, seat.seat, clock.bank)
            continue
        assert (clock.sealed is not None) == (lane is not None and asked is None)
        assert clock.since is not None
        assert clock.since <= now
        persons = sum(one.status == "human" for one in live.seats)
        assert (clock.due is None) == (terms.kind == "none" and persons < 2)
        if clock.fallen is None:
            assert (clock.rest is not None) == (live.row.paused is not None)
        if live.row.paused is None and clock.due is not None:
            assert (clock.fallen is not None) == (clock.due <= now and clock.sealed is None)
        assert clock.remind is None or (clock.remind > now and clock.rest is None)
        assert clock.remind is None or clock.fallen is None or terms.kind == "none"


@pytest.mark.usefixtures("gauntlet")
@pytest.mark.parametrize("game", ["gauntlet", "krendel"])
@pytest.mark.parametrize("clock", ["none", "10m", "20m+30s", "2d"])
@pytest.mark.parametrize("seed", random_seeds(2))
async def test_clocks_agree_with_the_match_whatever_happens(room: Room, game: str, clock: str, seed: int) -> None:
    chance = Random(f"{seed}:{game}:{clock}")
    live = await table(room, clock, *USERS, game=game)
    steps = {"none": 2 * DAY, "10m": 3 * MINUTE, "20m+30s": 3 * MINUTE, "2d": 9 * HOUR}[clock]
    for _ in range(150):
        user = chance.choice([s.user for s in live.seats if s.user is not None])
        with contextlib.suppress(RefusedError):
            await chance.choice(DEEDS)(room, live, chance, user)
        if chance.random() < 0.4:
            room.time += chance.random() * steps
        if chance.random() < 0.1:
            live = await again(room, live)
        moment = (await tick(room))[0]
        rows = await clocks.of_match(room.db, live.row.id)
        check(live, rows, room.time)
        assert moment is None or moment > room.time
        await tick(room)
        assert await clocks.of_match(room.db, live.row.id) == rows
        assert all(face.sealed is None for face in (await room.referee.timing.faces(live)).values())
        if live.row.status != "playing":
            live = await table(room, clock, *USERS, game=game)
