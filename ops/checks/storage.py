"""Checks of the database and of the newest backup."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from pathlib import Path

from ops.checks import server
from ops.commands import tool
from ops.findings import Check, Finding, bad, good, notice
from store.addresses import is_postgres
from store.errors import StoreError
from store.migrations import load
from store.starting import inspect
from store.upkeep import backup
from store.upkeep.restoring import AS_IT_IS, examine, found_damaged
from words.safe import safe_name

KIB = 1000

LATE = 2.5
"""Backup intervals after which the newest backup is too old; one backup may fail."""


def checks(address: str, data: Path, now: float, hours: float) -> list[tuple[str, Check]]:
    """Return the checks of a database and of its backups by name; `data` is the data folder."""
    if is_postgres(address):
        return [("database", lambda: server.database(address)), ("backups", server.backups)]
    return [
        ("database", lambda: database(Path(address))),
        ("backups", lambda: backups(data / "backups", now, hours)),
    ]


async def database(path: Path) -> Iterable[Finding]:
    """Check that the database is undamaged and of this version."""
    return await asyncio.to_thread(_database, path)


def _database(path: Path) -> Iterable[Finding]:
    if not path.exists():
        return [notice("doctor-database-none")]
    newest, restore = len(load()), tool("tools.restore newest", offline=True)
    try:
        inspect(path, newest)
    except StoreError as error:
        return [bad("doctor-database-bad", reason=str(error)[:300], command=restore)]
    # Recent writes are still in the write-ahead log.
    files = [path, path.with_name(f"{path.name}-wal")]
    size = sum(file.stat().st_size for file in files if file.exists())
    whole = good("doctor-database-good", size=max(1, size // KIB), schema=newest)
    accept = tool(f"tools.restore {AS_IT_IS}", offline=True)
    found = [safe_name(line, 200) for line in found_damaged(path)]
    return [bad("doctor-damage", found="; ".join(found)[:900], restore=restore, accept=accept) if found else whole]


async def backups(folder: Path, now: float, hours: float) -> Iterable[Finding]:
    """Check that the newest backup is young enough and can be opened; `hours` is the interval of backups."""
    return await asyncio.to_thread(_backups, folder, now, hours)


def _backups(folder: Path, now: float, hours: float) -> Iterable[Finding]:
    made, command = backup.backups(folder, now), tool("tools.backup")
    if not made:
        return [notice("doctor-backup-none", hours=round(hours), command=command)]
    when, newest = made[-1]
    try:
        content = examine(newest)
    except (StoreError, OSError) as error:
        return [bad("doctor-backup-bad", name=newest.name, reason=str(error)[:300], command=command)]
    age = round((now - when) / 3600)
    if now - when > LATE * hours * 3600:
        return [notice("doctor-backup-old", hours=age, interval=round(hours), command=command)]
    return [good("doctor-backup-good", hours=age, matches=content.matches, count=len(made))]
