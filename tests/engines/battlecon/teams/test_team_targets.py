"""Who is the opponent in teams (BC-61, BC-62, BC-68, BC-69, BC-88), with the book's examples."""

from __future__ import annotations

import pytest

from tests.engines.battlecon.duels import Fight
from tests.engines.battlecon.kits import Raw, ability, advantage, is_, op, when
from tests.engines.battlecon.squads import four, member, one_to_two, squad

IDLE = "slow/wait"
"""Last, and nothing happens."""

# ---------------------------------------------------------------- whom an attack hits


def daidzin(kora: int, anya: int, vekil: int) -> Fight:
    """Return the book's fight of Daidzin, on space 5, against three, after the pairs are laid: his attack is Алчный захват."""
    fight = Fight("daidzin", "kora", "anya", "vekil", mode="three_on_one", spaces=(4, kora, anya, vekil))
    return fight.lay("greedy/grasp", "maneuver/grasp", "maneuver/strike", "maneuver/shot").use(0, "hasten")


@pytest.mark.rule("BC-62")
def test_the_book_hits_the_enemy_at_2_or_at_3_never_the_one_at_1() -> None:
    fight = daidzin(kora=2, anya=5, vekil=7).on()
    assert fight.emitted("revealed", fighter=0)[0]["figures"]["range"] == [2, 4]  # type: ignore[index]  # a dict
    assert fight.question() == (0, "opponent")
    assert fight.offered == {"1", "3"}
    fight.answer("3")
    assert [(emitted["target"], emitted["distance"]) for emitted in fight.emitted("hit", attacker=0)] == [(3, 3)]


@pytest.mark.rule("BC-62")
def test_of_two_in_range_on_a_side_only_the_nearer_can_be_hit() -> None:
    fight = daidzin(kora=0, anya=6, vekil=7).on()
    assert fight.offered == {"1", "2"}


@pytest.mark.rule("BC-62", "BC-27")
def test_who_is_alone_in_range_must_be_hit_unasked() -> None:
    fight = daidzin(kora=3, anya=5, vekil=8).on()
    assert [emitted["target"] for emitted in fight.emitted("hit", attacker=0)] == [3]


@pytest.mark.rule("BC-62", "BC-76")
def test_who_avoids_leaves_the_other_side_to_be_hit_but_nobody_behind_him() -> None:
    dodging = [when("reveal", op("rule", rule="avoid"))]
    fight = squad(member("ann"), member("bob", *dodging), member("cat"), spaces=(4, 3, 6))
    fight.beat("quick/lance", "own/wait", IDLE)
    assert [emitted["target"] for emitted in fight.emitted("hit")] == [2]
    fight = squad(member("ann"), member("bob", *dodging), member("cat"), spaces=(4, 5, 6))
    fight.beat("quick/lance", "own/wait", IDLE)
    assert not fight.emitted("hit")
    assert [(emitted["target"], emitted["why"]) for emitted in fight.emitted("missed", attacker=0)] == [(1, "avoided")]


@pytest.mark.rule("BC-62")
def test_mates_are_never_hit_and_hide_nobody() -> None:
    fight = four(spaces=(2, 3, 4, 8))
    fight.beat("quick/lance", IDLE, "plain/wait", "slow/wait")
    assert [emitted["target"] for emitted in fight.emitted("hit")] == [2]


# ---------------------------------------------------------------- the opponent of an effect


def kora(claus: int, rin: int) -> Fight:
    """Return Kora on space 5 with her chain active against two, when the pairs are laid and she has said that she pulls."""
    fight = Fight("kora", "claus", "rin", spaces=(4, claus, rin)).set(0, active=("kora.chain",))
    return fight.lay("restraining/grasp", "maneuver/shot", "maneuver/strike").on("kora.ability/0")


