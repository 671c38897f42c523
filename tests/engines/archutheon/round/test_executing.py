"""The execution: order, range, misses, deaths (AR-30 to AR-33, AR-36 to AR-39)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engines.archutheon.packs import area, arena, do, op, targeted
from tests.engines.archutheon.tables import Table


def shot(places: str, scheme: dict[str, Any], aim: str, *ops: dict[str, Any], **setup: Any) -> Table:
    """Return a table after b's card of damage 2 was executed."""
    cards = {"b.base": {"scheme": scheme, **({"slow": do(*ops)} if ops else {})}}
    table = Table(places, hand="b.base", cards=cards, **setup)
    return table.fight("with:slow:b.base" if ops else "attack:slow:b.base", aim)


@pytest.mark.rule("AR-31")
def test_the_last_declared_card_is_executed_first() -> None:
    table = Table("b:C3n f:C3w", hand="b.base c.base", foe="f.base g.base")
    table.on("attack", "attack:slow:b.base", "f", "attack:slow:f.base", "none")
    table.on("attack:fast:c.base", "f", "attack:fast:g.base", "none")
    assert [each["card"] for each in table.emitted("executes")] == ["g.base", "c.base", "f.base", "b.base"]


@pytest.mark.rule("AR-30", "AR-32")
@pytest.mark.parametrize(
    ("places", "scheme", "hit"),
    [
        ("b:C3n f:C3w", targeted(0), True),
        ("b:C3n f:C2n", targeted(0), False),
        ("b:C3n f:C2n", targeted(1), True),
        ("b:C3n f:C1s", targeted(1), False),
        ("b:C3n f:C1s", targeted(2), True),
        ("b:C3n f:C3w", targeted(2, 1), False),
        ("b:C3n f:C2n", targeted(2, 1), True),
        ("b:C3n f:C3w", area(0), True),
        ("b:C3n f:C2n", area(0), False),
        ("b:C3n f:C1s", area(3, 2), True),
    ],
)
def test_range_counts_in_areas_from_the_acting_hero(places: str, scheme: dict[str, Any], hit: bool) -> None:
    aim = "f" if scheme["kind"] == "targeted" else places[-3:-1]
    table = shot(places, scheme, aim)
    assert table.health("f") == [8 if hit else 10]
    assert bool(table.emitted("skipped", why="range")) is not hit


@pytest.mark.rule("AR-30")
def test_nothing_between_stops_a_card() -> None:
    table = shot("b:C2n g:C3w h:C3n e:C3s f:C4n", targeted(2), "f", things={"C3w": "wall"})
    assert table.health("f") == [8]


@pytest.mark.rule("AR-32")
def test_range_is_checked_at_execution() -> None:
    """The defender's push comes first: the attacker is out of range by then, or the target within."""
    cards = {"f.base": {"damage": 0, "fast": do(op("push", who="hit"))}, "b.base": {"scheme": targeted(0)}}
    table = Table("b:C3n f:C3w", hand="b.base", foe="f.base", cards=cards)
    table.on("attack", "attack:slow:b.base", "f", "with:fast:f.base", "b")
    table.answer(next(cell for cell in table.offered if cell[:2] != "C3"))
    assert table.health("f") == [10]


@pytest.mark.rule("AR-32", "AR-31")
def test_out_of_range_what_needs_no_target_still_happens() -> None:
    """His own armour and his place's element come; whatever names the target or its area does not."""
    ops = (
        op("put", what="armour", who="self"),
        op("put", what="numb", who="target"),
        op("put", what="blind", who="hit"),
        op("element", what="chaos", where="self"),
        op("element", what="truth", where="target"),
    )
    table = shot("b:C3n f:C1s", targeted(1), "f", *ops)
    assert table.marks("b") == {"armour"}
    assert table.marks("f") == set()
    assert {arena().area_names[at] for at in table.board.aside} == {"C3"}
    near = shot("b:C3n f:C2n", targeted(1), "f", *ops)
    assert near.marks("f") == {"numb", "blind"}
    assert {arena().area_names[at] for at in near.board.aside} == {"C3", "C2"}


@pytest.mark.rule("AR-32")
def test_an_area_card_out_of_range_does_nothing_to_its_area() -> None:
    lay = op("element", what="truth", where="area")
    assert shot("b:C3n f:C1s", area(1), "C1", lay).board.aside == {}
    assert len(shot("b:C3n f:C2n", area(1), "C2", lay).board.aside) == 1


