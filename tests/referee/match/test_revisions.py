"""No change of a match is lost and none is made twice, at whatever moment another process changes it."""

from __future__ import annotations

import ast
import asyncio
import json
import re
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from engines.kernel.automatic.chance import random_keys
from referee.errors import MatchChangedError
from referee.match.live import Live
from referee.service import Referee
from store.match import matches
from store.upkeep import shift_deadlines
from tests.referee.conftest import Room
from tests.referee.helpers import reason
from tests.referee.match.promises import check_end
from tests.referee.match.two_referees import Act, House, answering, joining, result_of
from tests.support.databases import OVER_POSTGRES, open_database

ROOT = Path(__file__).resolve().parents[3]


@pytest.fixture
async def house(room: Room) -> AsyncIterator[House]:
    db = await open_database(room.path, now=room.wall) if OVER_POSTGRES else room.db
    yield House(room, db)
    await db.close()


async def answers(house: House, live: Live) -> list[tuple[int, str]]:
    """Return seat and question of every stored answer."""
    rows = await house.room.db.read("SELECT seat, decision FROM choices WHERE match = ? ORDER BY version", live.row.id)
    return [(row[0], row[1]) for row in rows]


def options_of(live: Live) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(live.row.options)
    return found


async def test_answers_of_two_seats_are_both_stored(house: House) -> None:
    found = await house.at_every_step(lambda user: house.room.match(user, user + 1), answering(0), answering(1))
    assert len(found) >= 3
    for live, results in found:
        assert all(isinstance(one, Live) for one in results), results
        assert sorted(await answers(house, live)) == [(0, "1.1"), (1, "1.1")]


async def test_one_answer_that_comes_twice_is_stored_once(house: House) -> None:
    """A sealed answer may not be given again: the id of its question says so, on the state that the other has made."""
    found = await house.at_every_step(
        lambda user: house.room.match(user, user + 1), answering(0, 0, "1.1"), answering(0, 1, "1.1")
    )
    for live, (first, second) in found:
        assert [type(first), type(second)].count(Live) == 1
        assert {first, second} & {"illegal-answered"}
        assert await answers(house, live) == [(0, "1.1")]


async def test_two_who_take_the_last_seat(house: House) -> None:
    found = await house.at_every_step(lambda user: house.room.lobby(*range(user, user + 5)), joining(50), joining(51))
    for live, results in found:
        assert [type(one) for one in results].count(Live) == 1
        assert len(live.seats) == 6
        assert "refused-full" in results


async def test_both_options_of_a_table_are_kept(house: House) -> None:
    await both_options(house)


OPTIONS = ("games", "one"), ("windows", "all")


def setting(name: str, value: str) -> Act:
    return lambda referee, code, user: referee.choosing.set_option(code, user, name, value)


async def both_options(house: House) -> None:
    """Fail if of two options of a table one is lost."""
    first, second = OPTIONS
    found = await house.at_every_step(
        lambda user: house.room.lobby(user, game="legends"), setting(*first), setting(*second)
    )
    for live, results in found:
        assert not any(isinstance(one, str) for one in results)
        assert options_of(live).items() >= {first, second}


async def test_one_leaves_and_the_other_answers(house: House) -> None:
    def leaving(referee: Referee, code: str, user: int) -> Any:
        return referee.seats.concede(code, user)

    found = await house.at_every_step(lambda user: house.room.match(user, user + 1, user + 2), leaving, answering(1))
    for live, results in found:
        assert all(isinstance(one, Live) for one in results), results
        assert [seat.status for seat in live.seats] == ["practice", "human", "human"]
        assert (1, "1.1") in await answers(house, live)


async def test_a_table_begins_while_somebody_leaves_it(house: House) -> None:
    def starting(referee: Referee, code: str, user: int) -> Any:
        return referee.lobbies.start(code, user)

    def leaving(referee: Referee, code: str, user: int) -> Any:
        return referee.lobbies.leave(code, user + 2)

    found = await house.at_every_step(lambda user: house.room.lobby(user, user + 1, user + 2), starting, leaving)
    for live, (started, left) in found:
        assert isinstance(started, Live)
        assert len(live.seats) == len(live.rules_and_match[1].seats) == (2 if isinstance(left, Live) else 3)
    assert {type(left) for _, (_, left) in found} == {Live, str}, "both came first at times"


