"""The habits of imagined players: they attack, block and aim where it pays, and respond seldom.

Only the playouts of the practice player use them. What a player of flesh and blood will do, nobody knows: so part of all
answers is left to chance.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations
from random import Random

from engines.kernel.automatic.chance import random_keys
from engines.kernel.state.model import Decision
from engines.legends.board import Board, LegendsMatch, Permanent
from engines.legends.content.pack import Pack
from engines.legends.derived.figures import attack_of, has_keyword, lives_of
from engines.legends.leaning import lean
from engines.legends.round.allowed import attackable, blockers
from engines.legends.round.playing import BLOCK, CALM
from engines.legends.worth import value_of

WHIM = 0.1
"""The part of answers that follow no habit."""

PASSES = {"main": 0.15, "act": 0.7}
"""The part of times that a player passes in the own main phase and elsewhere, where something could be done."""

LOOKED_AT, MOST_BLOCKERS = 5, 3
"""The number of cards that are thought of as blockers, and how many of them may block together."""


def habitual(pack: Pack, match: LegendsMatch, asked: Decision, rng: Random, *, calm: bool) -> list[str]:
    """Return the answer of an imagined player to a question; one who is calm only passes and blocks."""
    board = match.board
    match asked.kind:
        case "main" | "act":
            return [_act(pack, board, asked, rng, calm=calm)]
        case "attack":
            attacker = board.permanent(int(str(match.lanes[asked.seat].draft[0]).partition(":")[2]))
            if attacker is not None and rng.random() >= WHIM:
                return [best_attack(pack, board, attacker)[1]]
        case "block":
            if (wanted := best_block(pack, board, blockers(board, pack, asked.seat))) and rng.random() >= WHIM:
                return wanted
        case "split":
            return [_enough(pack, board, asked)]
        case "target":
            return _aim(pack, match, asked, rng)
    return random_keys(asked, rng)


def _act(pack: Pack, board: Board, asked: Decision, rng: Random, *, calm: bool) -> str:
    """Return a play out of those offered, or a pass: not an attack that does not pay, and a block that does."""
    keys = [option.key for option in asked.options]
    passing = next(key for key in keys if key in CALM)
    if BLOCK in keys and rng.random() >= WHIM:
        return BLOCK if best_block(pack, board, blockers(board, pack, asked.seat)) else passing
    if calm or rng.random() < PASSES[asked.kind]:
        return passing
    found = [key for key in keys if key not in CALM]
    rng.shuffle(found)
    for key in found:
        what, _, uid = key.partition(":")
        attacker = board.permanent(int(uid)) if what == "attack" else None
        if attacker is None or rng.random() < WHIM or best_attack(pack, board, attacker)[0] > 0:
            return key
    return passing


def best_attack(pack: Pack, board: Board, attacker: Permanent) -> tuple[float, str]:
    """Return the gain of the best attack that nobody blocks, and the key of its target."""
    return max(
        (exchange(pack, board, attacker, target), str(target.uid)) for target in attackable(board, pack, attacker)
    )


def exchange(pack: Pack, board: Board, attacker: Permanent, target: Permanent) -> float:
    """Return the gain of an attack that nobody blocks, less its cost."""
    gain = _loss(pack, board, target, attack_of(board, pack, attacker))
    if has_keyword(board, pack, attacker, "no_strike_back"):
        return gain
    return gain - _loss(pack, board, attacker, attack_of(board, pack, target))


def _loss(pack: Pack, board: Board, p: Permanent, damage: int) -> float:
    """Return the value that a permanent loses by damage."""
    lives = lives_of(board, pack, p)
    return value_of(pack, board, p, lives) - value_of(pack, board, p, lives - damage)


def best_block(pack: Pack, board: Board, able: Sequence[Permanent]) -> list[str]:
    """Return the blockers out of those able that cost the defender least, up to three; none if no block is better."""
    fight = board.fight
    attacker = board.permanent(fight.attacker) if fight is not None else None
    target = board.permanent(fight.target) if fight is not None else None
    if attacker is None or target is None:
        return []
    damage = attack_of(board, pack, attacker)
    silent = has_keyword(board, pack, attacker, "no_strike_back")
    backs = {p.uid: 0 if silent else attack_of(board, pack, p) for p in able}
    losses = {p.uid: _loss(pack, board, p, damage) for p in able}
    least = exchange(pack, board, attacker, target)
    found: tuple[int, ...] = ()
    for some in _some([p.uid for p in able][:LOOKED_AT]):
        cost = max(losses[uid] for uid in some) - _loss(pack, board, attacker, sum(backs[uid] for uid in some))
        if cost < least:
            least, found = cost, some
    return [str(uid) for uid in found]


def _some(able: Sequence[int]) -> Iterator[tuple[int, ...]]:
    for count in range(1, MOST_BLOCKERS + 1):
        yield from combinations(able, count)


def _enough(pack: Pack, board: Board, asked: Decision) -> str:
    """Return the part of an attack that is just enough for the next blocker, all if there is not so much."""
    _, at, left = asked.options[0].args
    assert board.fight is not None
    blocker = board.permanent(board.fight.blockers[int(at or 0)])
    lives = lives_of(board, pack, blocker) if blocker is not None else 0
    return str(min(max(lives, 0), int(left or 0)))


def _aim(pack: Pack, match: LegendsMatch, asked: Decision, rng: Random) -> list[str]:
    """Return targets on the usual side, as many as may be."""
    wanted = lean(pack, match, asked)
    if len(wanted) < asked.least:
        return random_keys(asked, rng)
    return _in_order(asked, rng.sample(wanted, min(asked.most, len(wanted))))


def _in_order(asked: Decision, keys: Iterable[str]) -> list[str]:
    """Return keys in the order in which they were offered."""
    found = {*keys}
    return [option.key for option in asked.options if option.key in found]
