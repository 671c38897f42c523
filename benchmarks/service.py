"""Click to durable commit over the gateway, and a restart with many live matches to the first click served.

The local table with the clicking people runs in this process, the bot in another: both on this machine's cores, with two
painting processes besides.
"""

from __future__ import annotations

import asyncio
import os
import sys
import tempfile
import time
from collections import defaultdict
from pathlib import Path

import aiohttp

from benchmarks.timing import quantile, row
from cogs.ids import custom_id
from referee.commit import panel
from referee.service import Referee
from store.database import Database
from table.people import Person
from table.server import Table

ROOT = Path(__file__).resolve().parents[1]
MATCHES, SEATS = 120, 4
SECONDS = 10
LIVE = 2000


class BotProcess:
    """The bot of `benchmarks.bot` at a table."""

    def __init__(self, table: Table, folder: Path) -> None:
        self.table = table
        self.folder = folder
        self.notes = folder / "notes.txt"
        self._process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        """Start it; return at once."""
        env = os.environ | {
            "DISCORD_TOKEN": "",
            "ARBITER_TABLE": self.table.url,
            "ARBITER_DATA": str(self.folder),
            "ARBITER_DM_SPACING": "0",
            "ARBITER_NOTES": str(self.notes),
            "ARBITER_LOG": "WARNING",
        }
        self._process = await asyncio.create_subprocess_exec(sys.executable, "-m", "benchmarks.bot", cwd=ROOT, env=env)

    async def stop(self) -> None:
        """Stop it."""
        assert self._process is not None
        self._process.terminate()
        await self._process.wait()


async def seated(table: Table) -> list[Person]:
    """Open, fill and start all matches; return the people once each has a hand."""
    people = []
    for n in range(MATCHES):
        room = table.add_channel(f"match-{n}")
        four = [table.person(f"P{n}-{k}") for k in range(SEATS)]
        people += four
        lobby = (await four[0].slash("play", sub="krendel", channel=room)).message
        assert lobby is not None
        for person in four[1:]:
            await person.press(lobby, label="Join")
        await four[0].press(lobby, label="Start")
    await table.until(lambda: all(p.inbox for p in people), timeout=300)
    return people


class Presser:
    """A person who presses the first answer of each new question, once."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.panel = person.inbox[-1]
        self.looked = ""
        self.asked = ""
        self.times: list[float] = []

    def press(self) -> bool:
        """Press if the panel asks something new; return whether it did. Does not wait."""
        if self.looked == (now := str(self.panel.data["edited_timestamp"])):
            return False
        self.looked = now
        question = next((b["custom_id"] for b in self.panel.buttons() if ":c:" in b["custom_id"]), "")
        if not question or question == self.asked:
            return False
        self.asked = question
        self.times.append(time.time())
        self.person.click(self.panel, question, 2)
        return True


async def load(people: list[Person], rate: int) -> dict[str, list[float]]:
    """Press `rate` times a second for SECONDS, round the people; return the moments of the presses by user."""
    pressers = [Presser(p) for p in people]
    start, done, at = time.perf_counter(), 0, 0
    while (now := time.perf_counter() - start) < SECONDS:
        for _ in range(int(now * rate) - done):
            for _ in range(len(pressers)):
                at = (at + 1) % len(pressers)
                if pressers[at].press():
                    break
            done += 1
        await asyncio.sleep(0.002)
    await asyncio.sleep(3)
    return {p.person.id: p.times for p in pressers}


async def clicks(rate: int) -> None:
    """Measure one rate and print."""
    with tempfile.TemporaryDirectory() as name:
        async with Table() as table:
            bot = BotProcess(table, Path(name))
            await bot.start()
            await table.until(lambda: table.online and bool(table.world.commands), timeout=60)
            people = await seated(table)
            await asyncio.sleep(3)
            bot.notes.write_text("")
            pressed = await load(people, rate)
            await bot.stop()
            committed: dict[str, list[float]] = defaultdict(list)
            for line in bot.notes.read_text().splitlines():
                user, moment = line.split()
                committed[user].append(float(moment))
    waits = [done - at for user, moments in pressed.items() for at, done in zip(moments, committed[user], strict=False)]
    made = sum(len(m) for m in pressed.values())
    row(f"{rate} wanted a second: presses made, committed", f"{made / SECONDS:.0f}/s, {len(waits)} of {made}")
    row(
        "  press to durable commit, p50 and p99",
        f"{quantile(waits, 0.5) * 1e3:.1f}, {quantile(waits, 0.99) * 1e3:.1f} ms",
    )


async def crowd(folder: Path) -> str:
    """Fill a database with LIVE running matches, their messages delivered; return the code of one."""
    db = await Database.open(folder / "arbiter.db")
    referee = Referee(db)
    code = ""
    for n in range(LIVE):
        live = await referee.lobbies.open(
            "krendel", guild=1, channel=n + 10, language="en", user=n * 10 + 1000, name="A", entropy="1", options={}
        )
        code = live.row.code
        await referee.lobbies.join(code, n * 10 + 1001, "B", "2")
        await referee.lobbies.start(code, n * 10 + 1000)
    await db.write(lambda connection: connection.execute("UPDATE outbox SET delivered = created").rowcount)
    await db.close()
    return code


async def restart() -> None:
    """Measure a start with many live matches, from the process's start to the first click served, and print."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        code = await crowd(folder)
        async with Table() as table:
            person = table.person("Anna")
            db = await Database.open(folder / "arbiter.db")
            seat_user = int(person.id)
            rows = await db.read("SELECT id FROM matches WHERE code = ?", code)
            match = rows[0][0]
            await db.write(
                lambda c: (
                    c.execute("UPDATE seats SET user = ? WHERE match = ? AND seat = 0", (seat_user, match)).rowcount
                )
            )
            live = await Referee(db).live.by_code(code)
            asked = live.seen(0).decision
            assert asked is not None
            await db.close()
            button = custom_id(code, "c", panel(0), 0, asked.id, asked.options[0].key)
            body = {
                "content": "hand",
                "components": [{"type": 1, "components": [{"type": 2, "style": 1, "label": "x", "custom_id": button}]}],
            }
            async with aiohttp.ClientSession(headers={"Authorization": "Bot table"}) as http:
                url = f"{table.url}/api/v10/channels/{table.general.id}/messages"
                async with http.post(url, json=body) as answer:
                    sent = (await answer.json())["id"]
            message = next(m for m in person.messages(table.general) if m.id == sent)
            bot = BotProcess(table, folder)
            start = time.perf_counter()
            await bot.start()
            await table.until(lambda: table.online, timeout=60)
            online = time.perf_counter() - start
            person.click(message, button, 2)
            while not bot.notes.exists() or not bot.notes.read_text():  # noqa: ASYNC110  # a file of another process
                await asyncio.sleep(0.005)
            served = time.perf_counter() - start
            await bot.stop()
    row(f"start with {LIVE} live matches: at the gateway", f"{online:.2f} s")
    row("  first click durable", f"{served:.2f} s")


async def main() -> None:
    """Measure and print."""
    print(f"Press to durable commit over the gateway: {MATCHES} matches of {SEATS}, {SECONDS} s each rate")
    for rate in (50, 200):
        await clicks(rate)
    print("Restart")
    await restart()
