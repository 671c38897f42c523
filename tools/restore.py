"""Puts a backup in the place of the database: `python -m tools.restore newest`, or the name of one; `--list` shows them.

The bot must not run. What is replaced is kept in ARBITER_DATA/replaced.
"""

from __future__ import annotations

import argparse
import sys
import time
from datetime import UTC, datetime
from pathlib import Path

from ops.commands import called, tool
from ops.settings import data_folder, read_env
from store.errors import StoreError
from store.upkeep.backup import backups
from store.upkeep.restoring import Content, examine, restore

NEWEST = "newest"
TROUBLES = (StoreError, OSError, ValueError)


def main() -> int:
    """Do what the arguments say; return the exit status."""
    parser = argparse.ArgumentParser(
        prog=called("tools.restore"), description="Puts a backup in the place of the database. The bot must not run."
    )
    parser.add_argument(
        "backup",
        nargs="?",
        help=f"its name or path, or “{NEWEST}”: the newest one that is whole",
    )
    parser.add_argument("--list", action="store_true", help="show the backups and whether each can be restored")
    asked = parser.parse_args()
    read_env()
    data = data_folder()
    if asked.list or asked.backup is None:
        return show(data / "backups")
    try:
        return put_back(chosen(data / "backups", asked.backup), data / "arbiter.db")
    except TROUBLES as error:
        print(f"nothing was changed: {error}", file=sys.stderr)
        return 1


def show(folder: Path) -> int:
    """Print the backups, newest first, and how to restore one."""
    found = backups(folder)
    if not found:
        print(f"there are no backups in {folder}; ARBITER_DATA says where they are", file=sys.stderr)
        return 1
    for when, file in reversed(found):
        print(f"{file.name}  {age(when)}  {told(file)}")
    print(
        f"\nTo restore one, stop the bot, then: {tool(f'tools.restore {NEWEST}', stopped=True)}   (or a name from the list)"
    )
    return 0


def age(when: float) -> str:
    """Return a moment, in UTC, and how long ago it was."""
    hours = (time.time() - when) / 3600
    ago = (
        f"{hours * 60:.0f} min ago"
        if 0 <= hours < 1
        else f"{hours:.0f} h ago"
        if hours < 72
        else f"{hours / 24:.0f} d ago"
    )
    return f"{datetime.fromtimestamp(when, UTC):%Y-%m-%d %H:%M} UTC ({ago if hours >= 0 else 'in the future'})"


def told(file: Path) -> str:
    """Return what is in a backup, or why it cannot be restored."""
    try:
        found = examine(file)
    except TROUBLES as error:
        return f"CANNOT BE RESTORED: {error}"
    return content(found)


def content(found: Content) -> str:
    """Return what is in a backup as a line."""
    return f"{found.size / 2**20:.1f} MiB, schema {found.schema}, {found.matches} matches, {found.running} running"


def chosen(folder: Path, name: str) -> Path:
    """Return the backup that is meant. Raises FileNotFoundError if there is none."""
    if name != NEWEST:
        return folder / name if (folder / name).is_file() else Path(name)
    past = backups(folder, time.time())
    ahead = [one for one in backups(folder) if one not in past]
    for _, file in reversed([*ahead, *past]):
        try:
            examine(file)
        except TROUBLES as error:
            print(f"passed over: {error}", file=sys.stderr)
        else:
            return file
    raise FileNotFoundError(f"there is no backup in {folder} that can be restored")


def put_back(source: Path, database: Path) -> int:
    """Restore and say what was done."""
    found = examine(source)
    aside = restore(source, database)
    print(f"restored {source} to {database}: {content(found)}")
    print(f"what was there is kept in {aside}" if aside else "there was no database before")
    print("Start the bot now: it brings the messages of running matches in line with the backup.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
