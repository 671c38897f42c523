"""Runs the table alone, for any bot to connect to: `python -m table --port 8000 --data var/table`.

With `--servers 3 --shards 2` it has three servers, divided among two shards as Discord divides them, and sessions begin in turns.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import signal
from collections.abc import AsyncIterator
from pathlib import Path

from table.server import Table
from table.state.sharding import Sharding

SECONDS_OF_A_TURN = 5.0
"""In this time Discord lets one shard of a bucket begin a session."""


def divide(table: Table, servers: int, shards: int) -> Table:
    """Give a table so many servers at least, divided among shards, which begin their sessions in turns; return it."""
    if shards > 1:
        table.world.sharding = Sharding(shards, pause=SECONDS_OF_A_TURN, required=True)
    for number in range(len(table.world.guilds) + 1, servers + 1):
        table.add_guild(f"Table {number}", number % shards)
    return table


async def _run(port: int, data: Path | None, servers: int, shards: int) -> None:
    async with _serve(divide(Table(data), servers, shards), port) as table:
        print(f"The table is set: {table.url}", flush=True)
        stop = asyncio.Event()
        for name in (signal.SIGINT, signal.SIGTERM):
            # Windows has no signal handlers in its event loop; there Ctrl+C raises KeyboardInterrupt.
            with contextlib.suppress(NotImplementedError):
                asyncio.get_running_loop().add_signal_handler(name, stop.set)
        await stop.wait()


@contextlib.asynccontextmanager
async def _serve(table: Table, port: int) -> AsyncIterator[Table]:
    await table.start(port)
    try:
        yield table
    finally:
        await table.stop()


def _positive(text: str) -> int:
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError("at least 1")
    return number


def main() -> None:
    """Parse the command line and serve until interrupted."""
    parser = argparse.ArgumentParser(prog="python -m table", description="A local stand-in for Discord.")
    parser.add_argument("--port", type=int, default=8000, help="the port on 127.0.0.1 (0: any free one)")
    parser.add_argument("--data", type=Path, help="the folder to keep the world in (default: memory only)")
    parser.add_argument("--servers", type=_positive, default=1, help="how many servers there are at least (default: 1)")
    parser.add_argument("--shards", type=_positive, default=1, help="how many shards divide them (default: 1)")
    arguments = parser.parse_args()
    try:
        asyncio.run(_run(arguments.port, arguments.data, arguments.servers, arguments.shards))
    except OSError as error:
        parser.exit(1, f"The table cannot be set: {error}\n")
    except KeyboardInterrupt:
        parser.exit(0)


if __name__ == "__main__":
    main()
