"""Who acts before whom in teams (BC-63, BC-85, BC-89): priorities, the four cases of a tie, the active team."""

from __future__ import annotations

import pytest

from tests.engines.battlecon.duels import Fight
from tests.engines.battlecon.kits import HALT, always, card, op, rule, when
from tests.engines.battlecon.squads import four, member, one_to_two, squad

APART = (0, 3, 5, 8)


def order_of(fight: Fight, *pairs: str, answers: tuple[str, ...] = ()) -> list[int]:
    """Lay these pairs, go on to the order, and return it."""
    fight.lay(*pairs).on(*answers)
    return fight.emitted("order")[-1]["order"]  # type: ignore[return-value]  # a list of fighters


@pytest.mark.rule("BC-63", "BC-89")
def test_the_order_is_by_priority_whichever_the_team() -> None:
    fight = four(spaces=APART, active=2)
    fight.lay("plain/wait", "quick/jab", "calm/jab", "quick/lance").on()
    assert fight.emitted("order")[0]["priorities"] == [[1, 8, False], [3, 7, False], [2, 3, False], [0, 0, False]]
    assert (fight.board.active, fight.board.active_team) == (1, 0)
    assert [emitted["attacker"] for emitted in fight.emitted("attack")] == [1, 3, 2, 0]


@pytest.mark.rule("BC-63")
def test_team_mates_of_equal_priority_decide_and_a_tie_bonus_is_ignored() -> None:
    fight = four(spaces=APART)
    fight.lay("sure/jab", "plain/jab", "quick/jab", "slow/jab").on()
    assert fight.question() == (0, "tie")
    assert fight.offered == {"0", "1"}
    fight.on("1")
    assert fight.emitted("order")[0]["order"] == [2, 1, 0, 3]


@pytest.mark.rule("BC-63")
def test_three_mates_of_equal_priority_settle_every_place() -> None:
    fight = squad(*map(member, ("ann", "bob", "cat", "dan")), mode="three_on_one", spaces=(0, 5, 6, 7))
    assert order_of(fight, "quick/jab", *["plain/jab"] * 3, answers=("3", "2")) == [0, 3, 2, 1]


@pytest.mark.rule("BC-63")
@pytest.mark.parametrize(
    ("pairs", "active", "expected"),
    [
        # One of the two has ▲: first, though the other team is active.
        (("plain/jab", "slow/jab", "sure/jab", "slow/wait"), 0, [2, 0]),
        (("sure/jab", "slow/jab", "plain/jab", "slow/wait"), 2, [0, 2]),
        # Both have: the active team.
        (("sure/jab", "slow/jab", "sure/jab", "slow/wait"), 0, [0, 2]),
        (("sure/jab", "slow/jab", "sure/jab", "slow/wait"), 2, [2, 0]),
        # Neither has, but a mate on one side alone: that team.
        (("plain/jab", "sure/wait", "plain/jab", "slow/jab"), 2, [0, 2]),
        (("plain/jab", "slow/jab", "plain/jab", "sure/wait"), 0, [2, 0]),
        # Neither has, mates on both sides have, or nobody: the active team.
        (("plain/jab", "sure/wait", "plain/jab", "sure/lance"), 2, [2, 0]),
        (("plain/jab", "sure/lance", "plain/jab", "sure/wait"), 0, [0, 2]),
        (("plain/jab", "slow/jab", "plain/jab", "slow/wait"), 0, [0, 2]),
        (("plain/jab", "slow/jab", "plain/jab", "slow/wait"), 3, [2, 0]),
    ],
)
def test_ties_between_teams(pairs: tuple[str, ...], active: int, expected: list[int]) -> None:
    assert order_of(four(spaces=APART, active=active), *pairs)[:2] == expected


@pytest.mark.rule("BC-63")
def test_places_go_to_teams_first_and_each_team_fills_its_own() -> None:
    # Bob's ▲ is ahead of Cat, Ann is ahead by her team; so both places are theirs, and they decide who takes which.
    fight = four(spaces=APART, active=2).lay("plain/jab", "sure/jab", "plain/jab", "slow/wait").on()
    assert fight.question() == (1, "tie")
    fight.on("0")
    assert fight.emitted("order")[0]["order"] == [0, 1, 2, 3]
    # ▲ on both sides: the active team's comes first, then the other's; the two without follow in the same way.
    fight = four(spaces=APART, active=2).lay("sure/jab", "plain/jab", "plain/jab", "sure/jab").on("2", "0")
    assert fight.emitted("order")[0]["order"] == [2, 0, 3, 1]


