"""A rule of ours goes wrong: it is said, the match stays at its last good state, and where it can it goes on."""

from __future__ import annotations

import logging

import pytest

import engines.kernel.steps.play
from engines.games import GAMES
from tests.e2e.conftest import House
from tests.e2e.playing import (
    answer,
    check_reachable,
    code_of,
    controls,
    forge,
    live_of,
    panel,
    people_of,
    said,
    stored,
    texts,
)

pytestmark = pytest.mark.usefixtures("same_dice")

NAMES = ("Anna", "Boris")


async def test_a_step_that_raises(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    board = await house.match(*NAMES)
    code, (anna, boris) = code_of(board), people_of(house, NAMES)
    await answer(anna, panel(anna))
    before, sent = await stored(house, code), len(house.table.requests)

    def broken(_play: object) -> None:
        raise ZeroDivisionError("a rule of ours")

    with monkeypatch.context() as patch, caplog.at_level(logging.ERROR, "arbiter"):
        patch.setitem(GAMES["krendel"].all_steps.by_name, "combat", broken)
        heard = await said(await answer(boris, panel(boris)))
    assert heard == texts(boris)("fault-rule", code=code)
    assert "Traceback" not in heard
    assert f"fault match={code} version=1 seat=1" in caplog.text
    assert await stored(house, code) == before
    assert [path for _, path, _, _ in house.table.requests[sent:] if "callback" not in path] == []
    await answer(boris, panel(boris))
    await house.settled()
    await check_reachable(house, code, settled=True)
    assert (await live_of(house, code)).rules_and_match[1].board.phase == "discard"


async def test_a_rule_that_goes_in_circles(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    board = await house.match(*NAMES)
    code, (anna, boris) = code_of(board), people_of(house, NAMES)
    await answer(anna, panel(anna))
    old = controls(panel(boris))[0]
    with monkeypatch.context() as patch:
        patch.setattr(engines.kernel.steps.play, "STEP_LIMIT", 2)
        heard = await said(await answer(boris, panel(boris)))
    assert heard == texts(boris)("fault-stopped", code=code)
    await house.settled()
    assert texts(boris)("board-frozen") in board.text
    for person in (anna, boris):
        assert texts(person)("board-frozen") in panel(person).text
        assert controls(panel(person)) + controls(panel(person), "r") == []
    assert [code_of(m) for m in anna.messages(house.table.general) if not m.ephemeral] == [code]
    await house.close()
    await house.open()
    message = panel(boris)
    assert await said(forge(house, boris, message, old)) == texts(boris)("refused-frozen")
    assert (await live_of(house, code)).row.status == "frozen"
