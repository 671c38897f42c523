"""A start with many live matches: the time from the process's start, and from its loaded modules, to durable choices.

A match is loaded when it is first needed. So random matches are chosen, and the moment the bot is at the gateway each gets one
press, all at once. The local table runs in this process.
"""

from __future__ import annotations

import asyncio
import contextlib
import tempfile
import time
from pathlib import Path
from random import Random
from typing import NamedTuple

import aiohttp

from benchmarks.crowd import KINDS, crowd, settle_outbox
from benchmarks.gateway import BotProcess
from benchmarks.timing import Machine, row, spread
from cogs.kit.controls.custom_ids import custom_id
from engines.kernel.automatic.chance import random_keys
from referee.match.live import Live
from referee.match.slots import panel_slot
from referee.service import Referee
from store.sqlite import SqliteDatabase
from table.acts.people import Person
from table.server import Table
from table.state.things import Message

LIVE = 2000
PRESSED = 50
STARTS = 5
LONGEST = 30.0
"""The most seconds to wait for the presses."""

PEOPLE = ("Anna", "Boris", "Vera", "Gleb")
IMPORTED = "imported"


def single(live: Live, rng: Random) -> str | None:
    """Return the control by which the first seat answers its question in one press, None if there is no such question."""
    decision = live.view(0).decision
    if decision is None or decision.several:
        return None
    return custom_id(live.row.code, "c", panel_slot(0), 0, decision.id, random_keys(decision, rng)[0])


async def prepare(folder: Path, table: Table) -> list[str]:
    """Fill a database with LIVE running matches whose messages are delivered; give some seats to people of the table.

    Returns the controls to press, each of another match.
    """
    rng = Random(20261122)  # a benchmark's choices
    db = await SqliteDatabase.open(folder / "arbiter.db")
    games = [list(KINDS)[n % len(KINDS)] for n in range(LIVE)]
    lives = await crowd(Referee(db), games, rng)
    found = [(live.row.id, control) for live in lives if (control := single(live, rng)) is not None]
    chosen = rng.sample(found, PRESSED * STARTS)
    guild, channel = int(table.guild["id"]), int(table.general.id)
    await db.write(lambda c: c.execute("UPDATE matches SET guild = ?, channel = ?", (guild, channel)).rowcount)
    people = [int(table.person(name).id) for name in PEOPLE]
    rows = [(user, match, seat) for match, _ in chosen for seat, user in enumerate(people)]
    await db.write(lambda c: c.executemany("UPDATE seats SET user = ? WHERE match = ? AND seat = ?", rows).rowcount)
    await settle_outbox(db)
    await db.close()
    return [control for _, control in chosen]


async def post(table: Table, control: str, http: aiohttp.ClientSession) -> Message:
    """Post a message with a control, as the bot did before it was stopped."""
    button = {"type": 2, "style": 1, "label": "x", "custom_id": control}
    body = {"content": "hand", "components": [{"type": 1, "components": [button]}]}
    url = f"{table.url}/api/v10/channels/{table.general.id}/messages"
    async with http.post(url, json=body) as answer:
        sent = (await answer.json())["id"]
    found = table.world.message(table.general.id, sent)
    assert found is not None
    return found


class Start(NamedTuple):
    """The seconds since the process's start, and its processor seconds."""

    imported: float
    online: float
    served: list[float]
    work: list[float]


async def start(table: Table, folder: Path, person: Person, messages: list[Message]) -> Start:
    """Start the bot and press the controls."""
    bot = BotProcess(table, folder)
    bot.notes.unlink(missing_ok=True)
    begun = time.time()
    await bot.start()
    await table.until(lambda: table.online, timeout=60)
    online = time.time()
    for message in messages:
        person.click(message, str(message.buttons()[0]["custom_id"]), 2)
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(LONGEST):
            while len(bot.read_notes()) <= len(messages):  # noqa: ASYNC110  # a file of another process
                await asyncio.sleep(0.005)
    moments = bot.read_notes()
    await bot.stop()
    await table.until(lambda: not table.online, timeout=60)
    imported = next(moment for name, moment, _ in moments if name == IMPORTED)
    served = [moment - begun for name, moment, _ in moments if name != IMPORTED]
    return Start(imported - begun, online - begun, served, [work for _, _, work in moments])


async def main() -> None:
    """Measure and print the figures."""
    print(f"Start with {LIVE} live matches, {PRESSED} of them pressed at once; {STARTS} starts, the best one")
    with tempfile.TemporaryDirectory() as name:
        async with Table() as table, aiohttp.ClientSession(headers={"Authorization": "Bot table"}) as http:
            person = table.person(PEOPLE[0])
            messages = [await post(table, control, http) for control in await prepare(Path(name), table)]
            machine = Machine()
            groups = [messages[n * PRESSED : (n + 1) * PRESSED] for n in range(STARTS)]
            starts = [await start(table, Path(name), person, group) for group in groups]
            best = min(starts, key=lambda found: found.served[0])
    row("modules loaded, after the process's start", f"{best.imported:.2f} s")
    row("at the gateway, after that", f"{best.online - best.imported:.2f} s")
    for name, served in (("first press", best.served[0]), (f"all {PRESSED} presses", best.served[-1])):
        row(f"{name} durable: after the process's start, the modules", f"{served:.2f}, {served - best.imported:.2f} s")
    work = f"{best.work[0]:.2f}, {best.work[1]:.2f}, {best.work[-1]:.2f} s"
    row("work of the process until the modules, the first, all presses", work)
    row("first press durable in all starts, p50 / p95 / p99 / most", f"{spread([s.served[0] for s in starts])} ms")
    row("the machine meanwhile", machine.load())


if __name__ == "__main__":
    asyncio.run(main())
