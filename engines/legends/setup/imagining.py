"""What another player's deck may be, for all that a viewer knows: cards that everybody has seen, and others that fit.

A re-dealt match is what practice players think about. It must not hold the true deck of another, in whatever order.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from random import Random

from engines.kernel.state.model import Seat
from engines.legends.board import NOBODY, Board, Deck
from engines.legends.content.pack import Pack
from engines.legends.decks.random import random_deck

COPIES = 3
"""The copies of a card that an imagined deck has at most, unless more were seen."""

HEROES = 4
"""The heroes of an imagined list."""


def compose(
    pack: Pack, board: Board, viewer: Seat | None, shuffle: int, known: list[str], count: int, rng: Random
) -> list[str] | None:
    """Return so many cards as may be hidden in another's deck and hand; None for the own deck, which its player knows."""
    seat = shuffle - 1
    if seat == viewer:
        return None
    there = Counter([*open_cards(board, seat), *known])
    certain = Counter(card for card in board.seen[seat] if card not in pack.hero) - there
    needed = [*certain.elements()]
    pool = _pool(pack, board, seat, there + certain, rng)
    return [*needed, *pool[: count - len(needed)]]


def open_cards(board: Board, seat: Seat) -> list[str]:
    """Return the cards of a player's deck that lie open: in play, on the stack, in the graveyard."""
    found = [*board.sides[seat].graveyard]
    found += [spell.card for spell in board.stack if spell.owner == seat and spell.ability == NOBODY]
    return found + [p.card for p in board.permanents if p.owner == seat]


def _pool(pack: Pack, board: Board, seat: Seat, used: Counter[str], rng: Random) -> list[str]:
    """Return cards that may be the rest of a deck, in a random order: those of a likely deck first, then any."""
    heroes = [name for name in board.seen[seat] if name in pack.hero]
    likely = list((Counter(random_deck(pack, rng, heroes).cards) - used).elements())
    rng.shuffle(likely)
    taken = used + Counter(likely)
    others = [name for name in pack.card if name not in pack.hero for _ in range(COPIES - taken[name])]
    rng.shuffle(others)
    return [*likely, *others]


def imagine_decks(pack: Pack, board: Board, viewer: Seat | None, rng: Random) -> None:
    """Let the decks of others have been brought as they lie on a re-dealt table, with heroes that were seen and others."""
    for seat, side in board.sides.items():
        if seat == viewer:
            continue
        there = [*open_cards(board, seat), *(card.id for card in (*side.deck, *side.hand))]
        cards = _without_heroes(pack, there)
        if not cards:  # before the first deal, or between games
            cards = list(random_deck(pack, rng, []).cards)
        board.decks[seat] = Deck(_heroes(pack, board, seat, rng), tuple(sorted(cards)))


def _without_heroes(pack: Pack, cards: Iterable[str]) -> list[str]:
    return [card for card in cards if card not in pack.hero]


def _heroes(pack: Pack, board: Board, seat: Seat, rng: Random) -> tuple[str, ...]:
    """Return the heroes that were seen, and others up to a usual number."""
    seen = [name for name in board.seen[seat] if name in pack.hero]
    others = [name for name in pack.hero if name not in seen]
    rng.shuffle(others)
    return tuple(sorted([*seen, *others[: max(HEROES - len(seen), 0)]]))
