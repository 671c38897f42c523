"""Baenvier (adapted): styles that are eaten, returned and turned against their owner."""

from __future__ import annotations

import pytest

from engines.battlecon.game import BATTLECON
from tests.engines.battlecon.duels import Fight, figures_of

EATER = "baenvier.spell_eater"


@pytest.mark.rule("BC-81")
def test_figures() -> None:
    kit = BATTLECON.standard.pack.kit["baenvier"]
    assert figures_of("baenvier") == {
        "spellforge": ((0, 0), 0, 2, 0),
        "curse": ((0, 1), 2, 1, 0),
        "runic": ((0, 1), 1, -1, 2),
        "crescent": ((1, 2), 0, 1, 3),
        "destruction": ((0, 0), 1, 1, 0),
        "spire": ((3, 5), 4, 4, 0),
        "spellbreak": ((1, 2), 7, 0, "stable"),
    }
    assert (kit.life, kit.source, kit.own_bases) == (20, "adapted", False)
    assert [(t.id, t.supply, t.exhausted, t.per_beat) for t in kit.tokens] == [("spell_eater", 3, 0, 1)]
    assert {card.id: card.fixed for card in (*kit.styles, *kit.bases) if card.fixed} == {"spire": ("range",)}


@pytest.mark.rule("BC-81")
def test_the_only_finisher_cannot_be_flipped() -> None:
    fight = Fight("baenvier", "claus").beat("maneuver/strike", "maneuver/shot")
    assert fight.board.force == [4, 4], "one by Манёвр, one by recycling"
    assert fight.fighter(0).finisher == 0


# ---------------------------------------------------------------- Spell Eater


@pytest.mark.rule("BC-95")
def test_a_spell_eater_ignores_figures_and_effects_of_both_styles() -> None:
    fight = Fight("baenvier", "claus", spaces=(2, 3)).beat("curse/strike", "hurricane/shot", uses=[(0, "spell_eater")])
    assert fight.compared() == [3, 2]
    mine, theirs = fight.emitted("revealed")
    assert mine["figures"] == {"range": [1, 1], "power": 4, "priority": 3, "guard": 5, "tie": False}
    assert theirs["figures"] == {"range": [1, 4], "power": 3, "priority": 2, "guard": 2, "tie": False}
    assert not fight.emitted("bonus"), "neither Curse's +4 nor Hurricane's -4"
    assert fight.life() == [20, 16]
    # The cards are discarded as usual.
    assert fight.fighter(0).discard_1 == ("strike", "baenvier.curse")
    assert fight.fighter(1).discard_1 == ("shot", "claus.hurricane")
    # In the next beat styles count again.
    fight.lay("destruction/shot", "cyclone/burst").on()
    assert [fight.power(0), fight.power(1)] == [4, 4]


def test_a_spell_eater_is_used_once_a_beat_and_is_not_the_opponents() -> None:
    fight = Fight("baenvier", "claus").lay("curse/strike", "hurricane/shot")
    assert fight.offered == {EATER, "strengthen", "fortify", "hasten", "pass"}
    fight.use(0, "spell_eater")
    assert fight.question() == (1, "advantage")
    assert fight.offered == {"strengthen", "fortify", "hasten", "pass"}
    fight.answer("pass")
    assert fight.question() == (0, "advantage")
    assert fight.offered == {"strengthen", "fortify", "hasten", "pass"}
    assert (fight.fighter(0).tokens[EATER], fight.fighter(0).exhausted[EATER]) == (2, 1)
    none = Fight("baenvier", "claus").set(0, tokens={"spell_eater": 0}).lay("curse/strike", "hurricane/shot")
    assert EATER not in none.offered


def test_a_spell_eater_ignores_maneuver_too() -> None:
    fight = Fight("baenvier", "claus").rich(0, 1, force=9).set(0, life=9).set(1, life=9)
    fight.beat("maneuver/strike", "maneuver/shot", uses=[(0, "spell_eater")])
    assert not fight.emitted("finisher")
    assert fight.board.force == [10, 10], "no force by Манёвр"
    offered = Fight("baenvier", "claus").rich(0, 1, force=9).set(0, life=9).lay("maneuver/strike", "maneuver/shot").on()
    assert offered.question() == (0, "finisher")


