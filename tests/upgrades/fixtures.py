"""Databases of earlier days: written once as SQL text, read back as files. `python -m tests.upgrades.record` writes them."""

from __future__ import annotations

import lzma
import sqlite3
from contextlib import closing
from pathlib import Path

OLD = Path(__file__).parent / "old"
BOT, TABLE = "schema", "table"
"""What is kept of a day: the bot's database, and the world of the local table with the messages in it."""


def kept() -> list[int]:
    """Return the schemas of which a database is kept, in order."""
    return sorted(int(file.name.removeprefix(f"{BOT}-").split(".")[0]) for file in OLD.glob(f"{BOT}-*.sql.xz"))


def write(path: Path, kind: str, schema: int) -> None:
    """Keep a database, that nobody has open, as text."""
    with closing(sqlite3.connect(path)) as db:
        marks = [
            f"PRAGMA {name} = {db.execute(f'PRAGMA {name}').fetchone()[0]};"
            for name in ("application_id", "user_version")
        ]
        text = "\n".join([*db.iterdump(), *marks, ""])
    (OLD / f"{kind}-{schema}.sql.xz").write_bytes(lzma.compress(text.encode(), preset=9))


def read(path: Path, kind: str, schema: int) -> None:
    """Make the file that was kept."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        db.executescript(lzma.decompress((OLD / f"{kind}-{schema}.sql.xz").read_bytes()).decode())


def unpack(folder: Path, schema: int) -> None:
    """Lay a day's data out as `ARBITER_DATA` has it."""
    read(folder / "arbiter.db", BOT, schema)
    read(folder / "table" / "table.sqlite3", TABLE, schema)
