"""Kallistar (adapted): a human form with armour, and an elemental one that burns foes and herself."""

from __future__ import annotations

import pytest

from engines.battlecon.game import BATTLECON
from tests.engines.battlecon.duels import Fight, figures_of

HUMAN, ELEMENTAL = "kallistar.human", "kallistar.elemental"


def kallistar(form: str, *, opponent: str = "claus", side: int = 0, spaces: tuple[int, int] = (2, 3)) -> Fight:
    """Return a fight of Kallistar in this form."""
    return Fight("kallistar", opponent, spaces=spaces, sides={0: side}).set(0, active=(form,))


def form(fight: Fight) -> tuple[str, ...]:
    return fight.fighter(0).active


@pytest.mark.rule("BC-81")
def test_figures() -> None:
    kit = BATTLECON.standard.pack.kit["kallistar"]
    assert figures_of("kallistar") == {
        "flare": ((0, 0), 3, 0, 0),
        "caustic": ((0, 0), 1, -1, 0),
        "volcanic": ((2, 4), 0, 0, 0),
        "ignition": ((0, 0), 1, -1, 0),
        "blazing": ((0, 0), 0, 1, 0),
        "spellbolt": ((2, 6), 2, 3, 0),
        "supernova": ((1, 2), 8, 5, 0),
        "chain_of_destruction": ((4, 6), 4, 5, 0),
    }
    assert (kit.life, kit.source, kit.own_bases, kit.tokens) == (20, "adapted", False, ())
    assert [(card.id, card.form, card.active) for card in kit.cards] == [
        ("human", True, True),
        ("elemental", True, False),
    ]
    assert not any(card.tie or card.fixed for card in (*kit.styles, *kit.bases))


# ---------------------------------------------------------------- forms


@pytest.mark.rule("BC-70")
def test_she_starts_as_a_human_with_one_armour_and_loses_nothing() -> None:
    fight = Fight("kallistar", "claus", spaces=(2, 3))
    assert form(fight) == (HUMAN,)
    fight.beat("volcanic/strike", "cyclone/strike", answers=["s0"])
    hit = fight.emitted("damage", fighter=0)[0]
    assert (hit["power"], hit["armour"], hit["taken"]) == (5, 1, 4)
    assert fight.speeds() == {0: 3, 1: 4}
    assert not fight.emitted("lost")


@pytest.mark.rule("BC-70", "BC-94")
def test_the_elemental_pays_a_life_each_beat_for_two_power_and_two_priority() -> None:
    fight = kallistar(ELEMENTAL).lay("blazing/strike", "maneuver/shot")
    # Before anybody uses an advantage.
    assert fight.question() == (0, "advantage")
    assert fight.emitted("lost") == [{"fighter": 0, "amount": 1, "life": 19}]
    fight.on()
    assert fight.speeds() == {0: 1 + 3 + 2, 1: 2}
    assert fight.emitted("damage", fighter=1)[0]["power"] == 4 + 2
    assert fight.armour(0) == 0
    assert fight.life() == [19, 14]


@pytest.mark.rule("BC-45")
def test_the_last_life_is_not_burned() -> None:
    fight = kallistar(ELEMENTAL, spaces=(0, 6)).set(0, life=1)
    fight.beat("blazing/strike", "maneuver/strike")
    assert fight.life() == [1, 20]
    assert not fight.emitted("lost")


# ---------------------------------------------------------------- styles and base


@pytest.mark.rule("BC-48")
def test_flare_burns_three_life_for_three_priority_as_a_human_only() -> None:
    fight = kallistar(HUMAN, spaces=(0, 6)).beat("flare/strike", "cyclone/strike")
    assert fight.emitted("lost") == [{"fighter": 0, "amount": 3, "life": 17}]
    assert fight.speeds() == {0: 6, 1: 4}
    assert not fight.emitted("card")
    fight = kallistar(ELEMENTAL, spaces=(0, 6)).beat("flare/strike", "cyclone/strike")
    assert [lost["amount"] for lost in fight.emitted("lost")] == [1]
    assert fight.speeds() == {0: 5, 1: 4}
    assert form(fight) == (HUMAN,)
    assert fight.emitted("card") == [
        {"fighter": 0, "card": ELEMENTAL, "active": False},
        {"fighter": 0, "card": HUMAN, "active": True},
    ]


