"""Whole bots, each a process of its own at the local table, are killed at random moments: what was answered is stored.

Two persons press what they are asked over a real socket. A press counts as acknowledged once Discord has its answer. Each new
process delivers what is owed: afterwards every open question has its control, and nothing is there twice.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import tempfile
from collections import Counter
from pathlib import Path
from random import Random

from cogs.kit.controls.custom_ids import parse_custom_id
from table.acts.people import Person
from table.state.things import Message
from tests.e2e.faults.crashing import Story
from tests.soak.running import Found, Part

NAMES = ("Anna", "Boris")
ASKED = ("c", "r", "add", "done")
"""Actions of the controls that are pressed: to choose, and to choose again."""

LONGEST = 6.0
"""Seconds of play until a kill at most."""


class Mortal:
    """A match at a table, and how many choices of each person were acknowledged."""

    def __init__(self, folder: Path, rng: Random, found: Found) -> None:
        self.story = Story(folder)
        self.rng = rng
        self.found = found
        self.stored: Counter[str] = Counter()

    async def play(self, kills: int) -> int:
        """Play one match over so many kills at most; return how many there were."""
        story = self.story
        async with story.table:
            try:
                await story.started("krendel")
                for number in range(kills):
                    if self.over():
                        return number
                    await self.life()
                    await self.look()
                return kills
            finally:
                await story.bot.end()

    def over(self) -> bool:
        return self.story.bot.rows("SELECT status FROM matches") != [("playing",)]

    async def life(self) -> None:
        """Press until the bot is killed, in the midst of whatever it does then."""
        killing = asyncio.ensure_future(self._kill(self.rng.uniform(0, LONGEST)))
        while not self.story.bot.dead:
            await self.press()
        await killing
        self.found.figures["deaths"] += 1

    async def _kill(self, seconds: float) -> None:
        await asyncio.sleep(seconds)
        await self.story.bot.kill()

    def controls(self, person: Person) -> list[tuple[Message, str, bool]]:
        """Return what a person can press: message, custom id, whether it answers at once."""
        found = []
        for message in person.inbox[-1:]:
            for item in message.buttons():
                control = parse_custom_id(str(item["custom_id"]))
                if control is not None and control.action in ASKED and not item.get("disabled"):
                    found.append((message, str(item["custom_id"]), control.action == "c"))
        return found

    async def press(self) -> None:
        """Let somebody press something; once that is answered it must be stored."""
        person = self.story.table.person(self.rng.choice(NAMES))
        found = self.controls(person)
        if not found:
            await asyncio.sleep(0.02)
            return
        message, name, chooses = self.rng.choice(found)
        before = self.stored[person.name]
        pressed = await person.press(message, custom_id=name, wait=False)
        for _ in range(150):
            if pressed.state == "answered" or self.story.bot.dead:
                break
            await asyncio.sleep(0.02)
        if pressed.state == "answered":
            self.found.figures["answered"] += 1
            refused = pressed.message is not message
            if chooses and not refused:
                assert self.choices(person) > before, f"{person.name} was answered, and it is not stored"
                self.found.figures["acknowledged choices"] += 1
            self.stored[person.name] = self.choices(person)

    def choices(self, person: Person) -> int:
        """Return how many choices of a person are in the file."""
        query = (
            "SELECT count(*) FROM choices JOIN seats ON seats.match = choices.match AND seats.seat = choices.seat"
            " WHERE seats.name = ?"
        )
        return int(str(self.story.bot.rows(query, person.name)[0][0]))

    async def look(self) -> None:
        """Start the bot again, and see that nothing is lost, forgotten or there twice."""
        story = self.story
        await story.settled()
        for name in NAMES:
            person = story.table.person(name)
            assert self.choices(person) >= self.stored[name], f"a choice of {name} is lost"
            self.stored[name] = self.choices(person)
            hands = [m for m in person.inbox if m.buttons()]
            assert len(hands) == 1, f"{name} has {len(hands)} hands"
        slots: Counter[str] = Counter()
        for message in story.posts():
            controls = [parse_custom_id(str(b["custom_id"])) for b in message.buttons() if b["custom_id"]]
            slots.update({control.slot for control in controls if control is not None})
        assert all(count == 1 for count in slots.values()), f"twice in the channel: {slots}"
        if not self.over():
            asked = [name for name in NAMES if self.controls(story.table.person(name))]
            assert asked, "nobody has a control"
        assert story.table.violations == [], story.table.violations
        assert "Traceback" not in await asyncio.to_thread((story.bot.folder / "log.txt").read_text)


async def _play(seed: str, kills: int, found: Found) -> None:
    rng, left = Random(seed), kills
    while left:
        with tempfile.TemporaryDirectory(prefix="soak-") as folder:
            mortal = Mortal(Path(folder), rng, found)
            try:
                left -= await mortal.play(left)
            except BaseException as error:
                with contextlib.suppress(OSError):
                    error.add_note((Path(folder) / "log.txt").read_text()[-3000:])
                raise
        found.figures["matches"] += 1


def play(seed: str, _number: int, size: int) -> Found:
    """Kill so many bots."""
    found = Found()
    logging.getLogger("aiohttp").setLevel(logging.CRITICAL)  # the table hears connections break off
    asyncio.run(_play(seed, size, found))
    return found


PART = Part("bots", "deaths", 30, 5, play)
