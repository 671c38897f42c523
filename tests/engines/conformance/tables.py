"""The tables that the conformance suite plays at: those of the samples of every game, the toy game's among them."""

from __future__ import annotations

from tests.support.games import WITH_TOY
from tools.conformance.playing import Table


def tables() -> list[Table]:
    """Return the tables of every game."""
    found = []
    for sample in WITH_TOY.values():
        rules = sample.game.rules(sample.game.load_pack())
        found += [setting.table(rules) for setting in sample.tables]
    return found


TABLES = tables()