@pytest.mark.rule("AR-30")
@pytest.mark.parametrize("turned", range(6))
def test_a_pattern_is_turned_as_named_and_parts_off_the_board_fall_away(turned: int) -> None:
    """Heroes stand around C3; the pattern is one step forward and one forward to the right."""
    around = ["C2n", "C4n", "B2n", "B3w", "D2s", "D3n"]
    places = "b:C3n " + " ".join(f"{name}:{cell}" for name, cell in zip("efghcd", around, strict=True))
    table = shot(places, {"kind": "pattern", "areas": ["f", "fr"]}, str(turned), things={})
    grid, home = arena().grid, arena().area["C3"]
    expected = {grid.next[home][turned], grid.next[home][(turned + 1) % 6]}
    hit = {table.board.heroes[each["hero"]].area for each in table.emitted("struck")}
    assert hit == expected
    edge = shot("b:C5w f:C4n", {"kind": "pattern", "areas": ["f", "b", "o"]}, str(turned), things={}, gone="e g h")
    assert table.question == edge.question == (0, "turn")


@pytest.mark.rule("AR-30", "AR-36")
def test_the_schemes_dash_comes_first_and_range_counts_from_where_it_ends() -> None:
    table = shot("b:C2n f:C4n", targeted(1, dash=True), "f", things={}, gone="c d g h")
    assert table.question == (0, "dash")
    assert {cell[:2] for cell in table.offered} == {"C1", "C3", "B1", "B2", "D1", "D2"}, "it is compulsory"
    table.answer("C3n")
    assert table.health("f") == [8]
    away = shot("b:C3n f:C3w", targeted(0, dash=True), "f", things={}).answer("C2n")
    assert away.health("f") == [10]


@pytest.mark.rule("AR-36", "AR-30")
def test_the_dash_happens_even_if_nothing_can_be_hit() -> None:
    assert shot("b:C2n f:C5w", targeted(1, dash=True), "none", things={}).question == (0, "dash")


@pytest.mark.rule("AR-37")
def test_an_area_card_hits_friend_and_foe_but_not_the_acting_hero() -> None:
    table = shot("b:C3n c:C3w f:C3s", area(), "C3")
    assert table.health("b", "c", "f") == [10, 8, 8]
    spared = shot("b:C3n c:C3w f:C3s", area(), "C3", op("spare"))
    assert spared.health("b", "c", "f") == [10, 10, 8]


# ---------------------------------------------------------------- deaths


@pytest.mark.rule("AR-38")
def test_a_dead_heros_cards_leave_the_game_wherever_they_are() -> None:
    table = Table("b:C3n f:C3w", hand="b.base", foe="f.base f.one g.base", health={"f": 2})
    table.board.players[1].recharge = (("f.two", "g.one"), (), ())
    table.on("attack", "attack:slow:b.base", "f", "pass")
    assert table.at("f") == [""]
    player = table.board.players[1]
    assert player.hand == ["g.base"]
    assert player.recharge[0] == ("g.one",)
    assert not any(card.startswith("f.") for card in player.stash)
    assert {*player.out} == {"f.base", "f.one", "f.two", "f.three"}
    assert {*table.emitted("died")[0]["cards"]} == {*player.out}, "they are shown"


@pytest.mark.rule("AR-38")
@pytest.mark.parametrize("use", ["attack", "hide"])
def test_his_declared_card_that_was_not_executed_leaves_too(use: str) -> None:
    table = Table("b:C3n f:C3w", hand="b.base b.one", foe="f.base", health={"f": 2})
    table.on("attack", "attack:slow:b.base", "none", f"{use}:slow:f.base", "b", "attack:fast:b.one", "f")
    assert table.at("f") == [""]
    assert table.health("b") == [10]
    table.finish()
    assert "f.base" in table.board.players[1].out
    assert not any("f.base" in cell for cell in table.board.players[1].recharge)


@pytest.mark.rule("AR-38")
def test_his_executed_card_leaves_as_its_slot_is_cleared() -> None:
    table = Table("b:C3n f:C3w", hand="b.base", foe="f.base", health={"f": 2})
    table.on("attack", "attack:slow:b.base", "f", "attack:slow:f.base", "none").finish()
    assert table.at("f") == [""]
    assert table.board.turn == 2
    assert table.board.players[1].recharge == ((), (), ())
    assert "f.base" in table.board.players[1].out


@pytest.mark.rule("AR-39")
def test_a_universal_card_whose_hero_died_does_nothing_and_recharges_by_its_slot() -> None:
    table = Table("b:C3n f:C3w", hand="b.base b.one", foe="universal.trick", health={"f": 2})
    table.on("attack", "attack:slow:b.base", "none", "attack:slow:universal.trick", "f", "b", "attack:fast:b.one", "f")
    assert table.emitted("skipped", why="dead")
    assert table.health("b") == [10]
    table.finish()
    assert table.board.players[1].recharge[0] == ("universal.trick",)


