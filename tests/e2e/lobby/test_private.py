"""Alone against practice players in direct messages, and with the commands taken along to servers that have no bot."""

from __future__ import annotations

import re

import pytest

from referee.errors import RefusedError
from table.acts.people import Person
from table.errors import PersonError
from table.state.things import Message
from tests.e2e.conftest import House
from tests.e2e.games.gauntlet import reply
from tests.e2e.playing import answer, code_of, controls, live_of, reply_to, said, shown, texts
from words.texts import words

pytestmark = pytest.mark.usefixtures("same_dice")

SAY = words("en", strict=True)


async def opened(house: House, person: Person, game: str = "krendel", **values: str | int) -> Message:
    """Open a table in the direct messages with the bot; return its message."""
    asked = await person.slash(
        "play", {"language": "en", **values}, sub=game, channel=house.table.world.dm(str(person.id))
    )
    assert asked.message is not None
    await house.settled()
    return asked.message


async def now_open(house: House, person: Person) -> None:
    """Press **They are open now** in the settings."""
    page = await shown(await person.slash("settings", channel=house.table.general))
    await person.press(page, label=texts(person)("settings-messages-try"))
    await house.settled()


@pytest.mark.parametrize("game", ["krendel", "battlecon", "brawl"])
async def test_a_match_against_a_bot_in_direct_messages(house: House, game: str) -> None:
    anna = house.table.person("Anna")
    lobby = await opened(house, anna, game)
    assert not lobby.ephemeral
    assert SAY("lobby-private") in lobby.text
    assert "Join" not in [b["label"] for b in lobby.buttons()]
    assert "Join" not in lobby.text
    assert SAY("lobby-ready-private", host="Anna") in lobby.text
    live = await live_of(house, code_of(lobby))
    assert live.row.guild is None
    assert [seat.status for seat in live.seats] == ["human", "practice"]
    await anna.press(lobby, label="Start")
    await house.settled()
    # The board and the hand, and no call to act beside them.
    assert [m.deleted for m in anna.inbox] == [False, False]
    for _ in range(3):
        await reply(house, anna, code_of(lobby))
        if live.row.status != "playing":
            break
    assert live.row.version > 0
    assert [m.deleted for m in anna.inbox] == [False, False]
    general = house.table.general
    assert [m for m in anna.messages(general) if code_of(lobby) in m.text] == []


async def test_such_a_match_is_played_to_its_end_left_and_played_again(house: House) -> None:
    anna = house.table.person("Anna")
    lobby = await opened(house, anna)
    code = code_of(lobby)
    await anna.press(lobby, label="Start")
    await house.settled()
    live = await live_of(house, code)
    for _ in range(120):
        if live.row.status != "playing":
            break
        await reply(house, anna, code)
    assert live.row.status == "over"
    result = anna.inbox[-1]
    again = await reply_to(await anna.press(result, label=SAY("button-rematch")))
    await house.settled()
    next_code = code_of(again)
    assert next_code != code
    await anna.press(again, label="Start")
    await house.settled()
    replay = await shown(await anna.slash("replay", channel=house.table.world.dm(str(anna.id))))
    assert code in replay.text
    assert (await live_of(house, next_code)).row.status == "playing"


async def test_nobody_is_invited_to_a_private_table_and_the_host_has_what_they_need(house: House) -> None:
    anna, boris = house.table.person("Anna"), house.table.person("Boris")
    refused = await anna.slash("play", {"invite": boris}, sub="krendel", channel=house.table.world.dm(str(anna.id)))
    assert await said(refused) == texts(anna)("refused-private-call")
    lobby = await opened(house, anna, practice=2)
    host = await shown(await anna.press(lobby, label="Host"))
    actions = {str(b["custom_id"]).split(":")[2] for b in host.buttons()}
    assert actions == {"invite", "dismiss", "options", "hostclose"}
    assert [str(s["custom_id"]).split(":")[2] for s in host.selects()] == ["first"]
    live = await live_of(house, code_of(lobby))
    assert len(live.seats) == 3
    assert SAY("lobby-too-few", missing=1) not in lobby.text
    with pytest.raises(RefusedError, match="refused-private-table"):
        await house.bot.referee.lobbies.join(live.row.code, int(boris.id), "Boris", "1")
    with pytest.raises(RefusedError, match="refused-private-call"):
        await house.bot.referee.invitations.call(live.row.code, int(anna.id), [int(boris.id)])
    assert len(live.seats) == 3
    await anna.press(lobby, label="Start")
    await house.settled()
    with pytest.raises(RefusedError, match="refused-private-call"):
        await house.bot.referee.substitutes.offer(live.row.code, int(anna.id), 0, int(boris.id))


