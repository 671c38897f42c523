"""Seth: names the base that will be revealed, and is rewarded if he is right (BC-81)."""

from __future__ import annotations

import pytest

from tests.engines.battlecon.duels import Fight, figures_of, lasting_of

STANDARD = {"strike", "drive", "dash", "grasp", "burst", "shot"}
SUPPORTS = {"strengthen", "fortify", "hasten", "pass"}


def seth(*spaces: int, foe: str = "claus", active: int = 0) -> Fight:
    return Fight("seth", foe, spaces=spaces, active=active)


def guessing(fight: Fight, pair: str, other: str, base: str) -> Fight:
    """Lay the pairs and let Seth name a base."""
    return fight.lay(pair, other).use(0, "guess").answer(base)


@pytest.mark.rule("BC-81")
def test_the_figures_are_those_of_the_facts() -> None:
    assert figures_of("seth") == {
        "fools": ((0, 0), -1, -4, 0),
        "mimics": ((0, 0), 1, 0, 0),
        "vanishing": ((1, 1), 0, 0, 0),
        "wyrding": ((0, 0), 0, 1, 0),
        "compelling": ((0, 0), 0, 0, 0),
        "omen": ((1, 1), 3, 1, 0),
        "fortune_buster": ((1, 6), "none", 13, 0),
    }
    assert lasting_of("seth") == {}
    fight = Fight("seth", "claus")
    assert fight.rules.pack.card["seth.fortune_buster"].tie
    assert fight.fighter(0).life_at_start == 20
    assert fight.fighter(0).tokens == {}


# ---------------------------------------------------------------- the ability


@pytest.mark.rule("BC-94", "BC-35")
def test_the_guess_is_one_open_advantage_a_beat() -> None:
    fight = seth(0, 6).lay("mimics/strike", "maneuver/burst")
    assert fight.offered == SUPPORTS | {"seth.ability.guess"}
    fight.use(0, "guess")
    assert fight.question() == (0, "guess")
    assert fight.offered == STANDARD | {"claus.tempest"}
    fight.answer("grasp")
    assert fight.emitted("guess") == [{"fighter": 0, "base": "grasp"}]
    assert fight.question() == (1, "advantage")
    assert fight.offered == SUPPORTS
    fight.answer("pass")
    assert fight.offered == SUPPORTS


@pytest.mark.rule("BC-94")
def test_bases_in_the_discard_piles_are_not_to_be_guessed() -> None:
    fight = seth(0, 6).set(
        1,
        hand=("maneuver", "claus.blast", "strike", "drive", "claus.tempest"),
        discard_1=("claus.cyclone", "dash", "grasp"),
        discard_2=("claus.hurricane", "burst", "shot"),
    )
    fight.lay("mimics/strike", "maneuver/strike").use(0, "guess")
    assert fight.offered == {"strike", "drive", "claus.tempest"}


@pytest.mark.rule("BC-42", "BC-87")
def test_the_right_base_is_2_power_and_2_priority() -> None:
    fight = guessing(seth(3, 4), "mimics/strike", "maneuver/grasp", "grasp").on()
    assert fight.emitted("order")[-1]["priorities"] == [[0, 5, True], [1, 5, False]]
    assert fight.emitted("damage", fighter=1)[0]["power"] == 4 + 1 + 2
    assert fight.emitted("attack")[0]["attacker"] == 0


def test_a_wrong_base_or_none_is_nothing() -> None:
    fight = guessing(seth(3, 4), "mimics/strike", "maneuver/shot", "strike").on()
    assert fight.emitted("order")[-1]["priorities"] == [[0, 3, False], [1, 2, False]]
    assert fight.emitted("damage", fighter=1)[0]["power"] == 5
    fight = seth(3, 4).beat("mimics/strike", "maneuver/shot")
    assert fight.emitted("damage", fighter=1)[0]["power"] == 5


@pytest.mark.rule("BC-24", "BC-87")
def test_a_right_guess_wins_ties_without_a_clash() -> None:
    fight = guessing(seth(0, 6, active=1), "fools/dash", "cyclone/drive", "drive").on("s1", "s5")
    assert fight.emitted("order")[-1]["priorities"] == [[0, 7, True], [1, 5, False]]
    fight = guessing(seth(0, 6, active=1), "mimics/strike", "maneuver/grasp", "grasp").on()
    assert not fight.emitted("tied")
    assert fight.emitted("order")[-1]["order"] == [0, 1]
    fight = guessing(seth(0, 6), "mimics/strike", "maneuver/strike", "grasp").on()
    assert fight.emitted("tied", caused=False)


def test_a_guess_does_not_last_for_the_next_beat() -> None:
    fight = guessing(seth(0, 6), "mimics/strike", "maneuver/shot", "shot").on()
    fight.lay("wyrding/drive", "cyclone/burst").on()
    assert fight.speeds() == {0: 5, 1: 2}


