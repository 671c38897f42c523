"""Attacks and skills: their steps, whom they reach, figures, double, lifesteal, poison."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engines.brawl.content.lasting import Give
from engines.brawl.content.pack import Pack
from engines.brawl.game import BRAWL
from engines.kernel.game import Rules
from tests.engines.brawl import bouts
from tests.engines.brawl.bouts import Blow, Bout


def kinds(bout: Bout, *wanted: str) -> list[str]:
    """Return what happened, of these kinds, in order."""
    return [event.kind for event in bout.events if event.kind in wanted]


# ---------------------------------------------------------------- the steps


@pytest.mark.rule("SB-22")
def test_an_attack_goes_through_its_steps_in_order() -> None:
    """Overpower: boots, a dash before the attack, a force after it; Intimidation: a fear after it, which comes first."""
    bout = Bout("mariusz:C7", "goldarr:C3", hand="overpower intimidation", damage={"mariusz": 3})
    asked = []
    for answer in ("overpower", "C6", "C4", "goldarr", "intimidation>goldarr", "C6", "C2"):
        asked.append(bout.question)
        bout.on(answer)
    assert asked == [(0, "act"), (0, "move"), (0, "dash"), (0, "attack"), (1, "react"), (0, "fear"), (0, "force")]
    order = ["moved", "moved", "attack", "reaction", "figures", "moved", "moved"]
    assert kinds(bout, "moved", "attack", "reaction", "figures") == order
    assert [emitted["way"] for emitted in bout.emitted("moved")] == ["walk", "dash", "fear", "force"]
    assert bout.question == (0, "act")


@pytest.mark.rule("SB-22", "SB-63", "SB-64")
def test_in_the_damage_step_come_the_damage_lifesteal_the_repeat_and_poison() -> None:
    bout = Bout("mariusz:C4", "alistair:C3", hand="closing_in", levelled="mariusz", damage={"mariusz": 6})
    bout.play("closing_in", "stay", "stay", "alistair")
    assert kinds(bout, "figures", "damage", "healed") == ["figures", "damage", "healed", "damage"]
    poison = Bout("rath:C4", "alistair:C3", hand="double_dealing", levelled="rath")
    poison.play("double_dealing", "stay", "alistair")
    assert [emitted["kind"] for emitted in poison.emitted("damage")] == ["attack", "repeat", "poison"]


@pytest.mark.rule("SB-22", "SB-36")
def test_after_the_blow_the_reactions_effects_come_before_the_attackers() -> None:
    bout = Bout("kilgore:C4", "goldarr:C3", hand="maul_thrash intimidation")
    bout.play("maul_thrash", "stay", "goldarr", "intimidation>goldarr", "C6")
    assert [emitted["way"] for emitted in bout.emitted("moved")] == ["fear", "push"]
    assert bout.at("kilgore", "goldarr") == ["C6", "C1"], "the row is not broken: he is pushed from afar"


@pytest.mark.rule("SB-22")
def test_post_effects_of_the_attacker_are_lost_if_the_reaction_took_him_out() -> None:
    bout = Bout("kilgore:C4", "tzu_xiao:C3", hand="maul_thrash revenge", damage={"kilgore": 5})
    bout.play("maul_thrash", "stay", "tzu_xiao", "revenge>tzu_xiao")
    assert bout.at("kilgore", "tzu_xiao") == ["gate", "C3"]
    assert bout.emitted("moved") == []


@pytest.mark.rule("SB-34")
def test_after_the_effects_before_the_attack_one_may_stop_and_the_rest_is_dropped() -> None:
    bout = Bout("tzu_xiao:C7", "taze:C3", hand="pounce revenge")
    bout.start("pounce", "C4")
    assert (bout.question, bout.offered) == ((0, "attack"), {"taze", "stop"})
    bout.on("stop")
    assert bout.question == (0, "act")
    assert bout.at("tzu_xiao", "taze") == ["C4", "C3"], "no push"
    assert bout.discard(0) == ["pounce"]
    assert bout.emitted("stopped") == [{"champion": "tzu_xiao", "card": "tzu_xiao.pounce"}]
    assert bout.emitted("attack") == []


@pytest.mark.rule("SB-34")
def test_with_nobody_in_reach_the_rest_is_dropped_too() -> None:
    bout = Bout("tzu_xiao:C7", "taze:C3", hand="pounce").play("pounce", "C5")
    assert (bout.emitted("attack"), bout.discard(0)) == ([], ["pounce"])


@pytest.mark.rule("SB-34")
def test_post_effects_come_whether_or_not_the_attack_did_damage() -> None:
    bout = Bout("tzu_xiao:C4", "dugrun:C3", hand="pounce").play("pounce", "stay", "dugrun")
    assert (bout.damage("dugrun"), bout.at("dugrun")) == ([0], ["C2"])


@pytest.mark.rule("SB-23")
def test_effects_before_and_after_the_attack_are_compulsory_but_up_to_may_be_nothing() -> None:
    bout = Bout("kilgore:C4", "taze:C3", hand="maul_thrash").play("maul_thrash", "stay", "taze")
    assert bout.at("taze") == ["C1"], "nobody is asked whether or how far"
    deryn = Bout("deryn:C4", "taze:C3", hand="hit_and_run").start("hit_and_run", "stay", "taze")
    assert deryn.question == (0, "dash")
    assert "stay" in deryn.offered


@pytest.mark.rule("SB-23")
def test_each_effect_is_done_fully_before_the_next() -> None:
    """Mind Over Matter: force 1 into a trap, whose token is placed before the push."""
    bout = Bout("xinshen:C6", "taze:C4", hand="mind_over_matter", traps={"C3": "damage_1"})
    bout.start("mind_over_matter", "stay", "taze", "C3!")
    assert bout.question == (1, "trap_place")
    bout.on("B4")
    assert bout.at("taze") == ["C2"]
    assert kinds(bout, "trap", "trap_placed", "moved") == ["moved", "trap", "trap_placed", "moved"]


# ---------------------------------------------------------------- reach


@pytest.mark.rule("SB-24")
def test_melee_is_one_adjacent_enemy() -> None:
    sides = ("taze:C4 rath:C5", "alistair:C3 dugrun:B4 kilgore:C6")
    bout = Bout(*sides, hand="finishing_blow").start("finishing_blow", "stay")
    assert bout.offered == {"alistair", "dugrun", "stop"}
    bout.on("alistair")
    assert [emitted["targets"] for emitted in bout.emitted("attack")] == [["alistair"]]


@pytest.mark.rule("SB-25")
def test_indirect_is_one_enemy_by_the_shortest_distance_whatever_is_between() -> None:
    sides = ("gwaien:C3 rath:B1", "alistair:D5 dugrun:C4 kilgore:C7")
    bout = Bout(*sides, hand="fireball").start("fireball", "stay")
    assert bout.offered == {"alistair", "stop"}, "three away over a statue, not in a row; 1 is too near, 4 too far"
    two = Bout("gwaien:C3", "alistair:B4 dugrun:C4 kilgore:C5", hand="ignite").start("ignite", "stay")
    assert two.offered == {"alistair", "dugrun", "kilgore", "stop"}, "a single number: 1 to 2; not blocked"


@pytest.mark.rule("SB-26")
@pytest.mark.parametrize(
    ("sides", "offered"),
    [
        (("gwaien:C1", "alistair:C4"), {"alistair"}),
        (("gwaien:C1", "alistair:C3"), set()),
        (("gwaien:C1", "alistair:C6"), {"alistair"}),
        (("gwaien:C1", "alistair:C7"), set()),
        (("gwaien:C1 rath:C3", "alistair:C4"), set()),
        (("gwaien:C1", "alistair:C4 dugrun:C5"), {"alistair"}),
        (("gwaien:D2", "alistair:D6"), set()),
        (("gwaien:C1", "alistair:B5"), set()),
        (("gwaien:G1", "alistair:C4"), {"alistair"}),
    ],
    ids=["3", "2", "5", "6", "an ally between", "an enemy between", "a statue between", "no row", "along a diagonal"],
)
def test_direct_is_one_enemy_in_the_row_blocked_by_statues_and_champions(
    sides: tuple[str, str], offered: set[str]
) -> None:
    bout = Bout(*sides, hand="flamespear").start("flamespear", "stay")
    found = bout.offered - {"stop"} if bout.question[1] == "attack" else set()
    assert found == offered


@pytest.mark.rule("SB-27")
def test_an_area_is_all_champions_on_three_hexes_in_a_row_allies_too_with_an_enemy_in_it() -> None:
    bout = Bout("goldarr:C4 rath:C5", "alistair:B4", hand="anchors_aweigh").start("anchors_aweigh", "stay")
    assert bout.offered == {"d3", "d4", "d5", "stop"}, "those with the enemy in it; an ally alone is not enough"
    bout.on("d5")
    assert bout.emitted("attack")[0]["targets"] == ["rath", "alistair"]
    assert bout.blows() == [("rath", 1), ("alistair", 1)]
    assert bout.question == (0, "next"), "both are pushed"


@pytest.mark.rule("SB-27")
def test_another_direction_spares_the_ally() -> None:
    bout = Bout("goldarr:C4 rath:C5", "alistair:B4", hand="anchors_aweigh").play("anchors_aweigh", "stay", "d3")
    assert bout.damage("rath", "alistair") == [0, 1]


@pytest.mark.rule("SB-27")
def test_an_area_of_six_is_all_around() -> None:
    bout = Bout("kilgore:C4 rath:C5", "alistair:B4 taze:C2", hand="fury").start("fury", "stay")
    assert bout.offered == {"d0", "stop"}
    bout.on("d0")
    assert bout.damage("rath", "alistair", "taze") == [2, 2, 0]
    nobody = Bout("kilgore:C4 rath:C5", "taze:C2", hand="fury").play("fury", "stay")
    assert nobody.emitted("attack") == []


@pytest.mark.rule("SB-31")
def test_only_enemies_are_targets_unless_the_card_says_otherwise() -> None:
    sides = ("loralei:C4 rath:C5 nikkit:A1", "alistair:C3 taze:B4")
    melee = Bout("kilgore:C4 rath:C5", "alistair:C3", hand="maul_thrash").start("maul_thrash", "stay")
    assert melee.offered == {"alistair", "stop"}
    vines = Bout(*sides, hand="grasping_vines").start("grasping_vines", "stay")
    assert vines.offered == {"alistair", "taze", "rath", "stop"}, "not she herself"


@pytest.mark.rule("SB-31")
def test_allies_never_include_the_champion_himself() -> None:
    bout = Bout("goldarr:C4 rath:C5", "alistair:C3", hand="me_hearties").play("me_hearties", "stay", "use", "0")
    assert bout.effects("goldarr") == set()
    assert bout.effects("rath") == {("strength", 1, ""), ("movement", 1, "")}
    throw = Bout("kilgore:C4 rath:C5", "alistair:C3", hand="throw").start("throw", "stay", "use")
    assert throw.question == (0, "jump"), "the only ally next to him"


@pytest.mark.rule("SB-24", "SB-42", "SB-66")
def test_the_first_hex_of_the_map_is_one_like_any_other() -> None:
    """Its number is 0, next to that of the gate."""
    hit = Bout("kilgore:A2", "goldarr:A1", hand="maul_thrash").start("maul_thrash", "stay")
    assert hit.offered == {"goldarr", "stop"}
    assert Bout("tzu_xiao:A1", "goldarr:A2", levelled="tzu_xiao").champion("goldarr").defence == 0
    west = Bout("kilgore:A1", "goldarr:C4", challenges=("", "west_wing", "", "")).view().track[1]
    assert (west.counts, west.fulfilled) == ((1, 0), (0,))


# ---------------------------------------------------------------- skills


@pytest.mark.rule("SB-28")
def test_a_skill_moves_then_is_used_on_its_targets_and_its_damage_ignores_defence() -> None:
    bout = Bout("tzu_xiao:C6", "dugrun:C3 alistair:B3", hand="flash_of_jade hold_ground").start("flash_of_jade", "C4")
    assert (bout.question, bout.offered) == ((0, "use"), {"d1", "d2", "d3", "d4", "stop"})
    bout.on("d3")
    assert bout.damage("dugrun", "alistair") == [3, 3], "no defence, no reaction"
    assert bout.emitted("figures") == []


@pytest.mark.rule("SB-28")
def test_a_skill_may_be_left_after_its_movement() -> None:
    bout = Bout("tzu_xiao:C5", "taze:C3", hand="focus").start("focus", "C4")
    assert bout.offered == {"use", "stop"}
    bout.on("stop")
    assert bout.effects("tzu_xiao") == set()
    assert bout.discard(0) == ["focus"]


# ---------------------------------------------------------------- figures


@pytest.mark.rule("SB-30")
def test_strength_is_reduced_by_each_targets_own_defence() -> None:
    bout = Bout("kilgore:C4", "dugrun:C3 taze:B3 goldarr:B4", hand="fury").play("fury", "stay", "d0")
    assert [bout.figures(name) for name in ("dugrun", "taze", "goldarr")] == [Blow(2, 2), Blow(2, 0), Blow(2, 1)]
    assert bout.damage("dugrun", "taze", "goldarr") == [0, 2, 1]


@pytest.mark.rule("SB-30")
def test_attack_damage_is_never_below_0() -> None:
    bout = Bout("tzu_xiao:C4", "dugrun:C3", hand="pounce", damage={"dugrun": 2}).play("pounce", "stay", "dugrun")
    assert bout.figures("dugrun") == Blow(1, 2)
    assert bout.damage("dugrun") == [2]


@pytest.mark.rule("SB-30")
def test_defence_is_never_below_0_after_all_modifiers_are_added() -> None:
    """Ko'lel's level takes 2 off: from 0 nothing, from 1 and a reaction's 1 both."""
    bare = Bout("kolel:C4", "taze:C3", hand="double_jump", levelled="kolel").start("double_jump", "stay", "taze")
    assert bare.figures("taze") == Blow(2, 0)
    sides = ("kolel:C4", "goldarr:C3 kilgore:G1")
    guarded = Bout(*sides, hand="double_jump darksteel_armour", levelled="kolel")
    guarded.start("double_jump", "stay", "goldarr", "darksteel_armour>goldarr")
    assert guarded.figures("goldarr") == Blow(2, 0), "1 + 1 - 2, not 0 + 1"


