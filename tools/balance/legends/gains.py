"""The gain that a player may expect from a text, in lives of a hero, read off the card and the open table without imagining."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from engines.kernel.state.model import Seat
from engines.legends.board import NOBODY, Board, Permanent
from engines.legends.content.op import Op
from engines.legends.content.pack import Pack
from engines.legends.content.shapes import Follower
from engines.legends.content.vocabulary import Target
from engines.legends.derived.amounts import number
from engines.legends.derived.figures import attack_of, lives_of
from engines.legends.derived.groups import permanents
from engines.legends.derived.here import Here
from engines.legends.derived.targets import choices
from engines.legends.effects.doing import fits
from engines.legends.effects.queue import forecast

HERO, LAST_HERO = 6.0, 10.0
"""The gain of a hero's death besides the lives taken, and of the last hero's besides."""

ATTACK, LIFE, HURT = 0.75, 0.5, 0.3
"""The worth of a follower's attack and lives, and of a life that it loses without dying."""

OTHER = 0.5
"""The gain of a verb that is not weighed: those that no preset deck has, rules granted for a turn, and hooks."""

POINT, DRAWN, DISCARDED, STAYING, ABILITY = 0.7, 1.2, 0.9, 2.0, 1.5
"""The worth of a spent point that comes back, a card drawn, one that the enemy discards, a card that stays in play, and an
ability on the stack."""


@dataclass(frozen=True)
class Sight:
    """The open table as a player sees it, with the change of lives by uid that is already to be expected."""

    board: Board
    pack: Pack
    seat: Seat
    expected: dict[int, int]

    def here(self, user: int, targets: tuple[tuple[int, ...], ...] = ()) -> Here:
        """Return the context of a text of this player."""
        return Here(self.board, self.pack, self.seat, user, NOBODY, targets, did=False)

    def left(self, p: Permanent) -> int:
        """Return the lives that a permanent will have."""
        return lives_of(self.board, self.pack, p) + self.expected.get(p.uid, 0)

    def sign(self, p: Permanent) -> int:
        """Return 1 for what is the enemy's, -1 for what is the player's own."""
        return 1 if p.controller != self.seat else -1

    def worth(self, p: Permanent) -> float:
        """Return the worth of a permanent."""
        if p.card in self.pack.hero:
            heroes = sum(q.controller == p.controller and q.card in self.pack.hero for q in self.board.permanents)
            return HERO + LAST_HERO * (heroes == 1) + max(self.left(p), 0)
        if p.card in self.pack.follower:
            attack = attack_of(self.board, self.pack, p)
            return 0.6 + ATTACK * attack + LIFE * max(self.left(p), 0)
        return STAYING

    def loss(self, p: Permanent, amount: int) -> float:
        """Return the loss of a permanent's side by so much damage on it."""
        left = self.left(p)
        if left < 1 or amount < 1:
            return 0.0
        if amount >= left:
            return self.worth(p)
        return amount * (1.0 if p.card in self.pack.hero else HURT)

    def relief(self, p: Permanent, amount: int) -> float:
        """Return the gain of a permanent's side by so much healing: most if it would die without."""
        left = self.left(p)
        if left < 1:
            return self.worth(p) + 1.0 if left + amount > 0 else 0.0
        healed = min(amount, max(p.damage - self.expected.get(p.uid, 0), 0))
        return healed * (0.8 if p.card in self.pack.hero else HURT)


def sight_of(board: Board, pack: Pack, seat: Seat) -> Sight:
    """Return the table with what the queue and the fight under way will do."""
    expected = forecast(board, pack)
    for uid, amount in _fight(board, pack):
        expected[uid] = expected.get(uid, 0) - amount
    return Sight(board, pack, seat, expected)


def _fight(board: Board, pack: Pack) -> Iterator[tuple[int, int]]:
    """Yield the damage that the attack under way will do as it stands."""
    if board.fight is None:
        return
    attacker = board.permanent(board.fight.attacker)
    if attacker is None:
        return
    left = attack_of(board, pack, attacker)
    for uid in board.fight.blockers or (board.fight.target,):
        other = board.permanent(uid)
        if other is not None:
            dealt = min(left, max(lives_of(board, pack, other), 0)) if board.fight.blockers else left
            left -= dealt
            yield uid, dealt
            yield attacker.uid, attack_of(board, pack, other)


def text_gain(sight: Sight, ops: str, user: int) -> float:
    """Return the gain of a text with the best targets."""
    wanted = sight.pack.targets.get(ops, ())
    return gain(sight, ops, sight.here(user, best_targets(sight, ops, wanted, user)))


def best_targets(
    sight: Sight, ops: str, wanted: Sequence[Target], user: int, named: tuple[tuple[int, ...], ...] = ()
) -> tuple[tuple[int, ...], ...]:
    """Return the targets that gain most after those named, one after the other."""
    for at in range(len(named), len(wanted)):
        named = (*named, pick(sight, ops, wanted, user, named, wanted[at].least, wanted[at].most))
    return named


def pick(
    sight: Sight,
    ops: str,
    wanted: Sequence[Target],
    user: int,
    named: tuple[tuple[int, ...], ...],
    least: int,
    most: int,
) -> tuple[int, ...]:
    """Return the uids that gain most as the next target of a text."""
    found = choices(sight.here(user), wanted, named)
    gains = {uid: gain(sight, ops, sight.here(user, (*named, (uid,)))) for uid in found}
    ranked = sorted(found, key=lambda uid: (-gains[uid], uid))
    return tuple(uid for n, uid in enumerate(ranked[:most]) if n < least or gains[uid] > 0)


