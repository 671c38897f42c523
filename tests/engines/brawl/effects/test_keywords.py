"""Push, pull, force, fear, stun, heal, draw, plan, and protection from them."""

from __future__ import annotations

import pytest

from engines.brawl.board import Effect
from tests.engines.brawl.bouts import Blow, Bout
from tests.engines.brawl.naming import number
from tests.support.events import public_facts, secret_facts

# ---------------------------------------------------------------- push and pull


@pytest.mark.rule("SB-53")
def test_a_push_goes_straight_away_in_the_row() -> None:
    along = Bout("kilgore:C4", "taze:B4", hand="maul_thrash").play("maul_thrash", "stay", "taze")
    assert (along.at("taze"), along.blows("push")) == (["A4"], [("taze", 1)]), "one step, then the edge"
    row = Bout("kilgore:C5", "taze:C4", hand="maul_thrash").play("maul_thrash", "stay", "taze")
    assert (row.at("taze"), row.blows("push")) == (["C2"], [])


@pytest.mark.rule("SB-53")
@pytest.mark.parametrize(
    ("sides", "end"),
    [
        (("kilgore:C3", "taze:C2"), "C1"),
        (("kilgore:D6", "taze:D5"), "D5"),
        (("kilgore:C5", "taze:C4 alistair:C2"), "C3"),
        (("kilgore:C5 alistair:C2", "taze:C4"), "C3"),
    ],
    ids=["the edge", "a statue", "a champion", "the pusher's ally"],
)
def test_it_stops_before_edge_statue_and_champion_and_each_step_not_made_is_a_damage(
    sides: tuple[str, str], end: str
) -> None:
    bout = Bout(*sides, hand="maul_thrash").play("maul_thrash", "stay", "taze")
    lacking = 2 if end == sides[1].partition(":")[2].split()[0] else 1
    assert bout.at("taze") == [end]
    assert bout.emitted("unable") == [{"champion": "taze", "way": "push", "steps": lacking}]
    assert bout.blows("push") == [("taze", lacking)]


@pytest.mark.rule("SB-53")
def test_the_damage_of_a_push_ignores_defence_and_is_the_pushers() -> None:
    bout = Bout("tzu_xiao:C3", "dugrun:C2 alistair:C1", hand="pounce", damage={"dugrun": 5})
    bout.play("pounce", "stay", "dugrun")
    assert bout.at("dugrun") == ["gate"]
    assert bout.champion("tzu_xiao").levelled


@pytest.mark.rule("SB-54")
def test_a_pull_goes_straight_to_the_puller_and_stops_before_him() -> None:
    bout = Bout("goldarr:C1", "taze:C4", hand="harpoon_strike").play("harpoon_strike", "stay", "taze")
    assert (bout.at("taze"), bout.blows("pull"), bout.damage("taze")) == (["C2"], [], [1])
    near = Bout("goldarr:C1", "taze:C3", hand="harpoon_strike").play("harpoon_strike", "stay", "taze")
    assert near.at("taze") == ["C2"]
    assert near.emitted("unable") == [{"champion": "taze", "way": "pull", "steps": 1}], "the puller stops him"


@pytest.mark.rule("SB-53", "SB-54")
def test_they_are_ignored_if_the_target_is_not_in_a_row() -> None:
    bout = Bout("xinshen:C1", "taze:B4", hand="pull_of_the_panther").play("pull_of_the_panther", "stay", "taze")
    assert (bout.at("taze"), bout.damage("taze"), bout.emitted("unable")) == (["B4"], [0], [])


@pytest.mark.rule("SB-54")
def test_what_stands_between_does_not_break_a_row() -> None:
    bout = Bout("xinshen:C1", "taze:C4 alistair:C3", hand="pull_of_the_panther")
    bout.play("pull_of_the_panther", "stay", "taze")
    assert (bout.at("taze"), bout.blows("push")) == (["C4"], [("taze", 2)])


