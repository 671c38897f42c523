"""The value of a player's position for the practice player, in lives of a hero."""

from __future__ import annotations

from engines.kernel.state.model import Seat
from engines.legends.board import Board, Game, LegendsMatch, Permanent
from engines.legends.content.pack import Pack
from engines.legends.derived.figures import attack_of, has_keyword, lives_of
from engines.legends.derived.points import sum_of
from engines.legends.effects.queue import forecast
from engines.legends.round.allowed import can_attack

GAME = 200.0
"""The value of a game won, whether the match goes on or not."""

HERO, NEARLY_DEAD = 9.0, 0.78
"""The value of a hero far from death, besides his figures, and the part of what he lacks of it with each further life.

So the last lives count most: those of a weak hero are worth more to either side than those of a strong one.
"""

LAST_HERO = 12.0
"""The value of the last hero besides."""

CARD = 1.3
"""The value of a card in hand, up to as many as can be played soon."""

STAYING = 2.0
"""The value of an event or a skill that stays in play."""


LIKELY = 0.5
"""The part of a danger that comes true."""

STOPPED = 0.2
"""The cost of an attack that is blocked, for each damage."""


def standing(pack: Pack, match: LegendsMatch, seat: Seat, won: dict[Seat, int]) -> float:
    """Return the value of a position for a player against the other; `won` are the games won when the choice was made."""
    board = match.board
    other = board.other(seat)
    games = (board.won[seat] - won[seat]) - (board.won[other] - won[other])
    if games:
        return GAME * games
    if match.outcome is not None:
        return GAME if match.outcome.winners == (seat,) else 0.0 if match.outcome.shared else -GAME
    if not any(isinstance(scope.record, Game) for scope in match.scopes):
        return 0.0
    pending = forecast(board, pack)
    threat = danger(pack, board, pending)
    ahead = threat if seat == board.active else -threat
    return _side(pack, board, seat, pending) - _side(pack, board, other, pending) + ahead


def _side(pack: Pack, board: Board, seat: Seat, pending: dict[int, int]) -> float:
    side = board.sides[seat]
    sum_ = sum_of(board, pack, seat)
    total = min(len(side.hand), 4) * CARD + max(len(side.hand) - 4, 0) * 0.4
    total += 0.45 * min(max(sum_.available, -3), 8)
    heroes = 0
    for permanent in board.permanents:
        if permanent.controller == seat:
            value = _permanent(pack, board, permanent, pending.get(permanent.uid, 0))
            heroes += permanent.card in pack.hero and value > 0
            total += value
    if heroes == 0:
        return total - GAME / 2
    if heroes == 1:
        total -= LAST_HERO / 2
    return total - (3.0 * side.missing if not side.deck else 0.0)


def _permanent(pack: Pack, board: Board, permanent: Permanent, pending: int) -> float:
    """Return the value of a permanent with what is pending on it; nothing for one that is about to die."""
    if permanent.card not in pack.fighter:
        return STAYING
    return value_of(pack, board, permanent, lives_of(board, pack, permanent) + pending)


def value_of(pack: Pack, board: Board, fighter: Permanent, lives: int) -> float:
    """Return the value of a hero or a follower with so many lives."""
    if lives < 1:
        return 0.0
    attack = attack_of(board, pack, fighter)
    if fighter.card in pack.hero:
        return HERO * (1 - NEARLY_DEAD**lives) + 0.7 * lives + 0.5 * attack + 0.8 * min(fighter.level, 6)
    return 0.6 + 0.75 * attack + 0.55 * lives


# ---------------------------------------------------------------- what comes next


def danger(pack: Pack, board: Board, pending: dict[int, int]) -> float:
    """Return the likely cost to the other of the attacks of the player whose turn it is.

    Each card that can block stops an attack, the strongest first. The rest goes for the heroes, the weakest first, or for those
    who guard them.
    """
    defender = board.other(board.active)
    there = [p for p in board.permanents if p.card in pack.fighter]
    own = [p for p in there if p.controller == defender]
    followers = any(p.card in pack.follower for p in own)
    attacks = sorted(
        attack_of(board, pack, p)
        for p in there
        if p.controller == board.active
        and not p.turned
        and can_attack(board, pack, p)
        and not (followers and p.card in pack.hero and pack.hero[p.card].class_ == "mage")
    )
    stopped = sum(not p.turned and not has_keyword(board, pack, p, "cannot_block") for p in own)
    left = sum(attacks[: max(len(attacks) - stopped, 0)])
    cost = STOPPED * sum(attacks[max(len(attacks) - stopped, 0) :])
    guards = [p for p in own if has_keyword(board, pack, p, "guard")]
    heroes = sorted((lives_of(board, pack, p) + pending.get(p.uid, 0), p.uid) for p in own if p.card in pack.hero)
    left -= sum(max(lives_of(board, pack, p), 0) for p in guards if p.card not in pack.hero)
    alive = 0
    for lives, _ in heroes:
        if left >= lives > 0:
            cost += HERO
            left -= lives
        elif lives > 0:
            alive += 1
            cost += max(left, 0)
            left = 0
    return LIKELY * (cost if alive else cost + GAME / 2)
