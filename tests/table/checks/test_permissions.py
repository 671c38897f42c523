"""Permissions: the bot and people may do in a channel what Discord would allow them."""

import discord
import pytest

from table.checks import permissions
from table.errors import PersonError
from table.server import Table
from table.state.permission_bits import ALL, mask
from tests.table.sample import Bot, file


def general(table: Table, bot: discord.Client) -> discord.TextChannel:
    channel = bot.get_channel(int(table.general.id))
    assert isinstance(channel, discord.TextChannel)
    return channel


async def code_of(act: object) -> int:
    with pytest.raises(discord.HTTPException) as caught:
        await act
    return caught.value.code


async def test_without_send_messages(table: Table, bot: Bot) -> None:
    channel = general(table, bot)
    sent = await channel.send("before")
    table.set_bot_permissions(table.general, deny={"send_messages"})
    assert await code_of(channel.send("x")) == 50013
    await sent.edit(content="an own message can be edited")
    assert (await table.person("Anna").slash("board")).message.text == "The board"
    table.set_bot_permissions(table.general)
    await channel.send("after")


async def test_without_view_channel(table: Table, bot: Bot) -> None:
    channel = general(table, bot)
    sent = await channel.send("before")
    table.set_bot_permissions(table.general, deny={"view_channel"})
    assert await code_of(channel.send("x")) == 50001
    assert await code_of(sent.edit(content="x")) == 50001
    assert await code_of(bot.fetch_channel(channel.id)) == 50001


@pytest.mark.parametrize(
    ("name", "arguments"),
    [("attach_files", {"file": True}), ("embed_links", {"embed": discord.Embed(title="x")})],
)
async def test_without_files_or_embeds(table: Table, bot: Bot, name: str, arguments: dict) -> None:
    channel = general(table, bot)
    table.set_bot_permissions(table.general, deny={name})
    if "file" in arguments:
        arguments = {"file": file("red")}
    assert await code_of(channel.send(**arguments)) == 50013
    await channel.send("words only")


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("create_private_threads", discord.ChannelType.private_thread),
        ("create_public_threads", discord.ChannelType.public_thread),
    ],
)
async def test_without_threads(table: Table, bot: Bot, name: str, kind: discord.ChannelType) -> None:
    table.set_bot_permissions(table.general, deny={name})
    assert await code_of(general(table, bot).create_thread(name="x", type=kind)) == 50013
    assert table.threads(table.general) == []


async def test_a_thread_has_its_own_right_to_write(table: Table, bot: Bot) -> None:
    channel = general(table, bot)
    thread = await channel.create_thread(name="x", type=discord.ChannelType.public_thread)
    table.set_bot_permissions(table.general, deny={"send_messages_in_threads"})
    assert await code_of(thread.send("x")) == 50013
    table.set_bot_permissions(table.general, deny={"send_messages"})
    await thread.send("x")


async def test_without_history(table: Table, bot: Bot) -> None:
    channel = general(table, bot)
    sent = await channel.send("before")
    table.set_bot_permissions(table.general, deny={"read_message_history"})
    assert await code_of(channel.fetch_message(sent.id)) == 50013
    assert [item async for item in channel.history()] == []
    assert await code_of(sent.reply("x")) == 50013


async def test_channels_need_manage_channels(table: Table, bot: Bot) -> None:
    guild = bot.get_guild(int(table.guild["id"]))
    assert await code_of(guild.create_text_channel("more")) == 50013
    assert await code_of(general(table, bot).delete()) == 50013
    table.set_bot_permissions(table.general, allow={"manage_channels"})
    await general(table, bot).edit(topic="Here we play")
    assert table.general.data["topic"] == "Here we play"


async def test_unknown_places(table: Table, bot: Bot) -> None:
    assert await code_of(bot.fetch_channel(1)) == 10003
    assert await code_of(general(table, bot).fetch_message(1)) == 10008
    assert await code_of(bot.fetch_guild(1)) == 10004
    assert await code_of(bot.fetch_user(1)) == 10013


async def test_roles(table: Table, bot: Bot) -> None:
    guild = await bot.fetch_guild(int(table.guild["id"]))
    assert [role.name for role in await guild.fetch_roles()] == ["@everyone", "Arbiter", "Judge"]
    (judge,) = [key for key, row in table.world.home.roles.items() if row["name"] == "Judge"]
    assert [m["user"]["global_name"] for m in table.world.home.members.values() if judge in m["roles"]] == ["Egor"]
    assert (await guild.fetch_role(guild.id)).is_default()
    assert await code_of(guild.fetch_role(1)) == 10011


async def test_people_need_permissions_too(table: Table, bot: Bot) -> None:
    boris = table.person("Boris")
    row = {"id": boris.id, "type": 1, "allow": "0", "deny": str(mask(["send_messages"]))}
    table.general.data["permission_overwrites"] = [row]
    with pytest.raises(PersonError):
        await boris.say(table.general, "x")
    assert (await boris.slash("board")).state == "answered"
    row["deny"] = str(mask(["use_application_commands"]))
    with pytest.raises(PersonError):
        await boris.slash("board")


async def test_roles_and_overwrites_in_order(table: Table) -> None:
    world, boris, everyone = table.world, table.person("Boris"), table.guild["id"]
    bit = mask(["attach_files"])
    deny = {"id": everyone, "type": 0, "allow": "0", "deny": str(bit)}
    allow = {"id": boris.id, "type": 1, "allow": str(bit), "deny": "0"}
    assert permissions.of(world, boris.id, table.general) & bit
    table.general.data["permission_overwrites"] = [deny]
    assert not permissions.of(world, boris.id, table.general) & bit
    table.general.data["permission_overwrites"] = [allow, deny]
    assert permissions.of(world, boris.id, table.general) & bit
    assert permissions.of(world, world.home.data["owner_id"], table.general) == ALL
    assert permissions.of(world, "1", table.general) == 0
    with pytest.raises(KeyError):
        table.set_bot_permissions(table.general, deny={"send_mesages"})
