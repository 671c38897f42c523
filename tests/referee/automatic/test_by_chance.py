"""A match's log says where a practice player's answer was drawn at random, and not before its lane has closed."""

from __future__ import annotations

import pytest

from engines.kernel.choose import decision_of, lane_id
from processes.errors import LateError
from referee.automatic.practice import Practice
from referee.match.live import Live
from referee.match.slots import BOARD
from store.errors import StoreFailedError
from store.match import outbox
from tests.referee.automatic.practising import Answering, answered, with_practice
from tests.referee.clocks.timed import kinds
from tests.referee.conftest import Room
from tests.support.thinkers import InThread, NoProcess, until

SEAT = 2


class AlwaysLate(InThread):
    """Hangs over every thought."""

    async def ask(self, body: bytes) -> bytes:
        raise LateError("no answer")


async def by_chance(room: Room, live: Live) -> list[dict[str, object]]:
    return [facts for _, facts in await kinds(room, live, "by_chance")]


async def close_lanes(room: Room, live: Live) -> None:
    """Let the persons answer in the lanes that are open; others open at once."""
    before = lane_id(live.rules_and_match[1])
    for seat in (0, 1):
        await room.first(live, seat)
    assert lane_id(live.rules_and_match[1]) != before


async def given(room: Room, player: Practice) -> Live:
    """Return a match whose practice player has answered its first question, in a lane that is still open."""
    live = await with_practice(room, 1, 2, 3)
    await player.wake(live.row.id)
    await until(lambda: answered(live))
    await until(lambda: not player._thinking)
    assert live.rules_and_match[1].lanes
    return live


async def test_it_is_said_that_a_thought_took_too_long_once_the_lanes_are_closed(room: Room) -> None:
    player = Practice(room.referee, pace=0.0, pool=AlwaysLate())
    live = await given(room, player)
    assert await by_chance(room, live) == [], "an open lane shows nothing of what was answered in it"
    await player.wake(live.row.id)
    assert await by_chance(room, live) == []
    await close_lanes(room, live)
    await room.db.write(lambda db: db.execute("DELETE FROM outbox").close())
    await player.close()
    await player._by_chance.say(None)
    assert await by_chance(room, live) == [{"seat": SEAT, "late": True}]
    assert BOARD in {row.slot for row in await outbox.owed(room.db, live.row.id)}, "the board shows it"
    await player._by_chance.say(live.row.id)
    assert len(await by_chance(room, live)) == 1, "it is said once"


@pytest.mark.parametrize("pool", [NoProcess(), Answering("no such card")])
async def test_an_answer_drawn_after_a_fault_is_said_as_well(room: Room, pool: NoProcess) -> None:
    player = Practice(room.referee, pace=0.0, pool=pool)
    live = await given(room, player)
    await player.close()
    await close_lanes(room, live)
    await player._by_chance.say(None)
    assert await by_chance(room, live) == [{"seat": SEAT, "late": False}]


async def test_an_answer_of_its_own_is_not_spoken_of(room: Room) -> None:
    player = Practice(room.referee, pace=0.0, pool=InThread())
    live = await given(room, player)
    await player.close()
    await close_lanes(room, live)
    await player._by_chance.say(None)
    assert await by_chance(room, live) == []


async def test_an_answer_that_nobody_takes_is_not_spoken_of(room: Room) -> None:
    """The match has gone on without it."""
    player = Practice(room.referee, pace=0.0, pool=AlwaysLate())
    live = await with_practice(room, 1, 2, 3)
    question = decision_of(live.rules_and_match[1], SEAT)
    assert question is not None
    keys = await player.answer_to(live, question)
    await room.referee.choose_for_practice(live.row.id, SEAT, question.id, keys)
    with pytest.raises(Exception, match="illegal"):
        await player.give_answer(live.row.id, question, keys)
    await close_lanes(room, live)
    await player._by_chance.say(None)
    assert await by_chance(room, live) == []
    await player.close()


async def test_what_could_not_be_stored_is_said_later(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    player = Practice(room.referee, pace=0.0, pool=AlwaysLate())
    live = await given(room, player)
    await player.close()
    await close_lanes(room, live)

    def full(*_: object) -> None:
        raise StoreFailedError("database or disk is full")

    with monkeypatch.context() as patched:
        patched.setattr("referee.automatic.by_chance.note_event", full)
        await player._by_chance.say(live.row.id)
    assert await by_chance(room, live) == []
    await player._by_chance.say(live.row.id)
    assert len(await by_chance(room, live)) == 1
