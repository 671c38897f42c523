"""A match whose bots are processes of their own, killed and paused by a test: what was acknowledged, and what must hold then."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from itertools import cycle
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any

from cogs.kit.controls.custom_ids import parse_custom_id
from referee.service import Referee
from store.postgres.database import PostgresDatabase
from table.acts.interactions import Interaction
from table.acts.people import Person
from table.server import Table
from table.state.things import Message
from tests.e2e.playing import controls
from tests.referee.conftest import Room
from tests.referee.match.promises import check_clocks, check_end
from tools.two_bots.programs import Bot

NAMES = ("Anna", "Boris")

LONGEST = 120.0
"""Seconds within which something must have happened: a lease lasts 15."""

PAUSE = 0.05

MIDST = 0.1
"""Seconds within which a press is answered."""

SECONDS_OF_A_MOVE = 1800
CLOCK = "30m"
"""So long that no flag falls by the time that passes here: one that falls was charged for what happened to a process."""


Chosen = tuple[str, int, str]
"""A choice: the code of the match, the seat, and the id of the question."""


Strike = Callable[[], Awaitable[object]]
"""What happens to a process or to the database."""


class Played(Room):
    """Matches of two persons on a server of the second shard, one after another, whose hands come by the first."""

    def __init__(self, table: Table, folder: Path, address: str) -> None:
        super().__init__(folder / "none")
        self.table = table
        self.address = address
        self.room = next(
            channel
            for guild in table.world.guilds.values()
            if (int(guild.id) >> 22) % 2 == 1
            for channel in table.world.channels.values()
            if channel.data.get("guild_id") == guild.id
        )
        self.codes: list[str] = []
        self.turns = cycle(NAMES)
        self.acknowledged: set[Chosen] = set()
        self.figures: Counter[str] = Counter()
        self.rng = Random(7)
        self.strike: Strike | None = None
        self.struck = 0.0

    async def look_in(self) -> None:
        """Open the database beside the bots, to read it."""
        self.db = await PostgresDatabase.open(self.address, shared=True)
        self.referee = Referee(self.db)

    async def look_anew(self) -> None:
        """Open it anew: what another process has stored is not in this one's memory."""
        await self.db.close()
        await self.look_in()

    # ---------------------------------------------------------------- playing

    async def begin(self) -> None:
        """Begin a match; a press that nobody answers in time is repeated."""
        anna, boris = (self.table.person(name, locale="en-US") for name in NAMES)
        lobby = None
        while lobby is None:
            values = {"language": "en", "clock": CLOCK}
            lobby = (await anna.slash("play", values, sub="krendel", channel=self.room)).message
        self.codes.append(_code(lobby))
        await self.press_until("seats", lobby, boris, "Join")
        await self.press_until("playing", lobby, anna, "Start")

    async def press_until(self, wanted: str, lobby: Message, person: Person, label: str) -> None:
        """Press a button of a lobby until that has taken effect."""
        asked = {
            "seats": "SELECT 1 FROM seats JOIN matches ON matches.id = match WHERE code = ? AND seats.name = 'Boris'",
            "playing": "SELECT 1 FROM matches WHERE code = ? AND status <> 'lobby'",
        }[wanted]
        while not await self.db.read(asked, self.codes[-1]):
            if any(item["label"] == label for item in lobby.buttons()):
                await _over(await person.press(lobby, label=label, wait=False))
            await asyncio.sleep(PAUSE)

    async def choose(self, number: int, strike: Strike | None = None) -> None:
        """Let people choose until so many more choices are acknowledged; strike while the first press is under way."""
        self.strike = strike
        wanted = len(self.acknowledged) + number
        async with asyncio.timeout(LONGEST):
            while len(self.acknowledged) < wanted:
                if not await self.press():
                    await asyncio.sleep(PAUSE)

    async def press(self) -> bool:
        """Let the next person press the first control of their hand; return whether they had one."""
        person = self.table.person(next(self.turns))
        hand = self.hand(person)
        if hand is None:
            if await self.is_over():
                await self.begin()
            return False
        buttons = controls(hand)
        name = next((one for one in buttons if not one.endswith("*")), buttons[0])
        select = next((each for each in hand.selects() if each["custom_id"] == name), None)
        if select is None:
            pressed = await person.press(hand, custom_id=name, wait=False)
        else:
            pressed = await person.pick(hand, select["options"][0]["value"], custom_id=name, wait=False)
        if self.strike is not None:
            strike, self.strike = self.strike, None
            await asyncio.sleep(self.rng.uniform(0, MIDST))
            self.struck = monotonic()
            await strike()
        await _over(pressed)
        # What edits the hand says that the choice is stored, be it by an earlier press; a refusal is a message of its own.
        kind = (
            "unanswered"
            if pressed.state != "answered"
            else "refused"
            if pressed.message is not hand
            else "acknowledged"
        )
        self.figures[kind] += 1
        if kind == "acknowledged":
            control = parse_custom_id(name)
            assert control is not None
            self.acknowledged.add((control.code, int(control.args[0]), control.args[1]))
        return True

    def hand(self, person: Person) -> Message | None:
        """Return the message of the present match with which somebody may choose."""
        shown = [m for m in person.inbox if m.buttons() and _code(m) == self.codes[-1]]
        return next((m for m in shown if controls(m)), None)

    async def is_over(self) -> bool:
        return bool(await self.db.read("SELECT 1 FROM matches WHERE code = ? AND status = 'over'", self.codes[-1]))

    # ---------------------------------------------------------------- whose home is where

    async def homes(self) -> dict[int, str]:
        """Return the name of the holder of each shard whose lease has not run out."""
        now = "extract(epoch FROM clock_timestamp())"
        rows = await self.db.read(
            f"SELECT shard, holder FROM shards WHERE total = 2 AND holder <> '' AND until_ > {now}"
        )
        return {int(row[0]): str(row[1]) for row in rows}

    async def home_of_both(self, *bots: Bot) -> Bot:
        """Wait until one of these is the home of both shards; return it."""
        async with asyncio.timeout(LONGEST):
            while True:
                held = await self.homes()
                for bot in bots:
                    assert bot.process is not None
                    if held.keys() == {0, 1} and all(f":{bot.process.pid}:" in name for name in held.values()):
                        return bot
                await asyncio.sleep(PAUSE)

    async def seconds_to(self, bots: Sequence[Bot], number: int, strike: Strike) -> float:
        """Strike while people choose so often; return the seconds until one of these was the home of both shards."""

        async def timed() -> float:
            await self.home_of_both(*bots)
            return monotonic() - self.struck

        _, seconds = await asyncio.gather(self.choose(number, strike), timed())
        return seconds

    # ---------------------------------------------------------------- what must hold

    async def check(self) -> None:
        """Everything acknowledged is stored and leads to the state; each message is there once; no clock has fallen."""
        await self.settled()
        await self.look_anew()
        rows = await self.db.read("SELECT code, seat, decision FROM choices JOIN matches ON matches.id = match")
        stored = [(str(row[0]), int(row[1]), str(row[2])) for row in rows]
        assert self.acknowledged <= {*stored}, f"lost: {self.acknowledged - {*stored}}"
        assert len(stored) == len({*stored}) <= self.figures.total(), "something is stored twice"
        assert await self.read_one("SELECT count(*) FROM clocks WHERE fallen IS NOT NULL") == 0
        short = f"SELECT count(*) FROM clocks WHERE due - since < {SECONDS_OF_A_MOVE} - 0.001"
        assert await self.read_one(short) == 0, "a question gives less time than was agreed"
        others = "SELECT count(*) FROM choices WHERE source <> 'player'"
        assert await self.read_one(others) == 0, "somebody's time was up"
        assert await self.read_one("SELECT count(*) FROM matches WHERE paused IS NOT NULL") == 0
        for code in self.codes:
            live = await self.referee.live.by_code(code)
            await check_clocks(self, live)
            await check_end(self, live)
        await self.check_messages()

    async def check_messages(self) -> None:
        """Of each slot there is one message, in the channel and in direct messages, and none that nobody knows of."""
        rows = await self.db.read("SELECT slot, message FROM posts JOIN matches ON matches.id = match ORDER BY message")
        known = {str(row[1]): str(row[0]) for row in rows}
        inboxes = [m for name in NAMES for m in self.table.person(name).inbox if not m.ephemeral]
        shown = [m.id for m in [*self.table.person("Vera").messages(self.room), *inboxes]]
        assert sorted(shown) == sorted(known), (known, [m.text[:60] for m in inboxes if m.id not in known])
        slots: Counter[tuple[str, str]] = Counter()
        for message in [*self.table.person("Vera").messages(self.room), *inboxes]:
            ids = [parse_custom_id(str(item["custom_id"])) for item in message.buttons() if item["custom_id"]]
            slots.update({(one.code, one.slot) for one in ids if one is not None})
        assert all(count == 1 for count in slots.values()), f"there twice: {slots}"
        assert self.table.violations == []

    async def settled(self) -> None:
        """Wait until nobody owes a message any more."""
        async with asyncio.timeout(LONGEST):
            while await self.db.read("SELECT 1 FROM outbox WHERE delivered IS NULL LIMIT 1"):  # noqa: ASYNC110  # another process writes it
                await asyncio.sleep(PAUSE)

    async def read_one(self, sql: str, *values: Any) -> int:
        return int((await self.db.read(sql, *values))[0][0])


def _code(message: Message) -> str:
    return str(next(b["custom_id"] for b in message.buttons() if b["custom_id"])).split(":")[1]


async def _over(pressed: Interaction) -> None:
    """Wait until a press has its answer, or gets none: one that was taken may die with its process."""
    until = monotonic() + LONGEST / 10
    while pressed.state in ("waiting", "deferred") and monotonic() < until:
        pressed.expire()
        await asyncio.sleep(PAUSE)