@pytest.mark.rule("BC-63", "BC-24")
@pytest.mark.parametrize("caused", [False, True])
def test_teams_never_clash(caused: bool) -> None:
    fight = one_to_two(when("reveal", op("clash")), spaces=(3, 5, 8))
    fight.lay("own/jab" if caused else "plain/jab", "plain/jab", "slow/jab").on()
    assert not fight.emitted("tied")
    assert fight.emitted("order")
    assert fight.board.beat == 2
    assert not fight.board.clash_due


# ---------------------------------------------------------------- who loses ties


LOSES = always(rule("loses_ties"))
"""On Ann's style "own", and on Cat's where she loses ties too."""


@pytest.mark.rule("BC-87", "BC-63")
@pytest.mark.parametrize(
    ("pairs", "active", "expected"),
    [
        # The enemy who is level comes first, whichever team is active.
        (("own/jab", "slow/jab", "plain/jab", "slow/wait"), 0, [2, 0, 1, 3]),
        (("own/jab", "slow/jab", "plain/jab", "slow/wait"), 2, [2, 0, 1, 3]),
        # A mate's tie elsewhere is as it would be without: nobody has ▲ from it, no team is favoured by it.
        (("own/wait", "plain/jab", "plain/jab", "slow/jab"), 0, [1, 2, 0, 3]),
        (("own/wait", "plain/jab", "plain/jab", "slow/jab"), 2, [2, 1, 0, 3]),
        # In one tie of three: the mate loses nothing, the one who loses ties comes last.
        (("own/jab", "plain/jab", "plain/jab", "slow/wait"), 0, [1, 2, 0, 3]),
        (("own/jab", "plain/jab", "plain/jab", "slow/wait"), 2, [2, 1, 0, 3]),
        # A mate's ▲ favours the team in ties of others (BC-63), not in this one.
        (("own/jab", "sure/wait", "plain/jab", "slow/wait"), 0, [2, 0, 1, 3]),
        # Both lose ties: both win that one, so the active team does.
        (("own/jab", "slow/jab", "own/jab", "slow/wait"), 0, [0, 2, 1, 3]),
        (("own/jab", "slow/jab", "own/jab", "slow/wait"), 2, [2, 0, 1, 3]),
    ],
)
def test_who_loses_ties_loses_its_own_alone(pairs: tuple[str, ...], active: int, expected: list[int]) -> None:
    fight = squad(member("ann", LOSES), member("bob"), member("cat", LOSES), member("dan"), spaces=APART, active=active)
    fight.lay(*pairs).on()
    while fight.match.asks and not fight.match.lanes:  # mates settle their places: Bob before Ann
        fight.answer(max(fight.offered))
    assert fight.emitted("order")[0]["order"] == expected


@pytest.mark.rule("BC-87", "BC-63")
@pytest.mark.parametrize("active", [0, 1])
def test_three_on_one_who_loses_ties_loses_to_each_who_is_level_and_mates_gain_nothing(active: int) -> None:
    team = (member("bob"), member("cat"), member("dan"))
    fight = squad(member("ann", LOSES), *team, mode="three_on_one", spaces=(0, 5, 6, 8), active=active)
    assert order_of(fight, "own/jab", "plain/jab", "plain/jab", "slow/jab", answers=("1",)) == [1, 2, 0, 3]
    team = (member("bob", LOSES), member("cat"), member("dan"))
    fight = squad(member("ann"), *team, mode="three_on_one", spaces=(0, 5, 6, 8), active=active)
    assert order_of(fight, "sure/jab", "own/wait", "plain/jab", "slow/wait") == [0, 2, 1, 3]


@pytest.mark.rule("BC-87", "BC-24")
@pytest.mark.parametrize(("rival", "clash"), [("plain/jab", False), ("slow/jab", True)])
def test_in_a_duel_there_is_no_clash_in_a_tie_that_is_lost_but_one_caused_at_other_speeds(
    rival: str, clash: bool
) -> None:
    fight = (
        squad(member("ann", LOSES, when("reveal", op("clash"))), member("bob"), spaces=(0, 6))
        .lay("own/jab", rival)
        .on()
    )
    assert bool(fight.emitted("tied", caused=True)) is clash
    if not clash:
        assert fight.emitted("order")[0]["order"] == [1, 0]


