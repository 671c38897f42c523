"""Blocks: their value, what is taken off, and what they stop besides damage (AR-40 to AR-44)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engines.archutheon.packs import area, do, op, targeted
from tests.engines.archutheon.tables import Table


def blocked(
    *, places: str = "b:C3n f:C3w", attack: dict[str, Any] | None = None, block: dict[str, Any] | None = None,
    by: str = "f", use: str = "attack", aim: str = "f", **setup: Any,
) -> Table:  # fmt: skip
    """Return a table after b's base card of damage 4 was blocked by somebody's base card of block 3."""
    cards = {"b.base": {"damage": 4, **(attack or {})}, f"{by}.base": {"block": {"by": 3}, **(block or {})}}
    table = Table(places, hand="b.base", foe=f"{by}.base", cards=cards, **setup)
    return table.on("attack", f"{use}:slow:b.base", aim, f"block:slow:{by}.base").rest()


# ---------------------------------------------------------------- deductions


@pytest.mark.rule("AR-42")
@pytest.mark.parametrize(
    ("places", "by", "attack", "block", "loss"),
    [
        ("b:C3n f:C3w", "f", {}, {}, 0),
        ("b:C3n f:C3w", "f", {}, {"element": "truth"}, 1),
        ("b:C3n f:C3w", "f", {}, {"scheme": area()}, 1),
        ("b:C3n f:C3w", "f", {}, {"damage": 0}, 1),
        ("b:C3n f:C3w", "f", {}, {"element": "chaos", "scheme": area()}, 2),
        ("b:C3n f:C3w g:C3s", "g", {}, {}, 1),
        ("b:C3n f:C3w g:C2n", "g", {}, {}, 2),
        ("b:C3n f:C3w g:C1w", "g", {}, {}, 3),
        ("b:C3n f:C3w g:C2n", "g", {}, {"element": "truth"}, 3),
    ],
)
def test_what_a_block_loses(places: str, by: str, attack: dict[str, Any], block: dict[str, Any], loss: int) -> None:
    table = blocked(places=places, by=by, attack=attack, block=block)
    assert table.emitted("guarded")[0]["value"] == 3 - loss
    assert table.health("f") == [10 - 4 + 3 - loss]


@pytest.mark.rule("AR-42")
@pytest.mark.parametrize(("places", "loss"), [("g:C3s", 0), ("g:C2n", 2), ("g:C1w", 3)])
def test_against_an_area_card_distance_counts_to_the_nearest_own_hero_hit(places: str, loss: int) -> None:
    table = blocked(
        places=f"b:C3n f:C3w {places}", by="g", aim="C3", attack={"scheme": area()}, block={"scheme": area()}
    )
    assert table.emitted("guarded")[0]["value"] == 3 - loss


@pytest.mark.rule("AR-42")
@pytest.mark.parametrize(("held", "loss"), [("", 2), ("aloft", 3)])
def test_nobody_is_blocked_for_who_is_aloft(held: str, loss: int) -> None:
    """g blocks from C4: for f in C3, or, if he is aloft, for h in D2."""
    table = blocked(
        places="b:C3n f:C3w g:C4n h:D2s", by="g", aim="0", block={"scheme": area()}, marks={"f": held},
        attack={"scheme": {"kind": "pattern", "areas": ["o", "f"]}},
    )  # fmt: skip
    assert table.emitted("guarded")[0]["distance"] == loss


@pytest.mark.rule("AR-42", "AR-40")
def test_deductions_are_fixed_as_the_attack_cards_turn_begins_before_its_dash() -> None:
    """The attacker's dash away from the area does not change the distance between blocker and target."""
    table = blocked(
        places="b:C3n f:C3w g:C2n", by="g", attack={"scheme": {"kind": "targeted", "most": 2, "dash": True}},
    )  # fmt: skip
    assert table.question == (0, "dash")
    assert table.emitted("guarded")[0]["value"] == 1


@pytest.mark.rule("AR-40")
def test_a_blocker_who_is_gone_by_then_does_not_block() -> None:
    """g blocks for f, but his own counter-attack comes first and kills g: no block is left."""
    cards = {"b.base": {"damage": 4}, "b.one": {"damage": 4}, "g.base": {"block": {"by": 3}}}
    table = Table("b:C3n f:C3w g:C3s", hand="b.base b.one", foe="g.base", health={"g": 4}, cards=cards)
    table.on("attack", "attack:slow:b.base", "f", "block:slow:g.base", "attack:fast:b.one", "g").rest()
    assert table.at("g") == [""]
    assert table.health("f") == [6]


@pytest.mark.rule("AR-40")
def test_a_block_answers_the_card_just_declared_in_the_slot_of_its_speed() -> None:
    table = Table("b:C3n f:C3w", hand="b.base b.one", foe="f.base f.one")
    table.on("attack", "attack:slow:b.base", "f")
    assert [key for key in table.offered if key.startswith("block")] == ["block:slow:f.base", "block:slow:f.one"]
    table.on("pass", "attack:fast:b.one", "f")
    assert [key for key in table.offered if key.startswith("block")] == ["block:fast:f.base", "block:fast:f.one"]


