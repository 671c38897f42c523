"""Tries several processes on one machine: `python -m tools.two_bots` (`make two`).

It makes and starts a PostgreSQL of its own, the local table with three servers on two shards, and two processes of the bot,
which both connect both shards. Nothing is started again by itself: kill or pause what you like, and watch. Ctrl+C stops it all.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import shutil
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from ops import signals
from ops.commands import print_anything
from store.errors import StoreError
from store.opening import require_driver
from tools.two_bots.postgres import ServerError, running, server_in
from tools.two_bots.programs import Bot, LocalTable, Program, ProgramError

NAMES = ("first", "second")
DATABASE = "arbiter"
PORT = 8000


@contextlib.contextmanager
def place_of(given: Path | None) -> Iterator[Path]:
    """Yield the folder for everything: the given one, or a temporary one, which is removed at the end."""
    if given is not None:
        given.mkdir(parents=True, exist_ok=True)
        yield given.resolve()
        return
    # Short, since the path of a socket may not be long; passable for the user who runs the server where we are root.
    folder = Path(tempfile.mkdtemp(prefix="arbiter-two-", dir="/tmp"))
    folder.chmod(0o711)
    try:
        yield folder
    finally:
        shutil.rmtree(folder)


async def run(folder: Path, port: int) -> None:
    """Run everything until this is cancelled, or all bots have ended. Raises ServerError and ProgramError."""
    async with contextlib.AsyncExitStack() as stack:
        server = stack.enter_context(running(server_in(folder / "postgres")))
        server.ensure(DATABASE)
        table = LocalTable(folder / "table", port)
        stack.push_async_callback(table.stop)
        await table.start()
        url = await table.until_ready()
        bots = [Bot(name, folder / name, url, server.address(DATABASE)) for name in NAMES]
        for bot in bots:
            stack.push_async_callback(bot.stop)
            await bot.start()
        print("The sessions of two bots begin, five seconds each …", flush=True)
        for bot in bots:
            await bot.until_ready()
        print(describe(url, folder, [table, *bots]), flush=True)
        await asyncio.gather(*map(report_end, bots))


def describe(url: str, folder: Path, programs: list[Program]) -> str:
    """Return the lines about what runs where, and how another process of the bot is started."""
    lines = ["", f"  The table: {url}   Open it in a browser. Ctrl+C stops everything.", ""]
    lines += [f"  {one.name}: process {one.process.pid}, log {one.log}" for one in programs if one.process is not None]
    lines += [f"  PostgreSQL: log {folder / 'postgres' / 'log'}", ""]
    third = Bot("third", folder / "third", url, programs[-1].settings["ARBITER_DATABASE"].rpartition("&")[0])
    lines += ["  Another process, to relieve one of them:", f"  {third.line}", ""]
    return "\n".join(lines)


async def report_end(bot: Program) -> None:
    """Wait until a bot has ended, and say so."""
    status = await bot.end()
    print(f"{bot.name} has ended with status {status}. The same again: {bot.line}", flush=True)


async def until_stopped(folder: Path, port: int) -> int:
    """Run everything until a signal to stop; return the exit status."""
    task = asyncio.current_task()
    assert task is not None

    def stop(_number: int) -> None:
        task.cancel()

    signals.on_stop_signal(stop)
    try:
        await run(folder, port)
    except asyncio.CancelledError:
        print("Stopped.", flush=True)
    return 0


def main() -> int:
    """Parse the command line and run everything; return the exit status."""
    parser = argparse.ArgumentParser(
        prog="python -m tools.two_bots", description="Two bots over a PostgreSQL, at a table."
    )
    parser.add_argument(
        "--port", type=int, default=PORT, help=f"the port of the table (0: any free one; default: {PORT})"
    )
    parser.add_argument(
        "--folder", type=Path, help="where everything is kept (default: a temporary folder, removed at the end)"
    )
    arguments = parser.parse_args()
    print_anything()
    try:
        require_driver()
        with place_of(arguments.folder) as folder:
            return asyncio.run(until_stopped(folder, arguments.port))
    except (ServerError, ProgramError, StoreError, OSError) as error:
        print(f"two bots cannot run here: {error}", file=sys.stderr)
        return 1


if __name__ == "__main__":
    sys.exit(main())
