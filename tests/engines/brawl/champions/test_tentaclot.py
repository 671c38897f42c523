"""Sir Tentaclot: pulls, poisons, clouds minds, and stands by statues."""

from __future__ import annotations

import pytest

from tests.engines.brawl.bouts import Blow, Bout

# ---------------------------------------------------------------- All Eight Tentacles


@pytest.mark.rule("SB-26", "SB-54", "SB-62")
def test_all_eight_tentacles_hits_twice_and_pulls() -> None:
    bout = Bout("tentaclot:C1", "taze:C4 alistair:C5 gwaien:B1", hand="all_eight_tentacles")
    bout.start("all_eight_tentacles", "stay")
    assert bout.offered == {"taze", "stop"}, "two to three hexes"
    bout.on("taze")
    assert bout.figures("taze") == Blow(2, 0)
    assert (bout.blows(), bout.blows("repeat")) == ([("taze", 2)], [("taze", 2)])
    assert (bout.at("taze"), bout.damage("taze")) == (["C2"], [4])
    near = Bout("tentaclot:C1", "taze:C3", hand="all_eight_tentacles").play("all_eight_tentacles", "stay", "taze")
    assert near.blows("push") == [("taze", 1)], "he himself is in the way"


# ---------------------------------------------------------------- Tentacle Strike


@pytest.mark.rule("SB-24", "SB-64")
def test_tentacle_strike_poisons_by_two() -> None:
    bout = Bout("tentaclot:C4", "goldarr:C3 dugrun:C5 taze:C6", hand="tentacle_strike").start("tentacle_strike", "stay")
    assert bout.offered == {"goldarr", "dugrun", "stop"}
    bout.on("goldarr")
    assert bout.figures("goldarr") == Blow(2, 1)
    assert (bout.blows(), bout.blows("poison")) == ([("goldarr", 1)], [("goldarr", 2)])
    none = Bout("tentaclot:C4", "dugrun:C5", hand="tentacle_strike").play("tentacle_strike", "stay", "dugrun")
    assert none.damage("dugrun") == [0]


# ---------------------------------------------------------------- One-Eighth of My Strength


@pytest.mark.rule("SB-26", "SB-54")
def test_one_eighth_of_my_strength_pulls_by_one() -> None:
    sides, card = ("tentaclot:C1", "taze:C3 alistair:C4 gwaien:B2"), "one_eighth_of_my_strength"
    bout = Bout(*sides, hand=card).start(card, "stay")
    assert bout.offered == {"taze", "stop"}
    bout.on("taze")
    assert bout.figures("taze") == Blow(2, 0)
    assert (bout.at("taze"), bout.damage("taze")) == (["C2"], [2])
    near = Bout("tentaclot:C1", "taze:C2", hand=card).play(card, "stay", "taze")
    assert near.damage("taze") == [3]


# ---------------------------------------------------------------- Mask of Fear


@pytest.mark.rule("SB-38", "SB-56", "SB-69")
def test_mask_of_fear_hurts_and_frightens_enemies_next_to_its_target() -> None:
    sides = ("taze:C5 goldarr:C3 gwaien:E5", "tentaclot alistair:C4 dugrun:B4")
    bout = Bout(*sides, hand="bludgeon mask_of_fear").start("bludgeon", "stay", "alistair")
    assert bout.offered == {"mask_of_fear>alistair", "pass"}
    bout.on("mask_of_fear>alistair")
    assert bout.figures("alistair") == Blow(2, 0), "it gives no defence"
    assert sorted(bout.blows("effect")) == [("goldarr", 1), ("taze", 1)], "defence does not count"
    assert bout.question == (0, "next"), "who controls them orders those who flee"
    assert bout.offered == {"taze", "goldarr"}
    bout.on("goldarr taze")
    assert (bout.question, bout.offered) == ((0, "fear"), {"C2", "B2", "D2"})
    bout.on("B2")
    assert (bout.question, bout.offered) == ((0, "fear"), {"C6", "B5", "D5"})
    bout.on("C6")
    assert bout.at("goldarr", "taze", "gwaien") == ["B2", "C6", "E5"]
    assert bout.damage("dugrun") == [0]


@pytest.mark.rule("SB-36", "SB-37", "SB-44")
def test_mask_of_fear_may_take_several_out_at_once_but_not_for_who_is_out() -> None:
    sides = ("taze:C5 goldarr:C3", "tentaclot alistair:C4")
    hand = "bludgeon mask_of_fear"
    bout = Bout(*sides, hand=hand, damage={"taze": 8, "goldarr": 7})
    bout.play("bludgeon", "stay", "alistair", "mask_of_fear>alistair")
    assert bout.view().points == (0, 2)
    assert bout.champion("alistair").levelled
    assert bout.champion("alistair").defence == 1
    out = Bout(*sides, hand=hand, damage={"alistair": 7})
    out.play("bludgeon", "stay", "alistair", "mask_of_fear>alistair")
    assert out.damage("taze", "goldarr") == [0, 0]


# ---------------------------------------------------------------- Mindcloud