@pytest.mark.rule("BC-25")
def test_a_finisher_is_guessed_by_the_base_laid_with_manoeuvre() -> None:
    fight = guessing(seth(0, 6).rich(1), "mimics/drive", "maneuver/strike", "strike").on("play", "s1")
    assert fight.emitted("order")[-1]["priorities"] == [[0, 6, True], [1, 6, True]]


# ---------------------------------------------------------------- styles


@pytest.mark.rule("BC-11")
@pytest.mark.parametrize(("at", "hit"), [(3, True), (4, False)])
def test_fools_takes_1_off_both_ends_of_the_opponents_range(at: int, hit: bool) -> None:
    fight = seth(0, at).beat("fools/strike", "maneuver/shot")
    assert bool(fight.emitted("hit", attacker=1)) == hit
    found = (fight.emitted("hit", attacker=1) or fight.emitted("missed", attacker=1))[0]
    assert found["reach"] == [0, 3]


def test_fools_leaves_a_single_range_0_and_his_own_alone() -> None:
    fight = seth(3, 4).beat("fools/strike", "maneuver/grasp")
    assert fight.emitted("missed", attacker=1)[0]["reach"] == [0, 0]
    assert fight.emitted("hit", attacker=0)[0]["reach"] == [1, 1]
    assert fight.emitted("damage", fighter=1)[0]["power"] == 3
    fight = seth(3, 4).beat("fools/strike", "maneuver/dash", answers=["s5"])
    assert fight.emitted("missed", attacker=1)[0]["why"] == "no_range"


@pytest.mark.rule("BC-51")
@pytest.mark.parametrize(
    ("spaces", "to", "end"),
    [((3, 4), "s2", [2, 3]), ((3, 4), "s1", [1, 2]), ((3, 5), "s2", [2, 3]), ((3, 5), "s4", [3, 4])],
)
def test_mimics_goes_ahead_of_who_would_pass_him(spaces: tuple[int, int], to: str, end: list[int]) -> None:
    fight = seth(*spaces, foe="vanaah").lay("mimics/shot", "vengeance/drive").on()
    assert fight.question() == (1, "move")
    fight.on(to)
    assert fight.spaces() == end


def test_mimics_is_pressed_to_the_edge_rather_than_passed() -> None:
    fight = seth(1, 2, foe="vanaah").lay("mimics/shot", "vengeance/drive").on()
    assert fight.spaces() == [0, 1]


@pytest.mark.rule("BC-53", "BC-69")
def test_mimics_is_not_passed_by_a_dash_but_by_a_teleport() -> None:
    fight = seth(3, 4, foe="vanaah").beat("mimics/strike", "vengeance/dash", answers=["s2"])
    assert fight.spaces() == [2, 3]
    assert fight.emitted("hit", attacker=0)
    fight = seth(3, 4, foe="vanaah").beat("compelling/strike", "vengeance/dash", answers=["s2", "s4", "s5"])
    assert fight.emitted("missed", attacker=0, why="avoided")
    fight = seth(3, 5, foe="vanaah").beat("mimics/strike", "paladin/shot", answers=["s2"])
    assert fight.spaces() == [3, 2]


def test_mimics_does_not_follow_a_movement_away() -> None:
    fight = seth(3, 4, foe="vanaah").beat("mimics/strike", "vengeance/burst", answers=["s6"])
    assert fight.spaces() == [3, 6]


@pytest.mark.rule("BC-76")
@pytest.mark.parametrize(("at", "hit"), [(3, True), (4, False)])
def test_vanishing_avoids_attacks_from_4_spaces_or_more(at: int, hit: bool) -> None:
    fight = seth(0, at).beat("vanishing/grasp", "maneuver/shot")
    assert bool(fight.emitted("hit", attacker=1)) == hit
    assert bool(fight.emitted("missed", attacker=1, why="avoided")) != hit


@pytest.mark.rule("BC-91")
def test_vanishing_retreats_0_to_1_at_the_start() -> None:
    fight = seth(2, 4).lay("vanishing/strike", "maneuver/shot").on()
    assert fight.board.phase == "start"
    assert fight.offered == {"s1", "stay"}
    fight.on("stay")
    assert fight.emitted("hit", attacker=0)[0]["reach"] == [2, 2]
    fight = seth(2, 4).lay("vanishing/strike", "maneuver/shot").on("s1")
    assert fight.spaces() == [1, 4]


