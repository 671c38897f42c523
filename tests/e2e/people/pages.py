"""What somebody sees of themselves: their matches, their data, their settings, their server."""

from __future__ import annotations

import json
from typing import Any

from table.acts.interactions import Interaction
from table.acts.people import Person
from table.state.things import Message
from tests.e2e.conftest import House
from tests.e2e.playing import shown, texts


async def turns(person: Person, *, dm: bool = False) -> Message:
    """Use /turns; return the list, which only that person sees."""
    done = await (await person.slash("turns", channel=person.dm if dm else None)).answered()
    assert done.message is not None
    assert done.message.ephemeral
    assert done.message.seer == person.id
    return done.message


def codes(message: Message, action: str) -> list[str]:
    """Return the codes of the matches that a list offers an action for, top to bottom."""
    names = [b["custom_id"].split(":") for b in message.buttons() if b.get("custom_id")]
    return [name[1] for name in names if name[2] == action]


async def exported(person: Person) -> dict[str, Any]:
    offer = await shown(await person.slash("my-data"))
    message = await shown(await person.press(offer, label=texts(person)("button-data-export")))
    (attached,) = message.attachments
    assert attached["filename"] == "my-data.json"
    return dict(json.loads(message.files[attached["id"]].data))


async def server_pages(house: House, person: Person) -> tuple[Message, Message]:
    """Return both pages, each a message of its own."""
    found = []
    for name in ("tables", "people"):
        opened = await person.slash("server", channel=house.table.general)
        page = opened.message
        assert page is not None
        assert page.ephemeral
        if name == "people":
            await person.press(page, custom_id="v1:GUILD:server:note:people")
        found.append(page)
    return found[0], found[1]


async def pick(person: Person, page: Message, name: str, values: object) -> Interaction:
    people = ("channels", "players", "judges", "judge_channel", "look_channel", "look_role")
    group = "people" if name in people else "tables"
    start = f"v1:GUILD:serverset:note:{group}:{name}"
    (control,) = {s["custom_id"] for s in page.selects() if s["custom_id"].removesuffix(":fresh") == start}
    return await person.pick(page, values, custom_id=control)


async def settings_page(person: Person, house: House) -> Message:
    opened = await person.slash("settings", channel=house.table.general)
    assert opened.message is not None
    assert opened.message.ephemeral
    return opened.message
