"""Makes a backup now, also while the bot runs: `python -m tools.backup [target]`.

Without a target it goes to ARBITER_DATA/backups, where it counts among the backups that are kept.
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path

from ops.commands import program_name
from ops.settings import SettingsError, data_folder, database_address, read_env
from store.addresses import is_postgres, shown
from store.copying import copy
from store.errors import StoreError
from store.upkeep.backup import name_at
from store.upkeep.restoring import examine


def main() -> int:
    """Make and check a backup; return the exit status."""
    parser = argparse.ArgumentParser(
        prog=program_name("tools.backup"), description="Makes a backup, also while the bot runs."
    )
    parser.add_argument("target", nargs="?", type=Path, help="the file to write (default: a new one among the backups)")
    arguments = parser.parse_args()
    read_env()
    data = data_folder()
    target = arguments.target or data / "backups" / name_at(time.time())
    try:
        source = file_of(database_address())
        copy(source, target)
        found = examine(target)
    except (SettingsError, StoreError, OSError, ValueError) as error:
        print(f"no backup was made: {error}", file=sys.stderr)
        return 1
    print(f"{target}: {found.size / 2**20:.1f} MiB, {found.matches} matches, {found.running} of them running")
    return 0


def file_of(address: str) -> Path:
    """Return the file of the database. Raises FileNotFoundError if it is not there, ValueError if it is a server's."""
    if is_postgres(address):
        raise ValueError(
            f"{shown(address)} is backed up by PostgreSQL's own tools, such as pg_dump: docs/host/postgres.md"
        )
    if not Path(address).is_file():
        raise FileNotFoundError(f"there is no database {address}: ARBITER_DATA says where it is")
    return Path(address)


if __name__ == "__main__":
    sys.exit(main())
