"""A module that is on, and that nobody uses, changes nothing: the same answers lead to the same table (AR-95 to AR-97)."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from tests.engines.archutheon.packs import area, do, op
from tests.engines.archutheon.tables import Table

CARDS: dict[str, Any] = {
    "a.base": {"scheme": area(), "slow": do(op("put", what="numb", who="hit"))},
    "b.base": {"slow": do(op("push", who="hit")), "fast": do(op("heal", by=1, who="self"))},
    "e.base": {"element": "void", "fast": do(op("dash", who="self"))},
    "f.base": {"block": {"kind": "reflect", "by": 2}, "element": "universum"},
}
DECLINED = ("none", "pass", "end")


def plain(table: Table) -> Any:
    """Return the table without its options."""
    return {**msgspec.to_builtins(table.board), "options": None}


def catch_up(table: Table, kind: tuple[int, str]) -> None:
    """Decline what the module asks besides, until the same question comes."""
    while table.match.asks and table.question != kind:
        words = table.offered
        table.answer(next(word for word in DECLINED if word in words))


@pytest.mark.rule("AR-95", "AR-96", "AR-97")
@pytest.mark.parametrize("module", ["boosting", "release", "slots"])
@pytest.mark.parametrize("seed", range(3))
def test_a_module_that_nobody_uses_changes_nothing(module: str, seed: int) -> None:
    hands = {"hand": "a.base b.base c.base d.base", "foe": "e.base f.base g.base h.base"}
    one = Table(**hands, cards=CARDS)
    other = Table(**hands, cards=CARDS, options={module: "on"})
    rng = Random(seed)
    for _ in range(150):
        if not one.match.asks:
            break
        catch_up(other, one.question)
        assert plain(one) == plain(other)
        asked = one.asked()
        keys = [key for key in one.offered if not key.startswith("slot")] or one.offered
        count = max(asked.least, min(asked.most, 1))
        words = " ".join(rng.sample(keys, count))
        one.answer(words)
        other.answer(words)
    if one.match.asks:
        catch_up(other, one.question)
    assert plain(one) == plain(other)
    assert one.winner == other.winner