@pytest.mark.rule("SB-30")
def test_what_a_card_gives_is_for_that_attack_only() -> None:
    bout = Bout("kilgore:C4", "taze:C3", hand="appetite_for_destruction maul_thrash")
    bout.play("appetite_for_destruction", "taze")
    assert bout.figures("taze") == Blow(5, 0)
    bout.play("maul_thrash", "stay", "taze")
    assert bout.figures("taze") == Blow(2, 0)


# ---------------------------------------------------------------- double, lifesteal, poison, bloodied


@pytest.mark.rule("SB-62")
def test_double_deals_the_same_damage_again_after_the_first() -> None:
    bout = Bout("tzu_xiao:C4", "goldarr:C3", hand="double_strike").play("double_strike", "stay", "goldarr")
    assert (bout.blows(), bout.blows("repeat")) == ([("goldarr", 1)], [("goldarr", 1)])
    out = Bout("tzu_xiao:C4", "goldarr:C3", hand="double_strike", damage={"goldarr": 7})
    out.play("double_strike", "stay", "goldarr")
    assert out.blows("repeat") == []
    assert out.view().points == (1, 0)


@pytest.mark.rule("SB-63")
def test_lifesteal_heals_as_much_as_the_attack_damage_overkill_counts() -> None:
    bout = Bout("nevamor:C4", "alistair:C3", hand="soul_reave", damage={"nevamor": 5, "alistair": 8})
    bout.play("soul_reave", "stay", "alistair")
    assert bout.damage("nevamor") == [3], "though 1 would have been enough"
    assert bout.at("alistair") == ["gate"]


