"""Messages of a channel: sent, edited, deleted, listed, pinned, and sent by direct message."""

import datetime as dt
import io

import discord
import pytest

from table.server import Table
from tests.support.tables import Clock, RunBot
from tests.table.sample import Bot, file, png


def general(table: Table, bot: discord.Client) -> discord.TextChannel:
    channel = bot.get_channel(int(table.general.id))
    assert isinstance(channel, discord.TextChannel)
    return channel


async def test_send_fetch_edit_delete(table: Table, bot: Bot) -> None:
    channel = general(table, bot)
    sent = await channel.send("one", file=file("red"), embed=discord.Embed(title="T", description="D"))
    message = table.person("Anna").messages(table.general)[0]
    assert message.text == "one\nT\nD"
    fetched = await channel.fetch_message(sent.id)
    assert (fetched.content, fetched.edited_at) == ("one", None)
    assert await fetched.attachments[0].read() == png("red")
    await sent.edit(content="two")
    assert (message.content, message.edited, len(message.attachments)) == ("two", True, 1)
    await sent.delete()
    assert message.deleted
    with pytest.raises(discord.NotFound) as caught:
        await channel.fetch_message(sent.id)
    assert caught.value.code == 10008


async def test_attachments_kept_added_and_removed(table: Table, bot: Bot) -> None:
    sent = await general(table, bot).send("x", files=[file("red", "a.png"), file("blue", "b.png")])
    message = table.person("Anna").messages(table.general)[0]
    first, second = message.attachments
    await sent.edit(attachments=[sent.attachments[1], file("green", "c.png")])
    assert [item["filename"] for item in message.attachments] == ["b.png", "c.png"]
    assert message.attachments[0]["id"] == second["id"]
    assert message.image(1) == png("green")
    async with bot.http._HTTPClient__session.get(first["url"]) as answer:
        assert answer.status == 404
    await sent.edit(content="y", attachments=[])
    assert message.attachments == []


async def test_a_picture_in_an_embed(table: Table, bot: Bot) -> None:
    embed = discord.Embed(title="Board").set_image(url="attachment://board.png")
    await general(table, bot).send(embed=embed, file=file("red"))
    data = table.person("Anna").messages(table.general)[0].data
    assert data["embeds"][0]["image"]["url"] == data["attachments"][0]["url"]


async def test_a_file_that_is_no_picture_is_not_shown_in_place(table: Table, bot: Bot) -> None:
    script = discord.File(io.BytesIO(b"<script>alert(1)</script>"), "x.html")
    sent = await general(table, bot).send(file=script)
    async with bot.http._HTTPClient__session.get(sent.attachments[0].url) as answer:
        assert answer.headers["Content-Disposition"].startswith("attachment")
        assert answer.headers["Content-Type"] == "application/octet-stream"
        assert answer.headers["X-Content-Type-Options"] == "nosniff"


async def test_names_of_files_are_plain(table: Table, bot: Bot) -> None:
    picture = discord.File(io.BytesIO(png("red")), "my доска.png")
    await general(table, bot).send(file=picture)
    assert table.person("Anna").messages(table.general)[0].attachments[0]["filename"] == "my______.png"
    view = discord.ui.LayoutView(timeout=None)
    view.add_item(discord.ui.MediaGallery(discord.MediaGalleryItem("attachment://my board.png")))
    with pytest.raises(discord.HTTPException) as caught:
        await general(table, bot).send(view=view, file=file("red", "my board.png"))
    assert caught.value.code == 50035


async def test_what_the_table_does_not_have_is_said(table: Table, bot: Bot) -> None:
    poll = discord.Poll(question="?", duration=dt.timedelta(hours=1)).add_answer(text="yes")
    sent = await general(table, bot).send("x")
    for act in (general(table, bot).send(poll=poll), sent.forward(general(table, bot))):
        with pytest.raises(discord.HTTPException, match="The local table"):
            await act
    assert len(table.person("Anna").messages(table.general)) == 1


async def test_list_windows(table: Table, bot: Bot) -> None:
    channel = general(table, bot)
    sent = [await channel.send(str(i)) for i in range(5)]

    async def listed(**window: object) -> list[str]:
        return [item.content async for item in channel.history(**window)]

    assert await listed(limit=2) == ["4", "3"]
    assert await listed(before=sent[3], limit=2) == ["2", "1"]
    assert await listed(after=sent[1], limit=2) == ["2", "3"]
    assert await listed(around=sent[2], limit=3) == ["3", "2", "1"]
    assert await listed(limit=None) == ["4", "3", "2", "1", "0"]


