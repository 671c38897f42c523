"""Jacques le Beau: parries, ripostes, and spends cards and cores."""

from __future__ import annotations

import pytest

from tests.engines.brawl.bouts import Blow, Bout

# ---------------------------------------------------------------- Parrying Blow


@pytest.mark.rule("SB-38", "SB-39")
@pytest.mark.parametrize(
    ("cards", "defence"), [("", 1), ("swift_sword_cut", 2), ("swift_sword_cut teleport en_garde", 3)]
)
def test_parrying_blow_gives_a_defence_more_for_each_blue_card_discarded(cards: str, defence: int) -> None:
    hand = "bludgeon parrying_blow swift_sword_cut teleport en_garde fireball"
    bout = Bout("taze:C4", "jacques:C6 alistair:C3 gwaien", hand=hand)
    bout.start("bludgeon", "stay", "alistair")
    assert bout.offered == {"parrying_blow>alistair", "pass"}
    bout.on("parrying_blow>alistair")
    assert bout.question == (1, "discard")
    assert (bout.offered, bout.picks) == ({"swift_sword_cut", "teleport", "en_garde", "fireball"}, (0, 3))
    bout.on(cards)
    assert bout.figures("alistair") == Blow(2, defence)
    assert set(bout.discard(1)) == {*cards.split(), "parrying_blow"}


# ---------------------------------------------------------------- Riposte


@pytest.mark.rule("SB-37", "SB-39")
def test_riposte_hurts_the_attacker_for_each_red_card_discarded() -> None:
    hand = "bludgeon riposte coup_de_grace fireball teleport flamespear"
    bout = Bout("taze:C4", "jacques:C6 alistair:C3 gwaien", hand=hand, damage={"taze": 7})
    bout.start("bludgeon", "stay", "alistair", "riposte>alistair")
    assert bout.figures("alistair") == Blow(2, 1)
    assert bout.damage("alistair") == [1], "the attack comes first"
    assert bout.question == (1, "discard")
    assert (bout.offered, bout.picks) == ({"coup_de_grace", "fireball", "teleport", "flamespear"}, (0, 3))
    bout.on("coup_de_grace fireball teleport")
    assert bout.blows("effect") == [("taze", 2)]
    assert bout.view().points == (0, 1)
    assert bout.champion("alistair").levelled, "the one it was put on"


@pytest.mark.rule("SB-36")
def test_riposte_does_nothing_without_red_cards_or_for_one_who_is_out() -> None:
    hand = "bludgeon riposte coup_de_grace"
    bout = Bout("taze:C4", "jacques:C3", hand=hand)
    bout.start("bludgeon", "stay", "jacques", "riposte>jacques", "")
    assert bout.damage("taze") == [0]
    assert bout.question == (1, "lose_card"), "Bludgeon goes on"
    hit = Bout("korvash:C4", "jacques:C3", hand="leaping_strike riposte coup_de_grace", damage={"jacques": 5})
    hit.play("leaping_strike", "stay", "stay", "jacques", "riposte>jacques")
    assert (hit.at("jacques"), hit.hand(1), hit.damage("korvash")) == (["gate"], ["coup_de_grace"], [0])


# ---------------------------------------------------------------- En-Garde


@pytest.mark.rule("SB-27")
def test_en_garde_is_stronger_for_each_champion_it_targets() -> None:
    bout = Bout("jacques:C4 goldarr:C5", "taze:B4 alistair:C3", hand="en_garde").start("en_garde", "stay")
    assert bout.offered == {"d1", "d2", "d3", "d4", "d5", "stop"}
    bout.on("d4")
    assert bout.figures("taze") == Blow(3, 0), "an ally counts too"
    assert bout.figures("goldarr") == Blow(3, 1)
    assert bout.damage("alistair") == [0]
    one = Bout("jacques:C4 goldarr:C5", "taze:B4 alistair:C3", hand="en_garde").play("en_garde", "stay", "d1")
    assert one.figures("alistair") == Blow(2, 0)


# ---------------------------------------------------------------- A Pirate's Life For Me


@pytest.mark.rule("SB-59", "SB-60", "SB-61")
def test_a_pirates_life_draws_heals_and_plans_for_a_blue_core() -> None:
    hand = "a_pirates_life_for_me en_garde coup_de_grace"
    bout = Bout("jacques:C4", "taze:C8", hand=hand, deck="riposte", damage={"jacques": 2})
    bout.start("a_pirates_life_for_me", "stay", "use")
    assert (bout.question, bout.offered) == ((0, "draw"), {"0", "1"})
    bout.on("1")
    assert (bout.question, bout.offered) == ((0, "heal"), {"0", "1"})
    bout.on("1")
    assert bout.damage("jacques") == [1]
    assert (bout.question, bout.offered) == ((0, "pay"), {"blue", "none"})
    bout.on("blue")
    assert bout.player(0).ready == ("red",)
    assert bout.question == (0, "plan")
    assert (bout.offered, bout.picks) == ({"en_garde", "riposte", "coup_de_grace"}, (0, 2))
    bout.on("riposte en_garde")
    assert bout.planned(0) == ["riposte", "en_garde"]


