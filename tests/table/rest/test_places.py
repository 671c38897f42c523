"""The bot's places at the table: removed from the guild and invited again, an outage, roles, members, a closed gateway."""

from __future__ import annotations

import discord
import pytest

from table.errors import PersonError
from table.server import Table
from tests.support.tables import RunBot
from tests.table.sample import Bot, file


class Heard(Bot):
    """The sample bot, which notes what it is told of servers."""

    def __init__(self) -> None:
        super().__init__()
        self.heard: list[str] = []

    async def on_guild_remove(self, _guild: discord.Guild) -> None:
        self.heard.append("removed")

    async def on_guild_join(self, _guild: discord.Guild) -> None:
        self.heard.append("joined")

    async def on_guild_unavailable(self, _guild: discord.Guild) -> None:
        self.heard.append("unavailable")

    async def on_guild_available(self, _guild: discord.Guild) -> None:
        if self.heard:  # at the start every server becomes available
            self.heard.append("available")

    async def on_guild_role_update(self, _before: discord.Role, after: discord.Role) -> None:
        self.heard.append(f"role {after.permissions.send_messages}")


async def code_of(act: object) -> int:
    with pytest.raises(discord.HTTPException) as caught:
        await act  # type: ignore[misc]
    return caught.value.code


async def until_events(table: Table, bot: Heard, *events: str) -> None:
    await table.until(lambda: bot.heard == list(events))


async def test_removed_and_invited_again(table: Table, run_bot: RunBot) -> None:
    bot, anna, boris = Heard(), table.person("Anna"), table.person("Boris")
    await run_bot(bot)
    channel = bot.get_channel(int(table.general.id))
    assert isinstance(channel, discord.TextChannel)
    guild, sent = channel.guild, await channel.send("before")
    boris.share_another_guild()
    table.remove_bot()
    await until_events(table, bot, "removed")
    assert list(bot.guilds) == []
    assert await code_of(channel.send("x")) == 50001
    assert await code_of(sent.edit(content="x")) == 50001
    assert await code_of(bot.fetch_channel(channel.id)) == 50001
    assert await code_of(bot.fetch_guild(guild.id)) == 10004
    assert await code_of(guild.fetch_member(int(anna.id))) == 10004
    assert await code_of((await bot.fetch_user(int(anna.id))).send("x")) == 50278
    await (await bot.fetch_user(int(boris.id))).send("by another server")
    with pytest.raises(PersonError):
        await anna.slash("board")
    table.invite_bot()
    await until_events(table, bot, "removed", "joined")
    await channel.send("after")
    assert (await anna.slash("board")).message is not None


async def test_a_bot_that_was_removed_while_it_was_away(table: Table, run_bot: RunBot) -> None:
    table.remove_bot()
    bot = Heard()
    await run_bot(bot)
    assert list(bot.guilds) == []
    table.invite_bot()
    await until_events(table, bot, "joined")
    assert [guild.me.id for guild in bot.guilds] == [int(table.bot["id"])]


async def test_an_outage_is_no_removal(table: Table, run_bot: RunBot) -> None:
    bot = Heard()
    await run_bot(bot)
    table.set_outage(on=True)
    await until_events(table, bot, "unavailable")
    assert [guild.unavailable for guild in bot.guilds] == [True]
    table.set_outage(on=False)
    await until_events(table, bot, "unavailable", "available")
    assert [guild.unavailable for guild in bot.guilds] == [False]


async def test_a_role_that_changes(table: Table, run_bot: RunBot) -> None:
    bot = Heard()
    await run_bot(bot)
    channel = bot.get_channel(int(table.general.id))
    assert isinstance(channel, discord.TextChannel)
    table.set_everyone(deny=["send_messages"])
    await until_events(table, bot, "role False")
    assert not channel.permissions_for(channel.guild.me).send_messages
    assert await code_of(channel.send("x")) == 50013
    table.set_everyone()
    await until_events(table, bot, "role False", "role True")
    await channel.send("after")


async def test_files_need_a_permission(table: Table, bot: Bot) -> None:
    channel = bot.get_channel(int(table.general.id))
    assert isinstance(channel, discord.TextChannel)
    sent = await channel.send("before", file=file("red"))
    table.set_bot_permissions(table.general, deny={"attach_files"})
    assert await code_of(channel.send(file=file("red"))) == 50013
    assert await code_of(sent.edit(attachments=[file("red")])) == 50013
    await sent.edit(content="the file is kept")
    await channel.send("no file")


async def test_a_member_who_leaves_and_returns(table: Table, bot: Bot) -> None:
    anna, guild = table.person("Anna"), bot.get_guild(int(table.guild["id"]))
    assert guild is not None
    anna.leave_guild()
    assert await code_of(guild.fetch_member(int(anna.id))) == 10007
    anna.return_to_guild()
    assert (await guild.fetch_member(int(anna.id))).id == int(anna.id)


async def test_a_gateway_that_takes_nobody(table: Table, bot: Bot) -> None:
    table.close_gateway()
    await table.until(lambda: not table.online)
    assert not table.online
    table.open_gateway()
    await table.until(lambda: table.online)
