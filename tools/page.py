"""Makes a web page in one file of a finished match: `python -m tools.page MATCH-FILE-OR-CODE OUT.html`.

It works while the bot runs. A match file is played through again first; a code is looked up in a copy of the bot's database.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from pathlib import Path

from boards.jobs import PaintError
from boards.workers.pool import Painter
from cogs.kit.answering.answers import refusal_text
from cogs.kit.painting.painter import PicturePainter
from cogs.replay.scenes import Replayer
from cogs.replay.webpage.making import make_page
from cogs.screens.log.story import Chronicle
from engines.kernel.history.saves import BadSaveError
from engines.kernel.languages import languages
from ops.commands import print_anything, program_name
from ops.settings import SettingsError, data_folder, database_address, read_env
from referee.errors import RefusedError
from referee.service import CODE, Referee
from store.addresses import is_postgres
from store.copying import copy
from store.errors import StoreError
from store.opening import require_driver
from store.sqlite import SqliteDatabase
from words.texts import words

SECONDS = 3600.0
"""Seconds that the pictures may take; nobody else waits for them."""

PAINTERS = 1
"""Painting processes: the pictures are made one after another."""

SOMEBODY = 1
"""The user who imports the match file: an id that nobody has on Discord."""


def main() -> int:
    """Make the page; return the exit status."""
    parser = argparse.ArgumentParser(
        prog=program_name("tools.page"),
        description="Makes a finished match a web page in one file, also while the bot runs.",
    )
    parser.add_argument("match", help="a match file, or the code of a match in the bot's database")
    parser.add_argument("out", type=Path, help="the file to write, such as match.html")
    parser.add_argument(
        "--language", choices=languages(), default="en", help="the language that a match file's page begins in"
    )
    arguments = parser.parse_args()
    read_env()
    print_anything()
    try:
        with tempfile.TemporaryDirectory(prefix="arbiter-page-", dir=temporary_folder(arguments.match)) as folder:
            database = Path(folder) / "arbiter.db"
            file = match_file_of(arguments.match, database)
            body = asyncio.run(page(arguments.match.upper() if file is None else file, arguments.language, database))
        arguments.out.write_bytes(body)
    except RefusedError as error:
        print(f"no page was made: {refusal_text(error, words('en'))}", file=sys.stderr)
        return 1
    except (BadSaveError, SettingsError, StoreError, PaintError, OSError, ValueError) as error:
        print(f"no page was made: {error}", file=sys.stderr)
        return 1
    print(f"{arguments.out}: {len(body) / 2**20:.1f} MiB")
    return 0


def temporary_folder(match: str) -> Path | None:
    """Return the folder with space for a copy of the bot's database, None if a match file needs no such space."""
    data = data_folder()
    return data if data.is_dir() and not Path(match).is_file() else None


def match_file_of(match: str, database: Path) -> bytes | None:
    """Return the match file of this name. Without such a file copy the bot's database, which may have such a code.

    Raises OSError and StoreError if neither can be read.
    """
    file, source = Path(match), database_address()
    if file.is_file():
        return file.read_bytes()
    if not CODE.fullmatch(match.upper()):
        raise FileNotFoundError(f"there is no file {file}")
    if is_postgres(source):
        require_driver()
        from store.moving.moves import to_file

        to_file(source, database, alone=False)
        return None
    if not Path(source).is_file():
        raise FileNotFoundError(f"there is no file {file}, and no database {source}: ARBITER_DATA says where it is")
    copy(Path(source), database)
    return None


async def page(match: str | bytes, language: str, database: Path) -> bytes:
    """Return the page of a match, given by its code in a database or as a match file, which is imported into a new database.

    Raises RefusedError, PaintError, and StoreError or BadSaveError if the database cannot be used.
    """
    db = await SqliteDatabase.open(database)
    try:
        referee = Referee(db)
        code = match if isinstance(match, str) else (await referee.importing.import_file(SOMEBODY, language, match))[0]
        live = await referee.live.by_code(code)
        async with Painter(PAINTERS) as painter:
            return await make_page(Replayer(referee, PicturePainter(painter.paint), Chronicle(referee)), live, SECONDS)
    finally:
        await db.close()


if __name__ == "__main__":
    sys.exit(main())
