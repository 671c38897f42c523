"""Matches of practice players of Super Fantasy Brawl in all line-ups, and matches of practice against random play.

All 24 champions are dealt into teams again and again; two teams meet twice, and each moves first once.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from engines.brawl import events
from engines.brawl.board import BrawlMatch, Options
from engines.brawl.game import BRAWL
from engines.brawl.practice import QUICK, advise
from engines.kernel.automatic.chance import random_keys
from engines.kernel.choose import advance, begin
from engines.kernel.events import of_kind
from engines.kernel.views import redeal
from tools.balance.brawl.picture import brawls_scene
from tools.balance.brawl.report import MatchResult, Run, ScoredChallenge, report, summary
from tools.balance.experiment import Balance, Count, Request, spread

Job = tuple[tuple[str, ...], int, str]
"""The champions in turn order (three for each of two players or two for each of four), the random team (-1: none), the seed."""

DUEL, TEAMS = 6, 8
"""Champions in a duel and in a match of four players."""


def fight(job: Job) -> MatchResult:
    """Play a match of practice players, or of practice against random play; return its result.

    Each player sees no more than its seat does.
    """
    champions, weak, seed = job
    rng = Random(seed)  # noqa: S311  # matches of an experiment, no dice of a game
    rules = BRAWL.standard
    options = Options(mode="duel" if len(champions) == DUEL else "teams", champions=champions)
    match = begin(rules, range(options.players), rng.randbytes(32).hex(), options).match
    scored: list[ScoredChallenge] = []
    while match.outcome is None:
        decision = match.asks[0]
        if match.board.players[decision.seat].team == weak:
            keys = random_keys(decision, rng)
        else:
            keys = advise(rules, redeal(rules, match, decision.seat, rng), decision.seat, rng, QUICK)
        turn = advance(rules, match, decision.seat, decision.id, keys)
        shown = [event.public for event in turn.events if event.public is not None]
        scored += [ScoredChallenge(each.team, each.challenge, each.worth) for each in of_kind(shown, events.Scored)]
    return _match_result(match, scored, weak)


def _match_result(match: BrawlMatch, scored: Sequence[ScoredChallenge], weak: int) -> MatchResult:
    board = match.board
    assert board.winner is not None
    teams = tuple(tuple(c.kit for c in board.champions if c.team == team) for team in (0, 1))
    strong = -1 if weak < 0 else 1 - weak
    return MatchResult(teams, board.winner, board.round, tuple(board.points), tuple(scored), strong)


def lineups(count: int, champions: int, rng: Random) -> list[tuple[str, ...]]:
    """Return the line-ups of so many matches. Each second one has the same teams in the opposite order of turns."""
    kits = sorted(BRAWL.standard.pack.champion)
    found: list[tuple[str, ...]] = []
    while len(found) < count:
        rng.shuffle(kits)
        for at in range(0, len(kits) - champions + 1, champions):
            dealt = tuple(kits[at : at + champions])
            found += [dealt, swap_turns(dealt)]
    return found[:count]


def swap_turns(champions: tuple[str, ...]) -> tuple[str, ...]:
    """Return the same teams in the opposite order of turns."""
    each = 3 if len(champions) == DUEL else 2
    hands = [champions[at : at + each] for at in range(0, len(champions), each)]
    return tuple(kit for n in range(len(hands)) for kit in hands[n ^ 1])


def jobs_of(count: int, champions: int, weak: bool, seed: int) -> list[Job]:
    """Return the jobs of a kind of match: so many champions, and the team `weak` (-1: none) played at random."""
    name = f"{seed} {champions} {weak}"
    dealt = lineups(count, champions, Random(name))  # noqa: S311  # who meets
    return [(kits, n % 2 if weak else -1, f"{name} {n}") for n, kits in enumerate(dealt)]


def measure(decision: Request) -> Run:
    """Play duels and matches of four of practice players, and some of both against random play; return the run."""
    counts = decision.counts
    kinds = (
        (counts["games"], DUEL, False),
        (counts["teams"], TEAMS, False),
        (counts["chance"], DUEL, True),
        (counts["chance-teams"], TEAMS, True),
    )
    pack = BRAWL.standard.pack  # before processes are forked, so that all play with the same champions
    jobs = [jobs_of(*kind, decision.seed) for kind in kinds]
    played = [tuple(spread(fight, some, decision.jobs, portion=4)) for some in jobs]
    return Run(pack, decision.seed, *played)


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
