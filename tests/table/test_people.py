"""People at the table: members, direct messages, what they send and dismiss."""

import discord
import pytest

from table.errors import PersonError
from table.server import Table
from tests.support.tables import RunBot
from tests.table.sample import Bot, png


async def test_dm_with_a_picture(table: Table, bot: Bot) -> None:
    anna = table.person("Anna")
    assert (anna.dm, anna.inbox) == (None, [])
    assert (await anna.slash("dm")).message.text == "sent"
    assert [(item.text, item.image()) for item in anna.inbox] == [("psst", png("white"))]
    assert anna.dm.is_dm


async def test_closed_dms(table: Table, bot: Bot) -> None:
    anna = table.person("Anna")
    anna.close_dms()
    assert (await anna.slash("dm")).message.text == "closed 50007"
    assert anna.inbox == []
    anna.open_dms()
    assert (await anna.slash("dm")).message.text == "sent"


async def test_who_left_the_guild(table: Table, run_bot: RunBot) -> None:
    bot = Bot(discord.Intents(guilds=True, members=True))
    await run_bot(bot)
    boris = table.person("Boris")
    guild = bot.get_guild(int(table.guild["id"]))
    assert len(guild.members) == 7
    boris.leave_guild()
    with pytest.raises(discord.NotFound) as unknown:
        await guild.fetch_member(int(boris.id))
    user = await bot.fetch_user(int(boris.id))
    with pytest.raises(discord.Forbidden) as unreachable:
        await user.send("still there?")
    assert (unknown.value.code, unreachable.value.code) == (10007, 50278)
    with pytest.raises(PersonError):
        await boris.slash("board")
    await table.until(lambda: guild.get_member(int(boris.id)) is None)


async def test_members_are_not_cached_without_the_intent(table: Table, bot: Bot) -> None:
    guild = bot.get_guild(int(table.guild["id"]))
    assert [member.id for member in guild.members] == [bot.user.id]
    assert (await guild.fetch_member(int(table.person("Anna").id))).display_name == "Anna"


async def test_members_are_asked_over_the_gateway(table: Table, run_bot: RunBot) -> None:
    bot = Bot(discord.Intents(guilds=True, members=True))
    await run_bot(bot)
    guild = bot.get_guild(int(table.guild["id"]))
    found = await guild.query_members(user_ids=[int(table.person("Vera").id)])
    assert [member.display_name for member in found] == ["Vera"]


async def test_person_is_made_once(table: Table) -> None:
    zoe = table.person("Zoe", locale="fr")
    assert (table.person("Zoe").id, table.person("Zoe").locale) == (zoe.id, "fr")
    assert table.person("Zoe", locale="de").locale == "de"
    with pytest.raises(PersonError):
        table.person("Xena", locale="xx")
    with pytest.raises(PersonError):
        table.person(" " * 3)
    with pytest.raises(PersonError):
        table.person("x" * 33)


async def test_say(table: Table) -> None:
    anna = table.person("Anna")
    sent = await anna.say(table.general, "  hello  ")
    assert (sent.text, sent.author_id) == ("hello", anna.id)
    assert len((await anna.say(table.general, "x" * 2000)).text) == 2000
    for wrong in ("", "  ", "x" * 2001):
        with pytest.raises(PersonError):
            await anna.say(table.general, wrong)


async def test_only_own_ephemerals_are_dismissed(table: Table, bot: Bot) -> None:
    anna = table.person("Anna")
    message = (await anna.slash("card", {"name": "x"})).message
    sent = await anna.say(table.general, "hello")
    with pytest.raises(PersonError):
        await table.person("Boris").dismiss(message)
    with pytest.raises(PersonError):
        await anna.dismiss(sent)
    assert [item.id for item in anna.messages(table.general)] == [message.id, sent.id]


async def test_pressing_what_one_does_not_see(table: Table, bot: Bot) -> None:
    anna = table.person("Anna")
    message = (await anna.slash("play", {"game": "krendel"})).message
    message.seer = anna.id
    with pytest.raises(PersonError):
        await table.person("Boris").press(message, "go")
