"""A turn: actions and cores, standard actions, upkeep, the deck that runs out."""

from __future__ import annotations

import pytest

from tests.engines.brawl.bouts import Blow, Bout

CARDS = "maul_thrash throw relentless_advance fury appetite_for_destruction"
"""Kilgore's actions: two blue ones, a red one, two yellow ones."""

# ---------------------------------------------------------------- cards and cores


@pytest.mark.rule("SB-20")
@pytest.mark.parametrize(
    ("ready", "offered"),
    [
        ("red", {"relentless_advance"}),
        ("yellow", {"fury", "appetite_for_destruction"}),
        ("blue", {"maul_thrash", "throw"}),
        ("red blue", {"relentless_advance", "maul_thrash", "throw"}),
    ],
)
def test_a_card_is_played_by_exhausting_a_ready_core_of_its_colour(ready: str, offered: set[str]) -> None:
    bout = Bout("kilgore:C4", "taze:C3", hand=CARDS, cores={0: ready})
    cards = {word for word in bout.offered if ":" not in word}
    assert cards == offered | {"end"}
    spent = {"relentless_advance": "red", "appetite_for_destruction": "yellow", "maul_thrash": "blue"}
    card = next(card for card in spent if card in offered)
    bout.start(card)
    assert [emitted["core"] for emitted in bout.emitted("action")] == [spent[card]]
    assert bout.player(0).ready == tuple(core for core in ready.split() if core != spent[card])


@pytest.mark.rule("SB-20")
def test_movement_comes_first_then_the_text_from_top_to_bottom() -> None:
    bout = Bout("kilgore:C5", "taze:C3", hand="maul_thrash").start("maul_thrash")
    assert bout.question == (0, "move")
    bout.on("C4", "taze")
    assert [event.kind for event in bout.events if event.kind in ("moved", "attack", "damage")] == [
        "moved",
        "attack",
        "damage",
        "moved",
    ]


@pytest.mark.rule("SB-12")
def test_any_number_of_actions_one_after_the_other_also_with_the_same_champion() -> None:
    bout = Bout("kilgore:C4", "taze:C3 alistair:G6", hand=CARDS)
    bout.start("maul_thrash")
    assert bout.question[1] == "move", "this one is finished first"
    bout.on("stay", "taze").play("relentless_advance", "stay").play("fury", "C2", "d0")
    assert [emitted["core"] for emitted in bout.emitted("action")] == ["blue", "red", "yellow"]
    assert bout.question == (1, "act"), "no core is ready"


@pytest.mark.rule("SB-12")
def test_the_phase_may_be_ended_with_ready_cores_and_goes_on_while_one_is_ready() -> None:
    bout = Bout("kilgore:C4", "taze:C3", hand="throw", cores={0: "blue"})
    assert bout.play("end").question == (1, "act")
    left = Bout("kilgore:C4", "taze:C3", hand="throw", cores={0: "blue red"})
    left.play("throw", "stay", "stop")
    assert left.question == (0, "act")


@pytest.mark.rule("SB-18")
def test_a_card_is_in_neither_hand_nor_discard_while_it_resolves() -> None:
    bout = Bout("kilgore:C4", "taze:C3", hand="maul_thrash").start("maul_thrash")
    assert (bout.hand(0), bout.discard(0)) == ([], [])
    bout.on("stay", "taze")
    assert bout.discard(0) == ["maul_thrash"]


@pytest.mark.rule("SB-18")
def test_a_card_that_draws_cannot_come_back_by_the_shuffle() -> None:
    bout = Bout("izabella:C4", "taze:C3", hand="foretell fully_prepared")
    for player in bout.board.players.values():
        player.deck = []
    bout.start("foretell", "stay", "use", "1")
    assert bout.hand(0) == ["fully_prepared"]
    assert bout.emitted("shuffled") == [{"seat": 0}]
    bout.on("")
    assert bout.discard(0) == ["foretell"]


@pytest.mark.rule("SB-19")
def test_what_cannot_be_done_is_skipped_and_the_rest_is_done() -> None:
    bout = Bout("dugrun:C4", "taze:G6", hand="shield_slam").play("shield_slam", "stay", "use", "C5")
    assert bout.at("dugrun") == ["C5"], "nobody to push"
    rooted = Bout("kolel:C4", "taze:C3", hand="scout_ahead")
    rooted.board.players[0].deck = []
    rooted.play("scout_ahead", "stay", "use")
    assert rooted.emitted("drawn") == [], "nothing to draw, nothing to plan"


