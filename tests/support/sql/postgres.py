"""A PostgreSQL of the tests' own: a cluster in a temporary folder, with databases that have the schema of the bot."""

from __future__ import annotations

import contextlib
import shutil
import socket
import subprocess
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from tempfile import mkdtemp

import pytest

from store.connection import Connection
from store.database import Database
from store.migrations import load
from store.postgres.ddl import FUNCTIONS, VERSION, ddl
from tools.two_bots.postgres import Server, find_programs, running

needs_postgres = pytest.mark.skipif(find_programs() is None, reason="no PostgreSQL found: initdb, pg_ctl and psql")


class Cluster(Server):
    """A running PostgreSQL with databases for tests."""

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
        with running(Cluster(programs, folder, _free_port() if port else 0, fsync=durable), mode="immediate") as made:
            yield made
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
