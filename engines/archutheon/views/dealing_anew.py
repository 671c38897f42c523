"""A match dealt anew for a seat: all that it cannot know of the other's cards is drawn again (AR-86).

Unknown are which cards of the tiers lie in a hand, in the stash or, after an exchange, out of the game, and what is face
down. Cards change places one pair at a time, and only so that all that is known stays true.
"""

from __future__ import annotations

from random import Random

from engines.archutheon.board import SIDES, Board, Declared, Player, squad
from engines.archutheon.content.pack import Pack
from engines.archutheon.derived.boosts import strengthen, way_of, ways
from engines.archutheon.effects.tracks import open_speeds
from engines.archutheon.round.acts import Act, Means, users_by
from engines.archutheon.round.composing import answers, read, stages
from engines.archutheon.round.declaring import declared_alone
from engines.kernel.state.model import Seat

SWAPS = 60
"""The number of pairs of cards that are tried: some three for each card of a player."""

BASE = ("base", "leader")

SEEN = ("turn", "answers", "supports", "void", "avoiding", "feared", "blind")
"""The parts of a card face down that all have seen."""


def redeal(pack: Pack, board: Board, seat: Seat | None, rng: Random) -> None:
    """Draw anew what a seat, or the public, cannot see."""
    for side in SIDES:
        if board.seats[side] != seat:
            _deal(pack, board, side, rng)


def _deal(pack: Pack, board: Board, side: int, rng: Random) -> None:
    player = board.players[side]
    hidden = [at for at, each in enumerate(board.declared) if each.side == side and each.hidden]
    for at in hidden:
        player.hand.append(board.declared[at].card)
    for _ in range(SWAPS):
        _swap(pack, player, rng)
    for at in hidden:
        board.declared[at] = _hide_anew(pack, board, side, at, rng)
        player.hand.remove(board.declared[at].card)
    player.hand.sort()
    player.stash.sort()
    player.away.sort()


def _swap(pack: Pack, player: Player, rng: Random) -> None:
    """Let a card of the hand change places with one of the same tier elsewhere, if that is possible for all that is known."""
    elsewhere = [*player.stash, *player.away]
    if not player.hand or not elsewhere:
        return
    held, gone = rng.choice(player.hand), rng.choice(elsewhere)
    one, other = pack.value[held], pack.value[gone]
    if one != other and not (one in BASE and other in BASE):
        return
    _exchange(player, held, gone)
    if not _is_possible(player):
        _exchange(player, gone, held)


def _exchange(player: Player, held: str, gone: str) -> None:
    player.hand[player.hand.index(held)] = gone
    away = player.stash if gone in player.stash else player.away
    away[away.index(gone)] = held


def _is_possible(player: Player) -> bool:
    """Return whether a hand agrees with what is known of it."""
    hand = {*player.hand}
    return all(known.least <= sum(name not in hand for name in known.cards) <= known.gone for known in player.known)


def _hide_anew(pack: Pack, board: Board, side: int, at: int, rng: Random) -> Declared:
    """Return a card of the hand face down in place of the one there, with a random use, hero and aim."""
    was, player = board.declared[at], board.players[side]
    means = Means(tuple(squad(board, side)), frozenset(was.feared), frozenset(was.blind))
    able = [card for card in player.hand if card not in player.fresh]
    for card in rng.sample(able, len(able)):
        ways = ["hide"] if pack.card[card].property(was.speed).boost == "support" else ["hide", "hide_with"]
        act = Act(rng.choice(ways), was.speed, card)  # type: ignore[arg-type]
        if heroes := users_by(board, pack, side, act, means):
            return _composed_anew(pack, board, side, at, act, [str(hero) for hero in heroes], rng)
    return was


def _composed_anew(pack: Pack, board: Board, side: int, at: int, act: Act, heroes: list[str], rng: Random) -> Declared:
    was = board.declared[at]
    done = read(board, pack, side, [act.key])
    for stage in stages(board, pack, side, done):
        if stage == "tuck":
            found = [was.tucked]
        elif stage == "tuck_element":
            found = [was.tucked_as]
        elif stage == "hero":
            found = heroes
        elif stage == "named":
            found = [token for token in answers(board, pack, side, done, stage) if int(token) < at] or ["-1"]
        else:
            found = answers(board, pack, side, done, stage)
        done.tokens[stage] = rng.choice(found)
    new = declared_alone(board, pack, side, was.column, done)
    for part in SEEN:
        setattr(new, part, getattr(was, part))
    _boost_anew(pack, board, side, at, new, rng)
    return new


def _boost_anew(pack: Pack, board: Board, side: int, at: int, new: Declared, rng: Random) -> None:
    """Let the base boosts act again that all have seen: those of Void, whose way is secret, and those in slots of their own."""
    was = board.declared[at]
    if was.tucked and was.tucked_as and pack.card[was.tucked].element == "void":
        new.tucked_as = was.tucked_as
        if found := ways(new.tucked_as, open_speeds(board, pack, side), was.speed):
            strengthen(board, pack, new, new.tucked_as, rng.choice(found))
    for boost in board.declared:
        if boost.use == "boost" and boost.named == at and boost.turn == board.turn and boost.element:
            strengthen(board, pack, new, boost.element, way_of(boost))
