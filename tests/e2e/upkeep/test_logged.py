"""The log of a real bot: refusals, faults and deliveries that fail have lines that say where, and tell nothing secret."""

from __future__ import annotations

import json
import logging
from collections.abc import Iterator

import pytest

from ops.logs import Json
from tests.e2e.conftest import House
from tests.e2e.playing import code_of, panel, people_of
from tests.support.logs import LineCollector

NAMES = ("Anna", "Boris")


@pytest.fixture
def said() -> Iterator[LineCollector]:
    handler, root = LineCollector(Json()), logging.getLogger()
    before = root.level
    root.addHandler(handler)
    root.setLevel(logging.INFO)
    yield handler
    root.removeHandler(handler)
    root.setLevel(before)


def lines(kept: LineCollector, part: str) -> list[dict[str, object]]:
    found = [json.loads(line) for line in kept.lines]
    return [line for line in found if part in str(line["message"])]


async def test_lines_say_where_and_nothing_secret(
    house: House, said: LineCollector, monkeypatch: pytest.MonkeyPatch
) -> None:
    board = await house.lobby(*NAMES)
    code, (anna, boris) = code_of(board), people_of(house, NAMES)
    # A message that does not come through at once.
    house.table.faults.answer("POST", r"^/channels/\d+/messages$", status=403, code=50013, times=1)
    await anna.press(board, label="Start")
    await house.settled()
    (line,) = lines(said, "not delivered")
    assert line["match"] == code
    assert line["slot"] in ("turn", "panel:0", "panel:1")
    assert "interaction" not in line
    live = await house.bot.referee.live.by_code(code)
    hand = [str(c["custom_id"]).split(":")[-1] for c in panel(boris).buttons() if ":c:" in str(c["custom_id"])]
    refused = await anna.slash("log", {"match": "234567"})
    assert refused.message is not None
    (line,) = lines(said, "refused: refused-no-match")
    assert line["user"] == int(anna.id)
    assert line["interaction"] == int(refused.id)

    # A fault of ours while a hand is composed: the place, no card.
    async def broken(*_: object, **__: object) -> None:
        raise KeyError(hand[0])

    monkeypatch.setattr(house.bot.desk.panels, "panel", broken)
    shown = await boris.press(board, label="My hand")
    monkeypatch.undo()
    (line,) = lines(said, "failed")
    where = {name: line[name] for name in ("match", "user", "interaction", "control")}
    assert where == {"match": code, "user": int(boris.id), "interaction": int(shown.id), "control": "hand"}
    assert "KeyError" in str(line["exception"])

    for text in said.lines:
        assert not [card for card in hand if f'"{card}"' in text or f"'{card}'" in text]
        assert shown.token not in text
        assert live.row.secret not in text
