"""The settings, read from the environment or `.env`. Each is described in `.env.example`.

Relative paths in them start in the current folder: `var`, `packs` and `.env`.
"""

from __future__ import annotations

import os
import re
from collections.abc import Sequence
from pathlib import Path

from dotenv import load_dotenv

from store.addresses import is_postgres, is_whole

ROOT = Path(__file__).resolve().parents[1]

LOCAL_PORT = 8000
PORTS = 20
"""Ports that are tried for the local table if none is set."""

MOST_SHARDS = 256
"""Connections that one process may hold: each keeps its servers in memory, and they begin one by one."""

MOST_IN_ALL = 16384
"""Connections that all processes may hold together."""

BROWSER = ("auto", "no")
"""Whether the local table is opened in a browser: "auto" where there is a desktop, "no" never."""

LEVELS = ("DEBUG", "INFO", "WARNING", "ERROR")
FORMATS = ("text", "json")

PROCESSES = ("one", "many")
"""Whether the bot is one process, or one of several that share a PostgreSQL."""


ADDRESS = re.compile(r"https?://[\w.:/@~%+-]{1,200}", re.ASCII)


HOST = re.compile(r"[\w.-]*|\[[\da-fA-F:.]+\]", re.ASCII)


class SettingsError(Exception):
    """A setting is invalid; the text names it and its valid values."""


class Settings:
    """The values of all settings. Reading them raises SettingsError for an invalid one."""

    def __init__(self) -> None:
        read_env()
        self.token = os.environ.get("DISCORD_TOKEN", "").strip()
        self.data = data_folder()
        self.database = database_address()
        self.packs = packs_folder()
        self.locales = locales_folder()
        self.table = os.environ.get("ARBITER_TABLE", "").strip()
        self.ports = ports()
        self.browser = one_of("ARBITER_BROWSER", BROWSER[0], BROWSER) == "auto"
        self.shards, self.shard_ids = shards()
        self.shared = is_shared(self.database)
        if self.shard_ids is not None and not self.shared:
            raise SettingsError(
                "ARBITER_SHARDS names only some of the shards: the others are those of other processes, with which"
                " this one shares a PostgreSQL; ARBITER_PROCESSES=many says so"
            )
        self.painters = whole_number("ARBITER_PAINTERS", 2, 1, 64)
        self.backup_hours = whole_number("ARBITER_BACKUP_HOURS", 6, 1, 24 * 365)
        self.dm_spacing = whole_number("ARBITER_DM_SPACING", 1, 0, 60)
        self.interactions = endpoint("ARBITER_INTERACTIONS")
        self.metrics = whole_number("ARBITER_METRICS", 0, 0, 65535) or None
        self.stop_seconds = whole_number("ARBITER_STOP_SECONDS", 20, 0, 600)
        self.reports = whole_number("ARBITER_REPORTS", 0, 0, 2**63 - 1) or None
        self.guides = address("ARBITER_GUIDES")
        self.level = one_of("ARBITER_LOG", LEVELS[1], LEVELS)
        self.log_format = one_of("ARBITER_LOG_FORMAT", FORMATS[0], FORMATS)


def env_file() -> Path | None:
    """Return the `.env` of the current folder, else the one beside the program; None without either."""
    return next((path for folder in (Path.cwd(), ROOT) if (path := folder / ".env").is_file()), None)


def read_env() -> None:
    """Copy the settings in `.env` into the environment; names that are set there already stay."""
    found = env_file()
    if found is not None:
        load_dotenv(found)


def setting_names() -> list[str]:
    """Return the names in the environment that look like settings of the bot."""
    return [name for name in os.environ if name.startswith("ARBITER_")]


def ports() -> Sequence[int]:
    """Return the ports for the local table, in order: the one that is set, else a few. Raises SettingsError."""
    if os.environ.get("ARBITER_PORT", "").strip():
        return (whole_number("ARBITER_PORT", LOCAL_PORT, 1, 65535),)
    return range(LOCAL_PORT, LOCAL_PORT + PORTS)


def data_folder() -> Path:
    """Return the data folder."""
    return Path(os.environ.get("ARBITER_DATA", "").strip() or "var")


def database_address() -> str:
    """Return the address of the database: a file of the data folder, unless another or a PostgreSQL is set. Raises SettingsError.

    The error does not quote it: it can hold a password.
    """
    raw = os.environ.get("ARBITER_DATABASE", "").strip() or default_database(data_folder())
    if "://" in raw and not (is_postgres(raw) and is_whole(raw)):
        raise SettingsError(
            "ARBITER_DATABASE is neither the path of a file nor an address such as"
            " postgresql://role:password@machine/database; in a password @ : / ? # % are written as %40 %3A %2F %3F %23 %25"
        )
    return raw


