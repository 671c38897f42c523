"""A bot in a process of its own, killed at a given request, and what is played through all that: a round of Krendel."""

from __future__ import annotations

import asyncio
import signal
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Literal

from table.acts.people import Person
from table.server import Table
from table.state.things import Message
from tests.support.processes import start_bot
from tests.support.tables import spec

When = Literal["before", "after"]

CALLBACK = r"^/interactions/\d+/[^/]+/callback"
CHANNEL = r"^/channels/\d+/messages$"
MESSAGE = r"^/channels/\d+/messages/\d+$"
DM = r"^/users/@me/channels"


class Process:
    """`bot.py` at a table of the test's, with a database of its own."""

    def __init__(self, table: Table, folder: Path) -> None:
        self.table = table
        self.folder = folder
        self.deaths = 0
        self.process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        with (self.folder / "log.txt").open("ab") as log:
            self.process = await start_bot(self.table.url, self.folder, "bot.py", output=log, ARBITER_PAINTERS="1")
        await self.table.until(lambda: self.table.online or self.dead, timeout=60)
        assert not self.dead, (self.folder / "log.txt").read_text()[-2000:]

    @property
    def dead(self) -> bool:
        return self.process is None or self.process.returncode is not None

    def stop_running(self) -> None:
        """Freeze the process: what reaches it now stays unread."""
        assert self.process is not None
        self.process.send_signal(signal.SIGSTOP)

    async def kill(self) -> None:
        """`kill -9`."""
        if not self.dead:
            assert self.process is not None
            self.process.kill()
            await self.process.wait()
            self.deaths += 1
            await self.table.until(lambda: not self.table.online)

    async def kill_and_hang(self) -> None:
        """Kill it during a request that is then never handled."""
        await self.kill()
        await asyncio.Event().wait()

    async def end(self) -> None:
        if not self.dead:
            assert self.process is not None
            self.process.terminate()
            await asyncio.wait_for(self.process.wait(), 60)

    def rows(self, sql: str, *params: object) -> list[tuple[object, ...]]:
        """Read the database beside the bot."""
        with sqlite3.connect(f"file:{self.folder / 'arbiter.db'}?mode=ro", uri=True) as db:
            return db.execute(sql, params).fetchall()

    def owed(self) -> int:
        return int(str(self.rows("SELECT count(*) FROM outbox WHERE delivered IS NULL")[0][0]))


class Story:
    """Anna and Boris at a table whose bot may die; each press is repeated until it has taken effect."""

    def __init__(self, folder: Path) -> None:
        self.table = Table(spec=spec())
        self.bot = Process(self.table, folder)

    def kill_at(self, method: str, path: str, when: When, nth: int = 1) -> None:
        """Let the bot die at the `nth` such request from now: before Discord has handled it, or after."""
        seen = 0

        async def count() -> None:
            nonlocal seen
            seen += 1
            if seen == nth:
                await self.bot.kill_and_hang()

        order = self.table.faults.before if when == "before" else self.table.faults.after
        order(method, path, count, times=nth)

    async def started(self, game: str, **values: str) -> None:
        """Let Anna open a table, Boris join it and Anna start."""
        table = self.table
        anna, boris = table.person("Anna", locale="en-US"), table.person("Boris", locale="en-US")
        await self.until_done(lambda: self.board() is not None, lambda: anna.slash("play", values, sub=game))
        await self.until_done(lambda: "Boris" in self.text(), lambda: boris.press(self.board_message(), label="Join"))
        await self.until_done(
            lambda: "Hands come" not in self.text(), lambda: anna.press(self.board_message(), label="Start")
        )

    async def until_done(
        self, done: Callable[[], bool], press: Callable[[], Awaitable[object]], ready: Callable[[], bool] = lambda: True
    ) -> None:
        """Press until it is done, however often the bot dies."""
        for _ in range(6):
            await self.settled()
            if done():
                return
            await self.wait(ready)
            if not ready():
                continue
            asked = asyncio.ensure_future(press())
            while not asked.done() and not self.bot.dead:  # noqa: ASYNC110  # two things to watch, one of them a process
                await asyncio.sleep(0.02)
            if not asked.done():
                asked.cancel()
            await asyncio.gather(asked, return_exceptions=True)
            await self.wait(done)
        raise AssertionError("not done after six tries")

    async def wait(self, condition: Callable[[], bool]) -> None:
        """Wait for a condition, but not for a dead bot and not for ever."""
        for _ in range(1000):
            if condition() or self.bot.dead:
                return
            await asyncio.sleep(0.02)

    async def revived(self) -> None:
        if self.bot.dead:
            await self.bot.start()

    async def settled(self) -> None:
        """Wait until nothing is owed any more."""
        for _ in range(1000):
            await self.revived()
            if self.bot.owed() == 0:
                return
            await asyncio.sleep(0.02)
        raise AssertionError(self.bot.rows("SELECT * FROM outbox WHERE delivered IS NULL"))

    # ---------------------------------------------------------------- what is there

    def posts(self) -> list[Message]:
        return self.table.person("Vera").messages(self.table.general)

    def board(self) -> Message | None:
        """The first that everybody sees: the lobby, and later the board in its place."""
        return next(iter(self.posts()), None)

    def board_message(self) -> Message:
        found = self.board()
        assert found is not None
        return found

    def text(self) -> str:
        found = self.board()
        return found.text if found else ""

    def panel(self, person: Person) -> Message:
        return person.inbox[-1]

    def answered(self, kind: str, name: str) -> bool:
        rows = self.bot.rows(
            "SELECT count(*) FROM choices JOIN seats ON seats.match = choices.match AND seats.seat = choices.seat"
            " WHERE choices.kind = ? AND seats.name = ?",
            kind,
            name,
        )
        return int(str(rows[0][0])) >= 1


class Round(Story):
    """They play a round of Krendel and discard."""

    async def play(self) -> None:
        """Play; whenever the bot is found dead it is started again, and the same controls are pressed."""
        await self.started("krendel")
        anna, boris = self.table.person("Anna"), self.table.person("Boris")
        for person in (anna, boris):
            await self.until_done(
                lambda person=person: self.answered("creature", person.name),
                lambda person=person: person.press(self.panel(person), self.first_choice(person)),
                lambda person=person: bool(person.inbox),
            )
        # A prize that "may" be taken is asked about before the discards, of one of them or of both.
        for person in (anna, boris, anna):
            await self.until_done(
                lambda person=person: self.answered("discard", person.name) or self.waits_for_other(person),
                lambda person=person: self.heal_or_keep_all(person),
                lambda person=person: self.asked(person) or self.waits_for_other(person),
            )
        await self.settled()

    def first_choices(self, person: Person) -> list[str]:
        controls = [*self.panel(person).buttons(), *self.panel(person).selects()]
        return [c["custom_id"] for c in controls if ":c:" in c["custom_id"]]

    def first_choice(self, person: Person) -> str:
        return self.first_choices(person)[0]

    def asked(self, person: Person) -> bool:
        """Whether the panel asks about healing or discards."""
        return bool(self.first_choices(person)) and "summon" not in self.panel(person).text

    def waits_for_other(self, person: Person) -> bool:
        """Whether somebody else is to decide about healing first."""
        return "Nothing to do" in self.panel(person).text or "can change it" in self.panel(person).text

    def heal_or_keep_all(self, person: Person) -> Awaitable[object]:
        """Answer what the panel asks: heal, or discard nothing."""
        panel = self.panel(person)
        nothing = [b for b in panel.buttons() if b["label"] == "Pick none"]
        name = nothing[0]["custom_id"] if nothing else self.first_choice(person)
        return person.press(panel, name)