def test_a_spell_eater_leaves_kit_and_tokens_of_others_alone() -> None:
    fight = Fight("baenvier", "vanaah", spaces=(2, 3))
    fight.lay("curse/shot", "vengeance/strike").use(0, "spell_eater").use(1, "divine_rush").on()
    assert fight.compared() == [2, 5]
    assert fight.emitted("damage", fighter=0)[0]["power"] == 4 + 2
    # Claus's ability pushes without any style.
    windy = Fight("baenvier", "claus", spaces=(2, 3))
    windy.beat("curse/shot", "maneuver/tempest", answers=["s1"], uses=[(0, "spell_eater")])
    assert windy.emitted("moved", fighter=0, way="push")


def test_without_styles_a_mirror_match_is_a_fight_of_bases() -> None:
    fight = Fight("baenvier", "baenvier", spaces=(2, 3))
    fight.lay("curse/strike", "runic/shot").use(0, "spell_eater").use(1, "spell_eater").on()
    assert fight.compared() == [3, 2]
    assert fight.emitted("damage", fighter=1)[0]["power"] == 4
    assert [fight.fighter(i).exhausted[EATER] for i in (0, 1)] == [1, 1]


# ---------------------------------------------------------------- styles


@pytest.mark.rule("BC-95")
def test_spellforge_returns_the_style_of_the_one_hit_before_the_damage() -> None:
    fight = Fight("baenvier", "claus", spaces=(2, 3)).beat("spellforge/strike", "hurricane/strike")
    assert fight.emitted("style_returned", fighter=1, style="claus.hurricane")
    assert fight.stage("baenvier.spellforge/0") == "hit"
    (answer,) = fight.emitted("damage", fighter=0)
    assert answer["power"] == 4, "no longer Hurricane's 7"
    assert not fight.emitted("bonus"), "no -4 at the end either"
    assert "claus.hurricane" in fight.fighter(1).hand
    assert fight.fighter(1).discard_1 == ("strike",)
    assert fight.fighter(0).discard_1 == ("strike", "baenvier.spellforge")


def test_spellforge_takes_away_the_guard_of_the_style() -> None:
    fight = Fight("baenvier", "claus", spaces=(2, 4)).beat("spellforge/strike", "blast/shot")
    (hit,) = fight.emitted("damage", fighter=1)
    assert (hit["taken"], hit["guard"]) == (4, 2)
    assert fight.emitted("stunned", fighter=1)


def test_spellforge_that_misses_returns_nothing() -> None:
    fight = Fight("baenvier", "claus", spaces=(0, 6)).beat("spellforge/strike", "hurricane/strike")
    assert not fight.emitted("style_returned")
    assert fight.fighter(1).discard_1 == ("strike", "claus.hurricane")


def test_spellforge_returns_maneuver_and_with_it_its_force() -> None:
    fight = Fight("baenvier", "claus", spaces=(2, 3)).beat("spellforge/strike", "maneuver/shot")
    assert fight.board.force == [3, 3]
    assert "maneuver" in fight.fighter(1).hand


def test_spellforge_does_nothing_to_a_finisher() -> None:
    fight = (
        Fight("baenvier", "claus", spaces=(2, 3))
        .rich(1)
        .beat("spellforge/grasp", "maneuver/strike", answers=["play", "baenvier.spellforge/0", "s4"])
    )
    assert fight.emitted("hit", attacker=0, target=1)
    assert not fight.emitted("style_returned")


def test_curse_gives_the_opponent_four_power_after_the_attack_even_if_it_missed() -> None:
    fight = Fight("baenvier", "claus", spaces=(2, 4)).beat("curse/grasp", "maneuver/shot", answers=["s3"])
    assert fight.emitted("hit", attacker=0, distance=2, reach=[1, 2])
    assert fight.emitted("bonus", target=1, owner=0, stat="power", by=4, until="beat")
    far = Fight("baenvier", "claus", spaces=(2, 6)).beat("curse/grasp", "maneuver/shot")
    assert far.emitted("missed", attacker=0)
    assert far.stage("baenvier.curse/0") == "missed"
    (hit,) = far.emitted("damage", fighter=0)
    assert hit["power"] == 7
    far.lay("destruction/burst", "cyclone/strike").on()
    assert far.power(1) == 5, "in that beat alone"


