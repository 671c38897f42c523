"""Run as a process of its own: writes rows without end and prints the id of each once it is acknowledged."""

import asyncio
import itertools
import os
import sys
from pathlib import Path

from store.sqlite import SqliteDatabase
from tests.store.helpers import add


async def main(path: Path) -> None:
    database = await SqliteDatabase.open(path)
    os.write(1, b"open\n")
    ids = itertools.count(1)

    async def stream() -> None:
        for guild in ids:
            await database.write(add(guild))
            os.write(1, b"%d\n" % guild)

    await asyncio.gather(*(stream() for _ in range(8)))


asyncio.run(main(Path(sys.argv[1])))
