"""Mikhail: his styles count only in a beat in which a seal is used (BC-81)."""

from __future__ import annotations

import pytest

from tests.engines.battlecon.duels import Fight, figures_of, lasting_of


def seals(fight: Fight, i: int = 0) -> tuple[int, int]:
    """Return a Mikhail's seals in supply and exhausted."""
    fighter = fight.fighter(i)
    return fighter.tokens["mikhail.seal"], fighter.exhausted.get("mikhail.seal", 0)


def mikhail(*spaces: int, held: int = 3, foe: str = "claus", active: int = 0, finisher: int = 0) -> Fight:
    fight = Fight("mikhail", foe, spaces=spaces, active=active, sides={0: finisher})
    return fight.set(0, tokens={"seal": held}, exhausted={"seal": 3 - held})


@pytest.mark.rule("BC-81")
def test_the_figures_are_those_of_the_facts() -> None:
    assert figures_of("mikhail") == {
        "immutable": ((0, 1), 2, -3, 0),
        "transcendent": ((0, 2), -1, -1, 5),
        "hallowed": ((0, 1), 3, 1, 0),
        "apocalyptic": ((2, 4), 3, -3, "stable"),
        "sacred": ((0, 1), 1, 0, 0),
        "scroll": ((1, 2), 2, 2, 3),
        "magnus_malleus": ((2, 4), 2, 5, 0),
        "fourth_seal": ((1, 2), 7, 6, 0),
    }
    assert lasting_of("mikhail") == {}
    fight = Fight("mikhail", "claus")
    assert fight.fighter(0).life_at_start == 20
    assert seals(fight) == (3, 0)


# ---------------------------------------------------------------- the ability and the seals


@pytest.mark.rule("BC-95", "BC-94")
def test_one_seal_a_beat_is_used_and_brings_the_style_to_bear() -> None:
    fight = mikhail(3, 4).lay("sacred/strike", "maneuver/shot")
    assert fight.offered == {"mikhail.seal", "strengthen", "fortify", "hasten", "pass"}
    fight.use(0, "seal").answer("pass")
    assert fight.offered == {"strengthen", "fortify", "hasten", "pass"}
    assert seals(fight) == (2, 1)
    fight.on()
    assert fight.emitted("damage", fighter=1)[0]["power"] == 4 + 1


@pytest.mark.rule("BC-95")
def test_without_a_seal_the_style_does_not_count_but_is_discarded() -> None:
    fight = mikhail(2, 4).lay("hallowed/strike", "maneuver/drive").on("s3")
    assert fight.speeds() == {0: 3, 1: 4}
    assert fight.emitted("damage", fighter=1)[0]["power"] == 4
    assert fight.emitted("hit", attacker=0)[0]["reach"] == [1, 1]
    assert not fight.emitted("effect", source="mikhail.hallowed")
    assert set(fight.fighter(0).discard_1) == {"mikhail.hallowed", "strike"}
    assert set(fight.fighter(1).discard_1) == {"maneuver", "drive"}


@pytest.mark.rule("BC-95")
def test_an_ignored_style_gives_neither_guard_nor_stability_nor_armour() -> None:
    fight = mikhail(3, 4).beat("apocalyptic/shot", "hurricane/strike")
    blow = fight.emitted("damage", fighter=0)[0]
    assert (blow["armour"], blow["guard"], blow["taken"]) == (0, 2, 7)
    assert fight.emitted("stunned", fighter=0)
    fight = mikhail(2, 4).beat("transcendent/strike", "hurricane/drive", answers=["s3"])
    assert fight.emitted("damage", fighter=0)[0]["guard"] == 5


@pytest.mark.rule("BC-25")
def test_a_finisher_needs_a_seal_as_manoeuvre_is_a_style() -> None:
    fight = mikhail(2, 5).rich(0).lay("maneuver/strike", "maneuver/drive").on("s4")
    assert not fight.emitted("finisher")
    assert fight.fighter(0).finisher == 0
    fight = mikhail(3, 5).rich(0).lay("maneuver/strike", "maneuver/drive").use(0, "seal").on()
    assert fight.offered == {"keep", "play"}


@pytest.mark.rule("BC-39")
def test_an_ignored_manoeuvre_gives_no_force() -> None:
    fight = mikhail(0, 6).beat("maneuver/strike", "cyclone/grasp")
    assert fight.board.force == [3, 3]
    fight = mikhail(0, 6).beat("maneuver/strike", "cyclone/grasp", uses=[(0, "seal")], answers=["keep"])
    assert fight.board.force == [4, 3]


@pytest.mark.rule("BC-43")
@pytest.mark.parametrize(("held", "then"), [(0, 1), (2, 3), (3, 3)])
def test_a_seal_comes_back_at_the_end_of_a_beat_in_which_he_was_damaged(held: int, then: int) -> None:
    fight = mikhail(2, 4, held=held).beat("sacred/strike", "maneuver/drive", answers=["s3"])
    assert fight.emitted("damage", fighter=0)
    assert seals(fight) == (then, 3 - then)


