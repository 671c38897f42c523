"""Who leaves in the middle of an effect (BC-66): it ends with its fighter, and goes on without him if it is another's."""

from __future__ import annotations

import pytest

from tests.engines.battlecon.duels import Fight
from tests.engines.battlecon.kits import Raw, op, token, when
from tests.engines.battlecon.squads import member, one_to_two, squad


def asked_of_cat(*effects: Raw, style: str = "plain") -> Fight:
    """Return Ann and Bob against Cat and Dan at the first question: Ann's style "own" has these effects."""
    kits = member("ann", *effects), member("bob"), member("cat", when("always", op("rule", rule="may_refuse")))
    fight = squad(*kits, member("dan"), spaces=(4, 0, 6, 8))
    return fight.lay("own/wait", "slow/wait", f"{'own' if style == 'own' else 'plain'}/wait", "slow/wait").on()


PULL = when("start", op("move", way="pull", by=1), op("heal", by=1))


@pytest.mark.rule("BC-66")
@pytest.mark.parametrize("leaver", [0, 2])
def test_a_movement_that_waits_for_leave_is_none_when_one_of_the_two_has_left(leaver: int) -> None:
    fight = asked_of_cat(PULL, style="own").set(0, life=9)
    assert fight.question() == (2, "refuse")
    fight.leave(leaver)
    assert not fight.emitted("moved")
    assert len(fight.emitted("healed", fighter=0)) == (0 if leaver == 0 else 1)
    assert fight.on().board.beat == 2


@pytest.mark.rule("BC-66")
def test_the_effect_of_one_who_leaves_costs_nobody_a_card_any_more() -> None:
    fight = asked_of_cat(when("start", op("discard")))
    assert fight.question() == (2, "discard")
    fight.leave(0)
    assert fight.board.beat == 2
    assert not fight.emitted("discarded")


@pytest.mark.rule("BC-61", "BC-66")
def test_of_two_opponents_the_one_that_is_left_is_meant() -> None:
    fight = one_to_two(when("start", op("lose", by=3), op("heal", by=1)), spaces=(4, 1, 7)).set(0, life=9)
    fight.lay("own/wait", "quick/wait", "slow/wait").on()
    assert fight.question() == (0, "opponent")
    fight.leave(1)
    assert [(emitted["fighter"], emitted["amount"]) for emitted in fight.emitted("lost")] == [(2, 3)]
    assert len(fight.emitted("healed")) == 1, "what comes next comes once"


@pytest.mark.rule("BC-66")
@pytest.mark.parametrize("leaver", [0, 2])
def test_ban_hammer_asks_nobody_who_has_left(leaver: int) -> None:
    fight = Fight("juto", "cadenza", "seth", "cadenza", spaces=(3, 0, 4, 8)).rich(0)
    fight.set(0, life=5).lay("maneuver/flash", "mechanical/shot", "wyrding/shot", "mechanical/shot").on("play")
    assert fight.question() == (0, "remove")
    fight.leave(leaver)
    while not fight.match.lanes:
        assert fight.asked.kind != "remove"
        fight.answer(fight.asked.options[-1].key)
    assert fight.board.beat == 2


@pytest.mark.rule("BC-66", "BC-94")
def test_tokens_handed_over_leave_with_their_owner_alone() -> None:
    """Ann and Cat play the same fighter: what Cat has handed to Bob is hers, though Ann's bear the same name."""
    hex_ = token("hex", when("always", op("bonus", by=-1)), supply=1, given=True)
    twin, bob, dan = member("ann", tokens=(hex_,)), member("bob"), member("dan")
    fight = squad(twin, bob, dan, spaces=(4, 3, 5))
    names = ("ann", "bob", "ann", "dan")
    fight = Fight(*names, rules=fight.rules, spaces=(4, 3, 5, 8))
    for i in range(4):
        fight.fighter(i).tokens["ann.hex"] = 0
    fight.fighter(1).tokens["ann.hex"] = 1
    fight.fighter(2).tokens["ann.hex"] = 1
    fight.fighter(3).tokens["ann.hex"] = 1
    fight.leave(0)
    assert [fight.fighter(i).tokens.get("ann.hex", 0) for i in (1, 2, 3)] == [1, 0, 0]
