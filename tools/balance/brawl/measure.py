"""Matches of practice players of Super Fantasy Brawl in all line-ups, and how often practice beats chance.

All 24 champions are dealt into teams again and again; those dealt against each other meet twice, either moves first once.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from engines.brawl.board import BrawlMatch, Options
from engines.brawl.game import BRAWL
from engines.brawl.practice import QUICK, advise
from engines.kernel.chance import random_keys
from engines.kernel.choose import advance, begin
from engines.kernel.views import redeal
from tools.balance.brawl.picture import brawls_scene
from tools.balance.brawl.report import Played, Run, Scored, report, summary
from tools.balance.experiment import Asked, Balance, Count, spread

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


def _played(match: BrawlMatch, scored: Sequence[Scored], weak: int) -> Played:
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


def measure(asked: Asked) -> Run:
    """Play duels and matches of four of practice players, and some of both against chance, and return what was counted."""
    counts = asked.counts
    kinds = (
        (counts["games"], DUEL, False),
        (counts["teams"], TEAMS, False),
        (counts["chance"], DUEL, True),
        (counts["chance-teams"], TEAMS, True),
    )
    pack = BRAWL.standard.pack  # before processes are forked, so that all play with the same champions
    jobs = [jobs_of(*kind, asked.seed) for kind in kinds]
    played = [tuple(spread(fight, some, asked.jobs, portion=4)) for some in jobs]
    return Run(pack, asked.seed, *played)


BALANCE = Balance(
    counts=(
        Count("games", 2_000, 1, "how many duels of practice players"),
        Count("teams", 300, 0, "how many matches of four of them"),
        Count("chance", 500, 0, "how many duels of practice against random players"),
        Count("chance-teams", 100, 0, "how many matches of two against two of them"),
    ),
    measure=measure,
    summary=summary,
    report=report,
    scene=brawls_scene,
)