def test_without_damage_though_hit_only_the_scroll_returns_a_seal() -> None:
    fight = mikhail(0, 6, held=1).beat("sacred/strike", "maneuver/grasp")
    assert seals(fight) == (1, 2)
    fight = mikhail(3, 4, held=1).beat("sacred/scroll", "downdraft/tempest", answers=["stay"])
    assert fight.emitted("hit", attacker=1)
    assert fight.emitted("damage", fighter=0)[0]["taken"] == 0
    assert fight.emitted("tokens", how="returned") == [
        {"fighter": 0, "token": "mikhail.seal", "change": 1, "how": "returned", "supply": 2, "to": None}
    ]


# ---------------------------------------------------------------- styles


@pytest.mark.rule("BC-41", "BC-44")
def test_immutable_spends_a_seal_for_armour_3_when_hit() -> None:
    fight = mikhail(3, 4, held=2).lay("immutable/strike", "cyclone/strike").use(0, "seal").on()
    assert fight.question() == (0, "effect")
    assert fight.offered == {"mikhail.immutable/0", "decline"}
    fight.on("mikhail.immutable/0")
    assert fight.emitted("damage", fighter=0)[0]["armour"] == 3
    assert fight.emitted("damage", fighter=1)[0]["power"] == 6
    assert fight.life() == [18, 14]
    assert seals(fight) == (1, 2)
    fight = mikhail(3, 4, held=2).lay("immutable/strike", "cyclone/strike").use(0, "seal").on("decline")
    assert fight.emitted("damage", fighter=0)[0]["armour"] == 0


def test_immutable_needs_another_seal_and_the_first_to_be_used() -> None:
    fight = mikhail(3, 4, held=1).beat("immutable/strike", "cyclone/strike", uses=[(0, "seal")])
    assert fight.emitted("damage", fighter=0)[0]["armour"] == 0
    fight = mikhail(2, 4, held=3).beat("immutable/strike", "cyclone/drive", answers=["s3"])
    assert fight.emitted("damage", fighter=0)[0]["armour"] == 0


@pytest.mark.rule("BC-41")
def test_immutable_works_on_the_first_hit_alone() -> None:
    fight = Fight("mikhail", "luc", spaces=(3, 4)).set(1, tokens={"time": 4})
    fight.lay("immutable/strike", "memento/drive").use(0, "seal").on("s2", "mikhail.immutable/0", "luc.memento/0", "s4")
    assert [blow["armour"] for blow in fight.emitted("damage", fighter=0)] == [3, 0]
    assert seals(fight) == (2, 1)


def test_transcendent_has_guard_5_and_gains_what_damage_it_took() -> None:
    fight = mikhail(3, 4).lay("transcendent/scroll", "hurricane/strike").use(0, "seal").on()
    assert fight.emitted("damage", fighter=0)[0]["guard"] == 8
    assert fight.emitted("damage", fighter=0)[0]["taken"] == 7 - 1
    assert fight.emitted("damage", fighter=1)[0]["power"] == 2 - 1 + 6
    assert fight.emitted("hit", attacker=0)[0]["reach"] == [1, 4]


def test_transcendent_gains_nothing_undamaged() -> None:
    fight = mikhail(3, 4).lay("transcendent/grasp", "cyclone/shot").use(0, "seal").on("s5")
    assert fight.emitted("damage", fighter=1)[0]["power"] == 1
    assert fight.emitted("damage", fighter=0)[0]["guard"] == 5


@pytest.mark.rule("BC-57", "BC-50")
def test_hallowed_pulls_1_and_pushes_as_much_as_the_damage_at_most() -> None:
    fight = mikhail(2, 4).lay("hallowed/strike", "maneuver/shot").use(0, "seal").on()
    assert fight.emitted("moved") == [
        {"fighter": 1, "by": 0, "way": "pull", "start": 4, "end": 3, "passed": []},
    ]
    assert fight.question() == (0, "move")
    assert fight.offered == {"s4", "s5", "s6", "stay"}
    fight.on("s6")
    assert fight.emitted("damage", fighter=1)[0]["power"] == 7
    assert fight.spaces() == [2, 6]


@pytest.mark.rule("BC-44")
def test_hallowed_counts_the_damage_dealt_and_pushes_nobody_without() -> None:
    fight = mikhail(0, 2, foe="luc").lay("hallowed/shot", "eternal/strike").use(0, "seal").on("2")
    assert fight.emitted("damage", fighter=1)[0]["taken"] == 6 - 3
    assert fight.offered == {"s2", "s3", "s4", "stay"}
    fight = mikhail(0, 6).beat("hallowed/strike", "maneuver/shot", uses=[(0, "seal")])
    assert fight.spaces() == [0, 5]


