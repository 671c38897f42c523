"""A lobby under pressure: the last seat, two starts, hosts that leave."""

from __future__ import annotations

import asyncio
from io import BytesIO
from typing import Any

import pytest
from PIL import Image

from boards.painting.theme import THEMES, ThemeName
from referee.match.live import Live
from tests.e2e.conftest import House
from tests.e2e.playing import cited, code_of, forge, live_of, people_of, said, stored, texts

pytestmark = pytest.mark.usefixtures("same_dice")

SIX = ("Anna", "Boris", "Vera", "Gleb", "Dasha", "Egor")


async def test_joining_one_by_one_shows_in_the_same_message(house: House) -> None:
    lobby = await house.lobby(*SIX)
    assert [name for name in SIX if name in lobby.text] == list(SIX)
    assert [m.id for m in house.table.person("Anna").messages(house.table.general)] == [lobby.id]


async def test_all_join_at_once_and_one_is_too_many(house: House) -> None:
    lobby = await house.lobby("Anna")
    code = code_of(lobby)
    others = [*people_of(house, SIX[1:]), house.table.person("Fedor", locale="ru")]
    presses = [await person.press(lobby, label="Join", wait=False) for person in others]
    await asyncio.gather(*(press.answered() for press in presses))
    await house.settled()
    live = await live_of(house, code)
    assert [seat.seat for seat in live.seats] == [0, 1, 2, 3, 4, 5]
    seated = {seat.name for seat in live.seats}
    refused = [(p, i) for p, i in zip(others, presses, strict=True) if p.name not in seated]
    assert len(refused) == 1
    person, interaction = refused[0]
    assert await said(interaction) == cited(texts(person), "refused-full", limit=6, rule="TK-04")
    assert all(name in lobby.text for name in seated)


async def test_join_twice(house: House) -> None:
    lobby = await house.lobby("Anna", "Boris")
    before = await stored(house, code_of(lobby))
    boris = house.table.person("Boris")
    assert await said(await boris.press(lobby, label="Join")) == texts(boris)("refused-seated-already")
    assert await stored(house, code_of(lobby)) == before


async def test_start_twice_at_once(house: House) -> None:
    lobby = await house.lobby("Anna", "Boris")
    anna = house.table.person("Anna")
    presses = [await anna.press(lobby, label="Start", wait=False) for _ in range(2)]
    await asyncio.gather(*(press.answered() for press in presses))
    await house.settled()
    found = await stored(house, code_of(lobby))
    assert len(found["states"]) == 1
    assert await said(presses[1]) == texts(anna)("refused-begun")
    assert len(anna.inbox) == 1


async def test_only_the_host_starts_and_not_alone(house: House) -> None:
    lobby = await house.lobby("Anna")
    anna, boris = people_of(house, ("Anna", "Boris"))
    before = await stored(house, code_of(lobby))
    few = await said(await anna.press(lobby, label="Start"))
    assert few == cited(texts(anna), "refused-too-few", least=2, seats=1, rule="TK-04", hosting="Host")
    assert await said(await boris.press(lobby, label="Start")) == texts(boris)("refused-join-first", join="Join")
    assert await stored(house, code_of(lobby)) == before
    await boris.press(lobby, label="Join")
    assert await said(await boris.press(lobby, label="Start")) == texts(boris)("refused-not-host", host="Anna")


async def test_the_host_leaves(house: House) -> None:
    lobby = await house.lobby("Anna", "Boris", "Vera")
    anna, boris = people_of(house, ("Anna", "Boris"))
    await anna.press(lobby, label="Leave")
    assert "Anna" not in lobby.text
    live = await live_of(house, code_of(lobby))
    assert live.row.host == int(boris.id)
    assert texts(boris)("lobby-host", name="Boris", letter="B") in lobby.text
    await boris.press(lobby, label="Start")
    await house.settled()
    live = await live_of(house, code_of(lobby))
    assert [(seat.seat, seat.name) for seat in live.seats] == [(0, "Boris"), (1, "Vera")]
    assert anna.inbox == []


async def test_the_last_one_leaves(house: House) -> None:
    lobby = await house.lobby("Anna")
    code, anna, boris = code_of(lobby), *people_of(house, ("Anna", "Boris"))
    join = str(lobby.buttons()[0]["custom_id"])
    await anna.press(lobby, label="Leave")
    await house.settled()
    assert texts(boris)("lobby-closed") in lobby.text
    assert lobby.buttons() == []
    assert (await live_of(house, code)).row.status == "closed"
    assert await said(forge(house, boris, lobby, join)) == texts(boris)("refused-closed")


