"""Force in recycle, and the end by time (BC-07, BC-32, BC-38)."""

from __future__ import annotations

import pytest

from tests.engines.battlecon.duels import Fight
from tests.engines.battlecon.kits import duel, op, when, with_style

PAIRS = (("plain/strike", "plain/wait"), ("calm/strike", "calm/wait"), ("still/strike", "still/wait"))


def run(fight: Fight, beats: int = 1) -> Fight:
    """Play beats in which red strikes and blue waits, out of reach; all cards are back in hand before each."""
    for n in range(beats):
        for fighter in fight.board.fighters:
            fighter.hand = (*fighter.hand, *fighter.discard_1, *fighter.discard_2)
            fighter.discard_1 = fighter.discard_2 = ()
        fight.set(0)
        fight.beat(*PAIRS[n])
    return fight


# ---------------------------------------------------------------- recycling


@pytest.mark.rule("BC-38")
@pytest.mark.parametrize(("life", "gain"), [(20, 1), (8, 1), (7, 2), (1, 2)])
def test_each_gets_one_force_and_one_more_at_seven_life_or_less(life: int, gain: int) -> None:
    fight = run(duel().set(0, life=life))
    assert fight.board.force == [2 + gain, 3]
    assert fight.board.pool == 41 - gain - 1


@pytest.mark.rule("BC-38", "BC-07")
@pytest.mark.parametrize(("held", "left"), [(8, 10), (9, 10), (10, 10)])
def test_only_after_the_gain_the_surplus_over_ten_leaves_the_game(held: int, left: int) -> None:
    fight = run(duel().rich(0, force=held).set(0, life=5))
    assert fight.board.force == [left, 3]
    assert fight.board.pool == 41 - 2 - 1, "what is gained comes from the pool in full, the surplus does not go back"


@pytest.mark.rule("BC-38")
def test_more_than_ten_may_be_held_until_recycling() -> None:
    fight = duel().rich(0, force=14).lay("plain/strike", "plain/wait")
    for what in ("strengthen", "fortify"):
        fight.use(0, what)
    fight.on()
    assert fight.board.force[0] == 10, "14 - 4 spent + 1, and only then the surplus"
    assert sum(int(str(f["lost"])) for f in fight.emitted("force", fighter=0)) == 5


# ---------------------------------------------------------------- time


@pytest.mark.rule("BC-32")
def test_when_the_pool_is_empty_exactly_one_more_beat_is_played_and_most_life_wins() -> None:
    fight = duel().set(1, life=19)
    fight.board.pool = 2
    run(fight)
    assert (fight.board.time_up, fight.board.last_beat) == (True, True)
    assert fight.emitted("time_up")
    assert fight.emitted("last_beat")
    assert fight.match.outcome is None
    run(fight)
    outcome = fight.match.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((0,), "time")
    assert fight.board.beat == 2


@pytest.mark.rule("BC-32")
def test_as_long_as_the_pool_holds_one_time_is_not_up() -> None:
    fight = duel()
    fight.board.pool = 3
    run(fight)
    assert (fight.board.pool, fight.board.time_up, fight.board.last_beat) == (1, False, False)
    run(fight)
    assert (fight.board.pool, fight.board.time_up, fight.board.last_beat) == (0, True, True)


@pytest.mark.rule("BC-32")
def test_counters_that_the_pool_lacks_come_from_the_box() -> None:
    fight = duel().set(1, life=3)
    fight.board.pool = 1
    run(fight)
    assert (fight.board.force, fight.board.pool) == ([3, 4], 0)
    run(fight)
    assert fight.board.force == [4, 6]


@pytest.mark.rule("BC-32")
def test_time_may_run_out_within_a_beat_and_one_more_follows_all_the_same() -> None:
    fight = duel()
    fight.board.pool = 1
    fight.beat("maneuver/strike", "plain/wait")
    assert fight.match.outcome is None
    assert fight.board.last_beat
    run(fight)
    assert fight.match.outcome is not None
    assert fight.board.beat == 2


@pytest.mark.rule("BC-32")
@pytest.mark.parametrize(
    ("pairs", "winner"), [(("plain/strike", "plain/wait"), 1), (("plain/wait", "plain/strike"), 0)]
)
def test_with_equal_life_the_reactive_player_of_the_last_beat_wins(pairs: tuple[str, str], winner: int) -> None:
    fight = duel()
    fight.board.pool = 0
    fight.board.time_up = fight.board.last_beat = True
    fight.beat(*pairs)
    assert fight.match.outcome is not None
    assert fight.match.outcome.winners == (winner,)


@pytest.mark.rule("BC-32")
def test_who_is_reactive_is_who_became_so_last() -> None:
    fight = duel(None, with_style(when("end", op("become_active"))))
    fight.board.last_beat = True
    fight.beat("plain/strike", "own/wait")
    assert fight.match.outcome is not None
    assert fight.match.outcome.winners == (0,)