@pytest.mark.rule("SB-19")
def test_the_card_beats_the_rules() -> None:
    bout = Bout("taze:C5", "alistair:C4 kilgore:B4", hand="rodeo").start("rodeo", "C3")
    assert bout.at("taze") == ["C3"], "through an enemy"


# ---------------------------------------------------------------- standard actions


@pytest.mark.rule("SB-29")
def test_each_standard_action_costs_its_core_and_any_of_the_champions_may_take_it() -> None:
    for ready, kinds in (("blue", {"plan", "walk"}), ("yellow", {"heal", "walk"}), ("red", {"hit", "walk"})):
        bout = Bout("kilgore:C4 taze:C5 alistair:A1", "goldarr:G6", cores={0: ready})
        assert bout.offered == {f"{kind}:{who}" for kind in kinds for who in ("kilgore", "taze", "alistair")} | {"end"}


@pytest.mark.rule("SB-29")
def test_plan_moves_one_and_puts_one_card_on_the_deck() -> None:
    bout = Bout("kilgore:C4", "goldarr:G6", hand="throw fury").start("plan:kilgore")
    assert bout.offered == {"stay", "C3", "C5", "B3", "B4", "D3"}
    bout.on("C5")
    assert (bout.question, bout.picks) == ((0, "plan"), (0, 1))
    bout.on("fury")
    assert bout.planned(0) == ["fury"]
    assert bout.player(0).ready == ("red", "yellow")
    assert bout.at("kilgore") == ["C5"]


@pytest.mark.rule("SB-29")
def test_heal_moves_one_and_heals_the_activated_champion_by_one() -> None:
    bout = Bout("kilgore:C4 taze:C5", "goldarr:G6", damage={"kilgore": 3, "taze": 3})
    bout.start("heal:kilgore", "C3")
    assert (bout.question, bout.offered) == ((0, "heal"), {"0", "1"})
    bout.on("1")
    assert bout.damage("kilgore", "taze") == [2, 3]
    assert bout.player(0).ready == ("red", "blue")


@pytest.mark.rule("SB-29")
def test_hit_moves_one_and_damages_an_adjacent_enemy_whatever_his_defence() -> None:
    bout = Bout("kilgore:C4 taze:C5", "dugrun:B4 goldarr:G6", hand="hold_ground", cores={0: "red"})
    bout.start("hit:kilgore", "stay")
    assert bout.offered == {"dugrun", "none"}
    bout.on("dugrun")
    assert bout.damage("dugrun") == [1]
    assert bout.emitted("figures") == []
    assert bout.question == (1, "act")


@pytest.mark.rule("SB-29", "SB-35")
def test_against_a_standard_action_nobody_reacts() -> None:
    bout = Bout("kilgore:C4", "dugrun:B4", hand="hold_ground").start("hit:kilgore", "stay", "dugrun")
    assert bout.question == (0, "act")


@pytest.mark.rule("SB-29")
def test_any_core_moves_two() -> None:
    bout = Bout("kilgore:C8", "goldarr:G1").start("walk:kilgore")
    assert (bout.question, bout.offered) == ((0, "core"), {"red", "yellow", "blue"})
    bout.on("yellow")
    assert bout.offered == {"stay", "C7", "C6", "B7", "B6", "A6", "D6"}
    bout.on("C6")
    assert bout.player(0).ready == ("red", "blue")
    assert bout.at("kilgore") == ["C6"]


@pytest.mark.rule("SB-29")
def test_each_once_a_phase_whoever_takes_it() -> None:
    bout = Bout("kilgore:C4 taze:C5", "goldarr:G6").play("walk:kilgore", "red", "C3")
    assert not {word for word in bout.offered if word.startswith("walk")}
    assert {"plan:kilgore", "plan:taze", "heal:taze"} <= bout.offered
    assert bout.player(0).standard == ("walk",)
    bout.play("end")
    assert bout.player(0).standard == (), "none of the next phase, as all can see at once"
    bout.play("end")
    assert {"walk:kilgore", "walk:taze"} <= bout.offered, "in the next turn again"


# ---------------------------------------------------------------- modifiers


@pytest.mark.rule("SB-33")
def test_a_movement_bonus_works_on_every_card_and_standard_action_with_boots_alone() -> None:
    bout = Bout("goldarr:A1 gwaien:C8", "taze:G1", hand="me_hearties teleport ignite")
    bout.play("me_hearties", "stay", "use", "0")
    bout.start("hit:gwaien")
    assert {"C6", "B6", "A6"} <= bout.offered, "two hexes with boots of 1"
    assert "C5" not in bout.offered
    bout.on("C6")
    bout.start("teleport")
    assert bout.question == (0, "use"), "no boots: no movement at all"


