"""Checks of a PostgreSQL that keeps the database."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable

from ops.findings import Finding, bad, good, notice
from store.errors import StoreError
from store.migrations import load
from store.opening import surveyed
from words.safe import safe_name

KIB = 1000


async def database(address: str) -> Iterable[Finding]:
    """Check that the server can be reached, that the schema is of this version, and that what is stored there is safe."""
    return await asyncio.to_thread(_database, address)


def _database(address: str) -> Iterable[Finding]:
    newest = len(load())
    try:
        seen = surveyed(address)
    except StoreError as error:
        return [bad("doctor-server-bad", reason=str(error)[:300])]
    if seen.schema > newest:
        return [bad("doctor-server-newer", schema=seen.schema, known=newest)]
    found = [] if seen.durable else [bad("doctor-server-unsafe")]
    found += [] if seen.encrypted else [notice("doctor-server-plain")]
    found += [notice("doctor-server-superuser", role=seen.role)] if seen.superuser else []
    found += [] if seen.checksums else [notice("doctor-server-unchecked")]
    if seen.damage:
        found.append(bad("doctor-server-damage", found="; ".join(safe_name(line, 200) for line in seen.damage)[:900]))
    if not seen.schema:
        return [notice("doctor-server-new"), *found]
    whole = good("doctor-server-good", version=seen.version, size=max(1, seen.size // KIB), schema=seen.schema)
    return [whole, *found]


async def backups() -> Iterable[Finding]:
    """Say whose backups of a server are."""
    return [good("doctor-server-backups")]
