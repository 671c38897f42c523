"""Closed lists: until the tournament is over, a finished match opens nothing from which others learn a deck (TM-10)."""

from __future__ import annotations

from typing import Literal

import msgspec
import pytest

from referee.match.live import Live
from referee.match.moments import ALL_HANDS, PUBLIC, Perspective, perspectives
from tests.referee.conftest import Room
from tests.referee.tournaments.event import Event
from tests.referee.tournaments.series import at_table, best_of_three, lose, seated
from tests.referee.tournaments.support import WHY
from tests.support.match_files import match_file
from tournaments.settings.formats import Swiss

STRANGER = 77


def is_secret(live: Live) -> bool:
    """Return whether everybody but the own player sees neither list nor squad of each seat."""
    views = {viewer: live.view(viewer).table for viewer in (None, 0, 1)}
    closed = [views[viewer].player(seat) for viewer in views for seat in (0, 1) if viewer != seat]
    return all(one.deck_list is None and one.squad is None for one in closed)


async def finished(room: Room, shown: Literal["start", "end"] = "end") -> tuple[Event, Live]:
    """Return a tournament of four that goes on, and a table whose match is over."""
    event = await Event.made(room, msgspec.structs.replace(best_of_three(Swiss(rounds=1)), shown=shown), game="legends")
    live, _ = await event.begun(1, 2, 3, 4)
    await event.arrive(live)
    await event.run()
    for _ in range(2):
        await lose(event, live, seated(live, 1))
    assert live.row.status == "over"
    assert (await event.state()).phase == "running"
    return event, live


@pytest.mark.rule("TM-10")
async def test_a_finished_match_keeps_the_lists_closed_until_the_tournament_is_over(room: Room) -> None:
    event, live = await finished(room)
    assert is_secret(live)
    assert not live.is_open
    assert perspectives(live, STRANGER) == [PUBLIC]
    assert perspectives(live, seated(live, 0)) == [Perspective(0), PUBLIC]
    public, own = await match_file(room.db, live, None), await match_file(room.db, live, 0)
    assert (public["whole"], "brought" in public, "secret" in public) == (False, False, False)
    assert [one["seat"] for one in own["brought"]] == ["A"]
    await event.parts.opening.cancel(event.code, event.organiser().user, [], WHY)
    assert live.is_open
    assert perspectives(live, STRANGER)[0] == ALL_HANDS
    whole = await match_file(room.db, live, None)
    assert (whole["whole"], len(whole["brought"])) == (True, 2)


@pytest.mark.rule("TM-10")
async def test_the_end_of_the_tournament_opens_them(room: Room) -> None:
    event, live = await at_table(room, best_of_three())
    for _ in range(2):
        await lose(event, live, seated(live, 1))
    assert (await event.state()).phase == "over"
    assert live.is_open
    room.referee.live.forget(live.row.id)
    assert (await room.referee.live.by_code(live.row.code)).is_open


@pytest.mark.rule("TM-10")
async def test_open_lists_and_tables_of_no_tournament_open_with_the_match(room: Room) -> None:
    _, live = await finished(room, "start")
    assert live.is_open
    assert not is_secret(live)
    alone = await room.lobby(5, 6)
    alone = await room.referee.lobbies.start(alone.row.code, 5)
    await room.referee.seats.concede(alone.row.code, 5)
    assert alone.is_open
