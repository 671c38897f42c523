import discord
import pytest

from table.errors import PersonError
from table.server import Table
from table.state.things import Channel
from tests.support.tables import Clock, RunBot
from tests.table.sample import Bot, file


def general(table: Table, bot: discord.Client) -> discord.TextChannel:
    channel = bot.get_channel(int(table.general.id))
    assert isinstance(channel, discord.TextChannel)
    return channel


async def private(table: Table, bot: discord.Client) -> tuple[discord.Thread, Channel]:
    thread = await general(table, bot).create_thread(
        name="hands", type=discord.ChannelType.private_thread, invitable=False
    )
    return thread, table.channel(thread.id)


async def test_public_thread_without_message(table: Table, bot: Bot) -> None:
    thread = await general(table, bot).create_thread(
        name="match", type=discord.ChannelType.public_thread, auto_archive_duration=10080
    )
    await thread.send("board", file=file("red"))
    room = table.channel(thread.id)
    assert [item.id for item in table.threads(table.general)] == [room.id]
    assert [item.text for item in table.person("Boris").messages(room)] == ["board"]
    assert room.data["thread_metadata"]["auto_archive_duration"] == 10080
    assert (room.data["message_count"], room.data["last_message_id"]) == (1, room.data["last_message_id"])
    assert [item.id for item in await bot.get_guild(thread.guild.id).active_threads()] == [thread.id]


async def test_thread_from_a_message(table: Table, bot: Bot) -> None:
    sent = await general(table, bot).send("here")
    thread = await sent.create_thread(name="talk")
    assert thread.id == sent.id
    message = table.person("Anna").messages(table.general)[0]
    assert (message.data["thread"]["name"], message.flags & 1 << 5) == ("talk", 1 << 5)
    with pytest.raises(discord.HTTPException) as caught:
        await sent.create_thread(name="again")
    assert caught.value.code == 160004


async def test_private_thread_is_for_its_members(table: Table, bot: Bot) -> None:
    thread, room = await private(table, bot)
    await thread.send("hidden")
    boris, vera = table.person("Boris"), table.person("Vera")
    assert boris.messages(room) == []
    await thread.add_user(discord.Object(boris.id))
    assert [item.text for item in boris.messages(room)] == ["hidden"]
    with pytest.raises(PersonError):
        await vera.say(room, "me too")
    assert sorted(member.id for member in await thread.fetch_members()) == sorted([bot.user.id, int(boris.id)])
    await thread.remove_user(discord.Object(boris.id))
    assert boris.messages(room) == []


async def test_slash_and_button_in_a_thread(table: Table, bot: Bot) -> None:
    thread, room = await private(table, bot)
    anna = table.person("Anna")
    await thread.add_user(discord.Object(anna.id))
    message = (await anna.slash("play", {"game": "krendel"}, channel=room)).message
    assert (message.channel_id, (await anna.press(message, "go")).state) == (room.id, "answered")


async def test_archived_thread(table: Table, bot: Bot) -> None:
    thread, room = await private(table, bot)
    sent = await thread.send("board")
    await thread.edit(archived=True)
    for act in (sent.edit(content="x"), sent.delete(), thread.add_user(discord.Object(table.person("Vera").id))):
        with pytest.raises(discord.HTTPException) as caught:
            await act
        assert caught.value.code == 50083
    await thread.edit(archived=False)
    await sent.edit(content="x")
    await thread.edit(archived=True)
    await thread.send("writing opens it")
    assert not room.archived


async def test_locked_thread(table: Table, bot: Bot) -> None:
    thread, room = await private(table, bot)
    await thread.add_user(discord.Object(table.person("Boris").id))
    table.set_thread(room, locked=True)
    with pytest.raises(discord.Forbidden) as caught:
        await thread.send("x")
    assert caught.value.code == 160005
    with pytest.raises(PersonError):
        await table.person("Boris").say(room, "x")
    table.set_thread(room, archived=True)
    with pytest.raises(discord.HTTPException) as archived:
        await thread.send("x")
    assert archived.value.code == 50083
    with pytest.raises(discord.Forbidden) as opened:
        await thread.edit(archived=False)
    assert opened.value.code == 50013
    with pytest.raises(PersonError):
        await table.person("Boris").slash("board", channel=room)
    table.set_bot_permissions(table.general, allow={"manage_threads"})
    await thread.edit(archived=False, locked=False)
    await thread.send("again")
    assert (room.archived, room.locked) == (False, False)


async def test_locking_needs_the_permission(table: Table, bot: Bot) -> None:
    thread, room = await private(table, bot)
    with pytest.raises(discord.Forbidden) as caught:
        await thread.edit(locked=True)
    assert (caught.value.code, room.locked) == (50013, False)


async def test_join_leave_and_rename(table: Table, bot: Bot) -> None:
    thread, room = await private(table, bot)
    await thread.edit(name="renamed")
    assert room.name == "renamed"
    await thread.leave()
    assert room.members == []
    with pytest.raises(discord.Forbidden) as caught:
        await thread.send("x")
    assert caught.value.code == 50001


async def test_deleted_by_a_moderator(table: Table, run_bot: RunBot) -> None:
    bot = Bot()
    await run_bot(bot)
    thread, room = await private(table, bot)
    await thread.send("board")
    table.remove_channel(room)
    with pytest.raises(discord.NotFound) as caught:
        await thread.send("x")
    assert caught.value.code == 10003
    guild = bot.get_guild(int(table.guild["id"]))
    await table.until(lambda: guild.get_thread(thread.id) is None)


async def test_archived_threads_are_listed(table: Table, bot: Bot) -> None:
    channel = general(table, bot)
    thread = await channel.create_thread(name="old", type=discord.ChannelType.public_thread)
    await thread.edit(archived=True)
    assert [item.id async for item in channel.archived_threads()] == [thread.id]


async def test_idle_threads_are_archived(table: Table, bot: Bot, clock: Clock) -> None:
    thread = await general(table, bot).create_thread(
        name="x", type=discord.ChannelType.public_thread, auto_archive_duration=60
    )
    sent = await thread.send("board")
    clock.forward(3500)
    await sent.edit(content="an edit does not count")
    clock.forward(200)
    with pytest.raises(discord.HTTPException) as caught:
        await sent.edit(content="y")
    assert caught.value.code == 50083
    await thread.edit(archived=False)
    clock.forward(3500)
    await sent.edit(content="opened counts")
    assert table.person("Anna").messages(table.channel(thread.id))[0].text == "opened counts"


@pytest.mark.parametrize("name", ["", "x" * 101])
async def test_names_of_threads(table: Table, bot: Bot, name: str) -> None:
    with pytest.raises(discord.HTTPException) as caught:
        await general(table, bot).create_thread(name=name, type=discord.ChannelType.public_thread)
    assert caught.value.code == 50035
    assert table.threads(table.general) == []
