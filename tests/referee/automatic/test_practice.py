"""The practice player goes on whatever happens to the worker, the disk or another match."""

from __future__ import annotations

import sqlite3
from typing import Any
from unittest.mock import AsyncMock

import msgspec
import pytest

from engines.kernel import choose as kernel
from engines.kernel.choose import decision_of
from engines.kernel.history.saves import load
from engines.kernel.views import view
from processes.errors import LateError
from referee.automatic import delayed
from referee.automatic.practice import Practice
from referee.automatic.thinking import Thought
from store.upkeep import figures
from tests.referee.automatic.practising import Answering, answered, with_practice
from tests.referee.conftest import Room
from tests.support.thinkers import InThread, NoProcess, hanging, until


async def test_without_a_worker_it_answers_at_random(room: Room, caplog: pytest.LogCaptureFixture) -> None:
    live = await with_practice(room, 1, 2, 3)
    player = Practice(room.referee, pace=0.0, pool=NoProcess())
    await player.wake(live.row.id)
    await until(lambda: answered(live))
    assert [tuple(r) for r in await room.db.read("SELECT seat, user, source FROM choices")] == [(2, None, "practice")]
    assert f"match={live.row.code} version=0 seat=2: the practice player failed" in caplog.text
    await player.close()


async def test_a_process_that_hangs_is_replaced_and_the_match_goes_on(
    room: Room, caplog: pytest.LogCaptureFixture
) -> None:
    live = await with_practice(room, 1, 2, 3)
    player = Practice(room.referee, pace=0.0, pool=hanging())
    await player.wake(live.row.id)
    await until(lambda: answered(live))
    for seat in (0, 1):
        await room.first(live, seat)
    assert not answered(live)
    await player.wake(live.row.id)
    await until(lambda: answered(live))
    assert caplog.text.count("the process of practice players gave no answer within 0.2 s and is ended") == 4
    again = "match={} version={} seat=2: the practice player hung over its answer, and thinks once more"
    assert [again.format(live.row.code, version) in caplog.text for version in range(4)] == [True, False, False, True]
    assert caplog.text.count("the practice player failed") == 2
    await player.close()


class HangingOnce(InThread):
    """Hangs over the first thought."""

    async def ask(self, body: bytes) -> bytes:
        if not self.asked:
            self.asked.append(body)
            raise LateError("no answer")
        return await super().ask(body)


async def test_a_thought_that_hangs_is_made_again_on_another_deal(room: Room, caplog: pytest.LogCaptureFixture) -> None:
    live = await room.match(1, 2)
    rules, match = live.rules_and_match
    thinker = HangingOnce()
    player = Practice(room.referee, pool=thinker)
    question = decision_of(match, 0)
    assert question is not None
    keys = await player.answer_to(live, question)
    assert {*keys} <= {option.key for option in question.options}
    assert "the practice player failed" not in caplog.text
    first, second = (load(rules.game, msgspec.msgpack.decode(body, type=Thought).match) for body in thinker.asked)
    assert view(rules, first, 0) == view(rules, second, 0)
    assert first != second
    await player.close()


async def test_an_answer_that_is_not_offered_stops_no_match(room: Room, caplog: pytest.LogCaptureFixture) -> None:
    live = await with_practice(room, 1, 2, 3)
    player = Practice(room.referee, pace=0.0, pool=Answering("no such card"))
    await player.wake(live.row.id)
    await until(lambda: answered(live))
    wanted = f"match={live.row.code} version=0 seat=2: the practice player's answer is of no use, a random one is given"
    assert wanted in caplog.text
    assert "no such card" not in caplog.text, "an answer may be a hidden card"
    await player.close()


@pytest.mark.parametrize("failing", [1, 3])
async def test_answers_over_which_the_rules_fail_stop_no_match(
    room: Room, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, failing: int
) -> None:
    live = await with_practice(room, 1, 2, 3)
    tried, choose = [], kernel.choose

    def fails(*args: Any) -> Any:
        tried.append(args[-1])
        if len(tried) <= failing:
            raise ZeroDivisionError
        return choose(*args)

    monkeypatch.setattr("referee.service.kernel.choose", fails)
    player = Practice(room.referee, pace=0.0, pool=InThread())
    await player.wake(live.row.id)
    await until(lambda: answered(live))
    assert len(tried) <= failing + 3, "an answer that the rules were seen to take is given"
    assert f"match={live.row.code} version=0 seat=2: the practice player's answer is of no use" in caplog.text
    await player.close()


