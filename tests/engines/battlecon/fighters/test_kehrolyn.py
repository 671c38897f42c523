"""Kehrolyn (adapted): the style on discard 1 counts as well."""

from __future__ import annotations

import pytest

from engines.battlecon.game import BATTLECON
from tests.engines.battlecon.duels import Fight, figures_of


def kehrolyn(form: str = "", *, opponent: str = "claus", spaces: tuple[int, int] = (2, 3), active: int = 0) -> Fight:
    """Return a fight of Kehrolyn with this style on discard 1, or none."""
    fight = Fight("kehrolyn", opponent, spaces=spaces, active=active)
    if form:
        name = fight.name(0, form)
        fight.set(0, hand=tuple(c for c in fight.fighter(0).hand if c != name), discard_1=(name,))
    return fight


def shown(fight: Fight, i: int = 0) -> dict[str, object]:
    figures = fight.emitted("revealed", fighter=i)[-1]["figures"]
    assert isinstance(figures, dict)
    return figures


@pytest.mark.rule("BC-81")
def test_figures() -> None:
    kit = BATTLECON.standard.pack.kit["kehrolyn"]
    assert figures_of("kehrolyn") == {
        "mutating": ((0, 0), 0, 0, 0),
        "bladed": ((0, 0), 2, 0, 2),
        "whip": ((0, 1), 0, 0, 0),
        "quicksilver": ((0, 0), 0, 2, 0),
        "exoskeletal": ((0, 0), 0, 0, 0),
        "overload": ((1, 1), 3, 3, 0),
        "hydra_fork": ((1, 3), 6, 0, "stable"),
    }
    assert (kit.life, kit.source, kit.own_bases, kit.tokens) == (20, "adapted", False, ())
    assert kit.ability.form_in_discard
    assert not any(card.tie or card.fixed for card in (*kit.styles, *kit.bases))


# ---------------------------------------------------------------- ability


@pytest.mark.parametrize(
    ("form", "figures"),
    [
        ("", ([1, 4], 3, 2, 2)),
        ("bladed", ([1, 4], 5, 2, 4)),
        ("whip", ([1, 5], 3, 2, 2)),
        ("quicksilver", ([1, 4], 3, 4, 2)),
        ("maneuver", ([1, 4], 3, 2, 2)),
    ],
)
def test_the_figures_of_the_form_are_added(form: str, figures: tuple[object, ...]) -> None:
    fight = kehrolyn(form, spaces=(0, 6)).lay("exoskeletal/shot", "cyclone/strike").on()
    found = shown(fight)
    assert (found["range"], found["power"], found["priority"], found["guard"]) == figures
    theirs = shown(fight, 1)
    assert (theirs["range"], theirs["power"], theirs["priority"], theirs["guard"]) == ([1, 1], 5, 4, 5)


def test_what_lies_on_discard_2_is_no_form() -> None:
    fight = kehrolyn(spaces=(0, 6)).set(0, discard_2=("kehrolyn.bladed",))
    fight.set(0, hand=tuple(card for card in fight.fighter(0).hand if card != "kehrolyn.bladed"))
    fight.lay("exoskeletal/shot", "cyclone/strike").on()
    assert shown(fight)["power"] == 3


def test_the_style_of_a_beat_is_the_form_of_the_next_one_only() -> None:
    fight = kehrolyn(spaces=(0, 6)).beat("bladed/strike", "cyclone/strike")
    assert fight.fighter(0).discard_1 == ("strike", "kehrolyn.bladed")
    fight.beat("whip/shot", "hurricane/grasp")
    assert (shown(fight)["power"], shown(fight)["range"]) == (5, [1, 5])
    fight.beat("exoskeletal/grasp", "maneuver/drive", answers=["s5"])
    assert (shown(fight)["power"], shown(fight)["range"]) == (2, [1, 2])


@pytest.mark.rule("BC-06", "BC-95")
def test_the_effects_of_the_form_apply_too() -> None:
    fight = kehrolyn("exoskeletal").lay("bladed/strike", "cyclone/strike").on()
    hit = fight.emitted("damage", fighter=0)[0]
    assert (hit["armour"], hit["taken"], hit["guard"]) == (2, 3, 2 + 5)
    fight = kehrolyn("quicksilver", spaces=(2, 5)).lay("bladed/strike", "maneuver/strike").on()
    assert fight.question() == (0, "move")
    assert fight.offered == {"s1", "s3", "stay"}
    assert fight.board.phase == "end"


