"""The value of a player's position for the practice player, in lives of a hero."""

from __future__ import annotations

from engines.kernel.state.model import Seat
from engines.legends.board import Board, Game, LegendsMatch, Permanent
from engines.legends.content.pack import Pack
from engines.legends.derived.figures import attack_of, lives_of
from engines.legends.derived.points import sum_of
from engines.legends.effects.queue import forecast

GAME = 200.0
"""The value of a game won, whether the match goes on or not."""

HERO = 7.0
"""The value of a hero alive, besides his figures."""

LAST_HERO = 12.0
"""The value of the last hero besides."""

CARD = 1.3
"""The value of a card in hand, up to as many as can be played soon."""

STAYING = 2.0
"""The value of an event or a skill that stays in play."""


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
    return _side(pack, board, seat, pending) - _side(pack, board, other, pending)


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
    fighter = pack.fighter.get(permanent.card)
    if fighter is None:
        return STAYING
    lives = lives_of(board, pack, permanent) + pending
    if lives < 1:
        return 0.0
    attack = attack_of(board, pack, permanent)
    if permanent.card in pack.hero:
        return HERO + lives + 0.5 * attack + 0.8 * min(permanent.level, 6) - (0.4 if permanent.turned else 0.0)
    return 0.6 + 0.75 * attack + 0.55 * lives - (0.25 if permanent.turned else 0.0)