@pytest.mark.rule("BC-87")
def test_only_who_wins_all_its_ties_by_it_is_shown_with_the_sign() -> None:
    fight = four(LOSES, spaces=APART)
    fight.lay("own/jab", "slow/jab", "plain/jab", "slow/wait").on()
    assert fight.emitted("order")[0]["priorities"][:2] == [[2, 3, True], [0, 3, False]]
    fight = four(LOSES, spaces=APART)
    fight.lay("own/jab", "plain/jab", "plain/jab", "slow/wait").on("1")
    assert [sign for _, _, sign in fight.emitted("order")[0]["priorities"]] == [False] * 4


# ---------------------------------------------------------------- the active team


def effects_in_turn(fight: Fight) -> list[int]:
    """Answer all questions, giving team mates their turns by number; return whose effects came."""
    while fight.match.asks and not fight.match.lanes:
        fight.answer("pass" if "pass" in fight.offered else sorted(fight.offered)[0])
    return [emitted["fighter"] for emitted in fight.emitted("effect")]  # type: ignore[misc]  # numbers of fighters


@pytest.mark.rule("BC-89", "BC-40")
def test_the_whole_team_of_the_fastest_is_active_for_effects() -> None:
    kits = [member(ident, when("start", HALT), when("end", HALT)) for ident in ("ann", "bob", "cat", "dan")]
    fight = squad(*kits, spaces=APART).lay("own/lance", "own/wait", "own/jab", "own/strike")
    fight.use(2, "hasten")
    assert effects_in_turn(fight) == [2, 3, 0, 1] * 2


@pytest.mark.rule("BC-89")
def test_a_team_orders_its_own_effects_as_it_likes() -> None:
    kits = [member(ident, when("start", HALT)) for ident in ("ann", "bob", "cat", "dan")]
    fight = squad(*kits, spaces=APART).lay("own/lance", "own/wait", "plain/wait", "slow/wait").on("1")
    assert fight.question() == (1, "option")
    fight.on("0")
    assert [emitted["fighter"] for emitted in fight.emitted("effect")] == [1, 0]
    assert fight.question() == (0, "option")


@pytest.mark.rule("BC-89", "BC-66")
def test_the_team_stays_active_when_its_fastest_is_out() -> None:
    kits = [member(ident, when("end", HALT)) for ident in ("ann", "bob", "cat", "dan")]
    fight = squad(*kits, spaces=(4, 0, 5, 8)).set(0, life=1)
    fight.lay("quick/wait", "own/wait", "plain/jab", "own/wait").use(0, "hasten")
    assert effects_in_turn(fight) == [1, 3]
    assert fight.emitted("out") == [{"fighter": 0, "by": 2}]
    assert (fight.board.active, fight.board.active_team) == (0, 0)


# ---------------------------------------------------------------- becoming active


@pytest.mark.rule("BC-85")
def test_who_becomes_active_comes_first_and_the_rest_by_priority() -> None:
    fight = four(when("start", op("become_active")), spaces=APART)
    fight.lay("own/wait", "slow/jab", "quick/jab", "quick/lance").on()
    assert fight.emitted("order")[0]["order"] == [2, 3, 0, 1]
    assert fight.emitted("active") == [{"fighter": 0}]
    assert (fight.board.active, fight.board.active_team) == (0, 0)
    assert [emitted["attacker"] for emitted in fight.emitted("attack")] == [0, 2, 3, 1]


@pytest.mark.rule("BC-85", "BC-63")
def test_of_the_rest_ties_go_to_the_new_active_team_and_mates_stay_as_they_decided() -> None:
    fight = four(when("start", op("become_active")), spaces=APART, active=2)
    fight.lay("own/wait", "plain/jab", "plain/jab", "calm/jab").on("3")
    assert fight.emitted("order")[0]["order"] == [3, 2, 1, 0]
    assert [emitted["attacker"] for emitted in fight.emitted("attack")] == [0, 1, 3, 2]


@pytest.mark.rule("BC-85")
def test_who_has_attacked_does_not_attack_again() -> None:
    late = card("late", when("before", op("become_active")), range="none", power="none")
    fight = squad(member("ann"), member("bob", bases=(late,)), member("cat"), member("dan"), spaces=APART)
    fight.lay("plain/wait", "own/late", "quick/jab", "slow/wait").on("1")
    assert [emitted["attacker"] for emitted in fight.emitted("attack")] == [2, 1, 0, 3]
