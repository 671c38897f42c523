"""The module of charge: charging, the bonus of three charges, the charged card (AR-87, AR-88, AR-93, AR-94)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engines.archutheon.packs import area, do, op, targeted
from tests.engines.archutheon.tables import Table

ON = {"charge": "on"}


def charged(*elements: str, side: int = 0, **setup: Any) -> Table:
    """Return a table whose side has these charges."""
    table = Table(**{"options": ON, **setup})
    table.board.players[side].charges = elements  # type: ignore[assignment]  # elements
    return table


def with_bonus(bonus: str, *, change: str = "", **setup: Any) -> Table:
    """Return a table in which orange has a bonus for this turn."""
    table = Table(**{"options": ON, **setup})
    player = table.board.players[0]
    player.bonus, player.retyped = bonus, change  # type: ignore[assignment]  # words of the game
    return table.again()


# ---------------------------------------------------------------- charging


@pytest.mark.rule("AR-93")
def test_the_first_attack_card_of_a_turn_charges_its_element() -> None:
    table = Table("b:C3n c:C3s f:C3w", hand="b.base c.base", options=ON, cards={"c.base": {"element": "chaos"}})
    table.on("attack", "attack:slow:b.base", "f", "attack:fast:c.base", "f")
    assert table.board.players[0].charges == ("freedom",)


@pytest.mark.rule("AR-93")
def test_cards_in_defence_charge_nothing_and_get_no_bonus() -> None:
    table = Table("b:C3n f:C3w", hand="b.base", foe="f.base", options=ON)
    table.board.players[0].charges = ("freedom",)
    table.on("attack", "attack:slow:b.base", "none", "attack:fast:f.base", "b")
    assert table.board.players[1].charges == ()
    assert table.health("b") == [8]


@pytest.mark.rule("AR-93")
@pytest.mark.parametrize(
    ("charges", "full"), [((), 2), (("freedom",), 3), (("freedom", "truth", "freedom"), 4), (("chaos",), 2)]
)
def test_each_equal_element_in_the_victims_charge_adds_1(charges: tuple[str, ...], full: int) -> None:
    table = charged(*charges, side=1, places="b:C3n f:C3w", hand="b.base").fight("attack:slow:b.base", "f")
    assert table.emitted("struck")[0]["full"] == full


@pytest.mark.rule("AR-93")
def test_the_own_charge_adds_nothing_against_friends() -> None:
    table = charged("freedom", places="b:C3n c:C3w", hand="b.base").fight("attack:slow:b.base", "c")
    assert table.emitted("struck")[0]["full"] == 2


@pytest.mark.rule("AR-93")
def test_there_are_3_cells() -> None:
    table = charged("truth", "truth", "chaos", places="b:C3n f:C3w", hand="b.base").fight("attack:slow:b.base", "f")
    assert table.board.players[0].charges == ("truth", "truth", "chaos")


@pytest.mark.rule("AR-88")
@pytest.mark.parametrize(("stealth", "charges"), [("stealth", ("freedom",)), ("", ())])
def test_a_hidden_first_card_is_charged_at_its_reveal(stealth: str, charges: tuple[str, ...]) -> None:
    table = Table("b:C3n f:C3w", hand="b.base", foe="f.base", options=ON, marks={"b": stealth})
    table.on("attack", "hide:slow:b.base", "f")
    assert table.board.players[0].charges == ()
    assert table.answer("pass").board.players[0].charges == charges


@pytest.mark.rule("AR-88")
def test_a_slot_attack_charges_the_element_named_for_it() -> None:
    table = Table("b:C3n f:C3w", options=ON).fight("slot:slow:", "b", "f", "truth")
    assert table.board.players[0].charges == ("truth",)


@pytest.mark.rule("AR-93", "AR-95")
def test_a_base_boost_that_comes_first_is_the_first_attack_card() -> None:
    options = {"charge": "on", "boosting": "on"}
    table = Table("b:C3n f:C3w", hand="b.base c.base", cards={"c.base": {"element": "chaos"}}, options=options)
    table.on("attack", "boost:slow:c.base", "attack:fast:b.base", "f")
    assert table.board.players[0].charges == ("chaos",)
    assert table.health("f") == [6]


@pytest.mark.rule("AR-93")
def test_without_the_module_nothing_is_charged() -> None:
    table = Table("b:C3n f:C3w", hand="b.base").fight("attack:slow:b.base", "f")
    assert table.board.players[0].charges == ()


# ---------------------------------------------------------------- the bonus


@pytest.mark.rule("AR-87")
@pytest.mark.parametrize(
    ("elements", "offered"),
    [
        (("freedom",) * 3, {"freedom", "charged"}),
        (("chaos",) * 3, {"chaos", "charged"}),
        (("truth",) * 3, {"truth:freedom", "truth:truth", "truth:chaos", "truth:targeted", "truth:area", "charged"}),
    ],
)
def test_three_equal_charges_have_a_bonus_of_their_own_or_the_charged_card(
    elements: tuple[str, ...], offered: set[str]
) -> None:
    table = charged(*elements, turn=2).finish()
    assert (table.question, {*table.offered}) == ((0, "bonus"), offered)
    table.answer(sorted(offered)[0])
    assert table.board.players[0].charges == (), "they are discarded"


@pytest.mark.rule("AR-87")
def test_any_other_three_are_the_charged_card_and_two_are_nothing() -> None:
    table = charged("truth", "chaos", "chaos", turn=2).finish()
    assert (table.board.players[0].bonus, table.board.players[0].charges) == ("charged", ())
    two = charged("chaos", "chaos", turn=2).finish()
    assert (two.board.players[0].bonus, two.board.players[0].charges) == ("", ("chaos", "chaos"))


@pytest.mark.rule("AR-87")
def test_a_bonus_lasts_for_the_turn() -> None:
    table = with_bonus("chaos").finish()
    assert table.board.players[0].bonus == ""


@pytest.mark.rule("AR-87", "AR-27")
def test_chaos_hides_all_attack_cards_if_wished() -> None:
    table = with_bonus("chaos", places="b:C3n f:C3w", hand="b.base").fight("hide:slow:b.base", "f")
    assert table.health("f") == [8]
    assert with_bonus("chaos", places="b:C3n f:C3w", hand="b.base").fight("attack:slow:b.base", "f").health("f") == [8]


@pytest.mark.rule("AR-87", "AR-27")
def test_chaos_does_not_hide_cards_in_defence() -> None:
    table = with_bonus("chaos", places="b:C3n f:C3w", hand="b.base", foe="f.base")
    table.on("attack", "attack:slow:b.base", "none", "hide:fast:f.base", "b")
    assert table.health("b") == [10]


@pytest.mark.rule("AR-87")
def test_freedom_lets_living_heroes_share_cards() -> None:
    table = with_bonus("freedom", places="b:C3n f:C3w d:C2n", hand="b.base", gone="c").on(
        "attack", "attack:slow:b.base"
    )
    assert (table.question, {*table.offered}) == ((0, "hero"), {"a", "b", "d"})
    table.on("d", "f")
    assert table.emitted("struck")[0]["by"] == table.number("d")


@pytest.mark.rule("AR-87", "AR-68")
def test_who_fears_uses_no_shared_card_either() -> None:
    table = with_bonus("freedom", places="b:C3n f:C3w", hand="b.base", marks={"d": "fear"}).on(
        "attack", "attack:slow:b.base"
    )
    assert {*table.offered} == {"a", "b", "c"}


@pytest.mark.rule("AR-87", "AR-88")
def test_truth_changes_the_element_of_all_own_cards_of_the_turn() -> None:
    table = with_bonus("truth", change="chaos", places="b:C3n f:C3w", hand="b.base", foe="f.base")
    table.on("attack", "attack:slow:b.base", "f", "block:slow:f.base")
    assert table.board.declared[0].element == "chaos"
    assert table.emitted("guarded")[0]["element"] == 1


@pytest.mark.rule("AR-88")
def test_an_area_card_made_targeted_names_one_hero_and_a_targeted_one_made_area_hits_its_targets_area() -> None:
    one = with_bonus(
        "truth", change="targeted", places="b:C3n f:C3w g:C3s", hand="b.base", cards={"b.base": {"scheme": area()}}
    )
    one.on("attack", "attack:slow:b.base")
    assert one.question == (0, "target")
    assert one.answer("f").health("f", "g") == [8, 10]
    all_ = with_bonus(
        "truth", change="area", places="b:C2n f:C3w g:C3s", hand="b.base", cards={"b.base": {"scheme": targeted()}}
    )
    assert all_.fight("attack:slow:b.base", "f").health("f", "g") == [8, 8]


@pytest.mark.rule("AR-88", "AR-72")
def test_the_blind_use_a_targeted_card_made_an_area_card_and_not_the_other_way() -> None:
    setup: dict[str, Any] = {"places": "b:C3n f:C3w", "marks": {"b": "blind"}}
    made = with_bonus("truth", change="area", hand="b.base", **setup).fight("attack:slow:b.base", "f")
    assert made.health("f") == [8]
    barred = with_bonus("truth", change="targeted", hand="b.base", cards={"b.base": {"scheme": area()}}, **setup).on(
        "attack"
    )
    assert not any("b.base" in word for word in barred.offered)


# ---------------------------------------------------------------- the charged card


@pytest.mark.rule("AR-94")
def test_a_charged_card_executes_at_once_with_its_attack_and_a_property_of_an_open_speed() -> None:
    cards = {"b.base": {"fast": do(op("put", what="numb", who="hit"))}}
    table = with_bonus("charged", places="b:C3n f:C3w", hand="b.base c.base", foe="f.base", cards=cards).answer(
        "charged"
    )
    assert {word for word in table.offered if "b.base" in word} == {"with:slow:b.base", "with:fast:b.base"}
    table.on("with:fast:b.base", "f")
    assert table.question == (0, "turn"), "nobody answers"
    assert (table.health("f"), table.marks("f")) == ([8], {"numb"})
    assert table.board.players[0].recharge[1] == ("b.base",), "it goes to the recharge of that speed"
    assert "charged" not in table.offered, "once"
    assert "attack" in table.offered


@pytest.mark.rule("AR-94", "AR-93")
def test_a_charged_card_charges_nothing_but_gets_the_bonus() -> None:
    table = with_bonus("charged", places="b:C3n f:C3w", hand="b.base")
    table.board.players[1].charges = ("freedom",)
    table.on("charged", "with:slow:b.base", "f")
    assert table.health("f") == [7]
    assert table.board.players[0].charges == ()
    table.fight("slot:slow:", "b", "f", "truth")
    assert table.board.players[0].charges == ("truth",), "it is not the first attack card"


@pytest.mark.rule("AR-94")
def test_a_charged_card_comes_after_combat_too() -> None:
    table = with_bonus("charged", places="b:C3n f:C3w", hand="b.base c.base").fight("attack:slow:c.base", "none")
    assert "charged" in table.offered
    table.on("charged", "with:slow:b.base", "f")
    assert table.health("f") == [8]
