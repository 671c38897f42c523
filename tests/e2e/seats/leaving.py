"""A match of three that one leaves."""

from __future__ import annotations

from table.state.things import Message
from tests.e2e.conftest import House
from tests.e2e.playing import texts

NAMES = ("Anna", "Boris", "Vera")


async def left(house: House) -> Message:
    """Begin a match of three that Vera leaves; return its board."""
    board = await house.match(*NAMES)
    vera = house.table.person("Vera")
    question = await (await vera.slash("concede")).answered()
    assert question.message is not None
    await vera.press(question.message, label=texts(vera)("button-concede"))
    await house.settled()
    return board


def calling(house: House) -> str:
    """Return the one message that calls those who are to act."""
    (message,) = [m for m in house.table.person("Anna").messages(house.table.general) if "To the table" in m.text]
    return message.text