@pytest.mark.rule("BC-25")
def test_manoeuvre_as_the_form_plays_no_finisher_but_gathers_force() -> None:
    fight = kehrolyn("maneuver", spaces=(0, 6)).rich(0, force=5).beat("bladed/strike", "cyclone/strike")
    assert not fight.emitted("finisher")
    assert [f["gained"] for f in fight.emitted("force", fighter=0)] == [1, 1]


# ---------------------------------------------------------------- styles


@pytest.mark.rule("BC-45")
@pytest.mark.parametrize(("life", "left"), [(20, 19), (2, 1), (1, 1)])
def test_mutating_costs_a_life_at_the_end(life: int, left: int) -> None:
    fight = kehrolyn(spaces=(0, 6)).set(0, life=life).beat("mutating/strike", "cyclone/strike")
    assert fight.life() == [left, 20]
    assert fight.stage("kehrolyn.mutating/1") == "end"
    assert not fight.emitted("copied")


@pytest.mark.rule("BC-95")
def test_mutating_copies_the_form_its_effects_and_not_its_figures() -> None:
    fight = kehrolyn("exoskeletal").beat("mutating/strike", "hurricane/grasp", answers=["s1", "refuse"])
    assert fight.emitted("copied") == [{"fighter": 0, "style": "kehrolyn.exoskeletal"}]
    hit = fight.emitted("damage", fighter=0)[0]
    assert (hit["power"], hit["armour"], hit["taken"]) == (5, 4, 1)
    fight = kehrolyn("bladed").beat("mutating/strike", "cyclone/strike")
    assert fight.emitted("damage", fighter=0)[0]["guard"] == 2 + 5
    assert fight.emitted("damage", fighter=1)[0]["power"] == 2 + 4


def test_mutating_as_the_form_copies_the_style_played() -> None:
    fight = kehrolyn("mutating").beat("exoskeletal/strike", "cyclone/strike")
    assert fight.emitted("copied") == [{"fighter": 0, "style": "kehrolyn.exoskeletal"}]
    assert fight.emitted("damage", fighter=0)[0]["armour"] == 4
    # Its end applies too, once.
    assert [lost["amount"] for lost in fight.emitted("lost")] == [1]


@pytest.mark.rule("BC-95")
def test_what_is_copied_from_a_style_that_is_ignored_does_not_count() -> None:
    """Baenvier's Spell Eater ignores the styles; Mutating as the form has copied the one that was played."""
    beat = "exoskeletal/shot", "curse/strike"
    fight = kehrolyn("mutating", opponent="baenvier").beat(*beat)
    assert fight.emitted("damage", fighter=0)[0]["armour"] == 4
    fight = kehrolyn("mutating", opponent="baenvier").beat(*beat, uses=[(1, "spell_eater")])
    assert fight.emitted("copied") == [{"fighter": 0, "style": "kehrolyn.exoskeletal"}]
    assert fight.emitted("damage", fighter=0)[0]["armour"] == 0
    # The form itself is no style of this beat: its end effect applies.
    assert [lost["amount"] for lost in fight.emitted("lost")] == [1]


def test_mutating_twice_over_applies_an_end_effect_twice() -> None:
    fight = kehrolyn("quicksilver", spaces=(2, 6)).lay("mutating/strike", "cyclone/strike").on()
    # Nobody is asked which of the two comes first.
    assert fight.question() == (0, "move")
    assert fight.offered == {"s1", "s3", "stay"}
    fight.on("s3")
    assert fight.offered == {"s2", "s4", "stay"}
    fight.on("s4")
    assert fight.spaces() == [4, 6]
    assert fight.life() == [19, 20]
    # Its priority counts once: 2 + 3.
    assert fight.speeds() == {0: 5, 1: 4}


def test_a_copied_manoeuvre_gathers_force_twice() -> None:
    fight = kehrolyn("mutating", spaces=(0, 6)).beat("maneuver/strike", "cyclone/strike")
    assert [f["gained"] for f in fight.emitted("force", fighter=0)] == [1, 1, 1]


@pytest.mark.rule("BC-25", "BC-95")
@pytest.mark.parametrize("first", ["kehrolyn.mutating/0", "maneuver/0"])
@pytest.mark.parametrize("answer", ["keep", "play"])
def test_a_copied_manoeuvre_offers_the_finisher_once(first: str, answer: str) -> None:
    fight = kehrolyn("mutating", spaces=(0, 6)).rich(0).lay("maneuver/strike", "cyclone/strike").on()
    assert fight.question() == (0, "effect")
    assert fight.offered == {"kehrolyn.mutating/0", "maneuver/0"}
    fight.on(first)
    assert fight.question() == (0, "finisher")
    fight.on(answer)
    # Once it is played nothing of the pair is left, copied or not.
    assert fight.match.lanes
    assert [f["gained"] for f in fight.emitted("force", fighter=0) if f["gained"]] == [1] * (
        1 if answer == "play" else 3
    )


