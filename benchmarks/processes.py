"""Times presses until they are durable where two processes share a PostgreSQL: `python -m benchmarks.processes [rate]`.

Beside them, on the same disk and in the same run, one process with a SQLite file, and one with the PostgreSQL for itself. The
PostgreSQL is 0.6 ms away: a program between passes everything on a little later. It needs PostgreSQL's programs and
`requirements-postgres.txt`.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import socket
import sys
import tempfile
import threading
import time
from asyncio.subprocess import PIPE
from pathlib import Path
from random import Random
from time import perf_counter

from benchmarks.databases import begin_match
from benchmarks.timing import row, spread
from engines.kernel.automatic.chance import random_keys
from referee.errors import RefusedError
from referee.service import Referee
from store.opening import open_database
from tests.support.sql.postgres import cluster

RATE = 120.0
"""Presses a second in all, unless another number is given."""

SECONDS = 20.0
"""Seconds for which each lets people press."""

MATCHES = 120
"""Matches that are played at once: a press comes to any of them."""

ONE_WAY = 0.0003
"""Seconds that everything is under way to the server, and back."""

FIRST = 10**9
"""The id of the first person."""


async def open_matches(address: str, *, shared: bool) -> list[str]:
    """Begin the matches, each of two persons; return their codes."""
    db = await open_database(address, shared=shared)
    referee = Referee(db)
    codes = [(await begin_match(referee, first)).row.code for first in range(FIRST, FIRST + 2 * MATCHES, 2)]
    await db.close()
    return codes


class Player:
    """Presses in matches, any of them, at moments that do not depend on how long a press takes."""

    def __init__(self, referee: Referee, codes: list[str], rng: Random) -> None:
        self.referee = referee
        self.codes = codes
        self.rng = rng
        self.waits: list[float] = []

    async def play(self, rate: float, seconds: float) -> None:
        """Press so often a second for so long."""
        presses, begun = [], perf_counter()
        for n in range(int(rate * seconds)):
            await asyncio.sleep(max(0.0, begun + n / rate - perf_counter()))
            presses.append(asyncio.create_task(self._press(begun + n / rate)))
        await asyncio.gather(*presses)

    async def _press(self, due: float) -> None:
        live = await self.referee.live.by_code(self.rng.choice(self.codes))
        if live.row.status != "playing":
            return
        asked = self.rng.choice(live.rules_and_match[1].asks)
        user = live.seats[asked.seat].user
        assert user is not None
        try:
            await self.referee.choose(live.row.code, user, asked.seat, asked.id, random_keys(asked, self.rng))
        except RefusedError:
            return  # somebody else has just answered
        self.waits.append(perf_counter() - due)


async def play(address: str, codes: list[str], rate: float, *, shared: bool) -> list[float]:
    """Open a database and press in these matches; return how long each press took."""
    db = await open_database(address, shared=shared)
    player = Player(Referee(db), codes, Random(os.getpid()))
    await player.play(rate, 2.0)
    player.waits.clear()
    await player.play(rate, SECONDS)
    await db.close()
    return player.waits


async def play_elsewhere(address: str, codes: list[list[str]], rate: float) -> list[float]:
    """Let a process press in each of these groups of matches, all at once; return how long each press took."""
    command = [sys.executable, "-m", "benchmarks.processes", "play", address, str(rate / len(codes))]
    processes = [await asyncio.create_subprocess_exec(*command, *some, stdout=PIPE) for some in codes]
    printed = await asyncio.gather(*(process.communicate() for process in processes))
    return [wait for out, _ in printed for wait in json.loads(out)]


def delay(path: str) -> int:
    """Stand between clients and a server's socket, and pass everything on a little later; return the port."""
    door = socket.create_server(("127.0.0.1", 0))

    def carry(source: socket.socket, target: socket.socket) -> None:
        with contextlib.suppress(OSError):  # one end is closed by the other direction's thread
            while data := source.recv(65536):
                time.sleep(ONE_WAY)
                target.sendall(data)
        target.close()

    def serve() -> None:
        while True:
            client, _ = door.accept()
            client.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            behind = socket.socket(socket.AF_UNIX)
            behind.connect(path)
            for ends in ((client, behind), (behind, client)):
                threading.Thread(target=carry, args=ends, daemon=True).start()

    threading.Thread(target=serve, daemon=True).start()
    return int(door.getsockname()[1])


async def main(rate: float) -> None:
    """Measure all, one after the other, and say how busy the machine was."""
    print(f"{rate:.0f} presses a second for {SECONDS:.0f} s, milliseconds until durable: p50 / p95 / p99 / most")
    with cluster(durable=True) as server, tempfile.TemporaryDirectory(dir=server.folder.parent) as folder:
        path = str(Path(folder) / "arbiter.db")
        row("SQLite, one process", spread(await play(path, await open_matches(path, shared=False), rate, shared=False)))
        wire = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "benchmarks.processes", "delay", str(server.folder / f".s.PGSQL.{server.port}")),
            stdout=PIPE,
        )
        assert wire.stdout is not None
        port = (await wire.stdout.readline()).decode().strip()
        for name, shared, groups in (
            ("PostgreSQL, one process", False, 1),
            ("PostgreSQL, two processes, matches of its own each", True, 2),
            ("PostgreSQL, two processes, the same matches", True, 0),
        ):
            base = f"measured{groups}"
            server.copy_of("template1", base)
            address = f"postgresql://arbiter@127.0.0.1:{port}/{base}"
            codes = await open_matches(address, shared=shared)
            if not shared:
                row(name, spread(await play(address, codes, rate, shared=False)))
                continue
            parts = [codes[n::2] for n in range(2)] if groups else [codes, codes]
            row(name, spread(await play_elsewhere(address, parts, rate)))
        wire.kill()
        await wire.wait()
    print(f"load of the machine at the end: {os.getloadavg()[0]:.1f} on {os.cpu_count()} processors")


if __name__ == "__main__":
    if sys.argv[1:2] == ["play"]:
        _, _, where, pace, *those = sys.argv
        print(json.dumps(asyncio.run(play(where, those, float(pace), shared=True))))
    elif sys.argv[1:2] == ["delay"]:
        print(delay(sys.argv[2]), flush=True)
        threading.Event().wait()
    else:
        asyncio.run(main(float(sys.argv[1]) if sys.argv[1:] else RATE))