@pytest.mark.rule("BC-95")
def test_wyrding_swaps_the_base_after_a_right_guess() -> None:
    fight = guessing(seth(3, 4), "wyrding/dash", "maneuver/shot", "shot").on()
    assert fight.offered == {"seth.wyrding/0", "decline"}
    fight.on("seth.wyrding/0")
    assert fight.question() == (0, "swap")
    assert fight.offered == STANDARD - {"dash"} | {"seth.omen", "decline"}
    fight.on("strike")
    assert fight.emitted("swapped") == [{"fighter": 0, "old": "dash", "new": "strike"}]
    assert fight.emitted("damage", fighter=1)[0]["power"] == 4 + 2
    assert set(fight.fighter(0).discard_1) == {"seth.wyrding", "strike"}
    assert "dash" in fight.fighter(0).hand


@pytest.mark.rule("BC-95", "BC-40")
def test_a_start_effect_of_the_base_swapped_in_applies_in_this_very_phase() -> None:
    fight = guessing(seth(3, 4), "wyrding/dash", "maneuver/shot", "shot").on("seth.wyrding/0", "seth.omen")
    assert fight.emitted("stunned", fighter=1)
    assert fight.emitted("damage", fighter=1)[0]["power"] == 3 + 2


def test_wyrding_keeps_the_base_if_he_declines_or_guessed_wrong() -> None:
    fight = guessing(seth(3, 4), "wyrding/strike", "maneuver/shot", "shot").on("decline")
    assert not fight.emitted("swapped")
    assert set(fight.fighter(0).discard_1) == {"seth.wyrding", "strike"}
    fight = guessing(seth(3, 4), "wyrding/strike", "maneuver/shot", "grasp").on()
    assert fight.board.beat == 2
    assert not fight.emitted("swapped")


@pytest.mark.rule("BC-91", "BC-50")
def test_compelling_moves_the_opponent_1_before_and_1_after() -> None:
    fight = seth(2, 4).lay("compelling/strike", "maneuver/shot").on()
    assert fight.question() == (0, "move")
    assert fight.offered == {"s3", "s5"}
    fight.on("s3")
    assert fight.emitted("hit", attacker=0)
    assert fight.board.phase == "attack"
    assert fight.offered == {"s4", "s1"}
    fight.on("s1")
    assert fight.spaces() == [2, 1]


def test_compelling_moves_after_a_miss_too() -> None:
    fight = seth(0, 6).beat("compelling/strike", "maneuver/burst", answers=["s4"])
    assert fight.emitted("missed", attacker=0)
    assert fight.spaces() == [0, 4]


# ---------------------------------------------------------------- base and finisher


@pytest.mark.rule("BC-84")
def test_omen_stuns_at_the_start_after_a_right_guess() -> None:
    fight = guessing(seth(3, 4), "fools/omen", "maneuver/strike", "strike").on()
    assert fight.speeds() == {0: 1 - 4 + 2, 1: 3}
    assert fight.emitted("stunned", fighter=1)
    assert not fight.emitted("attack", attacker=1)
    assert fight.life() == [20, 20 - 4]
    fight = guessing(seth(3, 4), "fools/omen", "maneuver/strike", "grasp").on()
    assert fight.emitted("attack")[0]["attacker"] == 1
    assert not fight.emitted("stunned", fighter=1)


@pytest.mark.rule("BC-13", "BC-84")
def test_omen_does_not_stun_the_stable() -> None:
    fight = guessing(seth(3, 4, foe="rukyuk"), "mimics/omen", "trick/strike", "strike").on()
    assert fight.emitted("not_stunned", fighter=1, why="stable")


@pytest.mark.rule("BC-33", "BC-25")
def test_fortune_buster_wins_if_it_hits_an_opponent_who_plays_a_finisher() -> None:
    fight = seth(0, 6).rich(0, 1).lay("maneuver/strike", "maneuver/strike").on("play", "play")
    assert fight.match.outcome is not None
    assert fight.match.outcome.winners == (0,)
    assert fight.life() == [20, 20]


@pytest.mark.rule("BC-15", "BC-24")
def test_fortune_buster_without_a_finisher_against_it_does_nothing() -> None:
    fight = seth(0, 6).rich(0).lay("maneuver/strike", "cyclone/strike").use(0, "strengthen").on("play")
    assert fight.emitted("order")[-1]["priorities"] == [[0, 13, True], [1, 4, False]]
    assert fight.emitted("hit", attacker=0)[0]["reach"] == [1, 6]
    assert fight.emitted("no_power", attacker=0)
    assert fight.match.outcome is None
    assert fight.life() == [20, 20]


# ---------------------------------------------------------------- against himself


def test_two_of_them_guess_each_for_himself() -> None:
    fight = Fight("seth", "seth", spaces=(0, 6)).lay("mimics/strike", "wyrding/shot")
    fight.use(0, "guess")
    assert fight.offered == STANDARD | {"seth.omen"}
    fight.answer("shot").use(1, "guess").answer("burst").on()
    assert fight.emitted("order")[-1]["priorities"] == [[0, 5, True], [1, 3, False]]