def test_curse_after_the_opponents_attack_comes_too_late_and_not_at_all_if_stunned() -> None:
    fight = Fight("baenvier", "claus", spaces=(2, 3)).beat("curse/strike", "maneuver/grasp", answers=["s4"])
    (hit,) = fight.emitted("damage", fighter=0)
    assert hit["power"] == 2
    stunned = Fight("baenvier", "claus", spaces=(2, 3)).beat("curse/shot", "hurricane/grasp", answers=["s1"])
    assert stunned.emitted("stunned", fighter=0)
    assert not stunned.emitted("bonus", target=1, stat="power")


@pytest.mark.rule("BC-97")
def test_runic_takes_over_bonuses_to_power_when_hit() -> None:
    fight = Fight("baenvier", "claus", spaces=(2, 3)).rich(1, force=4)
    fight.beat("runic/strike", "cyclone/strike", uses=[(1, "strengthen"), (1, "fortify")])
    (hit,) = fight.emitted("damage", fighter=0)
    assert (hit["power"], hit["guard"]) == (5, 7), "the printed power is left"
    assert {(emitted["target"], emitted["by"], emitted["until"]) for emitted in fight.emitted("bonus")} == {
        (0, 2, "beat"),
        (1, -2, "beat"),
    }
    assert fight.stage("baenvier.runic/0") == "hit"
    (answer,) = fight.emitted("damage", fighter=1)
    assert (answer["power"], answer["guard"]) == (7, 7), "Fortify's guard stays"


def test_runic_does_nothing_without_bonuses_or_a_hit() -> None:
    plain = Fight("baenvier", "claus", spaces=(2, 3)).beat("runic/strike", "hurricane/strike")
    assert plain.emitted("damage", fighter=0)[0]["power"] == 7, "printed power is no bonus"
    assert plain.emitted("damage", fighter=1)[0]["power"] == 5
    missed = Fight("baenvier", "claus", spaces=(1, 3)).beat("runic/strike", "maneuver/strike", uses=[(1, "strengthen")])
    assert missed.emitted("missed", attacker=1)
    assert missed.emitted("damage", fighter=1)[0]["power"] == 5


def test_runic_hit_after_its_own_attack_still_weakens_the_blow() -> None:
    fight = (
        Fight("baenvier", "claus", spaces=(2, 3)).lay("runic/grasp", "hurricane/strike").use(1, "strengthen").on("s1")
    )
    assert fight.emitted("damage", fighter=1)[0]["power"] == 3
    (hit,) = fight.emitted("damage", fighter=0)
    assert (hit["power"], hit["taken"], hit["guard"]) == (7, 7, 2)


def test_two_runic_styles_do_not_pass_a_bonus_to_and_fro() -> None:
    fight = Fight("baenvier", "baenvier", spaces=(2, 3)).beat(
        "runic/shot", "runic/strike", uses=[(1, "strengthen"), (0, "fortify")]
    )
    # The bonus of the faster is cancelled and added to the slower's, and there it is cancelled in turn.
    assert fight.emitted("damage", fighter=0)[0]["power"] == 5
    assert fight.emitted("damage", fighter=1)[0]["power"] == 4


@pytest.mark.rule("BC-41")
def test_runic_applies_to_the_first_of_two_hits() -> None:
    fight = Fight("baenvier", "luc", spaces=(2, 3)).set(1, tokens={"time": 2})
    fight.beat("runic/strike", "memento/strike", uses=[(1, "strengthen")], answers=["luc.memento/0"])
    assert [hit["power"] for hit in fight.emitted("damage", fighter=0)] == [4, 4]
    assert fight.emitted("damage", fighter=1)[0]["power"] == 7


def test_crescent_moves_the_one_hit_two_either_way_exactly() -> None:
    fight = Fight("baenvier", "claus", spaces=(2, 4)).lay("crescent/strike", "maneuver/shot").on()
    assert fight.question() == (0, "move")
    assert fight.offered == {"s1", "s6"}
    assert fight.stage("baenvier.crescent/0") == "hit"
    fight.on("s1")
    assert fight.spaces() == [2, 1]
    assert fight.emitted("moved", fighter=1, by=0, way="shift", start=4, end=1)
    edge = Fight("baenvier", "claus", spaces=(3, 5)).beat("crescent/strike", "maneuver/shot")
    assert edge.spaces() == [3, 2], "to push two is impossible"


def test_crescent_that_misses_moves_nobody() -> None:
    fight = Fight("baenvier", "claus", spaces=(2, 3)).beat("crescent/strike", "maneuver/shot")
    assert fight.emitted("missed", attacker=0, distance=1, reach=[2, 3])
    assert fight.spaces() == [2, 3]


