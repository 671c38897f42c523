"""The time from a press to its durable commit, over the gateway and HTTP.

The local table with the pressing people runs in this process, the bot in another. Both use this machine's cores, beside two
painting processes.
"""

from __future__ import annotations

import asyncio
import tempfile
import time
from collections import defaultdict
from pathlib import Path

from benchmarks.timing import Machine, row, spread
from table.acts.people import Person
from table.server import Table
from tests.support.processes import start_bot

MATCHES, SEATS = 120, 4
SECONDS = 10
RATES = 50, 100, 200
"""Presses wanted a second."""


class BotProcess:
    """A process of `benchmarks.bot` at a table."""

    def __init__(self, table: Table, folder: Path) -> None:
        self.table = table
        self.folder = folder
        self.notes = folder / "notes.txt"
        self._process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        """Start the process; return at once."""
        settings = {"ARBITER_NOTES": str(self.notes), "ARBITER_LOG": "WARNING"}
        self._process = await start_bot(self.table.url, self.folder, "-m", "benchmarks.bot", **settings)

    def read_notes(self) -> list[tuple[str, float, float]]:
        """Return the user, moment and processor seconds of each choice, in order.

        The row named "imported" has the moment at which the modules were loaded.
        """
        if not self.notes.exists():
            return []
        lines = [line.split() for line in self.notes.read_text().splitlines()]
        return [(parts[0], float(parts[1]), float(parts[2])) for parts in lines if len(parts) == 3]

    async def stop(self) -> None:
        """Stop the process."""
        assert self._process is not None
        self._process.terminate()
        await self._process.wait()


async def start_matches(table: Table) -> list[Person]:
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
    """Press `rate` times a second for SECONDS, each person in turn; return the moments of the presses by user."""
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
    """Measure one rate and print the figures."""
    with tempfile.TemporaryDirectory() as name:
        async with Table() as table:
            bot = BotProcess(table, Path(name))
            await bot.start()
            await table.until(lambda: table.online and bool(table.world.commands), timeout=60)
            people = await start_matches(table)
            await asyncio.sleep(3)
            bot.notes.write_text("")
            machine, own = Machine(), time.process_time()
            pressed = await load(people, rate)
            used, own, whole = machine.load(), time.process_time() - own, machine.worked()
            await bot.stop()
            committed: dict[str, list[float]] = defaultdict(list)
            notes = bot.read_notes()
            for user, moment, _ in notes:
                committed[user].append(moment)
    waits = [done - at for user, moments in pressed.items() for at, done in zip(moments, committed[user], strict=False)]
    made = sum(len(m) for m in pressed.values())
    row(f"{rate} wanted a second: presses made, committed", f"{made / SECONDS:.0f}/s, {len(waits)} of {made}")
    row("  press to durable, p50 / p95 / p99 / most", f"{spread(waits)} ms")
    row("  the machine meanwhile", used)
    row(
        "  work of the bot / painting and system / table, a press", shares(notes[-1][2] - notes[0][2], whole, own, made)
    )


def shares(bot: float, whole: float | None, own: float, presses: int) -> str:
    """Return the milliseconds of processor time that a press costs the bot, the painters with the system, and the table.

    `bot`, `whole` (the machine) and `own` (the table) are seconds; "?" where the system does not say what all worked.
    """
    each = [seconds / presses * 1e3 for seconds in (bot, (whole or 0.0) - bot - own, own)]
    middle = f"{each[1]:.1f}" if whole is not None else "?"
    return f"{each[0]:.1f} / {middle} / {each[2]:.1f} ms"


async def main() -> None:
    """Measure and print the figures."""
    print(f"Press to durable commit over the gateway: {MATCHES} matches of {SEATS}, {SECONDS} s each rate")
    for rate in RATES:
        await clicks(rate)


if __name__ == "__main__":
    asyncio.run(main())