@pytest.mark.rule("BC-61")
def test_the_book_lets_kora_pull_an_enemy_from_either_side() -> None:
    fight = kora(claus=2, rin=6)
    assert fight.question() == (0, "move")
    assert {key.partition(":")[0] for key in fight.offered} == {"1", "2"}
    fight.answer("2:s5")
    assert fight.spaces() == [4, 2, 5]


@pytest.mark.rule("BC-61")
def test_the_book_lets_kora_pull_only_the_nearer_of_two_on_a_side() -> None:
    fight = kora(claus=8, rin=6)
    assert fight.question() == (0, "move")
    assert all(key.startswith("s") for key in fight.offered)
    fight.answer("s5")
    assert fight.spaces() == [4, 8, 5]


LOSE = op("lose", by=1)


def lost(fight: Fight) -> list[object]:
    return [emitted["fighter"] for emitted in fight.emitted("lost")]


@pytest.mark.rule("BC-61")
def test_between_two_opponents_the_player_chooses_and_never_nobody() -> None:
    fight = one_to_two(when("start", LOSE), spaces=(4, 2, 7)).lay("own/wait", "quick/wait", IDLE).on()
    assert fight.question() == (0, "opponent")
    assert fight.offered == {"1", "2"}
    assert lost(fight.answer("2")) == [2]


@pytest.mark.rule("BC-61")
def test_what_can_be_applied_to_one_alone_is_applied_to_that_one() -> None:
    fight = one_to_two(when("start", LOSE), spaces=(4, 2, 7)).set(1, life=1).lay("own/wait", "quick/wait", IDLE).on()
    assert lost(fight) == [2]


@pytest.mark.rule("BC-61")
@pytest.mark.parametrize(
    "effect",
    [
        when("start", LOSE, if_=[is_("corner", who="opponent")]),
        when("start", op("lose", by=1, if_=[is_("corner", who="opponent")])),
        when("start", LOSE, if_=[is_("distance", least=4)]),
    ],
    ids=["of the effect", "of the op", "of distance"],
)
def test_a_condition_about_the_opponent_says_which_one_it_is(effect: Raw) -> None:
    fight = one_to_two(effect, spaces=(4, 3, 8)).lay("own/wait", "quick/wait", IDLE).on()
    assert lost(fight) == [2]


@pytest.mark.rule("BC-61", "BC-48")
def test_a_condition_that_neither_fulfils_leaves_the_effect_undone() -> None:
    effect = when("start", LOSE, if_=[is_("corner", who="opponent")])
    fight = one_to_two(effect, spaces=(4, 3, 7)).beat("own/wait", "quick/wait", IDLE)
    assert not fight.emitted("effect")


@pytest.mark.rule("BC-61")
def test_each_effect_finds_its_opponent_anew() -> None:
    fight = one_to_two(when("start", LOSE), when("end", LOSE), spaces=(4, 2, 7)).lay("own/wait", "quick/wait", IDLE)
    assert lost(fight.on("1", "2")) == [1, 2]


@pytest.mark.rule("BC-61")
def test_after_each_movement_the_opponent_is_found_anew() -> None:
    fight = one_to_two(when("start", op("move", way="advance", by=2), LOSE), spaces=(3, 4, 6))
    fight.lay("own/wait", "quick/wait", IDLE).on()
    assert fight.spaces()[0] == 7
    assert lost(fight) == [2]


@pytest.mark.rule("BC-61")
def test_who_was_pulled_is_the_opponent_of_the_rest_of_the_effect() -> None:
    fight = one_to_two(when("start", op("move", way="pull", by=1), LOSE), spaces=(4, 1, 7))
    fight.lay("own/wait", "quick/wait", IDLE).on("1:s2")
    assert lost(fight) == [1]


