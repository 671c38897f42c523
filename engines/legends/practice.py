"""The practice player: it imagines the rest of the turn on matches dealt anew for its seat, and takes the best answer.

Its own later choices are played by habit and chance many times, and judged by the better outcomes. The habits of imagined players
(habits.py) keep them from what is plainly bad; worth.py weighs the table at the end of the turn, with what then threatens.
"""

from __future__ import annotations

from random import Random

from engines.kernel.automatic.chance import random_keys
from engines.kernel.automatic.counsel import Counsel, plain
from engines.kernel.automatic.search import Effort, Scale, search
from engines.kernel.choose import advance, decision_of
from engines.kernel.game import Rules
from engines.kernel.state.model import Decision, Seat
from engines.kernel.views import redeal
from engines.legends.board import Board, LegendsMatch
from engines.legends.content.pack import Pack
from engines.legends.content.shapes import Follower, Skill
from engines.legends.habits import best_block, habitual
from engines.legends.round.allowed import blockers
from engines.legends.round.playing import PASS
from engines.legends.worth import standing

LRules = Rules[Board, Pack]


FULL = Effort(playouts=300, least=4, most=24, deals=6)
QUICK = Effort(playouts=40, least=1, most=6, deals=2)
"""The effort for thousands of matches against itself."""

OWN_BEST, OTHERS_BEST = 0.3, 0.7
"""The part of an answer's outcomes that count, the best ones, in the own turn and in the other's.

The rest come from bad choices of its own, which are few in the other's turn.
"""

SAMPLES = 10
"""The number of sets of answers that are weighed if several may be picked."""

MOST_CHOICES = 60
"""The number of choices after which an imagined turn is judged as it stands."""

RESTS = 0.25
"""The part of imagined turns in which the player itself does nothing more."""

PATIENCE = 0.5
"""The value of a pass where one could respond: a card that is kept may do more later, and none is spent on a trifle."""

KEPT = 3
"""The number of cards of a first hand that can be played early with which it is kept."""


def advise(rules: LRules, match: LegendsMatch, seat: Seat, rng: Random, effort: Effort = FULL) -> list[str]:
    """Return the keys of a legal answer to the seat's open question. Raises LookupError if it has none."""
    return list(consider(rules, match, seat, rng, effort).keys)


def consider(rules: LRules, match: LegendsMatch, seat: Seat, rng: Random, effort: Effort = FULL) -> Counsel:
    """Return an answer to the seat's open question with the values compared for it. Raises LookupError if it has none.

    The unit is a life of a hero: the gain or loss from now to the end of the turn.
    """
    asked = decision_of(match, seat)
    if asked is None:
        raise LookupError(f"seat {seat} is asked nothing")
    if len(asked.options) == 1 and not asked.several:
        return plain([asked.options[0].key], "only")
    if asked.kind == "squad":
        return plain(draw_squad(asked, rng), "chance")
    if keys := rule_of(rules.pack, match, asked):
        return plain(keys, "rule")
    answers = _answers(rules.pack, match.board, asked, rng)
    if len(answers) == 1:
        return plain(answers[0], "only")
    return _best(rules, match, asked, answers, rng, effort)


def rule_of(pack: Pack, match: LegendsMatch, asked: Decision) -> list[str]:
    """Return the answer to a question that is always answered by the same rule, nothing to others."""
    match asked.kind:
        case "mulligan":
            return [keep(pack, match, asked.seat)]
        case "first":
            return [f"seat{asked.seat}"]
    return []


def keep(pack: Pack, match: LegendsMatch, seat: Seat) -> str:
    """Return whether to keep the hand: enough of it can be played early, or it is small already."""
    hand = [pack.card[card.id] for card in match.board.sides[seat].hand]
    early = sum(
        (isinstance(card, Follower) and card.legendarity <= 3) or (isinstance(card, Skill) and card.level == 1)
        for card in hand
    )
    return "keep" if early >= KEPT or len(hand) < 6 else "again"


def draw_squad(asked: Decision, rng: Random) -> list[str]:
    """Return heroes of the list drawn by chance, as many as may come: a rule would bring the same ones each time, good or not."""
    chosen = rng.sample([option.key for option in asked.options], min(asked.most, len(asked.options)))
    return [option.key for option in asked.options if option.key in chosen]


def _answers(pack: Pack, board: Board, asked: Decision, rng: Random) -> list[list[str]]:
    """Return the answers to weigh: each option, or some sets of them if several may be picked, of blockers the likely ones."""
    if not asked.several:
        return [[option.key] for option in asked.options]
    found = [random_keys(asked, rng) for _ in range(SAMPLES)]
    found += [[option.key] for option in asked.options if asked.least <= 1]
    if asked.kind == "block" and (likely := best_block(pack, board, blockers(board, pack, asked.seat))):
        found.append(likely)
    return [list(keys) for keys in dict.fromkeys(tuple(keys) for keys in found)]


def _best(
    rules: LRules, match: LegendsMatch, asked: Decision, answers: list[list[str]], rng: Random, effort: Effort
) -> Counsel:
    """Return the answer with the best prospects: all are tried on the same imagined matches, the better half again and again."""
    won = dict(match.board.won)
    best = OWN_BEST if match.board.active == asked.seat else OTHERS_BEST
    dealt = [redeal(rules, match, asked.seat, rng) for _ in range(effort.deals)]

    def play_out(deal: int, keys: list[str]) -> float:
        return _play_out(rules, rules.copy(dealt[deal]), asked, keys, won, rng)

    return search(answers, play_out, effort, Scale(standing(rules.pack, match, asked.seat, won), 1.0, best))


def _play_out(
    rules: LRules, match: LegendsMatch, asked: Decision, keys: list[str], won: dict[Seat, int], rng: Random
) -> float:
    """Answer, play by habit to the end of the turn, and return the value for the seat. Changes the match."""
    board = match.board
    turn, number, calm = board.turn, board.number, rng.random() < RESTS
    advance(rules, match, asked.seat, asked.id, keys)
    for _ in range(MOST_CHOICES):
        if match.outcome is not None or not match.asks or board.turn != turn or board.number != number:
            break
        other = match.asks[0]
        habit = habitual(rules.pack, match, other, rng, calm=calm and other.seat == asked.seat)
        advance(rules, match, other.seat, other.id, habit)
    held = PATIENCE if asked.kind == "act" and keys[0] == PASS else 0.0
    return standing(rules.pack, match, asked.seat, won) + held
