"""Decisions of the engines beside random playouts of python-chess, interleaved in one run; also the copy of a match."""

from __future__ import annotations

from random import Random
from time import process_time
from typing import Any

import chess

from benchmarks.timing import mean_seconds, row
from engines.archutheon.board import Options as ArchutheonOptions
from engines.battlecon.board import Options as BattleconOptions
from engines.brawl.board import Options as BrawlOptions
from engines.games import GAMES
from engines.kernel.automatic.chance import random_keys
from engines.kernel.choose import advance, begin, choose
from engines.kernel.game import Rules
from engines.kernel.state.model import Match
from engines.legends.board import Options as LegendsOptions
from tests.engines.conformance.tables import TABLES

ARCHUTHEON_MODULES = ArchutheonOptions(
    terrain="drawn", leaders="on", passives="on", charge="on", boosting="on", release="on", slots="on"
)

ROUNDS = 5
GAMES_A_ROUND = 60


def chess_playouts(rng: Random, games: int) -> tuple[float, int]:
    """Return processor seconds and moves of random games of chess of at most 300 moves each."""
    moves, start = 0, process_time()
    for _ in range(games):
        board = chess.Board()
        while len(board.move_stack) < 300 and not board.is_game_over():
            board.push(rng.choice(list(board.legal_moves)))
            moves += 1
    return process_time() - start, moves


def start(rules: Rules[Any, Any], seats: int, options: Any, rng: Random) -> Match[Any, Any]:
    """Return a new match, with preset decks in a game to which decks are brought."""
    bring = rules.game.bring
    decks = {} if bring is None else {seat: bring.preset(rules.pack, options, rng) for seat in range(seats)}
    return begin(rules, range(seats), rng.randbytes(32).hex(), options, decks).match


def playouts(
    rules: Rules[Any, Any], seats: int, options: Any, rng: Random, games: int, *, copying: bool
) -> tuple[float, int]:
    """Return processor seconds and choices of random games; with `copying` every choice is made on a copy, as in the bot."""
    made, begun = 0, process_time()
    step = choose if copying else advance
    for _ in range(games):
        match = start(rules, seats, options, rng)
        while match.outcome is None:
            decision = match.asks[0]
            match = step(rules, match, decision.seat, decision.id, random_keys(decision, rng)).match
            made += 1
    return process_time() - begun, made


def subjects() -> list[tuple[str, Rules[Any, Any], int, Any]]:
    """Return name, rules, seats and options of each measured game."""
    krendel = GAMES["krendel"]
    rules = krendel.rules(krendel.load_pack())
    found = [(f"Krendel, {n} seats", rules, n, krendel.options_type()) for n in (2, 4, 6)]
    found += [
        (f"BattleCON, {mode}", GAMES["battlecon"].standard, seats, BattleconOptions(mode=mode, select="random"))
        for mode, seats in (("duel", 2), ("two_on_two", 4))
    ]
    found += [
        (f"Super Fantasy Brawl, {mode}", GAMES["brawl"].standard, seats, BrawlOptions(mode=mode, select="random"))
        for mode, seats in (("duel", 2), ("teams", 4))
    ]
    found.append(("Legends", GAMES["legends"].standard, 2, LegendsOptions()))
    found += [
        (f"Archutheon, {name}", GAMES["archutheon"].standard, 2, options)
        for name, options in (("basic", ArchutheonOptions()), ("all modules", ARCHUTHEON_MODULES))
    ]
    toys = [t for t in TABLES if t.rules.game.id == "gauntlet"]
    return found + [(f"Gauntlet, {t.seats} seats", t.rules, t.seats, t.options) for t in toys[:1]]


def main() -> None:
    """Measure and print the figures."""
    rng = Random(20261121)  # a benchmark's choices
    print("Engines: a random decision, in µs and as a part of python-chess's random move in the same run")
    chess_time, chess_moves = 0.0, 0
    spent: dict[tuple[str, bool], list[float]] = {}
    for _ in range(ROUNDS):
        seconds, moves = chess_playouts(rng, 6)
        chess_time, chess_moves = chess_time + seconds, chess_moves + moves
        for name, rules, seats, options in subjects():
            for copying in (False, True):
                seconds, made = playouts(rules, seats, options, rng, GAMES_A_ROUND // 3, copying=copying)
                total = spent.setdefault((name, copying), [0.0, 0.0])
                total[0] += seconds
                total[1] += made
    move = chess_time / chess_moves
    row("python-chess: list(legal_moves), choice, push", f"{move * 1e6:.1f} µs  1.00×")
    for (name, copying), (seconds, made) in spent.items():
        one = seconds / made
        row(
            f"{name}{', on a copy (choose)' if copying else ', in place (advance)'}",
            f"{one * 1e6:.1f} µs  {one / move:.2f}×",
        )
        if not copying:
            row(f"{name}, whole random matches", f"{ROUNDS * (GAMES_A_ROUND // 3) / seconds:.0f} a second")
    for name, rules, seats, options in subjects():
        match = start(rules, seats, options, rng)
        row(
            f"{name}: copy of a match",
            f"{mean_seconds(lambda rules=rules, match=match: rules.copy(match), 3000) * 1e6:.2f} µs",
        )
