"""A seat that is offered to others, and taken."""

from __future__ import annotations

from table.acts.people import Person
from table.state.things import Message
from tests.e2e.conftest import House
from tests.e2e.playing import texts
from words.texts import words

SAY = words("en", strict=True)


def offers(house: House) -> list[Message]:
    """Return the messages in the channel that offer a seat."""
    shown = [m for m in house.table.person("Anna").messages(house.table.general) if not m.ephemeral]
    return [m for m in shown if any(":takeseat:" in b["custom_id"] for b in m.buttons())]


async def offered(house: House, person: Person, to: Person | None = None) -> Message:
    """Offer a person's seat by the command; return the message that says so to all."""
    asked = await (await person.slash("substitute", {"user": to} if to is not None else {})).answered()
    if to is None:
        assert offers(house) == []
        assert asked.message is not None
        await (await person.press(asked.message, label=texts(person)("button-offer-anybody"))).answered()
    await house.settled()
    (message,) = offers(house)
    return message


async def take(house: House, person: Person, message: Message) -> Message:
    """Take the seat that a message offers; return the hand that is the answer."""
    done = await (await person.press(message, label=SAY("button-takeseat"))).answered()
    await house.settled()
    assert done.message is not None
    assert done.message.ephemeral
    return done.message
