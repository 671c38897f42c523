"""A moderator's panel of a match."""

from __future__ import annotations

from table.acts.people import Person
from table.state.things import Message
from tests.e2e.conftest import House
from tests.e2e.playing import code_of, shown

MODERATOR = "Anna"
"""Owns the server, so she may do everything in it."""


async def opened(house: House, board: Message) -> tuple[Person, Message]:
    """Open the panel of a match as the moderator."""
    anna = house.table.person(MODERATOR)
    return anna, await shown(await anna.slash("moderate", {"match": code_of(board)}))