async def test_an_undo_while_a_later_question_is_answered(house: House) -> None:
    """The undo goes back behind an answer that came first; an answer that comes later has no question any more."""

    async def prepare(user: int) -> Live:
        live = await house.room.match(user, practice=2)
        await house.room.first(live, 0)
        for _ in range(2):
            await answer_next(house.room.referee, live.row.code, user)
        return live

    async def answer_next(referee: Referee, code: str, _user: int) -> None:
        live = await referee.live.by_code(code)
        asked = next(asked for asked in live.rules_and_match[1].asks if asked.seat)
        await referee.choose_for_practice(live.row.id, asked.seat, asked.id, random_keys(asked, Random(1)))

    def undoing(referee: Referee, code: str, user: int) -> Any:
        return referee.undoing.undo_or_ask(code, user)

    found = await house.at_every_step(prepare, undoing, answer_next)
    for live, (undone, _) in found:
        assert isinstance(undone, tuple), undone
        assert undone[1]
        assert live.rules_and_match[1].board.phase == "choose"
    answered = [result for _, (_, result) in found]
    assert answered[0] is None, "it came first"
    # Who shares the database looks at what is stored, and so at the question that is open after the undo.
    assert isinstance(answered[-1], str) is not house.room.db.shared, "it came last"


async def test_an_undo_is_asked_for_while_the_other_answers(house: House) -> None:
    async def prepare(user: int) -> Live:
        live = await house.room.match(user, user + 1)
        return await house.room.first(live, 0)

    def undoing(referee: Referee, code: str, user: int) -> Any:
        return referee.undoing.undo_or_ask(code, user)

    for live, (_, answered) in await house.at_every_step(prepare, undoing, answering(1)):
        assert isinstance(answered, Live)
        assert (1, "1.1") in await answers(house, live)
        await check_end(house.room, live)


async def test_what_an_older_state_would_refuse_is_done(house: House) -> None:
    live = await house.room.match(1, 2)
    code = live.row.code
    one, other = house.referees
    await other.live.by_code(code)
    await house.room.first(live, 0)
    await house.room.first(live, 1)
    asked = live.rules_and_match[1].asks[0]
    done = await other.choose(code, 1 + asked.seat, asked.seat, asked.id, random_keys(asked, Random(1)))
    assert done.row.version == 3
    assert (await house.check(code)).row.version == 3
    assert one is not other