@pytest.mark.rule("BC-48", "BC-84")
@pytest.mark.parametrize(("space", "stunned", "end"), [(3, True, 3), (4, False, 3)])
def test_whip_stuns_adjacent_opponents_and_pulls_others(space: int, stunned: bool, end: int) -> None:
    fight = kehrolyn(spaces=(2, space)).beat("whip/strike", "downdraft/strike")
    # 4 damage against guard 5: the stun is the effect's.
    assert fight.emitted("damage", fighter=1)[0]["guard"] == 5
    assert bool(fight.emitted("stunned", fighter=1)) is stunned
    assert fight.spaces() == [2, end]


def test_whip_does_nothing_to_whom_it_misses() -> None:
    fight = kehrolyn(spaces=(2, 5)).beat("whip/strike", "downdraft/strike")
    assert fight.emitted("missed", attacker=0)[0]["reach"] == [1, 2]
    assert fight.spaces() == [2, 5]


def test_two_of_whip_pull_and_then_stun() -> None:
    fight = kehrolyn("whip", spaces=(2, 4)).lay("mutating/strike", "downdraft/strike").on()
    assert fight.spaces() == [2, 3]
    assert fight.emitted("stunned", fighter=1)


@pytest.mark.parametrize(("space", "offered"), [(2, {"s1", "s3", "stay"}), (0, {"s1", "stay"})])
def test_quicksilver_may_move_one_at_the_end(space: int, offered: set[str]) -> None:
    fight = kehrolyn(spaces=(space, 6)).lay("quicksilver/shot", "maneuver/strike").on()
    assert fight.question() == (0, "move")
    assert fight.offered == offered
    fight.on("stay")
    assert fight.spaces() == [space, 6]


@pytest.mark.rule("BC-92")
@pytest.mark.parametrize(("answer", "space"), [("refuse", 2), ("allow", 1)])
def test_exoskeletal_may_refuse_what_the_opponent_moves(answer: str, space: int) -> None:
    fight = kehrolyn().lay("exoskeletal/strike", "cyclone/grasp").on("s1")
    assert fight.question() == (0, "refuse")
    assert fight.offered == {"refuse", "allow"}
    fight.on(answer)
    assert fight.spaces() == [space, 3]
    assert bool(fight.emitted("refused", fighter=0, by=1)) is (answer == "refuse")
    hit = fight.emitted("damage", fighter=0)[0]
    assert (hit["armour"], hit["taken"]) == (2, 1)


def test_exoskeletal_is_not_asked_about_her_own_movement() -> None:
    fight = kehrolyn(spaces=(1, 4)).lay("exoskeletal/drive", "maneuver/strike").on()
    assert fight.question() == (0, "move")
    fight.on("s3")
    assert fight.spaces() == [3, 4]


# ---------------------------------------------------------------- base and finisher


@pytest.mark.rule("BC-87", "BC-24")
@pytest.mark.parametrize("active", [0, 1])
def test_overload_loses_ties(active: int) -> None:
    fight = kehrolyn(spaces=(2, 4), active=active).lay("bladed/overload", "maneuver/strike").on()
    assert not fight.emitted("tied")
    assert fight.emitted("order")[0]["order"] == [1, 0]


@pytest.mark.rule("BC-87", "BC-24")
def test_overload_loses_no_tie_that_she_is_no_part_of() -> None:
    fight = kehrolyn(spaces=(2, 4)).lay("bladed/overload", "maneuver/drive").on()
    order = fight.emitted("order")[0]
    assert order["priorities"] == [[1, 4, False], [0, 3, False]]


@pytest.mark.rule("BC-87")
def test_two_of_overload_leave_the_active_one_first() -> None:
    fight = Fight("kehrolyn", "kehrolyn", spaces=(0, 6), active=1).lay("bladed/overload", "whip/overload").on()
    assert not fight.emitted("tied")
    assert fight.emitted("order")[0]["order"] == [1, 0]


@pytest.mark.rule("BC-95", "BC-78")
def test_overload_adds_a_style_from_hand() -> None:
    fight = kehrolyn("whip").lay("bladed/overload", "cyclone/strike").on()
    assert fight.question() == (0, "add_style")
    assert fight.offered == {"kehrolyn.mutating", "kehrolyn.quicksilver", "kehrolyn.exoskeletal", "maneuver"}
    fight.on("kehrolyn.exoskeletal")
    hit = fight.emitted("damage", fighter=0)[0]
    assert (hit["armour"], hit["taken"]) == (2, 3)
    assert fight.emitted("stunned", fighter=0)
    fighter = fight.fighter(0)
    assert set(fighter.discard_1) == {"kehrolyn.overload", "kehrolyn.bladed", "kehrolyn.exoskeletal"}
    assert fighter.discard_2 == ("kehrolyn.whip",)


