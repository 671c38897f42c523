"""Lasting rules, each in force and not: of a hero's trait, a leader's passive, the terrain (AR-84, AR-90, AR-92)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engines.archutheon.packs import area, arena, do, op, targeted
from tests.engines.archutheon.tables import Table


def lasting(rule: str, **fields: Any) -> dict[str, Any]:
    """Return a lasting rule; `when` are its conditions."""
    when = fields.pop("when", None)
    return {"rule": rule, **fields, **({"if": when} if when else {})}


def attack(places: str = "b:C3n f:C3w", aim: str = "f", *, card: Any = None, **setup: Any) -> Table:
    """Return a table after b's base card of damage 2 was executed."""
    return Table(places, hand="b.base", cards={"b.base": card or {}}, **setup).fight("attack:slow:b.base", aim)


@pytest.mark.rule("AR-84")
@pytest.mark.parametrize(
    ("rule", "on", "left"),
    [
        (lasting("damage"), "b", 7),
        (lasting("damage"), "f", 8),
        (lasting("damage", element="freedom"), "b", 7),
        (lasting("damage", element="chaos"), "b", 8),
        (lasting("damage", when=[{"is": "leader", "who": "target"}]), "b", 8),
        (lasting("incoming"), "f", 7),
        (lasting("incoming", by=-1), "f", 9),
        (lasting("incoming", when=[{"is": "leader", "who": "target"}]), "f", 8),
        (lasting("incoming", when=[{"is": "near", "of": "target", "most": 0}]), "f", 7),
    ],
)
def test_damage_and_incoming(rule: dict[str, Any], on: str, left: int) -> None:
    assert attack(traits={on: [rule]}).health("f") == [left]


@pytest.mark.rule("AR-34", "AR-35")
def test_incoming_is_part_of_the_sum_before_the_block_so_piercing_does_not_ignore_it() -> None:
    traits = {"f": [lasting("incoming", by=-1)]}
    table = Table("b:C3n f:C3w", hand="b.base", cards={"b.base": {"slow": do(op("pierce"))}}, traits=traits)
    table.fight("with:slow:b.base", "f")
    assert table.health("f") == [9]
    assert table.emitted("struck")[0]["full"] == 1


@pytest.mark.rule("AR-41")
@pytest.mark.parametrize(("rule", "value"), [(lasting("block"), 3), (lasting("block", element="chaos"), 2)])
def test_block(rule: dict[str, Any], value: int) -> None:
    table = Table("b:C3n f:C3w", hand="b.base", foe="f.base", traits={"f": [rule]})
    table.on("attack", "attack:slow:b.base", "f", "block:slow:f.base")
    assert table.emitted("guarded")[0]["value"] == value


@pytest.mark.rule("AR-42")
@pytest.mark.parametrize(("cell", "plain"), [("C3s", 1), ("C2n", 2), ("C1s", 3)])
def test_block_apart(cell: str, plain: int) -> None:
    for traits, loss in ((None, plain), ({"g": [lasting("block_apart")]}, 1)):
        table = Table(f"b:C3n f:C3w g:{cell}", hand="b.base", foe="g.base", traits=traits)
        table.on("attack", "attack:slow:b.base", "f", "block:slow:g.base")
        assert table.emitted("guarded")[0]["distance"] == loss


@pytest.mark.rule("AR-30")
def test_range() -> None:
    assert attack("b:C3n f:C1s").health("f") == [10]
    assert attack("b:C3n f:C1s", traits={"b": [lasting("range")]}).health("f") == [8]


@pytest.mark.rule("AR-57")
def test_healing() -> None:
    heal = {"damage": 0, "slow": do(op("heal", by=1, who="hit"))}
    table = Table(
        "b:C3n c:C3w", hand="b.base", cards={"b.base": heal}, health={"c": 5}, traits={"c": [lasting("healing")]}
    )
    assert table.fight("with:slow:b.base", "c").health("c") == [7]


@pytest.mark.rule("AR-19")
def test_steps() -> None:
    table = Table("b:C3w c:A1n", traits={"b": [lasting("steps")]}, things={}).on("move", "b:1", "B2n")
    assert table.question == (0, "step")
    assert Table("b:C3w c:A1n", things={}).on("move", "b:1", "B2n").question == (0, "walker")


@pytest.mark.rule("AR-48")
def test_dash_steps() -> None:
    table = Table("b:A2w", traits={"b": [lasting("dash_steps")]}, things={}, gone="c d").on("move", "b:1")
    assert {cell[:2] for cell in table.offered if cell != "stay"} == {"A1", "A3", "B2", "B3"}
    plain = Table("b:A2w", things={}, gone="c d").on("move", "b:1")
    assert {cell[:2] for cell in plain.offered if cell != "stay"} == {"A2"}


