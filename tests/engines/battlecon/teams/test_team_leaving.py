"""A player who leaves a fight in teams (BC-66): his fighters are out, the others go on, and nobody loses a turn by it."""

from __future__ import annotations

import pytest

from engines.kernel.choose import withdraw
from tests.engines.battlecon.kits import HALT, op, when
from tests.engines.battlecon.squads import four, member, one_to_two, squad


@pytest.mark.rule("BC-66")
def test_when_a_player_leaves_his_fighters_are_out_and_the_others_go_on() -> None:
    fight = four(spaces=(4, 0, 5, 8)).lay("plain/jab", "slow/wait", "plain/wait", "slow/lance")
    fight.leave(2)
    assert fight.emitted("out") == [{"fighter": 2, "by": None}]
    assert fight.match.outcome is None
    assert fight.board.vengeance == [0, 1]
    fight.on()
    assert [emitted["attacker"] for emitted in fight.emitted("attack")] == [0, 3, 1]
    assert not fight.emitted("hit", target=2)


@pytest.mark.rule("BC-66")
def test_when_the_last_of_a_team_leaves_the_others_win() -> None:
    fight = four(spaces=(4, 0, 5, 8), seats=3).lay("plain/jab", "slow/wait", "plain/wait", "slow/lance")
    over = withdraw(fight.rules, fight.match, 0).match
    assert over.outcome is not None
    assert (over.outcome.winners, over.outcome.reason) == ((1, 2), "withdrew")
    there = withdraw(fight.rules, withdraw(fight.rules, fight.match, 1).match, 2).match
    assert there.outcome is not None
    assert (there.outcome.winners, there.board.winner) == ((0,), 0)


@pytest.mark.rule("BC-66")
@pytest.mark.parametrize(
    ("leaver", "damaged", "healed"), [(0, [], []), (1, [2], [0]), (2, [], [0]), (3, [2], [0])]
)  # fmt: skip
def test_an_attack_of_or_on_the_leaver_goes_on_as_if_he_had_fallen(
    leaver: int, damaged: list[int], healed: list[int]
) -> None:
    """Ann has hit Cat and is asked about her hit effect when somebody leaves."""
    kits = member("ann", when("hit", HALT), when("after", op("heal", by=1))), *map(member, ("bob", "cat", "dan"))
    fight = squad(*kits, spaces=(4, 0, 5, 8)).set(0, life=9)
    fight.lay("own/jab", "slow/wait", "plain/wait", "slow/wait").on()
    assert fight.question() == (0, "option")
    fight.leave(leaver).on(*(["0"] if leaver else []))
    assert [emitted["fighter"] for emitted in fight.emitted("damage")] == damaged
    assert [emitted["fighter"] for emitted in fight.emitted("healed")] == healed
    assert fight.board.beat == 2


@pytest.mark.rule("BC-66")
def test_when_one_who_is_out_already_leaves_nothing_of_the_fight_changes() -> None:
    kits = member("ann", when("damage", HALT), when("after", op("heal", by=1))), member("bob"), member("cat")
    fight = squad(*kits, member("dan"), spaces=(4, 0, 5, 8)).set(2, life=2).set(0, life=5)
    fight.lay("own/jab", "slow/wait", "plain/wait", "slow/lance").use(0, "hasten").on()
    assert fight.question() == (0, "option")
    assert fight.emitted("out")
    fight.leave(2)
    assert not fight.emitted("out")
    assert fight.board.vengeance == [0, 1]
    fight.on("0")
    assert fight.emitted("healed", fighter=0)


# ---------------------------------------------------------------- what was asked when a player left


@pytest.mark.rule("BC-66", "BC-21")
@pytest.mark.parametrize("leaver", [0, 1])
def test_the_others_may_still_use_advantages_when_a_mate_leaves(leaver: int) -> None:
    fight = four(spaces=(4, 0, 5, 8)).rich(0, 1, force=10).lay("plain/jab", "slow/wait", "plain/wait", "slow/wait")
    assert fight.question() == (0, "advantage")
    fight.leave(leaver)
    assert fight.question() == (1 - leaver, "advantage")
    assert fight.answer("pass").question() == (2, "advantage")


@pytest.mark.rule("BC-66", "BC-40")
def test_effects_of_the_others_still_apply_when_the_one_asked_leaves() -> None:
    kits = [member(ident, when("start", HALT)) for ident in ("ann", "bob", "cat", "dan")]
    fight = squad(*kits, spaces=(4, 0, 5, 8)).lay("own/jab", "own/wait", "own/lance", "own/wait").on()
    assert fight.question() == (0, "tie")
    assert fight.leave(0).question() == (1, "option")
    assert fight.on("0").question() == (2, "tie")


@pytest.mark.rule("BC-66", "BC-62")
def test_who_leaves_while_a_target_is_picked_cannot_be_picked() -> None:
    fight = squad(*map(member, ("ann", "bob", "cat", "dan")), mode="three_on_one", spaces=(4, 3, 5, 8))
    fight.lay("quick/jab", "plain/wait", "slow/wait", "plain/lance").on()
    assert fight.offered == {"1", "2"}
    assert [emitted["target"] for emitted in fight.leave(1).emitted("hit", attacker=0)] == [2]


@pytest.mark.rule("BC-66", "BC-63")
def test_who_leaves_while_mates_settle_their_places_has_none() -> None:
    fight = squad(*map(member, ("ann", "bob", "cat", "dan")), mode="three_on_one", spaces=(0, 5, 6, 8))
    fight.lay("quick/jab", "plain/wait", "plain/wait", "plain/wait").on()
    assert fight.question() == (1, "tie")
    assert fight.leave(3).offered == {"1", "2"}
    assert fight.on("2").emitted("order")[0]["order"] == [0, 2, 1]


@pytest.mark.rule("BC-61", "BC-66")
def test_who_leaves_while_it_is_asked_whom_to_pull_is_not_pulled_but_the_other_must_be() -> None:
    fight = one_to_two(when("start", op("move", way="pull", by=1)), spaces=(4, 1, 7))
    fight.lay("own/wait", "quick/wait", "slow/wait").on()
    assert fight.offered == {"1:s2", "2:s6"}
    fight.leave(2).on()
    assert [(emitted["fighter"], emitted["end"]) for emitted in fight.emitted("moved")] == [(1, 2)]
    assert fight.board.beat == 2
