"""Running matches without Discord: what is refused, what is committed, what is owed, what happens when a rule fails."""

from __future__ import annotations

import asyncio
import zlib
from typing import Any

import pytest

from engines.kernel.choose import decision_of
from engines.kernel.history.saves import save
from referee.errors import RefusedError
from referee.match.live import Live
from referee.service import Referee
from tests.referee.conftest import CHANNEL, Room
from tests.referee.helpers import refused
from tests.support.events import plain


def keys(live: Live, seat: int) -> list[str]:
    asked = decision_of(live.rules_and_match[1], seat)
    assert asked is not None
    return [option.key for option in asked.options]


async def test_a_choice_is_committed_before_it_is_acknowledged(room: Room) -> None:
    live = await room.match(1, 2)
    await room.owed()
    room.time += 7
    picked = keys(live, 0)[1]
    await room.referee.choose(live.row.code, 1, 0, "1.1", [picked])
    rows = [tuple(row)[:-1] for row in await room.db.read("SELECT * FROM choices")]  # the last is the digest
    assert rows == [(live.row.id, 1, 0, 1, "1.1", "creature", f'["{picked}"]', "player", "", room.time, 0)]
    assert await room.owed() == ["panel:0"]
    assert room.woken[-1] == live.row.id
    body = (await room.db.read("SELECT body FROM states WHERE version = 1"))[0]["body"]
    assert zlib.decompress(body) == save(live.rules_and_match[1])
    await room.restart()
    again = await room.referee.live.by_code(live.row.code)
    assert again.rules_and_match[1] == live.rules_and_match[1]
    assert again.row.version == 1


async def test_what_is_owed_when_the_cards_are_opened(room: Room) -> None:
    live = await room.match(1, 2)
    await room.first(live, 0)
    await room.owed()
    await room.first(live, 1)
    assert await room.owed() == ["board", "panel:0", "panel:1", "turn"]
    row = (await room.db.read("SELECT crossed FROM choices WHERE version = 2"))[0]
    assert "revealed" in row["crossed"]
    dice = await room.db.read("SELECT body FROM events WHERE kind = 'dice'")
    assert len(dice) == 1
    facts = [kind for _, kind, _ in plain(await room.referee.log_of(live, None))]
    assert "dice" not in facts
    assert "revealed" in facts


async def test_refusals(room: Room) -> None:
    live = await room.match(1, 2)
    code, choose = live.row.code, room.referee.choose
    mine, theirs = keys(live, 0), keys(live, 1)
    answered = {"seat": 0, "decision": "9.9"}
    cases: list[tuple[Any, tuple[str, str | None, dict[str, str | int]]]] = [
        (choose("ZZZZZZ", 1, 0, "1.1", mine[:1]), ("refused-no-match", None, {"code": "ZZZZZZ"})),
        (choose(code, 3, 0, "1.1", mine[:1]), ("refused-no-seat", None, {})),
        (choose(code, 1, 1, "1.1", theirs[:1]), ("refused-foreign-seat", "TK-36", {"owner": "user 2"})),
        (choose(code, 1, 9, "1.1", theirs[:1]), ("refused-no-seat", None, {})),
        (choose(code, 1, 0, "9.9", mine[:1]), ("illegal-answered", None, answered)),
        (choose(code, 1, 0, "1.1", theirs[:1]), ("illegal-not_offered", None, {"key": theirs[0], "kind": "creature"})),
        (choose(code, 1, 0, "1.1", []), ("illegal-too_few", None, {"least": 1, "picked": 0})),
        (choose(code, 1, 0, "1.1", mine[:2]), ("illegal-too_many", None, {"most": 1, "picked": 2})),
        (room.referee.revise(code, 1, 0, "9", mine[:1]), ("illegal-answered", None, {"seat": 0, "decision": "9"})),
        (room.referee.set_draft(code, 1, 0, "9.9", mine[:1]), ("illegal-answered", None, {})),
        (room.referee.question_with_draft(code, 1, 1, "1.1"), ("refused-foreign-seat", "TK-36", {"owner": "user 2"})),
        (room.referee.take_back(code, 1, 1), ("refused-foreign-seat", "TK-36", {"owner": "user 2"})),
        (room.referee.seats.concede(code, 3), ("refused-no-seat", None, {})),
    ]
    for work, expected in cases:
        assert await refused(room, work) == expected


async def test_nothing_tells_whether_another_seat_has_answered(room: Room) -> None:
    """The same wrong requests before and after the other's answer: the same refusals."""
    live = await room.match(1, 2, 3)
    await room.first(live, 0)
    heard = []
    for _ in range(2):
        for seat in (0, 1):
            for number in ("1.1", "1.2"):
                with pytest.raises(RefusedError) as raised:
                    await room.referee.choose(live.row.code, 1, seat, number, ["x"])
                heard.append((raised.value.reason, raised.value.rule))
        if len(heard) == 4:
            await room.first(live, 1)
    assert heard[:4] == heard[4:]


async def test_a_lobby_is_no_match_yet(room: Room) -> None:
    live = await room.lobby(1, 2)
    expected = ("refused-not-started", None, {"code": live.row.code})
    assert await refused(room, room.referee.choose(live.row.code, 1, 0, "1.1", ["x"])) == expected
    assert await refused(room, room.referee.seats.concede(live.row.code, 1)) == expected
    with pytest.raises(RefusedError):
        _ = live.rules_and_match