@pytest.mark.rule("SB-63")
def test_lifesteal_does_not_count_what_double_and_poison_do_more() -> None:
    bout = Bout("mariusz:C4", "alistair:C3", hand="closing_in", levelled="mariusz", damage={"mariusz": 6})
    bout.play("closing_in", "stay", "stay", "alistair")
    assert bout.blows("repeat") == [("alistair", 2)]
    assert bout.damage("mariusz") == [4]


@pytest.mark.rule("SB-30", "SB-63")
def test_lifesteal_from_several_targets_adds_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """No shipped area has lifesteal: here Kilgore's has."""
    pack = bouts.RULES.pack
    champions = list(pack.champions)
    at = next(n for n, champion in enumerate(champions) if champion.id == "kilgore")
    cards = tuple(
        replace(card, strength=1, gives=(Give("lifesteal"),), post=()) if card.id == "fury" else card
        for card in champions[at].cards
    )
    champions[at] = replace(champions[at], cards=cards)
    monkeypatch.setattr(bouts, "RULES", Rules(BRAWL, Pack(tuple(champions), pack.arenas, pack.challenges)))
    bout = Bout("kilgore:C4", "alistair:C3 taze:B3 dugrun:B4", hand="fury", damage={"kilgore": 6})
    bout.play("fury", "stay", "d0")
    assert bout.blows() == [("alistair", 1), ("taze", 1)]
    assert bout.figures("dugrun") == Blow(1, 2)
    assert bout.damage("kilgore") == [4], "what defence was left does not count against it"


@pytest.mark.rule("SB-64")
def test_poison_is_more_damage_after_some_once_a_target() -> None:
    bout = Bout("rath:C4", "alistair:C3", hand="double_dealing", levelled="rath")
    bout.play("double_dealing", "stay", "alistair")
    assert (bout.blows(), bout.blows("repeat")) == ([("alistair", 2)], [("alistair", 2)])
    assert bout.blows("poison") == [("alistair", 1)]
    none = Bout("tentaclot:C4", "dugrun:C3", hand="tentacle_strike").play("tentacle_strike", "stay", "dugrun")
    assert none.damage("dugrun") == [0], "no damage, no poison"


@pytest.mark.rule("SB-65")
def test_bloodied_is_three_damage_or_more() -> None:
    for damage, strength in ((2, 2), (3, 4), (4, 4)):
        bout = Bout("korvash:C4", "taze:C3", hand="sap_strength", damage={"taze": damage})
        assert bout.champion("taze").bloodied == (damage >= 3)
        assert bout.play("sap_strength", "stay", "taze").figures("taze") == Blow(strength, 0)
