"""Time in which the bot was out of reach, where the disk refuses to take note of it."""

from __future__ import annotations

from typing import Any

import pytest

from cogs.upkeep.life import BEAT, Life
from store.errors import StoreFailedError


async def test_time_out_of_reach_is_given_back_once_the_disk_takes_it(
    referee: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    done: list[str] = []
    full = True

    async def arrive(_back: object) -> None:
        done.append("refused" if full else "given back")
        if full:
            raise StoreFailedError("the disk is full")

    async def beat(_there: object) -> None:
        done.append("beat")

    life = Life(None, referee, None)  # type: ignore[arg-type]  # neither Discord nor messages are asked for
    monkeypatch.setattr(life.referee.outages, "come_online", arrive)
    monkeypatch.setattr(life.referee.outages, "note_heartbeat", beat)
    now = referee.now()
    monkeypatch.setattr(referee, "now", lambda: now)
    await life.arrive()
    assert not life.down
    now += BEAT
    await life.beat()
    full = False
    for _ in range(2):
        now += BEAT
        await life.beat()
    assert done == ["refused", "refused", "given back", "beat"]
