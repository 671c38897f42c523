"""Tournaments and ladders that were played, for tests of their files."""

from __future__ import annotations

from random import Random

from tests.tournaments.support.hall import Hall, disturbance, random_outcome
from tournaments.errors import TournamentError
from tournaments.facts.kinds import GameOver
from tournaments.files.export import RatedStep
from tournaments.files.ladder import LadderTerms
from tournaments.leagues.ladder import (
    DAY,
    Accepted,
    AnyLadderFact,
    Challenged,
    Delayed,
    Joined,
    LadderRules,
    Left,
    Settled,
    Sunk,
    apply_to_ladder,
    fold_ladder,
)
from tournaments.ratings.model import Rating, updated
from tournaments.settings.formats import Swiss
from tournaments.settings.model import Settings
from tournaments.settings.presets import PRESETS


def played(name: str, entries: int, seed: int = 1) -> Hall:
    rng = Random(seed)
    settings = PRESETS[name]
    if isinstance(settings.format, Swiss) and settings.format.cut > entries:
        settings = Settings(format=Swiss(cut=2), tiebreaks=settings.tiebreaks, points=settings.points)
    return Hall(settings).begin(entries).finish(random_outcome(rng), disturbance(rng))


def rated(hall: Hall) -> list[RatedStep]:
    """Return the rated games of a tournament of duels."""
    ratings = {entry: Rating() for entry in hall.state.seeds}
    steps = []
    for record in hall.records:
        fact = record.fact
        if isinstance(fact, GameOver) and fact.how == "played":
            pairing = hall.state.rounds[fact.stage, fact.round].pairings[fact.table - 1]
            before = [[ratings[side]] for side in pairing.sides]
            after = updated(before, fact.places, 1)
            for side, (rating,) in zip(pairing.sides, after, strict=True):
                ratings[side] = rating
            code = next(game.code for game in pairing.games if game.nth == fact.nth)
            steps.append(RatedStep(code, figures(before), fact.places, figures(after)))
    return steps


def figures(sides: list[list[Rating]]) -> tuple[tuple[tuple[float, float], ...], ...]:
    return tuple(tuple((rating.mu, rating.sigma) for rating in side) for side in sides)


def terms(rules: LadderRules) -> LadderTerms:
    return LadderTerms("battlecon", "duel", {}, {"kind": "none"}, rules)


def lived(seed: int, steps: int = 2000) -> tuple[LadderRules, list[AnyLadderFact]]:
    """Return a ladder on which random things happened that its rules allow."""
    rng = Random(seed)
    rules = LadderRules(reach=rng.randint(1, 4), pair_days=rng.randint(0, 20), idle_days=rng.randint(7, 40))
    ladder, facts, at = fold_ladder(rules, []), [], 0
    for _ in range(steps):
        at += rng.randint(0, DAY // 2)
        one, other = rng.randint(1, 9), rng.randint(1, 9)
        fact = rng.choice(
            [
                Joined(at, one),
                Left(at, one) if rng.random() < 0.2 else Joined(at, one),
                Challenged(at, one, other),
                Accepted(at, one),
                Settled(at, one, rng.choice([one, other, 0]), rng.random() < 0.5, "declined"),
                Sunk(at, one),
                Delayed(at, rng.randint(1, DAY)),
            ]
        )
        try:
            apply_to_ladder(ladder, fact)
        except TournamentError:
            continue
        facts.append(fact)
    return rules, facts
