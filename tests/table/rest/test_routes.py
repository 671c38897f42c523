"""The routes that no other test here takes, so that each answer is held against Discord's document."""

import discord
import pytest

from table.checks import permissions
from table.server import Table
from table.state.permission_bits import mask
from tests.table.sample import Bot


def general(table: Table, bot: discord.Client) -> discord.TextChannel:
    channel = bot.get_channel(int(table.general.id))
    assert isinstance(channel, discord.TextChannel)
    return channel


async def get(bot: discord.Client, path: str) -> object:
    return await bot.http.request(discord.http.Route("GET", path))


async def test_application(table: Table, bot: Bot) -> None:
    info = await bot.application_info()
    assert (info.name, info.owner.display_name) == ("Arbiter", "Anna")
    await info.edit(description="Referees board games")
    assert (await get(bot, "/applications/@me"))["description"] == "Referees board games"


async def test_guilds(table: Table, bot: Bot) -> None:
    guild = await anext(bot.fetch_guilds())
    assert (guild.name, guild.approximate_member_count) == ("Table", 7)
    full = await bot.fetch_guild(guild.id, with_counts=True)
    assert (full.approximate_member_count, full.preferred_locale) == (7, discord.Locale.american_english)
    assert [item.name for item in await full.fetch_channels()] == ["general", "games"]
    table.set_bot_permissions(table.general, deny={"view_channel"})
    assert [item.name for item in await full.fetch_channels()] == ["games"]


async def test_gateway_address(table: Table, bot: Bot) -> None:
    url = table.url.replace("http", "ws") + "/gateway"
    assert await get(bot, "/gateway") == {"url": url}
    assert (await get(bot, "/gateway/bot"))["url"] == url


async def test_a_channel_is_made_and_deleted(table: Table, bot: Bot) -> None:
    role = table.world.home.roles[table.world.home.members[table.bot["id"]]["roles"][0]]
    role["permissions"] = str(mask(["manage_channels"]))
    guild = bot.get_guild(int(table.guild["id"]))
    hidden = {guild.default_role: discord.PermissionOverwrite(view_channel=False)}
    made = await guild.create_text_channel("secret", topic="Hush", overwrites=hidden)
    room = table.channel(made.id)
    assert (room.name, room.data["topic"]) == ("secret", "Hush")
    with pytest.raises(discord.Forbidden) as caught:
        await made.delete()
    assert caught.value.code == 50001
    more = await guild.create_text_channel("more")
    await more.delete()
    await table.until(lambda: guild.get_channel(more.id) is None)
    with pytest.raises(KeyError):
        table.channel(more.id)


async def test_overwrites(table: Table, bot: Bot) -> None:
    channel = general(table, bot)
    boris = await channel.guild.fetch_member(int(table.person("Boris").id))
    with pytest.raises(discord.Forbidden) as caught:
        await channel.set_permissions(boris, send_messages=False)
    assert caught.value.code == 50013
    table.set_bot_permissions(table.general, allow={"manage_roles"})
    await channel.set_permissions(boris, send_messages=False)
    assert not permissions.has(table.world, str(boris.id), table.general, "send_messages")
    await channel.set_permissions(boris, overwrite=None)
    assert permissions.has(table.world, str(boris.id), table.general, "send_messages")


async def test_members_of_a_thread(table: Table, bot: Bot) -> None:
    thread = await general(table, bot).create_thread(name="open", type=discord.ChannelType.public_thread)
    await thread.leave()
    await thread.join()
    assert (await thread.fetch_member(bot.user.id)).id == bot.user.id
    with pytest.raises(discord.NotFound) as caught:
        await thread.fetch_member(int(table.person("Vera").id))
    assert caught.value.code == 10007
    with pytest.raises(discord.HTTPException) as stranger:
        await thread.add_user(discord.Object(1))
    assert stranger.value.code == 10013


async def test_archived_private_threads_are_for_moderators(table: Table, bot: Bot) -> None:
    channel = general(table, bot)
    thread = await channel.create_thread(name="hands")
    await thread.edit(archived=True)
    with pytest.raises(discord.Forbidden) as caught:
        [item async for item in channel.archived_threads(private=True)]
    assert caught.value.code == 50013
    table.set_bot_permissions(table.general, allow={"manage_threads"})
    assert [item.id async for item in channel.archived_threads(private=True)] == [thread.id]


async def test_pins_by_the_old_address(table: Table, bot: Bot) -> None:
    sent = await general(table, bot).send("keep")
    table.set_bot_permissions(table.general, allow={"pin_messages"})
    path = f"/channels/{table.general.id}/pins"
    await bot.http.request(discord.http.Route("PUT", f"{path}/{sent.id}"))
    assert [item["id"] for item in await get(bot, path)] == [str(sent.id)]
    await bot.http.request(discord.http.Route("DELETE", f"{path}/{sent.id}"))
    assert await get(bot, path) == []


async def test_the_bot_cannot_write_to_itself_or_to_strangers(table: Table, bot: Bot) -> None:
    for key in (table.bot["id"], "1"):
        with pytest.raises(discord.HTTPException) as caught:
            await bot.http.start_private_message(int(key))
        assert caught.value.code == 50033