async def test_a_finished_match(room: Room) -> None:
    live = await room.match(1, 2)
    await room.referee.seats.concede(live.row.code, 2)
    assert (live.row.status, live.row.reason) == ("over", "last")
    assert live.rules_and_match[1].outcome is not None
    assert live.rules_and_match[1].outcome.winners == (0,)
    assert set(await room.owed()) >= {"board", "turn", "result", "panel:0", "panel:1"}
    assert await refused(room, room.referee.choose(live.row.code, 1, 0, "1.1", ["x"])) == ("refused-over", None, {})
    assert await refused(room, room.referee.seats.concede(live.row.code, 1)) == ("refused-over", None, {})


async def test_all_answer_at_once(room: Room) -> None:
    """Simultaneous answers: each is one version, none is lost, and the outcome is that of one after another."""
    live = await room.match(1, 2, 3, 4, 5, 6)
    picks = {seat: keys(live, seat)[seat % 5] for seat in range(6)}
    await asyncio.gather(
        *(room.referee.choose(live.row.code, seat + 1, seat, "1.1", [key]) for seat, key in picks.items())
    )
    assert [row["version"] for row in await room.db.read("SELECT version FROM choices ORDER BY version")] == [
        1,
        2,
        3,
        4,
        5,
        6,
    ]
    fight = live.rules_and_match[1].board.fight
    assert {f.seat: f.creature for f in fight.fighters} == picks


async def test_the_same_answer_twice_at_once(room: Room) -> None:
    live = await room.match(1, 2)
    one, two = keys(live, 0)[:2]
    results = await asyncio.gather(
        room.referee.choose(live.row.code, 1, 0, "1.1", [one]),
        room.referee.choose(live.row.code, 1, 0, "1.1", [two]),
        return_exceptions=True,
    )
    assert isinstance(results[1], RefusedError)
    assert live.rules_and_match[1].lanes[0].draft == [one]
    assert live.row.version == live.rules_and_match[1].version or live.rules_and_match[1].version == 1


async def test_revising_and_taking_back(room: Room) -> None:
    live = await room.match(1, 2)
    one, two = keys(live, 0)[:2]
    await room.referee.choose(live.row.code, 1, 0, "1.1", [one])
    await room.referee.revise(live.row.code, 1, 0, "1", [two])
    assert live.rules_and_match[1].lanes[0].draft == [two]
    await room.referee.take_back(live.row.code, 1, 0)
    assert live.rules_and_match[1].lanes[0].draft == []
    assert decision_of(live.rules_and_match[1], 0) is not None
    kinds = [row["kind"] for row in await room.db.read("SELECT kind FROM choices ORDER BY version")]
    assert kinds == ["creature", "revise", "take_back"]


async def test_drafts(room: Room) -> None:
    live = await room.match(1, 2)
    for _ in range(2):
        await room.first(live, 0)
        await room.first(live, 1)
        if decision_of(live.rules_and_match[1], 0) is not None:
            break
    asked = decision_of(live.rules_and_match[1], 0)
    assert asked is not None
    picked = [asked.options[0].key]
    await room.referee.set_draft(live.row.code, 1, 0, asked.id, picked)
    assert await room.referee.question_with_draft(live.row.code, 1, 0, asked.id) == (asked, tuple(picked))
    await room.restart()
    live = await room.referee.live.by_code(live.row.code)
    assert await room.referee.draft(live, 0) == tuple(picked)
    assert await room.referee.draft(live, 1) == ()


async def test_match_for(room: Room) -> None:
    referee: Referee = room.referee
    with pytest.raises(RefusedError) as raised:
        await referee.match_for(1, CHANNEL)
    assert raised.value.reason == "refused-no-match-here"
    here, there = await room.match(1, 2), await room.match(1, 3)
    elsewhere = await room.lobby(1, channel=CHANNEL + 1)
    assert (await referee.match_for(1, CHANNEL)).row.id == there.row.id
    assert (await referee.match_for(2, CHANNEL)).row.id == here.row.id
    assert (await referee.match_for(1, CHANNEL + 1)).row.id == elsewhere.row.id
    assert (await referee.match_for(2, None)).row.id == here.row.id
    assert (await referee.match_for(9, CHANNEL + 1)).row.id == elsewhere.row.id
    assert (await referee.match_for(9, CHANNEL, f" {here.row.code.lower()} ")).row.id == here.row.id


async def test_one_match_is_one_object(room: Room) -> None:
    live = await room.match(1, 2)
    await room.restart()
    found = await asyncio.gather(*(room.referee.live.by_code(live.row.code) for _ in range(5)))
    assert len({id(item) for item in found}) == 1


async def test_the_cache_drops_the_least_used(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("referee.match.cache.MOST_MATCHES", 2)
    first = await room.match(1, 2)
    await room.first(first, 0)
    for user in (3, 4, 5):
        await room.lobby(user)
    again = await room.referee.live.by_code(first.row.code)
    assert again is not first
    assert again.rules_and_match[1] == first.rules_and_match[1]