def test_flare_makes_her_human_at_the_end_only() -> None:
    fight = kallistar(ELEMENTAL).beat("flare/shot", "hurricane/strike")
    # Claus: 3 against 2 + 2; then 7 power without any armour of the human.
    assert fight.speeds() == {0: 4, 1: 3}
    assert fight.emitted("damage", fighter=1)[0]["power"] == 3 + 3 + 2
    assert form(fight) == (HUMAN,)


def test_ignition_burns_three_life_for_three_power_as_an_elemental_only() -> None:
    fight = kallistar(ELEMENTAL).beat("ignition/strike", "maneuver/strike")
    assert [(lost["fighter"], lost["amount"]) for lost in fight.emitted("lost")] == [(0, 1), (0, 3)]
    assert fight.stage("kallistar.ignition/0") == "reveal"
    assert fight.emitted("damage", fighter=1)[0]["power"] == 1 + 4 + 2 + 3
    assert fight.speeds() == {0: 4, 1: 3}
    assert not fight.emitted("card")
    fight = kallistar(HUMAN).beat("ignition/strike", "maneuver/shot", uses=[(1, "hasten")])
    assert not fight.emitted("lost")
    assert fight.emitted("damage", fighter=1)[0]["power"] == 5
    assert fight.emitted("damage", fighter=0)[0]["armour"] == 1
    assert form(fight) == (ELEMENTAL,)


@pytest.mark.parametrize(("shape", "armour"), [(HUMAN, 2 + 1), (ELEMENTAL, 0)])
def test_caustic_is_two_armour_more_as_a_human(shape: str, armour: int) -> None:
    fight = kallistar(shape).beat("caustic/shot", "cyclone/strike", uses=[(1, "hasten")])
    hit = fight.emitted("damage", fighter=0)[0]
    assert (hit["power"], hit["armour"], hit["taken"]) == (5, armour, 5 - armour)


@pytest.mark.rule("BC-84")
@pytest.mark.parametrize(("shape", "stunned"), [(HUMAN, False), (ELEMENTAL, True)])
def test_caustic_stuns_by_a_hit_as_an_elemental(shape: str, stunned: bool) -> None:
    fight = kallistar(shape).beat("caustic/grasp", "maneuver/strike", answers=["s4"])
    hit = fight.emitted("damage", fighter=1)[0]
    # Guard 5 holds against the damage in both cases.
    assert (hit["power"], hit["guard"]) == ((5, 5) if stunned else (3, 5))
    assert bool(fight.emitted("stunned", fighter=1)) is stunned


def test_caustic_stuns_nobody_it_has_missed() -> None:
    fight = kallistar(ELEMENTAL, spaces=(2, 4)).beat("caustic/grasp", "maneuver/strike")
    assert not fight.emitted("stunned")


@pytest.mark.rule("BC-93")
def test_volcanic_slows_the_opponent_in_the_next_beat_alone() -> None:
    fight = kallistar(ELEMENTAL, spaces=(1, 4)).beat("volcanic/strike", "maneuver/strike")
    assert fight.emitted("hit", attacker=0)[0]["reach"] == [3, 5]
    assert fight.speeds() == {0: 5, 1: 3}
    fight.beat("blazing/dash", "cyclone/shot", answers=["s0"])
    assert fight.speeds() == {0: 12, 1: 3 - 2}
    fight.beat("ignition/shot", "downdraft/grasp")
    assert fight.speeds() == {0: 3, 1: 4}


