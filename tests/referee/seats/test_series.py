"""Matches of several games at a table: one game is given up, undone by consent, in the file; and all orders end with it."""

from __future__ import annotations

import json

import pytest

from referee.files.playthrough import play_through
from referee.files.reading import MatchFile, convert
from referee.match.live import Live
from store.seats import undos
from tests.engines.kernel.gauntlet.board import Bout
from tests.referee.conftest import Room
from tests.referee.helpers import reason
from tests.referee.seats.toys import toy, until
from tests.support.gauntlet_words import gauntlet
from tests.support.match_files import match_file

__all__ = ["gauntlet"]

pytestmark = pytest.mark.usefixtures("gauntlet")


def number(live: Live) -> int:
    record = live.rules_and_match[1].scopes[1].record
    assert isinstance(record, Bout)
    return record.number


async def test_a_game_is_given_up_and_the_match_goes_on(room: Room) -> None:
    live = await toy(room, 1, 2, games=3)
    await until(room, live, "turn")
    live = await room.referee.seats.concede_game(live.row.code, 1)
    assert (live.row.status, number(live)) == ("playing", 2)
    assert {s.status for s in live.seats} == {"human"}
    newest = (await undos.choices(room.db, live.row.id))[-1]
    assert (newest.kind, newest.user, newest.crossed.split(",")[0]) == ("concede_game", 1, "revealed")
    assert await reason(room.referee.seats.concede_game(live.row.code, 3)) == "refused-no-seat"


async def test_a_match_of_one_game_is_given_up_as_a_whole_only(room: Room) -> None:
    live = await toy(room, 1, 2)
    assert await reason(room.referee.seats.concede_game(live.row.code, 1)) == "illegal-no_games"


async def test_every_order_ends_with_the_game_whatever_it_was_given_until(room: Room) -> None:
    live = await toy(room, 1, 2, games=3)
    for user, end in ((1, "cancel"), (2, "round")):
        await room.referee.orders.give(live.row.code, user, "pass", end)
    await room.owed()
    live = await room.referee.seats.concede_game(live.row.code, 1)
    mine, other = (next(s.seat for s in live.seats if s.user == user) for user in (1, 2))
    assert [(row.until, row.ended) for row in await room.referee.orders.of(live, other)] == [("round", "game")]
    assert [(row.until, row.ended) for row in await room.referee.orders.of(live, mine)] == [("cancel", "game")]
    assert {f"panel:{mine}", f"panel:{other}"} <= {*await room.owed()}


async def test_the_file_has_the_concession_and_is_played_through(room: Room) -> None:
    live = await toy(room, 1, 2, games=3)
    for _ in range(2):
        await until(room, live, "turn")
        live = await room.referee.seats.concede_game(live.row.code, 1)
    assert live.row.status == "over"
    raw = json.loads(json.dumps(await match_file(room.db, live, None)))
    assert [choice["kind"] for choice in raw["choices"]].count("concede_game") == 2
    assert len(play_through(convert(raw, MatchFile)).states) == len(raw["states"])
