"""Moves the database from SQLite to PostgreSQL, or back: `python -m tools.move var/arbiter.db postgresql://…`.

The bot must not run. The target must be empty; the source stays as it was. All tables are compared on both sides.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from ops.commands import print_anything, program_name
from ops.settings import read_env
from store.addresses import is_postgres, is_whole, shown
from store.errors import StoreError
from store.opening import require_driver

KEPT = 5
"""Lines about damaged rows that are printed."""


def main() -> int:
    """Move a database; return the exit status."""
    parser = argparse.ArgumentParser(
        prog=program_name("tools.move"),
        description="Moves the database from a SQLite file to a PostgreSQL, or back. The bot must not run.",
        epilog="Others on this machine can read a command line: leave the password to PGPASSFILE or ~/.pgpass.",
    )
    parser.add_argument("source", help="a file, such as var/arbiter.db, or an address postgresql://…")
    parser.add_argument("target", help="the other of both: an empty database, or a file that is not there")
    arguments = parser.parse_args()
    read_env()
    print_anything()
    try:
        return move(arguments.source, arguments.target)
    except (StoreError, OSError, ValueError) as error:
        print(f"nothing was changed: {error}", file=sys.stderr)
        return 1


def move(source: str, target: str) -> int:
    """Move a database and print what was moved. Raises StoreError, OSError or ValueError; nothing was changed then."""
    if is_postgres(source) == is_postgres(target):
        raise ValueError("one of both must be a file, the other an address that begins with postgresql://")
    if not is_whole(source if is_postgres(source) else target):
        raise ValueError("the address is not whole; in a password @ : / ? # % are written as %40 %3A %2F %3F %23 %25")
    require_driver()
    from store.moving.moves import to_file, to_server

    moved = to_file(source, Path(target)) if is_postgres(source) else to_server(Path(source), target)
    width = max(map(len, moved.digests))
    for name, digest in moved.digests.items():
        print(f"{name:{width}}  {digest.rows:>9}  {str(digest)[:16]}")
    rows = sum(digest.rows for digest in moved.digests.values())
    print(
        f"moved {rows} rows of {len(moved.digests)} tables to {shown(target)}; all digests are the same on both sides"
    )
    for line in moved.damage[:KEPT]:
        print(f"as damaged as before: {line}")
    print(f"{shown(source)} stays as it was. Set ARBITER_DATABASE={_setting(target)}, and start the bot.")
    return 0


def _setting(target: str) -> str:
    return shown(target) if is_postgres(target) else str(Path(target).absolute())


if __name__ == "__main__":
    sys.exit(main())