def test_volcanic_slows_nobody_as_a_human_but_teleports_at_the_end() -> None:
    fight = kallistar(HUMAN, spaces=(1, 4)).lay("volcanic/strike", "maneuver/shot").on()
    assert fight.emitted("hit", attacker=0)
    assert fight.question() == (0, "move")
    assert fight.offered == {"s0", "s2", "s3", "s5", "s6"}
    fight.on("s6")
    assert fight.spaces() == [6, 4]
    assert not fight.emitted("bonus")


def test_volcanic_does_not_teleport_an_elemental_nor_slow_without_a_hit() -> None:
    fight = kallistar(ELEMENTAL).beat("volcanic/strike", "maneuver/shot")
    assert fight.emitted("missed", attacker=0)
    assert not fight.emitted("moved")
    assert not fight.emitted("bonus")


@pytest.mark.parametrize(("shape", "reach"), [(HUMAN, [1, 1]), (ELEMENTAL, [1, 2])])
def test_blazing_reaches_one_further_as_an_elemental(shape: str, reach: list[int]) -> None:
    fight = kallistar(shape, spaces=(2, 4)).lay("blazing/strike", "maneuver/strike").on()
    tries = [*fight.emitted("hit", attacker=0), *fight.emitted("missed", attacker=0)]
    assert [t["reach"] for t in tries] == [reach]
    assert bool(fight.emitted("hit", attacker=0)) is (shape == ELEMENTAL)


def test_blazing_moves_a_human_one_or_two_after_the_attack() -> None:
    fight = kallistar(HUMAN, spaces=(2, 4)).lay("blazing/strike", "maneuver/strike").on()
    assert fight.question() == (0, "move")
    assert fight.offered == {"s0", "s1", "s3", "s5"}
    fight.on("s1")
    fight = kallistar(ELEMENTAL, spaces=(2, 4)).beat("blazing/strike", "maneuver/strike")
    assert not fight.emitted("moved")


def test_spellbolt_pulls_up_to_two_as_an_elemental() -> None:
    fight = kallistar(ELEMENTAL, spaces=(0, 4)).lay("blazing/spellbolt", "maneuver/strike").on()
    assert fight.question() == (0, "move")
    assert fight.offered == {"s3", "s2", "stay"}
    fight.on("stay")
    assert fight.emitted("hit", attacker=0)[0]["reach"] == [2, 7]
    assert not fight.emitted("bonus")


def test_spellbolt_weakens_the_opponents_attack_as_a_human() -> None:
    # Claus is faster at first: 3 less 1 of armour; the second time 3 less 2 less 1 leaves no damage.
    fight = kallistar(HUMAN, spaces=(0, 3)).beat("caustic/spellbolt", "cyclone/shot", uses=[(0, "fortify")])
    assert fight.emitted("damage", fighter=0)[0]["power"] == 4
    fight = kallistar(HUMAN, spaces=(0, 3)).beat("blazing/spellbolt", "maneuver/shot", answers=["s1"])
    assert fight.emitted("bonus") == [
        {"target": 1, "owner": 0, "source": "kallistar.spellbolt", "stat": "power", "by": -2, "until": "beat"}
    ]
    assert fight.emitted("damage", fighter=1)[0]["power"] == 2
    assert fight.emitted("damage", fighter=0)[0]["power"] == 1
    assert not [m for m in fight.emitted("moved") if m["fighter"] == 1]


@pytest.mark.parametrize("shape", [HUMAN, ELEMENTAL])
def test_spellbolt_does_nothing_without_a_hit(shape: str) -> None:
    fight = kallistar(shape).beat("caustic/spellbolt", "downdraft/shot")
    assert fight.emitted("missed", attacker=0)
    assert not fight.emitted("bonus")
    assert not fight.emitted("moved")


# ---------------------------------------------------------------- finishers


def test_supernova_may_be_played_by_an_elemental_only() -> None:
    fight = kallistar(HUMAN).rich(0).lay("maneuver/strike", "maneuver/shot").on()
    # No question whether to play it: the beat is at the end effect of Manoeuvre.
    assert fight.question() == (0, "flip")
    fight = kallistar(ELEMENTAL).rich(0).lay("maneuver/strike", "maneuver/shot").on()
    assert fight.question() == (0, "finisher")
    assert fight.offered == {"play", "keep"}