@pytest.mark.rule("BC-13", "BC-44")
def test_apocalyptic_has_armour_2_stability_and_no_seal_comes_back() -> None:
    fight = mikhail(0, 3).beat("apocalyptic/strike", "hurricane/shot", uses=[(0, "seal")])
    blow = fight.emitted("damage", fighter=0)[0]
    assert (blow["armour"], blow["taken"], blow["guard"]) == (2, 4, None)
    assert fight.emitted("not_stunned", fighter=0, why="stable")
    hit = fight.emitted("hit", attacker=0)[0]
    assert hit["reach"] == [3, 5]
    assert fight.life() == [16, 13]
    assert seals(fight) == (2, 1)


def test_apocalyptic_stops_the_seal_of_the_scroll_too() -> None:
    fight = mikhail(0, 6).beat("apocalyptic/scroll", "cyclone/dash", uses=[(0, "seal")], answers=["s5"])
    assert seals(fight) == (2, 1)
    fight = mikhail(0, 6, held=2).beat("apocalyptic/scroll", "cyclone/dash", answers=["s5"])
    assert seals(fight) == (3, 0)


@pytest.mark.rule("BC-76")
@pytest.mark.parametrize(("at", "hit"), [(2, True), (3, False), (4, False)])
def test_sacred_avoids_attacks_from_3_spaces_or_more(at: int, hit: bool) -> None:
    fight = mikhail(0, at).beat("sacred/burst", "maneuver/shot", uses=[(0, "seal")])
    assert bool(fight.emitted("hit", attacker=1)) == hit
    assert fight.life()[0] == (17 if hit else 20)
    if not hit:
        assert fight.emitted("missed", attacker=1, why="avoided")


def test_sacred_without_a_seal_avoids_nothing() -> None:
    fight = mikhail(1, 4).beat("sacred/strike", "maneuver/shot")
    assert fight.emitted("hit", attacker=1)


# ---------------------------------------------------------------- base and finishers


def test_scroll_has_armour_1_and_returns_a_seal_to_the_undamaged() -> None:
    fight = mikhail(0, 6, held=1).beat("sacred/scroll", "maneuver/grasp")
    assert seals(fight) == (2, 1)
    fight = mikhail(2, 4, held=1).beat("sacred/scroll", "maneuver/drive", answers=["s3"])
    blow = fight.emitted("damage", fighter=0)[0]
    assert (blow["armour"], blow["guard"]) == (1, 3)
    assert seals(fight) == (2, 1)


@pytest.mark.rule("BC-43")
@pytest.mark.parametrize("spent", [0, 1, 2])
def test_magnus_malleus_is_3_power_for_each_seal_spent(spent: int) -> None:
    fight = mikhail(2, 4).rich(0).lay("maneuver/strike", "cyclone/shot").use(0, "seal").on("play")
    assert fight.speeds() == {0: 5, 1: 3}
    assert fight.question() == (0, "amount")
    assert fight.offered == {"0", "1", "2"}
    fight.on(str(spent))
    assert fight.emitted("damage", fighter=1)[0]["power"] == 2 + 3 * spent
    assert fight.emitted("hit", attacker=0)[0]["reach"] == [2, 4]


def test_magnus_malleus_that_misses_spends_nothing() -> None:
    fight = mikhail(0, 6).rich(0).beat("maneuver/strike", "cyclone/grasp", uses=[(0, "seal")], answers=["play"])
    assert fight.emitted("missed", attacker=0, why="range")
    assert seals(fight)[0] == 2


@pytest.mark.rule("BC-98")
@pytest.mark.parametrize(("held", "hit"), [(1, True), (2, False), (3, False)])
def test_fourth_seal_hits_only_with_no_seal_left(held: int, hit: bool) -> None:
    fight = mikhail(3, 4, held=held, finisher=1).rich(0)
    fight.beat("maneuver/strike", "cyclone/strike", uses=[(0, "seal")], answers=["play"])
    assert fight.speeds() == {0: 6, 1: 4}
    assert bool(fight.emitted("hit", attacker=0)) == hit
    assert fight.life()[1] == (13 if hit else 20)
    if not hit:
        assert fight.emitted("missed", attacker=0, why="condition")


# ---------------------------------------------------------------- against himself


def test_two_of_them_use_their_own_seals() -> None:
    fight = Fight("mikhail", "mikhail", spaces=(2, 4)).lay("sacred/strike", "sacred/drive").use(0, "seal").on("s3")
    assert fight.emitted("damage", fighter=1)[0]["power"] == 5
    assert fight.emitted("damage", fighter=0)[0]["power"] == 3
    assert (seals(fight, 0), seals(fight, 1)) == ((3, 0), (3, 0))