def test_a_pirates_life_plans_nothing_unless_the_blue_core_is_exhausted() -> None:
    hand = "a_pirates_life_for_me en_garde"
    bout = Bout("jacques:C4", "taze:C8", hand=hand).play("a_pirates_life_for_me", "stay", "use", "0", "none")
    assert set(bout.player(0).ready) == {"red", "blue"}
    assert bout.planned(0) == []
    spent = Bout("jacques:C4", "taze:C8", hand=hand, cores={0: "red yellow"})
    spent.play("a_pirates_life_for_me", "stay", "use", "0")
    assert spent.player(0).ready == ("red",), "no other core will do"


# ---------------------------------------------------------------- Swift Sword Cut


@pytest.mark.rule("SB-50", "SB-69")
def test_swift_sword_cut_hurts_whom_it_passes_and_again_for_the_red_core() -> None:
    sides = ("jacques:C1 goldarr:C3", "taze:C2 dugrun:B4 alistair:C6")
    bout = Bout(*sides, hand="swift_sword_cut", traps={"E3": "damage_3"}).start("swift_sword_cut", "stay", "use")
    assert bout.question == (0, "dash")
    assert {"C4", "B1", "A1", "stay"} <= bout.offered
    assert not {"C2", "C3", "C5", "D1", "E2"} & bout.offered, (
        "three hexes through champions, not onto one or over a statue"
    )
    bout.on("C4")
    assert bout.blows("effect") == [("taze", 1)], "enemies alone"
    assert (bout.question, bout.offered) == ((0, "pay"), {"red", "none"})
    bout.on("red")
    assert bout.player(0).ready == ("yellow",)
    assert bout.emitted("exhausted") == [{"seat": 0, "core": "red"}], "what an action costs its own event tells"
    assert bout.question == (0, "dash"), "the dash again, not the boots"
    bout.on("A4")
    assert bout.at("jacques") == ["A4"]
    assert bout.blows("effect") == [("taze", 1), ("dugrun", 1)], "whom this dash passed, and defence does not count"
    assert bout.question == (0, "act"), "the red core is exhausted now"


def test_swift_sword_cut_ends_unless_it_is_paid() -> None:
    sides = ("jacques:C1", "taze:C2")
    bout = Bout(*sides, hand="swift_sword_cut").play("swift_sword_cut", "stay", "use", "C4", "none")
    assert bout.player(0).ready == ("red", "yellow")
    assert bout.damage("taze") == [1]
    spent = Bout(*sides, hand="swift_sword_cut", cores={0: "blue yellow"})
    spent.play("swift_sword_cut", "stay", "use", "C4")
    assert spent.damage("taze") == [1]
    still = Bout(*sides, hand="swift_sword_cut").play("swift_sword_cut", "stay", "use", "stay", "none")
    assert still.damage("taze") == [0]


@pytest.mark.rule("SB-45")
def test_swift_sword_cut_goes_over_traps_and_triggers_the_one_it_ends_on() -> None:
    sides, traps = ("jacques:C2", "taze:C8"), {"C3": "damage_3", "C6": "stun"}
    over = Bout(*sides, hand="swift_sword_cut", traps=traps)
    over.play("swift_sword_cut", "stay", "use", "C5", "none")
    assert over.emitted("trap") == []
    on = Bout(*sides, hand="swift_sword_cut", traps=traps)
    on.play("swift_sword_cut", "stay", "use", "C3", "B4", "none")
    assert on.blows("trap") == [("jacques", 3)]


# ---------------------------------------------------------------- Coup de Grâce


@pytest.mark.rule("SB-18", "SB-50")
def test_coup_de_grace_is_stronger_for_each_red_card_in_the_discard() -> None:
    discard = "parrying_blow fireball flamespear teleport chop"
    bout = Bout("jacques:C2 gwaien", "taze:C7 korvash", hand="coup_de_grace", discard=discard)
    bout.start("coup_de_grace", "C4")
    assert bout.question == (0, "dash")
    assert {"C2", "C5", "C6", "stay"} <= bout.offered
    assert "C1" not in bout.offered, "two hexes"
    bout.on("C6")
    assert bout.offered == {"taze", "stop"}
    bout.on("taze")
    assert bout.figures("taze") == Blow(5, 0), "three in the own discard: the card itself is not there yet"
    none = Bout("jacques:C2 gwaien", "taze:C3", hand="coup_de_grace").play("coup_de_grace", "stay", "stay", "taze")
    assert none.figures("taze") == Blow(2, 0)


# ---------------------------------------------------------------- levelled


@pytest.mark.rule("SB-13", "SB-42")
def test_the_levelled_jacques_may_ready_a_core_as_the_activation_phase_begins() -> None:
    bout = Bout("jacques:C4", "taze:C8", hand="en_garde", cores={0: "red"}, levelled="jacques")
    assert (bout.question, bout.offered) == ((0, "ready"), {"yellow", "blue", "none"}), "an exhausted one"
    bout.on("blue")
    assert bout.player(0).ready == ("red", "blue")
    assert bout.question == (0, "act")
    no = Bout("jacques:C4", "taze:C8", hand="en_garde", cores={0: "red"}, levelled="jacques").on("none")
    assert no.player(0).ready == ("red",)
    base = Bout("jacques:C4", "taze:C8", hand="en_garde", cores={0: "red"})
    assert base.question == (0, "act")


def test_the_levelled_jacques_is_not_asked_while_all_cores_are_ready() -> None:
    bout = Bout("jacques:C4", "taze:C8", hand="en_garde", levelled="jacques")
    assert bout.question == (0, "act")
    assert bout.champion("jacques").health == 7