@pytest.mark.rule("BC-33")
def test_supernova_loses_the_fight_if_it_does_not_win_it() -> None:
    fight = kallistar(ELEMENTAL).rich(0).lay("maneuver/strike", "maneuver/shot").on("play")
    assert fight.emitted("finisher")[0]["cost"] == 19
    hit = fight.emitted("damage", fighter=1)[0]
    assert (hit["power"], fight.emitted("hit", attacker=0)[0]["reach"]) == (10, [1, 2])
    assert fight.speeds()[0] == 7
    assert fight.emitted("over") == [{"winners": [1], "team": 1, "reason": "effect"}]


def test_supernova_that_wins_has_won() -> None:
    fight = kallistar(ELEMENTAL, spaces=(2, 4)).set(1, life=10).rich(0)
    fight.lay("maneuver/strike", "maneuver/shot").on("play")
    assert fight.emitted("over") == [{"winners": [0], "team": 0, "reason": "knockout"}]


def test_supernova_kept_loses_nothing() -> None:
    fight = kallistar(ELEMENTAL).rich(0).beat("maneuver/strike", "maneuver/shot", answers=["keep", "keep"])
    assert fight.match.outcome is None


def test_chain_of_destruction_may_be_played_by_a_human_only() -> None:
    fight = kallistar(ELEMENTAL, side=1).rich(0).lay("maneuver/strike", "maneuver/shot").on()
    assert fight.question() == (0, "flip")
    fight = kallistar(HUMAN, side=1).rich(0).lay("maneuver/strike", "maneuver/shot").on()
    assert fight.question() == (0, "finisher")


@pytest.mark.rule("BC-75", "BC-96")
def test_chain_of_destruction_strikes_again_for_three_life_once() -> None:
    fight = kallistar(HUMAN, side=1, spaces=(0, 5)).rich(0).lay("maneuver/strike", "maneuver/strike").on("play")
    assert fight.emitted("hit", attacker=0)[0]["reach"] == [4, 6]
    assert fight.question() == (0, "effect")
    assert fight.offered == {"kallistar.chain_of_destruction/1", "decline"}
    fight.on("kallistar.chain_of_destruction/1")
    # A second repeat is not sold: it works once a beat.
    assert fight.emitted("paid") == [{"fighter": 0, "amount": 3, "life": 17}]
    assert len(fight.emitted("attack", attacker=0)) == 2
    assert fight.life() == [17, 12]


@pytest.mark.parametrize(("life", "sold"), [(3, False), (4, True)])
def test_chain_of_destruction_never_takes_the_last_life(life: int, sold: bool) -> None:
    fight = kallistar(HUMAN, side=1, spaces=(0, 5)).rich(0).set(0, life=life)
    fight.lay("maneuver/strike", "maneuver/strike").on("play", *(["decline"] if sold else []))
    assert fight.life() == [life, 16]
    assert not fight.emitted("paid")


@pytest.mark.parametrize(("space", "hit"), [(3, False), (4, True), (6, True)])
def test_chain_of_destruction_reaches_from_four_to_six(space: int, hit: bool) -> None:
    fight = kallistar(HUMAN, side=1, spaces=(0, space)).rich(0)
    fight.lay("maneuver/strike", "maneuver/strike").on("play", *(["decline"] if hit else []))
    assert bool(fight.emitted("hit", attacker=0)) is hit


@pytest.mark.rule("BC-70")
def test_two_of_kallistar_change_their_own_form() -> None:
    fight = Fight("kallistar", "kallistar", spaces=(0, 6)).beat("ignition/strike", "caustic/grasp")
    assert [fighter.active for fighter in fight.board.fighters] == [(ELEMENTAL,), (HUMAN,)]
    fight.lay("caustic/dash", "blazing/burst")
    assert fight.emitted("lost") == [{"fighter": 0, "amount": 1, "life": 19}]
