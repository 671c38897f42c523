"""What is owed to whom: each thing once, to each player the own pairing, nothing twice after a restart (TM-67)."""

from __future__ import annotations

from collections import Counter

import pytest

from referee.tournaments.halls.slots import mine_of_slot, news_of_slot, round_of_slot
from store.match.owed import Owed, Post
from store.tournaments import outbox
from tests.referee.conftest import Room
from tests.referee.tournaments.event import Event
from tests.referee.tournaments.support import WHY, four
from tournaments.settings.formats import Swiss
from tournaments.settings.model import Settings


async def owed(room: Room) -> list[Owed]:
    """Return what is owed, and deliver it."""
    rows = await outbox.owed(room.db)

    def deliver(db: object) -> None:
        for row in rows:
            outbox.settle(db, row, Post(row.slot, 1, 2, "shown"), None, room.time)  # type: ignore[arg-type]  # a connection

    await room.db.write(deliver)
    return rows


@pytest.mark.rule("TM-67")
async def test_each_step_is_announced_once_and_each_player_is_told_their_own_pairing(room: Room) -> None:
    event = await Event.made(room, Settings(format=Swiss(rounds=2)), game="krendel")
    emitted: Counter[str] = Counter()
    await event.open(1, 2, 3)
    emitted.update(row.slot for row in await owed(room))
    await event.check_in(1, 2, 3)
    emitted.update(row.slot for row in await owed(room))
    while (await event.state()).phase == "running":
        for live in await event.tables():
            await event.arrive(live)
            await event.win(live, min(seat.user or 0 for seat in live.seats))
        await event.run()
        emitted.update(row.slot for row in await owed(room))
    hall = await event.hall()
    news = [news_of_slot(slot) for slot in emitted if slot.startswith("news:")]
    kinds = [type(hall.records[n - 1].fact).__name__ for n in sorted(news)]
    assert kinds == ["Opened", "CheckInOpened", "RoundClosed", "RoundClosed", "Ended"]
    # A call to enter or to check in is edited once, when it calls no longer.
    opened, check_in, *others = (emitted[f"news:{n}"] for n in sorted(news))
    assert opened == 2
    assert check_in in (1, 2)  # the start may come before it is sent
    assert others == [1, 1, 1]
    mine = {mine_of_slot(slot)[1:3] for slot in emitted if slot.startswith("mine:")}
    assert mine == {(number, entry) for number in (1, 2) for entry in (1, 2, 3)}
    rounds = {round_of_slot(slot)[:2] for slot in emitted if slot.startswith("round:")}
    assert rounds == {(0, 1), (0, 2)}


@pytest.mark.rule("TM-67")
async def test_nothing_is_owed_again_after_a_restart(room: Room) -> None:
    event = await four(room)
    await owed(room)
    await room.restart()
    await event.run()
    await event.parts.limits.run_flags()
    assert await owed(room) == []


@pytest.mark.rule("TM-67")
async def test_an_undone_round_is_told_to_all_who_were_in_it(room: Room) -> None:
    event = await four(room)
    await owed(room)
    await event.parts.organising.undo_round(event.code, event.organiser(), WHY)
    slots = [row.slot for row in await owed(room)]
    assert sum(slot.startswith("news:") for slot in slots) == 1
    assert {mine_of_slot(slot)[2] for slot in slots if slot.startswith("mine:")} == {1, 2, 3, 4}