def test_overload_adds_figures_and_later_effects() -> None:
    fight = kehrolyn(spaces=(2, 4)).lay("quicksilver/overload", "cyclone/strike").on("kehrolyn.whip")
    # Whip: reach 1 to 2, and its pull by a hit.
    assert fight.emitted("hit", attacker=0)[0]["reach"] == [1, 2]
    assert fight.emitted("moved", fighter=1, way="pull", end=3)


@pytest.mark.rule("BC-95")
def test_an_added_mutating_does_not_make_up_for_its_reveal() -> None:
    fight = kehrolyn("exoskeletal", spaces=(0, 6)).beat(
        "bladed/overload", "cyclone/strike", answers=["kehrolyn.mutating"]
    )
    assert not fight.emitted("copied")
    assert fight.life() == [19, 20]


@pytest.mark.rule("BC-37", "BC-95")
def test_an_added_style_is_the_next_form() -> None:
    fight = kehrolyn(spaces=(0, 6)).beat("bladed/overload", "cyclone/strike", answers=["kehrolyn.quicksilver", "stay"])
    assert fight.fighter(0).discard_1 == ("kehrolyn.overload", "kehrolyn.bladed", "kehrolyn.quicksilver")
    fight.beat("exoskeletal/shot", "maneuver/grasp", answers=["stay"])
    assert fight.speeds() == {0: 2 + 2, 1: 5}


def test_an_added_manoeuvre_gathers_force_and_offers_no_finisher() -> None:
    fight = kehrolyn(spaces=(0, 6)).rich(0, force=5).set(0, life=5)
    fight.beat("bladed/overload", "cyclone/strike", answers=["maneuver"])
    assert [f["gained"] for f in fight.emitted("force", fighter=0)] == [1, 2]
    assert not fight.emitted("finisher")


def test_overload_without_another_style_adds_none() -> None:
    fight = kehrolyn(spaces=(0, 6)).set(0, hand=("kehrolyn.bladed", "kehrolyn.overload"))
    fight.beat("bladed/overload", "cyclone/strike")
    assert not fight.emitted("added_style")


@pytest.mark.rule("BC-46", "BC-13", "BC-31")
def test_hydra_fork_is_stable_heals_five_and_keeps_the_form() -> None:
    fight = kehrolyn("bladed").rich(0).set(0, life=10).lay("maneuver/shot", "cyclone/strike").on("play")
    assert fight.emitted("damage", fighter=0)[0]["guard"] is None
    assert not fight.emitted("stunned", fighter=0)
    assert fight.emitted("hit", attacker=0)[0]["reach"] == [1, 3]
    assert fight.emitted("damage", fighter=1)[0]["power"] == 6 + 2
    assert fight.emitted("healed") == [{"fighter": 0, "amount": 5, "life": 10}]
    assert fight.stage("kehrolyn.hydra_fork/0") == "damage"
    assert fight.emitted("damage")[-1]["fighter"] == 1
    assert fight.life() == [10, 12]
    assert fight.fighter(0).discard_1 == ("kehrolyn.bladed",)


@pytest.mark.parametrize(("space", "hit"), [(5, True), (6, False)])
def test_hydra_fork_heals_after_a_miss_too(space: int, hit: bool) -> None:
    fight = (
        kehrolyn(spaces=(2, space)).rich(0).set(0, life=18).beat("maneuver/shot", "cyclone/strike", answers=["play"])
    )
    assert bool(fight.emitted("hit", attacker=0)) is hit
    assert fight.emitted("healed") == [{"fighter": 0, "amount": 2, "life": 20}]


@pytest.mark.rule("BC-23", "BC-25", "BC-95")
def test_a_manoeuvre_that_counts_twice_is_offered_once_though_there_is_a_clash() -> None:
    fight = Fight("kehrolyn", "claus", spaces=(0, 6)).rich(0, force=40)
    fight.set(0, discard_1=("kehrolyn.mutating",), hand=tuple(c for c in fight.fighter(0).hand if "mutating" not in c))
    fight.lay("maneuver/drive", "cyclone/strike").on("kehrolyn.mutating/0", "keep")
    assert fight.match.lanes, "4 against 4"
    fight.answer("shot", seat=0).answer("burst", seat=1)
    assert not [asked for asked in fight.match.asks if asked.kind == "finisher"]
