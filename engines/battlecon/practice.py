"""The practice player: it imagines beats to their end, and mixes its pairs by the estimated payoffs.

Pairs are chosen at the same time by all, so no single one is best: each of the promising ones is played against a sample of
the others' possible pairs, and the table of payoffs is solved by regret matching. Every other choice is played out to the end
of the beat some times, on matches dealt anew for its seat, and the best on average is taken. It sees no more than its seat.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from engines.battlecon.board import BattleconMatch, Board
from engines.battlecon.content.pack import Pack
from engines.kernel.automatic.chance import random_keys
from engines.kernel.automatic.counsel import Counsel, Weighed, plain
from engines.kernel.choose import advance, decision_of
from engines.kernel.game import Rules
from engines.kernel.state.model import Decision, Seat
from engines.kernel.views import redeal

BRules = Rules[Board, Pack]


@dataclass(frozen=True)
class Effort:
    """The size of a search: rivals' pairs for a first glance at each own pair, own pairs kept, rivals' pairs against those,
    playouts.
    """

    glances: int = 2
    kept: int = 8
    rivals: int = 8
    playouts: int = 5
    rounds: int = 300


FULL = Effort()
QUICK = Effort(glances=1, kept=5, rivals=5, playouts=2, rounds=120)
"""The effort for thousands of fights against itself."""

PASSING = 0.65
"""The probability that an advantage is passed in an imagined beat: force is needed later."""

FORCE_WORTH = 0.35
"""The values of a force and of a fighter's token in units of life."""
TOKEN_WORTH = 0.25
VICTORY = 40.0
MOST_OPTIONS = 14
"""The most answers that are played out: of more a sample is taken."""

MOST_CHOICES = 300
"""The number of choices after which an imagined beat is judged as it stands."""


def advise(rules: BRules, match: BattleconMatch, seat: Seat, rng: Random, effort: Effort = FULL) -> list[str]:
    """Return the keys of a legal answer to the seat's open question. Raises LookupError if it has none."""
    return list(consider(rules, match, seat, rng, effort).keys)


def consider(rules: BRules, match: BattleconMatch, seat: Seat, rng: Random, effort: Effort = FULL) -> Counsel:
    """Return an answer to the seat's open question with the values compared for it. Raises LookupError if it has none.

    The unit is a point of life, force and tokens counted in: the gain of the own side on the other by the end of the beat.
    """
    asked = decision_of(match, seat)
    if asked is None:
        raise LookupError(f"seat {seat} is asked nothing")
    if asked.kind == "discards":
        return plain(["beginner"], "rule")
    if len(asked.options) == 1:
        return plain([asked.options[0].key], "only")
    if asked.kind in ("pair", "clash"):
        return _mixed_pick(rules, match, asked, rng, effort)
    if asked.several or match.lanes or match.board.beat == 0:
        return plain(random_keys(asked, rng), "chance")
    return _best_pick(rules, match, asked, rng, effort)


# ---------------------------------------------------------------- choices made at the same time


def _mixed_pick(rules: BRules, match: BattleconMatch, asked: Decision, rng: Random, effort: Effort) -> Counsel:
    """Return a pair drawn from the mixture that solves the table of payoffs."""
    keys = [option.key for option in asked.options]
    glances = [rng.getrandbits(32) for _ in range(effort.glances)]
    first = {key: sum(_value_of(rules, match, asked, key, s) for s in glances) for key in keys}
    kept = sorted(keys, key=lambda key: -first[key])[: effort.kept]
    rivals = [rng.getrandbits(32) for _ in range(effort.rivals)]
    payoffs = [[_value_of(rules, match, asked, key, s) for s in rivals] for key in kept]
    weights = solve(payoffs, effort.rounds)
    picked, whole = rng.choices(kept, weights)[0], sum(weights)
    weighed = [
        Weighed((key,), sum(line) / len(line), weight / whole)
        for key, line, weight in zip(kept, payoffs, weights, strict=True)
    ]
    return Counsel((picked,), "mixed", tuple(sorted(weighed, key=lambda each: -each.share)), effort.rivals)