async def test_commands_are_taken_along_and_answer_privately(house: House) -> None:
    anna, general = house.table.person("Anna"), house.table.general
    house.table.remove_bot()
    with pytest.raises(PersonError, match="not on this server"):
        await anna.slash("help", channel=general)
    anna.install()
    for name, values in (
        ("help", {}),
        ("rules", {"about": "clash"}),
        ("card", {"name": "Seth"}),
        ("turns", {}),
        ("settings", {}),
    ):
        done = await (await anna.slash(name, values, channel=general)).answered()
        assert done.message is not None, name
        assert done.message.ephemeral, name
    for name in ("server", "moderate", "judge", "doctor"):
        with pytest.raises(PersonError):
            await anna.slash(name, channel=general)


async def test_a_table_opened_where_the_bot_is_not_stands_in_direct_messages(house: House) -> None:
    anna, general = house.table.person("Anna"), house.table.general
    house.table.remove_bot()
    anna.install()
    done = await (await anna.slash("play", {"language": "en"}, sub="battlecon", channel=general)).answered()
    assert done.message is not None
    assert done.message.ephemeral
    await house.settled()
    (lobby,) = anna.inbox
    assert code_of(lobby) in done.message.text
    await anna.press(lobby, label="Start")
    await house.settled()
    hand = await shown(await anna.slash("hand", channel=general))
    assert hand.ephemeral
    assert controls(hand, "add")


async def test_where_direct_messages_are_closed_the_private_table_waits_for_them(house: House) -> None:
    anna, general = house.table.person("Anna"), house.table.general
    house.table.remove_bot()
    anna.install()
    anna.close_dms()
    first = await (await anna.slash("play", {"language": "en"}, sub="krendel", channel=general)).answered()
    assert first.message is not None
    await house.bot.sender.drain(20)
    assert anna.inbox == []
    (code,) = re.findall("`([A-Z0-9]{6})`", first.message.text)
    live = await live_of(house, code)
    assert (live.row.status, live.row.homeless) == ("lobby", None)
    second = await said(await anna.slash("play", {"language": "en"}, sub="krendel", channel=general))
    assert second == texts(anna)("refused-private-closed")
    anna.open_dms()
    await now_open(house, anna)
    (lobby,) = anna.inbox
    assert code_of(lobby) == code


async def test_a_private_match_goes_on_once_direct_messages_are_open_again(house: House) -> None:
    anna = house.table.person("Anna")
    lobby = await opened(house, anna)
    code = code_of(lobby)
    await anna.press(lobby, label="Start")
    await house.settled()
    anna.close_dms()
    for message in list(anna.inbox):
        house.table.world.remove_message(message)
    # The board is to be posted anew, as where it was buried.
    await house.db.write(lambda db: db.execute("DELETE FROM posts"))
    await house.bot.referee.homes.retry((await live_of(house, code)).row.id)
    await house.bot.sender.drain(20)
    assert (await live_of(house, code)).row.homeless is None
    anna.open_dms()
    await now_open(house, anna)
    assert len(anna.inbox) == 2
    version = (await live_of(house, code)).row.version
    await answer(anna, next(m for m in anna.inbox if controls(m)))
    assert (await live_of(house, code)).row.version > version
