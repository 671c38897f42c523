"""Corrections of the table by a judge: lives, levels, what is turned, legendarity spent, cards between open zones.

A correction triggers nothing, credits nobody, and begins the comparison of positions anew (LG-50, LG-46, LG-59). Lives of 0 are
checked at once: the permanent leaves play (LG-45).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

from engines.kernel.game import Correcting
from engines.kernel.state.model import Seat
from engines.kernel.views import PUBLIC
from engines.legends import events
from engines.legends.board import NOBODY, Board, LegendsPlay, Permanent
from engines.legends.content.pack import Pack
from engines.legends.derived.figures import level_of, lives_of, most_lives
from engines.legends.effects.moving import depart, draw, put, recover, remove, take_from_hand

MOST_LEVEL, MOST_SPENT, MOST_DRAWN = 20, 40, 3
"""The highest level and the most legendarity spent that a judge may set, and the most cards that one may be given at once."""


def things(pack: Pack, board: Board) -> Sequence[str]:
    """Return the things that may be corrected while a game is being played, as "kind:uid" and "kind:seat"."""
    return () if board.phase in ("setup", "over") else [*_things(pack, board)]


def _things(pack: Pack, board: Board) -> Iterator[str]:
    for permanent in board.permanents:
        if permanent.card in pack.fighter:
            yield f"lives:{permanent.uid}"
        if permanent.card in pack.hero:
            yield f"level:{permanent.uid}"
        else:
            yield f"place:{permanent.uid}"
        yield f"turned:{permanent.uid}"
    for seat in sorted(board.order):
        for kind in ("spent", "draw", "grave", "hand"):
            if values(pack, board, f"{kind}:{seat}"):
                yield f"{kind}:{seat}"


def values(pack: Pack, board: Board, thing: str) -> Sequence[str]:
    """Return the values that a thing may be given; cards of a hand only if everybody knows them."""
    kind, _, number = thing.partition(":")
    permanent = board.permanent(int(number))
    if permanent is not None:
        return _values_of_permanent(pack, board, kind, permanent)
    side = board.sides[int(number)]
    match kind:
        case "spent":
            return [str(n) for n in range(MOST_SPENT + 1) if n != side.spent]
        case "draw":
            return [str(n) for n in range(1, min(MOST_DRAWN, len(side.deck)) + 1)]
        case "grave":
            return sorted({*side.graveyard})
        case _:
            return sorted({card.id for card in side.hand if PUBLIC in card.known_to})


def _values_of_permanent(pack: Pack, board: Board, kind: str, permanent: Permanent) -> Sequence[str]:
    match kind:
        case "lives":
            most, now = most_lives(board, pack, permanent), lives_of(board, pack, permanent)
            return [str(n) for n in range(most + 1) if n != now]
        case "level":
            return [str(n) for n in range(MOST_LEVEL + 1) if n != level_of(board, pack, permanent)]
        case "turned":
            return ["no" if permanent.turned else "yes"]
        case _:
            return ["hand", "graveyard"]


def present(pack: Pack, board: Board, thing: str) -> str:
    """Return the value that a thing has now, "" for one that has none, such as a missing draw."""
    kind, _, number = thing.partition(":")
    permanent = board.permanent(int(number))
    if permanent is None:
        return str(board.sides[int(number)].spent) if kind == "spent" else ""
    match kind:
        case "lives":
            return str(lives_of(board, pack, permanent))
        case "level":
            return str(level_of(board, pack, permanent))
        case "turned":
            return "yes" if permanent.turned else "no"
        case _:
            return ""


def put_right(play: LegendsPlay, thing: str, value: str) -> None:
    """Give a thing another value, and say so to everybody."""
    board = play.board
    kind, _, number = thing.partition(":")
    permanent = board.permanent(int(number))
    board.positions = ()
    if permanent is not None:
        play.emit(events.Corrected(kind, permanent.controller, permanent.uid, permanent.card, value))
        ON_PERMANENT[kind](play, permanent, value)
        return
    seat = int(number)
    if kind in ("spent", "hand"):  # what is drawn or returned tells itself
        card = value if kind == "hand" else ""
        play.emit(events.Corrected(kind, seat, NOBODY, card, value))
    ON_SIDE[kind](play, seat, value)


# ---------------------------------------------------------------- permanents


def _put_lives(play: LegendsPlay, permanent: Permanent, value: str) -> None:
    permanent.damage = most_lives(play.board, play.pack, permanent) - int(value)
    permanent.credit = NOBODY
    if int(value) < 1:
        depart(play, [(permanent, NOBODY)], "graveyard", "lives")


def _put_level(play: LegendsPlay, permanent: Permanent, value: str) -> None:
    permanent.level += int(value) - level_of(play.board, play.pack, permanent)


def _put_turned(_play: LegendsPlay, permanent: Permanent, value: str) -> None:
    permanent.turned = value == "yes"


def _put_place(play: LegendsPlay, permanent: Permanent, value: str) -> None:
    remove(play.board, [permanent.uid])
    put(play, permanent.owner, permanent.card, "hand" if value == "hand" else "graveyard")


ON_PERMANENT: Mapping[str, Callable[[LegendsPlay, Permanent, str], None]] = {
    "lives": _put_lives,
    "level": _put_level,
    "turned": _put_turned,
    "place": _put_place,
}
"""The corrections of a permanent by kind."""


# ---------------------------------------------------------------- players


def _put_spent(play: LegendsPlay, seat: Seat, value: str) -> None:
    play.board.sides[seat].spent = int(value)


def _draw_missed(play: LegendsPlay, seat: Seat, value: str) -> None:
    draw(play, seat, int(value))


def _discard_known(play: LegendsPlay, seat: Seat, value: str) -> None:
    take_from_hand(play, seat, value)
    play.board.sides[seat].graveyard.append(value)


ON_SIDE: Mapping[str, Callable[[LegendsPlay, Seat, str], None]] = {
    "spent": _put_spent,
    "draw": _draw_missed,
    "grave": recover,
    "hand": _discard_known,
}
"""The corrections of a player's side by kind."""

CORRECTING = Correcting[Board, Pack](things, values, present, put_right)
