"""Taze (adapted): takes a run-up and goes through whatever is there."""

from __future__ import annotations

import pytest

from engines.brawl.board import Effect
from engines.kernel.state.model import natural
from tests.engines.brawl.bouts import Blow, Bout

# ---------------------------------------------------------------- Rodeo


@pytest.mark.rule("SB-21")
def test_rodeo_walks_through_enemies_and_hurts_them() -> None:
    bout = Bout("taze:C3 alistair:B3", "goldarr:C4 dugrun:C2", hand="rodeo").start("rodeo")
    assert bout.question == (0, "move")
    assert {"C5", "C1"} <= bout.offered
    assert not {"C4", "C2", "D4"} & bout.offered, "not ending on them, nor through a statue"
    bout.on("C5", "use")
    assert bout.question == (0, "act")
    assert bout.blows("effect") == [("goldarr", 2)], "defence does not count"
    assert bout.damage("dugrun", "alistair") == [0, 0]


@pytest.mark.rule("SB-21")
def test_rodeo_asks_whom_it_goes_through_where_there_is_a_choice() -> None:
    bout = Bout("taze:C3", "goldarr:C4", hand="rodeo").start("rodeo", "B4")
    assert bout.question == (0, "way")
    assert bout.offered == {"none", "goldarr"}
    bout.on("none", "use")
    assert bout.damage("goldarr") == [0]
    through = Bout("taze:C3", "goldarr:C4", hand="rodeo").play("rodeo", "B4", "goldarr", "use")
    assert through.damage("goldarr") == [2]


def test_rodeo_may_be_walked_without_using_it_and_counts_what_was_passed_before_a_trap() -> None:
    bout = Bout("taze:C3", "goldarr:C4", hand="rodeo").play("rodeo", "C5", "stop")
    assert bout.damage("goldarr") == [0]
    traps = {"C5": "damage_1"}
    long = Bout("taze:C3 dugrun:A1 goldarr:A2", "alistair:C4", hand="rodeo me_hearties", traps=traps)
    long.play("me_hearties", "stay", "use", "0").start("rodeo", "C5!", "alistair", "B4")
    assert long.question == (0, "move"), "one point is left"
    long.on("C6", "use")
    assert long.damage("alistair", "taze") == [2, 1]


def test_rodeo_hurts_all_whom_it_goes_through() -> None:
    bout = Bout("taze:C3 goldarr:A2", "alistair:C4 kilgore:C5 dugrun:B4", hand="rodeo me_hearties")
    bout.play("me_hearties", "stay", "use", "0").play("rodeo", "C6", "use")
    assert bout.blows("effect") == [("alistair", 2), ("kilgore", 2)]


@pytest.mark.rule("SB-21")
def test_rodeo_hurts_once_whom_it_goes_through_twice() -> None:
    """Two bonuses of movement, one paid as yellow by Khalize's level: to a trap and back."""
    sides = ("taze:C3 goldarr:A1 khalize:A2", "alistair:C4")
    bout = Bout(*sides, hand="rodeo me_hearties heavens_blessing", traps={"C5": "damage_1"}, levelled="khalize")
    bout.play("me_hearties", "blue", "stay", "use", "0").play("heavens_blessing", "yellow", "stay", "use", "taze")
    bout.play("rodeo", "C5!", "alistair", "E3", "C3", "use")
    assert bout.moved("walk") == [("taze", "C5"), ("taze", "C3")]
    assert bout.blows("effect") == [("alistair", 2)]


# ---------------------------------------------------------------- Charge


@pytest.mark.rule("SB-22", "SB-50")
@pytest.mark.parametrize(("dash", "enemy", "strength"), [("C5", "C6", 4), ("C4", "C5", 3), ("stay", "C3", 1)])
def test_charge_is_stronger_for_each_hex_dashed(dash: str, enemy: str, strength: int) -> None:
    bout = Bout("taze:C1", f"alistair:{enemy}", hand="charge").start("charge", "C2")
    assert bout.question == (0, "dash")
    assert "F3" in bout.offered
    assert "G3" not in bout.offered, "three hexes"
    bout.on(dash, "alistair")
    assert bout.figures("alistair") == Blow(strength, 0), "the walk before does not count"


# ---------------------------------------------------------------- Momentum


@pytest.mark.rule("SB-38", "SB-50")
def test_momentum_lets_the_champion_it_was_put_on_dash() -> None:
    bout = Bout("tzu_xiao:C4", "alistair:C3 taze:G1", hand="pounce momentum")
    bout.start("pounce", "stay", "alistair", "momentum>alistair")
    assert bout.figures("alistair") == Blow(1, 1)
    assert bout.question == (1, "dash")
    assert bout.offered == {"C2", "B2", "B3", "D2", "D3", "stay"}
    bout.on("B2")
    assert bout.at("alistair") == ["B2"], "no longer in a row with the attacker: not pushed"


