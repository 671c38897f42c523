"""Matches whose places come and go: where they are opened, what is waited for, what their persons are told."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import discord

from referee.match.live import Live
from store.match import outbox
from table.acts.people import Person
from table.state.things import Channel, Message
from tests.e2e.conftest import House
from tests.e2e.playing import answer, code_of, controls, live_of, panel, people_of, texts

NAMES = ("Anna", "Boris")


async def open_in(house: House, room: Channel, *names: str, clock: str = "none") -> Message:
    """Open a match in a channel or thread, seat everybody and start it; return its board message."""
    board = await lobby_in(house, room, *names, clock=clock)
    await house.table.person(names[0]).press(board, label="Start")
    await house.settled()
    return board


async def lobby_in(house: House, room: Channel, *names: str, clock: str = "none") -> Message:
    """Open a lobby in a channel or thread and seat everybody; return its message."""
    host, *others = [house.table.person(name) for name in names]
    asked = await host.slash("play", {"language": "en", "clock": clock}, sub="krendel", channel=room)
    assert asked.message is not None
    for person in others:
        await person.press(asked.message, label="Join")
    await house.settled()
    return asked.message


async def thread_of(house: House, owner: Person) -> Channel:
    """Return a new thread of a person's in the first channel."""
    parent = house.bot.get_channel(int(house.table.general.id))
    assert isinstance(parent, discord.TextChannel)
    made = await parent.create_thread(name="krendel", type=discord.ChannelType.public_thread)
    room = house.table.channel(made.id)
    room.data["owner_id"] = owner.id
    return room


async def until(house: House, check: Callable[[], Awaitable[object]]) -> None:
    """Return once this holds. Raises TimeoutError."""
    async with asyncio.timeout(30):
        while not await check():
            await house.table.world.change(0.02)


async def lost(house: House, code: str, why: str | None) -> Live:
    """Return a match once its place is lost for this reason, or (None) found again."""

    async def check() -> bool:
        return (await live_of(house, code)).row.homeless == why

    await until(house, check)
    return await live_of(house, code)


async def worded(house: House, person: Person, key: str, **facts: str | int) -> Message:
    """Return the message to a person that says this, once it is there."""
    said = texts(person)(key, **facts)

    async def check() -> bool:
        return any(said in m.text for m in person.inbox)

    await until(house, check)
    return [m for m in person.inbox if said in m.text][-1]


async def press_all(house: House, *names: str) -> None:
    """Let everybody who is asked answer once by their panel."""
    for person in people_of(house, names or NAMES):
        if controls(panel(person)):
            await answer(person, panel(person))


async def delivered(house: House) -> None:
    """Wait until nothing is owed any more."""

    async def check() -> bool:
        return await outbox.owed(house.db) == []

    await until(house, check)
    await house.settled()


def table_of(house: House, room: Channel, code: str) -> list[Message]:
    """Return the messages of a match that everybody sees in a channel: board first."""
    shown = [m for m in house.table.world.messages[room.id].values() if m.seer is None and m.buttons()]
    return [m for m in shown if code_of(m) == code]
