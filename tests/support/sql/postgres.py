"""A PostgreSQL of our own: a cluster in a temporary folder, reached by a socket in it, run by a user without privileges."""

from __future__ import annotations

import contextlib
import os
import shutil
import socket
import subprocess
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from tempfile import mkdtemp
from typing import Any
from urllib.parse import quote

import pytest

from store.connection import Connection
from store.database import Database
from store.migrations import load
from store.postgres.ddl import FUNCTIONS, VERSION, ddl

USUAL_PORT = 5432

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

    def __init__(self, programs: Path, folder: Path, port: int = 0, *, fsync: bool = False) -> None:
        self.programs = programs
        self.folder = folder
        self.port = port or USUAL_PORT
        self.listens = bool(port)
        self.fsync = "on" if fsync else "off"
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
            "-p",
            str(self.port),
            *options,
            "-d",
            database,
        ]
        return subprocess.run(whole, input=sql, capture_output=True, text=True, check=False, timeout=60)

    def address(self, database: str) -> str:
        """Return the address of a database for a client."""
        return f"postgresql://arbiter@/{database}?host={quote(str(self.folder), safe='')}&port={self.port}"

    @staticmethod
    def database_of(address: str) -> str:
        """Return the name of the database of an address."""
        return address.partition("@/")[2].partition("?")[0]

    def copy_of(self, model: str, database: str) -> str:
        """Make a database like another one; return its address."""
        done = self.run("postgres", f"CREATE DATABASE {database} TEMPLATE {model}")
        assert not done.stderr
        return self.address(database)

    def end_sessions(self, address: str) -> None:
        """End all sessions of a bot in a database, as a server does that is told to."""
        sql = f"SELECT pg_terminate_backend(pid, 2000) FROM pg_stat_activity WHERE datname = '{self.database_of(address)}'"
        assert not self.run("postgres", sql).stderr

    def demand_passwords(self) -> None:
        """Let nobody in by the network without a password, and without a limit by the socket."""
        rules = self.folder / "data" / "pg_hba.conf"
        rules.write_text("local all all trust\nhost all all 127.0.0.1/32 scram-sha-256\n", encoding="utf-8")
        assert not self.run("postgres", "SELECT pg_reload_conf()").stderr

    def encrypt(self, name: str) -> Path:
        """Let the server encrypt, with a certificate for a machine's name; return the certificate's file. It needs openssl."""
        key, certificate = self.folder / "data" / "server.key", self.folder / "data" / "server.crt"
        made = ["openssl", "req", "-new", "-x509", "-nodes", "-days", "2", "-subj", f"/CN={name}", "-newkey", "ec"]
        made += ["-pkeyopt", "ec_paramgen_curve:prime256v1", "-addext", f"subjectAltName=DNS:{name}"]
        subprocess.run([*made, "-keyout", key, "-out", certificate], check=True, capture_output=True, timeout=60)
        if self.user:
            for file in (key, certificate):
                shutil.chown(file, self.user["user"])
        key.chmod(0o600)
        assert not self.run("postgres", "ALTER SYSTEM SET ssl = on").stderr
        assert not self.run("postgres", "SELECT pg_reload_conf()").stderr
        return certificate

    def restart(self) -> None:
        """Stop the server as if its machine had lost its power, and start it."""
        self.stop()
        self.start()

    def call(self, program: str, *options: str | Path) -> None:
        """Run one of PostgreSQL's programs on the cluster."""
        command = [self.programs / program, "-D", self.folder / "data", *options]
        subprocess.run(command, check=True, cwd=self.folder, stdout=subprocess.DEVNULL, timeout=60, **self.user)

    def start(self) -> None:
        """Start the server."""
        listens = f"127.0.0.1 -c port={self.port}" if self.listens else ""
        served = (
            f"-c listen_addresses={listens} -c unix_socket_directories={self.folder}"
            f" -c fsync={self.fsync} -c shared_buffers=16MB"
        )
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
def cluster(*, port: bool = False, durable: bool = False) -> Iterator[Cluster]:
    """Make a cluster, run it while the context lasts, and remove it. It survives no loss of power, unless it is `durable`.

    With a `port` it listens on the network of this machine, too.
    """
    programs = find_programs()
    assert programs is not None
    # Not in the tests' own folder, which is closed to the other user; removed by hand, after the server has stopped at the exit.
    folder = Path(mkdtemp(prefix="arbiter-postgres-", dir="/tmp"))
    try:
        made = Cluster(programs, folder, _free_port() if port else 0, fsync=durable)
        made.call("initdb", "--no-sync", "--auth=trust", "--username=arbiter", "--encoding=UTF8", "--locale=C")
        made.start()
        try:
            yield made
        finally:
            made.stop()
    finally:
        shutil.rmtree(folder)


def _free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as door:
        return int(door.getsockname()[1])


def note(key: str, value: str = "1") -> Callable[[Connection], str]:
    """Return a work that stores a fact."""

    def work(db: Connection) -> str:
        db.execute("INSERT INTO facts (key, value) VALUES (?, ?)", (key, value))
        return key

    return work


async def noted(db: Database) -> list[str]:
    """Return the facts that `note` has stored."""
    found = await db.read("SELECT key FROM facts WHERE key <> 'schema' AND key NOT LIKE 'writer%' ORDER BY key")
    return [row["key"] for row in found]


def _unprivileged(folder: Path) -> dict[str, Any]:
    """Give the folder to a user without privileges if we are root, whom PostgreSQL refuses; return who is to run it."""
    if os.geteuid() != 0:
        return {}
    import pwd  # Windows has none

    shutil.chown(folder, "nobody")
    return {"user": "nobody", "group": pwd.getpwnam("nobody").pw_gid, "extra_groups": []}
