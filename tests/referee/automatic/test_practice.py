"""The practice player goes on whatever happens to the worker, the disk or another match."""

from __future__ import annotations

import sqlite3
from concurrent.futures import ThreadPoolExecutor

import pytest

from engines.kernel.choose import decision_of
from engines.kernel.counsel import Counsel
from engines.kernel.history.saves import load
from engines.kernel.views import view
from referee.automatic import delayed, practice
from referee.automatic.practice import Practice, weigh
from referee.match.live import Live
from tests.referee.automatic.thinking import no_worker, until
from tests.referee.conftest import Room


async def with_practice(room: Room, *users: int) -> Live:
    """Return a match whose last seat has been given to the practice player."""
    live = await room.match(*users)
    return await room.referee.seats.concede(live.row.code, users[-1])


def answered(live: Live) -> bool:
    return decision_of(live.playing[1], 2) is None


async def test_without_a_worker_it_answers_at_random(room: Room, caplog: pytest.LogCaptureFixture) -> None:
    live = await with_practice(room, 1, 2, 3)
    player = Practice(room.referee, pace=0.0, start=no_worker)
    await player.wake(live.row.id)
    await until(lambda: answered(live))
    assert [tuple(r) for r in await room.db.read("SELECT seat, user, source FROM choices")] == [(2, None, "practice")]
    assert f"match={live.row.code} version=0 seat=2: no advice" in caplog.text
    await player.close()


async def test_a_match_that_cannot_be_loaded_holds_up_no_other(room: Room) -> None:
    bad = await with_practice(room, 1, 2, 3)
    good = await with_practice(room, 4, 5, 6)
    number = bad.row.id
    await room.db.write(lambda db: db.execute("UPDATE states SET body = x'00' WHERE match = ?", (number,)).close())
    await room.restart()
    player = Practice(room.referee, pace=0.0, start=no_worker)
    await player.wake()
    live = await room.referee.live.by_code(good.row.code)
    await until(lambda: answered(live))
    await player.close()


async def test_an_answer_that_cannot_be_saved_is_given_again(
    room: Room, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    live = await with_practice(room, 1, 2, 3)
    monkeypatch.setattr(delayed, "AGAIN", 0.01)
    await room.db.write(lambda db: db.execute("PRAGMA busy_timeout = 0").close())
    other = sqlite3.connect(room.path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    player = Practice(room.referee, pace=0.0, start=no_worker)
    await player.wake(live.row.id)
    await until(lambda: "not saved" in caplog.text)
    assert not answered(live)
    other.close()
    await until(lambda: answered(live))
    await player.close()


async def test_a_hint_is_thought_about_a_match_dealt_anew(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    """The worker is given what the asking seat sees, with another's cards in foreign hands and another seed."""
    live = await room.match(1, 2)
    rules, match = live.playing
    given: list[bytes] = []

    def noted(game: str, pack: bytes, body: bytes, seat: int, seed: int) -> Counsel:
        given.append(body)
        return weigh(game, pack, body, seat, seed)

    monkeypatch.setattr(practice, "weigh", noted)
    player = Practice(room.referee, start=lambda: ThreadPoolExecutor(1))  # type: ignore[arg-type,return-value]  # no process
    first, again = await player.hint(live, 0), await player.hint(live, 0)
    assert first == again
    asked = decision_of(match, 0)
    assert asked is not None
    assert {*first.keys} <= {option.key for option in asked.options}
    assert [each.keys for each in first.weighed if each.share] == [first.keys]
    for body in given:
        told = load(rules.game, body)
        assert view(rules, told, 0) == view(rules, match, 0)
        assert told.seed != match.seed
        assert view(rules, told, 1) != view(rules, match, 1)
    await player.close()
