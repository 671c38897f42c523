"""Public marks at a table: logged, in the file, no business of undo and orders."""

from __future__ import annotations

import json

import pytest

from referee.files.playthrough import play_through
from referee.files.reading import MatchFile, convert
from referee.match.live import Live
from store.seats import undos
from tests.referee.conftest import Room
from tests.referee.helpers import reason
from tests.referee.match.composing import composing
from tests.referee.seats.toys import asked, give
from tests.support.events import plain
from tests.support.gauntlet_words import gauntlet
from tests.support.match_files import match_file

__all__ = ["gauntlet"]

pytestmark = pytest.mark.usefixtures("gauntlet")


async def seats_of(room: Room) -> tuple[Live, int, int, int]:
    """Return a match at a quiet lane; the seat that composes with its user, and the other's user."""
    live, seat, user = await composing(room)
    return live, seat, user, 3 - user


async def test_a_mark_is_set_while_another_is_asked_and_everybody_reads_it(room: Room) -> None:
    live, seat, _, other = await seats_of(room)
    mine = 1 - seat
    live = await room.referee.mark(live.row.code, other, mine, "skip", "yes")
    assert set(await room.owed()) == {"board", "panel:0", "panel:1"}, "no turn message: nobody is asked anew"
    assert plain(await room.referee.log_of(live, None))[-1][1:] == (
        "marked",
        {"seat": mine, "mark": "skip", "value": "yes"},
    )
    row = (await undos.choices(room.db, live.row.id))[-1]
    assert (row.kind, row.decision, [*row.keys], row.crossed) == ("mark", "mark", ["skip", "yes"], "")
    assert await reason(room.referee.mark(live.row.code, other, mine, "skip", "yes")) == "illegal-not_offered"
    assert await reason(room.referee.mark(live.row.code, other, mine, "star", "yes")) == "illegal-no_mark"
    assert await reason(room.referee.mark(live.row.code, other, seat, "skip", "yes")) == "refused-foreign-seat"


async def test_a_mark_ends_no_order(room: Room) -> None:
    live, seat, user, other = await seats_of(room)
    lay, _ = next(asked(live, "lay"))
    live = await give(room, live, lay, user, "pass")
    await room.referee.orders.give(live.row.code, user, "pass", "turn")
    live = await room.referee.mark(live.row.code, other, 1 - seat, "skip", "yes")
    assert [row.ended for row in await room.referee.orders.of(live, seat)] == [None]


async def test_undo_is_about_the_choice_before_the_mark(room: Room) -> None:
    live, seat, user, _ = await seats_of(room)
    lay, _ = next(asked(live, "lay"))
    live = await give(room, live, lay, user, "pass")
    live = await room.referee.mark(live.row.code, user, seat, "skip", "yes")
    offer = await room.referee.undoing.offer(live, user)
    assert offer.way.target == live.rules_and_match[1].version - 2


async def test_the_file_has_the_marks_and_is_played_through(room: Room) -> None:
    live, seat, user, other = await seats_of(room)
    await room.referee.mark(live.row.code, other, 1 - seat, "skip", "yes")
    await room.referee.seats.concede(live.row.code, user)
    raw = json.loads(json.dumps(await match_file(room.db, live, None)))
    assert [choice["keys"] for choice in raw["choices"] if choice["kind"] == "mark"] == [["skip", "yes"]]
    assert len(play_through(convert(raw, MatchFile)).states) == len(raw["states"])