async def test_the_same_nonce_is_sent_once_for_a_few_minutes(table: Table, bot: Bot, clock: Clock) -> None:
    channel = general(table, bot)
    first = await channel.send("a", nonce=7)
    again = await channel.send("b", nonce=7)
    other = await channel.send("c", nonce=8)
    assert (again.id, other.id != first.id) == (first.id, True)
    assert [item.content for item in table.person("Anna").messages(table.general)] == ["a", "c"]
    clock.forward(301)
    assert (await channel.send("d", nonce=7)).id != first.id


async def test_reply_and_mentions(table: Table, bot: Bot) -> None:
    channel = general(table, bot)
    anna = table.person("Anna")
    first = await channel.send("first")
    await first.reply(
        f"<@{anna.id}> your turn @everyone", allowed_mentions=discord.AllowedMentions(users=True, everyone=False)
    )
    message = anna.messages(table.general)[1]
    assert message.data["message_reference"]["message_id"] == str(first.id)
    assert message.data["referenced_message"]["content"] == "first"
    assert [item["id"] for item in message.data["mentions"]] == [anna.id]
    assert message.data["mention_everyone"] is False
    await channel.send(f"<@{anna.id}>", allowed_mentions=discord.AllowedMentions.none())
    assert anna.messages(table.general)[2].data["mentions"] == []
    await first.delete()
    with pytest.raises(discord.HTTPException) as caught:
        await first.reply("too late")
    assert caught.value.code == 50035


async def test_pins(table: Table, bot: Bot) -> None:
    channel = general(table, bot)
    sent = await channel.send("keep")
    with pytest.raises(discord.Forbidden) as caught:
        await sent.pin()
    assert caught.value.code == 50013
    table.set_bot_permissions(table.general, allow={"pin_messages"})
    await sent.pin()
    assert [item.id async for item in channel.pins()] == [sent.id]
    await sent.unpin()
    assert [item.id async for item in channel.pins()] == []


async def test_foreign_messages_are_neither_edited_nor_deleted(table: Table, bot: Bot) -> None:
    message = await table.person("Anna").say(table.general, "mine")
    foreign = await general(table, bot).fetch_message(int(message.id))
    with pytest.raises(discord.Forbidden) as edited:
        await bot.http.edit_message(table.general.id, message.id, params=_params("theirs"))
    with pytest.raises(discord.Forbidden) as deleted:
        await foreign.delete()
    assert (edited.value.code, deleted.value.code, message.content) == (50005, 50013, "mine")
    table.set_bot_permissions(table.general, allow={"manage_messages"})
    await foreign.delete()
    assert message.deleted


def _params(content: str) -> discord.http.MultipartParameters:
    return discord.http.handle_message_parameters(content=content)


async def test_bulk_delete(table: Table, bot: Bot) -> None:
    channel = general(table, bot)
    sent = [await channel.send(str(i)) for i in range(3)]
    table.set_bot_permissions(table.general, allow={"manage_messages"})
    await channel.delete_messages(sent[:2])
    assert [item.content for item in table.person("Anna").messages(table.general)] == ["2"]


async def test_content_of_others_needs_the_intent(table: Table, run_bot: RunBot) -> None:
    bot = Bot(discord.Intents(guilds=True, messages=True))
    await run_bot(bot)
    anna = table.person("Anna")
    await anna.say(table.general, "secret")
    await anna.say(table.general, f"<@{table.bot['id']}> open")
    await anna.slash("dm")
    await anna.say(anna.dm, "by letter")
    await table.until(lambda: any(item.content == "by letter" for item in bot.said))
    assert [item.content for item in bot.said if item.author != bot.user] == [
        "",
        f"<@{table.bot['id']}> open",
        "by letter",
    ]


async def test_no_message_events_without_the_intent(table: Table, bot: Bot) -> None:
    await table.person("Anna").say(table.general, "hello")
    await table.person("Anna").slash("card", {"name": "x"})
    assert bot.said == []


async def test_typing(table: Table, bot: Bot) -> None:
    async with general(table, bot).typing():
        pass
    assert [(method, status) for method, path, _, status in table.requests if path.endswith("/typing")] == [
        ("POST", 204)
    ]
