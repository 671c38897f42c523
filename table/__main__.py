"""Runs the table alone, for any bot to connect to: `python -m table --port 8000 --data var/table`."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import signal
from collections.abc import AsyncIterator
from pathlib import Path

from table.server import Table


async def _run(port: int, data: Path | None) -> None:
    async with _serve(Table(data), port) as table:
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


def main() -> None:
    """Parse the command line and serve until interrupted."""
    parser = argparse.ArgumentParser(prog="python -m table", description="A local stand-in for Discord.")
    parser.add_argument("--port", type=int, default=8000, help="the port on 127.0.0.1 (0: any free one)")
    parser.add_argument("--data", type=Path, help="the folder to keep the world in (default: memory only)")
    arguments = parser.parse_args()
    try:
        asyncio.run(_run(arguments.port, arguments.data))
    except OSError as error:
        parser.exit(1, f"The table cannot be set: {error}\n")
    except KeyboardInterrupt:
        parser.exit(0)


if __name__ == "__main__":
    main()
