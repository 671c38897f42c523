"""Tables in threads and as posts in a forum: the server's choice, a table's thread, and what is in it."""

from __future__ import annotations

import asyncio
from typing import Any

import discord
import pytest

from store.lobby import threads
from store.lobby.threads import Room
from table.state.things import Channel, Message
from tests.e2e.conftest import House
from tests.e2e.playing import code_of, live_of, people_of
from tests.e2e.upkeep.living import press_all
from words.texts import words

SAY = words("en", strict=True)
NAMES = ("Anna", "Boris")


async def kept_in_threads(house: House) -> None:
    """Let the server keep its tables in threads."""
    await house.bot.referee.settings.change_server(int(house.table.guild["id"]), kept_in="threads")


async def kept_in(house: House, forum: Channel) -> None:
    """Let the server keep its tables in a forum."""
    await house.bot.referee.settings.change_server(int(house.table.guild["id"]), kept_in="forum", forum=int(forum.id))


def threads_of(house: House, parent: Channel | None = None) -> list[Channel]:
    """The threads of a channel or forum, by default of the first channel."""
    return house.table.threads(parent or house.table.general)


async def room_of(house: House, code: str) -> Room:
    """The thread of a match, as it is stored."""
    room = await threads.of(house.db, (await live_of(house, code)).row.id)
    assert room is not None
    return room


def bots_in(house: House, room: Channel) -> list[Message]:
    """What the bot has posted in a channel, thread or post, the oldest first."""
    found = people_of(house, NAMES)[0].messages(room)
    own = [message for message in found if message.author_id == house.table.bot["id"] and not message.ephemeral]
    return [message for message in own if message.data["type"] in (0, 20)]


def board_in(house: House, room: Channel) -> Message:
    """The one message of the bot's in a room that has the board's buttons."""
    (found,) = [m for m in bots_in(house, room) if any(":hand:" in str(b["custom_id"]) for b in m.buttons())]
    return found


def here(house: House) -> list[str]:
    """What the channel says of why a match is there that was in a thread before."""
    ends = [SAY(key, who="").removeprefix(":").strip() for key in ("here-deleted", "here-locked")]
    return [m.text for m in bots_in(house, house.table.general) if any(end in m.text for end in ends)]


async def locked(house: House, thread: Channel) -> None:
    """Lock the thread of a match that begins, and wait until the match goes on in the channel."""
    house.table.set_thread(thread, archived=True, locked=True)
    await press_all(house)
    await house.table.until(lambda: here(house))
    await house.settled()


async def second_lobby(house: House, thread: Channel) -> Message:
    """Let Vera open a table in the thread of a match that runs: its lobby."""
    await house.table.person("Vera").slash("play", {"language": "en"}, sub="krendel", channel=thread)
    await house.settled()
    (lobby,) = [m for m in bots_in(house, thread) if any(b["label"] == "Join" for b in m.buttons())]
    return lobby


def links_of(message: Message) -> list[str]:
    """The addresses that a message's buttons lead to."""
    rows: list[Any] = list(message.components)
    found = []
    while rows:
        item = rows.pop()
        rows += item.get("components", [])
        found += [item["url"]] if "url" in item else []
    return found


async def begun(house: House, *names: str) -> tuple[Message, str, Channel]:
    """Open a table and begin: the message in the channel, the match's code, and its thread."""
    lobby = await house.lobby(*(names or NAMES))
    code = code_of(lobby)
    await house.table.person((names or NAMES)[0]).press(lobby, label="Start")
    await house.settled()
    room = await room_of(house, code)
    assert room.thread is not None
    return lobby, code, house.table.channel(room.thread)


async def begun_in_forum(house: House) -> tuple[Channel, Channel, str]:
    """Start a match for two whose table is a post of a forum; return the forum, the post and the match's code."""
    forum = house.table.add_forum("tables")
    await kept_in(house, forum)
    anna, boris = people_of(house, NAMES)
    await anna.slash("play", {"language": "en"}, sub="krendel", channel=house.table.general)
    await house.settled()
    (post,) = threads_of(house, forum)
    (lobby,) = bots_in(house, post)
    code = code_of(lobby)
    await boris.press(lobby, label="Join")
    await anna.press(lobby, label="Start")
    await house.settled()
    return forum, post, code


async def crash(house: House) -> None:
    """Let the bot die in the midst of what it sends, and start it again."""
    house.bot.sender.cancel()
    await house.close()
    await house.open()
    await house.settled()


async def denied(house: House, room: Channel, name: str) -> None:
    """Take a permission from the bot in a channel, and wait until it knows."""
    house.table.set_bot_permissions(room, deny=[name])
    await house.table.until(lambda: house.bot.get_channel(int(room.id)) is not None)
    known = house.bot.get_channel(int(room.id))
    assert isinstance(known, discord.abc.GuildChannel)
    await house.table.until(lambda: not getattr(known.permissions_for(known.guild.me), name))


def never_noted(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the bot hang between the making of a thread and noting it."""

    async def made(_match: int, _thread: int, _starter: Any) -> None:
        await asyncio.Event().wait()

    monkeypatch.setattr(house.bot.referee.threads, "set_made", made)