@pytest.mark.rule("AR-39")
def test_a_slot_attack_whose_hero_died_does_nothing() -> None:
    table = Table("b:C3n f:C3w", foe="f.base", health={"b": 2}).on("attack")
    table.on("slot:slow:", "b", "f", "truth", "attack:slow:f.base", "b")
    assert table.at("b") == [""]
    assert table.health("f") == [10]


@pytest.mark.rule("AR-39")
@pytest.mark.parametrize("speed", ["slow", "fast", "swift"])
def test_cards_that_missed_recharge_by_their_slot(speed: str) -> None:
    table = Table("b:C3n f:C1s", hand="b.base", tracks=((0, 2, 0), (0, 0, 0)))
    table.on("attack", f"attack:{speed}:b.base", "f").finish().finish()
    assert table.board.turn == 3
    cell = ("slow", "fast", "swift").index(speed)
    assert table.board.players[0].recharge[cell] == ("b.base",)


# ---------------------------------------------------------------- fear and blindness


@pytest.mark.rule("AR-68")
def test_the_cards_of_who_fears_are_not_used_in_attack_but_universal_ones_and_the_slot_are() -> None:
    table = Table("b:C3n f:C3w", hand="b.base universal.trick", marks={"b": "fear"}).on("attack")
    assert {word.split(":")[2] for word in table.offered} == {"universal.trick"}
    table.on("attack:slow:universal.trick", "b", "f").rest()
    assert table.health("f") == [8]
    assert Table("b:C3n f:C3w", marks={"b": "fear"}).fight("slot:slow:", "b", "f", "truth").health("f") == [9]


@pytest.mark.rule("AR-68", "AR-72")
@pytest.mark.parametrize("held", ["fear", "blind"])
def test_who_fears_or_is_blind_lays_nothing_face_down_in_attack(held: str) -> None:
    table = Table("b:C3n f:C3w", hand="b.base c.base", marks={"b": held}).on("attack")
    assert {word.split(":")[2] for word in table.offered} == {"c.base"}


@pytest.mark.rule("AR-68")
def test_fear_does_not_hinder_in_defence() -> None:
    table = Table("b:C3n f:C3w", hand="b.base", foe="f.base", marks={"f": "fear"})
    table.on("attack", "attack:slow:b.base", "f", "attack:fast:f.base", "b")
    assert table.health("b") == [8]


@pytest.mark.rule("AR-68")
def test_fear_is_looked_at_again_at_the_execution() -> None:
    cards = {"f.base": {"damage": 0, "fast": do(op("put", what="fear", who="hit"))}, "b.base": {"scheme": targeted(4)}}
    table = Table("b:C3n f:C3w", hand="b.base", foe="f.base", cards=cards)
    table.on("attack", "attack:slow:b.base", "f", "with:fast:f.base", "b")
    table.answer(table.offered[0])
    assert table.emitted("skipped", why="fear")
    assert table.health("f") == [10]


@pytest.mark.rule("AR-72")
def test_the_blind_use_no_targeted_card_in_either_column_but_block() -> None:
    cards = {"b.one": {"scheme": area()}}
    table = Table("b:C3n f:C3w", hand="b.base b.one", foe="f.base", marks={"b": "blind", "f": "blind"}, cards=cards)
    table.on("attack")
    assert {word.split(":")[2] for word in table.offered} == {"b.one"}
    table.on("attack:slow:b.one", "C3")
    assert {word.split(":")[0] for word in table.offered} == {"block", "pass"}


@pytest.mark.rule("AR-72")
def test_blindness_is_looked_at_again_at_the_execution() -> None:
    cards = {"f.base": {"damage": 0, "fast": do(op("put", what="blind", who="hit"))}}
    table = Table("b:C3n f:C3w", hand="b.base", foe="f.base", cards=cards)
    table.on("attack", "attack:slow:b.base", "f", "with:fast:f.base", "b")
    assert table.health("f") == [10]


@pytest.mark.rule("AR-72", "AR-68")
@pytest.mark.parametrize("held", ["fear", "blind"])
def test_who_fears_or_is_blind_may_support(held: str) -> None:
    cards = {"c.base": {"fast": do(op("bonus", by=1), boost="support")}}
    table = Table("b:C3n f:C3w", hand="b.base c.base", marks={"c": held}, cards=cards)
    table.on("attack", "attack:slow:b.base", "f", "with:fast:c.base").rest()
    assert table.health("f") == [7]
