"""A script that changes its mind without end: it is told so at a bound that no hand reaches, and nothing is lost."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import Any

import pytest

from engines.kernel import choose as kernel
from engines.kernel.state.quiet import open_id, quiet_seat
from referee.errors import RefusedError
from referee.files.parts import MOST_CHOICES
from referee.match import bounds
from referee.match.bounds import LONG, MOST_ASKED
from referee.match.live import Live
from store.seats import undos
from tests.referee.conftest import CHANNEL, GUILD, Room
from tests.support.bringing import bring_ready
from tests.support.games import SAMPLES

ANNA, BORIS, VERA = 7_000_001, 7_000_002, 7_000_003


async def refused(work: Coroutine[Any, Any, object]) -> str:
    with pytest.raises(RefusedError) as raised:
        await work
    return raised.value.reason


async def kinds(room: Room, live: Live) -> list[str]:
    return [row.kind for row in await undos.choices(room.db, live.row.id)]


async def quiet_table(room: Room) -> Live:
    """Play a match of Legends until somebody composes a play."""
    live = await room.referee.lobbies.open(
        "legends",
        guild=GUILD,
        channel=CHANNEL,
        language="en",
        user=ANNA,
        name="Anna",
        entropy="1",
        options=dict(SAMPLES["legends"].quick.options),
    )
    await room.referee.lobbies.join(live.row.code, BORIS, "Boris", "2")
    await bring_ready(room.referee, live)
    live = await room.referee.lobbies.start(live.row.code, ANNA)
    while quiet_seat(live.rules_and_match[1]) is None:
        asked = live.rules_and_match[1].asks[0]
        await room.referee.choose(
            live.row.code,
            (ANNA, BORIS)[asked.seat],
            asked.seat,
            asked.id,
            [o.key for o in asked.options[: asked.least]],
        )
    return live


@pytest.mark.parametrize("way", ["take_back", "revise"])
async def test_an_answer_is_changed_only_so_often(room: Room, monkeypatch: pytest.MonkeyPatch, way: str) -> None:
    monkeypatch.setattr(bounds, "MOST_ASKED", 20)
    live = await room.match(ANNA, BORIS, VERA)
    code, changes = live.row.code, 0
    lane = kernel.lane_id(live.rules_and_match[1])

    async def change() -> None:
        """Change Anna's answer, in one of the two ways."""
        if way == "take_back":
            await room.referee.take_back(code, ANNA, 0)
            await room.first(live, 0)
        else:
            again = kernel.revision(*live.rules_and_match, 0)
            assert again is not None
            await room.referee.revise(code, ANNA, 0, lane, [again.options[0].key])

    await room.first(live, 0)
    key = live.rules_and_match[1].lanes[0].draft[0]
    while live.rules_and_match[1].lanes[0].asked < 20:
        await change()
        changes += 1
    before = (live.rules_and_match[1], await kinds(room, live))
    assert changes >= 9
    assert await refused(change()) == "refused-changes"
    assert (live.rules_and_match[1], await kinds(room, live)) == before
    assert live.rules_and_match[1].lanes[0].draft[0] == key
    # What is sealed stands, others are not bound by it, and the next question can be changed again.
    await room.first(live, 1)
    await room.referee.take_back(code, BORIS, 1)
    await room.first(live, 1)
    await room.first(live, 2)
    assert kernel.lane_id(live.rules_and_match[1]) != lane


async def test_whoever_is_bound_while_choosing_can_finish(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bounds, "MOST_ASKED", 10)
    live = await room.match(ANNA, BORIS, VERA)
    await room.first(live, 0)
    while live.rules_and_match[1].lanes[0].asked < 10:
        await room.referee.take_back(live.row.code, ANNA, 0)
    assert await refused(room.referee.take_back(live.row.code, ANNA, 0)) == "refused-changes"
    assert kernel.decision_of(live.rules_and_match[1], 0) is not None
    await room.first(live, 0)
    assert kernel.decision_of(live.rules_and_match[1], 0) is None


async def test_a_quiet_choice_is_begun_anew_only_so_often(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    """By the id that everybody knows of it, too."""
    monkeypatch.setattr(bounds, "MOST_ASKED", 10)
    live = await quiet_table(room)
    match = live.rules_and_match[1]
    seat = quiet_seat(match)
    assert seat is not None
    user = (ANNA, BORIS)[seat]
    while live.rules_and_match[1].lanes[seat].asked < 10:
        await room.referee.take_back(live.row.code, user, seat)
    name = open_id(live.rules_and_match[1])
    asked = kernel.decision_of(live.rules_and_match[1], seat)
    assert asked is not None
    keys = [asked.options[0].key]
    assert await refused(room.referee.choose(live.row.code, user, seat, name, keys)) == "refused-changes"
    await room.referee.choose(live.row.code, user, seat, asked.id, keys)


async def test_a_match_that_has_become_long_takes_answers_alone(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    live = await room.match(ANNA, BORIS, VERA)
    await room.first(live, 0)
    monkeypatch.setattr(bounds, "LONG", live.rules_and_match[1].version)
    lane = kernel.lane_id(live.rules_and_match[1])
    for change in (
        room.referee.take_back(live.row.code, ANNA, 0),
        room.referee.revise(live.row.code, ANNA, 0, lane, ["x"]),
    ):
        assert await refused(change) == "refused-long"
    for seat in (1, 2):
        await room.first(live, seat)
    assert await refused(room.referee.undoing.undo_or_ask(live.row.code, ANNA)) == "refused-long"
    await room.everybody(live)


def test_the_bounds_leave_room_for_a_hand_and_for_the_file() -> None:
    assert MOST_ASKED >= 300
    assert LONG * 5 // 4 <= MOST_CHOICES