@pytest.mark.rule("SB-53", "SB-57")
def test_the_rooted_stay_and_take_the_damage_also_for_the_rest_after_a_root_trap() -> None:
    bout = Bout("kilgore:C5", "taze:C4", hand="maul_thrash", traps={"C3": "root"})
    bout.play("maul_thrash", "stay", "taze", "C6")
    assert bout.at("taze") == ["C3"]
    assert bout.blows("push") == [("taze", 1)]
    later = Bout("kilgore:C6 tzu_xiao:B5", "taze:C5", hand="maul_thrash pounce", traps={"C4": "root"})
    later.play("maul_thrash", "stay", "taze", "F4").play("pounce", "C5", "taze")
    assert (later.at("taze"), later.blows("push")) == (["C4"], [("taze", 1), ("taze", 1)])


# ---------------------------------------------------------------- force


@pytest.mark.rule("SB-55")
def test_force_is_up_to_so_many_hexes_as_the_cards_player_chooses() -> None:
    bout = Bout("kilgore:C6", "taze:C4 alistair:C3", hand="relentless_advance").start(
        "relentless_advance", "stay", "taze"
    )
    assert bout.question == (0, "force")
    assert bout.offered == {"stay", "C5", "B3", "B4", "D3"}
    assert bout.on("D3").at("taze", "kilgore") == ["D3", "C4"]


@pytest.mark.rule("SB-55")
def test_with_the_movement_limits_of_the_moved_champion() -> None:
    """Mind Control forces 2: Taze goes through his friend, not through his enemies or statues."""
    sides = ("sulka:A1 rath:C4", "taze:C6 alistair:C5 kilgore:C7")
    bout = Bout(*sides, hand="mind_control", deck="rush").start("mind_control", "stay", "use")
    assert bout.question == (0, "force")
    assert {"C8", "B4"} <= bout.offered
    assert not {"C4", "C5", "C7", "D4", "D7"} & bout.offered


@pytest.mark.rule("SB-55")
def test_traps_on_the_way_of_a_force_trigger_and_it_goes_on() -> None:
    bout = Bout("sulka:A1", "taze:C4", hand="mind_control", deck="rush", traps={"C3": "damage_1"})
    bout.start("mind_control", "stay", "use", "C3!")
    assert (bout.damage("taze"), bout.question) == ([1], (1, "trap_place"))
    bout.on("C6")
    assert (bout.question, bout.offered) == ((0, "force"), {"stay", "C2", "C4", "B2", "B3", "D2", "D3"})


@pytest.mark.rule("SB-57")
def test_force_and_fear_do_nothing_to_the_rooted() -> None:
    sides = ("goldarr:C1 xinshen:C6 alistair:C5", "taze:C4")
    bout = Bout(*sides, hand="harpoon_strike the_tyrants_gaze", traps={"C3": "root"})
    bout.play("harpoon_strike", "stay", "taze", "F4")
    assert (bout.at("taze"), bout.champion("taze").rooted) == (["C3"], True)
    bout.play("the_tyrants_gaze", "stay", "taze")
    assert (bout.at("taze"), bout.emitted("moved", way="fear")) == (["C3"], [])
    force = Bout("kilgore:C5 xinshen:C6", "taze:C4", hand="maul_thrash mind_over_matter", traps={"C3": "root"})
    force.play("maul_thrash", "stay", "taze", "F4").play("mind_over_matter", "stay", "taze")
    assert (force.at("taze"), force.blows("push")) == (["C3"], [("taze", 1), ("taze", 1)])


# ---------------------------------------------------------------- fear


@pytest.mark.rule("SB-56", "SB-32")
def test_fear_is_a_dash_away_as_far_as_possible_among_equals_its_controller_chooses() -> None:
    bout = Bout("alistair:C5", "taze:C4", hand="the_tyrants_gaze").start("the_tyrants_gaze", "stay", "taze")
    assert bout.question == (1, "fear")
    assert bout.offered == {"C2", "A2", "E3"}, "two steps each; B4 is as near as before"
    assert bout.on("A2").at("taze") == ["A2"]