def gain(sight: Sight, ops: str, here: Here) -> float:
    """Return the gain of a text on the targets of its context."""
    return sum(_gain_of(sight, here, op) for op in sight.pack.ops.get(ops, ()) if fits(here, op))


def _gain_of(sight: Sight, here: Here, op: Op) -> float:
    count = GAINS.get(op.tag())
    return count(sight, here, op) if count is not None else OTHER


Gain = Callable[[Sight, Here, Any], float]


def _damage(sight: Sight, here: Here, op: Any) -> float:
    return sum(sight.sign(p) * sight.loss(p, number(here, op.by, p)) for p in permanents(here, op.who))


def _heal(sight: Sight, here: Here, op: Any) -> float:
    found = permanents(here, op.who)
    return sum(-sight.sign(p) * sight.relief(p, 30 if op.all else number(here, op.by, p)) for p in found)


def _prevent(sight: Sight, here: Here, op: Any) -> float:
    """Return the worth of prevention: damage that is expected, most if it would kill."""
    total = 0.0
    for p in permanents(here, op.who):
        coming = max(-sight.expected.get(p.uid, 0), 0)
        amount = min(coming, number(here, op.by, p))
        dying = sight.left(p) < 1
        if amount and (not dying or sight.left(p) + amount > 0):
            saved = sight.worth(p) + 1.0 if dying else amount * (0.8 if p.card in sight.pack.hero else HURT)
            total -= sight.sign(p) * saved
    return total


def _destroy(sight: Sight, here: Here, op: Any) -> float:
    return sum(sight.sign(p) * sight.worth(p) for p in permanents(here, op.who) if sight.left(p) > 0 or p.damage == 0)


def _bounce(sight: Sight, here: Here, op: Any) -> float:
    found = [p for p in permanents(here, op.who) if p.card not in sight.pack.hero]
    return sum(sight.sign(p) * 0.6 * sight.worth(p) for p in found if sight.left(p) > 0)


def _counter(sight: Sight, here: Here, _op: Any) -> float:
    uids = here.targets[0] if here.targets else ()
    spells = [spell for spell in sight.board.stack if spell.uid in uids]
    return sum(
        (1 if spell.controller != sight.seat else -1)
        * (ABILITY if spell.ability != NOBODY else card_worth(sight.pack, spell.card))
        for spell in spells
    )


def card_worth(pack: Pack, card: str) -> float:
    """Return the worth of a card in a hand, by what is printed on it."""
    found = pack.card[card]
    if isinstance(found, Follower):
        return 0.6 + ATTACK * found.attack.by + LIFE * found.lives
    return 1.5 + (pack.event[card].cost if card in pack.event else pack.skill[card].level)


def _turn(sight: Sight, here: Here, op: Any) -> float:
    """Return the worth of what turning hinders: blocks in the own turn, attacks in the enemy's."""
    own = sight.board.active == sight.seat
    return sum(
        sight.sign(p) * (0.6 if own else 0.2 + 0.5 * attack_of(sight.board, sight.pack, p))
        for p in permanents(here, op.who)
        if not p.turned and sight.left(p) > 0
    )


def _untap(sight: Sight, here: Here, op: Any) -> float:
    own = sight.board.active == sight.seat
    return sum(
        -sight.sign(p) * (0.6 * attack_of(sight.board, sight.pack, p) if own else 0.5)
        for p in permanents(here, op.who)
        if p.turned
    )


def _modify(sight: Sight, here: Here, op: Any) -> float:
    total = 0.0
    for p in permanents(here, op.who):
        by = number(here, op.by, p)
        if op.figure == "lives":
            worth = LIFE * by if op.until == "stays" else 0.0
            worth += 1.0 + sight.worth(p) if by > 0 and sight.left(p) < 1 <= sight.left(p) + by else 0.0
        elif op.until == "stays":
            worth = ATTACK * by
        else:
            worth = 0.7 * by if not p.turned and sight.board.active == p.controller else 0.1 * by
        total -= sight.sign(p) * worth
    return total


def _control(sight: Sight, here: Here, op: Any) -> float:
    return sum((1.6 if op.until == "stays" else 0.8) * sight.worth(p) for p in permanents(here, op.who))


def _points(sight: Sight, here: Here, op: Any) -> float:
    own = op.who == "you"
    back = min(number(here, op.back), sight.board.sides[sight.seat].spent if own else 20)
    return POINT * (back - number(here, op.lost)) * (1 if own else -1)


GAINS: dict[str, Gain] = {
    "damage": _damage,
    "heal": _heal,
    "prevent": _prevent,
    "destroy": _destroy,
    "bounce": _bounce,
    "counter": _counter,
    "turn": _turn,
    "untap": _untap,
    "modify": _modify,
    "control": _control,
    "points": _points,
    "draw": lambda _sight, here, op: DRAWN * number(here, op.by),
    "look": lambda _sight, _here, _op: 0.9,
    "recover": lambda _sight, here, op: DRAWN * number(here, op.by),
    "discard": lambda _sight, here, op: DISCARDED * number(here, op.by) * (1 if op.who == "enemy" else -1),
}
"""The gain of the verbs of the preset decks, but for rules granted for a turn and hooks."""
