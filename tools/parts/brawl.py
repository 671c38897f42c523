"""The tools' part of Super Fantasy Brawl: a random table, the matches of its pictures, the recorded match."""

from __future__ import annotations

from itertools import count
from random import Random

from engines.brawl.board import Board, BrawlMatch, Options
from engines.brawl.content.pack import Pack
from engines.brawl.views.view import CardView, View
from engines.kernel.choose import advance, begin
from engines.kernel.game import Rules
from engines.kernel.views import redeal, view
from tools.conformance.playing import Table
from tools.packs.things import ids_in_packs, sample
from tools.parts.game_tools import GameTools, Recording, Shot

CHAMPIONS = ("dugrun", "gwaien", "deryn", "kilgore", "goldarr", "tzu_xiao")
"""Champions of the core box, three for each player."""

EARLIEST = 3
"""The first round from which on a duel may have a picture."""


def table(rules: Rules[Board, Pack], rng: Random) -> Table:
    """Return a random table, mostly in an arena and with a champion of a pack."""
    arena = rng.choice(ids_in_packs(rules, "arenas") or [rules.pack.arenas[0].id])
    if ids_in_packs(rules, "champions") and rng.random() < 0.3:
        arena = rng.choice(rules.pack.arenas).id
    if rng.random() < 0.1:
        return Table(rules, 2, Options(select=rng.choice(("casual", "tournament", "agreement")), arena=arena))
    mode, seats, champions = rng.choice((("duel", 2, 6), ("duel", 2, 6), ("teams", 4, 8)))
    return Table(rules, seats, Options(mode, arena=arena, champions=sample(rules, "champions", champions, rng)))


def comes_up(pack: Pack, kind: str, thing: str) -> bool:
    """Return whether a match can show a thing: a challenge may be about an area that no arena has."""
    return kind != "challenges" or any(thing in pack.challenges_in(arena.id) for arena in pack.arenas)


def shots(rules: Rules[Board, Pack]) -> list[Shot]:
    """Return the pictures: the hand of a player to move, the table when a champion of theirs is to move, and a champion."""
    hand, seen = next(found for seed in count() if (found := _open_field(rules, seed)))
    return [Shot("table", "table", seen), Shot("hand", "hand", hand), Shot("card", "card", CardView(CHAMPIONS[0]))]


def _open_field(rules: Rules[Board, Pack], seed: int) -> tuple[View, View] | None:
    """Return a whole hand, and the table when its player first moves a champion, of a duel of practice players.

    None if there is too little to be seen on it.
    """
    rng = Random(seed)  # noqa: S311  # a fixed duel to show, no dice of a game
    options = Options(champions=CHAMPIONS, select="agreement")
    match: BrawlMatch = begin(rules, (0, 1), rng.randbytes(32).hex(), options).match
    hand: View | None = None
    while match.outcome is None and match.board.round <= 2 * EARLIEST:
        decision, seen = match.asks[0], view(rules, match, None).table
        if decision.kind == "act":
            hand = view(rules, match, decision.seat).table if _is_turn_unspent(seen, decision.seat) else None
        if decision.kind == "move" and hand is not None and _is_crowded(seen):
            return hand, seen
        keys = rules.game.advise(rules, redeal(rules, match, decision.seat, rng), decision.seat, rng)
        advance(rules, match, decision.seat, decision.id, keys)
    return None


def _is_turn_unspent(seen: View, seat: int) -> bool:
    """Return whether a player has spent nothing yet in this turn."""
    player = next(player for player in seen.players if player.seat == seat)
    return len(player.ready) == 3 and player.hand_size == 5


def _is_crowded(seen: View) -> bool:
    """Return whether nearly all champions are in the arena, some of them hurt, with somewhere to go."""
    there = [champion for champion in seen.champions if champion.hex >= 0]
    hurt = [champion for champion in there if champion.damage]
    return seen.round >= EARLIEST and len(there) >= 5 and len(hurt) >= 2 and len(seen.marks) >= 6


RECORDING = Recording(
    options=Options(select="casual"),
    seed=9,
    title={"en": "A recorded duel", "ru": "Записанная дуэль"},
    part="round",
    number=lambda board: int(board.round),
    headings={"round": 2, "turn": 3},
    left_out=frozenset({"phase"}),
)

TOOLS = GameTools(
    table=table,
    comes_up=comes_up,
    names={"en": {0: "Anna", 1: "Boris"}, "ru": {0: "Анна", 1: "Борис"}},
    shots=shots,
    recording=RECORDING,
    balance="tools.balance.brawl.measure",
    data="tools.make.data.brawl",
)
