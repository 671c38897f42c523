"""The practice player where its leader would fall: what it counts on is what happens."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from engines.archutheon.automatic.plans import plans
from engines.archutheon.automatic.practice import quick
from tests.engines.archutheon.packs import do, op
from tests.engines.archutheon.tables import Table

LIFE = 80.0
"""The gain of an answer that keeps a leader alive: nothing else is worth so much."""


def promises(table: Table) -> dict[str, float]:
    """Return the gain that each answer of green promises, by its use and card: 0 for one that is not thought of."""
    return Counter({plan.draft[0]: plan.gain for plan in plans(table.rules.pack, table.board, 1)})  # type: ignore[misc]


def attacked(cards: dict[str, dict[str, object]], health: int, *answers: str, foe: str = "e.base f.base") -> Table:
    """Return a table where b attacks the leader e, and green is asked for an answer."""
    table = Table("b:C3n e:C3w f:C3s", hand="b.base c.base", foe=foe, cards=cards, health={"e": health})
    return table.on("attack", *answers)


@pytest.mark.rule("AR-44")
@pytest.mark.parametrize(("kind", "direction", "saves"), [
    ("dodge", "targeted", True), ("dodge", "area", False), ("hop", "area", True), ("hop", "targeted", False),
])  # fmt: skip
def test_a_dodge_and_a_hop_are_counted_on_only_where_they_save(kind: str, direction: str, *, saves: bool) -> None:
    cards = {"b.base": {"scheme": {"kind": direction, "most": 1}}, "e.base": {"block": {"kind": kind}}}
    table = attacked(cards, 1, "attack:slow:b.base", "e" if direction == "targeted" else "C3")
    assert (promises(table)["block:slow:e.base"] > LIFE) is saves
    table.answer("block:slow:e.base").rest()
    assert (table.board.winner == -1) is saves


@pytest.mark.rule("AR-31", "AR-43")
def test_the_answer_that_saves_the_leader_is_the_one_that_is_given() -> None:
    cards = {"b.base": {"damage": 4}, "e.base": {"block": {"by": 1}}, "f.base": {"block": {"by": 3}}}
    table = attacked(cards, 2, "attack:slow:b.base", "e")
    found = promises(table)
    assert found["block:slow:f.base"] > LIFE > found["block:slow:e.base"]
    assert quick(table.rules, table.match, 1, Random(1)) == ["block:slow:f.base"]


@pytest.mark.rule("AR-80", "AR-09")
def test_what_hurts_besides_the_attack_counts_and_so_does_what_keeps_alive() -> None:
    harm = do(op("harm", by=2, who="target"))
    cards = {
        "b.base": {"damage": 2, "slow": harm},
        "e.base": {"block": {"by": 3}, "fast": do(op("save"), boost="only")},
    }
    table = attacked(cards, 2, "with:slow:b.base", "e")
    found = promises(table)
    assert found["block:slow:e.base"] > LIFE, "the attack is stopped, and the harm takes 1"
    assert found["with:fast:e.base"] > LIFE
    found = promises(attacked(cards, 1, "with:slow:b.base", "e"))
    assert found["block:slow:e.base"] < LIFE, "the harm kills"
    assert found["with:fast:e.base"] < LIFE, "kept alive once, by the harm he falls"


@pytest.mark.rule("AR-28")
def test_the_enemys_void_gets_the_element_of_the_own_block() -> None:
    cards = {"b.base": {"element": "void", "damage": 3}, "e.base": {"element": "truth", "block": {"by": 2}}}
    table = Table("b:C3n e:C3w", hand="b.base c.base", foe="e.base f.base", cards=cards)
    table.on("attack", "hide_with:slow:b.base", "e", "block:slow:e.base", "end")
    assert table.asked(1).kind == "void"
    found = Counter(quick(table.rules, table.match, 1, Random(seed))[0] for seed in range(6))
    assert found == {"truth": 6}
