"""The file of a tournament, recomputed by the script that anyone may run."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

from referee.tournaments.halls.hall import Hall
from referee.tournaments.rated_steps import rated_steps
from tournaments.files.export import export

SCRIPT = Path(__file__).resolve().parents[3] / "tools" / "verify_tournament.py"


async def recompute(hall: Hall, database: Path) -> int:
    """Let the script recompute a tournament's file in a process of its own; return how many rated games it had.

    Raises AssertionError with what it says of a difference.
    """
    if not hall.state.rounds:
        return 0
    file = database.with_name("tournament.json")
    steps = await asyncio.to_thread(rated_steps, str(database), hall.row)
    await asyncio.to_thread(file.write_bytes, export(hall.settings, hall.records, steps))
    script = await asyncio.create_subprocess_exec(
        sys.executable, "-I", str(SCRIPT), str(file), stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.STDOUT
    )
    said, _ = await script.communicate()
    assert script.returncode == 0, said.decode()
    return len(steps)
