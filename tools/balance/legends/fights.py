"""The gains that the quick player of Legends expects of attacks and blocks.

It weighs by itself, apart from the practice player (`engines/legends/habits.py`): changes there leave the figures of decks
as they are.
"""

from __future__ import annotations

from itertools import combinations

from engines.legends.board import Permanent
from engines.legends.derived.figures import attack_of, has_keyword
from engines.legends.round.allowed import blockers
from tools.balance.legends.gains import Sight


def _strike(sight: Sight, one: Permanent, other: Permanent) -> float:
    """Return the gain of a fight of an attacker with one other permanent, either side attacking."""
    board, pack = sight.board, sight.pack
    dealt = sight.sign(other) * sight.loss(other, attack_of(board, pack, one))
    if has_keyword(board, pack, one, "no_strike_back"):
        return dealt
    return dealt + sight.sign(one) * sight.loss(one, attack_of(board, pack, other))


def attack_gain(sight: Sight, attacker: Permanent, target: Permanent) -> float:
    """Return the gain of an attack with the enemy's best answer: to let it through, or to block it with one."""
    board, pack = sight.board, sight.pack
    able = [
        p
        for p in board.permanents
        if p.controller != sight.seat
        and not p.turned
        and p.uid != target.uid
        and p.card in pack.fighter
        and sight.left(p) > 0
        and not has_keyword(board, pack, p, "cannot_block")
    ]
    return min(_strike(sight, attacker, other) for other in (target, *able))


def best_block(sight: Sight) -> tuple[Permanent, ...]:
    """Return the blockers, one or two, with which the attack under way costs least; none if letting it through does."""
    board = sight.board
    fight = board.fight
    assert fight is not None
    attacker, target = board.permanent(fight.attacker), board.permanent(fight.target)
    assert attacker is not None
    assert target is not None
    # What the fight would do to the target is expected already: it is read without that here.
    plain = Sight(board, sight.pack, sight.seat, {})
    best: tuple[tuple[Permanent, ...], float] = ((), _strike(plain, attacker, target))
    able = blockers(board, sight.pack, sight.seat)
    for blocking in (*((one,) for one in able), *combinations(able, 2)):
        found = _blocked(plain, attacker, blocking) - 0.1 * len(blocking)
        if found > best[1]:
            best = (blocking, found)
    return best[0]


def _blocked(sight: Sight, attacker: Permanent, blocking: tuple[Permanent, ...]) -> float:
    """Return the gain of a block by one or two: the attacker's whole attack on the one where it hurts most."""
    board, pack = sight.board, sight.pack
    dealt = attack_of(board, pack, attacker)
    lost = max(sight.loss(p, dealt) for p in blocking)
    if has_keyword(board, pack, attacker, "no_strike_back"):
        return -lost
    return sight.loss(attacker, sum(attack_of(board, pack, p) for p in blocking)) - lost


def split(sight: Sight, at: int, left: int) -> str:
    """Return how much of an attack a blocker gets: what kills it, else nothing while the next may be killed."""
    board = sight.board
    assert board.fight is not None
    waiting = [p for uid in board.fight.blockers[at:] if (p := board.permanent(uid)) is not None]
    plain = Sight(board, sight.pack, sight.seat, {})
    needed = [max(plain.left(p), 0) for p in waiting]
    if needed[0] <= left:
        return str(needed[0])
    return "0" if min(needed) <= left else str(left)
