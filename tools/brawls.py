"""Lets practice players fight Super Fantasy Brawl in all line-ups: `python -m tools.brawls --games 2000 --teams 300 --seed 1`.

Writes docs/brawl-balance.md and docs/brawl-balance.png. All 24 champions are dealt into teams again and again; those dealt
against each other meet twice, either moves first once. The same seed and numbers give the same report, whatever the number of
processes.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from random import Random

from boards.canvas import paint
from boards.theme import THEMES
from engines.brawl.board import BMatch, Options
from engines.brawl.game import BRAWL
from engines.brawl.practice import QUICK, advise
from engines.kernel.chance import random_keys
from engines.kernel.choose import advance, begin
from engines.kernel.views import redeal
from tools.brawls_report import Played, Run, Scored, brawls_scene, command, report, summary

DOCS = Path(__file__).resolve().parents[1] / "docs"

Job = tuple[tuple[str, ...], int, str]
"""The champions by the order of turns, three for each of two players or two for each of four; the team that answers at random,
-1: none; the seed of everything."""

DUEL, TEAMS = 6, 8
"""Champions in a duel and in a match of four players."""


def fight(job: Job) -> Played:
    """Return what came of a match of practice players, or of them against chance; each sees no more than its seat does."""
    champions, weak, seed = job
    rng = Random(seed)  # noqa: S311  # matches of an experiment, no dice of a game
    rules = BRAWL.standard
    options = Options(mode="duel" if len(champions) == DUEL else "teams", champions=champions)
    match = begin(rules, range(options.players), rng.randbytes(32).hex(), options).match
    scored: list[Scored] = []
    while match.outcome is None:
        asked = match.asks[0]
        if match.board.players[asked.seat].team == weak:
            keys = random_keys(asked, rng)
        else:
            keys = advise(rules, redeal(rules, match, asked.seat, rng), asked.seat, rng, QUICK)
        turn = advance(rules, match, asked.seat, asked.id, keys)
        told = [event.facts for event in turn.events if event.kind == "scored" and event.facts is not None]
        scored += [Scored(int(str(f["team"])), str(f["challenge"]), int(str(f["worth"]))) for f in told]
    return _played(match, scored, weak)


def _played(match: BMatch, scored: Sequence[Scored], weak: int) -> Played:
    board = match.board
    assert board.winner is not None
    teams = tuple(tuple(c.kit for c in board.champions if c.team == team) for team in (0, 1))
    strong = -1 if weak < 0 else 1 - weak
    return Played(teams, board.winner, board.round, tuple(board.points), tuple(scored), strong)


def lineups(count: int, champions: int, rng: Random) -> list[tuple[str, ...]]:
    """Return who meets in so many matches: of each two one after the other, the same teams in the opposite order of turns."""
    kits = sorted(BRAWL.standard.pack.champion)
    found: list[tuple[str, ...]] = []
    while len(found) < count:
        rng.shuffle(kits)
        for at in range(0, len(kits) - champions + 1, champions):
            dealt = tuple(kits[at : at + champions])
            found += [dealt, swapped(dealt)]
    return found[:count]


def swapped(champions: tuple[str, ...]) -> tuple[str, ...]:
    """Return the same teams in the opposite order of turns."""
    each = 3 if len(champions) == DUEL else 2
    hands = [champions[at : at + each] for at in range(0, len(champions), each)]
    return tuple(kit for n in range(len(hands)) for kit in hands[n ^ 1])


def jobs_of(count: int, champions: int, weak: bool, seed: int) -> list[Job]:
    """Return matches of a kind: with so many champions, one team answering at random or none."""
    name = f"{seed} {champions} {weak}"
    dealt = lineups(count, champions, Random(name))  # noqa: S311  # who meets
    return [(kits, n % 2 if weak else -1, f"{name} {n}") for n, kits in enumerate(dealt)]


def measure(games: int, teams: int, chance: int, chance_teams: int, seed: int, processes: int) -> Run:
    """Play duels and matches of four of practice players, and some of both against chance, and return what was counted."""
    kinds = ((games, DUEL, False), (teams, TEAMS, False), (chance, DUEL, True), (chance_teams, TEAMS, True))
    jobs = [jobs_of(*kind, seed) for kind in kinds]
    with ProcessPoolExecutor(processes) as pool:
        played = [tuple(pool.map(fight, some, chunksize=4)) for some in jobs]
    return Run(BRAWL.standard.pack, seed, *played)


def main(words: Sequence[str] | None = None) -> int:
    """Run the command; return its exit status."""
    parser = argparse.ArgumentParser(prog="python -m tools.brawls", description=__doc__)
    parser.add_argument("--games", type=int, default=2_000, help="how many duels of practice players")
    parser.add_argument("--teams", type=int, default=300, help="how many matches of four of them")
    parser.add_argument("--chance", type=int, default=500, help="how many duels of practice against random players")
    parser.add_argument("--chance-teams", type=int, default=100, help="how many matches of two against two of them")
    parser.add_argument("--jobs", type=int, default=2, help="how many processes")
    parser.add_argument("--seed", type=int, help="where the matches come from; drawn at random if not given")
    parser.add_argument("--out", type=Path, default=DOCS, help="the folder to write to")
    given = parser.parse_args(words)
    counts = (given.games, given.teams, given.chance, given.chance_teams)
    if given.games < 1 or given.jobs < 1 or min(counts) < 0:
        parser.error("--games and --jobs are 1 or more, the others 0 or more")
    seed = given.seed if given.seed is not None else random.SystemRandom().getrandbits(32)
    print(command(*counts, seed), flush=True)
    run = measure(*counts, seed, given.jobs)
    print("\n".join(summary(run)))
    (given.out / "brawl-balance.md").write_text(report(run), encoding="utf-8")
    (given.out / "brawl-balance.png").write_bytes(paint(brawls_scene(run), THEMES["dark"]))
    return 0


if __name__ == "__main__":
    sys.exit(main())