@pytest.mark.rule("BC-61", "BC-41")
@pytest.mark.parametrize(("spaces", "emitted"), [((0, 3, 5, 8), []), ((3, 0, 5, 8), [2])])
def test_only_an_opponent_s_own_movements_are_minded(spaces: tuple[int, ...], emitted: list[int]) -> None:
    advance = when("start", op("move", way="advance", by=1))
    watching = when("opponent_advances", op("heal", by=1))
    kits = member("ann", advance), member("bob"), member("cat", watching), member("dan")
    fight = squad(*kits, spaces=spaces).lay("own/lance", IDLE, "own/wait", "slow/jab").on()
    assert [facts["fighter"] for facts in fight.emitted("effect") if facts["effect"] == "cat.own/0"] == emitted


# ---------------------------------------------------------------- in an attack


@pytest.mark.rule("BC-88")
def test_for_hit_and_damage_effects_the_opponent_is_the_one_hit() -> None:
    far = when("hit", op("move", way="push", by=1)), when("damage", LOSE)
    fight = one_to_two(*far, spaces=(2, 1, 5)).lay("own/lance", "quick/wait", IDLE).on("2")
    assert fight.spaces() == [2, 1, 6]
    assert lost(fight) == [2]


@pytest.mark.rule("BC-88")
def test_for_after_effects_it_is_the_nearest_again() -> None:
    fight = one_to_two(when("after", LOSE), spaces=(4, 3, 7))
    fight.lay("own/lance", "quick/wait", IDLE).on("2")
    assert [emitted["target"] for emitted in fight.emitted("hit")] == [2]
    assert fight.question() == (0, "opponent")
    assert lost(fight.answer("1")) == [1]


@pytest.mark.rule("BC-88")
def test_the_power_of_an_attack_is_read_with_the_one_hit() -> None:
    growing = when("always", op("bonus", stat="power", by={"of": "distance"}))
    fight = one_to_two(growing, spaces=(4, 3, 7)).lay("own/lance", "quick/wait", IDLE).on("2")
    assert [(emitted["fighter"], emitted["power"]) for emitted in fight.emitted("damage")] == [(2, 4 + 3)]


@pytest.mark.rule("BC-88", "BC-98")
def test_whether_an_attack_can_hit_is_read_with_each_enemy_in_range() -> None:
    close_only = when("always", op("rule", rule="misses"), if_=[is_("distance", least=2)])
    fight = one_to_two(close_only, spaces=(4, 3, 6)).beat("own/lance", "quick/wait", IDLE)
    assert [emitted["target"] for emitted in fight.emitted("hit")] == [1]


@pytest.mark.rule("BC-88", "BC-76")
def test_for_avoiding_the_opponent_is_the_attacker() -> None:
    shy = when("always", op("rule", rule="avoid"), if_=[is_("distance", least=3)])
    fight = one_to_two(shy, spaces=(4, 3, 7)).beat("own/wait", "plain/jab", "quick/lance")
    assert [emitted["attacker"] for emitted in fight.emitted("hit")] == [1]
    assert [(emitted["attacker"], emitted["why"]) for emitted in fight.emitted("missed", target=0)] == [(2, "avoided")]


@pytest.mark.rule("BC-88")
def test_for_being_hit_and_damaged_the_opponent_is_the_attacker() -> None:
    spite = when("when_hit", LOSE, each=True), when("when_damaged", LOSE, each=True)
    fight = one_to_two(*spite, spaces=(4, 3, 7)).beat("own/wait", "slow/wait", "quick/lance")
    assert lost(fight) == [2, 2]


@pytest.mark.rule("BC-88", "BC-44")
def test_armour_that_grows_with_distance_is_measured_to_the_attacker() -> None:
    shell = when("always", op("bonus", stat="armour", by={"of": "distance", "plus": -1}))
    fight = one_to_two(shell, spaces=(4, 3, 7)).beat("own/wait", "slow/wait", "quick/lance")
    assert [(emitted["by"], emitted["armour"]) for emitted in fight.emitted("damage")] == [(2, 2)]


# ---------------------------------------------------------------- moved past


def dash(spaces: tuple[int, int, int], to: str) -> Fight:
    """Return a fight in which Ann has passed enemies by Уворот; Bob and Cat attack after it."""
    return one_to_two(spaces=spaces).lay("plain/dash", "quick/lance", "plain/lance").on(to)