@pytest.mark.rule("SB-32")
def test_every_step_must_lead_further_away_or_there_is_none() -> None:
    shut = Bout("alistair:C2", "taze:C1", hand="the_tyrants_gaze rush", damage={"taze": 1})
    shut.start("the_tyrants_gaze", "stay", "taze")
    assert shut.emitted("moved", way="fear") == [], "in the corner every hex is as near"
    assert shut.damage("taze") == [1], "fear does no damage"
    one = Bout("alistair:C3", "taze:C2", hand="bow_before_the_king").play("bow_before_the_king", "stay", "taze", "C1")
    assert one.at("taze") == ["C1"]


@pytest.mark.rule("SB-56")
def test_a_flight_passes_friends_and_stops_before_enemies() -> None:
    bout = Bout("alistair:C5 rath:C2", "taze:C4 kilgore:C3", hand="the_tyrants_gaze")
    bout.start("the_tyrants_gaze", "stay", "taze")
    assert "C2" not in bout.offered, "an enemy; his friend is in the way of C3"
    free = Bout("alistair:C5", "taze:C4 kilgore:C3", hand="the_tyrants_gaze").start("the_tyrants_gaze", "stay", "taze")
    assert "C2" in free.offered


@pytest.mark.rule("SB-56")
def test_of_several_their_controller_orders() -> None:
    sides = ("kilgore:C4 rath:B4", "tentaclot:C5 alistair:G6")
    bout = Bout(*sides, turn=0, hand="maul_thrash mask_of_fear")
    bout.start("maul_thrash", "stay", "tentaclot", "mask_of_fear>tentaclot")
    assert bout.question == (0, "next"), "not the player of the card"
    assert bout.offered == {"kilgore", "rath"}


@pytest.mark.rule("SB-56", "SB-70")
def test_each_player_of_a_team_orders_the_flight_of_the_own_champions_in_turn_order() -> None:
    bout = Bout("nevamor:C1", "kilgore:C2 rath:C4", "taze:G6", "tentaclot:C3", hand="nightmare")
    bout.start("nightmare", "stay", "use", "C5")
    assert (bout.question, bout.offered) == ((1, "next"), {"kilgore", "rath"}), "not the champion of the mate"
    bout.on("rath kilgore")
    while bout.question[1] == "fear":
        bout.on(min(bout.offered))
    assert [name for name, _ in bout.moved("fear")] == ["rath", "kilgore", "tentaclot"]


@pytest.mark.rule("SB-56", "SB-57")
def test_the_rooted_has_no_place_in_the_order_of_a_flight_or_a_force_but_in_that_of_a_push() -> None:
    def rooted(*sides: str, hand: str) -> Bout:
        bout = Bout(*sides, hand=hand)
        bout.board.effects = (Effect(number(bout.board, "rath"), "root", 1, -1, ""),)
        return bout

    fear = rooted("kilgore:C4 rath:B4", "tentaclot:C5", hand="maul_thrash mask_of_fear")
    fear.start("maul_thrash", "stay", "tentaclot", "mask_of_fear>tentaclot")
    assert fear.question == (0, "fear")
    force = rooted("alistair:A1 rath:C4 kilgore:C5", "taze:G1", hand="forced_march")
    assert force.start("forced_march", "stay", "use").question == (0, "force")
    push = rooted("goldarr:C4", "rath:C3 alistair:B3", hand="anchors_aweigh")
    assert push.start("anchors_aweigh", "stay", "d3").question == (0, "next"), "he takes its damage"


# ---------------------------------------------------------------- stun, root


@pytest.mark.rule("SB-58")
def test_the_stunned_champions_player_discards_a_card_of_his() -> None:
    bout = Bout("taze:C4", "kilgore:C3 alistair:G1", hand="bludgeon fury throw reverence")
    bout.start("bludgeon", "stay", "kilgore", "pass")
    assert (bout.question, bout.offered) == ((1, "lose_card"), {"fury", "throw"})
    bout.on("throw")
    assert (bout.discard(1), bout.hand(1)) == (["throw"], ["fury", "reverence"])