def _value_of(rules: BRules, match: BattleconMatch, asked: Decision, key: str, seed: int) -> float:
    """Return the value of an answer against pairs of the others drawn with this seed, and the same chance afterwards.

    Pairs they have already laid are drawn anew: this seat cannot know them, nor whether they are laid.
    """
    chance = Random(seed)  # noqa: S311  # imagined
    return _play_out(rules, redeal(rules, match, asked.seat, chance), asked, key, chance)


def solve(payoffs: list[list[float]], rounds: int) -> list[float]:
    """Return the mixture of rows of a zero-sum game: the average strategy of regret matching on both sides."""
    rows, columns = len(payoffs), len(payoffs[0])
    regret_row, regret_column = [0.0] * rows, [0.0] * columns
    total = [0.0] * rows
    for _ in range(rounds):
        row, column = _strategy(regret_row), _strategy(regret_column)
        gain_row = [sum(p * w for p, w in zip(line, column, strict=True)) for line in payoffs]
        gain_column = [-sum(payoffs[r][c] * row[r] for r in range(rows)) for c in range(columns)]
        value_row = sum(g * w for g, w in zip(gain_row, row, strict=True))
        value_column = sum(g * w for g, w in zip(gain_column, column, strict=True))
        regret_row = [r + g - value_row for r, g in zip(regret_row, gain_row, strict=True)]
        regret_column = [r + g - value_column for r, g in zip(regret_column, gain_column, strict=True)]
        total = [t + w for t, w in zip(total, row, strict=True)]
    return total


def _strategy(regret: list[float]) -> list[float]:
    positive = [max(r, 0.0) for r in regret]
    whole = sum(positive)
    return [p / whole for p in positive] if whole > 0 else [1 / len(regret)] * len(regret)


# ---------------------------------------------------------------- choices in turn


def _best_pick(rules: BRules, match: BattleconMatch, asked: Decision, rng: Random, effort: Effort) -> Counsel:
    """Return the answer with the best average over the same imagined matches for all."""
    keys = [option.key for option in asked.options]
    if len(keys) > MOST_OPTIONS:
        keys = rng.sample(keys, MOST_OPTIONS)
    scores = dict.fromkeys(keys, 0.0)
    for _ in range(effort.playouts):
        dealt, seed = redeal(rules, match, asked.seat, rng), rng.getrandbits(32)
        for key in keys:
            scores[key] += _play_out(rules, rules.copy(dealt), asked, key, Random(seed))  # noqa: S311  # imagined
    best = max(keys, key=lambda key: scores[key])
    weighed = [Weighed((key,), scores[key] / effort.playouts, float(key == best)) for key in keys]
    return Counsel((best,), "imagined", tuple(sorted(weighed, key=lambda each: -each.worth)), effort.playouts)


def _play_out(rules: BRules, match: BattleconMatch, asked: Decision, key: str, rng: Random) -> float:
    """Answer, play at random to the end of the beat, and return the value for the seat. Changes the match."""
    seat, beat = asked.seat, match.board.beat
    team = next(f.team for f in match.board.fighters if f.seat == seat)
    before = _standing_of(match, team)
    advance(rules, match, seat, asked.id, [key])
    for _ in range(MOST_CHOICES):
        if match.outcome is not None or match.board.beat != beat:
            break
        other = match.asks[0]
        advance(rules, match, other.seat, other.id, _by_chance(other, rng))
    return _standing_of(match, team) - before


def _by_chance(asked: Decision, rng: Random) -> list[str]:
    """Return a random answer of an imagined player."""
    if asked.kind == "advantage" and rng.random() < PASSING:
        return ["pass"]
    return random_keys(asked, rng)


def _standing_of(match: BattleconMatch, team: int) -> float:
    """Return the value of a team's position in units of life: life, force and tokens against those of the others; a victory
    counts most.
    """
    board = match.board
    if match.outcome is not None and board.winner is not None:
        return VICTORY if board.winner == team else -VICTORY
    score = FORCE_WORTH * (min(board.force[team], 10) - min(board.force[1 - team], 10))
    for fighter in board.fighters:
        if not fighter.out:
            own = fighter.life + TOKEN_WORTH * sum(fighter.tokens.values())
            score += own if fighter.team == team else -own
    return score