@pytest.mark.rule("AR-76")
@pytest.mark.parametrize(
    ("rule", "left"), [(lasting("rift_damage", by=-1), 8), (lasting("rift_damage"), 6), (lasting("rift_proof"), 10)]
)
def test_rifts(rule: dict[str, Any], left: int) -> None:
    table = Table("b:C3n", things={"C3w": "rift"}, traits={"b": [rule]}, gone="c d").on("move", "b:1", "C3w")
    assert table.health("b") == [left]


@pytest.mark.rule("AR-75", "AR-27")
@pytest.mark.parametrize(("thing", "aim", "scheme"), [("cover", "f", targeted()), ("wall", "C3", area())])
def test_open_cover(thing: str, aim: str, scheme: dict[str, Any]) -> None:
    setup: dict[str, Any] = {"things": {"C3w": thing}, "card": {"scheme": scheme}, "aim": aim}
    assert attack(**setup).health("f") == [10]
    assert attack(**setup, traits={"f": [lasting("open_cover", thing=thing)]}).health("f") == [8]
    other = "wall" if thing == "cover" else "cover"
    assert attack(**setup, traits={"f": [lasting("open_cover", thing=other)]}).health("f") == [10]


@pytest.mark.rule("AR-69")
def test_steady() -> None:
    push = {"slow": do(op("push", who="hit"))}
    table = Table("b:C2n f:C3w", hand="b.base", cards={"b.base": push}, traits={"f": [lasting("steady")]})
    assert table.fight("with:slow:b.base", "f").at("f") == ["C3w"]


@pytest.mark.rule("AR-60")
@pytest.mark.parametrize(("what", "marks"), [("numb", set()), ("blind", {"numb"})])
def test_immune(what: str, marks: set[str]) -> None:
    card = {"slow": do(op("put", what="numb", who="hit"))}
    table = Table(
        "b:C3n f:C3w", hand="b.base", cards={"b.base": card}, traits={"f": [lasting("immune", permanent=what)]}
    )
    assert table.fight("with:slow:b.base", "f").marks("f") == marks


@pytest.mark.rule("AR-17")
@pytest.mark.parametrize(
    ("fields", "cell"), [({}, 0), ({"speed": "fast"}, 0), ({"speed": "swift"}, 1), ({"element": "chaos"}, 1)]
)
def test_quicker(fields: dict[str, Any], cell: int) -> None:
    table = Table("b:C3n f:C3w", hand="b.base", traits={"b": [lasting("quicker", **fields)]})
    table.fight("attack:fast:b.base", "f").finish().finish()
    assert table.board.players[0].recharge[cell] == ("b.base",)


@pytest.mark.rule("AR-95")
@pytest.mark.parametrize(
    ("element", "how", "key", "figure"), [("chaos", "", "damage", 5), ("freedom", "far+", "range", 1)]
)
def test_boost_more(element: str, how: str, key: str, figure: int) -> None:
    cards = {"c.base": {"element": element}}
    table = Table(
        "b:C3n f:C1s" if key == "range" else "b:C3n f:C3w", hand="b.base c.base", cards=cards,
        options={"boosting": "on"}, traits={"b": [lasting("boost_more", element=element)]},
    )  # fmt: skip
    table.on("attack", "attack:slow:b.base", "c.base", *([how] if how else []), "f").rest()
    if key == "range":
        assert table.board.declared[0].reach == (0, 2)
    else:
        assert table.emitted("struck")[0]["full"] == figure


@pytest.mark.rule("AR-81")
@pytest.mark.parametrize(("cell", "held"), [("C4n", True), ("C5w", False)])
def test_hold_gate(cell: str, held: bool) -> None:
    table = Table(f"a:C2n f:{cell} e:A3w g:E3n h:E3w", traits={"f": [lasting("hold_gate")]}, gone="c d")
    table.on("move", "a:1", "C3n")
    assert arena().area_names[arena().gate_areas[table.board.gate]] == ("C3" if held else "C4")


@pytest.mark.rule("AR-18")
def test_collect_aside() -> None:
    assert "collect" not in Table("b:A2s").offered
    table = Table("b:A2s", traits={"b": [lasting("collect_aside")]})
    assert table.on("collect").board.players[0].collected == 1


@pytest.mark.rule("AR-70")
def test_withering_more() -> None:
    table = Table(turn=2, marks={"f": "withering"}, traits={"f": [lasting("withering_more")]})
    assert table.finish().health("f") == [8]
