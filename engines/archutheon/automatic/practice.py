"""The practice player: it tries the answers worth a thought on matches dealt anew for its seat, and plays on by the quick
policy to the end of the enemy's next Combat.
"""

from __future__ import annotations

from random import Random

from engines.archutheon.automatic.plans import plans
from engines.archutheon.automatic.policy import answer
from engines.archutheon.automatic.worth import standing
from engines.archutheon.board import ArchutheonMatch, Board
from engines.archutheon.content.pack import Pack
from engines.archutheon.round.acts import HIDDEN, read_act
from engines.kernel.automatic.chance import random_keys
from engines.kernel.automatic.counsel import Counsel, plain
from engines.kernel.automatic.search import Effort, Scale, search
from engines.kernel.choose import advance, decision_of
from engines.kernel.game import Rules
from engines.kernel.state.model import Decision, Seat
from engines.kernel.views import redeal

ARules = Rules[Board, Pack]

FULL = Effort(playouts=36, least=2, most=8, deals=4)

CANDIDATES = 8
"""The declarations that are tried, the most promising ones."""

BLUFF = 0.06
"""The part of times that a hidden card without stealth is among them: who never bluffs is read."""

SAMPLES = 6
"""The number of sets of answers that are weighed if several may be picked."""

MOST_CHOICES = 160
"""The number of choices after which an imagined game is judged as it stands."""

BEST = 1.0
"""The part of an answer's outcomes that count: all, since the policy plays on sensibly."""

BY_POLICY = frozenset({"colour", "leader", "hero_pick", "leader_secret", "passive", "strike", "face", "tuck_element"})
"""The questions before the first turn, which any answer suits."""


def quick(rules: ARules, match: ArchutheonMatch, seat: Seat, rng: Random) -> list[str]:
    """Return the keys of the quick policy's answer to the seat's open question. Raises LookupError if it has none."""
    return answer(rules.pack, match, _question(match, seat), rng)


def advise(rules: ARules, match: ArchutheonMatch, seat: Seat, rng: Random, effort: Effort = FULL) -> list[str]:
    """Return the keys of a legal answer to the seat's open question. Raises LookupError if it has none."""
    return list(consider(rules, match, seat, rng, effort).keys)


def consider(rules: ARules, match: ArchutheonMatch, seat: Seat, rng: Random, effort: Effort = FULL) -> Counsel:
    """Return an answer to the seat's open question with the values compared for it. Raises LookupError if it has none.

    The unit is a point of health: the gain or loss from now to the end of the enemy's next Combat.
    """
    asked = _question(match, seat)
    if len(asked.options) == 1 and not asked.several:
        return plain([asked.options[0].key], "only")
    if asked.kind in BY_POLICY:
        return plain(random_keys(asked, rng), "chance")
    answers = _answers(rules.pack, match, asked, rng)
    if len(answers) == 1:
        return plain(answers[0], "only")
    dealt = [redeal(rules, match, seat, rng) for _ in range(effort.deals)]

    def play_out(deal: int, keys: list[str]) -> float:
        return _play_out(rules, rules.copy(dealt[deal]), asked, keys, rng)

    before = standing(rules.pack, match, match.board.seats.index(seat))
    return search(answers, play_out, effort, Scale(before, 1.0, BEST))


def _question(match: ArchutheonMatch, seat: Seat) -> Decision:
    asked = decision_of(match, seat)
    if asked is None:
        raise LookupError(f"seat {seat} is asked nothing")
    return asked


def _answers(pack: Pack, match: ArchutheonMatch, asked: Decision, rng: Random) -> list[list[str]]:
    """Return the answers to weigh: of declarations the most promising, rarely a bluff, and none; else each option, or
    some sets.
    """
    keys = [option.key for option in asked.options]
    if asked.kind in ("declare", "answer"):
        side = match.board.seats.index(asked.seat)
        keys_offered = {*keys}
        found = [plan.draft[0] for plan in plans(pack, match.board, side) if plan.draft[0] in keys_offered][:CANDIDATES]
        found += [keys[-1]] if keys[-1] in ("end", "pass") else []
        bluffs = [key for key in keys[:-1] if read_act(key).way in HIDDEN and key not in found]
        if bluffs and rng.random() < BLUFF:
            found.append(rng.choice(bluffs))
        return [[key] for key in dict.fromkeys(found or keys)]
    if asked.several:
        found_sets = [tuple(random_keys(asked, rng)) for _ in range(SAMPLES)]
        found_sets.append(tuple(answer(pack, match, asked, rng)))
        return [list(each) for each in dict.fromkeys(found_sets)]
    if len(keys) > CANDIDATES:
        chosen = {*rng.sample(keys, CANDIDATES - 1), answer(pack, match, asked, rng)[0]}
        return [[key] for key in keys if key in chosen]
    return [[key] for key in keys]


def _play_out(rules: ARules, match: ArchutheonMatch, asked: Decision, keys: list[str], rng: Random) -> float:
    """Answer, play on to the end of the enemy's next Combat, and return the value for the seat. Changes the match."""
    board = match.board
    side = board.seats.index(asked.seat)
    last = board.turn + (1 if board.on_turn == side else 2)
    advance(rules, match, asked.seat, asked.id, keys)
    for _ in range(MOST_CHOICES):
        if match.outcome is not None or not match.asks or board.turn > last or (board.turn == last and _is_done(board)):
            break
        other = match.asks[0]
        advance(rules, match, other.seat, other.id, answer(rules.pack, match, other, rng))
    return standing(rules.pack, match, side)


def _is_done(board: Board) -> bool:
    """Return whether the Combat of this turn is over."""
    return board.fought and board.phase != "combat"
