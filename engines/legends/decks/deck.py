"""The text of a deck as it is stored and brought to a table, and changes of a deck in steps of one card (LG-62).

The text names heroes and cards by id, sorted, so that one deck has one text: "aldric mira / ember_lash*3 wolf". Ids are
never used anew, so a text means the same with whatever content packs there are.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping

from engines.kernel.lobby.brought import BroughtError
from engines.legends.board import Deck

MOST_HEROES, MOST_CARDS = 12, 200
"""The most heroes and cards of a deck that is being built: whatever is more cannot be stored."""

EMPTY = Deck((), ())

_ID = re.compile(r"[a-z][a-z0-9_]{0,31}")
_COPIES = re.compile(rf"({_ID.pattern})(?:\*([1-9][0-9]{{0,2}}))?")
BREAK = "/"
"""The mark between heroes and cards, which no code has."""


def new_deck(heroes: Iterable[str], cards: Mapping[str, int]) -> Deck:
    """Return a deck of these heroes, each once, and of cards by their number of copies."""
    listed = [name for name in sorted(cards) for _ in range(cards[name])]
    return Deck(tuple(sorted({*heroes})), tuple(listed))


def copies_of(deck: Deck) -> dict[str, int]:
    """Return the copies of each card of a deck, in the order of ids; heroes left out."""
    return dict(sorted(Counter(deck.cards).items()))


def text_of(deck: Deck) -> str:
    """Return the one text of a deck."""
    cards = [name if copies == 1 else f"{name}*{copies}" for name, copies in copies_of(deck).items()]
    return " ".join([*sorted(deck.heroes), BREAK, *cards])


def deck_of(text: str) -> Deck:
    """Return the deck of a text, also of one that is not sorted.

    Raises BroughtError if it is no text of a deck, or if it holds more than can be stored.
    """
    heroes, found, cards = text.partition(BREAK)
    copies: Counter[str] = Counter()
    if not found or not all(_ID.fullmatch(name) for name in heroes.split()):
        raise BroughtError("refused-legends-deck-unreadable")
    for word in cards.split():
        match = _COPIES.fullmatch(word)
        if match is None:
            raise BroughtError("refused-legends-deck-unreadable")
        copies[match[1]] += int(match[2] or 1)
    deck = new_deck(heroes.split(), copies) if copies.total() <= MOST_CARDS else None
    return bounded(deck)


def bounded(deck: Deck | None) -> Deck:
    """Return a deck that can be stored. Raises BroughtError for one that is too large, None if it was never made."""
    if deck is None or len(deck.heroes) > MOST_HEROES or len(deck.cards) > MOST_CARDS:
        raise BroughtError("refused-legends-deck-too-large", heroes=MOST_HEROES, cards=MOST_CARDS)
    return deck


def with_copies(deck: Deck, card: str, copies: int) -> Deck:
    """Return the deck with so many copies of a card, none for 0. Raises BroughtError if it becomes too large."""
    others = copies_of(deck)
    others[card] = max(copies, 0)
    if sum(others.values()) > MOST_CARDS:
        return bounded(None)
    return new_deck(deck.heroes, others)


def with_heroes(deck: Deck, heroes: Iterable[str]) -> Deck:
    """Return the deck with these heroes in place of its own. Raises BroughtError if they are too many."""
    return bounded(Deck(tuple(sorted({*heroes})), deck.cards))
