"""A PostgreSQL of our own: a cluster in a folder, reached by a socket in it, run by a user without privileges."""

from __future__ import annotations

import contextlib
import os
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any, TypeVar
from urllib.parse import quote

USUAL_PORT = 5432

PROGRAMS = ("initdb", "pg_ctl", "psql")

USER = "arbiter"
"""The name of the superuser of our clusters."""

LONGEST_PATH = 80
"""Bytes that the path of a folder may have: with the name of the socket a system takes no more than about 100."""

SECONDS = 60.0
"""Seconds that one of PostgreSQL's programs may take."""


class ServerError(Exception):
    """A PostgreSQL of our own cannot be run here; the text says why, and what to do."""


def find_programs() -> Path | None:
    """Return the folder of PostgreSQL's programs, None if it is not installed or the system is none that runs it so."""
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    if found := shutil.which("pg_ctl"):
        folders.insert(0, Path(found).resolve().parent)
    whole = (folder for folder in folders if all((folder / name).exists() for name in PROGRAMS))
    return next(whole, None) if os.name == "posix" else None


class Server:
    """A PostgreSQL whose cluster is in a folder. With a `port` it listens on the network of this machine, too.

    Without `fsync` it survives no loss of power.
    """

    def __init__(self, programs: Path, folder: Path, port: int = 0, *, fsync: bool = True) -> None:
        self.programs = programs
        self.folder = folder
        self.port = port or USUAL_PORT
        self.listens = bool(port)
        self.fsync = "on" if fsync else "off"
        self.user = _unprivileged(folder)

    def run(self, database: str, sql: str, *options: str) -> subprocess.CompletedProcess[str]:
        """Let psql run a script; its errors go on stderr, and the rest of the script is run all the same."""
        where = ["-h", str(self.folder), "-U", USER, "-p", str(self.port)]
        whole = [str(self.programs / "psql"), "-X", "-q", "-A", "-t", *where, *options, "-d", database]
        return subprocess.run(whole, input=sql, capture_output=True, text=True, check=False, timeout=SECONDS)

    def address(self, database: str) -> str:
        """Return the address of a database for a client."""
        return f"postgresql://{USER}@/{database}?host={quote(str(self.folder), safe='')}&port={self.port}"

    def ensure(self, database: str) -> None:
        """Make an empty database of this name unless there is one. Raises ServerError."""
        found = self.run("postgres", f"SELECT 1 FROM pg_database WHERE datname = '{database}'")  # noqa: S608  # a name of ours
        if not found.stdout.strip():
            found = self.run("postgres", f"CREATE DATABASE {database}")
        if found.stderr:
            raise ServerError(found.stderr.strip())

    def call(self, program: str, *options: str | Path) -> None:
        """Run one of PostgreSQL's programs on the cluster. Raises ServerError."""
        command = [self.programs / program, "-D", self.folder / "data", *options]
        # In a session of its own: Ctrl+C is meant for us, who stop the server in its turn.
        done = subprocess.run(
            command,
            check=False,
            cwd=self.folder,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
            timeout=SECONDS,
            start_new_session=True,
            **self.user,
        )
        if done.returncode:
            raise ServerError(f"{program} ends with status {done.returncode}: {done.stderr.strip()}")

    def make(self) -> None:
        """Make the cluster, unless the folder has one. Raises ServerError."""
        if not (self.folder / "data").exists():
            self.call("initdb", "--no-sync", "--auth=trust", f"--username={USER}", "--encoding=UTF8", "--locale=C")

    def start(self) -> None:
        """Start the server. Raises ServerError."""
        listens = f"127.0.0.1 -c port={self.port}" if self.listens else ""
        served = (
            f"-c listen_addresses={listens} -c unix_socket_directories={self.folder}"
            f" -c fsync={self.fsync} -c shared_buffers=16MB"
        )
        self.call("pg_ctl", "start", "--wait", "--silent", "--log", self.folder / "log", "-o", served)

    def stop(self, mode: str = "immediate") -> None:
        """Stop the server as if its machine had lost its power, or in another mode of pg_ctl. Raises ServerError."""
        self.call("pg_ctl", "stop", "--wait", "--silent", f"--mode={mode}")

    def restart(self) -> None:
        """Stop the server as if its machine had lost its power, and start it. Raises ServerError."""
        self.stop()
        self.start()


Some = TypeVar("Some", bound=Server)


@contextlib.contextmanager
def running(server: Some, *, mode: str = "fast") -> Iterator[Some]:
    """Run a server while the context lasts, with a new cluster if it has none; stop it in this mode. Raises ServerError."""
    server.make()
    server.start()
    try:
        yield server
    finally:
        server.stop(mode)


def server_in(folder: Path) -> Server:
    """Return the server whose cluster is in this folder, which is made if it is not there. Raises ServerError."""
    programs = find_programs()
    if programs is None:
        raise ServerError(
            "no PostgreSQL is found here: its programs initdb, pg_ctl and psql. Debian, Ubuntu: apt install postgresql;"
            " Fedora: dnf install postgresql-server; macOS: brew install postgresql; Windows: use WSL"
        )
    place = folder.resolve()
    if len(os.fsencode(place)) > LONGEST_PATH or any(sign in str(place) for sign in " ,'\""):
        raise ServerError(
            f"{place} is too long for a socket, or has a blank, a comma or a quote: take another folder, such as /tmp/two"
        )
    place.mkdir(parents=True, exist_ok=True)
    place.chmod(0o700)  # whoever reaches the socket may do everything
    return Server(programs, place)


def _unprivileged(folder: Path) -> dict[str, Any]:
    """Give the folder to a user without privileges if we are root, whom PostgreSQL refuses; return who is to run it."""
    if os.geteuid() != 0:
        return {}
    import pwd  # Windows has none

    shutil.chown(folder, "nobody")
    return {"user": "nobody", "group": pwd.getpwnam("nobody").pw_gid, "extra_groups": []}
