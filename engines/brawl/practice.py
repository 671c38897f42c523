"""The practice player: it imagines its present action to the end, on matches dealt anew for its seat, and takes the best answer.

Its own later choices in the action are played at random many times and judged by the better outcomes, those of others
by all of them. It sees no more than its seat.
"""

from __future__ import annotations

from random import Random

from engines.brawl.board import Board, BrawlMatch
from engines.brawl.content.pack import Pack
from engines.brawl.worth import POINT, Now, standing
from engines.kernel.automatic.chance import random_keys
from engines.kernel.automatic.counsel import Counsel, plain
from engines.kernel.automatic.search import Effort, Scale, search
from engines.kernel.choose import advance, decision_of
from engines.kernel.game import Rules
from engines.kernel.state.model import Decision, Seat
from engines.kernel.views import redeal

BRules = Rules[Board, Pack]


FULL = Effort(playouts=360, least=4, most=30, deals=6)
QUICK = Effort(playouts=48, least=1, most=8, deals=2)
"""The effort for thousands of matches against itself."""

BEST = 0.25
"""The part of an answer's outcomes that count, the best ones: the rest come from bad choices of its own."""

SAMPLES = 10
"""The number of sets of answers that are weighed if several may be picked."""

MOST_CHOICES = 60
"""The number of choices after which an imagined action is judged as it stands."""

ALL = frozenset({"draw", "heal"})
FIRST_HAND = frozenset({"mulligan", "bring", "pick", "ban", "order", "area"})
DROPS = frozenset({"stop", "stay", "end", "none"})
"""The answers that an imagined player seldom gives."""


def advise(rules: BRules, match: BrawlMatch, seat: Seat, rng: Random, effort: Effort = FULL) -> list[str]:
    """Return the keys of a legal answer to the seat's open question. Raises LookupError if it has none."""
    return list(consider(rules, match, seat, rng, effort).keys)


def consider(rules: BRules, match: BrawlMatch, seat: Seat, rng: Random, effort: Effort = FULL) -> Counsel:
    """Return an answer to the seat's open question with the values compared for it. Raises LookupError if it has none.

    The unit is a point: the gain or loss of the own team from now to the end of the action.
    """
    asked = decision_of(match, seat)
    if asked is None:
        raise LookupError(f"seat {seat} is asked nothing")
    if len(asked.options) == 1 and not asked.several:
        return plain([asked.options[0].key], "only")
    if asked.kind == "mulligan":
        return plain(_put_aside(rules, asked), "rule")
    if asked.kind in FIRST_HAND or match.board.phase == "traps" or match.lanes:
        return plain(random_keys(asked, rng), "chance")
    answers = _answers(asked, rng)
    if len(answers) == 1:
        return plain(answers[0], "only")
    return _best(rules, match, asked, answers, rng, effort)


def _put_aside(rules: BRules, asked: Decision) -> list[str]:
    """Return the reactions to exchange: the first turn is for actions."""
    return [option.key for option in asked.options if rules.pack.card[option.key].kind == "reaction"]


def _answers(asked: Decision, rng: Random) -> list[list[str]]:
    """Return the answers to weigh: each option, or some sets of them if several may be picked."""
    if not asked.several:
        return [[option.key] for option in asked.options]
    found = [random_keys(asked, rng) for _ in range(SAMPLES)]
    most = [option.key for option in asked.options][: asked.most]
    if asked.least == 0:
        found += [[], most]
    return [list(keys) for keys in dict.fromkeys(tuple(keys) for keys in found)]


def _best(
    rules: BRules, match: BrawlMatch, asked: Decision, answers: list[list[str]], rng: Random, effort: Effort
) -> Counsel:
    """Return the answer with the best prospects: all are tried on the same imagined matches, the better half again and again."""
    team, now = match.board.players[asked.seat].team, Now(match.board.turn, match.board.round)
    dealt = [redeal(rules, match, asked.seat, rng) for _ in range(effort.deals)]

    def play_out(deal: int, keys: list[str]) -> float:
        return _play_out(rules, rules.copy(dealt[deal]), asked, keys, team, now, rng)

    return search(answers, play_out, effort, Scale(standing(rules.pack, match, team, now), POINT, BEST))


def _play_out(
    rules: BRules, match: BrawlMatch, asked: Decision, keys: list[str], team: int, now: Now, rng: Random
) -> float:
    """Answer, play at random to the end of the action, and return the value for the team. Changes the match."""
    advance(rules, match, asked.seat, asked.id, keys)
    for _ in range(MOST_CHOICES):
        if match.outcome is not None or not match.asks or match.asks[0].kind in ("act", "deploy"):
            break
        other = match.asks[0]
        advance(rules, match, other.seat, other.id, _by_chance(other, rng))
    return standing(rules.pack, match, team, now)


def _by_chance(asked: Decision, rng: Random) -> list[str]:
    """Return a random answer of an imagined player, preferably one that does something."""
    if asked.kind in ALL:
        return [asked.options[-1].key]
    keys = random_keys(asked, rng)
    if len(keys) == 1 and keys[0] in DROPS and rng.random() < 0.7:
        return random_keys(asked, rng)
    return keys
