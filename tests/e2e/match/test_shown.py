"""When a message that stands is edited or taken away, and when it is left as it is."""

from __future__ import annotations

from typing import Any

import pytest

from cogs.kit.painting.painter import PicturePainter
from cogs.match.slots import Boards
from cogs.screens import panel_pages
from cogs.screens.panel import Panels
from referee.match.slots import BOARD
from store.match import outbox
from store.upkeep.backup import name_at
from store.upkeep.restoring import restore
from tests.e2e.clocks.timing import prefer, wait
from tests.e2e.conftest import House
from tests.e2e.match.undoing import ask, request
from tests.e2e.playing import answer, code_of, controls, forge, live_of, panel, people_of, texts

pytestmark = pytest.mark.usefixtures("same_dice")

NAMES = ("Anna", "Boris")


def edits(house: House, since: int) -> list[str]:
    """Return the edits of messages that the bot has asked for since so many requests."""
    return [path for method, path, _, _ in house.table.requests[since:] if method == "PATCH"]


async def owe_the_board(house: House, code: str) -> None:
    """Have the board looked at though nothing has changed."""
    live, now = await live_of(house, code), house.clock()
    await house.db.write(lambda db: outbox.owe(db, live.row.id, [BOARD], now))
    house.bot.wake(live.row.id)
    await house.settled()


async def test_what_was_to_go_is_taken_away_after_a_restore_too(house: House) -> None:
    """A backup may hold a message that is wanted no more; what is shown is not known after it is put back."""
    board = await house.match(*NAMES)
    code = code_of(board)
    anna, *_ = people = people_of(house, NAMES)
    for person in people:
        await answer(person, panel(person, code))
        await house.settled()
    await ask(house, anna, code)
    shown = request(house)
    assert shown is not None
    house.bot.referee.live.wake_delivery = lambda _match: None
    (row,) = await house.db.read("SELECT id FROM undos")
    await house.bot.referee.undoing.withdraw(code, int(anna.id), row["id"])
    backup = house.folder / "backups" / name_at(house.clock())
    await house.db.backup(backup)
    await house.close()
    restore(backup, house.folder / "arbiter.db", house.clock())
    await house.open()
    await house.settled()
    assert shown.deleted


async def test_a_picture_stays_where_it_stood_until_it_can_be_painted_again(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    board = await house.match(*NAMES)
    await house.settled()
    paint, failed = PicturePainter.paint, []

    async def failing(*args: Any, **more: Any) -> bytes:
        if len(failed) < 2:
            failed.append(len(board.data["attachments"]))
            raise RuntimeError("the painter died")
        return await paint(*args, **more)

    monkeypatch.setattr(PicturePainter, "paint", failing)
    since = len(house.table.requests)
    await owe_the_board(house, code_of(board))
    assert failed == [1, 1]
    assert len(board.data["attachments"]) == 1
    assert edits(house, since) == []


async def test_a_board_that_cannot_be_painted_goes_out_as_text_after_a_few_tries(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    board = await house.match(*NAMES)

    async def broken(*_args: object, **_more: object) -> bytes:
        raise RuntimeError("the painter died")

    with monkeypatch.context() as patched:
        patched.setattr(PicturePainter, "paint", broken)
        for person in people_of(house, NAMES):
            await answer(person, panel(person))
        for _ in range(4):
            await wait(house, 10)
        assert board.data["attachments"] == []
        assert "Anna" in board.text
    await owe_the_board(house, code_of(board))
    assert board.data["attachments"][0]["filename"] == "board.png"


async def test_a_hand_and_a_watched_board_are_composed_once(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    board = await house.match(*NAMES)
    anna, gleb = house.table.person("Anna"), house.table.person("Gleb")
    await house.settled()
    made: list[str] = []

    def counting(kind: type[Any], name: str) -> None:
        compose = getattr(kind, name)

        async def counted(*args: Any, **more: Any) -> Any:
            made.append(name)
            return await compose(*args, **more)

        monkeypatch.setattr(kind, name, counted)

    counting(Panels, "panel")
    counting(Boards, "watched")
    await (await anna.slash("hand", channel=house.table.general)).answered()
    await house.settled()
    await (await gleb.slash("watch", {"match": code_of(board)}, channel=house.table.general)).answered()
    await house.settled()
    assert made == ["panel", "watched"]


@pytest.mark.parametrize("room", [4000, 1050, 700])
async def test_what_is_said_in_passing_stays_however_little_room_there_is(
    house: House, monkeypatch: pytest.MonkeyPatch, room: int
) -> None:
    monkeypatch.setattr(panel_pages, "TEXT", room)
    board = await house.match(*NAMES)
    anna = house.table.person("Anna")
    await prefer(house, anna, board="text")
    hand = (await anna.press(board, label="My hand")).message
    assert hand is not None
    old = controls(hand)[0]
    await answer(anna, panel(anna))
    await house.settled()
    await forge(house, anna, hand, old).answered()
    await house.settled()
    assert texts(anna)("illegal-answered") in hand.text
