"""An undo that is asked for, and the request that the others then see."""

from __future__ import annotations

from table.acts.people import Person
from table.state.things import Message
from tests.e2e.conftest import House
from tests.e2e.playing import panel, texts


async def ask(house: House, person: Person, code: str) -> Message:
    """Ask for an undo from the own panel; return the private message that then says what happens."""
    question = await (await person.press(panel(person, code), label=texts(person)("button-undo"))).answered()
    assert question.message is not None
    assert question.message.ephemeral or question.message.channel_id == panel(person, code).channel_id
    assert texts(person)("undo-before", moment="|").partition("|")[0] in question.message.text
    await person.press(question.message, label=texts(person)("button-undo-ask"))
    await house.settled()
    return question.message


def request(house: House) -> Message | None:
    """Return the request in the channel, if there is one."""
    shown = [m for m in house.table.person("Anna").messages(house.table.general) if not m.ephemeral]
    return next((m for m in shown if any(b["custom_id"].split(":")[2] == "agree" for b in m.buttons())), None)
