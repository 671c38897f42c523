"""A PostgreSQL of our own: a cluster in a temporary folder, reached by a socket in it, run by a user without privileges."""

from __future__ import annotations

import contextlib
import os
import shutil
import subprocess
from collections.abc import Iterator, Sequence
from pathlib import Path
from tempfile import mkdtemp
from typing import Any

import pytest

from store.migrations import load
from store.postgres.ddl import FUNCTIONS, VERSION, ddl

PROGRAMS = ("initdb", "pg_ctl", "psql")


def find_programs() -> Path | None:
    """Return the folder of PostgreSQL's programs, None if it is not installed or the system is none that runs it so."""
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    if found := shutil.which("pg_ctl"):
        folders.insert(0, Path(found).resolve().parent)
    whole = (folder for folder in folders if all((folder / name).exists() for name in PROGRAMS))
    return next(whole, None) if os.name == "posix" else None


needs_postgres = pytest.mark.skipif(find_programs() is None, reason="no PostgreSQL found: initdb, pg_ctl and psql")


class Cluster:
    """A running PostgreSQL. `run` speaks to one of its databases by psql."""

    def __init__(self, programs: Path, folder: Path) -> None:
        self.programs = programs
        self.folder = folder
        self.user = _unprivileged(folder)

    def run(self, database: str, sql: str, *options: str) -> subprocess.CompletedProcess[str]:
        """Let psql run a script; its errors go on stderr, and the rest of the script is run all the same."""
        whole = [
            self.programs / "psql",
            "-X",
            "-q",
            "-A",
            "-t",
            "-h",
            self.folder,
            "-U",
            "arbiter",
            *options,
            "-d",
            database,
        ]
        return subprocess.run(whole, input=sql, capture_output=True, text=True, check=False, timeout=60)

    def address(self, database: str) -> str:
        """Return the address of a database for a client."""
        return f"host={self.folder} user=arbiter dbname={database}"

    def call(self, program: str, *options: str | Path) -> None:
        """Run one of PostgreSQL's programs on the cluster."""
        command = [self.programs / program, "-D", self.folder / "data", *options]
        subprocess.run(command, check=True, cwd=self.folder, stdout=subprocess.DEVNULL, timeout=60, **self.user)

    def start(self) -> None:
        """Start the server."""
        served = f"-c listen_addresses= -c unix_socket_directories={self.folder} -c fsync=off -c shared_buffers=16MB"
        self.call("pg_ctl", "start", "--wait", "--silent", "--log", self.folder / "log", "-o", served)

    def stop(self) -> None:
        """Stop the server as if its machine had lost its power."""
        self.call("pg_ctl", "stop", "--wait", "--silent", "--mode=immediate")

    def create(self, database: str) -> None:
        """Create a database with the schema of the bot."""
        version = f"INSERT INTO facts (key, value) VALUES ('{VERSION}', '{len(load())}');"
        script = "\n".join([FUNCTIONS, *(ddl(step.sql) for step in load()), version])
        for of, sql in (("postgres", f"CREATE DATABASE {database}"), (database, script)):
            done = self.run(of, sql, "-v", "ON_ERROR_STOP=1")
            assert done.returncode == 0, done.stderr

    def refused(self, database: str, statements: Sequence[str]) -> dict[int, str]:
        """Prepare statements; return the error of each that PostgreSQL refuses, by its index."""
        script = [f"\\warn {n}\nPREPARE s{n} AS {sql};" for n, sql in enumerate(statements)]
        found: dict[int, str] = {}
        number = -1
        for line in self.run(database, "\n".join(script)).stderr.splitlines():
            if line.isdigit():
                number = int(line)
            elif "ERROR:" in line:
                found[number] = line.partition("ERROR:")[2].strip()
        assert number == len(statements) - 1, "psql has not come to the end"
        return found


@contextlib.contextmanager
def cluster() -> Iterator[Cluster]:
    """Make a cluster, run it while the context lasts, and remove it. It survives no loss of power, and need not."""
    programs = find_programs()
    assert programs is not None
    # Not in the tests' own folder, which is closed to the other user; removed by hand, after the server has stopped at the exit.
    folder = Path(mkdtemp(prefix="arbiter-postgres-", dir="/tmp"))
    try:
        made = Cluster(programs, folder)
        made.call("initdb", "--no-sync", "--auth=trust", "--username=arbiter", "--encoding=UTF8", "--locale=C")
        made.start()
        try:
            yield made
        finally:
            made.stop()
    finally:
        shutil.rmtree(folder)


def _unprivileged(folder: Path) -> dict[str, Any]:
    """Give the folder to a user without privileges if we are root, whom PostgreSQL refuses; return who is to run it."""
    if os.geteuid() != 0:
        return {}
    import pwd  # Windows has none

    shutil.chown(folder, "nobody")
    return {"user": "nobody", "group": pwd.getpwnam("nobody").pw_gid, "extra_groups": []}
