"""The list of a server's tables, as tests open it, and the tables in it."""

from __future__ import annotations

from typing import Any

from table.acts.people import Person
from table.state.things import Channel, Message
from tests.e2e.conftest import House
from tests.e2e.playing import code_of

VIEW = str(1 << 10)


async def tables(house: House, person: Person, channel: Channel | None = None) -> Message:
    """Use /tables; return the list, which only that person sees."""
    done = await (await person.slash("tables", channel=channel or house.table.general)).answered()
    assert done.message is not None
    assert done.message.ephemeral
    assert done.message.seer == person.id
    return done.message


async def opened(house: House, name: str, game: str = "krendel", **values: Any) -> str:
    """Open a table; return its code."""
    asked = await house.table.person(name).slash(
        "play", {"language": "en", **values}, sub=game, channel=house.table.general
    )
    assert asked.message is not None
    return code_of(asked.message)


async def planned(house: House, at: str = "in 2 h", game: str = "krendel", **values: Any) -> Message:
    """Open a planned table by Anna; return its message."""
    anna = house.table.person("Anna")
    asked = await anna.slash("play", {"language": "en", "at": at, **values}, sub=game, channel=house.table.general)
    assert asked.message is not None
    await house.settled()
    return asked.message
