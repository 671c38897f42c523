"""The module of terrains (AR-90)."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.engines.archutheon.setup.openings import Opening
from tests.engines.archutheon.tables import Table


@pytest.mark.rule("AR-90")
def test_a_terrain_and_its_side_are_drawn_at_random() -> None:
    drawn = Counter(Opening(terrain="drawn", seed=f"{n:064x}").board.terrain for n in range(60))
    assert {*drawn} == {f"{ground}.{side}" for ground in "tuv" for side in ("up", "down")}


@pytest.mark.rule("AR-90")
def test_by_elimination_both_strike_from_the_attacker_and_the_defender_picks_the_side() -> None:
    opening = Opening(terrain="elimination")
    assert (opening.question, opening.offered()) == ((0, "strike"), ["t", "u", "v"])
    opening.answer("u")
    assert (opening.question, opening.offered()) == ((1, "strike"), ["t", "v"])
    opening.answer("t")
    assert (opening.question, opening.offered()) == ((1, "face"), ["v.down", "v.up"])
    assert opening.answer("v.up").board.terrain == "v.up"
    assert opening.question == (0, "leader")


@pytest.mark.rule("AR-90")
def test_it_affects_all_heroes() -> None:
    setup = {
        "options": {"terrain": "drawn", "ground": "t.up"},
        "terrains": {"t.up": {"lasting": [{"rule": "damage", "by": 1}]}},
    }
    orange = Table("b:C3n f:C3w", hand="b.base", **setup).fight("attack:slow:b.base", "f")
    green = Table("b:C3n f:C3w", foe="f.base", turn=2, **setup).fight("attack:slow:f.base", "b")
    assert (orange.health("f"), green.health("b")) == ([7], [7])


@pytest.mark.rule("AR-90")
def test_without_the_module_there_is_none() -> None:
    assert Opening().board.terrain == ""
    assert Opening(ground="t.up").board.terrain == ""
