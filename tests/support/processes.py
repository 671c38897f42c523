"""The bot in a process of its own, for tests and benchmarks."""

from __future__ import annotations

import asyncio
import os
import socket
import sys
from pathlib import Path
from typing import IO

ROOT = Path(__file__).resolve().parents[2]


async def start_bot(
    table: str, folder: Path, *command: str, output: IO[bytes] | None = None, **settings: str
) -> asyncio.subprocess.Process:
    """Start what Python runs by this command as a bot at a table, by its address, with its data in a folder; return at once.

    What it writes goes to `output`, else to where this process writes.
    """
    env = os.environ | {
        "DISCORD_TOKEN": "",
        "ARBITER_TABLE": table,
        "ARBITER_DATA": str(folder),
        "ARBITER_DM_SPACING": "0",
    }
    return await asyncio.create_subprocess_exec(
        sys.executable, *command, cwd=ROOT, env=env | settings, stdout=output, stderr=output
    )


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as found:
        return int(found.getsockname()[1])
