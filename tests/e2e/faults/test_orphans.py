"""A bot that is killed leaves no process behind: neither those that paint nor the practice player's, even if it hangs."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]

BOT = """
import asyncio
from boards.workers.pool import Painter
from referee.automatic.practice import thinker
from tests.support.thinkers import hanging

async def main():
    async with Painter(1):
        pool, hung = thinker(), hanging(seconds=600)
        await pool.start()
        await hung.start()
        task = asyncio.create_task(hung.ask(b""))
        print("ready", flush=True)
        await asyncio.Event().wait()

if __name__ == "__main__":
    asyncio.run(main())
"""


async def test_killed_it_takes_its_processes_with_it(tmp_path: Path) -> None:
    script = tmp_path / "bot_like.py"
    script.write_text(BOT, encoding="utf-8")
    pipe = asyncio.subprocess.PIPE
    parent = await asyncio.create_subprocess_exec(
        sys.executable, str(script), cwd=ROOT, env={"PYTHONPATH": str(ROOT)}, stdin=pipe, stdout=pipe, stderr=pipe
    )
    assert parent.stdout is not None
    assert parent.stderr is not None
    assert await asyncio.wait_for(parent.stdout.readline(), 60) == b"ready\n"
    parent.kill()
    await parent.wait()
    # They all have the parent's stderr: it ends when the last of them does.
    await asyncio.wait_for(parent.stderr.read(), 60)
