"""What tests ask of /doctor: its page, a press on it, and painters of their own."""

from __future__ import annotations

from boards.workers.pool import Painter
from table.acts.people import Person
from table.state.things import Message
from tests.e2e.conftest import House, drawn


class Drawing(Painter):
    """Paints in this process, as if by two of its own."""

    ready = 2  # type: ignore[assignment]

    async def paint(self, job: object) -> bytes:  # type: ignore[override]
        return await drawn(job)  # type: ignore[arg-type]


async def asked(house: House, person: Person) -> Message:
    """Return what the doctor tells somebody in the channel; nobody else sees it."""
    shown = await (await person.slash("doctor", channel=house.table.general)).answered(20)
    assert shown.message is not None
    assert shown.message.ephemeral
    return shown.message


async def turned(person: Person, message: Message, page: str) -> Message:
    """Press a button of the page, which changes it."""
    shown = await (await person.press(message, custom_id=f"v1:DOCTOR:doctor:note:{page}:on")).answered(20)
    assert shown.message is message
    return message
