"""Several whole bots over one database at one table, each with some of the shards, as several processes are."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path

from cogs.bot.sharded import ShardedBot
from cogs.kit.painting.painter import PicturePainter
from referee.service import Referee
from referee.station import Station
from store.database import Database
from table.server import Table
from table.state.things import Channel, Message
from tests.e2e.conftest import House, drawn
from tests.e2e.playing import answer, code_of, controls, panel
from tests.support.databases import OVER_POSTGRES, open_database
from tests.support.packs import shelf
from tests.support.tables import Clock


class Process(House):
    """A bot with some shards of a total, over a database that others have open too."""

    def __init__(self, bots: Processes, holder: str, shards: Sequence[int], total: int) -> None:
        super().__init__(bots.table, bots.folder, bots.clock)
        self.bots, self.holder = bots, holder
        self.station: Station
        self.which = {"shard_ids": [*shards], "shard_count": total}

    async def open(self) -> None:
        self.db = await open_database(self.folder / "arbiter.db", now=self.clock) if OVER_POSTGRES else self.bots.db
        self.station = Station(self.db, shared=True, wall=self.clock, steady=self.clock, holder=self.holder)
        referee = Referee(self.db, now=self.clock, shelf=shelf(self.packs), station=self.station)
        self.bot = ShardedBot(
            *(referee, PicturePainter(drawn)),
            **{"spacing": 0.0, "dm_spacing": 0.0, "pace": 0.0, "retry": 0.01, **self.options, **self.which},
        )
        await self.bot.login("table")
        self._task = asyncio.create_task(self.bot.connect())
        await asyncio.wait_for(self.bot.wait_until_ready(), 60)
        await self.table.until(lambda: not self.bot.life.down and bool(self.station.leases))
        if 0 in self.station.held:
            await self.table.until(lambda: self.bot.is_registered)
        self.bot.mentions.clear()

    async def stop(self) -> None:
        """Stop in order, as by SIGTERM."""
        await self.bot.stop(5.0)
        await asyncio.gather(self._task, return_exceptions=True)
        await self.leave()

    async def leave(self) -> None:
        """Close the database, if it is this process's own."""
        if self.db is not self.bots.db:
            await self.db.close()

    async def die(self) -> None:
        """End without a word, as by SIGKILL: nothing is handed over, nothing under way comes to its end."""
        self.station._leaving.set()
        self.station._held = {}
        if self.bot.homekeeper._task is not None:
            self.bot.homekeeper._task.cancel()
        self.bot.sender.cancel()
        await self.bot.close()
        await asyncio.gather(self._task, return_exceptions=True)
        await self.leave()


class Processes:
    """The processes at a table, and what tests do with all of them."""

    def __init__(self, table: Table, folder: Path, clock: Clock, db: Database) -> None:
        self.table = table
        self.folder = folder
        self.clock = clock
        self.db = db
        self.running: list[Process] = []

    async def start(self, holder: str, *shards: int, total: int = 2) -> Process:
        made = Process(self, holder, shards, total)
        await made.open()
        self.running.append(made)
        return made

    async def end(self, process: Process, *, killed: bool = False) -> None:
        self.running.remove(process)
        await (process.die() if killed else process.stop())

    async def close(self) -> None:
        for one in [*self.running]:
            self.running.remove(one)
            await one.bot.close()
            await asyncio.gather(one._task, return_exceptions=True)
            await one.leave()

    async def settled(self) -> None:
        """Wait until nobody owes anything that can be sent now."""
        for _ in range(400):
            for one in self.running:
                one.bot.wake_all()
                await one.settled()
            if not await self.db.read("SELECT 1 FROM outbox WHERE delivered IS NULL LIMIT 1"):
                return
            await asyncio.sleep(0.02)
        raise AssertionError(await self.db.read("SELECT match, slot, failure FROM outbox WHERE delivered IS NULL"))

    def room(self, name: str) -> Channel:
        """Return the channel of a server."""
        key = next(guild.id for guild in self.table.world.guilds.values() if guild.name == name)
        return next(room for room in self.table.world.channels.values() if room.data.get("guild_id") == key)

    async def begun(self, where: str, *names: str) -> Message:
        """Begin a match on a server; return its board message."""
        host, *others = [self.table.person(name) for name in names]
        lobby = (await host.slash("play", {"language": "en"}, sub="krendel", channel=self.room(where))).message
        assert lobby is not None
        for person in others:
            await person.press(lobby, label="Join")
        await host.press(lobby, label="Start")
        await self.settled()
        return lobby

    async def round(self, code: str, *names: str) -> None:
        """Let everybody who is asked answer by their panel once."""
        for name in names:
            person = self.table.person(name)
            shown = panel(person, code)
            if controls(shown):
                await (await answer(person, shown)).answered()
            await self.settled()

    async def version(self, board: Message) -> int:
        rows = await self.db.read("SELECT version FROM matches WHERE code = ?", code_of(board))
        return int(rows[0][0])

    async def status(self, board: Message) -> tuple[str, str | None]:
        rows = await self.db.read("SELECT status, paused_by FROM matches WHERE code = ?", code_of(board))
        return rows[0][0], rows[0][1]

    def panels(self, name: str, code: str) -> list[Message]:
        """Return all messages with a hand of a match that somebody has got and still has."""
        shown = [m for m in self.table.person(name).inbox if m.buttons() and not m.ephemeral]
        return [m for m in shown if code_of(m) == code and "c" in {b["custom_id"].split(":")[2] for b in m.buttons()}]

    def posted(self, where: str) -> list[Message]:
        """Return the messages that the bot has in the channel of a server."""
        return [m for m in self.table.world.messages[self.room(where).id].values() if m.seer is None]
