"""Forums and their posts as Discord's API has them: tags, the first message, permissions, limits."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from table.errors import PersonError
from table.server import Table
from table.state.things import Channel
from tests.support.tables import Clock
from tests.table.sample import Bot, file


async def forum_of(
    table: Table, bot: Bot, *tags: str, asks_for_tag: bool = False
) -> tuple[discord.ForumChannel, Channel]:
    """A new forum, as the bot and as the table know it."""
    room = table.add_forum("tables", tags, asks_for_tag=asks_for_tag)
    await table.until(lambda: bot.get_channel(int(room.id)))
    forum = bot.get_channel(int(room.id))
    assert isinstance(forum, discord.ForumChannel)
    return forum, room


async def refused(call: Any, code: int) -> None:
    """See that Discord refuses a call with this code."""
    with pytest.raises(discord.HTTPException) as caught:
        await call
    assert caught.value.code == code


async def test_a_post_begins_with_its_message_and_has_tags(table: Table, bot: Bot) -> None:
    forum, room = await forum_of(table, bot, "open", "playing")
    made = await forum.create_thread(
        name="Table", content="sit down", file=file("red"), applied_tags=forum.available_tags[:1]
    )
    assert made.message.id == made.thread.id
    post = table.channel(made.thread.id)
    assert [item.text for item in table.person("Boris").messages(post)] == ["sit down"]
    assert [len(item.attachments) for item in table.person("Boris").messages(post)] == [1]
    assert post.data["message_count"] == 0
    assert room.data["last_message_id"] == post.id
    await made.thread.edit(applied_tags=forum.available_tags[1:], name="Match")
    assert post.data["applied_tags"] == [str(forum.available_tags[1].id)]
    known = bot.get_channel(made.thread.id)
    await table.until(lambda: isinstance(known, discord.Thread) and known.name == "Match")
    assert isinstance(known, discord.Thread)
    assert [tag.name for tag in known.applied_tags] == ["playing"]


async def test_a_forum_itself_takes_no_message_and_no_command(table: Table, bot: Bot) -> None:
    forum, room = await forum_of(table, bot)
    await refused(bot.get_partial_messageable(forum.id).send("here?"), 50008)
    with pytest.raises(PersonError):
        await table.person("Anna").say(room, "hello")
    with pytest.raises(PersonError):
        await table.person("Anna").slash("ping", channel=room)


async def test_tags_are_the_forums_own_and_asked_for(table: Table, bot: Bot) -> None:
    forum, room = await forum_of(table, bot, "news", asks_for_tag=True)
    assert forum.flags.require_tag
    await refused(forum.create_thread(name="Table", content="-"), 40067)
    strange = discord.ForumTag(name="strange")
    strange.id = 5
    await refused(forum.create_thread(name="Table", content="-", applied_tags=[strange]), 50035)
    room.data["available_tags"][0]["moderated"] = True
    await refused(forum.create_thread(name="Table", content="-", applied_tags=forum.available_tags), 50013)
    table.set_bot_permissions(room, allow=["manage_threads"])
    thread = (await forum.create_thread(name="Table", content="-", applied_tags=forum.available_tags)).thread
    table.set_bot_permissions(room)
    # It may stay where it is, but not go.
    await thread.edit(name="Match", applied_tags=forum.available_tags)
    room.data["available_tags"].append(
        room.data["available_tags"][0] | {"id": "7", "name": "other", "moderated": False}
    )
    other = discord.ForumTag(name="other")
    other.id = 7
    await refused(thread.edit(applied_tags=[other]), 50013)


async def test_who_may_not_write_in_a_forum_may_not_post(table: Table, bot: Bot) -> None:
    forum, room = await forum_of(table, bot)
    table.set_bot_permissions(room, deny=["send_messages"])
    await refused(forum.create_thread(name="Table", content="-"), 50013)
    table.set_bot_permissions(room)
    table.world.most_threads = 0
    await refused(forum.create_thread(name="Table", content="-"), 160006)


async def test_tags_of_a_forum_are_made_by_who_manages_it(table: Table, bot: Bot) -> None:
    forum, room = await forum_of(table, bot, "open")
    kept = room.data["available_tags"][0]["id"]
    new = [*forum.available_tags, discord.ForumTag(name="playing")]
    await refused(forum.edit(available_tags=new), 50013)
    table.set_bot_permissions(room, allow=["manage_channels"])
    await forum.edit(available_tags=new)
    assert [tag["name"] for tag in room.data["available_tags"]] == ["open", "playing"]
    assert room.data["available_tags"][0]["id"] == kept
    await refused(forum.edit(available_tags=[discord.ForumTag(name=str(n)) for n in range(21)]), 50035)


async def test_a_thread_gets_two_names_in_ten_minutes(table: Table, bot: Bot, clock: Clock) -> None:
    forum, _ = await forum_of(table, bot)
    thread = (await forum.create_thread(name="0", content="-")).thread
    for name in ("1", "2"):
        await thread.edit(name=name)
    await refused(thread.edit(name="3"), 0)
    clock.forward(601)
    await thread.edit(name="3")


async def test_a_message_opens_an_archived_post_and_an_edit_does_not(table: Table, bot: Bot) -> None:
    forum, _ = await forum_of(table, bot)
    made = await forum.create_thread(name="Table", content="-")
    await made.thread.edit(archived=True)
    await refused(made.message.edit(content="+"), 50083)
    assert table.channel(made.thread.id).archived
    await table.person("Anna").say(table.channel(made.thread.id), "gg")
    assert not table.channel(made.thread.id).archived
    await made.message.edit(content="+")
