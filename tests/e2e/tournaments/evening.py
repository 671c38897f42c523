"""An evening's tournament at the local table, made by the service and played by presses."""

from __future__ import annotations

import asyncio

from cogs.tournaments.pages.hall_texts import reading
from referee.match.live import Live
from referee.tournaments.entries.entering import Person as Entrant
from referee.tournaments.halls.hall import Hall
from store.match import outbox as match_outbox
from store.match.matches import NO_CLOCK
from store.tournaments import outbox
from table.acts.people import Person
from table.state.things import Message
from tests.e2e.conftest import House
from tournaments.settings.model import Settings


class Evening:
    """A tournament of a house. `organiser` made it."""

    def __init__(self, house: House, code: str, organiser: Person) -> None:
        self.house = house
        self.code = code
        self.organiser = organiser

    @classmethod
    async def made(  # the values of a tournament, each by its name
        cls,
        house: House,
        settings: Settings,
        *,
        game: str = "battlecon",
        form: str = "duel",
        organiser: str = "Olga",
        language: str = "en",
        automatic: bool = False,
    ) -> Evening:
        person = house.table.person(organiser)
        hall = await house.bot.referee.tournaments.opening.make(
            guild=int(house.table.guild["id"]),
            channel=int(house.table.general.id),
            language=language,
            theme="dark",
            user=int(person.id),
            name="Friday night",
            game=game,
            form=form,  # type: ignore[arg-type]  # a literal
            settings=settings,
            clock=NO_CLOCK,
            automatic=automatic,
            rooms="channel",
        )
        return cls(house, hall.row.code, person)

    async def gather(self, *people: Person) -> None:
        """Open entering, and let people enter and check in."""
        await self.parts.opening.open(self.code, int(self.organiser.id), [])
        for press, person in enumerate(people, 1):
            await self.parts.entering.enter(self.code, Entrant(int(person.id), person.name), press)
        await self.parts.director.open_check_in(self.code, int(self.organiser.id), [])
        for person in people:
            await self.parts.entering.check_in(self.code, Entrant(int(person.id), person.name))

    @property
    def parts(self):  # type: ignore[no-untyped-def]  # the service, of the bot that runs now
        return self.house.bot.referee.tournaments

    async def hall(self) -> Hall:
        return await self.parts.halls.by_code(self.code)

    async def settled(self) -> None:
        """Wait until all that is due is done and all that is owed is sent."""
        for _ in range(400):
            await self.house.settled()
            owed = await outbox.owed(self.house.db)
            hall = await self.hall()
            version = hall.version
            await self.house.bot.timekeeper.tick()
            await self.house.settled()
            if not owed and not await outbox.owed(self.house.db) and (await self.hall()).version == version:
                return
            await asyncio.sleep(0.01)
        raise AssertionError([row.slot for row in await outbox.owed(self.house.db)])

    async def message(self, slot: str, reader: Person) -> Message:
        """Return the message of a slot as a person sees it."""
        post = await outbox.post(self.house.db, (await self.hall()).row.id, slot)
        assert post is not None, slot
        channel = self.house.table.channel(str(post.channel))
        return next(m for m in reader.messages(channel) if m.id == str(post.message))

    async def open_table_of(self, person: Person) -> Live | None:
        """Return the table that waits for a person or that they play at, None without one."""
        hall = await self.hall()
        pairing = hall.own_pairing(hall.entry_of(int(person.id)))
        code = next((game.code for game in pairing.games if game.code and not game.places), None) if pairing else None
        return None if code is None else await self.house.bot.referee.live.by_code(code)

    async def board(self, live: Live, reader: Person) -> Message:
        """Return the message of a table."""
        post = await match_outbox.post(self.house.db, live.row.id, "board")
        assert post is not None
        channel = self.house.table.channel(str(post.channel))
        return next(m for m in reader.messages(channel) if m.id == str(post.message))

    async def step(self) -> None:
        """Let the organiser do the one thing that is due."""
        hall = await self.hall()
        await self.parts.director.step(self.code, int(self.organiser.id), [], hall.version)
        await self.settled()

    async def text(self, language: str = "en") -> str:
        """Return the name of the tournament as it is read."""
        return reading(await self.hall(), language).title