@pytest.mark.rule("BC-69", "BC-76", "BC-56")
def test_dash_avoids_the_attack_of_the_last_one_passed() -> None:
    fight = dash((4, 6, 5), "s7")
    assert fight.emitted("moved", fighter=0)[0]["passed"] == [1, 2]
    assert [emitted["attacker"] for emitted in fight.emitted("hit")] == [2]
    assert [(emitted["attacker"], emitted["why"]) for emitted in fight.emitted("missed", target=0)] == [(1, "avoided")]


@pytest.mark.rule("BC-69")
def test_dash_that_passes_nobody_avoids_nothing() -> None:
    # Not even the attack of one whom another movement of the beat has passed.
    fight = one_to_two(when("start", op("move", way="advance", by=1)), spaces=(4, 5, 8))
    fight.lay("own/dash", "quick/lance", "plain/lance").on("s7")
    assert fight.emitted("moved")[0]["passed"] == [1]
    assert [emitted["attacker"] for emitted in fight.emitted("hit")] == [1, 2]


@pytest.mark.rule("BC-69")
def test_dash_counts_only_those_it_has_passed_itself() -> None:
    # Before it Ann has passed Bob, who has come after her and stands as near as Cat once the Dash has passed Cat.
    over, after_her = op("move", way="advance", by=1), op("move", way="advance", by=2)
    kits = member("ann", when("start", over)), member("bob", when("opponent_passed", after_her)), member("cat")
    fight = squad(*kits, spaces=(1, 2, 4)).lay("own/dash", "own/lance", "slow/lance").on("s5")
    assert fight.spaces() == [5, 6, 4]
    assert [emitted["attacker"] for emitted in fight.emitted("hit")] == [1]
    assert [(emitted["attacker"], emitted["why"]) for emitted in fight.emitted("missed", target=0)] == [(2, "avoided")]


# ---------------------------------------------------------------- advantages of an opponent's ability


PAIRS = ("plain/jab", "slow/jab", "plain/lance", "slow/lance")


def bargain(owner: int, mate: int, *enemies: int) -> Fight:
    """Return two against two: Ann's ability offers her opponents an advantage; the enemies are active."""
    deal = ability(advantages=(advantage("deal", op("bonus", by=2), opponent=True),))
    kits = member("ann", ability=deal), member("bob"), member("cat"), member("dan")
    return squad(*kits, spaces=(owner, mate, *enemies), active=2).lay(*PAIRS)


DEAL = "ann.ability.deal"


def may_deal(fight: Fight) -> list[int]:
    """Return which seats are offered the deal, one asked after the other."""
    found = []
    while not fight.match.lanes and fight.asked.kind == "advantage":
        found += [fight.asked.seat] if DEAL in fight.offered else []
        fight.answer("pass")
    return found


@pytest.mark.rule("BC-68", "BC-35")
@pytest.mark.parametrize(
    ("spaces", "seats"),
    [
        ((2, 0, 5, 7), [2, 3]),  # nearest for both, wherever they stand behind each other
        ((0, 2, 5, 7), []),  # Bob is nearest
        ((4, 6, 5, 8), [2]),  # Cat has one of them on each side, Dan has Bob
    ],
)
def test_whoever_counts_the_owner_as_nearest_may_use_the_advantage(spaces: tuple[int, ...], seats: list[int]) -> None:
    assert may_deal(bargain(*spaces)) == seats


@pytest.mark.rule("BC-68")
def test_it_is_used_once_a_beat_by_the_whole_team() -> None:
    fight = bargain(2, 0, 5, 7)
    assert fight.question() == (2, "advantage")
    fight.answer(DEAL)
    assert may_deal(fight) == []
    assert [(emitted["target"], emitted["owner"]) for emitted in fight.emitted("bonus")] == [(2, 2)]
    fight.refill().lay(*PAIRS)
    assert may_deal(fight) == [2, 3]
