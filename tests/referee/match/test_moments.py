"""Looking back at a match: its moments are the same for all, tell no secret, and never change their numbers."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from engines.kernel import choose as kernel
from engines.kernel.automatic.chance import random_keys
from engines.kernel.events import StoredEvent
from referee.errors import RefusedError
from referee.match.live import Live
from referee.match.moments import (
    ALL_HANDS,
    PUBLIC,
    Moment,
    Perspective,
    check_perspective,
    moment_of,
    neighbours,
    perspectives,
    view_then,
)
from referee.match.notes import DICE, SIDE_NOTES, UNDONE, Substituted
from store.match import history
from tests.referee.conftest import CHANNEL, GUILD, Room
from tests.support.bringing import bring_ready
from tests.support.events import plain
from tests.support.games import WITH_TOY
from tests.support.gauntlet_words import gauntlet

__all__ = ["gauntlet"]

USERS = (7_000_001, 7_000_002, 7_000_003)
STRANGER = 7_000_009
GAMES = [(game, sample.quick.seats, dict(sample.quick.options)) for game, sample in WITH_TOY.items()]


async def opened(room: Room, game: str, seats: int, options: dict[str, object]) -> Live:
    """Begin a match of so many persons."""
    host, *others = USERS[:seats]
    live = await room.referee.lobbies.open(
        game, guild=GUILD, channel=CHANNEL, language="en", user=host, name="Anna", entropy="1", options=options
    )
    for user in others:
        await room.referee.lobbies.join(live.row.code, user, f"name {user}", str(user))
    await bring_ready(room.referee, live)
    return await room.referee.lobbies.start(live.row.code, host)


async def answer(room: Room, live: Live, rng: Random) -> None:
    """Answer one of the open questions at random."""
    asked = rng.choice(live.rules_and_match[1].asks)
    await room.referee.choose(live.row.code, USERS[asked.seat], asked.seat, asked.id, random_keys(asked, rng))


async def undo(room: Room, live: Live) -> bool:
    """Undo the first player's last choice as the table has to agree; return whether it could be."""
    try:
        _, done = await room.referee.undoing.undo_or_ask(live.row.code, USERS[0])
    except RefusedError:
        return False
    asked = await room.referee.undoing.open_request(live) if not done else None
    for seat in live.humans:
        if asked is not None and seat.seat != asked.seat:
            await room.referee.undoing.answer(live.row.code, seat.user or 0, asked.id, "agree")
    return True


async def shown(room: Room, live: Live, seen_from: Perspective) -> list[tuple[Any, ...]]:
    """Return all that is shown of each moment from there; where versions go back to is never told."""
    found: list[tuple[Any, ...]] = []
    for moment in await room.referee.moments.of(live):
        events = await room.referee.moments.events(live, moment, seen_from)
        then = await room.referee.moments.state(live, moment)
        emitted = [(kind, {k: v for k, v in facts.items() if k != "version"}) for _, kind, facts in plain(events)]
        seen = view_then(live, then, seen_from)
        found.append((moment.number, moment.kinds, moment.undone, moment.is_undo, emitted, seen.table, seen.decision))
    return found


def count_of(moments: list[Moment]) -> list[tuple[int, int, tuple[str, ...]]]:
    return [(moment.number, moment.version, moment.kinds) for moment in moments]


@pytest.mark.parametrize(("game", "seats", "options"), GAMES)
@pytest.mark.usefixtures("gauntlet")
async def test_moments_are_only_added_and_leave_nothing_out(
    room: Room, game: str, seats: int, options: dict[str, object]
) -> None:
    live, rng = await opened(room, game, seats, options), Random(seats)
    before: list[tuple[int, int, tuple[str, ...]]] = []
    undos = 0
    for step in range(60):
        moments = await room.referee.moments.of(live)
        counted = count_of(moments)
        assert counted[: len(before)] == before
        before = counted
        if live.row.status != "playing":
            break
        if step % 9 == 8 and await undo(room, live):
            undos += 1
            continue
        await answer(room, live, rng)
    assert undos
    moments = await room.referee.moments.of(live)
    assert [m.number for m in moments] == [*range(1, len(moments) + 1)]
    assert moments[0].version == 0
    assert all(m.kinds for m in moments[1:])
    assert any(m.is_undo for m in moments)
    for viewer in (None, 0):
        events = [e for m in moments for e in await room.referee.moments.events(live, m, Perspective(viewer))]
        assert events == await room.referee.log_of(live, viewer)
    assert len(await shown(room, live, Perspective(1))) == len(moments)