def default_database(data: Path) -> str:
    """Return the address of the database if none is set: a file of the data folder."""
    return str(data / "arbiter.db")


def packs_folder() -> Path:
    """Return the folder of the content packs."""
    return Path(os.environ.get("ARBITER_PACKS", "").strip() or "packs")


def locales_folder() -> Path | None:
    """Return the folder of further languages; None where there is none. Raises SettingsError for what is no folder."""
    raw = os.environ.get("ARBITER_LOCALES", "").strip()
    if raw and not Path(raw).is_dir():
        raise SettingsError(f"ARBITER_LOCALES is {raw!r}; it is a folder with a folder for each language")
    return Path(raw) if raw else None


def whole_number(name: str, default: int, least: int, most: int) -> int:
    """Return a setting that is a whole number within bounds. Raises SettingsError."""
    raw = os.environ.get(name, "").strip() or str(default)
    if not _is_whole_number(raw, least, most):
        raise SettingsError(f"{name} is {raw!r}; it must be a whole number from {least} to {most}")
    return int(raw)


def _is_whole_number(raw: str, least: int, most: int, digits: int = 19) -> bool:
    """Return whether a text is a whole number within bounds, in Latin digits and in so many of them at most."""
    return raw.isascii() and raw.isdecimal() and len(raw) <= digits and least <= int(raw) <= most


def shards() -> tuple[int | None, Sequence[int] | None]:
    """Return the number of the bot's gateway connections, and those of this process.

    The number is None if Discord's advice decides, and the others are None if all are this process's. Raises SettingsError.
    """
    raw = os.environ.get("ARBITER_SHARDS", "").strip()
    if raw.casefold() == "auto":
        return None, None
    some, slash, number = raw.rpartition("/")
    ids = _numbers(some) if slash else None
    wrong = raw and not _is_whole_number(number, 1, MOST_SHARDS if ids is None else MOST_IN_ALL, digits=5)
    if wrong or (slash and not (ids and ids[-1] < int(number) and len(ids) <= MOST_SHARDS)):
        raise SettingsError(
            f"ARBITER_SHARDS is {raw!r}; it must be auto, or a whole number from 1 to {MOST_SHARDS},"
            " or the shards of this process and how many there are, such as 0-3/16 or 2,5/16"
        )
    total = int(number or 1)
    return total, None if ids is None or len(ids) == total else ids


def _numbers(raw: str) -> list[int]:
    """Return the numbers of a list such as "0-3,7" in order; none if it is no such list."""
    found: set[int] = set()
    for part in raw.split(","):
        least, _, most = part.strip().partition("-")
        ends = (least, most or least)
        if not all(_is_whole_number(end, 0, MOST_IN_ALL, digits=5) for end in ends) or int(ends[0]) > int(ends[1]):
            return []
        found.update(range(int(ends[0]), int(ends[1]) + 1))
    return sorted(found)


def is_shared(database: str) -> bool:
    """Return whether several processes of the bot share the database. Raises SettingsError for a file."""
    several = one_of("ARBITER_PROCESSES", PROCESSES[0], PROCESSES) == PROCESSES[1]
    if several and not is_postgres(database):
        raise SettingsError(
            "ARBITER_PROCESSES is 'many', and the database is a file, which one process has alone:"
            " several need a PostgreSQL in ARBITER_DATABASE"
        )
    return several


def address(name: str) -> str | None:
    """Return a setting that is a web address, without a slash at its end; None if it is empty. Raises SettingsError."""
    raw = os.environ.get(name, "").strip().rstrip("/")
    if raw and not ADDRESS.fullmatch(raw):
        raise SettingsError(f"{name} is {raw!r}; it must be an address that begins with https:// or http://")
    return raw or None


def endpoint(name: str) -> tuple[str, int] | None:
    """Return a setting that is a port of this machine, or an address and a port; None without one. Raises SettingsError."""
    raw = os.environ.get(name, "").strip() or "0"
    host, _, port = raw.rpartition(":")
    if not (HOST.fullmatch(host) and _is_whole_number(port, 0, 65535, digits=5)):
        raise SettingsError(
            f"{name} is {raw!r}; it must be a port from 1 to 65535, or an address and a port: 0.0.0.0:8080"
        )
    return (host.strip("[]") or "127.0.0.1", int(port)) if int(port) else None


def one_of(name: str, default: str, allowed: tuple[str, ...]) -> str:
    """Return a setting that is one of the allowed words, in any case. Raises SettingsError."""
    raw = os.environ.get(name, "").strip() or default
    found = next((one for one in allowed if one.casefold() == raw.casefold()), None)
    if found is None:
        raise SettingsError(f"{name} is {raw!r}; it may be {', '.join(allowed)}")
    return found
