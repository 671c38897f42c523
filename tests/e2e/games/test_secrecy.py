"""What somebody holds or has chosen reaches nobody else: not by a text, an id, a picture, an edit or its time."""

from __future__ import annotations

import json

import pytest

from tests.e2e.conftest import House
from tests.e2e.games.watched import NAMES, PUBLIC, Watched, hidden, published, sent, tells
from tests.e2e.playing import answer, code_of, controls, live_of, panel, people_of

pytestmark = pytest.mark.usefixtures("same_dice")


async def test_hands_reach_their_own_player_only(house: House) -> None:
    board = await house.match(*NAMES)
    code, people = code_of(board), people_of(house, NAMES)
    live = await live_of(house, code)
    since, worded, checked = 0, 0, 0
    for turn in range(60):
        before = hidden(live, await published(house, live))
        for person in people:
            if controls(panel(person, code)):
                await answer(person, panel(person, code), turn % 3 if len(controls(panel(person, code))) > 3 else 0)
            await house.settled()
        looking = people[turn % len(people)]
        for name, values in (("hand", None), ("log", None), ("board", {"text": True})):
            await (await looking.slash(name, values)).answered()
        await looking.press(board, label="Log")
        live = await live_of(house, code)
        after = hidden(live, await published(house, live))
        for seer, request, body in sent(house, since):
            for seat, cards in before.items():
                secret = {card for card in cards & after.get(seat, set()) if tells(body, card)}
                checked += 1
                if seer == people[seat].id:
                    worded += len(secret)
                else:
                    assert not secret, (seer, request, secret)
            assert seer != PUBLIC or "hand.png" not in json.dumps(body)
        since = len(house.table.requests)
        if live.row.status == "over":
            break
    assert live.row.status == "over"
    assert worded > 100
    assert checked > 200


# ---------------------------------------------------------------- the same match twice


async def test_an_answer_in_an_open_lane_leaves_no_trace(house: House) -> None:
    """The same cards twice, the second time Boris answers early and changes his mind: others are sent the same."""
    people = people_of(house, NAMES)
    once, twice = Watched(house), Watched(house)
    await once.play(people, extra=False)
    await twice.play(people, extra=True)
    extra = [rows for name, rows in twice.steps if name.startswith("extra")]
    assert extra == [[], [], []]
    usual = [(name, rows) for name, rows in twice.steps if not name.startswith("extra")]
    assert [name for name, _ in once.steps] == [name for name, _ in usual]
    for (name, first), (_, second) in zip(once.steps, usual, strict=True):
        assert first == second, name
    silent = [name for name, rows in once.steps if not rows]
    assert silent == ["Boris"]