@pytest.mark.rule("AR-40")
def test_a_block_is_only_for_defence_and_answers_hidden_cards_too() -> None:
    table = Table("b:C3n f:C3w", hand="b.base", foe="f.base", marks={"b": "stealth"}, cards={"b.base": {"damage": 4}})
    table.on("attack")
    assert not any(key.startswith("block") for key in table.offered)
    table.on("hide:slow:b.base", "f", "block:slow:f.base").rest()
    assert table.health("f") == [8]


@pytest.mark.rule("AR-40")
def test_a_blocking_card_uses_no_property_and_is_not_hidden() -> None:
    table = blocked(block={"slow": do(op("put", what="armour", who="self"))})
    assert table.marks("f") == set()
    assert not table.emitted("revealed")


# ---------------------------------------------------------------- kinds


@pytest.mark.rule("AR-41")
def test_reflection_returns_what_was_blocked() -> None:
    assert blocked(block={"block": {"kind": "reflect", "by": 3}}).health("b", "f") == [7, 9]
    assert blocked(block={"block": {"kind": "reflect", "by": 5}}).health("b", "f") == [6, 10], "no more than the damage"


@pytest.mark.rule("AR-41", "AR-09")
@pytest.mark.parametrize(
    ("setup", "left"),
    [
        ({"marks": {"b": "armour"}}, 8),
        ({"marks": {"b": "barrier"}}, 10),
        ({"marks": {"b": "stealth"}}, 10),
        ({"marks": {"b": "aloft"}}, 7),
        ({"marks": {"b": "vulnerable"}}, 7),
        ({"marks": {"f": "inspired"}}, 7),
    ],
)
def test_shields_of_the_attacker_count_against_reflection_and_nothing_adds_to_it(
    setup: dict[str, Any], left: int
) -> None:
    table = blocked(block={"block": {"kind": "reflect", "by": 3}}, **setup)
    assert table.health("b") == [left]


@pytest.mark.rule("AR-41", "AR-09")
def test_an_attacking_leader_takes_1_less_of_reflection() -> None:
    cards = {"a.base": {"damage": 4}, "f.base": {"block": {"kind": "reflect", "by": 3}}}
    table = Table("a:C3n f:C3w", hand="a.base", foe="f.base", cards=cards)
    table.on("attack", "attack:slow:a.base", "f", "block:slow:f.base").rest()
    assert table.health("a") == [8]


@pytest.mark.rule("AR-41")
def test_reflection_of_an_area_card_hits_the_acting_hero_alone_and_never_one_aloft() -> None:
    against: dict[str, Any] = {
        "attack": {"scheme": area()},
        "block": {"scheme": area(), "block": {"kind": "reflect", "by": 3}},
    }
    table = blocked(places="b:C3n c:C2n f:C3w", aim="C3", **against)
    assert table.health("b", "c") == [7, 10]
    assert blocked(places="b:C3n f:C3w", aim="C3", marks={"b": "aloft"}, **against).health("b") == [10]


@pytest.mark.rule("AR-41")
def test_reflect_and_absorb_of_an_area_card_count_one_hero() -> None:
    """Most was blocked for g, whose damage is greater: 3 of 5 against 3 of 4 for f would be 6 in all."""
    attack: dict[str, Any] = {"attack": {"scheme": area()}, "places": "b:C3n f:C3w g:C3s", "aim": "C3"}
    assert blocked(block={"scheme": area(), "block": {"kind": "reflect", "by": 3}}, **attack).health("b") == [7]
    table = blocked(block={"scheme": area(), "block": {"kind": "absorb", "by": 3}}, health={"f": 5, "g": 5}, **attack)
    assert sorted(table.health("f", "g")) == [4, 7]


@pytest.mark.rule("AR-41")
def test_absorbing_heals_at_the_moment_of_the_damage() -> None:
    """8 - 1 + 3 is 10; 1 - 1 + 3 is 3, so it saves a life; 10 - 1 + 3 is no more than 10."""
    for before, after in ((8, 10), (1, 3), (10, 10)):
        table = blocked(block={"block": {"kind": "absorb", "by": 3}}, health={"f": before})
        assert table.health("f") == [after]
        assert not table.emitted("died")


EFFECTS = [
    op("put", what="vulnerable", who="hit"),
    op("push", who="hit"),
    op("element", what="chaos", who="hit"),
]


