"""bot.py started on some data, for tests of what it says where it cannot go on."""

from __future__ import annotations

import asyncio
import os
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]


async def start(folder: Path, **settings: str) -> tuple[int | None, list[str]]:
    """Start bot.py on this data; return its exit status and what it wrote."""
    # An address where nothing listens: should it get past the database, it must not open a table of its own.
    env = os.environ | {"DISCORD_TOKEN": "", "ARBITER_TABLE": "http://127.0.0.1:9", "ARBITER_DATA": str(folder)}
    env |= settings
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        str(ROOT / "bot.py"),
        cwd=folder,
        env=env,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )
    output, _ = await process.communicate()
    return process.returncode, output.decode().splitlines()