@pytest.mark.rule("SB-25", "SB-55")
def test_mindcloud_forces_and_puts_a_random_card_of_the_hand_on_the_deck() -> None:
    bout = Bout("tentaclot:C1", "taze:C3 alistair:C2 gwaien:C4", hand="mindcloud rush reverence ignite")
    bout.start("mindcloud", "stay")
    assert bout.question == (0, "use")
    assert bout.offered == {"taze", "alistair", "stop"}, "one to two hexes, whoever stands between"
    bout.on("taze")
    assert bout.question == (0, "force")
    assert bout.offered == {"B2", "B3", "D2", "D3", "stay"}
    bout.on("B3")
    assert bout.at("taze") == ["B3"]
    assert bout.question == (0, "act")
    assert len(bout.hand(1)) == 2
    top = bout.planned(1)
    assert sorted([*bout.hand(1), *top]) == ["ignite", "reverence", "rush"], "any of the hand"
    assert bout.view(0).players[1].planned is None, "the other side does not see which"
    assert bout.discard(1) == []


def test_mindcloud_needs_neither_a_card_nor_a_step() -> None:
    bout = Bout("tentaclot:C1", "taze:C3", hand="mindcloud").play("mindcloud", "stay", "taze", "stay")
    assert bout.planned(1) == []
    trap = Bout("tentaclot:C1", "taze:B2", hand="mindcloud rush", damage={"taze": 8}, traps={"C3": "damage_1"})
    trap.play("mindcloud", "stay", "taze", "C3!", "C6")
    assert trap.at("taze") == ["gate"]
    assert trap.planned(1) == ["rush"], "it is about the player, not the champion"


# ---------------------------------------------------------------- Oh R'Lyeh?


@pytest.mark.rule("SB-52", "SB-55", "SB-69")
def test_oh_rlyeh_jumps_and_forces_all_champions_around() -> None:
    bout = Bout("tentaclot:E5 goldarr:C6", "taze:C5 alistair:D6 gwaien:B5", hand="oh_rlyeh").start("oh_rlyeh", "use")
    assert bout.question == (0, "jump")
    assert {"E8", "stay"} <= bout.offered
    assert not {"A5", "E1"} & bout.offered, "three hexes"
    bout.on("D5")
    assert (bout.question, bout.offered, bout.picks) == ((0, "next"), {"goldarr", "taze", "alistair"}, (3, 3))
    bout.on("alistair taze goldarr")
    assert bout.question == (0, "force")
    bout.on("C7", "B4")
    assert bout.offered == {"C5", "B6", "D6", "stay"}, "one hex, also where others have left"
    bout.on("stay")
    assert bout.at("tentaclot", "goldarr", "taze", "alistair", "gwaien") == ["D5", "C6", "B4", "C7", "B5"]
    alone = Bout("tentaclot:E5", "taze:C5", hand="oh_rlyeh").play("oh_rlyeh", "use", "stay")
    assert alone.emitted("moved") == []
    assert "oh_rlyeh" not in Bout("tentaclot", "taze:C5", hand="oh_rlyeh").offered


# ---------------------------------------------------------------- levelled


@pytest.mark.rule("SB-42", "SB-68")
@pytest.mark.parametrize(
    ("enemy", "card", "answers"),
    [
        ("kilgore:C2", "maul_thrash", ("stay", "tentaclot")),
        ("khalize:B2", "ibis_strike", ("stay", "tentaclot")),
        ("sulka:C2", "effigy", ("stay", "tentaclot")),
        ("alistair:C2", "the_tyrants_gaze", ("stay", "tentaclot")),
    ],
)
def test_next_to_a_statue_enemies_cannot_displace_the_levelled_tentaclot(
    enemy: str, card: str, answers: tuple[str, ...]
) -> None:
    bout = Bout(enemy, "tentaclot:C1 taze:G6", hand=card, levelled="tentaclot").play(card, *answers)
    assert bout.at("tentaclot") == ["C1"]
    assert bout.blows("push") == [], "nor does it hurt him"


@pytest.mark.rule("SB-42", "SB-68")
def test_elsewhere_and_by_allies_the_levelled_tentaclot_is_displaced() -> None:
    away = Bout("kilgore:C4", "tentaclot:C3", hand="maul_thrash", levelled="tentaclot")
    away.play("maul_thrash", "stay", "tentaclot")
    assert away.at("tentaclot") == ["C1"]
    base = Bout("kilgore:C2", "tentaclot:C1", hand="maul_thrash").play("maul_thrash", "stay", "tentaclot")
    assert base.blows("push") == [("tentaclot", 2)], "the edge is behind him"
    ally = Bout("alistair:C4 tentaclot:D2", "taze", hand="forced_march", levelled="tentaclot")
    ally.start("forced_march", "stay", "use")
    assert ally.question == (0, "force")
    ally.on("C3")
    assert ally.at("tentaclot") == ["C3"]
    placed = Bout("loralei:C3", "tentaclot:C1", hand="grasping_vines", levelled="tentaclot")
    placed.play("grasping_vines", "stay", "tentaclot", "B3")
    assert placed.at("tentaclot") == ["B3"], "placing is no displacement"


def test_the_levelled_tentaclot_defends_better() -> None:
    assert Bout("tentaclot:C4", "taze").champion("tentaclot").defence == 0
    assert Bout("tentaclot:C4", "taze", levelled="tentaclot").champion("tentaclot").defence == 1
