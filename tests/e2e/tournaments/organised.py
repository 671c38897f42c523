"""An organiser at the local table: makes tournaments and works the panel as a person does, by its buttons and selects."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from referee.tournaments.entries.entering import Person as Entrant
from referee.tournaments.halls.hall import Hall
from referee.tournaments.service import Tournaments
from table.acts.interactions import Interaction
from table.acts.people import Person
from table.state.permission_bits import mask
from table.state.things import Channel, Message
from tests.e2e.conftest import House
from tests.e2e.playing import role
from words.texts import Words, language_of, words


class Office:
    """A person at the private page of a tournament: each press edits the same message."""

    def __init__(self, house: House, person: Person, page: Message, code: str = "") -> None:
        self.house = house
        self.person = person
        self.page = page
        self.code = code

    @property
    def say(self) -> Words:
        """The texts that this person reads."""
        return words(language_of(self.person.locale), strict=True)

    @property
    def service(self) -> Tournaments:
        return self.house.bot.referee.tournaments

    async def hall(self) -> Hall:
        return await self.service.halls.by_code(self.code)

    def has(self, key: str, **facts: Any) -> bool:
        """Return whether the page has a button of this label that can be pressed."""
        return any(b["label"] == self.say(key, **facts) and not b.get("disabled") for b in self.page.buttons())

    async def press(self, key: str, **facts: Any) -> Interaction:
        """Press a button by the key of its label."""
        done = await self.person.press(self.page, label=self.say(key, **facts))
        await self.house.settled()
        return done

    def select(self, action: str) -> str:
        """Return the custom id of a select of the page by its action."""
        return str(next(s["custom_id"] for s in self.page.selects() if s["custom_id"].split(":")[2] == action))

    async def pick(self, action: str, value: Any, part: str = "") -> Interaction:
        """Pick in the select of an action; `part` tells selects of the same action apart."""
        names = [s["custom_id"] for s in self.page.selects() if s["custom_id"].split(":")[2] == action]
        name = next(one for one in names if part in one)
        done = await self.person.pick(self.page, value, custom_id=name)
        await self.house.settled()
        return done

    async def fill(self, form: Interaction, values: Mapping[str, str]) -> Interaction:
        """Submit a form that a press has opened."""
        assert form.modal is not None, self.page.text
        done = await self.person.submit(form, dict(values))
        await self.house.settled()
        return done

    async def give_reason(self, **values: str) -> None:
        """Ask for the form of the act that is shown, and submit it."""
        form = await self.press("button-organise-write")
        await self.fill(form, {"reason": "A reason for the log", **values})


async def organiser(house: House, name: str = "Olga", *, locale: str | None = None) -> Person:
    """Return a person who may manage the events of the server."""
    person = house.table.person(name, locale)
    await role(house, "Events", name, permissions=mask(("manage_events",)))
    return person


async def made(
    house: House,
    person: Person,
    *,
    game: str = "battlecon",
    form: str = "duel",
    preset: str = "evening",
    place: Channel | None = None,
    **typed: str,
) -> Office:
    """Make a tournament by the command, the selects and the form; return the page with its settings."""
    done = await (await person.slash("tournament", {}, sub="new", channel=place or house.table.general)).answered()
    assert done.message is not None
    office = Office(house, person, done.message)
    await office.pick("orggame", game)
    await office.press(f"organise-form-{form}")
    await office.fill(await office.pick("orgpreset", preset), {"name": "The *evening*", **typed})
    office.code = next(b["custom_id"] for b in office.page.buttons()).split(":")[1]
    return office


async def enter(office: Office, *names: str) -> None:
    """Enter persons by the service, in this order."""
    for name in names:
        person = office.house.table.person(name)
        press = int(office.house.table.world.ids.make())
        await office.service.entering.enter(office.code, Entrant(int(person.id), name), press)


async def started(office: Office, *names: str) -> None:
    """Open a tournament, enter persons, check them in and start, by the panel."""
    await office.press("button-organise-open")
    await enter(office, *names)
    await to_panel(office)
    await office.press("button-organise-check-in")
    for name in names:
        person = office.house.table.person(name)
        await office.service.entering.check_in(office.code, Entrant(int(person.id), name))
    await to_panel(office)
    await office.press("button-organise-start")
    await office.press("button-organise-start-sure")


async def to_panel(office: Office) -> None:
    """Refresh the panel, or go back to it."""
    back = office.has("button-organise-panel")
    await office.press("button-organise-panel" if back else "button-refresh")


async def due(house: House) -> None:
    """Let the bot do all that is due by itself."""
    for _ in range(6):
        await house.bot.timekeeper.tick()
        await house.settled()
