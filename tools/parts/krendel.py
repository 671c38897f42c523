"""The tools' part of Krendel's Tournament: a random table, and the matches of its pictures."""

from __future__ import annotations

from random import Random

from engines.kernel.automatic.chance import random_keys
from engines.kernel.choose import begin, choose
from engines.kernel.game import Rules
from engines.kernel.views import view
from engines.krendel.board import Board, Options
from engines.krendel.content.pack import Pack
from engines.krendel.views.view import CardView
from tools.conformance.playing import Table
from tools.parts.game_tools import GameTools, Shot

SEED = 7
NAMES = {0: "Anna", 1: "Boris", 2: "Vera", 3: "Gleb"}


def table(rules: Rules[Board, Pack], rng: Random) -> Table:
    """Return a random table; cards of packs are dealt like all others."""
    return Table(rules, rng.choice((2, 4, 6)), Options(rng.choice(("printed", "symmetric"))))


def shots(rules: Rules[Board, Pack]) -> list[Shot]:
    """Play to the discards of round 3 for the table and a hand, and on to the end; return these pictures and a card's."""
    rng = Random(SEED)  # noqa: S311  # a fixed match to show, no dice of a game
    match = begin(rules, range(len(NAMES)), rng.randbytes(32).hex(), Options()).match
    while (match.board.round, match.board.phase) != (3, "discard"):
        decision = match.asks[0]
        match = choose(rules, match, decision.seat, decision.id, random_keys(decision, rng)).match
    found = [
        Shot("table", "table", view(rules, match, None).table),
        Shot("hand", "hand", view(rules, match, 0).table),
        Shot("card", "card", CardView("creature", "octopus")),
    ]
    while match.outcome is None:
        decision = match.asks[0]
        match = choose(rules, match, decision.seat, decision.id, random_keys(decision, rng)).match
    return [*found, Shot("result", "table", view(rules, match, None).table)]


TOOLS = GameTools(
    table=table,
    names={"en": NAMES, "ru": NAMES},
    shots=shots,
    balance="tools.balance.krendel.measure",
    data="tools.make.data.krendel",
)
