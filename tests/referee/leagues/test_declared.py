"""Results that a judge declares at the match of a challenge (TM-40)."""

from __future__ import annotations

import pytest

from referee.judges.corrections import Subject
from referee.judges.moderation import Intervention
from tests.referee.conftest import GUILD, Room
from tests.referee.leagues.stairs import Stairs
from tournaments.leagues.ladder import Settled

JUDGE = 70


@pytest.mark.rule("TM-40")
@pytest.mark.parametrize(("winners", "order"), [([2], [2, 1]), ([1], [1, 2]), ([1, 2], [1, 2])])
async def test_a_result_that_a_judge_declares_decides_the_challenge(
    room: Room, winners: list[int], order: list[int]
) -> None:
    stairs = await Stairs.made(room, 1, 2)
    live = await stairs.accepted(2, 1)
    await stairs.arrive(live)
    seats = tuple(seat.seat for seat in live.seats if seat.user in winners)
    await room.referee.judging.step_in(live.row.code, JUDGE)
    charge = Intervention(GUILD, JUDGE, "It cannot go on")
    await room.referee.correcting.do(live.row.code, charge, "award", Subject(winners=seats))
    assert live.row.status == "closed"
    await stairs.run()
    assert await stairs.order() == order
    assert await stairs.pairs() == [], "it is not played again"
    last = (await stairs.ladder()).facts[-1]
    assert isinstance(last, Settled)
    assert last.winner == (winners[0] if len(winners) == 1 else 0)
    assert not last.forfeit
