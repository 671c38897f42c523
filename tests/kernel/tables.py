"""The tables that the conformance suite plays at: the gauntlet and every game, with few, some and all seats."""

from __future__ import annotations

import msgspec

from engines.battlecon.board import Options as BattleconOptions
from engines.games import GAMES
from engines.krendel.board import Options as KrendelOptions
from tests.kernel.gauntlet import GAUNTLET
from tests.kernel.playing import Table

SEATS = {"gauntlet": (2, 3, 4), "krendel": (2, 4, 6), "battlecon": (2, 3, 4)}
OPTIONS: dict[tuple[str, int], msgspec.Struct] = {
    ("krendel", 4): KrendelOptions("symmetric"),
    ("battlecon", 2): BattleconOptions(select="draft"),
    ("battlecon", 3): BattleconOptions("two_on_one", "blind"),
    ("battlecon", 4): BattleconOptions("two_on_two", "random"),
}

USED_ELSEWHERE = {"battlecon"}
"""Games of which a few seeds at one table cannot show everything: a test of their own does, as battlecon/test_random_play.py."""


def tables() -> list[Table]:
    """Return a table for every game and number of seats."""
    found = []
    for game in (GAUNTLET, *GAMES.values()):
        rules = game.rules(game.load_pack())
        for seats in SEATS[game.id]:
            options = OPTIONS.get((game.id, seats), game.options_type())
            found.append(Table(rules, seats, options))
    return found


TABLES = tables()