@pytest.mark.rule("BC-71")
def test_destruction_ignores_armour_and_guard_and_burns_none() -> None:
    fight = Fight("baenvier", "cadenza", spaces=(2, 3)).beat(
        "destruction/strike", "clockwork/strike", answers=["decline"]
    )
    (hit,) = fight.emitted("damage", fighter=1)
    assert (hit["power"], hit["armour"], hit["taken"], hit["guard"]) == (5, 0, 5, 0)
    assert fight.emitted("stunned", fighter=1)
    assert fight.fighter(1).now.burned == fight.fighter(1).last.burned == 0
    plain = Fight("baenvier", "cadenza", spaces=(2, 3)).beat("curse/strike", "clockwork/strike")
    (hit,) = plain.emitted("damage", fighter=1)
    assert (hit["power"], hit["armour"], hit["taken"], hit["guard"]) == (6, 3, 3, 5)
    # Baenvier's own guard counts: the opponent ignores nothing.
    (answer,) = plain.emitted("damage", fighter=0)
    assert answer["guard"] == 5


@pytest.mark.rule("BC-71")
def test_stability_protects_against_destruction() -> None:
    fight = Fight("baenvier", "cadenza", spaces=(2, 3)).beat(
        "destruction/strike", "clockwork/strike", uses=[(1, "iron_body")]
    )
    assert fight.emitted("not_stunned", fighter=1, why="stable")
    assert not fight.emitted("stunned", fighter=1)


# ---------------------------------------------------------------- Spire, Spellbreak


@pytest.mark.rule("BC-16")
@pytest.mark.parametrize(("space", "hit"), [(2, False), (3, True), (5, True), (6, False)])
def test_spire_adds_no_range_of_the_style(space: int, hit: bool) -> None:
    fight = Fight("baenvier", "claus", spaces=(0, space)).lay("crescent/spire", "maneuver/strike").on()
    assert bool(fight.emitted("hit", attacker=0, reach=[3, 5])) == hit
    assert bool(fight.emitted("missed", attacker=0, reach=[3, 5])) != hit


@pytest.mark.rule("BC-91")
def test_spire_teleports_next_to_the_one_hit() -> None:
    fight = Fight("baenvier", "claus", spaces=(0, 4)).lay("curse/spire", "maneuver/strike").on()
    assert fight.question() == (0, "move")
    assert fight.offered == {"s3", "s5"}
    assert fight.stage("baenvier.spire/0") == "hit"
    fight.on("s5")
    assert fight.spaces() == [5, 4]
    edge = Fight("baenvier", "claus", spaces=(3, 6)).beat("curse/spire", "maneuver/strike")
    assert edge.spaces() == [5, 6]
    missed = Fight("baenvier", "claus", spaces=(0, 2)).beat("curse/spire", "maneuver/strike")
    assert missed.spaces() == [0, 2]


def test_spellbreak_stands_fast_advances_and_heals() -> None:
    fight = Fight("baenvier", "claus", spaces=(2, 3)).set(0, life=10).rich(0, force=10)
    fight.beat("maneuver/strike", "hurricane/grasp", answers=["play"])
    assert fight.emitted("finisher", fighter=0, card="baenvier.spellbreak", cost=10)
    assert fight.emitted("not_stunned", fighter=0, why="stable")
    assert fight.emitted("moved") == [{"fighter": 0, "by": 0, "way": "advance", "start": 2, "end": 4, "passed": [1]}], (
        "advances past; Grasp moved nobody"
    )
    assert fight.life() == [10 - 5 + 4, 13]
    assert fight.stage("baenvier.spellbreak/1") == "attack"
    assert fight.stage("baenvier.spellbreak/2") == "hit"
    assert fight.fighter(0).finisher == -1


def test_spellbreak_that_misses_heals_nothing() -> None:
    fight = Fight("baenvier", "claus", spaces=(0, 6)).set(0, life=10).rich(0, force=10)
    fight.beat("maneuver/strike", "maneuver/shot", answers=["play"])
    assert fight.emitted("missed", attacker=0, distance=5, reach=[1, 2])
    assert fight.life() == [10, 20]
    whole = Fight("baenvier", "claus", spaces=(2, 4)).set(0, life=18).rich(0, force=18)
    whole.beat("maneuver/strike", "maneuver/strike", answers=["play"])
    assert whole.emitted("hit", attacker=0)
    assert whole.life()[0] == 20, "never above what he began with"
