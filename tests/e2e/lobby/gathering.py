"""What happens before a match, as tests of it see it: who was called, what a host keeps, time that passes."""

from __future__ import annotations

import re
from typing import Any

from store.people import guilds
from store.people.guilds import Guild
from table.acts.people import Person
from table.state.things import Message
from tests.e2e.conftest import House
from tests.e2e.playing import hosting, mentions, texts
from words.texts import words

SAY = words("en", strict=True)
RU = words("ru", strict=True)


def public(house: House) -> list[Message]:
    """Return what everybody sees in the channel, oldest first."""
    return [m for m in house.table.person("Anna").messages(house.table.general) if not m.ephemeral]


def pinged(house: House) -> list[str]:
    """Return the users whom messages have pinged, in order."""
    return [str(user) for allowed in mentions(house) for user in allowed.get("users") or []]


def control(message: Message, action: str) -> str:
    """Return the custom id of a message's control."""
    found = [*message.buttons(), *message.selects()]
    return next(str(c["custom_id"]) for c in found if str(c["custom_id"]).split(":")[2] == action)


def unstamped(text: str) -> str:
    """Return a text without its moments."""
    return re.sub(r"<t:\d+(:\w)?>", "<t>", text)


async def passed(house: House, seconds: float) -> None:
    """Let time go by."""
    house.clock.forward(seconds)
    await house.bot.timekeeper.tick()
    await house.settled()


async def again(house: House) -> None:
    """Stop the bot and start it."""
    await house.close()
    await house.open()
    await house.settled()


async def invited(house: House, host: Person, lobby: Message, *guests: Person) -> Message:
    """Invite people from the host's panel; return the message that calls them."""
    tools = await hosting(host, lobby)
    await host.pick(tools, list(guests), custom_id=control(tools, "call"))
    await house.settled()
    assert texts(host)("called-note") in tools.text
    return public(house)[-1]


def keep(house: House, **chosen: Any) -> Any:
    new = Guild(int(house.table.world.home.id), **chosen)
    return house.db.write(lambda db: guilds.keep(db, new))
