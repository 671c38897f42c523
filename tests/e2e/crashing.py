"""A bot in a process of its own, killed at a given request, and a short match that is played through all that."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Literal

from table.server import Table
from table.things import Message
from tests.tables import spec

ROOT = Path(__file__).resolve().parents[2]

When = Literal["before", "after"]


class Process:
    """`bot.py` at a table of the test's, with a database of its own."""

    def __init__(self, table: Table, folder: Path) -> None:
        self.table = table
        self.folder = folder
        self.deaths = 0
        self._process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        env = os.environ | {
            "DISCORD_TOKEN": "",
            "ARBITER_TABLE": self.table.url,
            "ARBITER_DATA": str(self.folder),
            "ARBITER_DM_SPACING": "0",
            "ARBITER_PAINTERS": "1",
        }
        with (self.folder / "log.txt").open("ab") as log:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable, str(ROOT / "bot.py"), cwd=ROOT, env=env, stdout=log, stderr=log
            )
        await self.table.until(lambda: self.table.online or self.dead, timeout=40)
        assert not self.dead, (self.folder / "log.txt").read_text()[-2000:]

    @property
    def dead(self) -> bool:
        return self._process is None or self._process.returncode is not None

    def stop_running(self) -> None:
        """Freeze the process: what reaches it now stays unread."""
        assert self._process is not None
        self._process.send_signal(signal.SIGSTOP)

    async def kill(self) -> None:
        """`kill -9`."""
        if not self.dead:
            assert self._process is not None
            self._process.send_signal(signal.SIGKILL)
            await self._process.wait()
            self.deaths += 1
            await self.table.until(lambda: not self.table.online)

    async def kill_and_hang(self) -> None:
        """Kill it during a request that is then never handled."""
        await self.kill()
        await asyncio.Event().wait()

    async def end(self) -> None:
        if not self.dead:
            assert self._process is not None
            self._process.terminate()
            await asyncio.wait_for(self._process.wait(), 20)

    def rows(self, sql: str, *params: object) -> list[tuple[object, ...]]:
        """Read the database beside the bot."""
        with sqlite3.connect(f"file:{self.folder / 'arbiter.db'}?mode=ro", uri=True) as db:
            return db.execute(sql, params).fetchall()

    def owed(self) -> int:
        return int(str(self.rows("SELECT count(*) FROM outbox WHERE delivered IS NULL")[0][0]))


class Story:
    """Anna and Boris open a table, play a round and discard; each press is repeated until it has taken effect."""

    def __init__(self, folder: Path) -> None:
        self.table = Table(spec=spec())
        self.bot = Process(self.table, folder)

    async def play(self) -> None:
        """Play; whenever the bot is found dead it is started again, and the same controls are pressed."""
        table = self.table
        anna, boris = table.person("Anna", locale="en-US"), table.person("Boris", locale="en-US")
        await self.until_done(lambda: self.board() is not None, lambda: anna.slash("play", sub="krendel"))
        await self.until_done(lambda: "Boris" in self.text(), lambda: boris.press(self.board_message(), label="Join"))
        await self.until_done(
            lambda: "Choosing" in self.text(), lambda: anna.press(self.board_message(), label="Start")
        )
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

    async def until_done(
        self, done: Callable[[], bool], press: Callable[[], object], ready: Callable[[], bool] = lambda: True
    ) -> None:
        """Press until it is done, however often the bot dies."""
        for _ in range(6):
            await self.settled()
            if done():
                return
            await self.wait(ready)
            if not ready():
                continue
            asked = asyncio.ensure_future(press())  # type: ignore[arg-type]  # a coroutine of the person
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
        return next((m for m in self.posts() if "lobby" in m.text or "table `" in m.text or "Choosing" in m.text), None)

    def board_message(self) -> Message:
        found = self.board()
        assert found is not None
        return found

    def text(self) -> str:
        found = self.board()
        return found.text if found else ""

    def panel(self, person: object) -> Message:
        return person.inbox[-1]  # type: ignore[attr-defined]  # a person of the table

    def first_choices(self, person: object) -> list[str]:
        controls = [*self.panel(person).buttons(), *self.panel(person).selects()]
        return [c["custom_id"] for c in controls if ":c:" in c["custom_id"]]

    def first_choice(self, person: object) -> str:
        return self.first_choices(person)[0]

    def asked(self, person: object) -> bool:
        """Whether the panel asks about healing or discards."""
        return bool(self.first_choices(person)) and "summon" not in self.panel(person).text

    def waits_for_other(self, person: object) -> bool:
        """Whether somebody else is to decide about healing first."""
        return "Nothing to do" in self.panel(person).text or "can change it" in self.panel(person).text

    def heal_or_keep_all(self, person: object) -> object:
        """Answer what the panel asks: heal, or discard nothing."""
        panel = self.panel(person)
        nothing = [b for b in panel.buttons() if b["label"] == "Pick none"]
        name = nothing[0]["custom_id"] if nothing else self.first_choice(person)
        return person.press(panel, name)  # type: ignore[attr-defined]  # a person of the table

    def answered(self, kind: str, name: str) -> bool:
        rows = self.bot.rows(
            "SELECT count(*) FROM choices JOIN seats ON seats.match = choices.match AND seats.seat = choices.seat"
            " WHERE choices.kind = ? AND seats.name = ?",
            kind,
            name,
        )
        return int(str(rows[0][0])) >= 1