@pytest.mark.rule("SB-58", "SB-17")
def test_without_a_card_of_his_the_hand_is_shown() -> None:
    bout = Bout("taze:C4", "kilgore:C3 alistair:G1", hand="bludgeon reverence forced_march")
    bout.play("bludgeon", "stay", "kilgore", "pass")
    assert bout.emitted("shown") == [{"seat": 1, "cards": ["alistair.forced_march", "alistair.reverence"]}]
    for viewer in (0, None):
        seen = next(player for player in bout.view(viewer).players if player.seat == 1)
        assert seen.shown == ("alistair.forced_march", "alistair.reverence")
    assert bout.discard(1) == []
    empty = Bout("taze:C4", "kilgore:C3", hand="bludgeon").play("bludgeon", "stay", "kilgore")
    assert empty.emitted("shown") == []
    assert empty.emitted("stunned") == [{"champion": "kilgore", "card": None}]


# ---------------------------------------------------------------- heal, draw, plan


@pytest.mark.rule("SB-59")
def test_a_heal_is_up_to_so_much_of_the_activated_champion() -> None:
    bout = Bout("nikkit:C4", "taze:C3", hand="recovery", damage={"nikkit": 4}).start("recovery", "use")
    assert (bout.question, bout.offered) == ((0, "heal"), {"0", "1", "2"})
    assert bout.on("1").damage("nikkit") == [3]
    little = Bout("nikkit:C4", "taze:C3", hand="recovery", damage={"nikkit": 1}).start("recovery", "use")
    assert little.offered == {"0", "1"}
    whole = Bout("nikkit:C4", "taze:C3", hand="recovery").start("recovery", "use")
    assert whole.question == (0, "act"), "without damage he cannot be healed"


@pytest.mark.rule("SB-60")
def test_of_a_draw_the_number_is_announced_before_any_card_is_drawn() -> None:
    bout = Bout("rath:C4", "taze:C3", hand="nightshade", deck="burrow sneak_attack").start("nightshade", "stay", "use")
    assert (bout.question, bout.offered) == ((0, "draw"), {"0", "1", "2"})
    bout.on("1")
    assert bout.question[1] == "plan"
    assert bout.hand(0) == ["burrow"], "no second draw"


@pytest.mark.rule("SB-61")
def test_a_plan_puts_cards_of_the_hand_on_the_deck_in_any_order() -> None:
    bout = Bout("kolel:C4", "taze:C3", hand="scout_ahead double_jump mighty_jump tongue_lash")
    bout.start("scout_ahead", "stay", "use", "0")
    assert (bout.question, bout.picks) == ((0, "plan"), (0, 3))
    bout.on("tongue_lash double_jump")
    assert bout.planned(0) == ["tongue_lash", "double_jump"]
    assert bout.hand(0) == ["mighty_jump"]
    bout.play("end")
    assert {"tongue_lash", "double_jump"} <= {*bout.hand(0)}, "drawn first"
    assert bout.planned(0) == []


@pytest.mark.rule("SB-61", "SB-17")
def test_what_was_planned_is_known_to_its_owner_alone() -> None:
    bout = Bout("kolel:C4", "taze:C3", hand="scout_ahead double_jump mighty_jump")
    bout.start("scout_ahead", "stay", "use", "0", "double_jump")
    event = next(event for event in bout.events if event.kind == "planned")
    assert (public_facts(event), secret_facts(event)) == (
        {"seat": 0, "count": 1},
        {0: {"cards": ["kolel.double_jump"]}},
    )
    for viewer in (1, None):
        seen = bout.view(viewer).players[0]
        assert (seen.planned, seen.planned_size) == (None, 1)
        assert "kolel.double_jump" in seen.unseen


# ---------------------------------------------------------------- protection, several at once