@pytest.mark.usefixtures("gauntlet")
@pytest.mark.parametrize(("game", "options"), [("krendel", {}), ("gauntlet", {"rounds": 1})])
async def test_sealed_answers_make_no_moment(
    room: Room, game: str, options: dict[str, object], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Twice the same match: once the third player answers first and again and again, and a pause falls in between."""
    monkeypatch.setattr("referee.lobby.lobbies.mix_seed", lambda _secret, _entropy: "5" * 64)
    stories = []
    for early in (False, True):
        live = await opened(room, game, 3, options)
        while not live.rules_and_match[1].lanes:
            await first(room, live, live.rules_and_match[1].asks[0].seat)
        stages = []
        if early:
            await lane(room, live, 2)
            await room.referee.take_back(live.row.code, USERS[2], 2)
            await lane(room, live, 2)
        for user in USERS:
            await room.referee.motions.propose(live.row.code, user, "pause", -1)
        stages.append([await shown(room, live, each) for each in (PUBLIC, Perspective(0))])
        await lane(room, live, 0)
        stages.append([await shown(room, live, each) for each in (PUBLIC, Perspective(0))])
        if early:
            await room.referee.take_back(live.row.code, USERS[2], 2)
        await lane(room, live, 1)
        stages.append([await shown(room, live, each) for each in (PUBLIC, Perspective(1))])
        await lane(room, live, 2)
        stages.append([await shown(room, live, each) for each in (PUBLIC, Perspective(0), Perspective(1))])
        await undo(room, live)
        stages.append([await shown(room, live, each) for each in (PUBLIC, Perspective(0), Perspective(1))])
        stories.append(stages)
        assert live.row.version > len(stages[-1][0])
    assert stories[0] == stories[1]
    last = stories[0][-1][0]
    assert any("paused" in [kind for kind, _ in emitted] for *_, emitted, _, _ in last)
    assert last[-1][1] == (UNDONE,)


async def first(room: Room, live: Live, seat: int) -> None:
    """Answer a seat's question with its first option."""
    asked = kernel.decision_of(live.rules_and_match[1], seat)
    assert asked is not None
    keys = [option.key for option in asked.options[: asked.least]]
    await room.referee.choose(live.row.code, USERS[seat], seat, asked.id, keys)


async def lane(room: Room, live: Live, seat: int) -> None:
    """Let a seat answer all that it is asked in the lane that is open."""
    number = kernel.lane_id(live.rules_and_match[1])
    while (asked := kernel.decision_of(live.rules_and_match[1], seat)) and asked.id.startswith(f"{number}."):
        await first(room, live, seat)


async def test_what_only_one_seat_learns_makes_no_moment(room: Room) -> None:
    live = await opened(room, "krendel", 3, {})
    before = await shown(room, live, PUBLIC)
    await room.first(live, 1)
    event = StoredEvent("drew", None, {1: {"seat": 1, "count": 1, "creatures": ["ogre"]}}, {})
    await room.db.write(
        lambda db: history.insert_events(
            db, live.row.id, [history.EventRow(live.row.version, 0, event.kind, msgspec.json.encode(event))]
        )
    )
    assert await shown(room, live, PUBLIC) == before
    emitted = (await shown(room, live, Perspective(1)))[-1][4]
    assert emitted[-1] == ("drew", {"seat": 1, "count": 1, "creatures": ("ogre",)})
    assert emitted[-1] not in (await shown(room, live, Perspective(0)))[-1][4]
    assert len(await shown(room, live, Perspective(1))) == len(before)


async def test_what_was_undone_is_marked_and_can_be_skipped(room: Room) -> None:
    live = await opened(room, "krendel", 3, {})
    start = len(await room.referee.moments.of(live))
    await room.everybody(live)
    done = await room.referee.moments.of(live)
    assert await undo(room, live)
    await room.everybody(live)
    moments = await room.referee.moments.of(live)
    gone = [m.number for m in moments if m.undone]
    back = [m.number for m in moments if m.is_undo]
    assert gone == [*range(start + 1, len(done) + 1)]
    assert back == [len(done) + 1]
    again = back[0] + 1
    assert [m.number for m in neighbours(moments, start, standing=False)] == [
        1,
        max(1, start - 1),
        start + 1,
        len(moments),
    ]
    assert neighbours(moments, start, standing=True)[2].number == again
    assert neighbours(moments, again, standing=True)[1].number == start
    assert neighbours(moments, gone[0], standing=True)[2].number == again
    assert neighbours(moments[: back[0]], back[0], standing=True)[2].number == start
    first_one, previous, following, last_one = neighbours(moments, 1, standing=True)
    assert (first_one.number, previous.number, following.number) == (1, 1, 2 if start > 1 else again)
    assert neighbours(moments, len(moments), standing=True)[2].number == last_one.number == len(moments)
    for number in (0, -1, len(moments) + 1):
        with pytest.raises(RefusedError, match="refused-no-moment"):
            moment_of(moments, number, "playing")
    assert moment_of(moments, len(moments), "playing") is moments[-1]


async def test_skipping_an_undo_misses_nothing_that_is_seen(room: Room) -> None:
    """What nobody has seen is shuffled anew; the table and every hand are as they were before what it took back."""
    live = await opened(room, "krendel", 3, {})
    await room.everybody(live)
    assert await undo(room, live)
    moments = await room.referee.moments.of(live)
    back = moments[-1]
    _, previous, _, _ = neighbours(moments, back.number, standing=True)
    states = [await room.referee.moments.state(live, each) for each in (previous, back)]
    for seat in (None, 0, 1, 2):
        before, after = (view_then(live, state, Perspective(seat)) for state in states)
        assert before.table == after.table
    assert not await room.referee.moments.has_shuffled(live, back), "not while it tells of what is hidden"
    for seat in (2, 1):
        await room.referee.seats.concede(live.row.code, USERS[seat])
        if live.row.status == "playing":
            await room.referee.seats.remove(live, seat, None)
    assert live.row.status == "over"
    dice = await room.db.read("SELECT 1 FROM events WHERE version = ? AND kind = ?", back.version, DICE)
    assert dice
    assert await room.referee.moments.has_shuffled(live, back)
    assert not await room.referee.moments.has_shuffled(live, moments[0])


async def test_from_where_one_may_look(room: Room) -> None:
    live = await opened(room, "krendel", 3, {})
    await room.everybody(live)
    own = [perspectives(live, user) for user in USERS]
    assert own == [[Perspective(seat), PUBLIC] for seat in range(3)]
    assert perspectives(live, STRANGER) == [PUBLIC]
    for user, seen_from, why in (
        (USERS[0], Perspective(1), "refused-view"),
        (STRANGER, Perspective(1), "refused-view"),
        (STRANGER, ALL_HANDS, "refused-hands"),
        (USERS[0], ALL_HANDS, "refused-hands"),
    ):
        with pytest.raises(RefusedError, match=why):
            check_perspective(live, user, seen_from)
    check_perspective(live, USERS[1], Perspective(1))
    # Whoever sits there now knows what the seat has seen; whoever sat there before no longer learns of it.
    await room.referee.substitutes.offer(live.row.code, USERS[1], 1, STRANGER)
    await room.referee.substitutes.take(live.row.code, STRANGER, "name", 1)
    assert perspectives(live, STRANGER) == [Perspective(1), PUBLIC]
    assert perspectives(live, USERS[1]) == [PUBLIC]
    first_one = (await room.referee.moments.of(live))[0]
    (drew,) = [
        e for e in plain(await room.referee.moments.events(live, first_one, Perspective(1))) if "creatures" in e[2]
    ]
    assert drew[2]["seat"] == 1
    for seat in (2, 0):
        await room.referee.seats.concede(live.row.code, USERS[seat])
        if live.row.status == "playing":
            await room.referee.seats.remove(live, seat, None)
    assert live.row.status == "over"
    for user in (STRANGER, USERS[0], 5):
        assert perspectives(live, user) == [ALL_HANDS, PUBLIC, *(Perspective(seat) for seat in range(3))]
    with pytest.raises(RefusedError, match="refused-view"):
        check_perspective(live, 5, Perspective(3))
    opened_all = await room.referee.moments.events(live, first_one, ALL_HANDS)
    assert {e[2]["seat"] for e in plain(opened_all) if "creatures" in e[2]} == {0, 1, 2}
    assert [e for e in plain(await room.referee.moments.events(live, first_one, PUBLIC)) if "creatures" in e[2]] == []
    # A seat that is no longer there sees what all see.
    last = (await room.referee.moments.of(live))[-1]
    assert view_then(live, await room.referee.moments.state(live, last), Perspective(0)).viewer is None
    noted = [e for m in await room.referee.moments.of(live) for e in await room.referee.moments.events(live, m, PUBLIC)]
    assert any(isinstance(event, Substituted) for _, event in noted)
    assert all(not set(m.kinds) & SIDE_NOTES for m in await room.referee.moments.of(live))


async def test_a_lobby_has_no_moments(room: Room) -> None:
    live = await room.lobby(*USERS)
    with pytest.raises(RefusedError, match="refused-not-started"):
        await room.referee.moments.of(live)


async def test_after_a_restart_they_are_the_same(room: Room) -> None:
    live = await opened(room, "krendel", 3, {})
    await room.everybody(live)
    await undo(room, live)
    before = await room.referee.moments.of(live), await shown(room, live, Perspective(2))
    await room.restart()
    again = await room.referee.live.by_code(live.row.code)
    assert (await room.referee.moments.of(again), await shown(room, again, Perspective(2))) == before
