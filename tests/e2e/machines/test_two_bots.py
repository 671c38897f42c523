"""Two processes of the bot over a PostgreSQL: either is killed, paused, cut off or relieved while a match is played.

Both connect both shards, as `make two` starts them. `make test-postgres` runs this; the figures are printed (`pytest -s`).
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator, Iterator
from functools import partial
from pathlib import Path

import pytest
import pytest_asyncio
from aiohttp import ClientSession

from referee.station import LEASE
from table.__main__ import divide
from table.server import Table
from tests.support.databases import OVER_POSTGRES
from tests.support.sql.postgres import Cluster, cluster, needs_postgres
from tests.support.tables import spec
from tools.two_bots.programs import ROOT, SERVERS, SHARDS, Bot

pytestmark = [
    needs_postgres,
    pytest.mark.posix,
    pytest.mark.timeout(900),
    pytest.mark.skipif(not OVER_POSTGRES, reason="it takes minutes: make test-postgres runs it"),
]
pytest.importorskip("psycopg", reason="psycopg is not installed: requirements-postgres.txt has it")

from tests.e2e.machines.playing_on import Played  # noqa: E402  # after the check

FEW = 4
"""Choices that are to be acknowledged in each state of things."""


class Two:
    """The bots that run, and what happens to them."""

    def __init__(self, folder: Path, table: Table, server: Cluster) -> None:
        self.folder, self.table, self.server = folder, table, server
        self.bots: list[Bot] = []
        self.number = 0

    async def add(self) -> Bot:
        """Start one more; return at once."""
        self.number += 1
        name = f"bot{self.number}"
        made = Bot(name, self.folder / name, self.table.url, self.server.address("two"))
        self.bots.append(made)
        await made.start()
        return made

    def other_than(self, bot: Bot) -> Bot:
        return next(one for one in self.bots if one is not bot)

    async def send(self, bot: Bot, number: int) -> None:
        """Send one a signal."""
        bot.signal(number)

    async def kill(self, bot: Bot) -> None:
        """Kill one with -9."""
        bot.signal(signal.SIGKILL)
        await bot.end()

    async def cut(self, bot: Bot) -> None:
        """End all sessions of a bot with the database."""
        sql = f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = '{bot.name}'"
        done = self.server.run("postgres", sql)
        assert done.stdout.split(), "it had no session"
        assert set(done.stdout.split()) == {"t"}


@pytest.fixture(scope="module")
def server() -> Iterator[Cluster]:
    with cluster() as started:
        started.ensure("two")
        yield started


@pytest_asyncio.fixture
async def two(tmp_path: Path, server: Cluster) -> AsyncIterator[Two]:
    """Two bots that are ready, at a table of this process."""
    async with divide(Table(spec=spec()), SERVERS, SHARDS) as table:
        made = Two(tmp_path, table, server)
        try:
            for bot in [await made.add(), await made.add()]:
                await bot.until_ready()
            yield made
        finally:
            await asyncio.gather(*(bot.stop() for bot in made.bots))


async def test_no_choice_no_message_and_no_time_is_lost_whatever_happens_to_either(two: Two, tmp_path: Path) -> None:
    played = Played(two.table, tmp_path, two.server.address("two"))
    await played.look_in()
    took: dict[str, float] = {}
    home = await played.home_of_both(*two.bots)
    await played.begin()
    await played.choose(FEW)
    await played.check()

    # The home is killed: the other one answers at once, and takes the shards when the leases are over.
    relief = two.other_than(home)
    took["home after kill -9"] = await played.seconds_to([relief], FEW, partial(two.kill, home))
    await home.start()
    await home.until_ready()
    await played.check()

    # The one that is not the home is killed: nobody waits for anything.
    await played.choose(FEW, partial(two.kill, home))
    await home.start()
    await home.until_ready()
    await played.check()

    # The home is paused for longer than a lease, and goes on.
    home, relief = relief, home
    took["home after SIGSTOP"] = await played.seconds_to([relief], FEW, partial(two.send, home, signal.SIGSTOP))
    await asyncio.sleep(max(0.0, LEASE - took["home after SIGSTOP"]))
    home.signal(signal.SIGCONT)
    await played.choose(FEW)
    await played.check()
    assert await played.home_of_both(*two.bots) is relief

    # The home, then the other one, loses all its sessions with the database.
    for bot in (relief, home):
        await played.choose(FEW, partial(two.cut, bot))
        await played.check()

    # The database loses its power.
    await played.choose(FEW, partial(asyncio.to_thread, two.server.restart))
    await played.check()

    # A new one relieves the home, which stops in order.
    home = await played.home_of_both(*two.bots)
    await (await two.add()).until_ready()
    two.bots.remove(home)
    took["home after SIGTERM"] = await played.seconds_to(two.bots, FEW, partial(two.send, home, signal.SIGTERM))
    assert await home.end() == 0
    await played.choose(FEW)
    await played.check()
    print(dict(played.figures), {name: round(seconds, 1) for name, seconds in took.items()})  # for `pytest -s`
    await played.db.close()


async def test_the_command_starts_it_all_and_ctrl_c_ends_it_all() -> None:
    """Run `make two` itself: the page is there and both bots are ready; afterwards nothing is left."""
    command = (sys.executable, "-m", "tools.two_bots", "--port", "0")
    pipe = asyncio.subprocess.PIPE
    program = await asyncio.create_subprocess_exec(*command, cwd=ROOT, stdout=pipe, start_new_session=True)
    assert program.stdout is not None
    try:
        lines: list[str] = []
        async with asyncio.timeout(400):
            while not any("Another process" in line for line in lines):
                line = (await program.stdout.readline()).decode()
                assert line, lines
                lines.append(line)
        url = next(line.split()[2] for line in lines if "The table:" in line)
        async with ClientSession() as session, session.get(url) as page:
            assert page.status == 200
        logs = [Path(line.split()[-1]) for line in lines if " log /" in line]
        assert [log.parent.name for log in logs] == ["table", "first", "second", "postgres"]
        assert all(log.exists() for log in logs)
        numbers = [int(line.split("process ")[1].split(",")[0]) for line in lines if ": process " in line]
        assert all(is_alive(number) for number in numbers)
        program.send_signal(signal.SIGINT)
        assert await asyncio.wait_for(program.wait(), 120) == 0
        assert not any(is_alive(number) for number in numbers)
        assert not logs[0].parents[1].exists(), "the temporary folder is still there"
    finally:
        if program.returncode is None:
            program.terminate()
            await program.wait()


def is_alive(number: int) -> bool:
    """Return whether there is a process of this number."""
    try:
        os.kill(number, 0)
    except ProcessLookupError:
        return False
    return True
