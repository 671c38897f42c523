"""What BattleCON gives to the tools: a random table, the matches that its pictures show, the match that is recorded."""

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
from tools.packs.things import some
from tools.parts.game_tools import GameTools, Recording, Shot

FIGHTERS = ("kora", "cadenza")
EARLIEST = 3
"""From which beat on a duel is looked at for one to show."""


def table(rules: Rules[Board, Pack], rng: Random) -> Table:
    """Return a random table, mostly with a fighter of a pack."""
    mode, seats, fighters = rng.choice((("duel", 2, 2), ("duel", 2, 2), ("two_on_one", 3, 3), ("two_on_two", 4, 4)))
    if rng.random() < 0.1:
        return Table(rules, 2, Options(select=rng.choice(("open", "blind", "draft"))))
    return Table(rules, seats, Options(mode, fighters=some(rules, "kits", fighters, rng)))


def shots(rules: Rules[Board, Pack]) -> list[Shot]:
    """Return a hand before a lively beat and the table after its attacks; and a fighter."""
    hand, seen = next(found for seed in count() if (found := _lively(rules, seed)))
    return [Shot("table", "table", seen), Shot("hand", "hand", hand), Shot("card", "card", CardView(FIGHTERS[0]))]


def _lively(rules: Rules[Board, Pack], seed: int) -> tuple[View, View] | None:
    """Return a hand, and the table at the end of its beat, of a duel of practice players; None if nothing much happened.

    Kits are tuned from time to time: a beat is shown for what is to be seen in it, not for its number.
    """
    rng = Random(seed)  # noqa: S311  # a fixed duel to show, no dice of a game
    match: BattleconMatch = begin(rules, (0, 1), rng.randbytes(32).hex(), Options(fighters=FIGHTERS)).match
    hand: View | None = None
    while match.outcome is None:
        asked, seen = match.asks[0], view(rules, match, None).table
        if asked.kind == "pair" and asked.seat == 0:
            hand = view(rules, match, 0).table
        if seen.beat >= EARLIEST and seen.phase == "end" and hand is not None and _tells(seen):
            return hand, seen
        advance(
            rules, match, asked.seat, asked.id, advise(rules, redeal(rules, match, asked.seat, rng), asked.seat, rng)
        )
    return None


def _tells(seen: View) -> bool:
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