@pytest.mark.rule("SB-25", "SB-58")
def test_bludgeon_stuns() -> None:
    bout = Bout("taze:C3", "goldarr:C5 alistair:C6", hand="bludgeon plundarr set_sail reverence")
    bout.start("bludgeon", "stay")
    assert bout.offered == {"goldarr", "stop"}
    bout.on("goldarr", "pass")
    assert bout.figures("goldarr") == Blow(2, 1)
    assert bout.question == (1, "lose_card")
    assert bout.offered == {"plundarr", "set_sail"}
    none = Bout("taze:C3", "goldarr:C5 alistair:C6", hand="bludgeon reverence").play(
        "bludgeon", "stay", "goldarr", "pass"
    )
    assert none.emitted("shown") == [{"seat": 1, "cards": ["alistair.reverence"]}], (
        "without a card of his the hand is shown"
    )
    assert none.view(0).players[1].shown == ("alistair.reverence",)


# ---------------------------------------------------------------- Finishing Blow


@pytest.mark.rule("SB-50", "SB-65")
@pytest.mark.parametrize(("damage", "blow"), [(2, Blow(3, 2)), (3, Blow(3, 0, ignored=True))])
def test_finishing_blow_ignores_the_defence_of_a_bloodied_target(damage: int, blow: Blow) -> None:
    bout = Bout("taze:C2", "dugrun:C4", hand="finishing_blow", damage={"dugrun": damage}).start("finishing_blow")
    assert bout.question == (0, "dash"), "no boots"
    assert "E3" in bout.offered
    assert "F3" not in bout.offered, "two hexes"
    bout.on("C3", "dugrun")
    assert bout.figures("dugrun") == blow


# ---------------------------------------------------------------- Rush


@pytest.mark.rule("SB-50")
def test_rush_lets_taze_or_an_ally_dash() -> None:
    bout = Bout("taze:C4 dugrun:C3", "goldarr:C5", hand="rush").start("rush", "stay", "use")
    assert bout.question == (0, "who")
    assert bout.offered == {"taze", "dugrun"}
    bout.on("dugrun")
    assert bout.question == (0, "dash")
    assert {"C1", "C2", "A1", "E4"} <= bout.offered
    assert "F4" not in bout.offered
    bout.on("C1")
    assert bout.at("dugrun") == ["C1"]
    alone = Bout("taze:C4", "goldarr:C5", hand="rush").start("rush", "stay", "use")
    assert alone.question == (0, "dash")
    alone.on("B4")
    assert alone.at("taze") == ["B4"]


# ---------------------------------------------------------------- levelled


@pytest.mark.rule("SB-42", "SB-50")
def test_the_levelled_taze_may_hit_instead_of_dashing() -> None:
    sides = ("taze:C4 dugrun:B4", "goldarr:C5 alistair:C3")
    bout = Bout(*sides, hand="charge", levelled="taze").start("charge", "stay")
    assert {"hit:goldarr", "hit:alistair", "stay", "B3"} <= bout.offered
    assert "hit:dugrun" not in bout.offered
    bout.on("hit:goldarr")
    assert bout.blows("effect") == [("goldarr", 1)], "defence does not count"
    assert bout.at("taze") == ["C4"]
    bout.on("alistair")
    assert bout.figures("alistair") == Blow(1, 0), "no hex was dashed"
    base = Bout(*sides, hand="charge").start("charge", "stay")
    assert not {word for word in base.offered if word.startswith("hit")}


@pytest.mark.rule("SB-42")
def test_he_may_hit_whoever_lets_him_dash_and_rooted_too_but_nobody_else_may() -> None:
    bout = Bout("taze:C4 dugrun:A1", "goldarr:C5", hand="onwards", levelled="taze").start("onwards", "stay", "use", "0")
    assert bout.question == (0, "dash")
    assert "hit:goldarr" in bout.offered
    other = Bout("taze:E4 dugrun:C4", "goldarr:C5", hand="rush", levelled="taze").start("rush", "stay", "use", "dugrun")
    assert not {word for word in other.offered if word.startswith("hit")}
    moment = Bout("kilgore:C5", "taze:C4", hand="maul_thrash momentum", levelled="taze")
    moment.play("maul_thrash", "stay", "taze", "momentum>taze", "hit:kilgore")
    assert moment.damage("kilgore") == [1]


@pytest.mark.rule("SB-42", "SB-57", "SB-69")
def test_the_levelled_taze_has_a_place_in_the_order_though_rooted_for_he_may_hit() -> None:
    bout = Bout("dugrun:A1 taze:C4 kilgore:E2", "goldarr:C5", hand="onwards", levelled="taze")
    bout.board.effects = (Effect(1, "root", 1, -1, ""),)
    bout.start("onwards", "stay", "use", "0")
    assert (bout.question, bout.offered) == ((0, "next"), {"taze", "kilgore"})
    assert bout.on("taze kilgore").offered == {"hit:goldarr", "stay"}


def test_a_hit_in_place_of_a_dash_stands_in_its_place_among_the_answers() -> None:
    bout = Bout("taze:C4", "alistair:B4", hand="charge", levelled="taze", traps={"C3": "damage_1"})
    bout.start("charge", "stay")
    keys = [option.key for option in bout.asked.options]
    assert {key.rstrip("0123456789") for key in keys} == {"h", "hit:", "t", "stay"}
    assert keys == [*sorted(keys[:-1], key=natural), "stay"]