@pytest.mark.rule("SB-33")
def test_a_strength_bonus_counts_for_a_printed_0() -> None:
    bout = Bout("khalize:C4 goldarr:A1", "taze:C3", hand="me_hearties salt_the_wound")
    bout.play("me_hearties", "stay", "use", "0").play("salt_the_wound", "stay", "taze")
    assert bout.figures("taze") == Blow(1, 0)


@pytest.mark.rule("SB-33")
def test_the_damage_of_effects_and_standard_actions_is_not_modified() -> None:
    bout = Bout("goldarr:A1 rath:C4", "taze:C3 alistair:E1", hand="me_hearties stalk_beneath")
    bout.play("me_hearties", "stay", "use", "0")
    assert ("strength", 1, "") in bout.effects("rath")
    bout.play("stalk_beneath", "use", "A2")
    assert bout.damage("taze") == [2]
    hit = Bout("goldarr:A1 rath:C4", "taze:C3", hand="me_hearties").play("me_hearties", "stay", "use", "0")
    hit.play("hit:rath", "stay", "taze")
    assert hit.damage("taze") == [1]


# ---------------------------------------------------------------- upkeep


@pytest.mark.rule("SB-13")
def test_in_upkeep_cores_are_ready_the_hand_is_discarded_and_five_are_drawn() -> None:
    bout = Bout(
        "kilgore:C4 taze:C5", "goldarr:G6", hand="throw fury", deck="rush maul_thrash bludgeon charge rodeo momentum"
    )
    bout.play("walk:kilgore", "red", "C3").play("end")
    assert bout.player(0).ready == ("red", "yellow", "blue")
    assert bout.discard(0) == ["fury", "throw"]
    assert bout.hand(0) == ["bludgeon", "charge", "maul_thrash", "rodeo", "rush"]
    assert bout.emitted("discarded_hand") == [{"seat": 0, "cards": ["kilgore.fury", "kilgore.throw"]}]


@pytest.mark.rule("SB-13")
def test_cores_used_for_reactions_come_back_only_in_the_own_upkeep() -> None:
    bout = Bout("kilgore:C4", "goldarr:C3", hand="maul_thrash intimidation")
    bout.play("maul_thrash", "stay", "goldarr", "intimidation>goldarr", "C6")
    assert bout.player(1).ready == ("yellow", "blue")
    bout.play("end")
    assert bout.question == (1, "act")
    assert bout.player(1).ready == ("yellow", "blue"), "not at the end of the other's turn"
    bout.play("end")
    assert bout.player(1).ready == ("red", "yellow", "blue")


@pytest.mark.rule("SB-30")
def test_what_holds_until_the_end_of_the_turn_is_over_then() -> None:
    bout = Bout("goldarr:A1 gwaien:C8", "taze:G1", hand="me_hearties").play("me_hearties", "stay", "use", "0")
    assert bout.effects("gwaien") == {("strength", 1, ""), ("movement", 1, "")}
    assert bout.play("end").effects("gwaien") == set()


# ---------------------------------------------------------------- the deck runs out


@pytest.mark.rule("SB-15")
def test_an_empty_deck_is_made_of_the_discard_and_drawing_goes_on() -> None:
    bout = Bout("kilgore:C4", "goldarr:G6", discard="throw fury maul_thrash darksteel_armour")
    bout.board.players[0].deck = ["kilgore.relentless_advance"]
    bout.play("end")
    assert bout.hand(0) == ["darksteel_armour", "fury", "maul_thrash", "relentless_advance", "throw"]
    assert (bout.discard(0), bout.player(0).deck_size) == ([], 0)
    assert bout.emitted("shuffled") == [{"seat": 0}]


@pytest.mark.rule("SB-15")
def test_with_nothing_left_fewer_cards_are_drawn() -> None:
    bout = Bout("kilgore:C4", "goldarr:G6", discard="throw")
    bout.board.players[0].deck = ["kilgore.fury"]
    assert bout.play("end").hand(0) == ["fury", "throw"]
    assert bout.emitted("drawn", seat=0)[0]["count"] == 2


@pytest.mark.rule("SB-15")
def test_a_deck_that_is_just_empty_is_not_shuffled_before_it_is_needed() -> None:
    bout = Bout("kilgore:C4 taze:C5", "goldarr:G6", discard="throw")
    bout.board.players[0].deck = [f"taze.{card}" for card in ("rush", "rodeo", "charge", "momentum", "bludgeon")]
    bout.play("end")
    assert bout.emitted("shuffled") == []
    assert (bout.discard(0), bout.player(0).deck_size) == (["throw"], 0)
