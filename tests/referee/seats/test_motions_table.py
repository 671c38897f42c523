"""What the table decides together about empty seats and the match itself: removing, pausing, ending, taking a wish back."""

from __future__ import annotations

import pytest

from tests.referee.clocks.timed import again, kinds, table
from tests.referee.conftest import Room
from tests.referee.helpers import refused
from tests.referee.seats.voting import late, press, votes

# -------------------------------------------------------------------- an empty seat


@pytest.mark.rule("TK-35")
async def test_all_persons_remove_the_seat_of_somebody_who_left(room: Room) -> None:
    live = await table(room, "none", 1, 2, 3, practice=1)
    no = ("refused-not-practice", None, {})
    assert await refused(room, room.referee.motions.propose(live.row.code, 1, "remove", 1)) == no
    await room.referee.seats.concede(live.row.code, 3)
    assert await press(room, live, 1, "remove", 3) == "open"
    assert await refused(room, room.referee.motions.propose(live.row.code, 3, "remove", 3)) == (
        "refused-left",
        None,
        {},
    )
    assert await press(room, live, 2, "remove", 3) == "done"
    assert live.rules_and_match[1].seats == (0, 1, 2)
    assert await refused(room, room.referee.motions.propose(live.row.code, 1, "remove", 3)) == no


async def test_where_fewer_are_asked_by_now_one_more_press_decides(room: Room) -> None:
    live = await table(room, "none", 1, 2, 3, 4)
    await room.referee.seats.concede(live.row.code, 4)
    for user in (1, 2):
        await press(room, live, user, "remove", 3)
    await room.referee.seats.concede(live.row.code, 3)
    assert live.rules_and_match[1].seats == (0, 1, 2, 3)
    assert await press(room, live, 1, "remove", 3) == "done"


# -------------------------------------------------------------------- pausing, ending, taking back


async def test_a_pause_by_all_and_on_again_by_any(room: Room) -> None:
    live = await table(room, "1d", 1, 2)
    assert await press(room, live, 1, "pause") == "open"
    assert await room.owed() == ["late", "motion"]
    live = await again(room, live)
    assert await press(room, live, 2, "pause") == "done"
    assert (live.row.paused, live.row.paused_by) == (room.time, "consent")
    assert {"board", "motion", "turn"} <= set(await room.owed())
    assert await votes(room, live) == {}
    paused = ("refused-paused", None, {})
    assert await refused(room, room.referee.motions.propose(live.row.code, 1, "pause", -1)) == paused
    await room.referee.motions.resume(live.row.code, 2)
    assert (live.row.paused, live.row.paused_by) == (None, None)
    assert await votes(room, live) == {}
    assert await kinds(room, live, "paused", "resumed") == [("paused", {}), ("resumed", {"seat": 1})]
    assert await refused(room, room.referee.motions.resume(live.row.code, 1)) == ("refused-not-paused", None, {})


@pytest.mark.parametrize("why", ["judge", "lost"])
async def test_not_every_pause_is_theirs_to_end(room: Room, why: str) -> None:
    live = await table(room, "1d", 1, 2)
    await room.db.write(lambda db: db.execute("UPDATE matches SET paused = 5, paused_by = ?", (why,)).close())
    live = await again(room, live)
    assert await refused(room, room.referee.motions.resume(live.row.code, 1)) == (f"refused-paused-{why}", None, {})


async def test_whoever_plays_alone_pauses_at_once(room: Room) -> None:
    live = await table(room, "1d", 1, practice=2)
    assert await press(room, live, 1, "pause") == "done"
    assert live.row.paused is not None


async def test_a_second_press_takes_the_own_wish_back(room: Room) -> None:
    live = await table(room, "none", 1, 2, 3)
    results = [await press(room, live, user, "close") for user in (1, 2, 1, 1)]
    assert results == ["open", "open", "withdrawn", "open"]
    live = await again(room, live)
    assert await votes(room, live) == {("close", -1): (0, 1)}
    await room.referee.motions.withdraw(live.row.code, 2, "close", -1)
    assert await votes(room, live) == {("close", -1): (0,)}
    none = ("refused-motion-none", None, {})
    assert await refused(room, room.referee.motions.withdraw(live.row.code, 2, "close", -1)) == none
    assert live.row.status == "playing"


async def test_one_who_is_against_ends_what_is_wanted_of_the_whole_table(room: Room) -> None:
    live = await late(room, 1, 2, 3, 4, ready=3)
    await press(room, live, 1, "close")
    await press(room, live, 2, "close")
    await press(room, live, 1, "wait", 3)
    await room.owed()
    await room.referee.motions.refuse(live.row.code, 3, "close", -1)
    assert await room.owed() == ["late", "motion"]
    assert await votes(room, live) == {("wait", 3): (0,)}
    none = ("refused-motion-none", None, {})
    assert await refused(room, room.referee.motions.refuse(live.row.code, 3, "close", -1)) == none
    assert await refused(room, room.referee.motions.refuse(live.row.code, 3, "wait", 3)) == none


async def test_what_cannot_be_saved_changes_nothing(room: Room) -> None:
    live = await late(room, 1, 2, ready=1)
    before = (await room.stored(), await room.referee.timing.faces(live))
    await room.db.write(
        lambda db: db.execute(
            "CREATE TEMP TRIGGER full BEFORE INSERT ON events BEGIN SELECT RAISE(ABORT, 'full'); END"
        ).close()
    )
    with pytest.raises(Exception, match="full"):
        await room.referee.motions.propose(live.row.code, 1, "close", -1)
    await room.db.write(lambda db: db.execute("DROP TRIGGER full").close())
    assert (await room.stored(), await room.referee.timing.faces(live)) == before
    assert live.row.status == "playing"