@pytest.mark.rule("SB-68")
def test_displacement_is_push_pull_force_and_fear_and_protection_also_from_its_damage() -> None:
    """Sir Tentaclot's level: next to a statue enemies cannot displace him."""
    for foe, card, answers in (
        ("kilgore:C6", "maul_thrash", ("stay", "tentaclot")),
        ("goldarr:C7", "harpoon_strike", ("stay", "tentaclot")),
        ("alistair:C6", "the_tyrants_gaze", ("stay", "tentaclot")),
        ("sulka:C6", "effigy", ("stay", "tentaclot")),
    ):
        bout = Bout(foe, "tentaclot:C5", hand=card, levelled="tentaclot").play(card, *answers)
        assert bout.emitted("moved") == bout.emitted("unable") == [], card
        away = Bout(foe, "tentaclot:C5", hand=card).start(card, *answers)
        assert away.emitted("moved") or away.question[1] in ("force", "fear"), card


@pytest.mark.rule("SB-68", "SB-67")
def test_being_placed_or_swapped_is_no_displacement() -> None:
    bout = Bout("loralei:C6", "tentaclot:C5", hand="grasping_vines", levelled="tentaclot")
    bout.play("grasping_vines", "stay", "tentaclot", "C7")
    assert bout.at("tentaclot") == ["C7"]


@pytest.mark.rule("SB-69")
def test_damage_on_several_falls_on_all_at_once() -> None:
    sides = ("kilgore:C4", "taze:C3 alistair:B3 goldarr:B4")
    hurt = {"taze": 8, "alistair": 8}
    bout = Bout(*sides, hand="fury", damage=hurt, points=(3, 4)).play("fury", "stay", "d0")
    assert [event.kind for event in bout.events if event.kind in ("damage", "out")] == ["damage"] * 3 + ["out"] * 2
    assert bout.view().points == (5, 4)


@pytest.mark.rule("SB-44", "SB-69")
def test_so_does_the_damage_of_effects() -> None:
    """Fireball's flames take out an enemy and a friend next to its target at once: five points each."""
    sides = ("gwaien:C1 alistair:C5", "taze:C4 korvash:B4")
    bout = Bout(*sides, hand="fireball", damage={"alistair": 7, "korvash": 6}, points=(4, 4))
    bout.play("fireball", "stay", "taze")
    assert [event.kind for event in bout.events if event.kind in ("damage", "out")][1:] == ["damage"] * 2 + ["out"] * 2
    assert bout.view().points == (5, 5)
    assert bout.match.outcome is not None
    assert bout.match.outcome.winners == (1,)


@pytest.mark.rule("SB-69")
def test_displacements_come_one_by_one_each_with_its_traps_in_the_order_of_the_cards_player() -> None:
    sides = ("goldarr:C4", "taze:C3 alistair:B3")
    for order, moved in (("taze alistair", ["C2", "A2"]), ("alistair taze", ["A2", "C2"])):
        bout = Bout(*sides, hand="anchors_aweigh", traps={"A2": "damage_1"}).start("anchors_aweigh", "stay", "d3")
        assert (bout.question, bout.picks) == ((0, "next"), (2, 2))
        bout.on(order)
        if order.startswith("alistair"):
            assert (bout.question, bout.at("taze")) == ((1, "trap_place"), ["C3"]), "his trap comes first"
        bout.on("E3")
        assert [end for _, end in bout.moved("push")] == moved


@pytest.mark.rule("SB-69")
def test_one_may_be_pushed_into_the_place_that_another_has_left() -> None:
    sides = ("dugrun:C5", "taze:C4 alistair:B4")
    bout = Bout(*sides, hand="shield_slam").start("shield_slam", "stay", "use", "stay", "taze alistair")
    assert bout.moved("push") == [("taze", "C3"), ("alistair", "A3")]
    assert bout.emitted("unable") == []


@pytest.mark.rule("SB-30")
def test_next_attack_figures_are_for_the_next_attack_alone() -> None:
    bout = Bout("rath:C4", "goldarr:C3", hand="nightshade burrow sneak_attack")
    bout.play("nightshade", "stay", "use", "0", "").play("sneak_attack", "stay", "goldarr")
    assert bout.figures("goldarr") == Blow(2, 0, ignored=True)
    bout.start("burrow", "stay", "goldarr")
    assert bout.figures("goldarr") == Blow(3, 1)