@pytest.mark.rule("AR-41")
@pytest.mark.parametrize(
    ("kind", "permanent", "movement", "element"),
    [("plain", 1, 1, 1), ("effect", 0, 0, 0), ("permanent", 0, 1, 1), ("movement", 1, 0, 1), ("charge", 1, 1, 1)],
)
def test_what_each_kind_stops(kind: str, permanent: bool, movement: bool, element: bool) -> None:
    table = blocked(attack={"slow": do(*EFFECTS)}, block={"block": {"kind": kind, "by": 3}}, use="with")
    assert (table.question[1] == "push") is bool(movement)
    if movement:
        table.answer(table.offered[0])
    assert ("vulnerable" in table.marks("f")) is bool(permanent)
    assert bool(table.hero("f").element) is bool(element)
    assert table.health("f") == [9]


@pytest.mark.rule("AR-41")
def test_a_movement_block_stops_the_attackers_own_dash() -> None:
    dashing = {"scheme": {"kind": "targeted", "most": 1, "dash": True}}
    assert blocked(attack=dashing).question[1] == "dash"
    assert blocked(attack=dashing, block={"block": {"kind": "movement", "by": 3}}).health("f") == [9]
    assert blocked(attack=dashing, block={"block": {"kind": "effect", "by": 3}}).health("f") == [9]


@pytest.mark.rule("AR-41")
def test_a_charge_block_stops_what_charge_adds() -> None:
    for kind, left in (("plain", 7), ("charge", 9)):
        cards = {"b.base": {"damage": 4}, "f.base": {"block": {"kind": kind, "by": 3}}}
        table = Table("b:C3n f:C3w", hand="b.base", foe="f.base", cards=cards, options={"charge": "on"})
        table.board.players[1].charges = ("freedom", "freedom")
        table.on("attack", "attack:slow:b.base", "f", "block:slow:f.base").rest()
        assert table.health("f") == [left]


# ---------------------------------------------------------------- nothing blocked, dodge and hop


@pytest.mark.rule("AR-43")
@pytest.mark.parametrize("kind", ["reflect", "absorb", "effect", "permanent", "movement", "charge"])
def test_a_block_of_nothing_loses_its_extra(kind: str) -> None:
    """1, less 1 for another element."""
    attack = {"slow": do(*EFFECTS)}
    block = {"element": "truth", "block": {"kind": kind, "by": 1}}
    table = blocked(attack=attack, block=block, use="with", health={"f": 9})
    assert table.question[1] == "push"
    table.answer(table.offered[0])
    assert table.marks("f") == {"vulnerable"}
    assert table.health("b", "f") == [10, 5]


@pytest.mark.rule("AR-43")
def test_an_effect_block_works_on_a_card_without_damage() -> None:
    """The block is worth 3 - 0: its own damage and type are those of the attack."""
    table = blocked(
        attack={"damage": 0, "slow": do(EFFECTS[0])}, block={"block": {"kind": "effect", "by": 3}}, use="with"
    )
    assert table.marks("f") == set()


@pytest.mark.rule("AR-43")
def test_an_effect_block_is_nothing_against_piercing() -> None:
    attack = {"slow": do(op("pierce"), EFFECTS[0])}
    table = blocked(attack=attack, block={"block": {"kind": "effect", "by": 3}}, use="with")
    assert table.marks("f") == {"vulnerable"}


@pytest.mark.rule("AR-43")
def test_a_block_reduces_the_damage_for_every_own_hero_hit_but_for_no_enemy() -> None:
    table = blocked(
        places="b:C3n c:C3s f:C3w g:C2n", aim="0", block={"scheme": area()},
        attack={"scheme": {"kind": "pattern", "areas": ["o", "f", "fl", "fr", "bl", "br", "b"]}},
    )  # fmt: skip
    assert table.health("c", "f", "g") == [6, 9, 9]


@pytest.mark.rule("AR-44")
@pytest.mark.parametrize(
    ("kind", "scheme", "aim", "hurt"),
    [("dodge", targeted(), "f", 0), ("hop", targeted(), "f", 4), ("dodge", area(), "C3", 4), ("hop", area(), "C3", 0)],
)
def test_dodge_avoids_a_targeted_card_and_hop_an_area_card(kind: str, scheme: Any, aim: str, hurt: int) -> None:
    """Neither element nor direction type takes anything off, and effects miss as well."""
    attack = {"scheme": scheme, "slow": do(op("put", what="vulnerable", who="hit"), op("pierce"))}
    table = blocked(attack=attack, block={"element": "chaos", "block": {"kind": kind}}, use="with", aim=aim)
    assert table.health("f") == [10 - hurt]
    assert table.marks("f") == ({"vulnerable"} if hurt else set())


@pytest.mark.rule("AR-44")
def test_dodge_and_hop_are_for_the_blocking_hero_only() -> None:
    dodged = blocked(places="b:C3n f:C3w g:C3s", by="g", block={"block": {"kind": "dodge"}})
    assert dodged.health("f", "g") == [6, 10]
    hopped = blocked(
        places="b:C3n f:C3w g:C3s", by="g", aim="C3", attack={"scheme": area()}, block={"block": {"kind": "hop"}}
    )
    assert hopped.health("f", "g") == [6, 10]