async def test_whoever_is_overtaken_each_time_is_told(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    live = await house.room.match(1, 2)
    monkeypatch.setattr(matches, "advance", lambda *_: False)
    before = await house.room.stored()
    assert await reason(answering(0)(house.room.referee, live.row.code, 1)) == "refused-match-changed"
    assert await house.room.stored() == before


@pytest.mark.parametrize("seed", range(3))
async def test_matches_played_through_both(house: House, seed: int) -> None:
    """What is acknowledged is stored, once and in an order that the rules allow; the states replay."""
    rng = Random(seed)
    live = await house.room.match(1, 2, 3)
    code, acknowledged = live.row.code, []
    states = [live.match]

    def follow(_db: object, _row: object, _seats: object, after: Any, before: Any) -> None:
        assert before == states[-1], "what is compared is what is stored"
        states.append(after)

    for each in house.referees:
        each.live.commit_hooks.append(follow)

    async def act(referee: Referee) -> None:
        mine = await referee.live.by_code(code)
        match = mine.rules_and_match[1]
        if not match.asks:
            return
        asked = rng.choice(match.asks)
        if rng.random() < 0.1:
            await result_of(referee.undoing.undo_or_ask(code, 1 + asked.seat))
            return
        keys = random_keys(asked, rng)
        if isinstance(await result_of(referee.choose(code, 1 + asked.seat, asked.seat, asked.id, keys)), Live):
            acknowledged.append((asked.seat, asked.id, json.dumps(list(keys))))

    for _ in range(120):
        await asyncio.gather(*map(act, rng.sample(house.referees, 2)))
        live = await house.check(code)
        if live.row.status != "playing":
            break
    rows = await house.room.db.read("SELECT seat, decision, keys FROM choices WHERE kind <> 'undo' ORDER BY version")
    assert sorted(tuple(row) for row in rows) == sorted(acknowledged)
    assert len(acknowledged) > 20
    await check_end(house.room, live)


async def test_without_the_comparison_a_change_is_lost(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """A fault on purpose: these tests can fail."""
    monkeypatch.setattr(matches, "advance", lambda *_: True)
    with pytest.raises(AssertionError):
        await both_options(house)


async def test_without_the_comparison_an_answer_fails(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(matches, "advance", lambda *_: True)
    with pytest.raises(sqlite3.IntegrityError, match="UNIQUE constraint failed: choices"):
        await house.at_every_step(lambda user: house.room.match(user, user + 1), answering(0), answering(1))


async def test_a_change_of_all_matches_is_noticed(house: House) -> None:
    """Deadlines moved by one process are read by the other before it writes."""
    live = await house.room.lobby(1)
    _, other = house.referees
    theirs = await other.live.by_code(live.row.code)
    house.room.time += 10_000
    before = theirs.row.expires
    await house.room.db.write(lambda db: shift_deadlines.move(db, 100, house.room.time))
    with pytest.raises(MatchChangedError):
        await other.live.commit(theirs, lambda _: None)
    assert before is not None
    assert theirs.row.expires == before + 100


async def test_behind_a_change_of_all_matches_a_damaged_one_is_frozen(house: House) -> None:
    live = await house.room.match(1, 2)
    await house.room.db.write(lambda db: shift_deadlines.move(db, 100, house.room.time))
    await house.room.referee.live.freeze(live.row.id)
    assert (live.row.status, live.match) == ("frozen", None)
    assert (await matches.by_id(house.room.db, live.row.id)).status == "frozen"  # type: ignore[union-attr]  # it is there


async def test_behind_a_change_of_all_matches_invitations_are_withdrawn(house: House) -> None:
    room = house.room
    live = await room.lobby(1)
    await room.referee.invitations.call(live.row.code, 1, [2])
    await room.db.write(lambda db: shift_deadlines.move(db, 100, room.time))
    assert [one.row.id for one in await room.referee.invitations.withdraw_between(1, 2)] == [live.row.id]
    rows = await room.db.read("SELECT status FROM invitations WHERE match = ?", live.row.id)
    assert [row[0] for row in rows] == ["expired"]


JOBS: dict[str, set[str]] = {
    "referee/match/cache.py": {"_renew"},
    "referee/automatic/by_chance.py": {"say"},
    "referee/files/making.py": {"of_user", "public"},
    "referee/leagues/director.py": {"_time_is_up", "_run_flag"},
    "referee/leagues/results.py": {"_end"},
    "referee/leagues/tables.py": {"begin_where_both_are", "close_unneeded"},
    "referee/lobby/invitations.py": {"expire"},
    "referee/lobby/plans.py": {"run_due"},
    "referee/tournaments/rounds/limits.py": {"no_show", "call_time", "deadline", "_run_flag"},
    "referee/tournaments/rounds/results.py": {"_take_one"},
    "referee/tournaments/rounds/settling.py": {"settle"},
    "referee/upkeep/outages.py": {"_reload"},
    "cogs/delivery/sender.py": {"_owed"},
}
"""Functions that are begun anew by what called them, since they look at what is due, or that store nothing."""


def test_every_request_acts_again() -> None:
    """Whoever holds a match's lock for a request acts again once the match was changed."""
    sources = [*(ROOT / "referee").rglob("*.py"), *(ROOT / "cogs").rglob("*.py")]
    texts = {path.relative_to(ROOT).as_posix(): path.read_text(encoding="utf-8") for path in sources}
    found = [
        f"{name}: {function.name}"
        for name, text in texts.items()
        if LOCK.search(text)
        for function in ast.walk(ast.parse(text))
        if isinstance(function, ast.AsyncFunctionDef) and _holds(function) and not _decorated(function)
        if function.name not in JOBS.get(name, ())
    ]
    assert found == []


LOCK = re.compile(r"lock_for\(|\blive\.lock\b")


def _holds(function: ast.AsyncFunctionDef) -> bool:
    """Return whether a function holds the lock of a match."""
    return any(
        isinstance(node, ast.AsyncWith) and any(LOCK.search(ast.unparse(item)) for item in node.items)
        for node in ast.walk(function)
    )


def _decorated(function: ast.AsyncFunctionDef) -> bool:
    return any(isinstance(one, ast.Name) and one.id == "acts_again" for one in function.decorator_list)
