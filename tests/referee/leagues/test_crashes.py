"""A ladder that is stopped after any of its transactions comes to the same end as one that is not."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from store.errors import StoreFailedError
from tests.referee.conftest import Room
from tests.referee.leagues.stairs import BOSS, Stairs
from tournaments.leagues.ladder import Challenged, Settled


class StoppedError(Exception):
    """The bot is stopped."""


async def play(stairs: Stairs) -> None:
    """Do what is left of one challenge, from wherever it stands: 3 challenges 1 and wins."""
    ladder = await stairs.ladder()
    for user in (1, 2, 3):
        if not ladder.place_of(user):
            await stairs.parts.climbing.join(stairs.code, user, f"user {user}")
    if not any(isinstance(fact, Challenged) for fact in ladder.facts):
        await stairs.challenge(3, 1)
    if ladder.state.challenges and not ladder.state.challenges[0].accepted_at:
        await stairs.parts.climbing.accept(stairs.code, 1)
    live = await stairs.table()
    if live is not None and live.row.status == "lobby":
        await stairs.arrive(live, [seat.user for seat in live.seats if seat.user is not None and not seat.ready])
        await stairs.run()
    if live is not None and live.row.status == "playing":
        await stairs.win(live, 3)
    await stairs.run()
    await stairs.run()


async def stopped_after(room: Room, stairs: Stairs, count: int, monkeypatch: pytest.MonkeyPatch) -> bool:
    """Play, and stop after so many transactions; return whether it came to its end before."""
    left = [count]
    write = type(room.db).write

    async def counted(db: Any, work: Callable[..., Any]) -> Any:
        if not left[0]:
            raise StoppedError
        left[0] -= 1
        return await write(db, work)

    with monkeypatch.context() as patched:
        patched.setattr(type(room.db), "write", counted)
        try:
            await play(stairs)
        except (StoppedError, StoreFailedError):
            return False
    return True


async def test_stopped_after_any_transaction(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    for count in range(60):
        stairs = await Stairs.made(room)
        done = await stopped_after(room, stairs, count, monkeypatch)
        await room.restart()
        await play(stairs)
        ladder = await stairs.ladder()
        assert await stairs.order() == [3, 1, 2], count
        assert [type(fact).__name__ for fact in ladder.facts].count("Settled") == 1, count
        assert isinstance(ladder.facts[-1], Settled)
        rows = await room.db.read("SELECT count(*) FROM ladder_games WHERE ladder = ?", ladder.row.id)
        assert rows[0][0] == 1, count
        await room.db.write(lambda db, stairs=stairs: db.execute("UPDATE ladders SET phase = 'closed'").close())
        if done:
            assert count > 15
            return
    raise AssertionError("it never comes to its end")


@pytest.mark.parametrize("how", ["settled", "closed"])
async def test_a_match_that_nobody_waits_for_is_closed_after_a_stop_before_that(
    room: Room, monkeypatch: pytest.MonkeyPatch, how: str
) -> None:
    stairs = await Stairs.made(room, 1, 2, 3)
    live = await stairs.accepted(3, 1)
    await stairs.run()

    async def stopped(*_args: object) -> None:
        raise StoppedError

    managing, ladder = stairs.parts.managing, await stairs.ladder()
    if how == "settled":
        number = ladder.number_of(ladder.state.challenges[0])
        act = managing.settle(stairs.code, BOSS, number, 3, "as agreed")
    else:
        act = managing.close(stairs.code, BOSS, "the year is over")
    with monkeypatch.context() as patched:
        patched.setattr("referee.leagues.tables.LadderTables.close_unneeded", stopped)
        with pytest.raises(StoppedError):
            await act
    await room.restart()
    await stairs.run()
    assert (await room.referee.live.by_code(live.row.code)).row.status == "closed"
    rows = await room.db.read("SELECT due FROM ladders WHERE due <= ?", room.time)
    assert rows == [], "nothing is left to do"
