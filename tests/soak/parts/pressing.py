"""A match at a local table, played by persons who press whatever they see, twice, too late, on messages that are gone.

Besides, all that `tests.referee.match.mixed` knows is done to the match at the referee.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable

from table.acts.people import Person
from table.errors import PersonError
from table.server import Table
from table.state.things import Channel, Message
from tests.e2e.conftest import House
from tests.e2e.upkeep.living import thread_of
from tests.referee.conftest import Room
from tests.referee.match.mixed import Mixed
from tests.support.bringing import bring_ready
from tests.support.games import SAMPLES

NAMES = ("Anna", "Boris", "Vera", "Gleb")

ELSEWHERE = ("clock", "jump", "restart", "lose place", "find place", "substitute", "leave", "quiet hours")
"""What of the mixed player is not for a whole bot: its time is its own, and places are lost in truth."""

ASKED = ("c", "add", "done")
"""Actions of controls that answer a question."""

HARMLESS = (*ASKED, "back", "r", "act", "hand", "more", "undo", "board", "log", "catchup")
"""Actions of controls that are pressed; what ends a match is left to the mixed player."""


class AtHouse(Room):
    """The referee of a whole bot, as the mixed player sees it."""

    def __init__(self, house: House) -> None:
        super().__init__(house.folder / "arbiter.db")
        self.house = house
        self.db = house.db
        self.referee = house.bot.referee


class Pressing(Mixed):
    """One match at a local table, with a whole bot."""

    def __init__(self, house: House, game: str, seed: str) -> None:
        super().__init__(AtHouse(house), game, seed)
        self.house = house
        self.table: Table = house.table
        self.place: Channel = house.table.general
        self.deleted = False
        for name in ELSEWHERE:
            del self.actions[name]
        self.actions = {name: (max(1, weight // 4), act) for name, (weight, act) in self.actions.items()}
        presses: dict[str, tuple[int, Callable[[], Awaitable[object]]]] = {
            "press": (60, self.press),
            "press twice": (6, self.press_twice),
        }
        self.actions |= presses

    async def open(self) -> None:
        """Begin the match."""
        days = SAMPLES[self.game].days
        seats = self.rng.choice([*days])
        host, *others = self.people = [self.table.person(name, locale="en-US") for name in NAMES[:seats]]
        self.place = await self._place(host)
        lobbies = self.room.referee.lobbies
        live = await lobbies.open(
            self.game,
            guild=int(self.table.guild["id"]),
            channel=int(self.place.id),
            language="en",
            user=int(host.id),
            name=host.name,
            entropy="1",
            options=dict(self.rng.choice(days[seats])),
            undo=self.rng.choice(["free", "request"]),
        )
        for person in others:
            await lobbies.join(live.row.code, int(person.id), person.name, "2")
        await bring_ready(self.room.referee, live)
        self.live = await lobbies.start(live.row.code, int(host.id))
        self.house.bot.wake(self.live.row.id)

    async def _place(self, owner: Person) -> Channel:
        """Return where the match is played: in a channel or a thread."""
        kind = self.rng.choice(["first", "another", "thread"])
        if kind == "another":
            made = self.table.add_channel("games")
            while self.house.bot.get_channel(int(made.id)) is None:  # noqa: ASYNC110  # the bot hears of it by the gateway
                await asyncio.sleep(0.02)
            return made
        return await thread_of(self.house, owner) if kind == "thread" else self.table.general

    # ---------------------------------------------------------------- what persons press

    def controls(self) -> list[tuple[Person, Message, dict[str, object]]]:
        """Return all that somebody sees and might press."""
        found = []
        for person in self.people:
            for message in [*person.inbox, *self.public(person)]:
                for item in (*message.buttons(), *message.selects()):
                    name = str(item.get("custom_id") or "")
                    if name.count(":") >= 2 and name.split(":")[2] in HARMLESS and not item.get("disabled"):
                        weight = 4 if name.split(":")[2] in ASKED else 1
                        found += [(person, message, item)] * weight
        return found

    def public(self, person: Person) -> list[Message]:
        """Return what somebody sees where the match is played."""
        return [] if self.deleted else person.messages(self.place)

    async def press(self) -> bool:
        """Press something, and perhaps wait for the answer."""
        await self.seen()
        found = self.controls()
        if not found:
            return False
        await self._press(*self.rng.choice(found))
        return True

    async def seen(self) -> None:
        """Wait a little for a question that is put to somebody."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(1.0):
                while not any(str(item["custom_id"]).split(":")[2] in ASKED for _, _, item in self.controls()):  # noqa: ASYNC110  # it may be a press that is to come
                    await asyncio.sleep(0.02)

    async def press_twice(self) -> bool:
        """Press something as impatient people do; and press it again when it may be gone."""
        found = self.controls()
        if not found:
            return False
        person, message, item = self.rng.choice(found)
        await self._press(person, message, item, wait=False)
        await self._press(person, message, item, wait=False)
        await self.table.world.change(0.05)
        await self._press(person, message, item)
        return True

    async def _press(self, person: Person, message: Message, item: dict[str, object], *, wait: bool = True) -> None:
        name, values = str(item["custom_id"]), None
        if isinstance(options := item.get("options"), list):
            count = self.rng.randint(max(1, int(str(item.get("min_values", 1)))), int(str(item.get("max_values", 1))))
            values = [option["value"] for option in self.rng.sample(options, min(count, len(options)))]
        try:
            asked = person.click(message, name, 2 if values is None else 3, values)
        except PersonError:
            return  # it is gone, or the thread locked
        if wait:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(1.5):
                    await asked.answered()
