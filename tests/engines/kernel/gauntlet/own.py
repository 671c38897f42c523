"""Decks of one's own: what seats of the gauntlet bring in secret, and what others may think that it is.

Who brings a deck draws from it alone, and it is never shuffled anew. Others know of it what was shown in this match.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from engines.kernel.lobby.brought import Bringing, BroughtError
from engines.kernel.state.model import Seat
from engines.kernel.views import Card
from tests.engines.kernel.gauntlet.board import Board, GPlay, Options, Own, Pack

LEAST, PRESET = 2, 9
"""Cards that a deck must have, and cards of a deck for whoever brings none."""


def check(pack: Pack, _options: Options, text: str) -> str:
    """Return a deck of at least two cards of the pack, by name; nobody brings a card twice."""
    cards = sorted(text.split())
    known = {card.id for card in pack.cards}
    if unknown := [card for card in cards if card not in known]:
        raise BroughtError("refused-gauntlet-card", card=unknown[0])
    if len(cards) < LEAST or len({*cards}) != len(cards):
        raise BroughtError("refused-gauntlet-deck", least=LEAST)
    return " ".join(cards)


def preset(pack: Pack, _options: Options, rng: Random) -> str:
    """Return a deck drawn at random."""
    return " ".join(sorted(card.id for card in rng.sample(pack.cards, PRESET)))


def place(_pack: Pack, board: Board, brought: Mapping[Seat, str]) -> None:
    """Note the decks; the first step shuffles them."""
    decks = {seat: tuple(text.split()) for seat, text in brought.items()}
    nothing: dict[Seat, tuple[str, ...]] = dict.fromkeys(decks, ())
    board.own = Own(decks, {seat: [] for seat in decks}, nothing, dict(nothing))


def held(board: Board) -> Mapping[Seat, str]:
    return {seat: " ".join(sorted(cards)) for seat, cards in board.own.brought.items()} if board.own else {}


BRINGING: Bringing[Board, Pack] = Bringing(check, preset, place, held, required=False)


def shuffle_own(play: GPlay, own: Own) -> None:
    """Shuffle each deck anew. The cards of a seat's deck have a shuffle number of their own, the same in all games."""
    for seat in play.match.seats:
        names = list(own.brought[seat])
        play.shuffle(names)
        own.decks[seat], own.gone[seat] = [Card(name, (), seat + 1) for name in names], ()


def deck_of(board: Board, seat: Seat) -> list[Card]:
    """Return the deck that a seat draws from."""
    return board.deck if board.own is None else board.own.decks[seat]


def expose(board: Board, seat: Seat, *names: str) -> None:
    """Note that cards of a seat's own deck lie open from now on, so that everybody knows that they are in it."""
    if board.own is not None:
        board.own.gone[seat] += names
        board.own.seen[seat] = tuple(sorted({*board.own.seen[seat], *names}))


def compose(
    pack: Pack, board: Board, viewer: Seat | None, shuffle: int, known: list[str], count: int, rng: Random
) -> list[str] | None:
    """Return as many cards as are hidden, all of which may be in the deck for all that the viewer knows of it."""
    own, seat = board.own, shuffle - 1
    if own is None or seat == viewer:
        return None
    there = {*own.gone[seat], *known}
    certain = [name for name in own.seen[seat] if name not in there]
    others = sorted({card.id for card in pack.cards} - there - {*certain})
    return [*certain, *rng.sample(others, count - len(certain))]


def recompose(board: Board, viewer: Seat | None) -> None:
    """Let the decks of others have been brought as they lie on the table by now."""
    if board.own is None:
        return
    for seat, deck in board.own.decks.items():
        if seat != viewer and (runner := board.runners[seat]) is not None:
            there = [card.id for card in (*deck, *runner.hand, *runner.sealed)]
            board.own.brought[seat] = tuple(sorted([*there, *board.own.gone[seat]]))
