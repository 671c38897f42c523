"""Compares a database with its proof before it is opened: what was acknowledged is there, and no page has changed since."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from pathlib import Path
from zlib import crc32

from store.errors import DatabaseCorruptError, DatabaseMissingError
from store.files import read_only
from store.proof import sums, wal
from store.proof.sums import Sums, SumsDamagedError
from store.proof.wal import Log

WITH_DIGESTS = frozenset({"packs", "states", "choices", "events", "tournament_records", "ladder_facts"})
"""Tables whose rows have digests and belong to one match, tournament or ladder, so that the others can go on."""

LISTED = 8
"""How many pages, and tables and indexes, are named at most."""

_SIZE_AT = 16
"""The place in a database's header that has the size of its pages."""

_MODE_AT = 18
"""The place in a database's header that says how it is written: 2 for a write-ahead log, 1 without one."""

_AT_ONCE = 256
"""Pages that are read at once."""


@dataclass(frozen=True, slots=True)
class Proof:
    """The sums to go on with, and the findings that an operator reads although the bot may start.

    `warning` is about a change that nobody was told of, or a database from elsewhere; `damage` is about pages that have changed.
    `known` is False where something could not be compared.
    """

    sums: Sums
    known: bool
    warning: str = ""
    damage: str = ""


def prove(path: Path) -> Proof:
    """Compare a database in WAL mode with its proof. Without one, its pages as they are now are the first.

    Raises DatabaseCorruptError if acknowledged changes are lost, or if pages have changed whose rows have no digests. OSError.
    """
    log = _log(path)
    try:
        known, unreadable = sums.read(sums.file_of(path)), ""
    except SumsDamagedError as error:
        known = None
        unreadable = f"pages cannot be compared: {sums.file_of(path).name} is damaged ({error}) and is made anew"
    if known is not None and log is None and is_copy(path):
        pages = sums_of(path)
        if pages == known.pages:
            return Proof(Sums(pages), True)  # a copy with its own sums
        warning = "a copy of a database was put in its place, which is compared with nothing"
        return Proof(Sums(pages), False, warning)
    lost = log.damage if log is not None else ""
    if known is not None:
        lost = lost or _lost(log, known)
    if lost:
        raise DatabaseCorruptError(f"{path} has lost changes that were stored: {lost}")
    torn = f"{log.torn}; nobody had been told that it was stored" if log is not None and log.torn else ""
    pages = sums_of(path)
    if known is None:
        return Proof(Sums(pages), False, torn, unreadable)
    if known.pages and not pages:
        raise DatabaseMissingError(f"{path} is empty, and the bot has stored {len(known.pages)} pages in it")
    in_log: Collection[int] = log.pages if log is not None else ()
    changed = sorted(
        page for page in {*known.pages, *pages} if page not in in_log and known.pages.get(page) != pages.get(page)
    )
    damage = _judge(path, changed, len(pages)) if changed else ""
    kept = {page: known.pages[page] for page in in_log if page in known.pages}
    # More than was acknowledged came from another program, or the mark was lost with the machine's power.
    all_known = log is None or not log.position.frames or log.position == known.acknowledged
    return Proof(Sums(pages | kept, known.acknowledged, known.moved), all_known, torn, damage)


def prove_copy(path: Path) -> None:
    """Compare a copy of a database with the sums beside it, if there are any. Raises DatabaseCorruptError, OSError."""
    try:
        known = sums.read(sums.file_of(path))
    except SumsDamagedError as error:
        raise DatabaseCorruptError(f"{sums.file_of(path)} is damaged: {error}") from error
    if known is not None and known.pages != sums_of(path):
        raise DatabaseCorruptError(f"{path} has changed since it was made")


def _log(path: Path) -> Log | None:
    """Return the database's write-ahead log, None without one."""
    file = wal.log_of(path)
    if not file.exists() or not file.stat().st_size:
        return None
    with contextlib.ExitStack() as after, contextlib.closing(sqlite3.connect(read_only(path), uri=True)) as connection:
        # SQLite checks the frames as it begins to read. Only while the connection is open is its index of them up to date.
        connection.execute("SELECT count(*) FROM sqlite_schema").fetchone()
        frames = wal.position(after.enter_context(wal.open_index(path))).frames
    return wal.read(file, frames)


def _lost(log: Log | None, known: Sums) -> str:
    """Return how changes that were acknowledged are lost, empty if none are."""
    acknowledged = known.acknowledged
    if log is not None and log.position.salts == acknowledged.salts:
        if log.position.frames < acknowledged.frames:
            return f"of its write-ahead log only {log.position.frames} of {acknowledged.frames} frames can be read"
    elif known.moved < acknowledged.frames and not (log is not None and log.position.follows(acknowledged)):
        return (
            f"its write-ahead log, which had {acknowledged.frames} frames, is gone or damaged,"
            " or another program has opened the database since the bot was killed"
        )
    return ""


def is_copy(path: Path) -> bool:
    """Return whether a database is not in WAL mode, as copies are. The bot's own always is."""
    with path.open("rb") as file:
        return file.read(_MODE_AT + 1)[_MODE_AT:] == b"\x01"


def sums_of(path: Path) -> dict[int, int]:
    """Return the sum of each page of a database file that no connection has open: to close it here would drop their locks."""
    with path.open("rb") as file:
        size = int.from_bytes(file.read(_SIZE_AT + 2)[_SIZE_AT:], "big")
        size = 65536 if size == 1 else size
        file.seek(0)
        found: dict[int, int] = {}
        while part := file.read(size * _AT_ONCE):
            for start in range(0, len(part), size):
                found[len(found) + 1] = crc32(part[start : start + size])
    return found


def _judge(path: Path, changed: Sequence[int], count: int) -> str:
    """Return the finding about changed pages if the bot may start. Raises DatabaseCorruptError if it may not."""
    owners = _owners(path, {*changed})
    shown = ", ".join(map(str, changed[:LISTED])) + (" …" if len(changed) > LISTED else "")
    what = f"{len(changed)} page{'s' * (len(changed) > 1)} ({shown})"
    if owners is not None and not owners and changed[-1] <= count:
        return f"{what} without content changed since the bot wrote them"
    where = f" of {', '.join(sorted(owners)[:LISTED])}" if owners else ""
    if not owners or owners - WITH_DIGESTS:
        raise DatabaseCorruptError(f"{path} is damaged, or another program has changed it: {what}{where}")
    return f"{what}{where} changed since the bot wrote them"


def _owners(path: Path, pages: Collection[int]) -> set[str] | None:
    """Return the tables and indexes that pages belong to; None where this SQLite cannot tell."""
    alone = "" if wal.log_of(path).exists() else "&immutable=1"
    try:
        with contextlib.closing(sqlite3.connect(read_only(path) + alone, uri=True)) as connection:
            return {name for name, page in connection.execute("SELECT name, pageno FROM dbstat") if page in pages}
    except (sqlite3.Error, UnicodeDecodeError):
        return None
