"""The module of passive leader cards, and effects of passives at moments (AR-18, AR-92)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engines.archutheon.packs import op
from tests.engines.archutheon.setup.openings import Opening
from tests.engines.archutheon.tables import Table

ON = {"passives": "on", "passive": ("a.left", "e.left")}


def moment(when: str) -> dict[str, Any]:
    """Return a text that heals the leader by 1 at a moment."""
    return {"triggered": [{"when": when, "do": [op("heal", by=1, who="leader")]}]}


def healed(table: Table) -> int:
    """Return how often orange's leader was healed."""
    return len(table.emitted("healed", hero=table.number("a")))


@pytest.mark.rule("AR-92")
def test_the_side_is_chosen_secretly_and_at_the_same_time() -> None:
    opening = Opening(passives="on", squads=tuple("abcdefgh"))
    assert {each.seat for each in opening.match.asks} == {0, 1}
    assert opening.offered(0) == ["a.left", "a.right"]
    opening.answer("a.right", seat=0)
    assert opening.board.players[0].passive == "", "nothing is shown before both have chosen"
    assert not opening.emitted("passive_laid")
    opening.answer("e.left", seat=1)
    assert [player.passive for player in opening.board.players] == ["a.right", "e.left"]


@pytest.mark.rule("AR-92")
def test_it_is_the_leaders_own_card() -> None:
    opening = Opening(passives="on", squads=tuple("dcbahgfe"))
    assert (opening.offered(0), opening.offered(1)) == (["d.left", "d.right"], ["h.left", "h.right"])


@pytest.mark.rule("AR-92")
@pytest.mark.parametrize(
    ("attacker", "places", "target", "left"), [("b", "b:C3n f:C3w", "f", 7), ("f", "b:C3n f:C3w", "b", 8)]
)
def test_it_affects_the_own_squad_only(attacker: str, places: str, target: str, left: int) -> None:
    passives = {"a.left": {"lasting": [{"rule": "damage", "by": 1}]}}
    turn = 1 if attacker == "b" else 2
    hands = {"hand": "b.base"} if attacker == "b" else {"foe": "f.base"}
    table = Table(places, options=ON, passives=passives, turn=turn, **hands)
    table.fight(f"attack:slow:{attacker}.base", target)
    assert table.health(target) == [left]


@pytest.mark.rule("AR-92")
def test_without_the_module_it_is_not_in_force() -> None:
    passives = {"a.left": {"lasting": [{"rule": "damage", "by": 1}]}}
    assert Table("b:C3n f:C3w", hand="b.base", passives=passives).fight("attack:slow:b.base", "f").health("f") == [8]


@pytest.mark.rule("AR-18", "AR-92")
def test_it_is_activated_by_the_token() -> None:
    passives = {
        "a.left": {"flip": [op("heal", by=2, who="leader")]},
        "e.left": {"flip": [op("heal", by=2, who="leader")]},
    }
    table = Table(options=ON, passives=passives, health={"a": 5})
    assert [word for word in table.offered if word.startswith("flip")] == ["flip:a.left"]
    table.answer("flip:a.left")
    assert table.health("a") == [7]
    assert not any(word.startswith("flip") for word in table.offered)


# ---------------------------------------------------------------- moments


@pytest.mark.rule("AR-92")
def test_at_the_end_of_the_own_recovery() -> None:
    table = Table(options=ON, passives={"a.left": moment("recovery")}, health={"a": 5}).finish()
    assert healed(table) == 0
    assert healed(table.finish()) == 1


@pytest.mark.rule("AR-92")
def test_at_the_end_of_the_own_turn() -> None:
    table = Table(options=ON, passives={"a.left": moment("turn_end")}, health={"a": 5}).finish()
    assert healed(table) == 1
    assert healed(table.finish()) == 1


@pytest.mark.rule("AR-92")
@pytest.mark.parametrize(
    ("when", "target", "times"),
    [("death_ally", "c", 1), ("death_enemy", "c", 0), ("death_ally", "f", 0), ("death_enemy", "f", 1)],
)
def test_at_a_death(when: str, target: str, times: int) -> None:
    table = Table(
        "b:C3n c:C3s f:C3w",
        hand="b.base",
        options=ON,
        passives={"a.left": moment(when)},
        health={"a": 5, "c": 1, "f": 1},
    )
    assert healed(table.fight("attack:slow:b.base", target)) == times


@pytest.mark.rule("AR-92")
def test_at_collecting_and_at_a_shift_of_the_gate() -> None:
    collected = Table("b:A2n", options=ON, passives={"a.left": moment("collected")}, health={"a": 5})
    assert healed(collected.on("collect", "movement")) == 1
    shifted = Table("a:C2n", options=ON, passives={"a.left": moment("gate_shifted")}, health={"a": 5}, gone="c d")
    assert healed(shifted.on("move", "a:1", "C3n")) == 1


@pytest.mark.rule("AR-18")
def test_a_text_of_the_terrain_is_for_both_sides() -> None:
    options = {"terrain": "drawn", "ground": "t.up"}
    terrains = {"t.up": {"flip": [op("heal", by=1, who="leader")]}}
    for turn, leader in ((1, "a"), (2, "e")):
        table = Table(options=options, terrains=terrains, turn=turn, health={leader: 5})
        assert table.answer("flip:t.up").health(leader) == [6]