@pytest.mark.parametrize(("language", "locale", "join"), [("ru", "en-GB", "Сесть"), ("en", "ru", "Join")])
async def test_a_refusal_names_the_button_as_it_stands_at_the_table(
    house: House, language: str, locale: str, join: str
) -> None:
    """In words of the reader's own language; there is no other button to be found."""
    lobby = await house.lobby("Anna", language=language)
    nell = house.table.person("Nell", locale=locale)
    assert join in [b["label"] for b in lobby.buttons()]
    heard = await said(await nell.press(lobby, custom_id=str(lobby.buttons()[2]["custom_id"])))
    assert heard == texts(nell)("refused-join-first", join=join)
    start = {"ru": "Начать", "en": "Start"}[language]
    heard = await said(await nell.slash("hand", {"match": code_of(lobby)}))
    assert heard == texts(nell)("refused-not-started", code=code_of(lobby), start=start)


async def test_leaving_without_a_seat(house: House) -> None:
    lobby = await house.lobby("Anna")
    boris = house.table.person("Boris")
    assert await said(await boris.press(lobby, label="Leave")) == texts(boris)("refused-join-first", join="Join")


async def test_leave_and_start_at_once(house: House) -> None:
    """Whoever comes first: either a match of two has begun, or one of two has left the lobby."""
    lobby = await house.lobby("Anna", "Boris")
    anna, boris = people_of(house, ("Anna", "Boris"))
    left, started = (
        await boris.press(lobby, label="Leave", wait=False),
        await anna.press(lobby, label="Start", wait=False),
    )
    await asyncio.gather(left.answered(), started.answered())
    await house.settled()
    live = await live_of(house, code_of(lobby))
    assert live.row.status == "lobby"
    assert [seat.name for seat in live.seats] == ["Anna"]
    assert await said(started) == cited(texts(anna), "refused-too-few", least=2, seats=1, rule="TK-04", hosting="Host")
    assert "Boris" not in lobby.text


async def test_commands_in_a_lobby(house: House) -> None:
    lobby = await house.lobby("Anna")
    anna = house.table.person("Anna")
    for name in ("hand", "act", "board", "log", "concede"):
        heard = await said(await anna.slash(name))
        assert heard == texts(anna)("refused-not-started", code=code_of(lobby), start="Start")


async def test_commands_without_a_match(house: House) -> None:
    boris = house.table.person("Boris")
    for name in ("hand", "act", "board", "log", "concede"):
        assert await said(await boris.slash(name)) == texts(boris)("refused-no-match-here")
        heard = await said(await boris.slash(name, {"match": "<@1> ' OR 1=1"}))
        assert heard == texts(boris)("refused-no-code")


async def test_missing_permissions_are_named_before_a_table_opens(house: House) -> None:
    anna = house.table.person("Anna")
    house.table.set_bot_permissions(house.table.general, deny=["attach_files", "read_message_history"])
    heard = await said(await anna.slash("play", sub="krendel"))
    say = texts(anna)
    lacking = say.join([say("permission-attach_files"), say("permission-read_message_history")])
    assert heard == say("refused-permissions", names=lacking)
    assert (await house.db.read("SELECT count(*) FROM matches"))[0][0] == 0


@pytest.mark.parametrize("theme", ["dark", "light", "contrast"])
async def test_a_table_is_opened_in_a_theme(house: House, theme: ThemeName) -> None:
    """Board and hand have the ground of the theme."""
    anna, boris = house.table.person("Anna"), house.table.person("Boris")
    values = {"language": "en", "theme": theme}
    opened = await anna.slash("play", values, sub="krendel", channel=house.table.general)
    assert opened.message is not None
    await boris.press(opened.message, label="Join")
    await anna.press(opened.message, label="Start")
    await house.settled()
    for picture in (opened.message.image(), anna.inbox[-1].image()):
        shown = Image.open(BytesIO(picture)).convert("RGB")
        assert shown.getpixel((0, 0)) == THEMES[theme]["page"]


async def test_a_table_that_is_delivered_before_its_opener_is_answered_is_there_once(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As by a look at all that is owed when the bot has just started."""
    lobbies, anna = house.bot.referee.lobbies, house.table.person("Anna", locale="en-US")
    opened = lobbies.open

    async def outrun(*args: Any, **worded: Any) -> Live:
        live = await opened(*args, **worded)
        house.bot.wake(live.row.id)
        await house.settled()
        return live

    monkeypatch.setattr(lobbies, "open", outrun)
    asked = await anna.slash("play", {"language": "en"}, sub="krendel", channel=house.table.general)
    (board,) = [m for m in anna.messages(house.table.general) if not m.ephemeral]
    assert asked.message is not None
    assert asked.message.ephemeral
    assert board.id in asked.message.text
