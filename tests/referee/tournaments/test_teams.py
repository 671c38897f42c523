"""Teams: whom a captain may ask, and that each who is asked has a message of their own (TM-09)."""

from __future__ import annotations

import pytest

from referee.errors import RefusedError
from referee.tournaments.halls.slots import team_slot
from store.match.owed import FORMER, Post
from store.people import blocks
from store.tournaments import entries, outbox
from tests.referee.conftest import Room
from tests.referee.tournaments.event import ORGANISER, Event
from tournaments.settings.formats import Swiss
from tournaments.settings.model import Entering, Settings

TEAMS = Settings(format=Swiss(rounds=1), entering=Entering(members=2, reserve=True))


async def opened(room: Room) -> Event:
    event = await Event.made(room, TEAMS, game="brawl", form="teams")
    await event.parts.opening.open(event.code, ORGANISER, [])
    return event


async def ask(event: Event, mate: int) -> None:
    await event.parts.entering.propose_team(event.code, event.person(1), event.person(mate), "Team\nuser 1", 3)


@pytest.mark.rule("TM-09")
async def test_a_second_person_asked_gets_a_message_and_the_first_ones_is_deleted(room: Room) -> None:
    event = await opened(room)
    number, slot = (await event.hall()).row.id, team_slot(1)
    await ask(event, 2)
    await room.db.write(lambda db: outbox.put_post(db, number, Post(slot, 5, 77, "shown")))
    await ask(event, 2)  # a second press asks nobody twice
    assert [*await outbox.posts(room.db, number)] == [slot]
    await ask(event, 3)
    assert [*await outbox.posts(room.db, number)] == [f"{FORMER}:77"]
    owed = {row.slot for row in await outbox.owed(room.db)}
    assert {slot, f"{FORMER}:77"} <= owed


@pytest.mark.rule("TM-09")
@pytest.mark.parametrize(("by", "key"), [(1, "refused-tournament-mate-blocked"), (2, "refused-tournament-mate-closed")])
async def test_whom_a_block_keeps_apart_is_neither_asked_nor_named_as_reserve(room: Room, by: int, key: str) -> None:
    event = await opened(room)
    await event.enter_team(1, 4)
    await room.db.write(lambda db: blocks.block(db, by, 3 - by, room.time))
    with pytest.raises(RefusedError, match=key):
        await event.parts.entering.name_reserve(event.code, 1, event.person(2))
    await event.parts.entering.leave(event.code, 1)
    with pytest.raises(RefusedError, match=key):
        await ask(event, 2)
    assert await entries.proposals(room.db, (await event.hall()).row.id) == []
