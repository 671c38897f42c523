"""The tools' part of BattleCON: a random table, the matches of its pictures, the recorded match."""

from __future__ import annotations

from itertools import count
from random import Random

from engines.battlecon.board import WEAK, BattleconMatch, Board, Options
from engines.battlecon.content.pack import Pack
from engines.battlecon.practice import advise
from engines.battlecon.views.view import CardView, View
from engines.kernel.choose import advance, begin
from engines.kernel.game import Rules
from engines.kernel.views import redeal, view
from tools.conformance.playing import Table
from tools.packs.things import sample
from tools.parts.game_tools import GameTools, Recording, Shot

FIGHTERS = ("kora", "cadenza")
EARLIEST = 3
"""The first beat from which on a duel may have a picture."""


def table(rules: Rules[Board, Pack], rng: Random) -> Table:
    """Return a random table, mostly with a fighter of a pack."""
    mode, seats, fighters = rng.choice((("duel", 2, 2), ("duel", 2, 2), ("two_on_one", 3, 3), ("two_on_two", 4, 4)))
    if rng.random() < 0.1:
        return Table(rules, 2, Options(select=rng.choice(("open", "blind", "draft"))))
    return Table(rules, seats, Options(mode, fighters=sample(rules, "kits", fighters, rng)))


def shots(rules: Rules[Board, Pack]) -> list[Shot]:
    """Return the pictures: a hand before a lively beat, the table after its attacks, and a fighter."""
    hand, seen = next(found for seed in count() if (found := _lively(rules, seed)))
    return [Shot("table", "table", seen), Shot("hand", "hand", hand), Shot("card", "card", CardView(FIGHTERS[0]))]


def _lively(rules: Rules[Board, Pack], seed: int) -> tuple[View, View] | None:
    """Return a hand, and the table at the end of its beat, of a duel of practice players; None if too little happened.

    Kits are tuned from time to time, so a beat is chosen by its events, not by its number.
    """
    rng = Random(seed)  # noqa: S311  # a fixed duel to show, no dice of a game
    match: BattleconMatch = begin(rules, (0, 1), rng.randbytes(32).hex(), Options(fighters=FIGHTERS)).match
    hand: View | None = None
    while match.outcome is None:
        decision, seen = match.asks[0], view(rules, match, None).table
        if decision.kind == "pair" and decision.seat == 0:
            hand = view(rules, match, 0).table
        if seen.beat >= EARLIEST and seen.phase == "end" and hand is not None and _is_telling(seen):
            return hand, seen
        advance(
            rules,
            match,
            decision.seat,
            decision.id,
            advise(rules, redeal(rules, match, decision.seat, rng), decision.seat, rng),
        )
    return None


def _is_telling(seen: View) -> bool:
    """Return whether somebody hit and somebody moved, with nobody near the end."""
    hit = any(fighter.hit for fighter in seen.fighters)
    moved = any(fighter.space != fighter.space_before for fighter in seen.fighters)
    return hit and moved and all(fighter.life > WEAK for fighter in seen.fighters)


RECORDING = Recording(
    options=Options(fighters=FIGHTERS),
    seed=11,
    title={"en": "A recorded duel", "ru": "Записанный поединок"},
    part="beat",
    number=lambda board: int(board.beat),
    headings={"beat": 2},
)

TOOLS = GameTools(
    table=table,
    names={"en": {0: "Anna", 1: "Boris"}, "ru": {0: "Анна", 1: "Борис"}},
    shots=shots,
    recording=RECORDING,
    balance="tools.balance.battlecon.measure",
    data="tools.make.data.battlecon",
)