async def test_a_match_whose_rules_fail_over_all_answers_is_frozen_and_others_go_on(
    room: Room, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    live, other = await with_practice(room, 1, 2, 3), await with_practice(room, 4, 5, 6)
    choose = kernel.choose

    def fails(rules: Any, match: Any, *args: Any) -> Any:
        if match is live.match:
            raise ZeroDivisionError
        return choose(rules, match, *args)

    monkeypatch.setattr("referee.service.kernel.choose", fails)
    player = Practice(room.referee, pace=0.0, pool=InThread())
    await player.wake()
    await until(lambda: answered(other) and live.row.status == "frozen" and not player._thinking)
    assert (live.row.reason, other.row.status) == ("fault", "playing")
    assert (
        f"frozen match={live.row.code} version=0 seat=2: the rules fail over each answer that was tried" in caplog.text
    )
    assert await figures.frozen(room.db) == [live.row.code], "the operator finds it"
    await player.close()


async def test_the_one_answer_that_the_rules_take_is_found(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    live = await with_practice(room, 1, 2, 3)
    question = decision_of(live.rules_and_match[1], 2)
    assert question is not None
    taken, choose = [question.options[-1].key], kernel.choose

    def fails(*args: Any) -> Any:
        if args[-1] != taken:
            raise ZeroDivisionError
        return choose(*args)

    monkeypatch.setattr("referee.service.kernel.choose", fails)
    player = Practice(room.referee, pace=0.0, pool=Answering(question.options[0].key))
    await player.wake(live.row.id)
    await until(lambda: answered(live))
    assert live.row.status == "playing"
    await player.close()


async def test_what_nobody_foresaw_is_logged_with_its_match(room: Room, caplog: pytest.LogCaptureFixture) -> None:
    live = await with_practice(room, 1, 2, 3)
    player = Practice(room.referee, pace=0.0, pool=InThread())
    player.answer_to = AsyncMock(side_effect=ZeroDivisionError)  # type: ignore[method-assign]
    await player.wake(live.row.id)
    await until(lambda: not player._thinking)
    assert f"match={live.row.code} seat=2: the automatic answer failed" in caplog.text
    await player.close()


async def test_a_process_thinks_as_this_one_does(room: Room) -> None:
    live = await room.match(1, 2)
    here, there = Practice(room.referee, pool=InThread()), Practice(room.referee)
    asked = decision_of(live.rules_and_match[1], 0)
    assert asked is not None
    assert await there.answer_to(live, asked) == await here.answer_to(live, asked)
    assert await there.hint(live, 0) == await here.hint(live, 0)
    for player in (here, there):
        await player.close()


async def test_a_match_that_cannot_be_loaded_holds_up_no_other(room: Room) -> None:
    bad = await with_practice(room, 1, 2, 3)
    good = await with_practice(room, 4, 5, 6)
    number = bad.row.id
    await room.db.write(lambda db: db.execute("UPDATE states SET body = x'00' WHERE match = ?", (number,)).close())
    await room.restart()
    player = Practice(room.referee, pace=0.0, pool=NoProcess())
    await player.wake()
    live = await room.referee.live.by_code(good.row.code)
    await until(lambda: answered(live))
    await player.close()


async def test_an_answer_that_cannot_be_saved_is_given_again(
    room: Room, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    live = await with_practice(room, 1, 2, 3)
    monkeypatch.setattr(delayed, "RETRY_AFTER", 0.01)
    await room.db.write(lambda db: db.execute("PRAGMA busy_timeout = 0").close())
    other = sqlite3.connect(room.path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    player = Practice(room.referee, pace=0.0, pool=NoProcess())
    await player.wake(live.row.id)
    await until(lambda: "not saved" in caplog.text)
    assert not answered(live)
    other.close()
    await until(lambda: answered(live))
    await player.close()


async def test_a_hint_is_thought_about_a_match_dealt_anew(room: Room) -> None:
    """The worker is given what the asking seat sees, with another's cards in foreign hands and another seed."""
    live = await room.match(1, 2)
    rules, match = live.rules_and_match
    thinker = InThread()
    player = Practice(room.referee, pool=thinker)
    first, again = await player.hint(live, 0), await player.hint(live, 0)
    assert first == again
    asked = decision_of(match, 0)
    assert asked is not None
    assert {*first.keys} <= {option.key for option in asked.options}
    assert [each.keys for each in first.weighed if each.share] == [first.keys]
    assert len(thinker.asked) == 2
    for body in thinker.asked:
        emitted = load(rules.game, msgspec.msgpack.decode(body, type=Thought).match)
        assert view(rules, emitted, 0) == view(rules, match, 0)
        assert emitted.seed != match.seed
        assert view(rules, emitted, 1) != view(rules, match, 1)
    await player.close()
