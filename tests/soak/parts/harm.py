"""Ways in which a database is harmed: by a disk that forgets or changes, by files that are lost, by hands with a shell.

Each is a function of the database's path and a source of chance. It changes the files and returns a few words about it.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable, Mapping
from contextlib import closing
from pathlib import Path
from random import Random

PAGE = 4096
FRAME = PAGE + 24

Harm = Callable[[Path, Random], str]


def _log(path: Path) -> Path:
    return Path(f"{path}-wal")


def _flip(file: Path, rng: Random, count: int) -> str:
    content = bytearray(file.read_bytes())
    places = [rng.randrange(8 * len(content)) for _ in range(count)] if content else []
    for place in places:
        content[place // 8] ^= 1 << place % 8
    file.write_bytes(content)
    return f"bits {places}"


def flip_bit(path: Path, rng: Random) -> str:
    """Flip one bit of the database."""
    return _flip(path, rng, 1)


def flip_bits(path: Path, rng: Random) -> str:
    """Flip some bits of the database."""
    return _flip(path, rng, rng.randrange(2, 30))


def flip_bit_of_log(path: Path, rng: Random) -> str:
    """Flip one bit of the write-ahead log, of the database where there is none."""
    return _flip(_log(path) if _log(path).exists() else path, rng, 1)


def flip_last_of_log(path: Path, rng: Random) -> str:
    """Flip one bit of the last frame of the log: what is lost then has nothing behind it."""
    log = _log(path)
    if not log.exists():
        return flip_bit(path, rng)
    content = bytearray(log.read_bytes())
    place = rng.randrange(8 * FRAME)
    content[len(content) - FRAME + place // 8] ^= 1 << place % 8
    log.write_bytes(content)
    return f"bit {place} of the last frame"


def flip_bit_of_sums(path: Path, rng: Random) -> str:
    """Flip one bit of the sums themselves."""
    return _flip(Path(f"{path}-sums"), rng, 1)


def zero_page(path: Path, rng: Random) -> str:
    """Write zeros over a page."""
    return _overwrite(path, rng, bytes(PAGE))


def rubbish_page(path: Path, rng: Random) -> str:
    """Write chance over a page."""
    return _overwrite(path, rng, rng.randbytes(PAGE))


def _overwrite(path: Path, rng: Random, page: bytes) -> str:
    number = rng.randrange(path.stat().st_size // PAGE)
    with path.open("r+b") as file:
        file.seek(number * PAGE)
        file.write(page)
    return f"page {number + 1}"


def swap_pages(path: Path, rng: Random) -> str:
    """Let two pages change places."""
    one, other = rng.sample(range(path.stat().st_size // PAGE), 2)
    content = path.read_bytes()
    pages = [content[n * PAGE : (n + 1) * PAGE] for n in (one, other)]
    with path.open("r+b") as file:
        for number, page in ((one, pages[1]), (other, pages[0])):
            file.seek(number * PAGE)
            file.write(page)
    return f"pages {one + 1} and {other + 1}"


def truncate(path: Path, rng: Random) -> str:
    """Cut the database."""
    return _cut(path, rng)


def truncate_log(path: Path, rng: Random) -> str:
    """Cut the log, of which nothing may be left; the database where there is none."""
    return _cut(_log(path) if _log(path).exists() else path, rng)


def _cut(file: Path, rng: Random) -> str:
    size = file.stat().st_size
    left = rng.choice([0, rng.randrange(size), max(0, size - FRAME), size - 1])
    os.truncate(file, left)
    return f"{left} of {size} bytes left"


def lose_log(path: Path, rng: Random) -> str:
    """Delete the log; the database where there is none."""
    log = _log(path)
    (log if log.exists() else path).unlink()
    return "deleted"


def _shell(path: Path, rng: Random, sql: str, *, pick: str) -> str:
    """Run a statement for one thing that a query picks, as a hand with a shell would."""
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        found = db.execute(pick).fetchall()
        chosen = rng.choice(found)
        db.execute("PRAGMA foreign_keys = OFF")
        db.execute(sql.format(*chosen))
    return sql.format(*chosen)


def drop_table(path: Path, rng: Random) -> str:
    """Drop a table."""
    pick = "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
    return _shell(path, rng, "DROP TABLE {0}", pick=pick)


def drop_index(path: Path, rng: Random) -> str:
    """Drop an index."""
    pick = "SELECT name FROM sqlite_schema WHERE type = 'index' AND sql IS NOT NULL"
    return _shell(path, rng, "DROP INDEX {0}", pick=pick)


def rename_column(path: Path, rng: Random) -> str:
    """Give a column another name, so that the one that is wanted is gone."""
    pick = (
        "SELECT entry.name, info.name FROM sqlite_schema AS entry JOIN pragma_table_info(entry.name) AS info"
        " WHERE entry.type = 'table' AND entry.name NOT LIKE 'sqlite_%'"
    )
    return _shell(path, rng, 'ALTER TABLE {0} RENAME COLUMN "{1}" TO gone', pick=pick)


BODIES: Mapping[str, tuple[str, str]] = {
    "packs": ("body", "hash"),
    "states": ("body", "match, version"),
    "events": ("body", "match, version, place"),
    "choices": ("keys", "match, version"),
    "tournament_records": ("body", "tournament, n"),
    "ladder_facts": ("body", "ladder, n"),
    "decks": ("body", "id"),
    "seats": ("brought", "match, seat"),
    "tournament_entries": ("brought", "tournament, entry"),
    "matches": ("options", "id"),
    "tournaments": ("settings", "id"),
    "ladders": ("rules", "id"),
}
"""Tables with bodies that have digests: the column of the body, and the key."""


def swap_bodies(path: Path, rng: Random) -> str:
    """Let the bodies of two rows change places, with their digests."""
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        table, rows = _different(db, rng)
        column, key = BODIES[table]
        digest = next((name for name in ("digest", "brought_digest") if name in _columns(db, table)), None)
        for (*where, _, _), (*_, body, proof) in (rows, rows[::-1]):
            names = key.split(", ")
            condition = " AND ".join(f"{name} = ?" for name in names)
            db.execute(f"UPDATE {table} SET {column} = ? WHERE {condition}", (body, *where))
            if digest is not None:
                db.execute(f"UPDATE {table} SET {digest} = ? WHERE {condition}", (proof, *where))
    return f"{table} {[row[:-2] for row in rows]}"


def _different(db: sqlite3.Connection, rng: Random) -> tuple[str, list[tuple[object, ...]]]:
    """Return a table, and key, body and digest of two rows whose bodies differ."""
    for table in rng.sample([*BODIES], len(BODIES)):
        column, key = BODIES[table]
        digest = next((name for name in ("digest", "brought_digest") if name in _columns(db, table)), "0")
        condition = "started IS NOT NULL" if table == "matches" else f"{column} <> ''"
        rows = db.execute(f"SELECT {key}, {column}, {digest} FROM {table} WHERE {condition}").fetchall()
        for _ in range(20):
            if len(rows) > 1 and (pair := rng.sample(rows, 2))[0][-2] != pair[1][-2]:
                return table, pair
    raise AssertionError("no table has two different bodies")


def _columns(db: sqlite3.Connection, table: str) -> list[str]:
    return [row[1] for row in db.execute(f"PRAGMA table_info({table})")]


def change_body(path: Path, rng: Random) -> str:
    """Change one digit or letter of a body, so that it can still be read."""
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        tables = rng.sample([*BODIES], len(BODIES))
        for table in tables:
            column, key = BODIES[table]
            condition = "started IS NOT NULL" if table == "matches" else f"{column} <> ''"
            rows = db.execute(f"SELECT {key}, {column} FROM {table} WHERE {condition}").fetchall()
            *where, body = rng.choice(rows) if rows else (None,)
            changed = _changed(body, rng) if body else None
            if changed is None:
                continue
            names = " AND ".join(f"{name} = ?" for name in key.split(", "))
            db.execute(f"UPDATE {table} SET {column} = ? WHERE {names}", (changed, *where))
            return f"{table} {where}"
    raise AssertionError("no table has a body")


def _changed(body: str | bytes, rng: Random) -> str | bytes | None:
    """Return a text with another digit or letter in it, bytes with a flipped bit; None for a text without either."""
    if isinstance(body, bytes):
        place = rng.randrange(8 * len(body))
        return body[: place // 8] + bytes([body[place // 8] ^ 1 << place % 8]) + body[place // 8 + 1 :]
    places = [n for n, sign in enumerate(body) if sign.isdigit()] or [
        n for n, sign in enumerate(body) if sign.isalpha()
    ]
    if not places:
        return None
    place = rng.choice(places)
    other = chr(ord(body[place]) ^ 1)
    return body[:place] + other + body[place + 1 :]


FILES: tuple[Harm, ...] = (
    *(flip_bit, flip_bit, flip_bit, flip_bits, flip_bit_of_log, flip_bit_of_log, flip_last_of_log, flip_bit_of_sums),
    *(zero_page, rubbish_page, swap_pages, truncate, truncate_log, lose_log),
)
"""Harm done to files. What is there more than once is more frequent."""

SHELL: tuple[Harm, ...] = (drop_table, drop_index, rename_column, swap_bodies, change_body)
"""Harm done by statements."""
