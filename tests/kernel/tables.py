"""The tables that the conformance suite plays at: the gauntlet and every game, with few, some and all seats, by all rules."""

from __future__ import annotations

import msgspec

from engines.battlecon.board import Options as BattleconOptions
from engines.brawl.board import Options as BrawlOptions
from engines.games import GAMES
from engines.krendel.board import Options as KrendelOptions
from tests.kernel.gauntlet import GAUNTLET
from tools.conformance.playing import Table

SEATS: dict[str, tuple[tuple[int, str], ...]] = {
    "gauntlet": ((2, ""), (3, ""), (4, "")),
    "krendel": ((2, ""), (4, ""), (6, "")),
    "battlecon": ((2, ""), (2, "legacy"), (3, ""), (4, ""), (4, "three_on_one")),
    "brawl": ((2, ""), (4, "")),
}
"""Seats, and what tells a table from another with as many."""

OPTIONS: dict[tuple[str, int, str], msgspec.Struct] = {
    ("krendel", 4, ""): KrendelOptions("symmetric"),
    ("battlecon", 2, ""): BattleconOptions(select="draft"),
    ("battlecon", 2, "legacy"): BattleconOptions(select="blind", rules="legacy"),
    ("battlecon", 3, ""): BattleconOptions("two_on_one", "blind"),
    ("battlecon", 4, ""): BattleconOptions("two_on_two", "random"),
    ("battlecon", 4, "three_on_one"): BattleconOptions("three_on_one", "random"),
    ("brawl", 2, ""): BrawlOptions(select="tournament"),
    ("brawl", 4, ""): BrawlOptions(mode="teams", select="tournament"),
}

USED_ELSEWHERE = {"battlecon", "brawl"}
"""Games of which a few seeds at one table cannot show everything: a test of their own does, as battlecon/test_random_play.py."""


def tables() -> list[Table]:
    """Return the tables of every game."""
    found = []
    for game in (GAUNTLET, *GAMES.values()):
        rules = game.rules(game.load_pack())
        for seats, kind in SEATS[game.id]:
            options = OPTIONS.get((game.id, seats, kind), game.options_type())
            found.append(Table(rules, seats, options, kind))
    return found


TABLES = tables()
