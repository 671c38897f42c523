"""A rule that goes wrong, a disk that refuses: the match stays at its last good state, and it is said."""

from __future__ import annotations

import logging
import sqlite3
from typing import Any

import pytest

import engines.kernel.steps.play
from cogs.kit.composing.messages import stopped_text
from engines.games import GAMES
from engines.kernel import choose as kernel
from engines.kernel.choose import decision_of
from engines.krendel.round.phases import round_steps
from referee.errors import RefereeFaultError
from store.errors import StoreFailedError
from store.upkeep import figures
from tests.referee.conftest import Room
from tests.referee.helpers import refused
from words.texts import words


async def test_a_match_that_runs_in_circles_is_frozen(
    room: Room, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    live = await room.match(1, 2)
    await room.first(live, 0)
    match, version = live.rules_and_match[1], live.rules_and_match[1].version
    await room.owed()
    monkeypatch.setattr(engines.kernel.steps.play, "STEP_LIMIT", 2)
    with caplog.at_level(logging.ERROR, "arbiter.referee"), pytest.raises(RefereeFaultError) as raised:
        await room.first(live, 1)
    assert (raised.value.code, raised.value.version, raised.value.seat) == (live.row.code, version, 1)
    assert f"frozen match={live.row.code} version={version} seat=1" in caplog.text
    assert live.rules_and_match[1] is match
    assert (live.row.status, live.row.reason, live.row.version) == ("frozen", "loop", version)
    assert await room.owed() == ["board", "panel:0", "panel:1", "turn"]
    assert await refused(room, room.first(live, 1)) == ("refused-frozen", None, {})
    monkeypatch.undo()
    await room.restart()
    again = await room.referee.live.by_code(live.row.code)
    assert again.row.status == "frozen"
    assert again.rules_and_match[1] == match


async def test_a_step_that_raises_changes_nothing(
    room: Room, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    live = await room.match(1, 2)
    await room.first(live, 0)
    match, before = live.rules_and_match[1], await room.stored()

    def broken(_play: object) -> None:
        raise ZeroDivisionError("a rule of ours")

    monkeypatch.setitem(GAMES["krendel"].all_steps.by_name, "combat", broken)
    with caplog.at_level(logging.ERROR, "arbiter.referee"), pytest.raises(RefereeFaultError):
        await room.first(live, 1)
    assert f"fault match={live.row.code} version=1 seat=1" in caplog.text
    assert "ZeroDivisionError: a rule of ours" in caplog.text
    assert live.rules_and_match[1] is match
    assert await room.stored() == before
    assert decision_of(match, 1) is not None
    monkeypatch.undo()
    assert round_steps.by_name["combat"] is not broken
    await room.first(live, 1)
    assert live.rules_and_match[1].version == 2


async def test_a_match_in_which_a_rule_fails_whatever_is_answered_is_frozen(
    room: Room, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    live, other = await room.match(1, 2), await room.match(3, 4)
    await room.first(live, 0)
    match = live.rules_and_match[1]
    await room.owed()

    def broken(_play: object) -> None:
        raise ZeroDivisionError("a rule of ours")

    monkeypatch.setitem(GAMES["krendel"].all_steps.by_name, "combat", broken)
    with pytest.raises(RefereeFaultError) as first:
        await room.first(live, 1)
    assert (first.value.frozen, live.row.status) == (False, "playing"), "it may have been a passing fault"
    with caplog.at_level(logging.ERROR, "arbiter.referee"), pytest.raises(RefereeFaultError) as again:
        await room.first(live, 1)
    assert again.value.frozen
    assert (
        f"frozen match={live.row.code} version=1 seat=1: the rules fail over each answer that was tried" in caplog.text
    )
    assert (live.row.status, live.row.reason, live.rules_and_match[1]) == ("frozen", "fault", match)
    assert stopped_text(live, words("en")) == words("en")("board-fault")
    assert await room.owed() == ["board", "panel:0", "panel:1", "turn"]
    assert await figures.frozen(room.db) == [live.row.code]
    monkeypatch.undo()
    await room.first(other, 0)
    await room.first(other, 1)
    assert other.row.status == "playing"


async def test_an_answer_over_which_a_rule_fails_stops_no_match_while_another_works(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = await room.match(1, 2)
    asked = decision_of(live.rules_and_match[1], 0)
    assert asked is not None
    fatal, choose = [asked.options[0].key], kernel.choose

    def fails(*args: Any) -> Any:
        if [*args[-1]] == fatal:
            raise ZeroDivisionError
        return choose(*args)

    monkeypatch.setattr(kernel, "choose", fails)
    for _ in range(3):
        with pytest.raises(RefereeFaultError) as raised:
            await room.first(live, 0)
        assert not raised.value.frozen
    assert live.row.status == "playing"
    assert raised.value.instead not in (None, fatal)


async def test_a_match_in_which_what_is_due_fails_twice_is_frozen(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    live = await room.match(1, 2)

    def fails(*_args: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(kernel, "withdraw", fails)
    for _ in range(3):
        with pytest.raises(RefereeFaultError):
            await room.referee.seats.concede(live.row.code, 1)
    assert live.row.status == "playing", "a person who cannot leave may play on"
    live.failed = ""
    for frozen in (False, True):
        with pytest.raises(RefereeFaultError) as raised:
            async with live.lock_for(None):
                await room.referee.seats.remove(live, 0, None)
        assert raised.value.frozen is frozen
    assert (live.row.status, live.row.reason) == ("frozen", "fault")


async def test_a_write_that_fails_changes_nothing(room: Room) -> None:
    live = await room.match(1, 2)
    match, before = live.rules_and_match[1], await room.stored()

    def no_wait(db: sqlite3.Connection) -> None:
        db.execute("PRAGMA busy_timeout = 0")

    await room.db.write(no_wait)
    other = sqlite3.connect(room.path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(StoreFailedError):
        await room.first(live, 0)
    with pytest.raises(StoreFailedError):
        await room.referee.seats.concede(live.row.code, 1)
    assert live.rules_and_match[1] is match
    other.execute("ROLLBACK")
    other.close()
    assert await room.stored() == before
    await room.first(live, 0)
    assert live.rules_and_match[1].version == 1
