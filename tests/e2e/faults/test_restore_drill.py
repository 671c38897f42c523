"""The drill: a backup while everybody plays, the database destroyed, the documented command, and play goes on."""

from __future__ import annotations

import asyncio
import logging
import os
import sys
from pathlib import Path
from random import Random

import pytest

from engines.kernel.automatic.chance import random_keys
from engines.kernel.choose import decision_of
from store.upkeep.backup import name_at
from tests.e2e.conftest import House
from tests.e2e.playing import check_reachable, live_of, panel, people_of
from tests.e2e.tables import begun
from tests.support.games import SAMPLES
from tests.upgrades.record import DUEL, rounds

ROOT = Path(__file__).resolve().parents[3]

pytestmark = pytest.mark.usefixtures("same_dice")


async def restored(folder: Path) -> str:
    """Run the documented command; return what it said."""
    command = [sys.executable, "-m", "tools.restore", "newest"]
    env = os.environ | {"ARBITER_DATA": str(folder)}
    process = await asyncio.create_subprocess_exec(
        *command, cwd=ROOT, env=env, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.STDOUT
    )
    output, _ = await process.communicate()
    assert process.returncode == 0, output.decode()
    return output.decode()


async def answer_one(house: House, code: str, rng: Random) -> bool:
    """Let somebody who is asked answer at random; return whether the match runs."""
    live = await live_of(house, code)
    if live.row.status != "playing":
        return False
    seat = rng.choice([s for s in live.humans if decision_of(live.rules_and_match[1], s.seat) is not None])
    asked = decision_of(live.rules_and_match[1], seat.seat)
    assert asked is not None
    assert seat.user is not None
    await house.bot.referee.choose(code, seat.user, seat.seat, asked.id, random_keys(asked, rng))
    return True


async def to_the_end(house: House, codes: list[str], rng: Random) -> None:
    """Play on until all have ended; what is shown on the way is not painted."""
    live = house.bot.referee.live
    woken, live.wake_delivery = live.wake_delivery, lambda _match: None
    for code in codes:
        while await answer_one(house, code, rng):
            pass
    live.wake_delivery = woken
    house.bot.wake()
    await house.settled()


async def choices(house: House) -> set[tuple[object, ...]]:
    return {tuple(row) for row in await house.db.read("SELECT match, version, seat, decision, keys FROM choices")}


def destroy(path: Path) -> None:
    """Leave rubbish where the database was, with a log beside it that is not its own."""
    for end in ("", "-wal", "-shm"):
        Path(f"{path}{end}").write_bytes(b"rubbish " * 4096)


async def test_a_destroyed_database_is_restored_and_played_on(house: House, caplog: pytest.LogCaptureFixture) -> None:
    codes = [await begun(house, game, *DUEL, **sample.command) for game, sample in SAMPLES.items()]
    rng, backup = Random(7), house.folder / "backups" / name_at(house.clock())
    for code in codes:
        for _ in range(4):
            await answer_one(house, code, rng)
    acknowledged = await choices(house)

    async def go_on() -> None:
        for code in codes * 4:
            await answer_one(house, code, rng)

    await asyncio.gather(house.db.backup(backup), go_on())
    await house.settled()
    assert len(await choices(house)) > len(acknowledged)
    await house.close()
    destroy(house.folder / "arbiter.db")

    assert f"{len(SAMPLES)} running" in await restored(house.folder)
    house.clock.forward(3600)
    await house.open()
    await house.settled()
    assert acknowledged <= await choices(house)
    for code in codes:
        await check_reachable(house, code, settled=True)
        await rounds(house, DUEL, code, 1)  # by the panels that are there
    await to_the_end(house, codes, rng)
    assert [(await live_of(house, code)).row.status for code in codes] == ["over"] * len(SAMPLES)
    assert all(":rematch" in str(panel(person, code).data) for person in people_of(house, DUEL) for code in codes)
    assert [r.getMessage() for r in caplog.records if r.levelno >= logging.ERROR] == []
