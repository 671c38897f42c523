"""Restores a backup: `python -m tools.restore newest`, or the name of a backup; `--list` shows them.

The bot must not run. The replaced database is kept in ARBITER_DATA/replaced.
"""

from __future__ import annotations

import argparse
import sys
import time
from datetime import UTC, datetime
from pathlib import Path

from ops.commands import program_name, tool
from ops.settings import SettingsError, data_folder, database_address, read_env
from store.addresses import is_postgres, shown
from store.errors import StoreError
from store.opening import require_driver
from store.upkeep.backup import backups
from store.upkeep.restoring import AS_IT_IS, Content, accept, examine, restore

NEWEST = "newest"
TROUBLES = (StoreError, OSError, ValueError)


def main() -> int:
    """List the backups or restore one; return the exit status."""
    parser = argparse.ArgumentParser(
        prog=program_name("tools.restore"),
        description="Puts a backup in the place of the database. The bot must not run.",
    )
    parser.add_argument(
        "backup",
        nargs="?",
        help=f"its name or path, or “{NEWEST}”: the newest one that is whole",
    )
    parser.add_argument(
        AS_IT_IS,
        action="store_true",
        help="keep the damaged database: what cannot be trusted is frozen at the next start",
    )
    parser.add_argument(
        "--renew",
        action="store_true",
        help="ready a PostgreSQL that its own tools have restored: the messages of running matches are shown anew",
    )
    parser.add_argument("--list", action="store_true", help="show the backups and whether each can be restored")
    arguments = parser.parse_args()
    read_env()
    data = data_folder()
    try:
        address = database_address()
        if is_postgres(address) and not arguments.list:
            return renew_server(address, wanted=arguments.renew)
        if arguments.renew:
            raise ValueError("--renew is for a PostgreSQL, and ARBITER_DATABASE names none")
        if arguments.as_it_is:
            return keep(Path(address))
        if arguments.list or arguments.backup is None:
            return show(data / "backups")
        return restore_backup(find_backup(data / "backups", arguments.backup), Path(address))
    except (SettingsError, *TROUBLES) as error:
        print(f"nothing was changed: {error}", file=sys.stderr)
        return 1


def renew_server(address: str, *, wanted: bool) -> int:
    """Ready a restored PostgreSQL, and print what comes of it. Raises StoreError, ValueError if that is not what is wanted."""
    if not wanted:
        raise ValueError(
            f"ARBITER_DATABASE is {shown(address)}, which PostgreSQL's own tools restore (docs/host/postgres.md); then"
            f" {tool('tools.restore --renew', offline=True)}"
        )
    require_driver()
    from store.upkeep.restored import renew

    print(f"{shown(address)} is ready: {renew(address, time.time())} matches")
    print("Start the bot now: it brings the messages of running matches in line with what was restored.")
    return 0


def keep(database: Path) -> int:
    """Take a damaged database as it is, and print what comes of it."""
    try:
        aside = accept(database)
    except TROUBLES as error:
        print(f"nothing was changed: {error}", file=sys.stderr)
        return 1
    print(f"{database} is taken as it is; a copy is kept in {aside}")
    print("Start the bot now: it compares all rows, freezes the matches that it cannot trust, and /doctor names them.")
    return 0


def show(folder: Path) -> int:
    """Print the backups, newest first, and the command that restores one."""
    found = backups(folder)
    if not found:
        print(f"there are no backups in {folder}; ARBITER_DATA says where they are", file=sys.stderr)
        return 1
    for when, file in reversed(found):
        print(f"{file.name}  {age(when)}  {describe(file)}")
    print(
        f"\nTo restore one, stop the bot, then: {tool(f'tools.restore {NEWEST}', offline=True)}   (or a name from the list)"
    )
    return 0


def age(when: float) -> str:
    """Return a moment in UTC as text, with the time since then."""
    hours = (time.time() - when) / 3600
    ago = (
        f"{hours * 60:.0f} min ago"
        if 0 <= hours < 1
        else f"{hours:.0f} h ago"
        if hours < 72
        else f"{hours / 24:.0f} d ago"
    )
    return f"{datetime.fromtimestamp(when, UTC):%Y-%m-%d %H:%M} UTC ({ago if hours >= 0 else 'in the future'})"


def describe(file: Path) -> str:
    """Return the content of a backup as a line, or why it cannot be restored."""
    try:
        found = examine(file)
    except TROUBLES as error:
        return f"CANNOT BE RESTORED: {error}"
    return content(found)


def content(found: Content) -> str:
    """Return the content of a backup as a line."""
    return f"{found.size / 2**20:.1f} MiB, schema {found.schema}, {found.matches} matches, {found.running} running"


def find_backup(folder: Path, name: str) -> Path:
    """Return the backup with this name, or the newest one. Raises FileNotFoundError if there is none."""
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


def restore_backup(source: Path, database: Path) -> int:
    """Restore a backup and print the result."""
    found = examine(source)
    aside = restore(source, database)
    print(f"restored {source} to {database}: {content(found)}")
    print(f"what was there is kept in {aside}" if aside else "there was no database before")
    print("Start the bot now: it brings the messages of running matches in line with the backup.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
