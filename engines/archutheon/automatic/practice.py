"""The practice player: it tries the answers worth a thought on matches dealt anew for its seat, and plays on by the quick
policy to the end of the enemy's next Combat.
"""

from __future__ import annotations

from random import Random

from engines.archutheon.automatic.policy import LANE, answer, bluff, in_lane, plans_of
from engines.archutheon.automatic.rescues import DECISIVE
from engines.archutheon.automatic.worth import standing
from engines.archutheon.board import ArchutheonMatch, Board, pending
from engines.archutheon.content.pack import Pack
from engines.kernel.automatic.chance import random_keys
from engines.kernel.automatic.counsel import Counsel, plain
from engines.kernel.automatic.search import Effort, Scale, search
from engines.kernel.choose import advance, decision_of
from engines.kernel.game import Rules
from engines.kernel.state.model import Decision, Seat
from engines.kernel.views import redeal

ARules = Rules[Board, Pack]

FULL = Effort(playouts=32, least=2, most=8, deals=4)

CANDIDATES, AIMS = 6, 4
"""The declarations and the aims that are tried, the most promising ones."""

MOST_CHOICES = 160
"""The number of choices after which an imagined game is judged as it stands."""

MOST_OWN_CHOICES = 24
"""The number of choices after which a win of one's own is looked for no further."""

BEST = 1.0
"""The part of an answer's outcomes that count: all, since the policy plays on sensibly."""

BY_CHANCE = frozenset({"colour", "leader", "hero_pick", "leader_secret", "passive", "strike", "face"})
"""The questions before the first turn, which any answer suits."""

BY_POLICY = frozenset({"take", "get", "give", "order", "tuck_element"})
"""The questions whose answers count later than an imagined match goes."""


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
    if asked.kind in BY_CHANCE:
        return plain(random_keys(asked, rng), "chance")
    if asked.kind in BY_POLICY:
        return plain(answer(rules.pack, match, asked, rng), "rule")
    if winning := _winning(rules, match, asked, rng):
        return plain(winning, "rule")
    answers = _answers(rules.pack, match, asked, rng)
    if len(answers) == 1:
        return plain(answers[0], "rule")
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


def _winning(rules: ARules, match: ArchutheonMatch, asked: Decision, rng: Random) -> list[str]:
    """Return the quick policy's answer if by it the seat wins before the enemy is asked anything, else an empty list.

    Nobody can prevent such a win, but an imagined match that wins later looks as good. While a card of the enemy lies face down,
    nothing is certain.
    """
    board, side = match.board, match.board.seats.index(asked.seat)
    if board.on_turn != side or any(board.declared[at].hidden for at in pending(board, 1 - side)):
        return []
    ahead, keys = rules.copy(match), answer(rules.pack, match, asked, rng)
    first, later = keys, asked
    for _ in range(MOST_OWN_CHOICES):
        advance(rules, ahead, asked.seat, later.id, keys)
        if (
            ahead.outcome is not None
            or not ahead.asks
            or ahead.asks[0].seat != asked.seat
            or ahead.board.on_turn != side
        ):
            break
        later = ahead.asks[0]
        keys = answer(rules.pack, ahead, later, rng)
    return first if ahead.board.winner == side else []


def _answers(pack: Pack, match: ArchutheonMatch, asked: Decision, rng: Random) -> list[list[str]]:
    """Return the answers to weigh: of declarations the most promising, and none if no leader's life is decided, rarely a bluff
    alone; else each option.
    """
    keys = [option.key for option in asked.options]
    if asked.kind in ("declare", "answer"):
        found = plans_of(pack, match, asked)
        if bluffed := bluff(pack, match, asked, found, rng):
            return [[bluffed]]
        chosen = [plan.draft[0] for plan in found[:CANDIDATES]]
        decides = bool(found) and found[0].gain > DECISIVE
        chosen += [keys[-1]] if keys[-1] in ("end", "pass") and not decides else []
        return [[key] for key in dict.fromkeys(chosen or keys)]
    if asked.kind in LANE and match.lanes.get(asked.seat):
        return in_lane(pack, match, asked)[:AIMS] or [random_keys(asked, rng)]
    if len(keys) > CANDIDATES:
        tried = {*rng.sample(keys, CANDIDATES - 1), answer(pack, match, asked, rng)[0]}
        return [[key] for key in keys if key in tried]
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
